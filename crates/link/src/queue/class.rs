//! The classes of a port's packets: their numbers, how a packet's class is found, and the keys of a class.

use xcpr_options::{Amount, Declaration, Options, Refused, Unit, Values};

use super::options::{CLASSES, DISCIPLINE, Discipline, Division, MARK};

/// The most classes that a port has: `standard_metadata.priority` of v1model has three bits, as has 802.1p.
pub const MAX_CLASSES: usize = 8;

/// A class of packets at a port. Ports with one queue have [`Class::BEST_EFFORT`] alone.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Class(u8);

impl Class {
    /// Packets of which neither a program nor an option says anything else.
    pub const BEST_EFFORT: Class = Class(0);
    /// Packets with a congestion header: a router's explicit congestion control acts on these.
    pub const EXPLICIT: Class = Class(1);

    /// Returns the class with this number; the highest there is where a number is too large.
    #[inline]
    pub fn nearest(number: u8) -> Class {
        Class(number.min(MAX_CLASSES as u8 - 1))
    }

    /// Iterates over all classes, from 0 on.
    pub(crate) fn all() -> impl DoubleEndedIterator<Item = Class> {
        (0..MAX_CLASSES as u8).map(Class)
    }

    /// Returns the other one of two classes.
    pub(crate) fn counterpart(self) -> Class {
        Class(1 - self.0)
    }

    /// Returns its number.
    #[inline]
    pub fn number(self) -> usize {
        self.0.into()
    }
}

macro_rules! of_classes {
    ($($number:literal)+) => {
        /// The code points of differentiated services that each class takes.
        pub(crate) const DSCP: [Declaration; MAX_CLASSES] = [$(Declaration {
            table: "queue",
            key: concat!("class", $number, ".dscp"),
            values: Values::number(Unit::Codepoints, None, 1, None),
            help: "the DSCPs of the class, by priority or drr, where the program chooses none; absent: no DSCP's, and class 0 takes what is left",
        }),+];

        /// The bytes that a turn gives each class.
        pub(crate) const QUANTUM: [Declaration; MAX_CLASSES] = [$(Declaration {
            table: "queue",
            key: concat!("class", $number, ".quantum"),
            values: Values::number(Unit::Bytes, Some(1514), 64, Some(1 << 30)),
            help: "the bytes that a turn of drr gives the class",
        }),+];

        /// The most that waits in each class.
        pub(crate) const LIMIT: [Declaration; MAX_CLASSES] = [$(Declaration {
            table: "queue",
            key: concat!("class", $number, ".limit"),
            values: Values::amount(None),
            help: "the most that waits in the class, by priority or drr; absent: queue.limit",
        }),+];

        /// The options of all classes.
        pub(crate) const OPTIONS: &[Declaration] =
            &[$(DSCP[$number], LIMIT[$number], QUANTUM[$number]),+];
    };
}

of_classes!(0 1 2 3 4 5 6 7);

/// Returns the limit of a class.
pub(crate) fn limit(options: &Options, class: usize) -> Amount {
    let usual = options.amount(&super::options::LIMIT).expect("a default");
    options.amount(&LIMIT[class]).unwrap_or(usual)
}

/// Returns the class of each code point.
pub(crate) fn by_dscp(options: &Options) -> [Class; 64] {
    let mut classes = [Class::BEST_EFFORT; 64];
    for (number, declared) in DSCP.iter().enumerate() {
        let taken = options.optional(declared).unwrap_or(0);
        for (dscp, class) in classes.iter_mut().enumerate() {
            if taken >> dscp & 1 == 1 {
                *class = Class(number as u8);
            }
        }
    }
    classes
}

/// Finds what is wrong between the keys of classes.
pub(crate) fn check(options: &Options) -> Vec<Refused> {
    let mut wrong = Vec::new();
    let division = options
        .has(&CLASSES)
        .then(|| options.choice::<Division>(&CLASSES));
    let numbered = matches!(division, Some(Division::Priority | Division::Drr));
    let given = DSCP.iter().chain(&LIMIT).filter(|one| options.has(one));
    wrong.extend(
        given.filter(|_| !numbered).map(|one| {
            one.refuse("must be absent unless queue.classes is \"priority\" or \"drr\"")
        }),
    );
    let quanta = QUANTUM.iter().filter(|one| options.has(one));
    wrong.extend(
        quanta
            .filter(|_| division != Some(Division::Drr))
            .map(|one| one.refuse("must be absent unless queue.classes is \"drr\"")),
    );
    let mut taken = 0;
    for declared in &DSCP {
        let own = options.optional(declared).unwrap_or(0);
        if own & taken != 0 {
            let twice = (own & taken).trailing_zeros();
            wrong
                .push(declared.refuse(format!("must not name {twice}, which another class takes")));
        }
        taken |= own;
    }
    let mark = options.amount(&MARK);
    for declared in &LIMIT {
        if let (Some(Amount(limit, counted)), Some(mark)) = (options.amount(declared), mark)
            && options.choice::<Discipline>(&DISCIPLINE) == Discipline::DropTail
            && (mark.1 != counted || mark.0 >= limit)
        {
            wrong.push(declared.refuse(format!(
                "must be above queue.mark, \"{mark}\", in {}",
                mark.1
            )));
        }
    }
    wrong
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::models::tests::models;

    #[test]
    fn dscp_maps_to_the_class_that_lists_it() {
        let ef = 1 << 46;
        let options = models(&[
            ("queue", "classes", "priority".into()),
            ("queue", "class7.dscp", (ef | 1 << 63).into()),
            ("queue", "class2.dscp", 1.into()),
        ]);
        let classes = by_dscp(&options);
        assert_eq!(
            [46, 63, 0, 1].map(|dscp| classes[dscp].number()),
            [7, 7, 2, 0]
        );
    }

    #[test]
    fn class_number_is_clamped_to_the_last_class() {
        assert_eq!(
            [0, 1, 7, 8, 255].map(|n| Class::nearest(n).number()),
            [0, 1, 7, 7, 7]
        );
    }
}
