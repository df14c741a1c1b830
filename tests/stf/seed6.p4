#include <core.p4>
#include <v1model.p4>

header first_t {
    bit<4> items;
    bit<4> either;
    bit<8> long;
    bit<16> check;
    bit<7> f0;
    int<31> f1;
    bit<9> f2;
    bit<96> f3;
    bit<1> rest;
}
header item_t {
    bit<8> more;
    bit<48> f0;
    bit<1> f1;
    bit<16> f2;
    bit<64> f3;
    bit<7> rest;
}
header left_t {
    int<8> f0;
    bit<31> f1;
    bit<7> f2;
    bit<33> f3;
    bit<1> rest;
}
header right_t {
    bit<64> f0;
    bit<65> f1;
    bit<16> f2;
    bit<7> rest;
}
header long_t {
    bit<8> f0;
    bit<16> f1;
    bit<48> f2;
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
    bit<16> m0;
    bit<100> m1;
    bit<1> m2;
    bit<24> m3;
    bit<32> m4;
    int<8> m5;
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
    register<bit<100>>(4) r0;
    register<bit<16>>(4) r1;
    apply {
        if (hdr.first.isValid()) {
            if (hdr.long.isValid() && hdr.spare.isValid()) {
                if (hdr.long.rest_of_it != hdr.spare.rest_of_it) {
                    meta.m4 = (bit<32>)((int<32>)(((32w0 ^ (bit<32>)hdr.first.rest) >> (bit<3>)((int<3>)((bit<3>)hdr.first.rest) >> meta.m0[11:9]))) >> (bit<3>)((int<3>)((bit<3>)meta.m1) >> ((bit<1>)hdr.first.f0 ++ ((bit<31>)hdr.first.f1)[27:26])));
                }
            }
            bit<100> held0;
            r0.read(held0, (bit<32>)(((bit<31>)hdr.first.f1)[26:25]));
            meta.m1 = (bit<100>)meta.m4;
            r0.write((bit<32>)(((bit<31>)hdr.first.f1)[26:25]), (bit<100>)((int<100>)((bit<100>)((bit<8>)meta.m5)) |-| (int<100>)((bit<100>)((int<100>)((bit<100>)((int<100>)((bit<100>)meta.m4) >> (bit<3>)hdr.first.rest)) >> (((bit<31>)hdr.first.f1)[27:25] >> (bit<3>)hdr.first.rest)))));
            if (((bit<63>)((int<63>)(((bit<63>)meta.m4 << meta.m0[11:9])) >> (((bit<8>)meta.m5)[5:3] |+| (bit<3>)meta.m2))) <= (((meta.m1[66:9] ++ (bit<5>)meta.m3) - meta.m1[92:30]))) {
                meta.m1 = (((bit<100>)meta.m4 |-| ((bit<100>)meta.m2 - (bit<100>)((bit<31>)hdr.first.f1))) >> ((((bit<7>)((int<7>)((7w127 * ((bit<31>)hdr.first.f1)[17:11])) + (int<7>)((~(bit<7>)hdr.first.rest)))) == (((bit<7>)((int<7>)((bit<7>)meta.m0) - (int<7>)((bit<7>)((bit<8>)meta.m5))) - ((bit<7>)meta.m2 |-| (bit<7>)hdr.first.rest))) ? 1w0 : 1w1) ++ (bit<2>)hdr.first.f2));
            }
            else {
                hdr.first.f0 = (~(((bit<7>)meta.m3 << hdr.first.f3[43:41]) >> ((bit<3>)hdr.first.f2 ^ 3w7)));
            }
            if (hdr.long.isValid()) {
                hdr.long.f2 = (((48w0 + (bit<48>)hdr.first.f2) << (3w1 - (bit<3>)hdr.long.f0)) >> 3w0);
            }
            std.egress_spec = (bit<9>)((bit<2>)meta.m1);
            hdr.first.f0 = ((bit<7>)((bit<8>)meta.m5) >> (((~((bit<31>)((bit<8>)meta.m5) ^ (bit<31>)((bit<8>)meta.m5)))) < ((bit<31>)((int<31>)(((bit<31>)((bit<8>)meta.m5) |+| (bit<31>)((bit<8>)meta.m5))) + (int<31>)(((bit<31>)((bit<8>)meta.m5) * (bit<31>)meta.m0)))) ? 3w0 : (bit<3>)meta.m0));
            hdr.first.f1 = (int<31>)((~meta.m1[79:49]));
        }
        else {
            mark_to_drop(std);
        }
    }
}

control E(inout headers_t hdr, inout meta_t meta, inout standard_metadata_t std) {
    register<bit<100>>(4) r0;
    register<bit<16>>(4) r1;
    apply {
        if (hdr.first.isValid()) {
            bit<16> held0;
            r1.read(held0, (bit<32>)(((int<9>)((bit<9>)meta.m1) < (int<9>)(((9w201 |-| (bit<9>)hdr.first.f2) ^ (hdr.first.f0[5:1] ++ meta.m0[7:4]))) ? (bit<2>)hdr.first.rest : ((2w1 << 3w1) - ((bit<2>)((bit<31>)hdr.first.f1) * hdr.first.f3[35:34])))));
            meta.m5 = (int<8>)((((bit<8>)held0 | (8w0 |+| (bit<8>)meta.m2)) |+| 8w1));
            r1.write((bit<32>)(((int<9>)((bit<9>)meta.m1) < (int<9>)(((9w201 |-| (bit<9>)hdr.first.f2) ^ (hdr.first.f0[5:1] ++ meta.m0[7:4]))) ? (bit<2>)hdr.first.rest : ((2w1 << 3w1) - ((bit<2>)((bit<31>)hdr.first.f1) * hdr.first.f3[35:34])))), ((bit<6>)((bit<31>)hdr.first.f1) ++ (bit<10>)meta.m2));
            hdr.items[2].setInvalid();
            meta.m0 = (((meta.m4[8:7] >> (bit<3>)meta.m4) ++ ((bit<14>)meta.m1 |-| (bit<14>)hdr.first.f0)) * (bit<16>)meta.m2);
            if (hdr.items[1].isValid()) {
                hdr.items[1].f0 = (bit<48>)((int<48>)((bit<48>)((int<48>)((bit<48>)((int<48>)(hdr.items[1].f3[50:3]) * (int<48>)((bit<48>)((bit<8>)meta.m5)))) >> (~3w1))) |-| (int<48>)((((bit<12>)meta.m1 ++ (bit<36>)hdr.first.rest) + ((bit<18>)meta.m2 ++ (bit<30>)hdr.items[1].f1))));
            }
            hdr.first.f1 = (int<31>)((31w0 << hdr.first.f2[7:5]));
            if (hdr.items[0].isValid()) {
                hdr.items[0].f1 = ((int<48>)((bit<48>)hdr.first.rest) > (int<48>)((~((bit<48>)hdr.items[0].rest |-| (bit<48>)((bit<31>)hdr.first.f1)))) ? (bit<1>)((int<1>)((meta.m1[10:10] | 1w0)) >> (bit<3>)meta.m2) : ((~((bit<8>)meta.m5)[0:0]) |+| ((bit<1>)hdr.first.f3 |-| 1w0)));
            }
            if (hdr.either.right.isValid()) {
                hdr.either.right.rest = (bit<7>)((int<7>)((bit<7>)((int<7>)(((int<48>)((((meta.m4[20:9] ^ ((int<16>)(16w48860) < (int<16>)((bit<16>)hdr.first.f2) ? meta.m3[19:8] : 12w606))) != (((bit<12>)((int<12>)((bit<12>)meta.m3) |+| (int<12>)(12w0)) << (((~(bit<63>)meta.m4)) >= ((((bit<1>)hdr.first.f3 ++ (bit<62>)meta.m3) |+| ((bit<63>)hdr.either.right.f1 |-| (bit<63>)meta.m4))) ? hdr.first.f2[6:4] : hdr.first.f3[58:56]))) ? (12w2482 ++ (bit<36>)meta.m3) : (~(bit<48>)meta.m2))) == (int<48>)(((int<100>)((~((bit<100>)hdr.either.right.f0 * (bit<100>)meta.m2))) >= (int<100>)((((bit<96>)hdr.first.rest) >= ((bit<96>)((bit<8>)meta.m5)) ? ((bit<100>)hdr.either.right.f1 |+| (bit<100>)meta.m4) : (~(bit<100>)hdr.first.f0))) ? ((bit<48>)hdr.either.right.f1 * (bit<48>)hdr.either.right.f1) : ((((((~((bit<1>)hdr.first.rest |-| 1w0))) <= (((bit<1>)meta.m3 |-| 1w1)) ? 63w1 : (bit<63>)meta.m1) >> ((bit<3>)meta.m3 |+| (bit<3>)meta.m4))) <= ((bit<63>)((int<63>)(((int<96>)(((((bit<33>)hdr.first.f0) == ((~(hdr.either.right.f0[33:1] & (bit<33>)((bit<8>)meta.m5)))) ? 96w37700899341147416223175147919 : (bit<96>)((bit<31>)hdr.first.f1)) |+| ((bit<96>)hdr.either.right.rest |-| (bit<96>)((bit<8>)meta.m5)))) <= (int<96>)((bit<96>)((int<96>)(((bit<25>)meta.m3 ++ (bit<71>)meta.m2)) >> (bit<3>)((int<3>)((bit<3>)hdr.first.rest) |+| (int<3>)((bit<3>)hdr.either.right.f2)))) ? 63w1 : (bit<63>)meta.m3)) - (int<63>)((((bit<31>)((int<31>)(hdr.first.f3[74:44]) * (int<31>)(((bit<31>)meta.m3 |-| (bit<31>)meta.m2)))) != ((bit<31>)((int<31>)((~(bit<31>)hdr.first.rest)) >> (hdr.first.f2[5:3] * 3w0))) ? 63w0 : hdr.first.f3[94:32])))) ? (bit<48>)meta.m3 : 48w1))) ? (bit<7>)((bit<8>)meta.m5) : (bit<7>)meta.m3)) - (int<7>)((bit<7>)hdr.either.right.rest))) + (int<7>)(((hdr.first.f0[6:1] * (bit<6>)((bit<8>)meta.m5)) ++ hdr.first.f2[1:1])));
            }
            hdr.spare = hdr.long;
            hdr.first.f0 = ((bit<7>)((int<7>)((bit<7>)((int<7>)(meta.m3[14:8]) - (int<7>)(meta.m4[22:16]))) >> (~meta.m1[93:91])) << ((((16w65523 - meta.m4[24:9]) << (bit<3>)((int<3>)((bit<3>)((bit<8>)meta.m5)) >> meta.m1[64:62]))) < ((bit<16>)((int<16>)(meta.m1[22:7]) >> (bit<3>)((int<3>)(meta.m0[7:5]) * (int<3>)((bit<3>)meta.m4)))) ? (~meta.m1[97:95]) : (meta.m1[57:55] >> 3w0)));
            hdr.first.f1 = (int<31>)((~(((bit<27>)meta.m0 ++ meta.m1[19:16]) + (31w92763166 << (bit<3>)meta.m3))));
        }
        else {
            mark_to_drop(std);
        }
    }
}

control C(inout headers_t hdr, inout meta_t meta) {
    apply {
        update_checksum(hdr.first.isValid(), { hdr.first.f3 }, hdr.first.check, HashAlgorithm.csum16);
    }
}

control D(packet_out packet, in headers_t hdr) {
    apply {
        packet.emit(hdr);
    }
}

V1Switch(P(), V(), I(), E(), C(), D()) main;
