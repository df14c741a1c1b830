/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * Packets that leave: a congestion header goes between IPv4 and TCP. The sending half's goes on
 * data, the receiving half's on ACKs, and both on data that acknowledges (ADR 0411).
 */
#include "xcp.h"

/* How many SYNs bear a header towards a host that has answered one, and towards one that is not known. */
enum { SYNS_TO_KNOWN = 3, SYNS_TO_UNKNOWN = 1 };
/* From this many timeouts without a header from the other end on, every second packet is sent without one. */
enum { SILENT_BEFORE_PLAIN = 2 };

/* XCP or XCP_R by the name of the socket's congestion control; 0 if it is not ours. */
INLINE u32 mode_of(struct tcp_sock *tp)
{
	const struct tcp_congestion_ops *ops = tp->inet_conn.icsk_ca_ops;

	if (ops->name[0] != 'x' || ops->name[1] != 'c' || ops->name[2] != 'p')
		return 0;
	if (ops->name[3] == 0)
		return XCP;
	return ops->name[3] == '_' && ops->name[4] == 'r' && ops->name[5] == 0 ? XCP_R : 0;
}

/* Whether a host is known to take no headers, or if `unless_known`, whether it is not known to take them. */
INLINE int takes_plain(u32 address, int unless_known)
{
	struct peer *peer = bpf_map_lookup_elem(&peers, &address);

	if (!peer)
		return unless_known;
	return peer->plain_until && bpf_ktime_get_ns() < peer->plain_until;
}

/* The packets with which the kernel will begin (ip-route(8), initcwnd). */
INLINE u32 initial_packets(struct tcp_sock *tp)
{
	struct dst_entry *route = tp->inet_conn.icsk_inet.sk.sk_dst_cache;
	u32 packets = 0;

	if (route) {
		u32 *metrics = (u32 *)(route->_metrics & ~(unsigned long)METRICS_FLAGS);

		bpf_probe_read_kernel(&packets, sizeof(packets), &metrics[METRIC_INITCWND - 1]);
	}
	return packets ? packets : TCP_INIT_CWND;
}

/* The word of the receiving half on an ACK or on data, once. */
INLINE u32 word_of(struct connection *connection, int on_data)
{
	if (connection->mode == XCP)
		return (u32)__sync_lock_test_and_set(&connection->sum, 0);
	if (!on_data)
		return connection->cwnd;
	if (!connection->cwnd)
		return 0;
	return (connection->cwnd_epoch & EPOCH_MASK) << WINDOW_BITS |
	       (connection->cwnd < WINDOW_MASK ? connection->cwnd : WINDOW_MASK);
}

/* The bytes that the flow could use beyond its window, shared over the packets of a round trip (ADR
 * 0108). */
INLINE u32 wish(struct tcp_sock *tp, struct connection *connection, const struct config *config)
{
	u64 packets = tp->snd_cwnd;
	u64 waiting = tp->write_seq - tp->snd_una;

	if (!packets || waiting < packets * tp->mss_cache || connection->window >= config->max_window)
		return 0;
	packets = (config->max_window - connection->window) / packets;
	return packets < 0x7fffffff ? packets : 0x7fffffff;
}

/* The header of a SYN; no such header is wanted if the mode stays 0. */
INLINE u32 open(struct __sk_buff *skb, struct bpf_sock *sk, struct tcp_sock *tp, const struct ipv4_header *ip,
		struct xcp_header *header)
{
	struct connection begun = {};
	u32 mode = mode_of(tp);
	u32 option;

	if (!mode || tp->inet_conn.icsk_retransmits >= SYNS_TO_KNOWN)
		return 0;
	if (tp->inet_conn.icsk_retransmits >= SYNS_TO_UNKNOWN && takes_plain(ip->destination, 1))
		return 0;
	/* The kernel's first option is the MSS, which the socket itself does not know yet. */
	if (bpf_skb_load_bytes(skb, ETHERNET_BYTES + IPV4_BYTES + TCP_BYTES, &option, sizeof(option)))
		return 0;
	begun.mode = mode;
	if (!bpf_sk_storage_get(&connections, sk, &begun, STORAGE_CREATE))
		return 0;
	header->version_format = VERSION << 4 | DATA;
	header->cwnd = htonl(initial_packets(tp) * (BEFORE_MSS + (ntohl(option) & 0xffff)));
	header->reverse = htonl(mode);
	return mode;
}

/* The header of a SYN-ACK, by what the SYN said. */
INLINE u32 answer(const struct ends *ends, const struct tcp_header *tcp, struct xcp_header *header)
{
	struct opening *opening = bpf_map_lookup_elem(&openings, ends);

	if (!opening || ntohl(tcp->acknowledgement) != opening->sequence + 1)
		return 0;
	header->version_format = VERSION << 4 | opening->mode;
	header->reverse = opening->mode == XCP_R ? htonl(opening->cwnd) : 0;
	return opening->mode;
}

/* Whether a packet does without: nothing may come through with a header any more (ADR 0413). */
INLINE int goes_plain(struct tcp_sock *tp, struct connection *connection, int from_sender)
{
	s32 bare = bare_segments(tp, connection);

	if (!connection->headers || connection->plain)
		return 1;
	if (!connection->counted || bare > connection->bare_segments) {
		/* The handshake's segments have come before counting begins. */
		connection->in_kind = connection->counted;
		connection->counted = 1;
		connection->bare_segments = bare;
	}
	if (connection->in_kind && !from_sender)
		return 1;
	return connection->silent >= SILENT_BEFORE_PLAIN && connection->turn++ & 1;
}

/* The header of everything after the handshake. */
INLINE void carry(struct tcp_sock *tp, struct connection *connection, const struct config *config, int from_sender,
		  struct xcp_header *header)
{
	if (!from_sender && connection->received) {
		header->version_format = VERSION << 4 | connection->mode;
		header->epoch = connection->mode == XCP_R ? connection->cwnd_epoch : 0;
		header->reverse = htonl(word_of(connection, 0));
		return;
	}
	header->version_format = VERSION << 4 | DATA;
	header->epoch = connection->epoch;
	header->cwnd = htonl(tp->snd_cwnd * connection->packet);
	if (!from_sender)
		return;
	header->rtt = htonl(connection->rtt);
	if (connection->rtt)
		header->feedback = htonl(wish(tp, connection, config));
	if (connection->received)
		header->reverse = htonl(word_of(connection, 1));
}

SEC("tc")
int egress(struct __sk_buff *skb)
{
	struct {
		struct ipv4_header ip;
		struct xcp_header xcp;
	} head = {};
	struct config *config = configuration();
	struct connection *connection;
	struct tcp_header tcp;
	struct bpf_sock *sk = skb->sk;
	struct tcp_sock *tp;
	u32 payload, limit = 0;
	int from_sender;

	if (skb->protocol != htons(ETHERTYPE_IPV4) || !sk || !config || config->off)
		return NEXT;
	if (bpf_skb_load_bytes(skb, ETHERNET_BYTES, &head.ip, sizeof(head.ip)) || !is_simple(&head.ip) ||
	    head.ip.protocol != PROTOCOL_TCP)
		return NEXT;
	if (bpf_skb_load_bytes(skb, ETHERNET_BYTES + IPV4_BYTES, &tcp, sizeof(tcp)) || tcp.flags & RST)
		return NEXT;
	head.xcp.next_protocol = PROTOCOL_TCP;
	head.xcp.length = XCP_BYTES;
	struct ends ends = { head.ip.source, head.ip.destination, tcp.source, tcp.destination };

	sk = bpf_sk_fullsock(sk);
	if (!sk) {
		/* A connection that is being accepted has no whole socket yet. */
		if ((tcp.flags & (SYN | ACK)) != (SYN | ACK) || !answer(&ends, &tcp, &head.xcp))
			return NEXT;
	} else {
		tp = bpf_skc_to_tcp_sock(sk);
		if (!tp || takes_plain(ends.remote, 0))
			return NEXT;
		if (tcp.flags & SYN) {
			if (!open(skb, sk, tp, &head.ip, &head.xcp))
				return NEXT;
		} else {
			connection = connection_of(sk);
			if (!connection)
				connection = accepted(sk, &ends);
			if (!connection)
				return NEXT;
			payload = ntohs(head.ip.length) - IPV4_BYTES - (tcp.length >> 4) * 4;
			from_sender = connection->runs && (payload || tcp.flags & FIN);
			if (goes_plain(tp, connection, from_sender))
				return NEXT;
			if (skb->gso_segs > 1) {
				/* Nothing would segment it behind a protocol that is not TCP. */
				count(GSO_UNMARKED);
				return NEXT;
			}
			carry(tp, connection, config, from_sender, &head.xcp);
		}
	}
	if (bpf_check_mtu(skb, 0, &limit, XCP_BYTES, 0)) {
		count(TOO_LONG);
		return NEXT;
	}
	if (bpf_skb_adjust_room(skb, XCP_BYTES, ROOM_NET, 0))
		return NEXT;
	rewrite(&head.ip, PROTOCOL_XCP, XCP_BYTES);
	bpf_skb_store_bytes(skb, ETHERNET_BYTES, &head, sizeof(head), 0);
	count(HEADERS_PUT);
	return NEXT;
}
