//! An endpoint whose peer is the test: it receives what the test makes, and nothing answers its packets.

use xcpr_hosts::*;

pub struct PeerlessEndpoint {
    pub end: Box<dyn Endpoint>,
    pub now: Instant,
    /// Where the stream of a sender ends.
    stream_bytes: u64,
    pub received_bytes: u64,
    pub sent_bytes: u64,
    pub sent_packets: u64,
    /// Messages that it has sent.
    pub messages: Vec<Vec<u8>>,
    /// The largest ratio of sent to received bytes at any moment.
    pub amplification: f64,
}

impl PeerlessEndpoint {
    pub fn new(end: Box<dyn Endpoint>, now: Instant, stream_bytes: u64) -> PeerlessEndpoint {
        let mut endpoint = PeerlessEndpoint {
            end,
            now,
            stream_bytes,
            received_bytes: 0,
            sent_bytes: 0,
            sent_packets: 0,
            messages: Vec::new(),
            amplification: 0.0,
        };
        endpoint.drain();
        endpoint
    }

    pub fn handle_packet(&mut self, bytes: &[u8], len: u32) {
        self.received_bytes += u64::from(len);
        let new = self.end.handle_packet(self.now, bytes, len);
        assert!(
            new.is_empty() || new.end - new.start <= u64::from(len),
            "{new:?} came in a packet of {len} bytes"
        );
        self.drain();
    }

    pub fn handle_message(&mut self, message: &[u8]) {
        if let Some(end) = self.end.peer_messages() {
            end.on_message(self.now, message);
        }
        self.drain();
    }

    /// Polls everything that the endpoint has to send now.
    fn drain(&mut self) {
        let mut buf = [0; MAX_HEADER_LEN];
        let before = self.sent_packets;
        if let Some(sender) = self.end.coded_sender() {
            while let Some(needed) = sender.data_needed() {
                let end = self.stream_bytes;
                assert!(needed.end <= end, "{needed:?} is behind the stream's end");
                sender.provide_data(vec![7; (needed.end - needed.start) as usize]);
            }
        }
        while let Some(sent) = self.end.poll_transmit(self.now, &mut buf) {
            self.sent_packets += 1;
            self.sent_bytes += u64::from(sent.packet_len);
            assert!(
                self.sent_packets - before < 20_000,
                "no end of packets at once"
            );
        }
        while let Some(message) = self
            .end
            .peer_messages()
            .and_then(PeerMessages::poll_message)
        {
            self.messages.push(message);
        }
        if let Some(end) = self.end.coded_receiver() {
            while end.poll_decoded().is_some() {}
        }
        let ratio = self.sent_bytes as f64 / self.received_bytes.max(1) as f64;
        self.amplification = self.amplification.max(ratio);
    }

    /// Advances the time by `span`.
    pub fn wait(&mut self, span: Span) {
        let until = self.now + span;
        while let Some(at) = self.end.poll_timeout().filter(|at| *at <= until) {
            let before = self.sent_packets;
            self.now = self.now.max(at);
            self.end.handle_timeout(self.now);
            self.drain();
            let after = self.end.poll_timeout().unwrap_or(until);
            assert!(
                after > at || self.sent_packets > before,
                "a deadline that stays"
            );
        }
        self.now = until;
    }
}
