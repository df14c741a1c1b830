/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * The fields of the kernel's structures that we read or write. The library libbpf moves each access
 * to where the running kernel has the field (CO-RE), so order and gaps mean nothing here.
 */
#ifndef XCPR_TCP_H
#define XCPR_TCP_H

#include "helpers.h"

#pragma clang attribute push(__attribute__((preserve_access_index)), apply_to = record)

struct sock_common {
	__be32 skc_daddr;
	__be32 skc_rcv_saddr;
	__be16 skc_dport;
	u16 skc_num;
	volatile u8 skc_state;
};

struct dst_entry {
	unsigned long _metrics;
};

struct sock {
	struct sock_common __sk_common;
	struct dst_entry *sk_dst_cache;
	u32 sk_pacing_status;
	unsigned long sk_pacing_rate;
	unsigned long sk_max_pacing_rate;
};

struct inet_sock {
	struct sock sk;
};

struct ack_sample {
	u32 pkts_acked;
	s32 rtt_us;
	u32 in_flight;
};

struct rate_sample;

/* Here our programs and the kernel's TCP meet. */
struct tcp_congestion_ops {
	u32 (*ssthresh)(struct sock *sk);
	void (*set_state)(struct sock *sk, u8 new_state);
	void (*cwnd_event)(struct sock *sk, u32 event);
	void (*pkts_acked)(struct sock *sk, const struct ack_sample *sample);
	void (*cong_control)(struct sock *sk, u32 ack, int flag, const struct rate_sample *sample);
	u32 (*undo_cwnd)(struct sock *sk);
	void (*init)(struct sock *sk);
	u32 flags;
	char name[16];
};

struct inet_connection_sock {
	struct inet_sock icsk_inet;
	const struct tcp_congestion_ops *icsk_ca_ops;
	u32 icsk_rto;
	u8 icsk_retransmits;
};

struct tcp_sock {
	struct inet_connection_sock inet_conn;
	u16 tcp_header_len;
	u32 segs_in;
	u32 rcv_nxt;
	u32 rcv_wnd;
	u32 snd_nxt;
	u32 snd_una;
	u32 max_window; /* the largest that the peer told */
	u32 write_seq;
	u32 mss_cache;
	u32 lsndtime;
	u32 packets_out;
	u32 max_packets_out; /* in a round trip */
	u32 snd_cwnd;
	u32 snd_cwnd_clamp;
	u32 snd_ssthresh;
};

struct bpf_iter_meta {
	struct seq_file *seq;
};

struct bpf_iter__bpf_sk_storage_map {
	struct bpf_iter_meta *meta;
	void *map;
	struct sock *sk;
	void *value;
};

#pragma clang attribute pop

/* The next two are interfaces of the kernel whose layout never changes (include/uapi/linux/bpf.h). */
struct __sk_buff {
	u32 len;
	u32 pkt_type;
	u32 mark;
	u32 queue_mapping;
	u32 protocol;
	u32 vlan_present;
	u32 vlan_tci;
	u32 vlan_proto;
	u32 priority;
	u32 ingress_ifindex;
	u32 ifindex;
	u32 tc_index;
	u32 cb[5];
	u32 hash;
	u32 tc_classid;
	u32 data;
	u32 data_end;
	u32 napi_id;
	u32 family;
	u32 remote_ip4;
	u32 local_ip4;
	u32 remote_ip6[4];
	u32 local_ip6[4];
	u32 remote_port;
	u32 local_port;
	u32 data_meta;
	u64 flow_keys;
	u64 tstamp;
	u32 wire_len;
	u32 gso_segs;
	struct bpf_sock *sk;
	u32 gso_size;
};

struct bpf_sock {
	u32 bound_dev_if;
	u32 family;
	u32 type;
	u32 protocol;
	u32 mark;
	u32 priority;
	u32 src_ip4;
	u32 src_ip6[4];
	u32 src_port;
	u16 dst_port;
	u16 padding;
	u32 dst_ip4;
	u32 dst_ip6[4];
	u32 state;
	s32 rx_queue_mapping;
};

enum {
	/* include/net/tcp_states.h */
	TCP_LISTEN = 10,
	/* include/uapi/linux/tcp.h */
	TCP_CONGESTION = 13,
	CA_RECOVERY = 3,
	CA_LOSS = 4,
	/* include/net/tcp.h */
	CA_EVENT_TX_START = 0,
	CONG_NON_RESTRICTED = 1,
	SSTHRESH_NONE = 0x7fffffff,
	TCP_INIT_CWND = 10,
	/* include/net/sock.h */
	PACING_NEEDED = 1,
	/* include/net/dst.h, include/uapi/linux/rtnetlink.h: metrics are numbered from 1 */
	METRICS_FLAGS = 3,
	METRIC_INITCWND = 11,
	/* include/uapi/linux/bpf.h: what a tcx program returns, and between which headers room is made. */
	NEXT = -1,
	DROP = 2,
	ROOM_NET = 0,
};

#endif
