/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * The laws "xcp" and "xcp_r" for the kernel's TCP: what the headers brought becomes a window and a rate.
 *
 *     XCP     ACK: window += feedback;  loss: window / 2;  timeout: one packet               (ADR 0110)
 *     XCP-r   ACK: window = cwnd' of the newest word;  retransmissions lost again and again: window / 2, epoch + 1;
 *             timeout: initial window, epoch + 1                                             (ADRs 0105, 0106)
 *     both    rate = 1.2 * window / RTT
 */
#include "xcp.h"

/* Segments without a header, over this many round trips, after which the path or the other end no longer has XCP. */
enum { BARE_SEGMENTS = 3, BARE_ROUND_TRIPS = 3 };
/* The round trips in halves of a recovery that loses no retransmission twice. One round trip passes
 * until its losses are known, one until the retransmissions of lost retransmissions are, and half a
 * one for the queue. */
enum { RECOVERY_HALF_ROUND_TRIPS = 5 };

/* Round trips in a row in which packets wait and no router says anything, after which there is none (ADR 0422). */
enum { UNANSWERED_ROUND_TRIPS = 4 };
/* The time that busy hosts may add to a round trip, microseconds. */
enum { OF_HOSTS = 5000 };
/* Full segments under way behind an ACK: with fewer, the receiver's timer may have held it (RFC 1122, section 4.2.3.2). */
enum { BEHIND_AN_ACK = 2 };
/* For how many round trips a cut of our own holds us back. */
enum { CUT_ROUND_TRIPS = 2 };

INLINE void leave(struct sock *sk, struct connection *connection, u32 why)
{
	struct tcp_sock *tp = (struct tcp_sock *)sk;
	char name[] = "cubic";

	if (connection) {
		connection->runs = 0;
		connection->plain = 1;
	}
	/* Without this, slow start would fill the queue. */
	if (connection && connection->window)
		tp->snd_ssthresh = tp->snd_cwnd;
	sk->sk_pacing_rate = ~0UL;
	count(why);
	bpf_setsockopt(sk, PROTOCOL_TCP, TCP_CONGESTION, name, sizeof(name) - 1);
}

INLINE u64 at_least(u64 value, u64 least)
{
	return value > least ? value : least;
}

/* Brings the window and the rate to the kernel. */
INLINE void apply(struct sock *sk, struct connection *connection, const struct config *config)
{
	struct tcp_sock *tp = (struct tcp_sock *)sk;
	u64 packets, rate;

	if (!connection->packet)
		return;
	connection->window = at_least(connection->window, connection->packet);
	packets = (connection->window < config->max_window ? connection->window : config->max_window) / connection->packet;
	if (packets > tp->snd_cwnd_clamp)
		packets = tp->snd_cwnd_clamp;
	tp->snd_cwnd = at_least(packets, 1);
	if (!config->pacing_percent || !connection->rtt)
		return;
	rate = packets * connection->packet * 1000000 / connection->rtt * config->pacing_percent / 100;
	rate = at_least(rate, connection->packet);
	sk->sk_pacing_rate = rate < sk->sk_max_pacing_rate ? rate : sk->sk_max_pacing_rate;
}

/* A timeout, a halving or a pause: XCP-r's receiver begins anew with this window. */
INLINE void restart(struct connection *connection, u64 window)
{
	connection->window = at_least(window / connection->packet, 1) * connection->packet;
	if (connection->mode == XCP_R)
		connection->epoch = (connection->epoch + 1) & 0xff;
}

/* The words since the last time change the window. */
INLINE void obey(struct connection *connection)
{
	u64 before = connection->window;
	s64 changed;

	if (connection->mode == XCP) {
		changed = (s64)(before + __sync_lock_test_and_set(&connection->pending, 0));
		connection->window = changed > (s64)connection->packet ? changed : connection->packet;
	} else {
		u64 told = connection->told;
		u32 epoch = told >> 32, bytes = told;

		if (!bytes)
			return;
		if (epoch == connection->epoch || (newer_epoch(connection->epoch, epoch) && bytes < before))
			connection->window = at_least(bytes, connection->packet);
	}
	connection->gained += (s64)(connection->window - before);
}

/*
 * Whether headers have stopped coming while segments come. ACKs that arrive while a program holds
 * the socket wait there, and their headers are counted long before the law sees them. So an ACK
 * without news of headers is not an ACK without a header.
 */
INLINE int went_bare(struct tcp_sock *tp, struct connection *connection)
{
	s32 bare = bare_segments(tp, connection);
	u64 now = bpf_ktime_get_ns();

	if (connection->headers != connection->headers_seen) {
		connection->headers_seen = connection->headers;
		connection->heard_at = now;
		connection->bare_then = bare;
		connection->silent = 0;
		return 0;
	}
	return bare - connection->bare_then >= BARE_SEGMENTS &&
	       now - connection->heard_at > BARE_ROUND_TRIPS * MICROSECOND * connection->rtt;
}

/*
 * Whether the routers have been silent for too long. Then packets wait, but no header takes
 * anything from the window. The window never holds us back, because every wish is granted.
 */
INLINE int nobody_answers(struct tcp_sock *tp, struct connection *connection, const struct config *config, u64 before)
{
	u64 now = bpf_ktime_get_ns();
	int held_back = tp->max_packets_out >= tp->snd_cwnd && connection->window < config->max_window;
	int own_cut = connection->recovering || now < connection->cut_until;

	if (connection->window < before || (held_back && !own_cut))
		connection->answered = 1;
	if (!connection->shortest || now < connection->round_began + MICROSECOND * connection->rtt)
		return 0;
	if (connection->answered || 2ULL * connection->shortest <= 3ULL * connection->least_rtt ||
	    connection->shortest <= connection->least_rtt + OF_HOSTS)
		connection->unanswered = 0;
	else
		connection->unanswered++;
	connection->round_began = now;
	connection->answered = 0;
	connection->shortest = 0;
	return connection->unanswered >= UNANSWERED_ROUND_TRIPS;
}

SEC("struct_ops/xcp_init")
void xcp_init(u64 *ctx)
{
	struct sock *sk = (struct sock *)ctx[0];
	struct tcp_sock *tp = (struct tcp_sock *)sk;
	struct connection *connection = connection_of(sk);
	struct config *config = configuration();

	if (!connection) {
		struct ends ends = { sk->__sk_common.skc_rcv_saddr, sk->__sk_common.skc_daddr,
				     htons(sk->__sk_common.skc_num), sk->__sk_common.skc_dport };

		connection = accepted(sk, &ends);
	}
	if (!config || config->off || !connection || !connection->headers) {
		leave(sk, connection, NEVER_XCP);
		return;
	}
	connection->packet = ETHERNET_BYTES + IPV4_BYTES + XCP_BYTES + tp->tcp_header_len + tp->mss_cache;
	connection->initial = (u64)tp->snd_cwnd * connection->packet;
	connection->window = connection->initial;
	connection->heard_at = bpf_ktime_get_ns();
	connection->runs = 1;
	if (config->pacing_percent)
		sk->sk_pacing_status = PACING_NEEDED;
}

SEC("struct_ops/xcp_cong_control")
void xcp_cong_control(u64 *ctx)
{
	struct sock *sk = (struct sock *)ctx[0];
	struct tcp_sock *tp = (struct tcp_sock *)sk;
	struct connection *connection = connection_of(sk);
	struct config *config = configuration();
	u64 before;

	if (!connection || !connection->runs || !config)
		return;
	if (config->off || went_bare(tp, connection)) {
		leave(sk, connection, LEFT_XCP);
		return;
	}
	connection->packet = ETHERNET_BYTES + IPV4_BYTES + XCP_BYTES + tp->tcp_header_len + tp->mss_cache;
	before = connection->window;
	obey(connection);
	if (nobody_answers(tp, connection, config, before)) {
		/* The window becomes the path's product without its queue. */
		tp->snd_cwnd = at_least((u64)tp->packets_out * connection->least_rtt / connection->rtt, 2);
		leave(sk, connection, UNANSWERED);
		return;
	}
	if (connection->recovering_until && bpf_ktime_get_ns() > connection->recovering_until) {
		restart(connection, connection->window / 2);
		connection->recovering_until += MICROSECOND * connection->rtt;
	}
	apply(sk, connection, config);
}

/*
 * The kernel's own mean begins with the handshake, the other end's timer included if the SYN-ACK was lost (ADR 0109). This one
 * does not: the SYN is acknowledged before the law runs.
 */
SEC("struct_ops/xcp_pkts_acked")
void xcp_pkts_acked(u64 *ctx)
{
	struct sock *sk = (struct sock *)ctx[0];
	const struct ack_sample *sample = (const struct ack_sample *)ctx[1];
	struct tcp_sock *tp = (struct tcp_sock *)sk;
	struct connection *connection = connection_of(sk);
	s32 rtt = sample->rtt_us;

	if (!connection || !connection->runs || rtt <= 0)
		return;
	/* RFC 6298, section 2. */
	connection->rtt = connection->rtt ? (7ULL * connection->rtt + rtt) / 8 : rtt;
	if (!connection->least_rtt || rtt < connection->least_rtt)
		connection->least_rtt = rtt;
	if (tp->snd_nxt - tp->snd_una >= BEHIND_AN_ACK * tp->mss_cache &&
	    (!connection->shortest || rtt < connection->shortest))
		connection->shortest = rtt;
}

SEC("struct_ops/xcp_set_state")
void xcp_set_state(u64 *ctx)
{
	struct sock *sk = (struct sock *)ctx[0];
	u8 state = ctx[1];
	struct connection *connection = connection_of(sk);
	struct config *config = configuration();

	if (!connection || !connection->runs || !config || !connection->packet)
		return;
	connection->recovering_until = 0;
	connection->recovering = state == CA_RECOVERY || state == CA_LOSS;
	if (connection->recovering)
		connection->cut_until = bpf_ktime_get_ns() + CUT_ROUND_TRIPS * MICROSECOND * connection->rtt;
	if (state == CA_RECOVERY) {
		if (connection->mode == XCP)
			restart(connection, connection->window / 2);
		else
			connection->recovering_until =
				bpf_ktime_get_ns() + RECOVERY_HALF_ROUND_TRIPS * MICROSECOND / 2 * connection->rtt;
	} else if (state == CA_LOSS) {
		connection->silent++;
		restart(connection, connection->mode == XCP ? connection->packet : connection->initial);
	} else {
		return;
	}
	apply(sk, connection, config);
}

/* A sender that was silent for longer than its timer begins as a new one (RFC 5681, section 4.1). */
SEC("struct_ops/xcp_cwnd_event")
void xcp_cwnd_event(u64 *ctx)
{
	struct sock *sk = (struct sock *)ctx[0];
	u32 event = ctx[1];
	struct tcp_sock *tp = (struct tcp_sock *)sk;
	struct connection *connection = connection_of(sk);
	struct config *config = configuration();
	u32 silent = (u32)bpf_jiffies64() - tp->lsndtime;

	if (event != CA_EVENT_TX_START || !connection || !connection->runs || !config || !connection->packet)
		return;
	if (connection->window <= connection->initial || silent <= tp->inet_conn.icsk_rto)
		return;
	restart(connection, connection->initial);
	apply(sk, connection, config);
}

SEC("struct_ops/xcp_ssthresh")
u32 xcp_ssthresh(u64 *ctx)
{
	return SSTHRESH_NONE;
}

SEC("struct_ops/xcp_undo_cwnd")
u32 xcp_undo_cwnd(u64 *ctx)
{
	struct tcp_sock *tp = (struct tcp_sock *)ctx[0];

	return tp->snd_cwnd;
}

#define LAW                                     \
	.ssthresh = (void *)xcp_ssthresh,       \
	.undo_cwnd = (void *)xcp_undo_cwnd,     \
	.cong_control = (void *)xcp_cong_control, \
	.pkts_acked = (void *)xcp_pkts_acked,   \
	.set_state = (void *)xcp_set_state,     \
	.cwnd_event = (void *)xcp_cwnd_event,   \
	.init = (void *)xcp_init,               \
	.flags = CONG_NON_RESTRICTED

SEC(".struct_ops")
struct tcp_congestion_ops xcp = { LAW, .name = "xcp" };

SEC(".struct_ops")
struct tcp_congestion_ops xcp_r = { LAW, .name = "xcp_r" };
