/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * The functions that a program may call, by the numbers of include/uapi/linux/bpf.h, which never
 * change. With this file clang alone compiles the programs: no header of a kernel or of libbpf is
 * needed.
 */
#ifndef XCPR_HELPERS_H
#define XCPR_HELPERS_H

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef int s32;
typedef long long s64;
/* Names that libbpf and the kernel's BTF know. */
typedef u16 __be16;
typedef u32 __be32;

#define SEC(name) __attribute__((section(name), used))
#define INLINE static inline __attribute__((always_inline))
#define likely(x) __builtin_expect(!!(x), 1)
#define unlikely(x) __builtin_expect(!!(x), 0)

/* Maps in BTF's way: the type says the numbers. */
#define uint_(name, value) int (*name)[value]
#define type_(name, value) typeof(value) *name

enum {
	MAP_ARRAY = 2,
	MAP_PERCPU_ARRAY = 6,
	MAP_LRU_HASH = 9,
	MAP_SK_STORAGE = 24,

	MAP_NO_PREALLOC = 1,
	STORAGE_CREATE = 1,
};

struct __sk_buff;
struct bpf_sock;
struct sock;
struct seq_file;
struct tcp_sock;

static void *(*bpf_map_lookup_elem)(void *map, const void *key) = (void *)1;
static long (*bpf_map_update_elem)(void *map, const void *key, const void *value, u64 flags) = (void *)2;
static long (*bpf_map_delete_elem)(void *map, const void *key) = (void *)3;
static u64 (*bpf_ktime_get_ns)(void) = (void *)5;
static long (*bpf_skb_store_bytes)(struct __sk_buff *skb, u32 offset, const void *from, u32 len, u64 flags) = (void *)9;
static long (*bpf_skb_load_bytes)(const void *skb, u32 offset, void *to, u32 len) = (void *)26;
static long (*bpf_setsockopt)(void *sk, int level, int option, void *value, int len) = (void *)49;
static long (*bpf_skb_adjust_room)(struct __sk_buff *skb, s32 len_diff, u32 mode, u64 flags) = (void *)50;
static struct bpf_sock *(*bpf_sk_lookup_tcp)(void *ctx, void *tuple, u32 size, u64 netns, u64 flags) = (void *)84;
static long (*bpf_sk_release)(void *sk) = (void *)86;
static struct bpf_sock *(*bpf_sk_fullsock)(struct bpf_sock *sk) = (void *)95;
static void *(*bpf_sk_storage_get)(void *map, void *sk, void *value, u64 flags) = (void *)107;
static long (*bpf_probe_read_kernel)(void *to, u32 len, const void *from) = (void *)113;
static u64 (*bpf_jiffies64)(void) = (void *)118;
static long (*bpf_seq_write)(struct seq_file *seq, const void *data, u32 len) = (void *)127;
static struct tcp_sock *(*bpf_skc_to_tcp_sock)(void *sk) = (void *)137;
static long (*bpf_check_mtu)(void *ctx, u32 ifindex, u32 *mtu_len, s32 len_diff, u64 flags) = (void *)163;

/* A 16-bit and a 32-bit number between the machine's order, which BPF on our machines has little-endian, and the wire's. */
#define htons(x) __builtin_bswap16(x)
#define ntohs(x) __builtin_bswap16(x)
#define htonl(x) __builtin_bswap32(x)
#define ntohl(x) __builtin_bswap32(x)

#endif
