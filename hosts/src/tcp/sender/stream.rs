//! How a sender's stream of bytes is cut into segments: all of one size but the last, which carries the FIN.
//!
//! A place is a position in sequence space, counted from the SYN: that takes place 0, payload byte 0 place 1.

use std::ops::Range;

/// The segments of a stream, numbered from 0.
#[derive(Debug)]
pub(crate) struct Stream {
    /// Bytes of a full segment.
    payload: u64,
    /// Bytes of the whole stream, once known.
    bytes: Option<u64>,
    /// Segments so far.
    end: u64,
}

impl Stream {
    /// Makes a stream of so many bytes; `None` never ends.
    pub(crate) fn new(payload: u64, bytes: Option<u64>) -> Stream {
        Stream {
            payload,
            bytes,
            end: bytes.map_or(u64::MAX, |b| b.div_ceil(payload).max(1)),
        }
    }

    /// Makes a stream that [`Stream::supply`] makes longer.
    pub(crate) fn open(payload: u64) -> Stream {
        Stream {
            payload,
            bytes: None,
            end: 0,
        }
    }

    /// Adds bytes to an open stream: whole segments, or any number of bytes if they are the last.
    pub(crate) fn supply(&mut self, bytes: u64, last: bool) {
        let total = self.end * self.payload + bytes;
        if last {
            // With nothing left the FIN goes alone.
            self.end = total.div_ceil(self.payload).max(self.end + 1);
            self.bytes = Some(total);
        } else {
            self.end = total / self.payload;
        }
    }

    /// Ends the stream behind its first so many segments: what is left of it is never sent, and the FIN goes alone.
    /// A stream that they are all of stays as it is.
    pub(crate) fn cut(&mut self, segments: u64) {
        if self.bytes.is_none() || segments < self.end {
            self.bytes = Some(segments * self.payload);
            self.end = segments + 1;
        }
    }

    /// Returns how many segments there are.
    pub(crate) fn end(&self) -> u64 {
        self.end
    }

    /// Returns whether the last segment is known.
    pub(crate) fn is_closed(&self) -> bool {
        self.bytes.is_some()
    }

    /// Returns the bytes of a segment, and whether it carries the FIN.
    pub(crate) fn segment(&self, number: u64) -> (Range<u64>, bool) {
        let first = number * self.payload;
        match self.bytes {
            Some(bytes) if number + 1 == self.end => (first..bytes, true),
            _ => (first..first + self.payload, false),
        }
    }

    /// Counts the bytes in the first so many segments.
    pub(crate) fn bytes_below(&self, segment: u64) -> u64 {
        let whole = segment * self.payload;
        self.bytes.map_or(whole, |bytes| bytes.min(whole))
    }

    /// Counts how many segments lie wholly below a place; the last one takes the FIN's place too.
    pub(crate) fn segments_below(&self, place: u64) -> u64 {
        let whole = place.saturating_sub(1) / self.payload;
        match self.bytes {
            Some(bytes) if place > bytes + 1 => self.end,
            Some(_) => whole.min(self.end - 1),
            None => whole,
        }
    }

    /// Counts the same for the end of a SACK block, which never covers the FIN that came with the last bytes.
    pub(crate) fn sacked_below(&self, place: u64) -> u64 {
        match self.bytes {
            Some(bytes) if place == bytes + 1 && !self.fin_is_alone(bytes) => self.end,
            _ => self.segments_below(place),
        }
    }

    fn fin_is_alone(&self, bytes: u64) -> bool {
        bytes == (self.end - 1) * self.payload
    }

    /// Counts the sequence space used when the first `high` segments were sent.
    pub(crate) fn space(&self, high: u64) -> u64 {
        match self.bytes {
            Some(bytes) if high == self.end => bytes + 2,
            _ => 1 + high * self.payload,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every way to get 250 bytes in segments of 100, and the ends of what a peer may acknowledge.
    #[test]
    fn last_segment_carries_the_fin() {
        let mut supplied = Stream::open(100);
        supplied.supply(200, false);
        assert_eq!((supplied.end(), supplied.is_closed()), (2, false));
        assert_eq!(supplied.segment(1), (100..200, false));
        supplied.supply(50, true);
        for stream in [Stream::new(100, Some(250)), supplied] {
            assert_eq!(stream.end(), 3);
            assert_eq!(stream.segment(2), (200..250, true));
            assert_eq!((stream.space(2), stream.space(3)), (201, 252));
            let below = [0, 1, 100, 101, 251, 252].map(|place| stream.segments_below(place));
            assert_eq!(below, [0, 0, 0, 1, 2, 3]);
            assert_eq!((stream.sacked_below(251), stream.sacked_below(201)), (3, 2));
            assert_eq!((stream.bytes_below(2), stream.bytes_below(3)), (200, 250));
        }
    }

    #[test]
    fn stream_may_be_truncated_behind_sent_data() {
        for mut stream in [Stream::new(100, None), Stream::new(100, Some(250))] {
            stream.cut(2);
            assert_eq!((stream.end(), stream.is_closed()), (3, true));
            assert_eq!(stream.segment(1), (100..200, false));
            assert_eq!(stream.segment(2), (200..200, true));
        }
        let mut sent = Stream::new(100, Some(250));
        sent.cut(3);
        assert_eq!((sent.end(), sent.segment(2)), (3, (200..250, true)));
    }

    #[test]
    fn fin_may_be_sent_without_data() {
        let mut stream = Stream::open(100);
        stream.supply(200, false);
        stream.supply(0, true);
        assert_eq!((stream.end(), stream.segment(2)), (3, (200..200, true)));
        assert_eq!((stream.space(2), stream.space(3)), (201, 202));
        assert_eq!(stream.segments_below(201), 2);
        assert_eq!(stream.segments_below(202), 3);
        assert_eq!(stream.sacked_below(201), 2, "the FIN did not arrive");
        let mut empty = Stream::open(100);
        empty.supply(0, true);
        for stream in [Stream::new(100, Some(0)), empty] {
            assert_eq!((stream.end(), stream.segment(0)), (1, (0..0, true)));
            assert_eq!((stream.space(0), stream.space(1)), (1, 2));
            assert_eq!((stream.segments_below(1), stream.segments_below(2)), (0, 1));
        }
    }
}
