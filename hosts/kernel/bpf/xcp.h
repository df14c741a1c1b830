/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * The congestion header (docs/header.md), what is kept of a connection, and the maps that the programs share with the loader.
 */
#ifndef XCPR_XCP_H
#define XCPR_XCP_H

#include "tcp.h"

enum {
	ETHERNET_BYTES = 14,
	IPV4_BYTES = 20,
	XCP_BYTES = 20,
	TCP_BYTES = 20,
	/* The bytes of a full packet beside those that its MSS counts. */
	BEFORE_MSS = ETHERNET_BYTES + IPV4_BYTES + XCP_BYTES + TCP_BYTES,

	PROTOCOL_ICMP = 1,
	PROTOCOL_TCP = 6,
	PROTOCOL_XCP = 253,
	ETHERTYPE_IPV4 = 0x0800,

	VERSION = 1,
	DATA = 1,
	XCP = 2,
	XCP_R = 3,

	FIN = 1,
	SYN = 2,
	RST = 4,
	ACK = 16,
};

#define MICROSECOND 1000ULL
#define SECOND 1000000000ULL

/* XCP-r's word on data: the lowest bits of the epoch above the window. */
#define WINDOW_BITS 28
#define WINDOW_MASK ((1U << WINDOW_BITS) - 1)
#define EPOCH_MASK 15

struct ipv4_header {
	u8 version_length;
	u8 service;
	u16 length;
	u16 identification;
	u16 fragment;
	u8 ttl;
	u8 protocol;
	u16 checksum;
	u32 source;
	u32 destination;
};

struct xcp_header {
	u8 next_protocol;
	u8 length;
	u8 version_format;
	u8 epoch;
	u32 cwnd;
	u32 rtt;
	u32 feedback;
	u32 reverse;
};

struct tcp_header {
	u16 source;
	u16 destination;
	u32 sequence;
	u32 acknowledgement;
	u8 length; /* in words, in the upper 4 bits */
	u8 flags;
	u16 window;
	u16 checksum;
	u16 urgent;
};

/* Where an established connection's segments have their timestamps, whoever sent them. */
struct timestamps {
	u32 kind; /* two NOPs, kind 8, length 10 (RFC 7323 appendix A) */
	u32 value;
	u32 echo;
};
#define TIMESTAMPS_KIND 0x0101080a

/* The ends of a connection, ours first, as on the wire. */
struct ends {
	u32 local;
	u32 remote;
	u16 local_port;
	u16 remote_port;
};

/* The content of a SYN, until its connection's socket exists. */
struct opening {
	u32 sequence;
	u32 cwnd; /* bytes */
	u32 mode; /* XCP or XCP_R */
	u32 plain; /* SYNs of the same sequence number that came without a header */
};

/* The knowledge of another host. */
struct peer {
	u64 plain_until; /* nanoseconds; 0 = headers have come from it */
};

/* A connection's two halves. The socket owns it. */
struct connection {
	/* Both. */
	u32 mode; /* XCP or XCP_R: the SYN's */
	u32 runs; /* our law runs the socket */
	u32 plain; /* no header is put before packets any more */
	u32 headers; /* that came */
	u32 counted; /* the next one holds */
	s32 bare_segments; /* that came, beyond the handshake's */
	u32 in_kind; /* the newest segment had no header: neither have our ACKs */
	u32 turn; /* packets in silence */

	/* The sending half: what ACKs brought, for the law. */
	u64 pending; /* XCP: feedback that the law has not taken yet, signed bytes */
	u64 told; /* XCP-r: the newest cwnd', bytes, below its epoch */
	u64 serial; /* of the newest word: timestamp, then acknowledgement */
	/* The law's. */
	u64 window; /* bytes */
	u64 initial; /* the window at the start, bytes */
	u64 recovering_until; /* XCP-r: a recovery that lasts longer has lost its retransmissions, nanoseconds */
	u64 heard_at; /* when the law last saw that headers had come, nanoseconds */
	s64 gained; /* the window's changes by the routers, bytes */
	u64 round_began; /* nanoseconds */
	u64 cut_until; /* until then our own cut holds us back, nanoseconds */
	u32 least_rtt; /* microseconds; 0 = none yet */
	u32 shortest; /* the least of this round trip's RTTs that no timer of the receiver made longer; 0 = none yet */
	u32 recovering; /* the kernel sends lost packets again */
	u32 answered; /* a router has said something in this round trip */
	u32 unanswered; /* round trips in which packets waited and none has */
	u32 packet; /* a full frame, bytes */
	u32 rtt; /* smoothed, microseconds; 0 = none yet */
	u32 headers_seen; /* of `headers`, by the law */
	s32 bare_then; /* segments without a header that had come by then */
	u32 silent; /* timeouts since then */
	u32 epoch; /* XCP-r: ours */

	/* The receiving half. */
	u64 sum; /* XCP: feedback since our last word, signed bytes */
	u32 received; /* the other end has sent a SYN or data with a header */
	u32 cwnd; /* XCP-r: cwnd' */
	u32 cwnd_epoch; /* XCP-r: the other end's epoch that cwnd' belongs to */
	u32 frame; /* XCP-r: the longest frame of data, below which cwnd' does not go, bytes */
	u32 highest; /* the end of the newest data */
	u32 newest; /* the newest timestamp */
	u32 more; /* the last two hold: data has come */
};

/* The loader's choices. */
struct config {
	u64 max_window; /* bytes (ADR 0405) */
	u32 pacing_percent; /* of window / RTT */
	u32 off; /* leave XCP */
};

/* The counts, by number; the loader has the names. */
enum counter {
	HEADERS_PUT,
	HEADERS_TAKEN,
	BAD_HEADERS,
	GSO_UNMARKED,
	TOO_LONG,
	REFUSALS,
	NEVER_XCP,
	LEFT_XCP,
	UNANSWERED,
	COUNTERS,
};

/* The part of a socket that the loader reads; without gaps. */
struct report {
	u64 window;
	s64 gained;
	struct ends ends;
	u32 mode;
	u32 runs;
	u32 epoch;
	u32 packet;
	u32 rtt;
	u32 cwnd;
	u32 headers;
};

struct {
	uint_(type, MAP_SK_STORAGE);
	uint_(map_flags, MAP_NO_PREALLOC);
	type_(key, int);
	type_(value, struct connection);
} connections SEC(".maps");

struct {
	uint_(type, MAP_LRU_HASH);
	uint_(max_entries, 4096);
	type_(key, struct ends);
	type_(value, struct opening);
} openings SEC(".maps");

struct {
	uint_(type, MAP_LRU_HASH);
	uint_(max_entries, 4096);
	type_(key, u32);
	type_(value, struct peer);
} peers SEC(".maps");

struct {
	uint_(type, MAP_ARRAY);
	uint_(max_entries, 1);
	type_(key, u32);
	type_(value, struct config);
} settings SEC(".maps");

struct {
	uint_(type, MAP_PERCPU_ARRAY);
	uint_(max_entries, COUNTERS);
	type_(key, u32);
	type_(value, u64);
} counters SEC(".maps");

INLINE void count(u32 what)
{
	u64 *value = bpf_map_lookup_elem(&counters, &what);

	if (value)
		*value += 1;
}

INLINE struct config *configuration(void)
{
	u32 zero = 0;

	return bpf_map_lookup_elem(&settings, &zero);
}

/* Whether epoch `a` comes after `b` (RFC 1982 on 8 bits). */
INLINE int newer_epoch(u32 a, u32 b)
{
	return (signed char)(a - b) > 0;
}

INLINE struct connection *connection_of(void *sk)
{
	return bpf_sk_storage_get(&connections, sk, 0, 0);
}

/* The segments that came without a header: the kernel counts each as it arrives, as we do each header. */
INLINE s32 bare_segments(struct tcp_sock *tp, struct connection *connection)
{
	return tp->segs_in - connection->headers;
}

/* The connection that a SYN with a header opened from the other end, begun with its socket. */
INLINE struct connection *accepted(void *sk, const struct ends *ends)
{
	struct opening *opening = bpf_map_lookup_elem(&openings, ends);
	struct connection begun = {};
	struct connection *connection;

	if (!opening)
		return 0;
	begun.mode = opening->mode;
	begun.received = 1;
	begun.headers = 1;
	begun.cwnd = opening->cwnd;
	connection = bpf_sk_storage_get(&connections, sk, &begun, STORAGE_CREATE);
	if (connection)
		bpf_map_delete_elem(&openings, ends);
	return connection;
}

/* The checksum of an IPv4 header of which one word changed (RFC 1624). */
INLINE u16 checksum_after(u16 checksum, u16 before, u16 after)
{
	u32 sum = (u16)~checksum + (u16)~before + after;

	sum = (sum & 0xffff) + (sum >> 16);
	return ~(sum + (sum >> 16));
}

/* Gives an IPv4 header another protocol and length. */
INLINE void rewrite(struct ipv4_header *ip, u8 protocol, s32 longer)
{
	u16 length = htons((u16)(ntohs(ip->length) + longer));

	ip->checksum = checksum_after(ip->checksum, ip->length, length);
	/* In the machine's order the protocol is the upper byte of its word. */
	ip->checksum = checksum_after(ip->checksum, ip->ttl | ip->protocol << 8, ip->ttl | protocol << 8);
	ip->length = length;
	ip->protocol = protocol;
}

/* Whether we can put a header behind it or take one from there: 20 bytes of IPv4, no fragment. */
INLINE int is_simple(const struct ipv4_header *ip)
{
	return ip->version_length == 0x45 && !(ip->fragment & htons(0x3fff));
}

#endif
