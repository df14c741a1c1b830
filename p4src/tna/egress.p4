/*
 * Egress: the control loop of the port that a packet leaves by.
 *
 *   frame       timers, persistent queue, sums, share of the pools, H_feedback; the frame that ends an
 *               interval is mirrored as a snapshot of it
 *   snapshot    becomes an update, with the port's scales, and goes round
 *   update      the powers of its step; at the end it stores the port's parameters
 */
#ifndef XCPR_TNA_EGRESS_P4
#define XCPR_TNA_EGRESS_P4

#include "logarithm.p4"
#include "registers.p4"

const MirrorType_t MIRROR_INTERVAL = 1;

/// Persistent queue: xcp/persistent_queue.p4.
control WatchQueue(inout egress_state_t meta, in role_t role, in ticks_t decided) {
    HalfRtt() half_rtt;
    QueueTimer() queue_timer;
    LowestWait() lowest_wait;

    action halve_wait() {
        meta.half_wait = meta.wait >> 1;
    }

    action limit_interval() {
        meta.queue_interval = max(meta.queue_interval, MIN_QUEUE_INTERVAL_TICKS);
    }

    action find_due() {
        meta.queue_due = meta.now + (ticks_t)meta.queue_interval;
    }

    apply {
        halve_wait();
        half_rtt.apply(role, meta.port, meta.half_wait, decided, meta.queue_interval);
        if (role == ROLE_FRAME || role == ROLE_SHARE) {
            limit_interval();
            find_due();
            queue_timer.apply(meta.port, meta.now, meta.queue_due, meta.queue_ended);
            lowest_wait.apply(role, meta.queue_ended, meta.port, meta.wait, meta.queue_wait);
        }
    }
}

/// Residual pools: xcp/residual_pools.p4. Shares come in 1/256 byte and are rounded at random: 8 random bits
/// are added to the fraction, so that rounding favours nobody in the mean, without a remainder to hand on.
///
///   below what the header holds:   both pools pay their share
///   otherwise:                     the negative pool also pays what the header asks for less
///   H_feedback = min(H_feedback, what the pools gave)
control GiveShare(inout xcp_t xcp, inout egress_state_t meta, in role_t role, in bit<32> residue_pos,
                  in bit<32> residue_neg) {
    Pool() positive_pool;
    Pool() negative_pool;

    action add_dither() {
        meta.positive = meta.positive |+| meta.dither;
        meta.negative = meta.negative |+| meta.dither;
    }

    action cut_fraction() {
        meta.positive = meta.positive >> 8;
        meta.negative = meta.negative >> 8;
    }

    action find_feedback() {
        meta.feedback = (int<32>)meta.positive - (int<32>)meta.negative;
    }

    action find_excess() {
        meta.excess = meta.feedback |-| xcp.h_feedback;
    }

    action follow_header() {
        meta.negative = meta.negative + (bit<32>)meta.excess;
    }

    action find_given() {
        meta.feedback = (int<32>)meta.positive - (int<32>)meta.negative;
    }

    action write_feedback() {
        xcp.h_feedback = min(xcp.h_feedback, meta.feedback);
    }

    apply {
        if (role == ROLE_SHARE) {
            add_dither();
            cut_fraction();
            find_feedback();
            find_excess();
            if (meta.excess[31:31] == 0) {
                follow_header();
            }
        }
        positive_pool.apply(role, meta.port, residue_pos, meta.positive);
        negative_pool.apply(role, meta.port, residue_neg, meta.negative);
        if (role == ROLE_SHARE) {
            find_given();
            write_feedback();
        }
    }
}

control XcpEgress(inout tna_headers_t hdr, inout egress_state_t meta,
                  in egress_intrinsic_metadata_t intrinsic,
                  in egress_intrinsic_metadata_from_parser_t from_parser,
                  inout egress_intrinsic_metadata_for_deparser_t for_deparser,
                  inout egress_intrinsic_metadata_for_output_port_t for_port) {
    Random<bit<32>>() random;
    IntervalTimer() interval_timer;
    IntervalStart() interval_start;
    WatchQueue() watch_queue;
    TakeInput() take_input;
    InputSum() input_sum;
    LogParameter(LOG_INITIAL_RTT, ROLE_RTT) log_avg_rtt;
    LogParameter(-UNIT_X, ROLE_RTT) scale_x;
    LogParameter(-UNIT_XRTT, ROLE_RTT) scale_xrtt;
    LogParameter(-UNIT_RTT_BYTES, ROLE_RTT) scale_rtt_bytes;
    LogParameter(LOG_ZERO, ROLE_STORE) log_positive;
    LogParameter(LOG_ZERO, ROLE_STORE) log_negative;
    Exponential(1) power_a;
    Exponential(1) power_b;
    Exponential(1) power_c;
    Exponential(0) power_positive;
    Exponential(0) power_negative;
    Sum() sum_x;
    Sum() sum_xrtt;
    Sum() sum_rtt_bytes;
    GiveShare() give_share;

    action read_clock() {
        meta.now = from_parser.global_tstamp[39:8];
    }

    /// The new interval's end, in the place of the time.
    action add_interval() {
        meta.now = meta.now + meta.a;
    }

    action draw_dither() {
        meta.dither = random.get();
    }

    action find_wait() {
        meta.wait = meta.now - hdr.bridge.arrival;
        meta.dither = meta.dither & 0xFF;
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

    action emit_powers() {
        hdr.powers.setValid();
        hdr.powers.a = meta.a;
        hdr.powers.b = meta.b;
        hdr.powers.c = meta.c;
    }

    action to_controller() {
        hdr.packet_in.setValid();
        hdr.packet_in.ingress_port = (bit<16>)hdr.bridge.ingress_port;
    }

    apply {
        log_t unused = 0;
        bool counts = meta.role == ROLE_FRAME || meta.role == ROLE_SHARE;
        read_clock();
        if (counts) {
            draw_dither();
            find_wait();
            take_input.apply(hdr.bridge.ingress_port[8:7] ++ meta.port, hdr.bridge.input_bytes, meta.input);
            count_units();
        } else if (meta.role == ROLE_SNAPSHOT) {
            begin_update();
        } else if (meta.role == ROLE_FORWARD && intrinsic.egress_port == TNA_CPU_PORT) {
            to_controller();
        }
        log_avg_rtt.apply(meta.role, meta.port, 0, hdr.update.log_avg_rtt, unused, hdr.update.log_avg_rtt);
        scale_x.apply(meta.role, meta.port, hdr.bridge.log_x, hdr.update.scale_x, meta.log_a, hdr.update.scale_x);
        scale_xrtt.apply(meta.role, meta.port, hdr.bridge.log_xrtt, hdr.update.scale_xrtt, meta.log_b,
                         hdr.update.scale_xrtt);
        scale_rtt_bytes.apply(meta.role, meta.port, hdr.bridge.log_rtt_bytes, hdr.update.scale_rtt_bytes,
                              meta.log_c, hdr.update.scale_rtt_bytes);
        log_positive.apply(meta.role, meta.port, hdr.bridge.log_xrtt, hdr.update.a, meta.log_positive, unused);
        log_negative.apply(meta.role, meta.port, hdr.bridge.log_rtt_bytes, hdr.update.b, meta.log_negative, unused);
        power_a.apply(meta.log_a, meta.a);
        power_b.apply(meta.log_b, meta.b);
        power_c.apply(meta.log_c, meta.c);
        if (meta.role == ROLE_RTT || meta.role == ROLE_POWERS) {
            emit_powers();
        }
        if (meta.role == ROLE_RTT) {
            add_interval();
        }
        interval_timer.apply(meta.role, meta.port, meta.now, meta.a, meta.ended);
        watch_queue.apply(meta, meta.role, meta.b);
        sum_x.apply(meta.role, meta.ended, hdr.update.sums, meta.port, meta.a, meta.sum_x);
        sum_xrtt.apply(meta.role, meta.ended, hdr.update.sums, meta.port, meta.b, meta.sum_xrtt);
        sum_rtt_bytes.apply(meta.role, meta.ended, hdr.update.sums, meta.port, meta.c, meta.sum_rtt_bytes);
        input_sum.apply(meta.role, meta.ended, meta.port, meta.input, meta.input_sum);
        if (meta.ended == 1) {
            interval_start.apply(meta.port, meta.now, meta.duration);
            mirror_snapshot();
        }
        power_positive.apply(meta.log_positive, meta.positive);
        power_negative.apply(meta.log_negative, meta.negative);
        give_share.apply(hdr.xcp, meta, meta.role, hdr.update.residue_pos, hdr.update.residue_neg);
    }
}

#endif
