#include <core.p4>
#include <v1model.p4>

header first_t {
    bit<4> items;
    bit<4> either;
    bit<8> long;
    bit<16> check;
    bit<48> f0;
    int<9> f1;
    bit<7> rest;
}
header item_t {
    bit<8> more;
    int<7> f0;
    bit<100> f1;
    bit<5> rest;
}
header left_t {
    bit<1> f0;
    bit<65> f1;
    bit<16> f2;
    int<63> f3;
    bit<7> rest;
}
header right_t {
    bit<1> f0;
    bit<100> f1;
    bit<3> rest;
}
header long_t {
    bit<8> f0;
    bit<8> f1;
    bit<7> f2;
    bit<1> rest;
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
    int<63> m0;
    bit<3> m1;
    bit<7> m2;
    bit<100> m3;
    bit<9> m4;
    bit<3> m5;
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
    register<bit<16>>(4) r0;
    register<bit<9>>(4) r1;
    action i0_0(bit<48> given) {
        meta.m3 = (bit<100>)meta.m1;
    }
    action i0_1(bit<33> given) {
        meta.m5 = ((bit<2>)((int<2>)(((bit<2>)hdr.first.rest |+| ((bit<63>)meta.m0)[15:14])) * (int<2>)((bit<2>)meta.m4)) ++ ((1w0 - meta.m2[0:0]) |-| (meta.m3[72:72] |-| (bit<1>)meta.m1)));
    }
    table i0 {
        key = {
            meta.m3: ternary;
            meta.m5: ternary;
        }
        actions = {
            i0_0;
            i0_1;
        }
        const entries = {
            (0 &&& 1, 7 &&& 7): i0_0(0);
            (0 &&& 1267650600228229401496703205375, 0 &&& 1): i0_0(1);
            (0 &&& 1267650600228229401496703205375, 5 &&& 7): i0_0(1);
        }
        const default_action = i0_1(0);
    }
    apply {
        if (hdr.first.isValid()) {
            i0.apply();
            if (hdr.long.isValid() && hdr.spare.isValid()) {
                if (hdr.long.rest_of_it != hdr.spare.rest_of_it) {
                    meta.m2 = (((bit<2>)((int<2>)(((bit<63>)meta.m0)[29:28]) + (int<2>)(2w0)) ++ ((bit<5>)hdr.first.f0 ^ (bit<5>)hdr.first.rest)) |+| (bit<7>)((int<7>)((~7w127)) + (int<7>)((bit<7>)((int<7>)(meta.m4[7:1]) >> (bit<3>)meta.m5))));
                }
            }
            hdr.items[1] = hdr.items[0];
            if (hdr.items[1].isValid()) {
                meta.m0 = (int<63>)(((((bit<63>)((bit<9>)hdr.first.f1) >> hdr.first.rest[5:3]) >> (bit<3>)((int<3>)(((bit<9>)hdr.first.f1)[5:3]) >> (bit<3>)meta.m4)) + ((bit<63>)meta.m5 |-| (bit<63>)hdr.items[1].rest)));
            }
            hdr.items.push_front(3);
            hdr.items[1] = hdr.items[0];
            if (hdr.long.isValid() && hdr.spare.isValid()) {
                if (hdr.long.rest_of_it == hdr.spare.rest_of_it) {
                    meta.m0 = (int<63>)((bit<63>)((int<63>)(((((((bit<63>)meta.m0)[36:28] >> hdr.first.f0[5:3]) * (hdr.first.rest[4:2] ++ (bit<6>)meta.m1))) <= ((bit<9>)hdr.first.rest) ? (bit<63>)meta.m4 : ((int<64>)((bit<64>)((bit<63>)meta.m0)) >= (int<64>)((~((bit<64>)meta.m2 |+| (bit<64>)((bit<9>)hdr.first.f1)))) ? (bit<63>)meta.m1 : (bit<63>)hdr.first.rest))) * (int<63>)((bit<63>)((int<63>)((bit<63>)meta.m4) |+| (int<63>)((~63w9223372036854775807))))));
                }
            }
            meta.m1 = ((((bit<64>)((int<64>)((bit<64>)meta.m5) |+| (int<64>)((bit<64>)((bit<9>)hdr.first.f1))) << (bit<3>)((int<3>)(hdr.first.f0[32:30]) |+| (int<3>)(3w0)))) < ((((bit<64>)meta.m1 | (bit<64>)hdr.first.rest) & (~64w18446744073709551615))) ? (((bit<1>)hdr.first.f0 << (bit<3>)meta.m1) ++ (bit<2>)hdr.first.f0) : ((3w2 |-| (bit<3>)meta.m2) << (((bit<64>)((int<64>)(((bit<64>)((bit<9>)hdr.first.f1) << (bit<3>)meta.m5)) >> ((bit<3>)meta.m1 |+| 3w1))) > ((bit<64>)((int<64>)((bit<64>)((int<64>)((bit<64>)hdr.first.rest) >> 3w1)) >> (((bit<9>)hdr.first.f1)[5:3] >> (bit<3>)meta.m5))) ? ((bit<63>)meta.m0)[12:10] : meta.m2[4:2])));
            std.egress_spec = (bit<9>)((bit<2>)meta.m2);
            hdr.first.f0 = ((bit<48>)((int<48>)(((bit<48>)meta.m4 - (bit<48>)meta.m5)) >> ((bit<3>)((bit<63>)meta.m0) << 3w7)) << (bit<3>)((int<3>)((meta.m3[51:51] ++ (bit<2>)meta.m4)) >> meta.m2[2:0]));
            hdr.first.f1 = (int<9>)(((bit<9>)meta.m4 |+| (bit<9>)((int<9>)((9w511 << 3w7)) |+| (int<9>)((bit<9>)meta.m5))));
        }
        else {
            mark_to_drop(std);
        }
    }
}

control E(inout headers_t hdr, inout meta_t meta, inout standard_metadata_t std) {
    register<bit<16>>(4) r0;
    register<bit<9>>(4) r1;
    action e0_0(bit<7> given) {
        meta.m3 = (100w1 |+| (bit<100>)((int<100>)(((((~96w16454603994733878941106635479) |-| ((int<64>)(((bit<64>)hdr.first.rest | (bit<64>)meta.m4)) == (int<64>)(((bit<64>)((int<64>)((bit<64>)given) + (int<64>)((bit<64>)given)) |+| (bit<64>)meta.m1)) ? (bit<96>)((bit<63>)meta.m0) : (bit<96>)((bit<9>)hdr.first.f1)))) >= ((((bit<96>)meta.m4 |-| (bit<96>)((bit<9>)hdr.first.f1)) ^ (96w0 - 96w79228162514264337593543950335))) ? 100w1 : (bit<100>)hdr.first.f0)) * (int<100>)((100w0 >> (bit<3>)hdr.first.rest))));
    }
    action e0_1(bit<31> given) {
        meta.m3 = ((bit<46>)given ++ (((((int<96>)((bit<96>)((int<96>)(((bit<96>)meta.m5 |+| (bit<96>)meta.m1)) >> ((bit<3>)meta.m5 | (bit<3>)((bit<9>)hdr.first.f1)))) < (int<96>)((((((bit<100>)((bit<9>)hdr.first.f1) - (~(bit<100>)hdr.first.rest))) <= ((((bit<32>)meta.m4) == ((((bit<32>)hdr.first.rest >> 3w0) * ((bit<32>)meta.m2 & (bit<32>)meta.m1))) ? (bit<100>)meta.m1 : ((int<64>)(((bit<64>)((int<64>)(64w0) >> meta.m3[98:96]) + 64w18446744073709551615)) > (int<64>)((((bit<59>)meta.m3 << ((bit<63>)meta.m0)[35:33]) ++ ((bit<2>)((bit<9>)hdr.first.f1) ++ (bit<3>)meta.m4))) ? (bit<100>)given : (bit<100>)hdr.first.rest))) ? (bit<71>)meta.m2 : (bit<71>)given) ++ (((bit<31>)((int<31>)(31w0) >> ((bit<3>)meta.m1 |-| meta.m3[58:56]))) < ((((bit<22>)meta.m1 ++ (bit<9>)given) >> (2w1 ++ meta.m1[0:0]))) ? 25w33554431 : (bit<25>)meta.m5))) ? (bit<1>)meta.m3 : (bit<1>)((bit<63>)meta.m0)) * ((bit<1>)given |-| given[29:29]))) >= ((~(~((bit<63>)meta.m0)[29:29]))) ? ((bit<54>)meta.m5 << 3w1) : (bit<54>)((int<54>)((bit<54>)meta.m4) >> 3w4)));
    }
    table e0 {
        key = {
            hdr.first.rest: exact;
        }
        actions = {
            e0_0;
            e0_1;
        }
        const entries = {
            (0): e0_1(1);
            (1): e0_1(0);
            (71): e0_0(1);
        }
        const default_action = e0_1(1);
    }
    apply {
        if (hdr.first.isValid()) {
            hdr.items[1] = hdr.items[0];
            if (((bit<9>)((int<9>)(((bit<9>)meta.m2 * (bit<9>)((bit<63>)meta.m0))) + (int<9>)(((bit<9>)meta.m4 >> (bit<3>)hdr.first.f0)))) <= ((bit<9>)((int<9>)((bit<9>)((bit<9>)hdr.first.f1)) - (int<9>)((bit<9>)((int<9>)((bit<9>)meta.m2) >> 3w0))))) {
                meta.m3 = (bit<100>)((int<100>)(((bit<100>)hdr.first.rest + (bit<100>)((int<100>)(100w1) * (int<100>)(100w1)))) - (int<100>)(((int<48>)(48w281474976710655) == (int<48>)((bit<48>)((bit<63>)meta.m0)) ? ((((9w511 |-| meta.m3[80:72]) >> meta.m4[6:4])) == ((bit<9>)((int<9>)((bit<9>)meta.m4) >> ((bit<3>)meta.m2 << meta.m3[41:39]))) ? (bit<100>)meta.m1 : (bit<100>)((bit<63>)meta.m0)) : (hdr.first.f0[43:10] ++ (bit<66>)hdr.first.rest))));
            }
            else {
                hdr.first.f0 = ((((bit<9>)meta.m4 >> (bit<3>)meta.m4) ^ (meta.m3[60:52] |-| (bit<9>)meta.m1)) ++ ((bit<13>)meta.m1 ++ (~26w35503659)));
            }
            if ((((((~(bit<1>)meta.m4) - (bit<1>)meta.m3)) != (((bit<1>)((int<1>)(1w1) >> (bit<3>)meta.m4) << ((bit<3>)meta.m1 ^ (bit<3>)meta.m3))) ? (((bit<63>)meta.m0)[47:45] ++ 6w0) : ((bit<9>)((bit<63>)meta.m0) |-| (bit<9>)meta.m4))) != (((5w1 |-| (bit<5>)meta.m1) ++ (bit<4>)((int<4>)(hdr.first.f0[10:7]) >> 3w1)))) {
                meta.m0 = (int<63>)(((((bit<24>)((int<24>)((bit<24>)((int<24>)((bit<24>)meta.m4) >> (bit<3>)meta.m1)) + (int<24>)((bit<24>)meta.m1))) >= (24w0) ? (~meta.m3[70:25]) : (bit<46>)((int<46>)((bit<46>)((bit<63>)meta.m0)) |-| (int<46>)((bit<46>)hdr.first.rest))) ++ (bit<17>)((int<17>)((bit<17>)hdr.first.f0) >> ((int<65>)((~((bit<65>)meta.m1 |+| (bit<65>)((bit<63>)meta.m0)))) == (int<65>)((((bit<53>)hdr.first.rest | meta.m3[73:21]) ++ (bit<12>)((int<12>)(meta.m3[29:18]) * (int<12>)((bit<12>)((bit<9>)hdr.first.f1))))) ? meta.m4[4:2] : 3w1))));
            }
            else {
                meta.m2 = (((bit<7>)((int<7>)(((bit<63>)meta.m0)[53:47]) |+| (int<7>)((bit<7>)meta.m2)) << (bit<3>)meta.m5) |-| ((((int<7>)((bit<7>)((int<7>)((bit<7>)hdr.first.f0) >> 3w5)) < (int<7>)(((4w0 ++ (bit<3>)((bit<9>)hdr.first.f1)) << ((bit<3>)hdr.first.rest << 3w7))) ? (bit<64>)((int<64>)((bit<64>)meta.m1) * (int<64>)(64w8335969901032473291)) : (bit<64>)((int<64>)(64w18446744073709551615) * (int<64>)((bit<64>)meta.m5)))) != ((bit<64>)((int<64>)(((bit<49>)((bit<9>)hdr.first.f1) ++ (bit<15>)meta.m2)) >> ((bit<3>)hdr.first.rest |-| (bit<3>)hdr.first.f0))) ? (bit<7>)hdr.first.rest : (bit<7>)((int<7>)(7w1) |-| (int<7>)(meta.m3[54:48]))));
            }
            e0.apply();
            hdr.first.f0 = ((bit<48>)((int<48>)((bit<48>)((int<48>)((bit<48>)meta.m1) |-| (int<48>)(48w0))) + (int<48>)((bit<48>)((int<48>)(meta.m3[74:27]) * (int<48>)((bit<48>)meta.m1)))) + ((bit<40>)meta.m4 ++ ((bit<8>)meta.m3 * (bit<8>)meta.m4)));
            hdr.first.f1 = (int<9>)((bit<9>)meta.m4);
        }
        else {
            mark_to_drop(std);
        }
    }
}

control C(inout headers_t hdr, inout meta_t meta) {
    apply {
        update_checksum(hdr.first.isValid(), { hdr.first.f0 }, hdr.first.check, HashAlgorithm.csum16);
    }
}

control D(packet_out packet, in headers_t hdr) {
    apply {
        packet.emit(hdr);
    }
}

V1Switch(P(), V(), I(), E(), C(), D()) main;
