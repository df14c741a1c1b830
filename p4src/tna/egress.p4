/*
 * Egress: the control loop of the port that a packet leaves by.
 *
 *   frame       timers, persistent queue, sums, share of the pools, H_feedback; the frame that ends an
 *               interval is mirrored as a snapshot of it
 *   snapshot    becomes an update, with the port's scales, and goes round
 *   update      the powers of its step, and the pools; at the end it stores the port's parameters
 */
#ifndef XCPR_TNA_EGRESS_P4
#define XCPR_TNA_EGRESS_P4

#include "logarithm.p4"
#include "power_of_two.p4"
#include "registers.p4"

const MirrorType_t MIRROR_INTERVAL = 1;

/// Persistent queue: xcp/persistent_queue.p4. The excess of the queue interval over the shortest
/// stops at 0 by itself:
///
///   max((RTT - wait) / 2, shortest) = shortest + max(RTT / 2 - (wait + 2 shortest) / 2, 0)
///
/// reads   queue_due: the end of a shortest interval; queue_span: wait + 2 shortest
control WatchQueue(inout egress_state_t meta, in role_t role, in ticks_t decided) {
    HalfRtt() half_rtt;
    QueueTimer() queue_timer;
    LowestWait() lowest_wait;

    action halve_span() {
        meta.queue_span = meta.queue_span >> 1;
    }

    action find_due() {
        meta.queue_due = meta.queue_due + meta.queue_span;
    }

    apply {
        halve_span();
        half_rtt.apply(role, meta.port, decided, meta.queue_span);
        find_due();
        queue_timer.apply(role, meta.port, meta.now, meta.queue_due, meta.queue_ended);
        lowest_wait.apply(role, meta.queue_ended, meta.port, meta.wait, meta.queue_wait);
    }
}

/// Residual pools: xcp/residual_pools.p4. Shares and changes of the window come in 1/256 byte and are rounded at
/// random: 8 random bits have been added to the fraction. So rounding favours no flow in the mean, without a remainder.
///
///   the positive pool pays its share
///   the negative pool pays its share, or more where the header asks for less: (positive window - H_feedback) d / RTT
///   H_feedback = min(H_feedback, positive window - negative window)
///
/// A pool that has less than it is asked for changes the window by RTT / d times the rest. That and the pay for what
/// the header asks for less take RTT / d to the nearest power of two.
control GiveShare(inout xcp_t xcp, inout egress_state_t meta, in role_t role, in bit<32> residue_pos,
                  in bit<32> residue_neg) {
    Pool() positive_pool;
    Pool() negative_pool;
    TimesPowerOfTwo(0) excess_as_share;
    TimesPowerOfTwo(ALL_GIVEN) positive_as_window;
    TimesPowerOfTwo(ALL_GIVEN) negative_as_window;

    action cut_fraction() {
        meta.positive = meta.positive >> 8;
        meta.negative = meta.negative >> 8;
        meta.pay_positive = meta.pay_positive >> 8;
        meta.pay_negative = meta.pay_negative >> 8;
    }

    action find_excess() {
        meta.feedback = (int<32>)meta.positive |-| xcp.h_feedback;
        meta.excess = (bit<32>)((int<32>)meta.positive |-| xcp.h_feedback);
    }

    action follow_header() {
        meta.negative = (bit<32>)max((int<32>)meta.negative, meta.feedback);
    }

    action pay_excess() {
        meta.pay_negative = max(meta.pay_negative, meta.excess);
    }

    action limit_positive() {
        meta.positive = min(meta.positive, meta.pay_positive);
    }

    action limit_negative() {
        meta.negative = min(meta.negative, meta.pay_negative);
    }

    action find_given() {
        meta.feedback = (int<32>)meta.positive - (int<32>)meta.negative;
    }

    action write_feedback() {
        xcp.h_feedback = min(xcp.h_feedback, meta.feedback);
    }

    apply {
        cut_fraction();
        find_excess();
        follow_header();
        excess_as_share.apply(meta.log_over, meta.excess);
        pay_excess();
        positive_pool.apply(role, meta.port, residue_pos, meta.pay_positive);
        negative_pool.apply(role, meta.port, residue_neg, meta.pay_negative);
        positive_as_window.apply(meta.log_ratio, meta.pay_positive);
        negative_as_window.apply(meta.log_ratio, meta.pay_negative);
        limit_positive();
        limit_negative();
        find_given();
        if (role == ROLE_SHARE) {
            write_feedback();
        }
    }
}

/// phi and the pools from its three terms; saturating arithmetic takes the place of signs.
///
///   a = alpha C d,  b = alpha y d,  c = beta Q;   phi = a - (b + c);   gamma y d = b / 4
///
///   pool of phi's sign:   max(gamma y d - |phi|, 0) + |phi| = max(gamma y d, |phi|)
///   the other:            max(gamma y d - |phi|, 0)
///
/// A limit is that of signed numbers where p4c meets one: all of this is unsigned.
///
/// reads   meta: a, b, c (used up)
/// writes  update: the pools in 16 bytes
control FillPools(inout update_t update, inout egress_state_t meta, in role_t role) {
    action sum_decrease() {
        update.residue_pos = meta.b >> 2;
        update.residue_neg = meta.b |+| meta.c;
    }

    /// phi is c or, where it is negative, -residue_neg: the other of the two is 0.
    action split_phi() {
        meta.c = meta.a |-| update.residue_neg;
        update.residue_neg = update.residue_neg |-| meta.a;
    }

    action shuffle() {
        meta.a = max(update.residue_pos, meta.c);
        meta.b = max(update.residue_pos, update.residue_neg);
    }

    action fill() {
        update.residue_pos = meta.a |-| update.residue_neg;
        update.residue_neg = meta.b |-| meta.c;
    }

    apply {
        if (role == ROLE_PHI) {
            sum_decrease();
        }
        if (role == ROLE_PHI) {
            split_phi();
        }
        if (role == ROLE_PHI) {
            shuffle();
        }
        if (role == ROLE_PHI) {
            fill();
        }
    }
}

control XcpEgress(inout tna_headers_t hdr, inout egress_state_t meta,
                  in egress_intrinsic_metadata_t intrinsic,
                  in egress_intrinsic_metadata_from_parser_t from_parser,
                  inout egress_intrinsic_metadata_for_deparser_t for_deparser,
                  inout egress_intrinsic_metadata_for_output_port_t for_port) {
    IntervalTimer() interval_timer;
    IntervalStart() interval_start;
    WatchQueue() watch_queue;
    TakeInput() take_input;
    InputSum() input_sum;
    LogParameter(LOG_INITIAL_RTT, ROLE_RTT) log_avg_rtt;
    LogParameter(-UNIT_X, ROLE_RTT) scale_x;
    LogParameter(-UNIT_XRTT, ROLE_RTT) scale_xrtt;
    LogParameter(0, ROLE_RTT) scale_bytes;
    LogParameter(LOG_ZERO, ROLE_STORE) log_pay_positive;
    LogParameter(LOG_ZERO, ROLE_STORE) log_pay_negative;
    LogParameter(LOG_ZERO - LOG_INITIAL_RTT, ROLE_STORE) log_positive;
    LogParameter(LOG_ZERO - LOG_INITIAL_RTT, ROLE_STORE) log_negative;
    Exponential(1) power_a;
    Exponential(1) power_b;
    Exponential(1) power_c;
    Exponential(0) power_pay_positive;
    Exponential(0) power_pay_negative;
    Exponential(0) power_positive;
    Exponential(0) power_negative;
    Sum() sum_x;
    Sum() sum_xrtt;
    Sum() sum_bytes;
    FillPools() fill_pools;
    GiveShare() give_share;

    action read_clock() {
        meta.now = from_parser.global_tstamp[39:8];
        meta.queue_span = hdr.bridge.arrival - (MIN_QUEUE_INTERVAL_TICKS << 1);
    }

    /// The new interval's end, in the place of the time.
    action add_interval() {
        meta.now = meta.now + meta.a;
    }

    action find_wait() {
        meta.wait = meta.now - hdr.bridge.arrival;
        meta.queue_span = meta.now - meta.queue_span;
        meta.queue_due = meta.now + MIN_QUEUE_INTERVAL_TICKS;
    }

    action find_ratio() {
        meta.log_ratio = meta.log_positive - meta.log_pay_positive;
        meta.log_over = meta.log_pay_positive - meta.log_positive;
    }

    action count_units() {
        meta.input = meta.input >> 5;
    }

    action mirror_snapshot() {
        for_deparser.mirror_type = MIRROR_INTERVAL;
        meta.snapshot_role = ROLE_SNAPSHOT;
        meta.session = (MirrorId_t)hdr.bridge.session;
    }

    action begin_update() {
        hdr.update.setValid();
    }

    action to_controller() {
        hdr.packet_in.setValid();
        hdr.packet_in.ingress_port = (bit<16>)hdr.bridge.ingress_port;
    }

    apply {
        log_t unused = 0;
        read_clock();
        find_wait();
        if (meta.role == ROLE_FRAME || meta.role == ROLE_SHARE) {
            take_input.apply(hdr.bridge.ingress_port[8:7] ++ meta.port, hdr.bridge.input_bytes, meta.input);
        } else if (meta.role == ROLE_SNAPSHOT) {
            begin_update();
        } else if (meta.role == ROLE_FORWARD && intrinsic.egress_port == TNA_CPU_PORT) {
            to_controller();
        }
        count_units();
        log_avg_rtt.apply(meta.role, meta.port, 0, hdr.update.log_avg_rtt, unused, hdr.update.log_avg_rtt);
        scale_x.apply(meta.role, meta.port, hdr.bridge.log_x, hdr.update.scale_x, meta.log_a, hdr.update.scale_x);
        scale_xrtt.apply(meta.role, meta.port, hdr.bridge.log_xrtt, hdr.update.scale_xrtt, meta.log_b,
                         hdr.update.scale_xrtt);
        scale_bytes.apply(meta.role, meta.port, hdr.bridge.log_size, hdr.update.scale_bytes, meta.log_c,
                          hdr.update.scale_bytes);
        log_pay_positive.apply(meta.role, meta.port, hdr.bridge.log_x, hdr.update.a, meta.log_pay_positive, unused);
        log_pay_negative.apply(meta.role, meta.port, hdr.bridge.log_size, hdr.update.b, meta.log_pay_negative,
                               unused);
        log_positive.apply(meta.role, meta.port, hdr.bridge.log_xrtt, hdr.update.c, meta.log_positive, unused);
        log_negative.apply(meta.role, meta.port, hdr.bridge.log_rtt_bytes, hdr.update.scale_xrtt, meta.log_negative,
                           unused);
        find_ratio();
        power_a.apply(meta.log_a, 0, meta.a);
        power_b.apply(meta.log_b, 0, meta.b);
        power_c.apply(meta.log_c, 0, meta.c);
        power_pay_positive.apply(meta.log_pay_positive, meta.pay_positive, meta.pay_positive);
        power_pay_negative.apply(meta.log_pay_negative, meta.pay_negative, meta.pay_negative);
        power_positive.apply(meta.log_positive, meta.positive, meta.positive);
        power_negative.apply(meta.log_negative, meta.negative, meta.negative);
        if (meta.role == ROLE_RTT) {
            add_interval();
        }
        interval_timer.apply(meta.role, meta.port, meta.now, meta.a, meta.ended);
        watch_queue.apply(meta, meta.role, meta.b);
        sum_x.apply(meta.role, meta.ended, hdr.update.sums, meta.port, meta.a, meta.sum_x);
        sum_xrtt.apply(meta.role, meta.ended, hdr.update.sums, meta.port, meta.b, meta.sum_xrtt);
        sum_bytes.apply(meta.role, meta.ended, hdr.update.sums, meta.port, meta.c, meta.sum_bytes);
        input_sum.apply(meta.role, meta.ended, meta.port, meta.input, meta.input_sum);
        if (meta.ended == 1) {
            interval_start.apply(meta.port, meta.now, meta.duration);
            mirror_snapshot();
        }
        fill_pools.apply(hdr.update, meta, meta.role);
        give_share.apply(hdr.xcp, meta, meta.role, hdr.update.residue_pos, hdr.update.residue_neg);
    }
}

#endif
