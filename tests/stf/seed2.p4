#include <core.p4>
#include <v1model.p4>

header first_t {
    bit<4> items;
    bit<4> either;
    bit<8> long;
    bit<16> check;
    int<7> f0;
    bit<12> f1;
    bit<5> rest;
}
header item_t {
    bit<8> more;
    bit<32> f0;
    bit<16> f1;
    bit<12> f2;
    bit<63> f3;
    bit<5> rest;
}
header left_t {
    bit<48> f0;
    bit<65> f1;
    bit<3> f2;
    bit<48> f3;
    bit<4> rest;
}
header right_t {
    bit<63> f0;
    int<100> f1;
    bit<12> f2;
    bit<1> rest;
}
header long_t {
    bit<12> f0;
    bit<9> f1;
    bit<3> rest;
    varbit<64> rest_of_it;
}

header_union either_t {
    left_t  left;
    right_t right;
}
struct headers_t {
    first_t  first;
    item_t[3] items;
    either_t either;
    long_t   long;
    long_t   spare;
}
struct meta_t {
    bit<48> m0;
    bit<12> m1;
    bit<65> m2;
    bit<100> m3;
    bit<48> m4;
    bit<48> m5;
}

parser P(packet_in packet, out headers_t hdr, inout meta_t meta, inout standard_metadata_t std) {
    state start {
        packet.extract(hdr.first);
        transition select(hdr.first.items) {
            0: either;
            default: items;
        }
    }
    state items {
        packet.extract(hdr.items.next);
        transition select(hdr.items.last.more) {
            1: items;
            default: either;
        }
    }
    state either {
        transition select(hdr.first.either) {
            1: left;
            2: right;
            default: long;
        }
    }
    state left {
        packet.extract(hdr.either.left);
        transition long;
    }
    state right {
        packet.extract(hdr.either.right);
        transition long;
    }
    state long {
        transition select(hdr.first.long) {
            0: accept;
            default: varbits;
        }
    }
    state varbits {
        packet.extract(hdr.long, (bit<32>)hdr.first.long * 8);
        transition accept;
    }
}

control V(inout headers_t hdr, inout meta_t meta) { apply { } }

control I(inout headers_t hdr, inout meta_t meta, inout standard_metadata_t std) {
    register<bit<65>>(4) r0;
    register<bit<12>>(4) r1;
    action i0_0(bit<96> given) {
        meta.m4 = (bit<48>)((int<48>)((((bit<2>)meta.m5 ++ given[76:61]) ++ (bit<30>)((int<30>)(meta.m3[75:46]) >> (bit<3>)given))) * (int<48>)((~(48w281474976710655 |+| (bit<48>)meta.m1))));
    }
    action i0_1(bit<100> given) {
        meta.m1 = (~((12w1 - (bit<12>)meta.m1) + (12w0 * (bit<12>)meta.m2)));
    }
    table i0 {
        key = {
            hdr.first.rest: ternary;
        }
        actions = {
            i0_0;
            i0_1;
        }
        const entries = {
            (0 &&& 14): i0_0(0);
            (24 &&& 31): i0_0(0);
            (30 &&& 31): i0_0(1);
        }
        const default_action = i0_0(1);
    }
    action i1_0(bit<63> given) {
        meta.m1 = (~(bit<12>)((int<12>)(((bit<12>)meta.m0 | (bit<12>)meta.m1)) >> (1w0 ++ (bit<2>)meta.m4)));
    }
    action i1_1(bit<48> given) {
        meta.m2 = (bit<65>)meta.m1;
    }
    table i1 {
        key = {
            meta.m4: ternary;
            hdr.first.rest: ternary;
        }
        actions = {
            i1_0;
            i1_1;
        }
        const entries = {
            (0 &&& 1, 1 &&& 31): i1_0(0);
            (0 &&& 281474976710655, 1 &&& 1): i1_1(0);
            (32582448083624 &&& 281474976710655, 1 &&& 1): i1_1(1);
        }
        const default_action = i1_0(1);
    }
    action i2_0(bit<100> given) {
        meta.m4 = ((((bit<15>)hdr.first.f1 ++ meta.m2[64:64]) ++ ((bit<6>)hdr.first.f1 |+| meta.m5[6:1])) ++ (bit<26>)meta.m1);
    }
    action i2_1(bit<33> given) {
        meta.m5 = (32w1 ++ ((bit<16>)meta.m0 | (~16w0)));
    }
    table i2 {
        key = {
            meta.m1: ternary;
            meta.m4: ternary;
        }
        actions = {
            i2_0;
            i2_1;
        }
        const entries = {
            (0 &&& 1, 1 &&& 281474976710655): i2_0(0);
            (0 &&& 2550, 1 &&& 1): i2_1(0);
            (1 &&& 1, 1 &&& 1): i2_0(0);
        }
        const default_action = i2_0(0);
    }
    apply {
        if (hdr.first.isValid()) {
            i0.apply();
            bit<65> held0;
            r0.read(held0, (bit<32>)((~meta.m1[3:2])));
            meta.m4 = (bit<48>)((int<48>)((bit<48>)((int<48>)((bit<48>)meta.m4) * (int<48>)((bit<48>)((int<48>)((bit<48>)hdr.first.rest) >> meta.m0[10:8])))) >> 3w1);
            r0.write((bit<32>)((~meta.m1[3:2])), ((~((bit<65>)held0 |+| (bit<65>)held0)) ^ (bit<65>)((int<65>)((65w0 | meta.m3[65:1])) >> meta.m3[87:85])));
            i1.apply();
            hdr.first.f1 = (((((bit<96>)((int<96>)(((int<63>)(((((64w1 |-| (bit<64>)meta.m1) |+| (bit<64>)meta.m3)) <= ((bit<64>)((int<64>)(((int<8>)((bit<8>)((int<8>)((bit<8>)hdr.first.rest) >> (meta.m3[47:45] << (bit<3>)meta.m0))) <= (int<8>)((((bit<8>)((bit<7>)hdr.first.f0) * (bit<8>)((bit<7>)hdr.first.f0)) >> (bit<3>)((int<3>)((bit<3>)meta.m1) - (int<3>)(meta.m3[87:85])))) ? (bit<64>)meta.m0 : (bit<64>)hdr.first.rest)) |+| (int<64>)((64w3994221844465417780 |+| (bit<64>)meta.m1)))) ? (~meta.m3[70:8]) : (bit<63>)hdr.first.f1)) <= (int<63>)(((~(bit<63>)meta.m1) >> (bit<3>)meta.m1)) ? (bit<96>)meta.m5 : (bit<96>)hdr.first.rest)) >> (meta.m5[27:25] |-| meta.m2[33:31]))) <= ((((bit<9>)hdr.first.f1 * 9w435) ++ (~(bit<87>)meta.m4))) ? (bit<5>)hdr.first.f1 : meta.m4[24:20]) ++ (((~((bit<63>)meta.m1 >> 3w7))) > ((((bit<3>)((bit<7>)hdr.first.f0)) <= ((bit<3>)((int<3>)(meta.m2[57:55]) * (int<3>)(((bit<3>)hdr.first.f1 << meta.m5[17:15])))) ? (bit<63>)meta.m5 : 63w9223372036854775807)) ? (bit<2>)((bit<7>)hdr.first.f0) : (bit<2>)meta.m4)) ++ (bit<5>)((int<5>)(((((bit<7>)((int<7>)((bit<7>)meta.m1) - (int<7>)((bit<7>)((bit<7>)hdr.first.f0))) << (meta.m5[43:41] |-| 3w1))) >= ((bit<7>)((int<7>)((meta.m5[31:31] ++ 6w1)) >> (meta.m4[14:12] << meta.m0[25:23]))) ? (bit<5>)meta.m0 : 5w2)) |+| (int<5>)((meta.m1[10:6] << (bit<3>)((bit<7>)hdr.first.f0)))));
            i2.apply();
            bit<65> held1;
            r0.read(held1, (bit<32>)((meta.m3[51:50] |+| (((bit<1>)meta.m3 ++ (bit<1>)meta.m0) + (bit<2>)meta.m2))));
            meta.m0 = ((~(bit<7>)meta.m4) ++ ((bit<41>)((int<41>)(meta.m0[41:1]) >> (bit<3>)meta.m4) |+| (bit<41>)((int<41>)((bit<41>)((bit<7>)hdr.first.f0)) |-| (int<41>)(meta.m3[48:8]))));
            r0.write((bit<32>)((meta.m3[51:50] |+| (((bit<1>)meta.m3 ++ (bit<1>)meta.m0) + (bit<2>)meta.m2))), ((bit<6>)((int<6>)((((((int<7>)((((bit<5>)meta.m4 >> 3w0) ++ (bit<2>)meta.m5)) != (int<7>)((bit<7>)((int<7>)((meta.m0[42:36] |+| (bit<7>)meta.m2)) |+| (int<7>)((hdr.first.f1[6:3] ++ 3w1)))) ? (bit<2>)meta.m5 : hdr.first.rest[2:1]) ++ ((int<24>)((bit<24>)((int<24>)(((bit<24>)((bit<7>)hdr.first.f0) |-| (bit<24>)((bit<7>)hdr.first.f0))) >> (~(bit<3>)hdr.first.rest))) >= (int<24>)(((bit<24>)((bit<7>)hdr.first.f0) - ((bit<24>)meta.m5 |-| (bit<24>)hdr.first.f1))) ? meta.m4[43:30] : 14w1))) == ((~((bit<16>)meta.m1 << meta.m2[10:8]))) ? meta.m4[40:35] : (bit<6>)meta.m5)) >> (bit<3>)held1) ++ ((((bit<96>)meta.m0 >> ((bit<3>)meta.m1 | ((bit<7>)hdr.first.f0)[3:1]))) == ((((bit<96>)meta.m5 ^ 96w0) << (~meta.m5[40:38]))) ? (~59w0) : ((int<24>)((bit<24>)((int<24>)((24w2174699 >> 3w1)) >> (hdr.first.f1[9:9] ++ meta.m5[17:16]))) == (int<24>)((((meta.m3[66:2]) != ((((bit<65>)hdr.first.rest & (bit<65>)meta.m4) - (held1[59:42] ++ (bit<47>)hdr.first.rest))) ? meta.m5[39:16] : (bit<24>)meta.m3) >> (bit<3>)held1)) ? (bit<59>)((bit<7>)hdr.first.f0) : (bit<59>)meta.m5))));
            hash(meta.m2, HashAlgorithm.csum16, 16w0, { meta.m2, meta.m1 }, 32w65536);
            std.egress_spec = (bit<9>)((((((bit<7>)hdr.first.f0)[5:5] >> meta.m0[4:2]) ++ (1w1 * ((bit<7>)hdr.first.f0)[6:6])) >> (((bit<1>)meta.m1 |-| 1w1) ++ (2w1 ^ (bit<2>)meta.m0))));
            hdr.first.f0 = (int<7>)((~(bit<7>)((int<7>)((bit<7>)meta.m3) |+| (int<7>)((((~(bit<7>)((int<7>)((bit<7>)meta.m1) |-| (int<7>)((bit<7>)meta.m5)))) <= (((((bit<16>)meta.m3) <= ((~(meta.m4[23:8] << meta.m1[3:1]))) ? (bit<5>)meta.m1 : (bit<5>)meta.m4) ++ meta.m2[47:46])) ? (bit<7>)meta.m0 : 7w103)))));
            hdr.first.f1 = (((bit<3>)meta.m4 ++ (meta.m4[34:26] - 9w157)) |+| (bit<12>)((int<12>)((12w4095 ^ (bit<12>)meta.m5)) - (int<12>)(meta.m0[28:17])));
        }
        else {
            mark_to_drop(std);
        }
    }
}

control E(inout headers_t hdr, inout meta_t meta, inout standard_metadata_t std) {
    register<bit<65>>(4) r0;
    register<bit<12>>(4) r1;
    action e0_0(bit<7> given) {
        meta.m0 = (bit<48>)((bit<7>)hdr.first.f0);
    }
    action e0_1(bit<64> given) {
        meta.m5 = (((bit<48>)meta.m3 + (((((bit<100>)meta.m4 << meta.m1[2:0]) |+| (40w0 ++ (bit<60>)meta.m3))) != ((((int<8>)((bit<8>)meta.m4) != (int<8>)((((~meta.m1[10:2])) == (((bit<9>)((int<9>)((bit<9>)meta.m3) >> (bit<3>)meta.m0) | (((bit<8>)((int<8>)(((bit<8>)meta.m3 << meta.m2[29:27])) >> ((bit<3>)meta.m2 + 3w0))) == (((int<12>)(((12w1 << meta.m4[16:14]) |+| (meta.m0[29:26] ++ (bit<8>)given))) > (int<12>)((bit<12>)((int<12>)((bit<12>)meta.m2) >> ((bit<3>)meta.m1 << (bit<3>)meta.m0))) ? (bit<8>)((int<8>)((bit<8>)given) >> (bit<3>)meta.m1) : (bit<8>)meta.m5)) ? (bit<9>)meta.m3 : 9w0))) ? ((bit<4>)meta.m0 ++ meta.m5[36:33]) : (((((((bit<65>)given + (bit<65>)((bit<7>)hdr.first.f0)) & ((((int<1>)(meta.m3[11:11]) == (int<1>)(((int<48>)(((bit<48>)meta.m4 - ((bit<48>)hdr.first.f1 >> (bit<3>)meta.m5))) <= (int<48>)((((bit<20>)hdr.first.rest |+| 20w412772) ++ ((bit<28>)((bit<7>)hdr.first.f0) |-| (bit<28>)meta.m4))) ? hdr.first.rest[3:3] : (meta.m1[10:10] |-| (bit<1>)meta.m4))) ? (((bit<63>)((int<63>)(((63w1) >= (63w1) ? (bit<63>)((bit<7>)hdr.first.f0) : (bit<63>)meta.m0)) >> meta.m1[4:2])) <= ((bit<63>)((int<63>)((bit<63>)((int<63>)((bit<63>)meta.m5) >> 3w1)) >> ((bit<1>)meta.m4 ++ ((bit<7>)hdr.first.f0)[6:5]))) ? (bit<64>)meta.m3 : (bit<64>)((bit<7>)hdr.first.f0)) : (bit<64>)meta.m4)) > ((bit<64>)((int<64>)(64w1) >> (~meta.m1[6:4]))) ? (bit<65>)hdr.first.rest : meta.m3[83:19]))) >= (((bit<6>)((int<6>)(meta.m2[6:1]) |+| (int<6>)(((bit<7>)hdr.first.f0)[5:0])) ++ (bit<59>)((int<59>)((bit<59>)meta.m2) >> (bit<3>)((bit<7>)hdr.first.f0)))) ? ((bit<31>)hdr.first.rest << ((bit<7>)hdr.first.f0)[3:1]) : ((bit<31>)meta.m4 << meta.m1[10:8]))) == (((~(bit<30>)meta.m1) ++ (1w1 >> (bit<3>)given))) ? (bit<8>)given : meta.m0[17:10]))) ? (bit<100>)meta.m1 : (bit<100>)meta.m5) |+| 100w0)) ? meta.m3[92:45] : (bit<48>)hdr.first.f1)) ^ ((bit<48>)meta.m5 |+| (meta.m2[64:40] ++ (bit<23>)hdr.first.rest)));
    }
    table e0 {
        key = {
            meta.m3: exact;
        }
        actions = {
            e0_0;
            e0_1;
        }
        const entries = {
            (0): e0_0(1);
            (1): e0_0(0);
            (708356431496859219066462987545): e0_0(0);
        }
        const default_action = e0_0(0);
    }
    action e1_0(bit<96> given) {
        meta.m3 = (((bit<100>)((int<100>)((bit<100>)given) * (int<100>)((bit<100>)given)) >> (bit<3>)((int<3>)((bit<3>)meta.m2) >> meta.m2[49:47])) - ((bit<100>)((bit<7>)hdr.first.f0) |-| (bit<100>)meta.m0));
    }
    action e1_1(bit<1> given) {
        meta.m3 = ((bit<100>)meta.m2 << meta.m3[7:5]);
    }
    table e1 {
        key = {
            meta.m1: ternary;
            meta.m0: ternary;
        }
        actions = {
            e1_0;
            e1_1;
        }
        const entries = {
            (1 &&& 1, 1 &&& 1): e1_0(0);
            (1963 &&& 4095, 1 &&& 281474976710655): e1_1(0);
            (520 &&& 4046, 150083540828288 &&& 150229578635910): e1_1(0);
        }
        const default_action = e1_0(1);
    }
    apply {
        if (hdr.first.isValid()) {
            hdr.items.push_front(2);
            meta.m0 = (bit<48>)meta.m0;
            e0.apply();
            e1.apply();
            hdr.first.f0 = (int<7>)((bit<7>)meta.m0);
            hdr.first.f1 = (~(bit<12>)meta.m2);
        }
        else {
            mark_to_drop(std);
        }
    }
}

control C(inout headers_t hdr, inout meta_t meta) {
    apply {
        update_checksum(hdr.first.isValid(), { 16w0 }, hdr.first.check, HashAlgorithm.csum16);
    }
}

control D(packet_out packet, in headers_t hdr) {
    apply {
        packet.emit(hdr);
    }
}

V1Switch(P(), V(), I(), E(), C(), D()) main;
