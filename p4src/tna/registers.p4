/*
 * The registers of a port's control loop. Each is read and written once by a packet, in the one action
 * that the packet's role chooses.
 */
#ifndef XCPR_TNA_REGISTERS_P4
#define XCPR_TNA_REGISTERS_P4

#include "state.p4"

/// A logarithm that an interval decides for the next one. A frame takes it added to its own operand.
control LogParameter(in role_t role, in PortId_t port, in log_t operand, in log_t decided, inout log_t sum,
                     inout log_t kept)(log_t initial, role_t store_role) {
    Register<log_t, PortId_t>(PORTS, initial) parameter;

    RegisterAction<log_t, PortId_t, log_t>(parameter) add_parameter = {
        void apply(inout log_t mine, out log_t result) {
            result = mine + operand;
        }
    };
    RegisterAction<log_t, PortId_t, log_t>(parameter) load_parameter = {
        void apply(inout log_t mine, out log_t result) {
            result = mine;
        }
    };
    RegisterAction<log_t, PortId_t, log_t>(parameter) store_parameter = {
        void apply(inout log_t mine) {
            mine = decided;
        }
    };

    action add() {
        sum = add_parameter.execute(port);
    }

    action load() {
        kept = load_parameter.execute(port);
    }

    action store() {
        store_parameter.execute(port);
    }

    table access {
        key = { role: exact; }
        actions = { add; load; store; @defaultonly NoAction; }
        const default_action = NoAction();
        const entries = {
            ROLE_SHARE: add();
            ROLE_SNAPSHOT: load();
            store_role: store();
        }
        size = 4;
    }

    apply {
        access.apply();
    }
}

/// Bytes offered to a port in this ingress pipe; total: with this frame's.
control CountInput(in PortId_t port, in bit<16> size_bytes, out bit<32> total) {
    Register<bit<32>, PortId_t>(PORTS, 0) input_bytes;

    RegisterAction<bit<32>, PortId_t, bit<32>>(input_bytes) add_input = {
        void apply(inout bit<32> mine, out bit<32> result) {
            mine = mine + (bit<32>)size_bytes;
            result = mine;
        }
    };

    action count() {
        total = add_input.execute(port);
    }

    apply {
        count();
    }
}

/// The bytes that an ingress pipe was offered since its last frame that came this far: the dropped
/// ones too.
control TakeInput(in bit<11> pipe_and_port, in bit<32> total, out bit<32> since) {
    Register<bit<32>, bit<11>>(PORTS << 2, 0) total_before;

    RegisterAction<bit<32>, bit<11>, bit<32>>(total_before) turn_total = {
        void apply(inout bit<32> mine, out bit<32> result) {
            result = total - mine;
            mine = total;
        }
    };

    action turn() {
        since = turn_total.execute(pipe_and_port);
    }

    apply {
        turn();
    }
}

/// A sum over the interval. A sum stops at its limit; the frame that ends an interval takes it and begins the next,
/// and the update which moves its scale begins it again.
control Sum(in role_t role, in bit<1> ended, in bit<8> sums, in PortId_t port, in bit<32> amount,
            inout bit<32> total) {
    Register<bit<32>, PortId_t>(PORTS, 0) sum;

    RegisterAction<bit<32>, PortId_t, bit<32>>(sum) add_amount = {
        void apply(inout bit<32> mine) {
            mine = mine |+| amount;
        }
    };
    RegisterAction<bit<32>, PortId_t, bit<32>>(sum) take_sum = {
        void apply(inout bit<32> mine, out bit<32> result) {
            result = mine;
            mine = amount;
        }
    };
    RegisterAction<bit<32>, PortId_t, bit<32>>(sum) clear_sum = {
        void apply(inout bit<32> mine, out bit<32> result) {
            result = mine;
            mine = 0;
        }
    };

    action add() {
        add_amount.execute(port);
    }

    action take() {
        total = take_sum.execute(port);
    }

    action clear() {
        total = clear_sum.execute(port);
    }

    table access {
        key = {
            role: exact;
            ended: exact;
            sums: ternary;
        }
        actions = { add; take; clear; @defaultonly NoAction; }
        const default_action = NoAction();
        const entries = {
            (ROLE_SHARE, 0, _): add();
            (ROLE_SHARE, 1, _): take();
            (ROLE_FRAME, 1, _): clear();
            (ROLE_RTT, 0, SUMS_MOVED): clear();
            (ROLE_RTT, 0, SUMS_RAN_OVER): clear();
        }
        size = 8;
    }

    apply {
        access.apply();
    }
}

// ROLE_FRAME and ROLE_SHARE
#define ANY_FRAME ROLE_FRAME &&& 0xFE

/// Units of input, of every frame that counts.
control InputSum(in role_t role, in bit<1> ended, in PortId_t port, in bit<32> amount, inout bit<32> total) {
    Register<bit<32>, PortId_t>(PORTS, 0) sum;

    RegisterAction<bit<32>, PortId_t, bit<32>>(sum) add_amount = {
        void apply(inout bit<32> mine) {
            mine = mine |+| amount;
        }
    };
    RegisterAction<bit<32>, PortId_t, bit<32>>(sum) take_sum = {
        void apply(inout bit<32> mine, out bit<32> result) {
            result = mine;
            mine = amount;
        }
    };

    action add() {
        add_amount.execute(port);
    }

    action take() {
        total = take_sum.execute(port);
    }

    table access {
        key = {
            role: ternary;
            ended: ternary;
        }
        actions = { add; take; @defaultonly NoAction; }
        const default_action = NoAction();
        const entries = {
            (ANY_FRAME, 0): add();
            (ANY_FRAME, 1): take();
        }
        size = 2;
    }

    apply {
        access.apply();
    }
}

struct timer_t {
    int<32> due;
    int<32> period;
}

/// The control interval's timer: ended is 1 for the frame that finds it over. That frame begins an interval as long
/// as the last one; the update sets its end anew, now being when that is. A timer that was never set holds 0 and is
/// over, wherever the clock is: without that, a clock in the upper half of its 32 bits is before 0.
control IntervalTimer(in role_t role, in PortId_t port, in ticks_t now, in ticks_t decided, inout bit<1> ended) {
    Register<timer_t, PortId_t>(PORTS, {0, INITIAL_RTT_TICKS}) timer;

    RegisterAction<timer_t, PortId_t, bit<1>>(timer) check_timer = {
        void apply(inout timer_t mine, out bit<1> result) {
            result = 0;
            if (mine.due - (int<32>)now <= 0 || mine.due == 0) {
                mine.due = mine.period + (int<32>)now;
                result = 1;
            }
        }
    };
    RegisterAction<timer_t, PortId_t, bit<1>>(timer) store_period = {
        void apply(inout timer_t mine) {
            mine.due = (int<32>)now;
            mine.period = (int<32>)decided;
        }
    };

    action check() {
        ended = check_timer.execute(port);
    }

    action store() {
        store_period.execute(port);
    }

    table access {
        key = { role: exact; }
        actions = { check; store; @defaultonly NoAction; }
        const default_action = NoAction();
        const entries = {
            ROLE_FRAME: check();
            ROLE_SHARE: check();
            ROLE_RTT: store();
        }
        size = 4;
    }

    apply {
        access.apply();
    }
}

/// When the running interval began; duration: of the one that ends.
control IntervalStart(in PortId_t port, in ticks_t now, out ticks_t duration) {
    Register<bit<32>, PortId_t>(PORTS, 0) start_of_interval;

    RegisterAction<bit<32>, PortId_t, bit<32>>(start_of_interval) turn_start = {
        void apply(inout bit<32> mine, out bit<32> result) {
            result = now - mine;
            mine = now;
        }
    };

    action turn() {
        duration = turn_start.execute(port);
    }

    apply {
        turn();
    }
}

/// Half the mean RTT; span: what is to be taken from it, then what is left.
control HalfRtt(in role_t role, in PortId_t port, in ticks_t decided, inout ticks_t span) {
    Register<bit<32>, PortId_t>(PORTS, INITIAL_RTT_TICKS >> 1) half_rtt;

    RegisterAction<bit<32>, PortId_t, bit<32>>(half_rtt) subtract_span = {
        void apply(inout bit<32> mine, out bit<32> result) {
            result = mine |-| span;
        }
    };
    RegisterAction<bit<32>, PortId_t, bit<32>>(half_rtt) store_half = {
        void apply(inout bit<32> mine) {
            mine = decided;
        }
    };

    action subtract() {
        span = subtract_span.execute(port);
    }

    action store() {
        store_half.execute(port);
    }

    table access {
        key = { role: exact; }
        actions = { subtract; store; @defaultonly NoAction; }
        const default_action = NoAction();
        const entries = {
            ROLE_FRAME: subtract();
            ROLE_SHARE: subtract();
            ROLE_RTT: store();
        }
        size = 4;
    }

    apply {
        access.apply();
    }
}

/// The queue interval's timer, which is over at first like the other; due: of the next one.
control QueueTimer(in role_t role, in PortId_t port, in ticks_t now, in ticks_t due, inout bit<1> ended) {
    Register<int<32>, PortId_t>(PORTS, 0) due_time;

    RegisterAction<int<32>, PortId_t, bit<1>>(due_time) check_due = {
        void apply(inout int<32> mine, out bit<1> result) {
            result = 0;
            if (mine - (int<32>)now <= 0 || mine == 0) {
                mine = (int<32>)due;
                result = 1;
            }
        }
    };

    action check() {
        ended = check_due.execute(port);
    }

    table access {
        key = { role: exact; }
        actions = { check; @defaultonly NoAction; }
        const default_action = NoAction();
        const entries = {
            ROLE_FRAME: check();
            ROLE_SHARE: check();
        }
        size = 2;
    }

    apply {
        access.apply();
    }
}

struct lowest_t {
    bit<32> running;
    bit<32> last;
}

/// The smallest wait of the running queue interval and of the last one; last: the latter.
control LowestWait(in role_t role, in bit<1> ended, in PortId_t port, in ticks_t wait,
                   inout ticks_t last) {
    Register<lowest_t, PortId_t>(PORTS, {0, 0}) lowest;

    RegisterAction<lowest_t, PortId_t, bit<32>>(lowest) watch_wait = {
        void apply(inout lowest_t mine, out bit<32> result) {
            mine.running = min(mine.running, wait);
            result = mine.last;
        }
    };
    RegisterAction<lowest_t, PortId_t, bit<32>>(lowest) turn_wait = {
        void apply(inout lowest_t mine, out bit<32> result) {
            mine.last = min(mine.running, wait);
            mine.running = wait;
            result = mine.last;
        }
    };

    action watch() {
        last = watch_wait.execute(port);
    }

    action turn() {
        last = turn_wait.execute(port);
    }

    table access {
        key = {
            role: exact;
            ended: exact;
        }
        actions = { watch; turn; @defaultonly NoAction; }
        const default_action = NoAction();
        const entries = {
            (ROLE_FRAME, 0): watch();
            (ROLE_SHARE, 0): watch();
            (ROLE_FRAME, 1): turn();
            (ROLE_SHARE, 1): turn();
        }
        size = 4;
    }

    apply {
        access.apply();
    }
}

struct pool_t {
    bit<32> left;
    bit<32> given;
}

/// A residual pool in bytes. A packet takes an amount, and learns what it got: ALL_GIVEN, or what was left where that
/// was less.
control Pool(in role_t role, in PortId_t port, in bit<32> filled, inout bit<32> amount) {
    Register<pool_t, PortId_t>(PORTS, {0, 0}) pool;

    RegisterAction<pool_t, PortId_t, bit<32>>(pool) take_amount = {
        void apply(inout pool_t mine, out bit<32> result) {
            if (mine.left < amount) {
                mine.given = mine.left;
            } else {
                mine.given = ALL_GIVEN;
            }
            mine.left = mine.left |-| amount;
            result = mine.given;
        }
    };
    RegisterAction<pool_t, PortId_t, bit<32>>(pool) fill_pool = {
        void apply(inout pool_t mine) {
            mine.left = filled;
        }
    };

    action take() {
        amount = take_amount.execute(port);
    }

    action fill() {
        fill_pool.execute(port);
    }

    table access {
        key = { role: exact; }
        actions = { take; fill; @defaultonly NoAction; }
        const default_action = NoAction();
        const entries = {
            ROLE_SHARE: take();
            ROLE_STORE: fill();
        }
        size = 2;
    }

    apply {
        access.apply();
    }
}

#endif
