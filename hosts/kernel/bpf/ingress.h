/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * Packets that arrive: the congestion header goes off, so that the kernel sees plain TCP, and its
 * content is kept with the socket.
 */
#include "xcp.h"

/* How long a host is sent plain TCP that answered "protocol unreachable" (RFC 792), and one that answered no header at all. */
#define AFTER_REFUSAL (600 * SECOND)
#define AFTER_SILENCE (60 * SECOND)

/* The protocol behind an IPv4 header that is in the way of nothing else. */
struct arrival {
	struct xcp_header xcp;
	struct tcp_header tcp;
	struct timestamps timestamps;
};

/* The sending half hears the other end's word. */
INLINE void hear(struct connection *connection, const struct arrival *in, u32 reverse, u32 epoch)
{
	u64 serial = ntohl(in->tcp.acknowledgement);

	if (connection->mode == XCP) {
		__sync_fetch_and_add(&connection->pending, (s64)(s32)reverse);
		return;
	}
	if (in->timestamps.kind == htonl(TIMESTAMPS_KIND))
		serial |= (u64)ntohl(in->timestamps.value) << 32;
	if (connection->told) {
		/* ADR 0102: an overtaken word says nothing. Both halves of a serial number wrap. */
		s32 later = (u32)(serial >> 32) - (u32)(connection->serial >> 32);

		if (later < 0 || (later == 0 && (s32)((u32)serial - (u32)connection->serial) < 0))
			return;
	}
	connection->serial = serial;
	connection->told = (u64)(epoch & 0xff) << 32 | reverse;
}

/* Whether data was certainly not seen before: it is new, or was sent later than all that arrived (ADR 0103). */
INLINE int is_new(struct connection *connection, struct tcp_sock *tp, const struct arrival *in, u32 payload)
{
	u32 begin = ntohl(in->tcp.sequence), end = begin + payload;
	u32 stamp = in->timestamps.kind == htonl(TIMESTAMPS_KIND) ? ntohl(in->timestamps.value) : 0;
	int is_new = 0;

	if (!connection->more || (s32)(end - connection->highest) > 0) {
		connection->highest = end;
		is_new = 1;
	}
	if (!connection->more || (s32)(stamp - connection->newest) > 0) {
		connection->newest = stamp;
		is_new = 1;
	}
	connection->more = 1;
	/* The segment fills the first hole. */
	return is_new || (tp && (s32)(begin - tp->rcv_nxt) <= 0 && (s32)(end - tp->rcv_nxt) > 0);
}

/* The receiving half takes what the routers wrote. */
INLINE void take(struct connection *connection, struct tcp_sock *tp, const struct arrival *in, u32 payload)
{
	s32 feedback = ntohl(in->xcp.feedback);
	u32 epoch = in->xcp.epoch;
	u32 frame = ETHERNET_BYTES + IPV4_BYTES + XCP_BYTES + (in->tcp.length >> 4) * 4 + payload;
	int first = !connection->cwnd;
	s64 cwnd;

	if (connection->mode == XCP) {
		__sync_fetch_and_add(&connection->sum, (s64)feedback);
		return;
	}
	int counts = is_new(connection, tp, in, payload);

	if (frame > connection->frame)
		connection->frame = frame;
	if (first || newer_epoch(epoch, connection->cwnd_epoch)) {
		connection->cwnd_epoch = epoch;
		connection->cwnd = ntohl(in->xcp.cwnd);
	} else if (epoch != connection->cwnd_epoch || !counts) {
		return;
	}
	cwnd = (s64)connection->cwnd + feedback;
	if (cwnd < connection->frame)
		cwnd = connection->frame;
	connection->cwnd = cwnd < 0xffffffffLL ? cwnd : 0xffffffff;
}

/* Whether a segment is one that the connection may get: its numbers lie within the windows, or less than one behind. A
 * stranger off the path guesses both (RFC 5961 section 5.2). */
INLINE int is_plausible(struct tcp_sock *tp, const struct arrival *in)
{
	u32 una = tp->snd_una, acknowledged = ntohl(in->tcp.acknowledgement) - una;
	u32 place = ntohl(in->tcp.sequence) - tp->rcv_nxt, window = tp->rcv_wnd;

	/* Between hosts on one machine a segment is answered before snd_nxt counts it. */
	if (acknowledged > tp->write_seq - una && -acknowledged > tp->max_window)
		return 0;
	/* A SYN's number is the first that is known of the peer. */
	return in->tcp.flags & SYN || place <= window || -place <= window;
}

INLINE void know(u32 address)
{
	struct peer *known = bpf_map_lookup_elem(&peers, &address);
	struct peer takes_headers = {};

	if (!known || known->plain_until)
		bpf_map_update_elem(&peers, &address, &takes_headers, 0);
}

/* The content of a header goes to the halves of its connection. */
INLINE void deliver(struct connection *connection, struct tcp_sock *tp, const struct arrival *in, u32 payload, u32 peer)
{
	u32 reverse = ntohl(in->xcp.reverse), epoch = in->xcp.epoch;

	/* A connection's segments may arrive on several processors at once, and none may be missed. */
	if (__sync_fetch_and_add(&connection->headers, 1) == 0)
		know(peer);
	connection->in_kind = 0;
	/* A SYN-ACK's word is the window that we began with, and its timestamps lie elsewhere. */
	if (in->tcp.flags & SYN)
		return;
	if ((in->xcp.version_format & 15) != DATA) {
		hear(connection, in, reverse, epoch);
		return;
	}
	if (!payload && !(in->tcp.flags & FIN))
		return;
	connection->received = 1;
	take(connection, tp, in, payload);
	if (reverse && connection->mode == XCP)
		hear(connection, in, reverse, 0);
	else if (reverse) {
		/* Its epoch is ours or a little older. */
		u32 behind = (connection->epoch - (reverse >> WINDOW_BITS)) & EPOCH_MASK;

		hear(connection, in, reverse & WINDOW_MASK, connection->epoch - behind);
	}
}

/* For a while a host gets plain TCP. */
INLINE void remember(u32 address, u64 nanoseconds)
{
	struct peer peer = { bpf_ktime_get_ns() + nanoseconds };

	bpf_map_update_elem(&peers, &address, &peer, 0);
}

/* The socket of a packet that arrived, to be released. */
INLINE struct bpf_sock *socket_of(struct __sk_buff *skb, const struct ends *ends)
{
	struct {
		u32 source, destination;
		u16 source_port, destination_port;
	} tuple = { ends->remote, ends->local, ends->remote_port, ends->local_port };

	return bpf_sk_lookup_tcp(skb, &tuple, sizeof(tuple), -1, 0);
}

/* A SYN-ACK without a header answers the SYN that had none; one before it had. A host that has taken headers before has
 * lost that one only. */
INLINE void answered_plain(struct __sk_buff *skb, const struct ends *ends)
{
	struct peer *known = bpf_map_lookup_elem(&peers, &ends->remote);
	struct bpf_sock *sk;

	if (known && !known->plain_until)
		return;
	sk = socket_of(skb, ends);
	if (!sk)
		return;
	if (sk->state != TCP_LISTEN && connection_of(sk))
		remember(ends->remote, AFTER_SILENCE);
	bpf_sk_release(sk);
}

/* A SYN asks for a connection with headers, or for one without. */
INLINE void opened(const struct ends *ends, const struct tcp_header *tcp, const struct xcp_header *header)
{
	struct opening *before, opening = {};

	if (header) {
		opening.sequence = ntohl(tcp->sequence);
		opening.cwnd = ntohl(header->cwnd);
		opening.mode = ntohl(header->reverse);
		if (opening.mode == XCP || opening.mode == XCP_R)
			bpf_map_update_elem(&openings, ends, &opening, 0);
		return;
	}
	before = bpf_map_lookup_elem(&openings, ends);
	/* The first without a header may follow a lost answer; after the second we answer without one too. */
	if (before && (ntohl(tcp->sequence) != before->sequence || ++before->plain > 1))
		bpf_map_delete_elem(&openings, ends);
}

/* A host, or one in front of it, says that it does not know protocol 253. The message counts only where it quotes a segment
 * that is under way: a third host does not know one (RFC 5927 section 4.1). */
INLINE void refused(struct __sk_buff *skb)
{
	struct {
		u8 type;
		u8 code;
		u16 checksum;
		u32 unused;
		struct ipv4_header ip;
		struct xcp_header xcp;
		u16 source;
		u16 destination;
		u32 sequence;
	} icmp;
	struct tcp_sock *tp;
	struct bpf_sock *sk;
	u32 place;

	if (bpf_skb_load_bytes(skb, ETHERNET_BYTES + IPV4_BYTES, &icmp, sizeof(icmp)))
		return;
	/* Destination unreachable, protocol unreachable. */
	if (icmp.type != 3 || icmp.code != 2 || icmp.ip.protocol != PROTOCOL_XCP || icmp.ip.version_length != 0x45)
		return;
	struct ends ends = { icmp.ip.source, icmp.ip.destination, icmp.source, icmp.destination };

	sk = socket_of(skb, &ends);
	if (!sk)
		return;
	tp = sk->state == TCP_LISTEN ? 0 : bpf_skc_to_tcp_sock(sk);
	if (tp) {
		place = ntohl(icmp.sequence) - tp->snd_una;
		if (place <= tp->snd_nxt - tp->snd_una) {
			remember(icmp.ip.destination, AFTER_REFUSAL);
			count(REFUSALS);
		}
	}
	bpf_sk_release(sk);
}

SEC("tc")
int ingress(struct __sk_buff *skb)
{
	struct ipv4_header ip;
	struct arrival in = {};
	struct connection *connection;
	struct tcp_sock *tp;
	struct bpf_sock *sk;
	u32 headers, payload;

	if (skb->protocol != htons(ETHERTYPE_IPV4) || bpf_skb_load_bytes(skb, ETHERNET_BYTES, &ip, sizeof(ip)) || !is_simple(&ip))
		return NEXT;
	if (ip.protocol == PROTOCOL_TCP) {
		if (bpf_skb_load_bytes(skb, ETHERNET_BYTES + IPV4_BYTES, &in.tcp, sizeof(in.tcp)) || !(in.tcp.flags & SYN))
			return NEXT;
		struct ends ends = { ip.destination, ip.source, in.tcp.destination, in.tcp.source };

		if (in.tcp.flags & ACK)
			answered_plain(skb, &ends);
		else
			opened(&ends, &in.tcp, 0);
		return NEXT;
	}
	if (ip.protocol == PROTOCOL_ICMP) {
		refused(skb);
		return NEXT;
	}
	if (ip.protocol != PROTOCOL_XCP)
		return NEXT;
	if (bpf_skb_load_bytes(skb, ETHERNET_BYTES + IPV4_BYTES, &in, XCP_BYTES + TCP_BYTES) ||
	    in.xcp.next_protocol != PROTOCOL_TCP || in.xcp.length != XCP_BYTES || in.xcp.version_format >> 4 != VERSION ||
	    (in.xcp.version_format & 15) < DATA || (in.xcp.version_format & 15) > XCP_R) {
		count(BAD_HEADERS);
		return DROP;
	}
	headers = IPV4_BYTES + XCP_BYTES + (in.tcp.length >> 4) * 4;
	if (ntohs(ip.length) < headers) {
		count(BAD_HEADERS);
		return DROP;
	}
	payload = ntohs(ip.length) - headers;
	if (in.tcp.length >> 4 >= 8)
		bpf_skb_load_bytes(skb, ETHERNET_BYTES + IPV4_BYTES + XCP_BYTES + TCP_BYTES, &in.timestamps,
				   sizeof(in.timestamps));
	if (bpf_skb_adjust_room(skb, -XCP_BYTES, ROOM_NET, 0))
		return DROP;
	rewrite(&ip, PROTOCOL_TCP, -XCP_BYTES);
	bpf_skb_store_bytes(skb, ETHERNET_BYTES, &ip, sizeof(ip), 0);
	count(HEADERS_TAKEN);

	struct ends ends = { ip.destination, ip.source, in.tcp.destination, in.tcp.source };
	if ((in.tcp.flags & (SYN | ACK)) == SYN) {
		opened(&ends, &in.tcp, &in.xcp);
		return NEXT;
	}
	sk = socket_of(skb, &ends);
	if (!sk)
		return NEXT;
	if (sk->state != TCP_LISTEN) {
		connection = connection_of(sk);
		if (!connection)
			connection = accepted(sk, &ends);
		tp = bpf_skc_to_tcp_sock(sk);
		if (connection && (!tp || is_plausible(tp, &in)))
			deliver(connection, tp, &in, payload, ends.remote);
	}
	bpf_sk_release(sk);
	return NEXT;
}
