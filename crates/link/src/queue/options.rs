//! The options of a port's queues.

use xcpr_options::names::named;
use xcpr_options::{Amount, Declaration, Measure, Options, Refused, Values, declare};

use super::{class, codel, red};
use crate::models::{Lack, Model, Setting};

named! {
    /// The rule by which packets are dropped.
    "queue discipline" Discipline {
        DropTail = "drop-tail": "a packet that does not fit is dropped",
        Red = "red": "random early detection: the longer the average queue, the more packets are dropped",
        CoDel = "codel": "controlled delay: packets are dropped at the head while all wait longer than a target",
    }
}

named! {
    /// More queues than one.
    "division into queues" Division {
        XcpAndBestEffort = "xcp-and-best-effort": "one queue for XCP's packets, one for best effort, served by shares that follow their numbers of flows",
        Priority = "priority": "a queue for each of the classes 0 to 7; the highest class that waits is served",
        Drr = "drr": "a queue for each of the classes 0 to 7, served by deficit round robin",
    }
}

declare! {
    "queue", COMMON;
    pub(crate) DISCIPLINE = "discipline": Values::choice::<Discipline>(), "which packets are dropped";
    /// The default is that of the seed paper's dumbbell.
    pub LIMIT = "limit": Values::amount(Some(Amount(2300, Measure::Packets))),
        "the most that waits, without the packet in transmission";
    pub(crate) MARK = "mark": Values::amount(None),
        "a packet whose ends know ECN is marked where it finds so much waiting, DCTCP's K; absent: none is";
}

declare! {
    "queue";
    /// With it there are two queues or eight.
    pub(crate) CLASSES = "classes": Values::optional::<Division>(),
        "several queues with that limit each: XCP's and best effort's (the discipline is the latter's), or one for each of the classes 0 to 7; absent: one queue";
}

/// The options, in the order of scenarios.
const OPTIONS: [Declaration; COUNT] = concatenate();

const GROUPS: [&[Declaration]; 5] = [
    COMMON,
    red::OPTIONS,
    codel::OPTIONS,
    &[CLASSES],
    class::OPTIONS,
];

const COUNT: usize = {
    let (mut count, mut group) = (0, 0);
    while group < GROUPS.len() {
        count += GROUPS[group].len();
        group += 1;
    }
    count
};

const fn concatenate() -> [Declaration; COUNT] {
    let mut all = [CLASSES; COUNT];
    let (mut count, mut group) = (0, 0);
    while group < GROUPS.len() {
        let mut place = 0;
        while place < GROUPS[group].len() {
            all[count] = GROUPS[group][place];
            count += 1;
            place += 1;
        }
        group += 1;
    }
    all
}

/// The queue of every router port.
pub(crate) const MODEL: Model = Model {
    table: "queue",
    options: &OPTIONS,
    lacks: &[
        Lack::new(
            Setting::Bmv2,
            "queue.discipline",
            "its queues drop at their end",
        ),
        Lack {
            value: Some("bytes"),
            ..Lack::new(Setting::Bmv2, "queue.limit", "it counts packets")
        },
        Lack::new(Setting::Bmv2, "queue.mark", "its queues mark nothing"),
        Lack::new(
            Setting::Bmv2,
            "queue.classes",
            "it has priorities but no weights, and no word of DSCP",
        ),
        Lack {
            value: Some("xcp-and-best-effort"),
            ..Lack::new(
                Setting::Tofino,
                "queue.classes",
                "its program counts no flows",
            )
        },
        Lack {
            value: Some("xcp-and-best-effort"),
            ..Lack::new(Setting::OwnProgram, "queue.classes", "")
        },
    ],
    check,
};

fn check(options: &Options) -> Vec<Refused> {
    let mut wrong = red::check(options);
    wrong.extend(codel::check(options));
    wrong.extend(class::check(options));
    let Some(Amount(mark, counted)) = options.amount(&MARK) else {
        return wrong;
    };
    let discipline = options.choice::<Discipline>(&DISCIPLINE);
    if discipline != Discipline::DropTail {
        let name = discipline.name();
        let problem = format!(
            "must be absent where discipline is \"{name}\": {name}.mark = true lets that mark"
        );
        wrong.push(MARK.refuse(problem));
    }
    let limit = limit(options);
    if counted != limit.1 || mark >= limit.0 {
        let problem = format!("must be less than the limit, \"{limit}\", in {}", limit.1);
        wrong.push(MARK.refuse(problem));
    }
    wrong
}

/// Returns the limit of a queue.
pub(crate) fn limit(options: &Options) -> Amount {
    options.amount(&LIMIT).expect("a default")
}
