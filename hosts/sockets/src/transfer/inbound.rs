//! One transfer at its receiving end, whatever carries it: its half of the dialogue, and the files
//! that this is about.

use std::net::Ipv4Addr;
use std::sync::Arc;

use xcpr_hosts::{Instant, Span};

use crate::transfer::dialogue::{Answer, ReceiverHandshake};
use crate::transfer::files::contents::Target;
use crate::transfer::files::plan::{Hash, Plan};
use crate::transfer::files::quota::Quota;
use crate::transfer::files::store::{Folder, Work};
use crate::transfer::sealed::Secret;

/// Why a transfer ended whose sender ended it.
pub const BROKEN_OFF: &str = "the sender broke it off";
/// Why a transfer ended whose receiver ends.
pub const INTERRUPTED: &str = "interrupted";

/// How long a sender may take for the header.
pub const HEADER_WITHIN: Span = Span::from_secs(30);
/// How many of one sender may be under way that have not said what they are: each costs a SYN and nothing else.
pub const MAX_UNANNOUNCED: usize = 16;
/// How often what goes on in another thread is looked at.
pub const LOOK_EVERY: Span = Span::from_millis(10);
/// The interval of reminders to a sender that waits for an answer.
const REMIND_EVERY: Span = Span::from_secs(1);

/// The terms on which a transfer is taken.
#[derive(Clone, Debug, Default)]
pub struct Terms {
    /// The secret that its sender must know.
    pub secret: Option<Arc<Secret>>,
    /// The quota of its sender.
    pub quota: Quota,
}

/// The outcome of a transfer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// The sender.
    pub from: Ipv4Addr,
    /// The file's name; empty of bulk data, and as long as the header has not arrived.
    pub name: String,
    /// Bytes of the contents that arrived in order, without those that were there before.
    pub received: u64,
    /// From the first packet to the last.
    pub elapsed: Span,
    /// Datagrams of it that were dropped because the secret did not open them, or that were here before: over UDP, with a secret.
    pub unopened: u64,
    /// Why it failed, if it did.
    pub failure: Option<String>,
}

/// A transfer under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Active {
    /// The sender.
    pub from: Ipv4Addr,
    /// As in [`Ended`].
    pub name: String,
    /// Bytes of the contents that are here in order.
    pub received: u64,
    /// The size of the contents; 0 as long as the header has not arrived.
    pub size: u64,
}

/// A transfer.
#[derive(Debug)]
pub struct InboundTransfer {
    pub dialogue: ReceiverHandshake,
    pub from: Ipv4Addr,
    quota: Quota,
    target: Target,
    /// The look at what is there of a file to be resumed.
    survey: Option<Work<Vec<Hash>>>,
    /// Bytes of the contents that come, those of them that are here in order, and those that were there before.
    pub comes: u64,
    pub received: u64,
    pub stored_before: u64,
    /// Everything is here.
    complete: bool,
    began: Instant,
    /// When something last came of the sender.
    pub last_received_at: Instant,
    reminded: Instant,
    decided: bool,
    /// Its outcome, to be taken once.
    pub ended: Option<Ended>,
}

impl InboundTransfer {
    /// Begins with nothing known but who sends. No disk is touched before a header is here.
    pub fn new(from: Ipv4Addr, terms: Terms, now: Instant) -> InboundTransfer {
        InboundTransfer {
            dialogue: ReceiverHandshake::new(terms.secret),
            from,
            quota: terms.quota,
            target: Target::Nothing,
            survey: None,
            comes: 0,
            stored_before: 0,
            received: 0,
            complete: false,
            began: now,
            last_received_at: now,
            reminded: now,
            decided: false,
            ended: None,
        }
    }

    /// Returns how far the transfer is, for people.
    pub fn active(&self) -> Active {
        Active {
            from: self.from,
            name: self.dialogue.name(),
            received: self.stored_before + self.received,
            size: self.dialogue.header().map_or(0, |header| header.size),
        }
    }

    /// Returns whether it is not decided yet.
    pub fn is_open(&self) -> bool {
        !self.decided
    }

    /// Returns whether another thread does something for which the sender waits.
    pub fn is_at_work(&self) -> bool {
        !self.decided && (self.complete || self.survey.is_some())
    }

    /// Returns whether its sender has said what it sends.
    pub fn is_announced(&self) -> bool {
        self.dialogue.header().is_some()
    }

    /// Returns whether its sender has not said in time what it sends.
    pub fn is_late(&self, now: Instant) -> bool {
        !self.is_announced() && now.since(self.began) >= HEADER_WITHIN
    }

    /// Returns whether nothing has come for so long, and it is the sender's turn.
    pub fn is_silent(&self, now: Instant, patience: Span) -> bool {
        !self.is_at_work() && now.since(self.last_received_at) >= patience
    }

    /// Returns why the transfer is given up, if it is.
    pub fn failure_reason(&self, now: Instant, patience: Span) -> Option<String> {
        if self.is_late(now) {
            Some("the sender has not said what it sends".to_owned())
        } else if self.is_silent(now, patience) {
            let seconds = patience.as_secs_f64();
            Some(format!("the sender has been silent for {seconds} s"))
        } else if !self.complete && self.target.must_yield() {
            Some("the sender began anew".to_owned())
        } else {
            None
        }
    }

    /// Returns whether the sender, which waits for an answer, needs a reminder that it is being made.
    pub fn reminds(&mut self, now: Instant) -> bool {
        let due = self.is_at_work() && now.since(self.reminded) >= REMIND_EVERY;
        self.reminded = if due { now } else { self.reminded };
        due
    }

    /// Begins what the header announces. Files go to `folder`; without one, bulk data goes nowhere.
    ///
    /// # Errors
    /// In words: that is not what is taken here, or what the folder or the sender's quota refuses.
    pub fn begin(&mut self, folder: Option<&mut Folder>) -> Result<(), String> {
        let header = self.dialogue.header().expect("the header is here");
        self.target = Target::begin(header, self.from, folder, &self.quota)?;
        self.comes = header.size;
        if header.is_resumed() {
            self.survey = Some(self.target.survey(header.size)?);
        }
        Ok(())
    }

    /// Keeps to a plan: only this comes.
    pub fn follow(&mut self, plan: Plan) {
        (self.comes, self.stored_before) = (plan.comes(), plan.stored_before());
        self.target.follow(plan);
    }

    /// Puts contents in their place, the first of which is the `at`-th that comes.
    ///
    /// # Errors
    /// In words: more comes than was announced; the system's.
    pub fn write(&mut self, at: u64, bytes: &[u8]) -> Result<(), String> {
        let end = at.checked_add(bytes.len() as u64);
        match end.is_some_and(|end| end <= self.comes) {
            true => self.target.write(bytes, at),
            false => Err("more data than was announced".to_owned()),
        }
    }

    /// Takes so many bytes of the contents, which have come in order, and no more will if it is `over`.
    ///
    /// # Errors
    /// In words: that is less than was announced; the system's.
    pub fn on_received(&mut self, now: Instant, received: u64, over: bool) -> Result<(), String> {
        if self.complete {
            return Ok(());
        }
        let is_begun = self.dialogue.expects_contents();
        if is_begun {
            self.received = received;
            self.target.in_order(received, over)?;
        }
        match over {
            true if is_begun && received == self.comes => {
                (self.complete, self.reminded) = (true, now);
                Ok(())
            }
            true => Err("less data than was announced".to_owned()),
            false => Ok(()),
        }
    }

    /// Returns the next word for the sender, if there is one: the offer, or the verdict.
    pub fn poll(&mut self, now: Instant) -> Option<Answer> {
        if self.decided {
            return None;
        }
        if let Some(surveyed) = self.survey.as_ref().and_then(Work::outcome) {
            self.survey = None;
            return Some(match surveyed {
                Ok(hashes) => self.dialogue.offer(hashes),
                Err(reason) => self.decide(now, Err(reason)),
            });
        }
        let outcome = match &self.target {
            Target::Bulk(_) => self.complete.then_some(Ok(())),
            target => target.outcome(),
        };
        outcome.map(|outcome| self.decide(now, outcome))
    }

    /// Decides a transfer, and returns the verdict for its sender. A transfer that is not taken
    /// leaves nothing, and that before its sender knows.
    pub fn decide(&mut self, now: Instant, outcome: Result<(), String>) -> Answer {
        let failure = outcome.err();
        if failure.is_some() {
            self.target.refuse();
        }
        let verdict = self.dialogue.verdict(failure.as_deref());
        self.end(now, failure);
        verdict
    }

    /// Notes that the transfer has failed without a peer to notify. The bytes of a file to be resumed stay.
    pub fn fail(&mut self, now: Instant, reason: &str) {
        if !self.decided {
            self.end(now, Some(reason.to_owned()));
        }
    }

    fn end(&mut self, now: Instant, failure: Option<String>) {
        self.ended = Some(Ended {
            from: self.from,
            name: self.dialogue.name(),
            received: self.received,
            elapsed: now.since(self.began),
            unopened: 0,
            failure,
        });
        self.decided = true;
        self.target = Target::Nothing;
        self.survey = None;
    }
}

/// Returns which of the transfers that have not said what they are gives way to a new one of this sender's. They have the
/// oldest first. That is the sender's own where it has too many, or anybody's where there is no more room.
pub fn choose_evicted<K>(
    mut unannounced: impl Iterator<Item = (K, Ipv4Addr)> + Clone,
    sender: Ipv4Addr,
    full: bool,
) -> Option<K> {
    let mut own = unannounced.clone().filter(|(_, from)| *from == sender);
    let oldest = match own.clone().count() >= MAX_UNANNOUNCED {
        true => own.next(),
        false if full => unannounced.next(),
        false => None,
    };
    oldest.map(|(key, _)| key)
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::transfer::files::contents::ReceivedFile;
    use crate::transfer::files::store::Checker;

    /// Makes a transfer whose file is here and is checked, as long as what else is returned lives.
    pub fn being_checked(now: Instant) -> (InboundTransfer, impl Sized) {
        let dir = tempfile::tempdir().unwrap();
        let mut folder = Folder::open(dir.path(), None).unwrap();
        let (file, _) = folder.begin("f", 1, [0; 32], None).unwrap();
        let (checker, at_work) = Checker::at_work();
        let mut transfer = InboundTransfer::new(Ipv4Addr::LOCALHOST, Terms::default(), now);
        let place = transfer.quota.take(transfer.from).unwrap();
        transfer.target = Target::File(ReceivedFile::new(file, checker, 1, 0, place));
        transfer.complete = true;
        (transfer, (dir, at_work))
    }
}
