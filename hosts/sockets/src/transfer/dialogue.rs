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
use crate::transfer::sealed::{self, Greeting, HELLO_LEN, OtherSecret, SECRET_WANTED, Secret};

/// The answer to a sender whose word does not come next.
pub const NOT_ITS_TURN: &str = "the sender says what is not its turn";

/// A sender's word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// The first half of a handshake.
    Hello([u8; HELLO_LEN]),
    Header(Header),
    /// Which blocks follow.
    Map([u8; MAP_LEN]),
}

/// A receiver's word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The second half of a handshake.
    Hello([u8; HELLO_LEN]),
    /// The blocks that are there.
    Offer(Vec<Hash>),
    Verdict(Verdict),
}

impl Said {
    /// Writes the bytes in a stream.
    pub fn emit(&self) -> Vec<u8> {
        match self {
            Said::Hello(hello) => hello.to_vec(),
            Said::Header(header) => header.emit().to_vec(),
            Said::Map(map) => map.to_vec(),
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
pub struct Asking {
    to: Ipv4Addr,
    header: Header,
    /// The hashes of the blocks of a file to be resumed.
    hashes: Vec<Hash>,
    awaited: Awaited,
}

/// The receiver's next word. A verdict may come instead of any other.
#[derive(Debug)]
enum Awaited {
    Hello(Greeting),
    Offer,
    Verdict,
    Nothing,
}

impl Asking {
    /// Begins the half of a sender to this address, and returns its first word.
    ///
    /// # Errors
    /// No random numbers.
    pub fn begin(
        to: Ipv4Addr,
        header: Header,
        hashes: Vec<Hash>,
        secret: Option<&Secret>,
    ) -> Result<(Asking, Said), Error> {
        let greeting = secret.map(Greeting::new).transpose()?;
        let mut half = Asking {
            to,
            header,
            hashes,
            awaited: Awaited::Nothing,
        };
        let said = match greeting {
            Some((greeting, hello)) => {
                half.awaited = Awaited::Hello(greeting);
                Said::Hello(hello)
            }
            None => half.announce(),
        };
        Ok((half, said))
    }

    fn announce(&mut self) -> Said {
        self.awaited = match self.header.is_resumed() {
            true => Awaited::Offer,
            false => Awaited::Verdict,
        };
        Said::Header(self.header.clone())
    }

    /// Returns whether the receiver has proved that it knows the secret, if there is one.
    pub fn is_greeted(&self) -> bool {
        !matches!(self.awaited, Awaited::Hello(_))
    }

    /// Returns whether all is said that precedes the contents.
    pub fn sends_contents(&self) -> bool {
        matches!(self.awaited, Awaited::Verdict | Awaited::Nothing)
    }

    /// Finds the receiver's next word in the bytes that have come in order since its hello, which
    /// are all if it is `over`; `None` while it is not here whole.
    ///
    /// # Errors
    /// The bytes are no word.
    pub fn read(&self, bytes: &[u8], over: bool) -> Result<Option<Answer>, Error> {
        let answer = match self.awaited {
            Awaited::Hello(_) => sealed::read_answer(bytes).map(|a| a.map(|a| Answer::Hello(*a))),
            Awaited::Offer => plan::read_offer(bytes).map(|hashes| hashes.map(Answer::Offer)),
            Awaited::Verdict => Ok(None),
            Awaited::Nothing => return Ok(None),
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

    /// Hears the receiver's half of the handshake. The header is next, and all is sealed with these
    /// keys from there on.
    ///
    /// # Errors
    /// The receiver does not know the secret, or it is not the turn of a hello.
    pub fn hello(&mut self, hello: &[u8; HELLO_LEN]) -> Result<(Keys, Said), Error> {
        let answer = sealed::read_answer(hello).map_err(|e| self.malformed(e))?;
        let awaited = std::mem::replace(&mut self.awaited, Awaited::Nothing);
        let (Awaited::Hello(greeting), Some(answer)) = (awaited, answer) else {
            return Err(not_its_turn(self.to));
        };
        let keys = greeting.finish(answer);
        let keys = keys.map_err(|OtherSecret| Error::OtherSecret(self.to))?;
        Ok((keys, self.announce()))
    }

    /// Hears which blocks the receiver has. The others follow the answer.
    ///
    /// # Errors
    /// The sender awaits no offer.
    pub fn offer(&mut self, offered: &[Hash]) -> Result<(Plan, Said), Error> {
        if !matches!(self.awaited, Awaited::Offer) {
            return Err(not_its_turn(self.to));
        }
        let (plan, map) = Plan::lacking(Blocks::of(self.header.size), &self.hashes, offered);
        self.awaited = Awaited::Verdict;
        Ok((plan, Said::Map(map)))
    }

    /// Hears that everything is taken. A receiver that has not proved that it knows the secret can
    /// only refuse.
    ///
    /// # Errors
    /// The receiver refuses.
    pub fn verdict(&mut self, verdict: Verdict) -> Result<(), Error> {
        match verdict.taken {
            true if self.is_greeted() => {
                self.awaited = Awaited::Nothing;
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
pub struct Answering {
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

impl Answering {
    /// Makes the half of a receiver with this secret.
    pub fn new(secret: Option<Arc<Secret>>) -> Answering {
        Answering {
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
    pub fn takes_contents(&self) -> bool {
        self.turn == Turn::Contents
    }

    /// Finds the sender's next word in the bytes that have come in order since its last one; `None`
    /// while it is not here whole.
    ///
    /// # Errors
    /// In words: the bytes are no word, or not the one that comes next.
    pub fn read(&self, bytes: &[u8]) -> Result<Option<Said>, String> {
        let kind = bytes.get(frame::KIND_AT);
        match self.turn {
            Turn::First if kind.is_none() => Ok(None),
            Turn::First if kind == Some(&frame::HELLO) => {
                Ok(bytes.first_chunk().map(|hello| Said::Hello(*hello)))
            }
            Turn::First if self.secret.is_some() => Err(SECRET_WANTED.to_owned()),
            Turn::First | Turn::Header => {
                let header = bytes.first_chunk().map(Header::parse).transpose();
                Ok(header.map_err(|e| e.to_string())?.map(Said::Header))
            }
            Turn::Offer if !bytes.is_empty() => Err(NOT_ITS_TURN.to_owned()),
            Turn::Map => Ok(bytes.first_chunk().map(|map| Said::Map(*map))),
            Turn::Offer | Turn::Contents => Ok(None),
        }
    }

    /// Hears the sender's half of the handshake. All that follows the answer is sealed with these
    /// keys, in both directions.
    ///
    /// # Errors
    /// In words: the sender does not know the secret, there is none, or it is not its turn.
    pub fn hear_hello(&mut self, hello: &[u8; HELLO_LEN]) -> Result<(Answer, Keys), String> {
        self.expect(&[Turn::First])?;
        let (answer, keys) = sealed::answer(self.secret.as_deref(), hello)?;
        self.turn = Turn::Header;
        Ok((Answer::Hello(answer), keys))
    }

    /// Hears what is sent. Contents follow, unless a file is to be resumed.
    ///
    /// # Errors
    /// In words: the sender has to show that it knows the secret, or it is not its turn.
    pub fn hear_header(&mut self, header: Header) -> Result<(), String> {
        self.expect(&[Turn::First, Turn::Header])?;
        let resumed = header.is_resumed();
        self.header = Some(header);
        if self.turn == Turn::First && self.secret.is_some() {
            return Err(SECRET_WANTED.to_owned());
        }
        self.turn = if resumed { Turn::Offer } else { Turn::Contents };
        Ok(())
    }

    /// Offers the blocks that are there.
    pub fn offer(&mut self, hashes: Vec<Hash>) -> Answer {
        self.turn = Turn::Map;
        Answer::Offer(hashes)
    }

    /// Hears which blocks follow.
    ///
    /// # Errors
    /// In words: it names blocks that the file does not have, or it is not its turn.
    pub fn hear_map(&mut self, map: &[u8; MAP_LEN]) -> Result<Plan, String> {
        self.expect(&[Turn::Map])?;
        let size = self.header().map_or(0, |header| header.size);
        let plan = Plan::read(Blocks::of(size), map).map_err(|e| e.to_string())?;
        self.turn = Turn::Contents;
        Ok(plan)
    }

    /// Says the last: everything is taken, or what is against it.
    pub fn verdict(&self, failure: Option<&str>) -> Answer {
        Answer::Verdict(Verdict::of(&self.name(), failure))
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

    const THERE: Ipv4Addr = Ipv4Addr::new(10, 0, 0, 2);

    fn header(size: u64, resume: bool) -> Header {
        let content = Content::File {
            name: "f".to_owned(),
            sha256: [7; 32],
            resume,
        };
        Header { size, content }
    }

    fn secret(number: Option<u8>) -> Option<Arc<Secret>> {
        number.map(|number| Arc::new(Secret::of(&[number])))
    }

    /// A session over two streams, whose bytes come in pieces.
    struct Talk {
        asking: Asking,
        answering: Answering,
        said: Vec<u8>,
        answered: Vec<u8>,
        /// The bytes of either stream that are here, and that were read.
        here: [usize; 2],
        read: [usize; 2],
        over: bool,
        keys: [Option<Keys>; 2],
        plans: [Option<Plan>; 2],
    }

    impl Talk {
        fn new(secrets: [Option<u8>; 2], header: &Header, hashes: Vec<Hash>) -> Talk {
            let [here, there] = secrets.map(secret);
            let half = Asking::begin(THERE, header.clone(), hashes, here.as_deref());
            let (asking, first) = half.unwrap();
            Talk {
                asking,
                answering: Answering::new(there),
                said: first.emit(),
                answered: Vec::new(),
                here: [0; 2],
                read: [0; 2],
                over: false,
                keys: [None, None],
                plans: [None, None],
            }
        }

        /// Lets the receiver take what is here, and offer these blocks when it is asked.
        fn answer(&mut self, offered: &[Hash]) -> Result<(), String> {
            let here = &self.said[self.read[0]..self.here[0]];
            let Some(word) = self.answering.read(here)? else {
                return Ok(());
            };
            self.read[0] += word.emit().len();
            let answer = match word {
                Said::Hello(hello) => {
                    let (answer, keys) = self.answering.hear_hello(&hello)?;
                    self.keys[0] = Some(keys);
                    answer
                }
                Said::Header(header) => {
                    self.answering.hear_header(header)?;
                    match self.answering.takes_contents() {
                        true => return Ok(()),
                        false => self.answering.offer(offered.to_vec()),
                    }
                }
                Said::Map(map) => {
                    self.plans[0] = Some(self.answering.hear_map(&map)?);
                    return Ok(());
                }
            };
            self.answered.extend(answer.emit());
            Ok(())
        }

        /// Lets the sender take what is here. Returns whether all is over.
        fn ask(&mut self) -> Result<bool, Error> {
            let here = &self.answered[self.read[1]..self.here[1]];
            let whole = self.over && self.here[1] == self.answered.len();
            let said = match self.asking.read(here, whole)? {
                None => return Ok(false),
                Some(Answer::Hello(hello)) => {
                    self.read[1] += HELLO_LEN;
                    let (keys, said) = self.asking.hello(&hello)?;
                    self.keys[1] = Some(keys);
                    said
                }
                Some(Answer::Offer(hashes)) => {
                    let (plan, said) = self.asking.offer(&hashes)?;
                    self.plans[1] = Some(plan);
                    said
                }
                Some(Answer::Verdict(verdict)) => {
                    return self.asking.verdict(verdict).map(|()| true);
                }
            };
            self.said.extend(said.emit());
            Ok(false)
        }

        /// Goes on until the verdict, which the receiver gives when contents follow or something is wrong.
        fn run(
            &mut self,
            offered: &[Hash],
            failure: Option<&str>,
            piece: usize,
        ) -> Result<(), Error> {
            loop {
                self.here[0] = self.said.len().min(self.here[0] + piece);
                let failure = match self.answer(offered) {
                    Err(reason) => Some(reason),
                    Ok(()) if self.answering.takes_contents() => failure.map(str::to_owned),
                    Ok(()) => None,
                };
                if !self.over && (failure.is_some() || self.answering.takes_contents()) {
                    self.over = true;
                    let verdict = self.answering.verdict(failure.as_deref());
                    self.answered.extend(verdict.emit());
                }
                self.here[1] = self.answered.len().min(self.here[1] + piece);
                if self.ask()? {
                    return Ok(());
                }
            }
        }
    }

    fn hashes() -> impl Strategy<Value = (u64, Vec<Hash>, Vec<Hash>)> {
        let blocks = (0_u64..600_000).prop_map(|size| (size, Blocks::of(size).count()));
        blocks.prop_flat_map(|(size, count)| {
            let some = |most| prop::collection::vec((0_u8..3).prop_map(|n| [n; 32]), most);
            (Just(size), some(count..=count), some(0..=count))
        })
    }

    proptest! {
        /// However the streams are cut, both halves come to the same end.
        #[test]
        fn both_halves_agree(
            (size, ours, offered) in hashes(), resume: bool, piece in 1_usize..500,
            secrets: [Option<bool>; 2], refused: bool,
        ) {
            let header = header(size, resume);
            let mut talk = Talk::new(secrets.map(|s| s.map(u8::from)), &header, ours.clone());
            let failure = refused.then_some("no");
            let end = talk.run(&offered, failure, piece).map_err(|e| e.to_string());
            if secrets[0] != secrets[1] {
                let why = match secrets {
                    [None, _] => "refused: this receiver takes only what is encrypted",
                    [_, None] => "refused: this receiver has no secret",
                    _ => "refused: its secret is not this receiver's",
                };
                prop_assert!(end.clone().unwrap_err().contains(why), "{end:?}");
                prop_assert!(!talk.answering.takes_contents());
                return Ok(());
            }
            if refused {
                prop_assert!(end.unwrap_err().ends_with("no"));
                return Ok(());
            }
            prop_assert_eq!(end, Ok(()));
            prop_assert!(talk.asking.sends_contents() && talk.answering.takes_contents());
            prop_assert_eq!(talk.answering.header(), Some(&header));
            // The contents begin where the words end.
            prop_assert_eq!(talk.read[0], talk.said.len());
            let lacking = Plan::lacking(Blocks::of(size), &ours, &offered).0;
            let plan = resume.then_some(lacking);
            prop_assert_eq!(&talk.plans, &[plan.clone(), plan]);
            if let [Some(there), Some(here)] = talk.keys {
                let (mut sealer, _) = here.stream();
                let (_, mut opener) = there.stream();
                let mut sealed = [0; 33];
                sealer.seal_at(5, &mut sealed, |plain| { plain.fill(9); Ok(()) }).unwrap();
                prop_assert_eq!(opener.open_at(5, &sealed), Ok(&[9][..]));
            }
        }

        /// Whatever a side says, and in whatever order, neither half breaks, and no secret is passed over.
        #[test]
        fn any_words_are_survived(
            words in prop::collection::vec((0..4, any::<u8>(), any::<bool>()), 1..12), secret_here: bool,
        ) {
            let mut talk = Talk::new([secret_here.then_some(1); 2], &header(99_999, true), Vec::new());
            for (word, byte, flag) in words {
                let bytes = vec![byte; HEADER_LEN];
                let _ = (talk.answering.read(&bytes), talk.asking.read(&bytes, flag));
                match word {
                    0 => drop((talk.answering.hear_hello(&[byte; HELLO_LEN]), talk.asking.hello(&[byte; HELLO_LEN]))),
                    1 => drop(talk.answering.hear_header(header(byte.into(), flag))),
                    2 => drop((talk.answering.hear_map(&[byte; MAP_LEN]), talk.asking.offer(&[[byte; 32]]))),
                    _ => drop(talk.asking.verdict(Verdict { taken: flag, text: String::new() })),
                }
                let unproven = !talk.asking.is_greeted() && !talk.answering.takes_contents();
                prop_assert!(!secret_here || unproven);
            }
        }
    }

    #[test]
    fn who_has_not_proved_the_secret_can_only_refuse() {
        let mut talk = Talk::new([Some(1); 2], &header(1, false), Vec::new());
        let verdict = |taken| Verdict {
            taken,
            text: "no".to_owned(),
        };
        let taken = talk.asking.verdict(verdict(true)).unwrap_err().to_string();
        assert!(taken.contains("its verdict can't be read"), "{taken}");
        let refused = talk.asking.verdict(verdict(false)).unwrap_err();
        assert_eq!(refused.to_string(), "10.0.0.2 refused: no");
    }

    #[test]
    fn what_does_not_come_next_is_refused() {
        let mut talk = Talk::new([None; 2], &header(1, true), Vec::new());
        assert_eq!(
            talk.answering.hear_map(&[0; MAP_LEN]),
            Err(NOT_ITS_TURN.to_owned())
        );
        talk.answering.hear_header(header(1, true)).unwrap();
        assert_eq!(talk.answering.read(b"more"), Err(NOT_ITS_TURN.to_owned()));
        let again = talk.answering.hear_header(header(1, true));
        assert_eq!(again, Err(NOT_ITS_TURN.to_owned()));
        talk.asking.offer(&[]).unwrap();
        let offer = talk.asking.offer(&[]).unwrap_err().to_string();
        assert!(offer.ends_with("a record that is not its turn"), "{offer}");
    }
}
