// SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
/*
 * XCP and XCP-r under the kernel's own TCP.
 *
 *     application - socket - TCP - egress: header on  --- routers --- ingress: header off - TCP - application
 *                             |       ^                                 |  H_feedback goes to the receiving half
 *                      the laws <-- connections <-------- ingress (ACKs: H_reverse goes to the sending half)
 */
#include "egress.h"
#include "ingress.h"
#include "law.h"

/* For `xcpr kernel status`: a report of each socket that has a connection. */
SEC("iter/bpf_sk_storage_map")
int sockets(struct bpf_iter__bpf_sk_storage_map *ctx)
{
	struct connection *connection = ctx->value;
	struct sock *sk = ctx->sk;
	struct report report = {};

	if (!sk || !connection)
		return 0;
	report.ends.local = sk->__sk_common.skc_rcv_saddr;
	report.ends.remote = sk->__sk_common.skc_daddr;
	report.ends.local_port = htons(sk->__sk_common.skc_num);
	report.ends.remote_port = sk->__sk_common.skc_dport;
	report.mode = connection->mode;
	report.runs = connection->runs;
	report.epoch = connection->epoch;
	report.window = connection->window;
	report.gained = connection->gained;
	report.packet = connection->packet;
	report.rtt = connection->rtt;
	report.cwnd = connection->cwnd;
	report.headers = connection->headers;
	bpf_seq_write(ctx->meta->seq, &report, sizeof(report));
	return 0;
}

/* The kernel lends its TCP to programs under the GPL only. */
char gpl_compatible[] SEC("license") = "Dual BSD/GPL";
