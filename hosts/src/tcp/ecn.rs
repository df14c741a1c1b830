//! Explicit congestion notification (RFC 3168): queues mark packets where they would drop others, the receiver echoes that in
//! its ACKs, and the sender answers as to a loss, without one.
//!
//! ```text
//! SYN: ECE, CWR;  SYN-ACK: ECE       both ends know it: data may be marked, ECT(0)
//! receiver, classic:   a mark: ECE in every ACK, until data with CWR comes           (RFC 3168 section 6.1.3)
//!           accurate:  ECE in the ACKs of marked packets alone; where marks begin or end, an
//!                      ACK of what came before leaves at once                        (RFC 8257 section 3.2)
//! sender:   ECE: the algorithm answers, once per window of data; CWR in the next new packet (RFC 3168 section 6.1.2)
//!           classic:   at a window of one packet, the next leaves a timeout later     there too
//! ```
//!
//! With the classic echo only new data may be marked, with the accurate one every packet (RFC 8257
//! section 3.6). So SYNs, ACKs and retransmissions get through as data does where a switch drops
//! packets that it can't mark. A mark of an ACK says nothing to its sender.
//!
//! Departure: a loss in the window of a mark reduces the window once more.

use crate::wire::{ipv4, tcp};
use xcpr_options::names::named;

named! {
    /// How marks come back to the sender.
    "ecn" Echo {
        None = "none": "no packet may be marked",
        Classic = "classic": "ECE until the sender has answered (RFC 3168)",
        Accurate = "accurate": "ECE for marked packets alone (RFC 8257)",
    }
}

/// The bits by which a SYN asks for it (RFC 3168 section 6.1.1).
const ASKS: u8 = tcp::ECE | tcp::CWR;

/// The marks of a packet: flags of its TCP header beside the usual ones, and the two bits of its
/// IPv4 header.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Marks {
    pub(crate) flags: u8,
    pub(crate) bits: u8,
}

impl Echo {
    /// Returns the marks of packets without new data, once both ends know ECN.
    fn control(self, flags: u8) -> Marks {
        let bits = match self {
            Echo::None | Echo::Classic => 0,
            Echo::Accurate => ipv4::ECT_0,
        };
        Marks { flags, bits }
    }
}

/// The sender's half.
#[derive(Debug)]
pub(crate) struct SenderEcn {
    echo: Echo,
    /// Whether the receiver knows it too.
    agreed: bool,
    /// How many segments had been sent when the window was reduced last.
    until: u64,
    cwr_due: bool,
    /// Reductions that marks brought about.
    reductions: u64,
}

impl SenderEcn {
    pub(crate) fn new(echo: Echo) -> SenderEcn {
        SenderEcn {
            echo,
            agreed: false,
            until: 0,
            cwr_due: false,
            reductions: 0,
        }
    }

    /// Returns the marks of the SYN.
    pub(crate) fn syn(&self) -> Marks {
        match self.echo {
            Echo::None => Marks::default(),
            echo => echo.control(ASKS),
        }
    }

    /// Notes that the receiver answered the SYN with these flags.
    pub(crate) fn on_syn_ack(&mut self, flags: u8) {
        self.agreed = self.echo != Echo::None && flags & ASKS == tcp::ECE;
    }

    /// Returns the marks of a packet of data that leaves now.
    pub(crate) fn data(&mut self, again: bool) -> Marks {
        if !self.agreed {
            return Marks::default();
        }
        if again {
            return self.echo.control(0);
        }
        Marks {
            flags: if std::mem::take(&mut self.cwr_due) {
                tcp::CWR
            } else {
                0
            },
            bits: ipv4::ECT_0,
        }
    }

    /// Returns the marks of an ACK that answers the receiver's FIN.
    pub(crate) fn last_ack(&self) -> Marks {
        if self.agreed {
            self.echo.control(0)
        } else {
            Marks::default()
        }
    }

    /// Returns whether an ACK with these flags echoes a mark of what it acknowledges.
    pub(crate) fn is_marked(&self, flags: u8) -> bool {
        self.agreed && flags & tcp::ECE != 0
    }

    /// Takes an ACK of all segments below `una`, which echoes a mark; `high` were sent. Returns whether the window is
    /// to be reduced.
    pub(crate) fn reduces(&mut self, una: u64, high: u64) -> bool {
        let reduces = una > self.until;
        if reduces {
            self.reductions += 1;
            self.reduced(high);
        }
        reduces
    }

    /// Returns whether a mark of a window of one packet, which can't be cut, holds the next packet back for the retransmission
    /// timeout (RFC 3168 section 6.1.2).
    pub(crate) fn rests(&self) -> bool {
        self.echo == Echo::Classic
    }

    /// Notes that the window was reduced, for whatever reason, when `high` segments had been sent.
    pub(crate) fn reduced(&mut self, high: u64) {
        self.until = high;
        self.cwr_due = true;
    }

    /// Returns how often marks have reduced the window; nothing of a flow without ECN.
    pub(crate) fn reductions(&self) -> Option<u64> {
        self.agreed.then_some(self.reductions)
    }
}

/// The receiver's half.
#[derive(Debug)]
pub(crate) struct ReceiverEcn {
    echo: Echo,
    /// Whether the sender asked for it.
    agreed: bool,
    /// Whether ACKs carry ECE.
    echoes: bool,
    /// Packets of data that came marked.
    marked: u64,
}

impl ReceiverEcn {
    pub(crate) fn new(echo: Echo) -> ReceiverEcn {
        ReceiverEcn {
            echo,
            agreed: false,
            echoes: false,
            marked: 0,
        }
    }

    /// Notes that a SYN came with these flags.
    pub(crate) fn on_syn(&mut self, flags: u8) {
        self.agreed = self.echo != Echo::None && flags & ASKS == ASKS;
    }

    /// Takes data that came, with these flags, marked or not. Returns what an ACK says that leaves at once for what
    /// came before, if the accurate echo needs one.
    pub(crate) fn on_data(&mut self, flags: u8, marked: bool) -> Option<Marks> {
        if !self.agreed {
            return None;
        }
        self.marked += u64::from(marked);
        let before = self.ack();
        let echoes = match self.echo {
            Echo::Accurate => marked,
            Echo::None | Echo::Classic => marked || self.echoes && flags & tcp::CWR == 0,
        };
        let changes = std::mem::replace(&mut self.echoes, echoes) != echoes;
        (changes && self.echo == Echo::Accurate).then_some(before)
    }

    /// Returns the marks of the SYN-ACK.
    pub(crate) fn syn_ack(&self) -> Marks {
        if self.agreed {
            self.echo.control(tcp::ECE)
        } else {
            Marks::default()
        }
    }

    /// Returns the marks of an ACK.
    pub(crate) fn ack(&self) -> Marks {
        if self.agreed {
            self.echo.control(if self.echoes { tcp::ECE } else { 0 })
        } else {
            Marks::default()
        }
    }

    /// Counts the packets of data that came marked; nothing of a flow without ECN.
    pub(crate) fn marked(&self) -> Option<u64> {
        self.agreed.then_some(self.marked)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ends(echo: Echo) -> (SenderEcn, ReceiverEcn) {
        let (mut sender, mut receiver) = (SenderEcn::new(echo), ReceiverEcn::new(echo));
        receiver.on_syn(tcp::SYN | sender.syn().flags);
        sender.on_syn_ack(tcp::SYN | tcp::ACK | receiver.syn_ack().flags);
        (sender, receiver)
    }

    #[test]
    fn ecn_requires_both_ends() {
        for (sends, receives) in [
            (Echo::None, Echo::Classic),
            (Echo::Accurate, Echo::None),
            (Echo::Classic, Echo::None),
        ] {
            let (mut sender, mut receiver) = (SenderEcn::new(sends), ReceiverEcn::new(receives));
            receiver.on_syn(tcp::SYN | sender.syn().flags);
            sender.on_syn_ack(tcp::SYN | tcp::ACK | receiver.syn_ack().flags);
            assert_eq!(sender.data(false), Marks::default());
            assert_eq!(receiver.on_data(0, true), None);
            assert_eq!(receiver.ack(), Marks::default());
            assert_eq!((sender.reductions(), receiver.marked()), (None, None));
        }
        // A host that sends a SYN's flags back whatever they are does not know it (RFC 3168 section 6.1.1).
        let mut sender = SenderEcn::new(Echo::Classic);
        sender.on_syn_ack(tcp::SYN | tcp::ACK | ASKS);
        assert_eq!(sender.data(false), Marks::default());
    }

    #[test]
    fn classic_echo_lasts_until_cwr_arrives() {
        let (mut sender, mut receiver) = ends(Echo::Classic);
        assert_eq!((sender.syn().bits, receiver.syn_ack().bits), (0, 0));
        assert_eq!(
            sender.data(false),
            Marks {
                flags: 0,
                bits: ipv4::ECT_0
            }
        );
        assert_eq!(
            sender.data(true),
            Marks::default(),
            "RFC 3168 section 6.1.5"
        );
        assert_eq!(receiver.on_data(0, true), None);
        assert_eq!(receiver.on_data(0, false), None);
        assert_eq!(
            receiver.ack(),
            Marks {
                flags: tcp::ECE,
                bits: 0
            }
        );
        assert!(sender.is_marked(receiver.ack().flags) && sender.reduces(1, 10));
        assert_eq!(
            sender.data(true),
            Marks::default(),
            "CWR is set in new data only"
        );
        assert_eq!(sender.data(false).flags, tcp::CWR);
        assert_eq!(sender.data(false).flags, 0);
        receiver.on_data(tcp::CWR, false);
        assert_eq!(receiver.ack(), Marks::default());
        receiver.on_data(tcp::CWR, true);
        assert_eq!(receiver.ack().flags, tcp::ECE, "marked again");
    }

    #[test]
    fn accurate_echo_identifies_the_marked_packets() {
        let (mut sender, mut receiver) = ends(Echo::Accurate);
        let ect = |flags| Marks {
            flags,
            bits: ipv4::ECT_0,
        };
        assert_eq!(
            (sender.syn(), receiver.syn_ack()),
            (ect(ASKS), ect(tcp::ECE))
        );
        assert_eq!((sender.data(true), sender.last_ack()), (ect(0), ect(0)));
        // RFC 8257 section 3.2, figure 1.
        assert_eq!(receiver.on_data(0, false), None);
        assert_eq!(receiver.on_data(0, true), Some(ect(0)));
        assert_eq!(receiver.on_data(tcp::CWR, true), None);
        assert_eq!(receiver.ack(), ect(tcp::ECE));
        assert_eq!(receiver.on_data(0, false), Some(ect(tcp::ECE)));
        assert_eq!(receiver.ack(), ect(0));
        assert_eq!(receiver.marked(), Some(2));
    }

    #[test]
    fn window_is_reduced_once_per_window_of_data() {
        let (mut sender, _) = ends(Echo::Accurate);
        assert!(sender.reduces(5, 20), "20 segments were sent");
        assert!(!sender.reduces(6, 22) && !sender.reduces(20, 30));
        assert!(sender.reduces(21, 31));
        sender.reduced(40);
        assert!(!sender.reduces(32, 41), "a loss has reduced it already");
        assert_eq!(sender.reductions(), Some(2));
    }
}
