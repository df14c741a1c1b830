#include <core.p4>
#include <v1model.p4>

header first_t {
    bit<4> items;
    bit<4> either;
    bit<8> long;
    bit<16> check;
    int<32> f0;
    bit<63> f1;
    bit<1> rest;
}
header item_t {
    bit<8> more;
    int<7> f0;
    bit<32> f1;
    bit<1> rest;
}
header left_t {
    bit<24> f0;
    bit<48> f1;
}
header right_t {
    bit<8> f0;
    bit<1> f1;
    bit<7> rest;
}
header long_t {
    int<31> f0;
    bit<32> f1;
    int<48> f2;
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
    bit<33> m0;
    bit<100> m1;
    bit<24> m2;
    bit<7> m3;
    int<32> m4;
    bit<32> m5;
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
    register<bit<32>>(4) r0;
    register<bit<100>>(4) r1;
    apply {
        if (hdr.first.isValid()) {
            bit<100> held0;
            r1.read(held0, (bit<32>)((bit<2>)((int<2>)((~(2w3 | (bit<2>)hdr.first.f1))) >> meta.m1[27:25])));
            meta.m5 = (((bit<12>)((int<12>)((~(bit<12>)meta.m1)) - (int<12>)((~12w1)))) <= (((bit<12>)((bit<32>)meta.m4) * (bit<12>)meta.m2)) ? ((~(bit<32>)((bit<32>)meta.m4)) |+| (meta.m0[32:1] << (bit<3>)meta.m5)) : ((~25w0) ++ ((bit<7>)hdr.first.rest >> (bit<3>)meta.m5)));
            r1.write((bit<32>)((bit<2>)((int<2>)((~(2w3 | (bit<2>)hdr.first.f1))) >> meta.m1[27:25])), (bit<100>)((bit<32>)hdr.first.f0));
            if (hdr.either.left.isValid()) {
                meta.m1 = (bit<100>)((int<100>)((~(~(bit<100>)((bit<32>)hdr.first.f0)))) >> ((bit<2>)meta.m3 ++ (~meta.m2[10:10])));
            }
            if (hdr.items[0].isValid() && hdr.items[1].isValid()) {
                if (hdr.items[0] != hdr.items[1]) {
                    meta.m0 = ((((bit<12>)hdr.first.rest ++ ((bit<32>)meta.m4)[26:6]) >> meta.m3[6:4]) |+| ((((~meta.m0[10:10]) ++ meta.m1[99:98])) > ((~(~3w7))) ? (4w0 ++ (bit<29>)((bit<32>)meta.m4)) : (bit<33>)hdr.first.rest));
                }
            }
            meta.m4 = (int<32>)(((bit<32>)((bit<32>)hdr.first.f0) |+| ((int<63>)((bit<63>)((int<63>)(63w9223372036854775807) >> (bit<3>)((int<3>)(hdr.first.f1[58:56]) >> (bit<3>)((bit<32>)meta.m4)))) == (int<63>)((((bit<63>)meta.m2 << meta.m5[12:10]) |-| ((bit<63>)meta.m0 ^ (bit<63>)hdr.first.rest))) ? (15w8042 ++ meta.m5[21:5]) : ((bit<32>)meta.m5 | (bit<32>)hdr.first.f1))));
            if (hdr.items[1].isValid() && hdr.items[2].isValid()) {
                if (hdr.items[1] != hdr.items[2]) {
                    hdr.first.f1 = (((bit<48>)((int<48>)(48w1) >> (bit<3>)((int<3>)(3w7) |-| (int<3>)(meta.m1[24:22])))) > ((bit<48>)((int<48>)((((bit<1>)((int<1>)((bit<1>)((int<1>)(meta.m1[74:74]) >> (bit<3>)meta.m1)) >> (3w1 |-| (bit<3>)((bit<32>)hdr.first.f0)))) < ((~((bit<1>)meta.m5 >> (bit<3>)((bit<32>)hdr.first.f0)))) ? (bit<48>)((bit<32>)hdr.first.f0) : (bit<48>)((bit<32>)meta.m4))) - (int<48>)((meta.m5[14:12] ++ (bit<45>)meta.m2)))) ? (bit<63>)meta.m5 : ((((meta.m1[7:6] << (bit<3>)hdr.first.rest) ++ ((1w1) >= ((bit<1>)((bit<32>)meta.m4)) ? (bit<5>)meta.m2 : (bit<5>)meta.m1))) == (((((bit<32>)meta.m4)[8:2] >> 3w7) >> (((bit<63>)((int<63>)((((meta.m0[0:0] & (((bit<12>)((int<12>)(((bit<12>)meta.m3 << meta.m5[22:20])) >> (bit<3>)((int<3>)((bit<3>)meta.m0) >> (bit<3>)((bit<32>)meta.m4)))) == ((bit<12>)((int<12>)(((bit<12>)meta.m5 |+| (bit<12>)hdr.first.rest)) |+| (int<12>)((bit<12>)((int<12>)((bit<12>)meta.m2) |+| (int<12>)((bit<12>)meta.m3))))) ? meta.m1[77:77] : ((bit<32>)meta.m4)[0:0]))) == ((bit<1>)((bit<32>)meta.m4)) ? (bit<63>)meta.m0 : 63w1)) >> (bit<3>)((int<3>)((bit<3>)((bit<32>)meta.m4)) |-| (int<3>)(meta.m2[4:2])))) >= ((((bit<32>)((int<32>)((~32w3809665019)) >> (((bit<33>)((int<33>)((~(bit<33>)hdr.first.rest)) >> (bit<3>)((bit<32>)meta.m4))) >= ((bit<33>)((int<33>)((bit<33>)meta.m2) |-| (int<33>)((bit<33>)((bit<32>)meta.m4)))) ? (bit<3>)hdr.first.f1 : meta.m0[8:6]))) < (meta.m1[71:40]) ? ((bit<63>)meta.m1 << (bit<3>)meta.m0) : (~(bit<63>)meta.m5))) ? (bit<3>)meta.m5 : 3w1))) ? ((bit<63>)meta.m0 >> hdr.first.f1[14:12]) : (bit<63>)((int<63>)((bit<63>)hdr.first.rest) >> meta.m5[25:23])));
                }
            }
            std.egress_spec = (bit<9>)(((((bit<32>)meta.m4)[19:18] - (bit<2>)((int<2>)((bit<2>)hdr.first.rest) + (int<2>)((bit<2>)meta.m3))) - (~2w3)));
            hdr.first.f0 = (int<32>)(((bit<1>)meta.m5 ++ ((bit<32>)meta.m4)[31:1]));
            hdr.first.f1 = (bit<63>)meta.m3;
        }
        else {
            mark_to_drop(std);
        }
    }
}

control E(inout headers_t hdr, inout meta_t meta, inout standard_metadata_t std) {
    register<bit<32>>(4) r0;
    register<bit<100>>(4) r1;
    action e0_0(bit<7> given) {
        meta.m3 = ((int<9>)(((~1w0) ++ (8w1 ^ meta.m2[14:7]))) > (int<9>)((bit<9>)((int<9>)((~hdr.first.f1[25:17])) >> (~(bit<3>)meta.m0))) ? (bit<7>)meta.m3 : ((bit<7>)((int<7>)(meta.m0[7:1]) |+| (int<7>)(meta.m5[20:14])) * (meta.m2[19:13] * (bit<7>)hdr.first.f1)));
    }
    action e0_1(bit<48> given) {
        meta.m4 = (int<32>)((bit<32>)meta.m2);
    }
    table e0 {
        key = {
            meta.m2: ternary;
            hdr.first.f1: ternary;
        }
        actions = {
            e0_0;
            e0_1;
        }
        const entries = {
            (1 &&& 1, 0 &&& 9223372036854775807): e0_0(1);
            (1 &&& 1, 1 &&& 1): e0_0(1);
            (1 &&& 16777215, 0 &&& 9223372036854775807): e0_0(0);
        }
        const default_action = e0_1(0);
    }
    apply {
        if (hdr.first.isValid()) {
            bit<32> held0;
            r0.read(held0, (bit<32>)((bit<2>)hdr.first.rest));
            meta.m0 = ((held0[21:0] ^ (bit<22>)((int<22>)(held0[21:0]) >> 3w7)) ++ (bit<11>)((int<11>)((bit<11>)((int<11>)(11w2047) * (int<11>)((bit<11>)hdr.first.rest))) + (int<11>)((bit<11>)((int<11>)((bit<11>)meta.m3) |+| (int<11>)(meta.m1[90:80])))));
            r0.write((bit<32>)((bit<2>)hdr.first.rest), ((bit<32>)held0 << (bit<3>)((int<3>)(((bit<3>)meta.m0 |+| (bit<3>)((bit<32>)meta.m4))) * (int<3>)((((((int<64>)((bit<64>)((int<64>)((bit<64>)meta.m1) + (int<64>)((~(bit<64>)meta.m3)))) >= (int<64>)((((bit<64>)((bit<32>)meta.m4) | (bit<64>)((bit<32>)hdr.first.f0)) |+| (bit<64>)meta.m2)) ? (bit<16>)hdr.first.rest : 16w0) - ((bit<16>)hdr.first.rest >> ((bit<32>)meta.m4)[20:18]))) == ((bit<16>)meta.m1) ? 3w7 : (bit<3>)((bit<32>)hdr.first.f0))))));
            if (hdr.items[1].isValid() && hdr.items[2].isValid()) {
                if (hdr.items[1] == hdr.items[2]) {
                    hdr.first.rest = (~((int<65>)(((~(bit<65>)hdr.first.f1) * 65w36893488147419103231)) == (int<65>)((((bit<27>)meta.m3 >> meta.m3[2:0]) ++ (((bit<3>)hdr.first.rest) <= ((bit<3>)meta.m5) ? (bit<38>)hdr.first.f1 : (bit<38>)hdr.first.rest))) ? (1w0 + meta.m2[23:23]) : meta.m5[22:22]));
                }
            }
            if ((meta.m3[4:4]) <= ((bit<1>)((int<1>)(1w0) |-| (int<1>)((1w1 - (bit<1>)meta.m5))))) {
                meta.m5 = (((bit<63>)((int<63>)(((bit<63>)((bit<32>)hdr.first.f0) |-| (bit<63>)meta.m2)) |+| (int<63>)((bit<63>)((int<63>)((bit<63>)hdr.first.rest) - (int<63>)((bit<63>)hdr.first.f1))))) > ((bit<63>)((int<63>)((meta.m1[36:1] ++ (bit<27>)((bit<32>)hdr.first.f0))) |+| (int<63>)(((int<16>)(((((bit<46>)((int<46>)((bit<46>)meta.m0) |+| (int<46>)((bit<46>)meta.m2)) ++ ((bit<50>)hdr.first.f1 >> 3w1))) > (((bit<96>)((int<96>)((bit<96>)meta.m3) * (int<96>)(meta.m1[95:0])) << (meta.m2[2:0] |+| meta.m3[2:0]))) ? (bit<16>)((int<16>)((bit<16>)((bit<32>)hdr.first.f0)) * (int<16>)((bit<16>)meta.m1)) : ((bit<16>)meta.m5 + ((bit<32>)hdr.first.f0)[22:7]))) != (int<16>)(meta.m5[17:2]) ? (bit<63>)hdr.first.f1 : (bit<63>)((bit<32>)hdr.first.f0))))) ? (32w2707968674 |-| (bit<32>)((int<32>)((bit<32>)((bit<32>)hdr.first.f0)) - (int<32>)((bit<32>)((bit<32>)meta.m4)))) : ((bit<32>)((int<32>)((bit<32>)((bit<32>)meta.m4)) + (int<32>)(32w1)) - (bit<32>)((int<32>)((bit<32>)meta.m2) >> (bit<3>)meta.m3)));
            }
            else {
                meta.m1 = (((bit<100>)meta.m1 ^ (((~((bit<32>)hdr.first.f0)[31:1])) >= ((bit<31>)meta.m2) ? (bit<100>)meta.m5 : (bit<100>)meta.m3)) |-| (((bit<100>)meta.m0 << 3w4) >> 3w2));
            }
            e0.apply();
            hdr.first.f0 = (int<32>)((~((((bit<64>)meta.m3) >= ((((bit<27>)meta.m3 << (bit<3>)meta.m2) ++ ((bit<37>)((bit<32>)meta.m4) |+| (bit<37>)meta.m5))) ? (bit<32>)meta.m3 : (bit<32>)meta.m3) |-| (bit<32>)meta.m3)));
            hdr.first.f1 = (bit<63>)((int<63>)((bit<63>)meta.m2) |-| (int<63>)((bit<63>)meta.m3));
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
