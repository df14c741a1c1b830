//! How a table is applied.

use super::State;
use crate::api::Target;
use crate::code::bytecode::Bytecode;
use crate::table::Hot;

impl State {
    /// Looks a table up, puts the action's parameters in place and returns where its code is.
    #[inline]
    pub(crate) fn apply(&mut self, p: &Bytecode, index: usize) -> u32 {
        let t = &p.tables[index];
        let id = self.tables[index].lookup(t, &self.packet.slots[..]);
        self.set(t.hit, u64::from(id != 0));
        if t.traced() {
            self.direct(p, index, id as usize);
        }
        let s = &self.tables[index];
        let hot = s.hot[id as usize];
        if hot.code == Hot::INDIRECT {
            return self.indirect(p, index, id as usize);
        }
        let (from, to) = (id as usize * t.stride, usize::from(t.params));
        for i in 0..hot.words as usize {
            self.packet.slots[to + i] = s.data[from + i];
        }
        hot.code
    }

    fn direct(&mut self, p: &Bytecode, index: usize, id: usize) {
        let t = &p.tables[index];
        let s = self.tables.traces(index);
        if t.counters {
            s.counters[id].packets += 1;
            s.counters[id].bytes += u64::from(self.packet.ingress_len);
        }
        if id == 0 {
            return;
        }
        if t.timeout {
            s.hits[id] = Some(self.now_us);
        }
        if let Some((m, target)) = t.meter {
            let units = self.units(&p.meters[m as usize]);
            let s = self.tables.traces(index);
            let v = s.meters[id].colour(self.now_us, units);
            self.set(target.slot, v & target.mask);
        }
    }

    /// Puts the action of an entry that points to a member or group of an action profile in place.
    fn indirect(&mut self, p: &Bytecode, index: usize, id: usize) -> u32 {
        let t = &p.tables[index];
        let stored = self.tables[index].stored[id].as_ref();
        let (Some(profile), Some(target)) = (t.profile, stored.and_then(|s| s.target)) else {
            return t.no_action;
        };
        let profile = profile as usize;
        let selector = p.profiles[profile].selector;
        let member = match target {
            Target::Member(m) => Some(m.0),
            Target::Group(g) => {
                let hash = selector.map_or(0, |calc| self.calculate(p, calc as usize));
                let group = self.profiles[profile].groups.get(g.0 as usize);
                let group = group.and_then(|g| g.as_deref()).unwrap_or(&[]);
                let weight = group.last().map_or(0, |g| g.1);
                hash.checked_rem(weight)
                    .map(|at| group[group.partition_point(|g| g.1 <= at)].0)
            }
        };
        let found = member
            .and_then(|m| self.profiles[profile].members.get(m as usize))
            .and_then(|m| m.as_ref());
        let Some((action, words)) = found else {
            return t.no_action;
        };
        let Some(a) = t.actions.iter().find(|a| a.action == *action) else {
            return t.no_action;
        };
        for (i, w) in words.iter().enumerate() {
            self.packet.slots[usize::from(t.params) + i] = *w;
        }
        a.code
    }
}
