#include <core.p4>
#include <v1model.p4>

header first_t {
    bit<4> items;
    bit<4> either;
    bit<8> long;
    bit<16> check;
    bit<3> f0;
    bit<1> f1;
    bit<96> f2;
    int<12> f3;
}
header item_t {
    bit<8> more;
    int<33> f0;
    int<48> f1;
    bit<9> f2;
    bit<6> rest;
}
header left_t {
    bit<64> f0;
    bit<31> f1;
    bit<32> f2;
    bit<1> rest;
}
header right_t {
    bit<65> f0;
    bit<24> f1;
    bit<7> rest;
}
header long_t {
    int<63> f0;
    bit<1> f1;
    bit<16> f2;
    bit<32> f3;
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
    bit<24> m0;
    bit<65> m1;
    bit<7> m2;
    bit<33> m3;
    bit<12> m4;
    bit<64> m5;
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
    register<bit<3>>(4) r0;
    register<bit<96>>(4) r1;
    action i0_0(bit<64> given) {
        meta.m3 = ((9w511) != ((bit<9>)meta.m2) ? (bit<33>)((int<33>)((~33w8589934591)) * (int<33>)((((bit<65>)hdr.first.f1) > ((~((((48w281474976710655 ++ (bit<52>)hdr.first.f1) << ((bit<3>)hdr.first.f0 |+| (bit<3>)hdr.first.f1))) > (((100w1029386801631400148406319872564 << (bit<3>)hdr.first.f0) | (bit<100>)((int<100>)((bit<100>)hdr.first.f1) |+| (int<100>)((bit<100>)hdr.first.f2)))) ? 65w0 : (bit<65>)given))) ? given[39:7] : (bit<33>)hdr.first.f0))) : (~(33w0 |-| 33w8589934591)));
    }
    action i0_1(bit<63> given) {
        meta.m1 = (65w36893488147419103231 >> (bit<3>)((int<3>)((~meta.m5[52:50])) >> (~(bit<3>)hdr.first.f0)));
    }
    table i0 {
        key = {
            meta.m3: ternary;
        }
        actions = {
            i0_0;
            i0_1;
        }
        const entries = {
            (1 &&& 8589934591): i0_0(1);
            (1737568791 &&& 8589934591): i0_0(0);
        }
        const default_action = i0_1(0);
    }
    action i1_0(bit<7> given) {
        meta.m5 = (bit<64>)((int<64>)((bit<64>)((int<64>)(((bit<64>)hdr.first.f0 << meta.m4[7:5])) >> (((bit<12>)hdr.first.f3)[11:9] |+| meta.m4[2:0]))) - (int<64>)(((~(bit<64>)hdr.first.f1) |+| (bit<64>)((int<64>)((bit<64>)((bit<12>)hdr.first.f3)) - (int<64>)((bit<64>)((bit<12>)hdr.first.f3))))));
    }
    action i1_1(bit<33> given) {
        meta.m0 = ((bit<24>)hdr.first.f0 * (((bit<24>)meta.m5 |+| (bit<24>)hdr.first.f2) >> meta.m5[61:59]));
    }
    table i1 {
        key = {
            hdr.first.f1: ternary;
            hdr.first.f2: ternary;
        }
        actions = {
            i1_0;
            i1_1;
        }
        const entries = {
            (0 &&& 0, 0 &&& 79228162514264337593543950335): i1_1(1);
            (0 &&& 1, 0 &&& 1): i1_0(1);
            (1 &&& 1, 0 &&& 14852379017363088605454851331): i1_1(1);
        }
        const default_action = i1_1(1);
    }
    apply {
        if (hdr.first.isValid()) {
            if (hdr.long.isValid() && hdr.spare.isValid()) {
                if (hdr.long.rest_of_it == hdr.spare.rest_of_it) {
                    hdr.first.f2 = ((bit<96>)meta.m5 |+| (bit<96>)meta.m1);
                }
            }
            i0.apply();
            i1.apply();
            if (hdr.items[1].isValid() && hdr.items[2].isValid()) {
                if (hdr.items[1] == hdr.items[2]) {
                    meta.m5 = ((bit<53>)hdr.first.f1 ++ (bit<11>)((int<11>)(((bit<11>)meta.m2 >> 3w5)) + (int<11>)(((bit<11>)hdr.first.f0 |-| (bit<11>)hdr.first.f2))));
                }
            }
            meta.m5 = ((((~((bit<1>)hdr.first.f1 + (bit<1>)hdr.first.f0))) != ((((bit<1>)hdr.first.f2 |+| meta.m0[13:13]) * (meta.m5[60:60] |+| 1w1))) ? (~(bit<25>)hdr.first.f2) : (25w0 + (bit<25>)meta.m2)) ++ (bit<39>)meta.m0);
            bit<3> held0;
            r0.read(held0, (bit<32>)((((meta.m0[14:14] ++ (bit<1>)meta.m5) - (2w1 >> 3w7)) - ((bit<2>)((int<2>)(((bit<12>)hdr.first.f3)[9:8]) |+| (int<2>)((bit<2>)meta.m2)) |+| (~meta.m3[27:26])))));
            meta.m1 = (bit<65>)((int<65>)(((5w1 ++ 60w177558052327273106) |+| (45w1 ++ (bit<20>)meta.m4))) - (int<65>)((bit<65>)((int<65>)((bit<65>)((int<65>)(65w36893488147419103231) >> 3w0)) * (int<65>)(((bit<65>)meta.m1 ^ (bit<65>)meta.m2)))));
            r0.write((bit<32>)((((meta.m0[14:14] ++ (bit<1>)meta.m5) - (2w1 >> 3w7)) - ((bit<2>)((int<2>)(((bit<12>)hdr.first.f3)[9:8]) |+| (int<2>)((bit<2>)meta.m2)) |+| (~meta.m3[27:26])))), 3w2);
            std.egress_spec = (bit<9>)(((bit<1>)hdr.first.f1 ++ ((bit<1>)((int<1>)((bit<1>)hdr.first.f2) >> 3w1) |+| (((bit<12>)hdr.first.f3)[10:10] |-| (bit<1>)meta.m3))));
            hdr.first.f0 = (((bit<3>)meta.m0 << (meta.m2[2:1] ++ (bit<1>)meta.m2)) << meta.m2[4:2]);
            hdr.first.f1 = (bit<1>)((int<1>)(((((meta.m3[4:2] |+| (bit<3>)meta.m0) << (((bit<96>)meta.m3) >= ((~((bit<96>)meta.m3 ^ (bit<96>)meta.m3))) ? (bit<3>)meta.m4 : meta.m1[38:36]))) <= ((((bit<65>)meta.m5) > (((bit<26>)meta.m4 ++ (bit<39>)meta.m0)) ? (3w7 - meta.m0[12:10]) : meta.m0[17:15])) ? (meta.m5[2:2] - (bit<1>)meta.m1) : (1w1 |-| meta.m4[11:11]))) >> ((int<64>)((bit<64>)((int<64>)((bit<64>)((int<64>)((bit<64>)meta.m0) >> 3w7)) * (int<64>)((bit<64>)meta.m4))) >= (int<64>)(((64w6647494248154074645 << (bit<3>)meta.m1) | ((bit<11>)meta.m4 ++ (bit<53>)meta.m0))) ? (meta.m5[30:28] |-| meta.m4[8:6]) : (bit<3>)((int<3>)((bit<3>)meta.m1) >> meta.m2[3:1])));
        }
        else {
            mark_to_drop(std);
        }
    }
}

control E(inout headers_t hdr, inout meta_t meta, inout standard_metadata_t std) {
    register<bit<3>>(4) r0;
    register<bit<96>>(4) r1;
    action e0_0(bit<65> given) {
        meta.m4 = meta.m1[17:6];
    }
    action e0_1(bit<7> given) {
        meta.m2 = (bit<7>)((int<7>)((bit<7>)((int<7>)((bit<7>)((int<7>)((bit<7>)((bit<12>)hdr.first.f3)) - (int<7>)((bit<7>)meta.m0))) |+| (int<7>)((bit<7>)((int<7>)(((bit<12>)hdr.first.f3)[10:4]) >> 3w1)))) |+| (int<7>)(7w127));
    }
    table e0 {
        key = {
            hdr.first.f0: ternary;
        }
        actions = {
            e0_0;
            e0_1;
        }
        const entries = {
            (0 &&& 2): e0_1(0);
            (1 &&& 1): e0_0(0);
            (4 &&& 5): e0_1(1);
        }
        const default_action = e0_0(0);
    }
    apply {
        if (hdr.first.isValid()) {
            if (hdr.long.isValid() && hdr.spare.isValid()) {
                if (hdr.long.rest_of_it == hdr.spare.rest_of_it) {
                    hdr.first.f2 = ((bit<96>)hdr.first.f2 << (~(bit<3>)((int<3>)((bit<3>)hdr.first.f1) |-| (int<3>)((bit<3>)meta.m2))));
                }
            }
            e0.apply();
            if (hdr.long.isValid()) {
                meta.m0 = ((bit<24>)((int<24>)((bit<24>)((int<24>)((bit<24>)meta.m4) >> 3w1)) >> (meta.m4[3:3] ++ ((bit<63>)hdr.long.f0)[4:3])) |+| ((bit<24>)hdr.first.f1 >> ((int<7>)((bit<7>)((int<7>)((meta.m3[23:17] |+| (bit<7>)meta.m4)) * (int<7>)((bit<7>)((bit<63>)hdr.long.f0)))) == (int<7>)(((hdr.first.f2[2:0] ++ (bit<4>)((bit<12>)hdr.first.f3)) & (~(bit<7>)meta.m5))) ? meta.m1[18:16] : (bit<3>)meta.m2)));
            }
            if (((((bit<1>)((bit<12>)hdr.first.f3) |+| 1w1) |-| 1w1)) == ((((bit<1>)hdr.first.f2 << (bit<3>)meta.m4) * meta.m2[5:5]))) {
                hdr.first.f1 = (~(bit<1>)((int<1>)((1w1 ^ hdr.first.f0[2:2])) |-| (int<1>)((~hdr.first.f2[73:73]))));
            }
            else {
                hdr.first.f3 = (int<12>)((bit<12>)meta.m0);
            }
            meta.m2 = (~((meta.m3[13:13] ++ meta.m5[10:9]) ++ (2w0 ++ 2w1)));
            hdr.first.f0 = (((meta.m0[13:13] + 1w1) - (bit<1>)meta.m3) ++ meta.m0[12:11]);
            hdr.first.f1 = (((((bit<32>)meta.m4 + (bit<32>)meta.m4) ^ ((int<3>)(((meta.m3[23:23] |+| meta.m5[0:0]) ++ (((meta.m0[18:11] | meta.m5[49:42])) > ((bit<8>)((int<8>)(((bit<1>)meta.m0 ++ (bit<7>)meta.m2)) >> (~(bit<3>)meta.m2))) ? meta.m2[1:0] : meta.m1[43:42]))) != (int<3>)(((((~meta.m5[26:3]) + ((bit<24>)meta.m5 |+| (bit<24>)meta.m0))) > ((bit<24>)meta.m0) ? (1w0 ++ (bit<2>)meta.m1) : ((bit<3>)meta.m3 |+| meta.m0[9:7]))) ? meta.m1[51:20] : meta.m1[58:27]))) != ((bit<32>)meta.m1) ? (bit<1>)((int<1>)((bit<1>)((int<1>)((bit<1>)meta.m4) >> (bit<3>)meta.m3)) |+| (int<1>)((meta.m1[12:12] - meta.m1[14:14]))) : meta.m5[4:4]);
        }
        else {
            mark_to_drop(std);
        }
    }
}

control C(inout headers_t hdr, inout meta_t meta) {
    apply {
        update_checksum(hdr.first.isValid(), { hdr.first.f2 }, hdr.first.check, HashAlgorithm.csum16);
    }
}

control D(packet_out packet, in headers_t hdr) {
    apply {
        packet.emit(hdr);
    }
}

V1Switch(P(), V(), I(), E(), C(), D()) main;
