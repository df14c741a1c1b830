//! The dialogue of a transfer: a sender's half and a receiver's half, two state machines without
//! I/O.
//!
//! ```text
//!  sender                    receiver
//!     | hello          -->      |   with a secret: all that follows is sealed
//!     | <--          its hello  |
//!     | header         -->      |
//!     | <--              offer  |   of a file to be resumed
//!     | map            -->      |
//!     | contents       ==>      |
//!     | <--            verdict  |   a refusal comes at any time
//! ```
//!
//! Each word of the other side is a call of a method, which returns the answer, or what else to do.
//! Carriers bring words and contents: raw sockets ([`crate::transfer::raw`]), and a TCP connection with UDP
//! beside it ([`crate::transfer::over_udp`]). A stream has words one behind the other: `read` finds the next.

use std::net::Ipv4Addr;
use std::sync::Arc;

use crate::error::Error;
use crate::seal::Keys;
use crate::transfer::files::plan::{self, Blocks, Hash, MAP_LEN, Plan};
use crate::transfer::frame::{self, FrameError, Header, Verdict};
use crate::transfer::sealed::{self, Greeting, HELLO_LEN, OtherSecret, SECRET_REQUIRED, Secret};

/// The answer to a sender whose word does not come next.
pub const NOT_ITS_TURN: &str = "the sender says what is not its turn";

/// A message of the sender.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SenderMessage {
    /// The first half of a handshake.
    Hello([u8; HELLO_LEN]),
    Header(Header),
    /// Which blocks follow.
    Map([u8; MAP_LEN]),
}

/// A message of the receiver.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The second half of a handshake.
    Hello([u8; HELLO_LEN]),
    /// The blocks that are there.
    Offer(Vec<Hash>),
    Verdict(Verdict),
}

impl SenderMessage {
    /// Writes the bytes in a stream.
    pub fn emit(&self) -> Vec<u8> {
        match self {
            SenderMessage::Hello(hello) => hello.to_vec(),
            SenderMessage::Header(header) => header.emit().to_vec(),
            SenderMessage::Map(map) => map.to_vec(),
        }
    }
}

impl Answer {
    /// Writes the bytes in a stream.
    pub fn emit(&self) -> Vec<u8> {
        match self {
            Answer::Hello(hello) => hello.to_vec(),
            Answer::Offer(hashes) => plan::offer(hashes),
            Answer::Verdict(verdict) => verdict.emit().to_vec(),
        }
    }
}

/// A sender's half.
#[derive(Debug)]
pub struct SenderHandshake {
    to: Ipv4Addr,
    header: Header,
    /// The hashes of the blocks of a file to be resumed.
    hashes: Vec<Hash>,
    expected: Expected,
}

/// The receiver's next word. A verdict may come instead of any other.
#[derive(Debug)]
enum Expected {
    Hello(Greeting),
    Offer,
    Verdict,
    Nothing,
}

impl SenderHandshake {
    /// Begins the half of a sender to this address, and returns its first word.
    ///
    /// # Errors
    /// No random numbers.
    pub fn begin(
        to: Ipv4Addr,
        header: Header,
        hashes: Vec<Hash>,
        secret: Option<&Secret>,
    ) -> Result<(SenderHandshake, SenderMessage), Error> {
        let greeting = secret.map(Greeting::new).transpose()?;
        let mut half = SenderHandshake {
            to,
            header,
            hashes,
            expected: Expected::Nothing,
        };
        let message = match greeting {
            Some((greeting, hello)) => {
                half.expected = Expected::Hello(greeting);
                SenderMessage::Hello(hello)
            }
            None => half.announce(),
        };
        Ok((half, message))
    }

    fn announce(&mut self) -> SenderMessage {
        self.expected = match self.header.is_resumed() {
            true => Expected::Offer,
            false => Expected::Verdict,
        };
        SenderMessage::Header(self.header.clone())
    }

    /// Returns whether the receiver has proved that it knows the secret, if there is one.
    pub fn is_greeted(&self) -> bool {
        !matches!(self.expected, Expected::Hello(_))
    }

    /// Returns whether all is said that precedes the contents.
    pub fn sends_contents(&self) -> bool {
        matches!(self.expected, Expected::Verdict | Expected::Nothing)
    }

    /// Finds the receiver's next word in the bytes that have come in order since its hello, which
    /// are all if it is `over`; `None` while it is not here whole.
    ///
    /// # Errors
    /// The bytes are no word.
    pub fn read(&self, bytes: &[u8], over: bool) -> Result<Option<Answer>, Error> {
        let answer = match self.expected {
            Expected::Hello(_) => sealed::read_answer(bytes).map(|a| a.map(|a| Answer::Hello(*a))),
            Expected::Offer => plan::read_offer(bytes).map(|hashes| hashes.map(Answer::Offer)),
            Expected::Verdict => Ok(None),
            Expected::Nothing => return Ok(None),
        };
        match answer.map_err(|e| self.malformed(e))? {
            None if over => {
                let verdict = bytes.last_chunk().ok_or(FrameError::Malformed);
                let verdict = verdict
                    .and_then(Verdict::parse)
                    .map_err(|e| self.unreadable(e))?;
                Ok(Some(Answer::Verdict(verdict)))
            }
            answer => Ok(answer),
        }
    }

    /// Handles the receiver's half of the handshake. The header is next, and all is sealed with these
    /// keys from there on.
    ///
    /// # Errors
    /// The receiver does not know the secret, or it is not the turn of a hello.
    pub fn hello(&mut self, hello: &[u8; HELLO_LEN]) -> Result<(Keys, SenderMessage), Error> {
        let answer = sealed::read_answer(hello).map_err(|e| self.malformed(e))?;
        let expected = std::mem::replace(&mut self.expected, Expected::Nothing);
        let (Expected::Hello(greeting), Some(answer)) = (expected, answer) else {
            return Err(not_its_turn(self.to));
        };
        let keys = greeting.finish(answer);
        let keys = keys.map_err(|OtherSecret| Error::OtherSecret(self.to))?;
        Ok((keys, self.announce()))
    }

    /// Handles the receiver's list of its blocks. The others follow the answer.
    ///
    /// # Errors
    /// The sender awaits no offer.
    pub fn offer(&mut self, offered: &[Hash]) -> Result<(Plan, SenderMessage), Error> {
        if !matches!(self.expected, Expected::Offer) {
            return Err(not_its_turn(self.to));
        }
        let (plan, map) = Plan::lacking(Blocks::new(self.header.size), &self.hashes, offered);
        self.expected = Expected::Verdict;
        Ok((plan, SenderMessage::Map(map)))
    }

    /// Handles the verdict. A receiver that has not proved that it knows the secret can
    /// only refuse.
    ///
    /// # Errors
    /// The receiver refuses.
    pub fn verdict(&mut self, verdict: Verdict) -> Result<(), Error> {
        match verdict.accepted {
            true if self.is_greeted() => {
                self.expected = Expected::Nothing;
                Ok(())
            }
            true => Err(self.unreadable(FrameError::Malformed)),
            false => Err(Error::Refused(self.to, verdict.text)),
        }
    }

    fn malformed(&self, e: FrameError) -> Error {
        Error::Malformed(self.to, e.to_string())
    }

    fn unreadable(&self, e: FrameError) -> Error {
        Error::Refused(self.to, format!("its verdict can't be read ({e})"))
    }
}

/// Makes the error of a receiver that says what does not come next.
pub fn not_its_turn(receiver: Ipv4Addr) -> Error {
    Error::Malformed(receiver, "a record that is not its turn".to_owned())
}

/// A receiver's half.
#[derive(Debug)]
pub struct ReceiverHandshake {
    /// The secret that the sender must know.
    secret: Option<Arc<Secret>>,
    header: Option<Header>,
    turn: Turn,
}

/// The sender's next word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    /// A hello or a header.
    First,
    Header,
    /// None: the sender waits for the offer.
    Offer,
    Map,
    Contents,
}

impl ReceiverHandshake {
    /// Makes the half of a receiver with this secret.
    pub fn new(secret: Option<Arc<Secret>>) -> ReceiverHandshake {
        ReceiverHandshake {
            secret,
            header: None,
            turn: Turn::First,
        }
    }

    /// Returns the header, once it is here.
    pub fn header(&self) -> Option<&Header> {
        self.header.as_ref()
    }

    /// Returns the file's name; there is none of bulk data, and before the header.
    pub fn name(&self) -> String {
        self.header().map_or_else(String::new, Header::file_name)
    }

    /// Returns whether all is here that precedes the contents.
    pub fn expects_contents(&self) -> bool {
        self.turn == Turn::Contents
    }

    /// Finds the sender's next word in the bytes that have come in order since its last one; `None`
    /// while it is not here whole.
    ///
    /// # Errors
    /// In words: the bytes are no word, or not the one that comes next.
    pub fn read(&self, bytes: &[u8]) -> Result<Option<SenderMessage>, String> {
        let kind = bytes.get(frame::KIND_AT);
        match self.turn {
            Turn::First if kind.is_none() => Ok(None),
            Turn::First if kind == Some(&frame::HELLO) => Ok(bytes
                .first_chunk()
                .map(|hello| SenderMessage::Hello(*hello))),
            Turn::First if self.secret.is_some() => Err(SECRET_REQUIRED.to_owned()),
            Turn::First | Turn::Header => {
                let header = bytes.first_chunk().map(Header::parse).transpose();
                Ok(header
                    .map_err(|e| e.to_string())?
                    .map(SenderMessage::Header))
            }
            Turn::Offer if !bytes.is_empty() => Err(NOT_ITS_TURN.to_owned()),
            Turn::Map => Ok(bytes.first_chunk().map(|map| SenderMessage::Map(*map))),
            Turn::Offer | Turn::Contents => Ok(None),
        }
    }

    /// Handles the sender's half of the handshake. All that follows the answer is sealed with these
    /// keys, in both directions.
    ///
    /// # Errors
    /// In words: the sender does not know the secret, there is none, or it is not its turn.
    pub fn on_hello(&mut self, hello: &[u8; HELLO_LEN]) -> Result<(Answer, Keys), String> {
        self.expect(&[Turn::First])?;
        let (answer, keys) = sealed::answer(self.secret.as_deref(), hello)?;
        self.turn = Turn::Header;
        Ok((Answer::Hello(answer), keys))
    }

    /// Handles the header of what is sent. Contents follow, unless a file is to be resumed.
    ///
    /// # Errors
    /// In words: the sender has to show that it knows the secret, or it is not its turn.
    pub fn on_header(&mut self, header: Header) -> Result<(), String> {
        self.expect(&[Turn::First, Turn::Header])?;
        let resumed = header.is_resumed();
        self.header = Some(header);
        if self.turn == Turn::First && self.secret.is_some() {
            return Err(SECRET_REQUIRED.to_owned());
        }
        self.turn = if resumed { Turn::Offer } else { Turn::Contents };
        Ok(())
    }

    /// Offers the blocks that are there.
    pub fn offer(&mut self, hashes: Vec<Hash>) -> Answer {
        self.turn = Turn::Map;
        Answer::Offer(hashes)
    }

    /// Handles the map of the blocks that follow.
    ///
    /// # Errors
    /// In words: it names blocks that the file does not have, or it is not its turn.
    pub fn on_map(&mut self, map: &[u8; MAP_LEN]) -> Result<Plan, String> {
        self.expect(&[Turn::Map])?;
        let size = self.header().map_or(0, |header| header.size);
        let plan = Plan::read(Blocks::new(size), map).map_err(|e| e.to_string())?;
        self.turn = Turn::Contents;
        Ok(plan)
    }

    /// Returns the last message: everything is accepted, or why not.
    pub fn verdict(&self, failure: Option<&str>) -> Answer {
        Answer::Verdict(Verdict::new(&self.name(), failure))
    }

    fn expect(&self, turns: &[Turn]) -> Result<(), String> {
        match turns.contains(&self.turn) {
            true => Ok(()),
            false => Err(NOT_ITS_TURN.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::transfer::frame::{Content, HEADER_LEN};

    const RECEIVER: Ipv4Addr = Ipv4Addr::new(10, 0, 0, 2);

    fn header(size: u64, resume: bool) -> Header {
        let content = Content::File {
            name: "f".to_owned(),
            sha256: [7; 32],
            resume,
        };
        Header { size, content }
    }

    fn secret(number: Option<u8>) -> Option<Arc<Secret>> {
        number.map(|number| Arc::new(Secret::from_bytes(&[number])))
    }

    /// A session over two streams, whose bytes come in pieces.
    struct TestSession {
        sender: SenderHandshake,
        receiver: ReceiverHandshake,
        from_sender: Vec<u8>,
        from_receiver: Vec<u8>,
        /// The bytes of either stream that are here, and that were read.
        here: [usize; 2],
        read: [usize; 2],
        over: bool,
        keys: [Option<Keys>; 2],
        plans: [Option<Plan>; 2],
    }

    impl TestSession {
        fn new(secrets: [Option<u8>; 2], header: &Header, hashes: Vec<Hash>) -> TestSession {
            let [here, there] = secrets.map(secret);
            let half = SenderHandshake::begin(RECEIVER, header.clone(), hashes, here.as_deref());
            let (sender, first) = half.unwrap();
            TestSession {
                sender,
                receiver: ReceiverHandshake::new(there),
                from_sender: first.emit(),
                from_receiver: Vec::new(),
                here: [0; 2],
                read: [0; 2],
                over: false,
                keys: [None, None],
                plans: [None, None],
            }
        }

        /// Lets the receiver handle the bytes that have arrived, and offer these blocks on request.
        fn step_receiver(&mut self, offered: &[Hash]) -> Result<(), String> {
            let here = &self.from_sender[self.read[0]..self.here[0]];
            let Some(word) = self.receiver.read(here)? else {
                return Ok(());
            };
            self.read[0] += word.emit().len();
            let answer = match word {
                SenderMessage::Hello(hello) => {
                    let (answer, keys) = self.receiver.on_hello(&hello)?;
                    self.keys[0] = Some(keys);
                    answer
                }
                SenderMessage::Header(header) => {
                    self.receiver.on_header(header)?;
                    match self.receiver.expects_contents() {
                        true => return Ok(()),
                        false => self.receiver.offer(offered.to_vec()),
                    }
                }
                SenderMessage::Map(map) => {
                    self.plans[0] = Some(self.receiver.on_map(&map)?);
                    return Ok(());
                }
            };
            self.from_receiver.extend(answer.emit());
            Ok(())
        }

        /// Lets the sender handle the bytes that have arrived. Returns whether the handshake is over.
        fn step_sender(&mut self) -> Result<bool, Error> {
            let here = &self.from_receiver[self.read[1]..self.here[1]];
            let whole = self.over && self.here[1] == self.from_receiver.len();
            let message = match self.sender.read(here, whole)? {
                None => return Ok(false),
                Some(Answer::Hello(hello)) => {
                    self.read[1] += HELLO_LEN;
                    let (keys, message) = self.sender.hello(&hello)?;
                    self.keys[1] = Some(keys);
                    message
                }
                Some(Answer::Offer(hashes)) => {
                    let (plan, message) = self.sender.offer(&hashes)?;
                    self.plans[1] = Some(plan);
                    message
                }
                Some(Answer::Verdict(verdict)) => {
                    return self.sender.verdict(verdict).map(|()| true);
                }
            };
            self.from_sender.extend(message.emit());
            Ok(false)
        }

        /// Runs until the verdict, which the receiver sends when contents follow or on a failure.
        fn run(
            &mut self,
            offered: &[Hash],
            failure: Option<&str>,
            piece: usize,
        ) -> Result<(), Error> {
            loop {
                self.here[0] = self.from_sender.len().min(self.here[0] + piece);
                let failure = match self.step_receiver(offered) {
                    Err(reason) => Some(reason),
                    Ok(()) if self.receiver.expects_contents() => failure.map(str::to_owned),
                    Ok(()) => None,
                };
                if !self.over && (failure.is_some() || self.receiver.expects_contents()) {
                    self.over = true;
                    let verdict = self.receiver.verdict(failure.as_deref());
                    self.from_receiver.extend(verdict.emit());
                }
                self.here[1] = self.from_receiver.len().min(self.here[1] + piece);
                if self.step_sender()? {
                    return Ok(());
                }
            }
        }
    }

    fn hashes() -> impl Strategy<Value = (u64, Vec<Hash>, Vec<Hash>)> {
        let blocks = (0_u64..600_000).prop_map(|size| (size, Blocks::new(size).count()));
        blocks.prop_flat_map(|(size, count)| {
            let some = |most| prop::collection::vec((0_u8..3).prop_map(|n| [n; 32]), most);
            (Just(size), some(count..=count), some(0..=count))
        })
    }

    proptest! {
        /// The streams arrive in pieces of any length.
        #[test]
        fn handshake_of_sender_and_receiver_agrees_on_keys_and_plan(
            (size, ours, offered) in hashes(), resume: bool, piece in 1_usize..500,
            secrets: [Option<bool>; 2], refused: bool,
        ) {
            let header = header(size, resume);
            let mut session = TestSession::new(secrets.map(|s| s.map(u8::from)), &header, ours.clone());
            let failure = refused.then_some("no");
            let end = session.run(&offered, failure, piece).map_err(|e| e.to_string());
            if secrets[0] != secrets[1] {
                let why = match secrets {
                    [None, _] => "refused: this receiver takes only what is encrypted",
                    [_, None] => "refused: this receiver has no secret",
                    _ => "refused: its secret is not this receiver's",
                };
                prop_assert!(end.clone().unwrap_err().contains(why), "{end:?}");
                prop_assert!(!session.receiver.expects_contents());
                return Ok(());
            }
            if refused {
                prop_assert!(end.unwrap_err().ends_with("no"));
                return Ok(());
            }
            prop_assert_eq!(end, Ok(()));
            prop_assert!(session.sender.sends_contents() && session.receiver.expects_contents());
            prop_assert_eq!(session.receiver.header(), Some(&header));
            // The contents begin where the words end.
            prop_assert_eq!(session.read[0], session.from_sender.len());
            let lacking = Plan::lacking(Blocks::new(size), &ours, &offered).0;
            let plan = resume.then_some(lacking);
            prop_assert_eq!(&session.plans, &[plan.clone(), plan]);
            if let [Some(there), Some(here)] = session.keys {
                let (mut sealer, _) = here.stream();
                let (_, mut unsealer) = there.stream();
                let mut sealed = [0; 33];
                sealer.seal_at(5, &mut sealed, |plain| { plain.fill(9); Ok(()) }).unwrap();
                prop_assert_eq!(unsealer.open_at(5, &sealed), Ok(&[9][..]));
            }
        }

        /// No order of messages makes a half panic or skip the proof of the secret.
        #[test]
        fn handshake_survives_messages_in_any_order(
            words in prop::collection::vec((0..4, any::<u8>(), any::<bool>()), 1..12), secret_here: bool,
        ) {
            let mut session = TestSession::new([secret_here.then_some(1); 2], &header(99_999, true), Vec::new());
            for (word, byte, flag) in words {
                let bytes = vec![byte; HEADER_LEN];
                let _ = (session.receiver.read(&bytes), session.sender.read(&bytes, flag));
                match word {
                    0 => drop((session.receiver.on_hello(&[byte; HELLO_LEN]), session.sender.hello(&[byte; HELLO_LEN]))),
                    1 => drop(session.receiver.on_header(header(byte.into(), flag))),
                    2 => drop((session.receiver.on_map(&[byte; MAP_LEN]), session.sender.offer(&[[byte; 32]]))),
                    _ => drop(session.sender.verdict(Verdict { accepted: flag, text: String::new() })),
                }
                let unproven = !session.sender.is_greeted() && !session.receiver.expects_contents();
                prop_assert!(!secret_here || unproven);
            }
        }
    }

    #[test]
    fn receiver_without_the_secret_can_only_refuse() {
        let mut session = TestSession::new([Some(1); 2], &header(1, false), Vec::new());
        let verdict = |taken| Verdict {
            accepted: taken,
            text: "no".to_owned(),
        };
        let taken = session
            .sender
            .verdict(verdict(true))
            .unwrap_err()
            .to_string();
        assert!(taken.contains("its verdict can't be read"), "{taken}");
        let refused = session.sender.verdict(verdict(false)).unwrap_err();
        assert_eq!(refused.to_string(), "10.0.0.2 refused: no");
    }

    #[test]
    fn handshake_message_out_of_order_is_refused() {
        let mut session = TestSession::new([None; 2], &header(1, true), Vec::new());
        assert_eq!(
            session.receiver.on_map(&[0; MAP_LEN]),
            Err(NOT_ITS_TURN.to_owned())
        );
        session.receiver.on_header(header(1, true)).unwrap();
        assert_eq!(session.receiver.read(b"more"), Err(NOT_ITS_TURN.to_owned()));
        let again = session.receiver.on_header(header(1, true));
        assert_eq!(again, Err(NOT_ITS_TURN.to_owned()));
        session.sender.offer(&[]).unwrap();
        let offer = session.sender.offer(&[]).unwrap_err().to_string();
        assert!(offer.ends_with("a record that is not its turn"), "{offer}");
    }
}
