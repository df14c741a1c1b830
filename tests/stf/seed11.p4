#include <core.p4>
#include <v1model.p4>

header first_t {
    bit<4> items;
    bit<4> either;
    bit<8> long;
    bit<16> check;
    bit<65> f0;
    int<16> f1;
    bit<100> f2;
    bit<3> rest;
}
header item_t {
    bit<8> more;
    int<12> f0;
    int<32> f1;
    bit<3> f2;
    bit<63> f3;
    bit<2> rest;
}
header left_t {
    bit<12> f0;
    int<100> f1;
    int<3> f2;
    bit<24> f3;
    bit<5> rest;
}
header right_t {
    bit<33> f0;
    bit<16> f1;
    bit<32> f2;
    bit<7> rest;
}
header long_t {
    bit<7> f0;
    bit<31> f1;
    bit<7> f2;
    bit<33> f3;
    bit<2> rest;
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
    bit<100> m0;
    bit<7> m1;
    bit<8> m2;
    bit<32> m3;
    bit<1> m4;
    bit<1> m5;
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
    action i0_0(bit<63> given) {
        meta.m1 = (((~hdr.first.f2[72:49])) > (((24w16777215 |+| hdr.first.f0[61:38]) |-| ((bit<24>)meta.m1 << (bit<3>)hdr.first.f2))) ? (((meta.m3[20:5] * (16w9070 >> (bit<3>)hdr.first.f2))) < (16w1172) ? (7w0 & 7w127) : 7w127) : ((bit<7>)((int<7>)(given[10:4]) |+| (int<7>)((bit<7>)meta.m0)) << (bit<3>)((int<3>)((bit<3>)meta.m0) >> 3w0)));
    }
    action i0_1(bit<31> given) {
        meta.m3 = (bit<32>)((int<32>)(((hdr.first.f2[92:76] |+| (bit<17>)meta.m3) ++ (bit<15>)given)) >> (((bit<3>)meta.m3 >> ((bit<16>)hdr.first.f1)[5:3]) * (((~(bit<16>)((int<16>)((bit<16>)meta.m5) >> meta.m2[2:0]))) <= (((int<12>)((~(bit<12>)((int<12>)((bit<12>)((bit<16>)hdr.first.f1)) >> (bit<3>)hdr.first.rest))) != (int<12>)(((((bit<3>)((int<3>)((hdr.first.f0[3:1] * (bit<3>)meta.m2)) + (int<3>)((bit<3>)((int<3>)(given[28:26]) |+| (int<3>)((bit<3>)meta.m0))))) >= (((bit<3>)meta.m5 | (meta.m3[31:29] >> 3w1))) ? meta.m0[83:72] : (bit<12>)hdr.first.f2) |-| (~12w0))) ? (bit<16>)((int<16>)((bit<16>)meta.m4) >> (bit<3>)meta.m5) : ((bit<16>)meta.m1 + hdr.first.f2[50:35]))) ? (bit<3>)meta.m3 : 3w0)));
    }
    table i0 {
        key = {
            hdr.first.f2: exact;
        }
        actions = {
            i0_0;
            i0_1;
        }
        const entries = {
            (1176033006913506773988021704360): i0_0(1);
            (225861366634886639489272197211): i0_0(1);
            (668639905417751408552106377112): i0_1(0);
        }
        const default_action = i0_0(1);
    }
    apply {
        if (hdr.first.isValid()) {
            bit<96> held0;
            r1.read(held0, (bit<32>)((bit<2>)meta.m4));
            meta.m2 = (bit<8>)hdr.first.f0;
            r1.write((bit<32>)((bit<2>)meta.m4), (bit<96>)meta.m1);
            meta.m0 = ((~(~(bit<77>)meta.m2)) ++ (bit<23>)((int<23>)(meta.m3[31:9]) >> ((bit<3>)hdr.first.f0 | meta.m1[3:1])));
            if (hdr.either.left.isValid()) {
                hdr.either.left.rest = hdr.either.left.f3[6:2];
            }
            meta.m1 = (~(bit<7>)hdr.first.rest);
            i0.apply();
            hdr.first.f2 = (bit<100>)hdr.first.f2;
            hdr.first.f2 = (((bit<100>)hdr.first.f0 >> (1w0 ++ meta.m1[5:4])) |+| ((100w1267650600228229401496703205375 * (bit<100>)meta.m3) >> (bit<3>)meta.m1));
            std.egress_spec = (bit<9>)((~(bit<2>)((int<2>)((bit<2>)hdr.first.f2) >> (~(bit<3>)hdr.first.f2))));
            hdr.first.f0 = (~(bit<65>)((int<65>)((bit<65>)((int<65>)((bit<65>)meta.m1) - (int<65>)((bit<65>)meta.m1))) + (int<65>)((bit<65>)meta.m5)));
            hdr.first.f1 = (int<16>)((bit<16>)meta.m3);
        }
        else {
            mark_to_drop(std);
        }
    }
}

control E(inout headers_t hdr, inout meta_t meta, inout standard_metadata_t std) {
    register<bit<3>>(4) r0;
    register<bit<96>>(4) r1;
    action e0_0(bit<64> given) {
        meta.m1 = ((((bit<7>)meta.m5 >> (bit<3>)meta.m3) + ((bit<7>)meta.m1 ^ (bit<7>)given)) | (bit<7>)((int<7>)(((((bit<31>)((int<31>)(31w2147483647) >> meta.m2[7:5]) << ((bit<16>)hdr.first.f1)[7:5])) <= ((((int<33>)(((bit<33>)((int<33>)((bit<33>)((bit<16>)hdr.first.f1)) >> (bit<3>)meta.m1) << 3w7)) <= (int<33>)(((bit<33>)((int<33>)(33w8589934591) >> (bit<3>)hdr.first.f2) & (given[34:2] |-| (bit<33>)meta.m2))) ? (bit<31>)meta.m2 : (bit<31>)hdr.first.f2) + ((bit<17>)hdr.first.f0 ++ (bit<14>)meta.m4))) ? (bit<7>)hdr.first.f2 : (bit<7>)meta.m4)) + (int<7>)((bit<7>)meta.m0)));
    }
    action e0_1(bit<64> given) {
        meta.m5 = (((bit<1>)((int<1>)((bit<1>)meta.m1) - (int<1>)(((bit<16>)hdr.first.f1)[7:7])) + (bit<1>)((int<1>)(((bit<16>)hdr.first.f1)[7:7]) >> meta.m1[5:3])) >> (bit<3>)meta.m5);
    }
    table e0 {
        key = {
            hdr.first.rest: ternary;
            meta.m5: ternary;
        }
        actions = {
            e0_0;
            e0_1;
        }
        const entries = {
            (0 &&& 2, 0 &&& 1): e0_1(1);
            (1 &&& 7, 1 &&& 1): e0_0(1);
            (4 &&& 7, 0 &&& 1): e0_1(1);
        }
        const default_action = e0_0(0);
    }
    apply {
        if (hdr.first.isValid()) {
            hash(meta.m3, HashAlgorithm.crc32, 16w0, { hdr.first.f0, meta.m0 }, 32w7);
            if (hdr.either.right.isValid()) {
                meta.m1 = (bit<7>)((int<7>)(hdr.either.right.f2[27:21]) - (int<7>)(((bit<6>)hdr.first.rest ++ ((int<96>)((bit<96>)hdr.either.right.rest) == (int<96>)((bit<96>)hdr.either.right.f0) ? (bit<1>)meta.m2 : hdr.either.right.f2[25:25]))));
            }
            e0.apply();
            hash(meta.m0, HashAlgorithm.crc32, 16w0, { meta.m0, hdr.first.rest }, 32w1000);
            if (hdr.either.left.isValid()) {
                hdr.either.left.f0 = (((((bit<7>)((int<7>)((bit<7>)meta.m5) - (int<7>)((bit<7>)((bit<16>)hdr.first.f1))) << (((bit<100>)hdr.either.left.f1)[20:19] ++ (bit<1>)hdr.either.left.f0))) == (((((bit<12>)((int<12>)(12w340) |-| (int<12>)((bit<12>)hdr.either.left.f3)) |-| (12w0 ^ (bit<12>)((bit<100>)hdr.either.left.f1)))) <= (((bit<12>)((int<12>)((bit<12>)meta.m1) * (int<12>)((bit<12>)hdr.first.rest)) >> (((~meta.m0[89:25])) == ((~(bit<65>)((int<65>)(hdr.first.f2[75:11]) - (int<65>)(65w36893488147419103231)))) ? (bit<3>)meta.m0 : (bit<3>)meta.m0))) ? (bit<7>)((bit<3>)hdr.either.left.f2) : (bit<7>)((int<7>)(7w0) * (int<7>)(7w1)))) ? (bit<12>)((int<12>)(meta.m3[27:16]) >> ((bit<16>)hdr.first.f1)[7:5]) : (bit<12>)((int<12>)(((bit<16>)hdr.first.f1)[11:0]) |-| (int<12>)((bit<12>)hdr.first.f0))) |-| (bit<12>)((int<12>)((hdr.first.f2[3:1] ++ (bit<9>)hdr.first.f0)) >> (~hdr.either.left.f0[4:2])));
            }
            hdr.items[1].setInvalid();
            if (!hdr.either.right.isValid()) {
                hdr.either.right.setValid();
                hdr.either.right.f0 = ((((bit<1>)((int<1>)((bit<1>)((bit<16>)hdr.first.f1)) >> meta.m0[47:45]) >> hdr.first.f2[82:80])) == ((((bit<1>)meta.m5 >> meta.m2[5:3]) & (bit<1>)meta.m4)) ? (~(~(bit<33>)meta.m4)) : (bit<33>)((int<33>)(((bit<33>)meta.m3 |-| (bit<33>)meta.m2)) - (int<33>)(((bit<33>)meta.m1 |-| (bit<33>)meta.m1))));
                hdr.either.right.f1 = (hdr.first.f2[87:72] + meta.m3[23:8]);
                hdr.either.right.f2 = ((bit<32>)meta.m0 | ((bit<30>)meta.m5 ++ ((bit<1>)hdr.first.f2 ++ (bit<1>)hdr.first.f2)));
                hdr.either.right.rest = ((bit<7>)((bit<16>)hdr.first.f1) >> (~(~(bit<3>)hdr.first.rest)));
            }
            hdr.first.f0 = ((((bit<65>)meta.m3 | (bit<65>)meta.m2) << (bit<3>)meta.m4) ^ (~((bit<65>)meta.m0 | (bit<65>)meta.m2)));
            hdr.first.f1 = (int<16>)((((~14w11315) << ((bit<1>)meta.m5 ++ meta.m0[97:96])) ++ ((bit<2>)meta.m5 << (bit<3>)meta.m4)));
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
