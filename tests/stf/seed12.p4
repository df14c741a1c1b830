#include <core.p4>
#include <v1model.p4>

header first_t {
    bit<4> items;
    bit<4> either;
    bit<8> long;
    bit<16> check;
    bit<31> f0;
    int<48> f1;
    bit<1> f2;
}
header item_t {
    bit<8> more;
    bit<31> f0;
    bit<65> f1;
    bit<24> f2;
}
header left_t {
    bit<9> f0;
    int<48> f1;
    int<16> f2;
    int<16> f3;
    bit<7> rest;
}
header right_t {
    bit<33> f0;
    int<7> f1;
    bit<3> f2;
    bit<100> f3;
    bit<1> rest;
}
header long_t {
    int<65> f0;
    bit<64> f1;
    bit<33> f2;
    bit<6> rest;
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
    bit<12> m0;
    bit<3> m1;
    bit<100> m2;
    bit<63> m3;
    bit<96> m4;
    bit<63> m5;
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
    register<bit<7>>(4) r0;
    register<bit<16>>(4) r1;
    action i0_0(bit<64> given) {
        meta.m0 = ((bit<48>)hdr.first.f1)[46:35];
    }
    action i0_1(bit<9> given) {
        meta.m4 = (((bit<63>)((int<63>)((58w1 ++ given[6:2])) - (int<63>)((bit<63>)((int<63>)((bit<63>)hdr.first.f0) + (int<63>)((bit<63>)hdr.first.f2))))) < ((bit<63>)meta.m1) ? (bit<96>)meta.m1 : ((~(bit<96>)meta.m3) << (bit<3>)meta.m3));
    }
    table i0 {
        key = {
            meta.m4: ternary;
            meta.m2: ternary;
        }
        actions = {
            i0_0;
            i0_1;
        }
        const entries = {
            (0 &&& 1, 0 &&& 1): i0_1(0);
            (1 &&& 79228162514264337593543950335, 1 &&& 1): i0_1(1);
            (1432017607936731988667596864 &&& 41674910619503388412509654480, 0 &&& 1): i0_1(1);
        }
        const default_action = i0_1(1);
    }
    apply {
        if (hdr.first.isValid()) {
            hdr.items.pop_front(2);
            hdr.items[1] = hdr.items[0];
            i0.apply();
            if (((((((bit<100>)meta.m4 |+| (bit<100>)((bit<48>)hdr.first.f1)) << (meta.m0[2:0] >> hdr.first.f0[19:17]))) < (((bit<28>)((int<28>)((bit<28>)hdr.first.f2) >> meta.m2[11:9]) ++ ((int<32>)((bit<32>)((int<32>)(((bit<32>)meta.m5 * 32w0)) >> (bit<3>)meta.m1)) > (int<32>)(((32w4294967295 << (bit<3>)meta.m0) >> ((bit<1>)meta.m4 ++ hdr.first.f0[1:0]))) ? meta.m4[86:15] : (bit<72>)meta.m5))) ? (bit<24>)hdr.first.f2 : ((bit<24>)hdr.first.f2 * 24w0))) == ((~(~(bit<24>)meta.m1)))) {
                meta.m2 = (bit<100>)((int<100>)(((bit<100>)((int<100>)((bit<100>)meta.m0) * (int<100>)((bit<100>)((bit<48>)hdr.first.f1))) - ((bit<100>)((bit<48>)hdr.first.f1) |-| (bit<100>)meta.m2))) |-| (int<100>)(((bit<31>)((int<31>)((bit<31>)meta.m2) - (int<31>)((bit<31>)((bit<48>)hdr.first.f1))) ++ (bit<69>)meta.m3)));
            }
            else {
                meta.m2 = ((meta.m3[59:27] ++ (meta.m2[76:10] >> meta.m2[62:60])) |-| (100w1 << ((bit<2>)hdr.first.f2 ++ (bit<1>)meta.m3)));
            }
            if (hdr.items[2].isValid()) {
                hdr.items[2].f1 = (((bit<1>)meta.m2) > ((bit<1>)((int<1>)(((bit<1>)hdr.items[2].f1 |+| 1w1)) >> (~3w0))) ? (bit<65>)meta.m2 : (bit<65>)meta.m0);
            }
            if ((int<8>)((bit<8>)((int<8>)((bit<8>)((int<8>)(8w1) |+| (int<8>)((bit<8>)meta.m1))) |+| (int<8>)((bit<8>)((int<8>)((bit<8>)meta.m4) >> (bit<3>)meta.m1)))) >= (int<8>)((~((96w18107885744368161299371980404) >= ((bit<96>)((int<96>)((bit<96>)((int<96>)((bit<96>)meta.m1) >> (bit<3>)meta.m2)) >> ((bit<48>)hdr.first.f1)[21:19])) ? (bit<8>)meta.m0 : (bit<8>)hdr.first.f0)))) {
                meta.m2 = (((bit<100>)((int<100>)(100w1267650600228229401496703205375) >> meta.m0[8:6]) |+| ((bit<100>)meta.m3 ^ (bit<100>)meta.m0)) |+| ((100w1267650600228229401496703205375 << 3w0) + (bit<100>)((int<100>)((bit<100>)meta.m2) - (int<100>)((bit<100>)((bit<48>)hdr.first.f1)))));
            }
            else {
                meta.m5 = ((((((bit<65>)meta.m3 * meta.m4[90:26]) ^ ((bit<65>)meta.m1 |+| (bit<65>)meta.m1))) <= (((bit<65>)((int<65>)((bit<65>)meta.m4) >> (bit<3>)hdr.first.f0) | ((bit<65>)meta.m0 >> meta.m5[16:14]))) ? ((bit<63>)meta.m2 |+| 63w7489308006002513371) : (bit<63>)((int<63>)(meta.m2[84:22]) >> (bit<3>)hdr.first.f2)) >> ((3w0 << (bit<3>)meta.m4) >> (((bit<48>)hdr.first.f1)[4:4] ++ meta.m0[11:10])));
            }
            std.egress_spec = (bit<9>)(((2w0 + ((bit<2>)((bit<48>)hdr.first.f1) |+| hdr.first.f0[12:11])) |+| (bit<2>)meta.m4));
            hdr.first.f0 = (((~((bit<63>)meta.m1 |-| (bit<63>)meta.m1))) == ((((bit<63>)meta.m1 |-| (bit<63>)meta.m3) |-| meta.m4[89:27])) ? ((16w65535 ++ (bit<15>)meta.m1) << (bit<3>)((int<3>)((bit<3>)meta.m1) >> 3w7)) : ((int<32>)(meta.m5[61:30]) != (int<32>)((bit<32>)meta.m5) ? (25w33554431 ++ (bit<6>)meta.m4) : (meta.m2[80:50] |+| meta.m4[70:40])));
            hdr.first.f1 = (int<48>)((bit<48>)meta.m1);
        }
        else {
            mark_to_drop(std);
        }
    }
}

control E(inout headers_t hdr, inout meta_t meta, inout standard_metadata_t std) {
    register<bit<7>>(4) r0;
    register<bit<16>>(4) r1;
    action e0_0(bit<31> given) {
        meta.m4 = ((bit<96>)((int<96>)(((bit<96>)meta.m3 + 96w1)) >> (3w1 |-| (bit<3>)hdr.first.f2)) |+| ((bit<96>)((int<96>)((bit<96>)hdr.first.f2) + (int<96>)((bit<96>)hdr.first.f2)) * (bit<96>)meta.m5));
    }
    action e0_1(bit<64> given) {
        meta.m3 = (((int<63>)((bit<63>)hdr.first.f2) < (int<63>)((bit<63>)((int<63>)((bit<63>)((int<63>)((bit<63>)meta.m2) >> (bit<3>)meta.m5)) >> (meta.m0[5:3] << meta.m4[79:77]))) ? (bit<3>)hdr.first.f2 : (hdr.first.f0[15:13] >> (bit<3>)given)) ++ ((~(bit<60>)given) |+| (bit<60>)((int<60>)(given[61:2]) >> (bit<3>)((bit<48>)hdr.first.f1))));
    }
    table e0 {
        key = {
            hdr.first.f0: ternary;
            meta.m5: ternary;
        }
        actions = {
            e0_0;
            e0_1;
        }
        const entries = {
            (0 &&& 1006302381, 0 &&& 1): e0_1(0);
            (1 &&& 2147483647, 0 &&& 7991260578543978632): e0_0(1);
            (1 &&& 627362187, 5175661056962529667 &&& 9223372036854775807): e0_0(1);
        }
        const default_action = e0_0(1);
    }
    apply {
        if (hdr.first.isValid()) {
            if (hdr.long.isValid()) {
                hdr.long.f2 = (bit<33>)meta.m1;
            }
            if (hdr.long.isValid()) {
                hdr.long.f2 = (bit<33>)((int<33>)((bit<33>)meta.m1) >> (((bit<2>)meta.m5 ++ hdr.long.f2[11:11]) |+| ((int<65>)(65w1) == (int<65>)((~(bit<65>)meta.m0)) ? (bit<3>)hdr.long.rest : hdr.long.f2[16:14])));
            }
            if (((((bit<48>)hdr.first.f0 >> meta.m5[31:29]) |-| (bit<48>)((int<48>)((bit<48>)hdr.first.f2) + (int<48>)((bit<48>)meta.m2)))) > ((((bit<48>)hdr.first.f2 >> (bit<3>)meta.m2) | ((bit<48>)hdr.first.f0 |+| 48w281474976710655)))) {
                hdr.first.f0 = (bit<31>)hdr.first.f2;
            }
            else {
                hdr.first.f0 = ((~(bit<22>)((int<22>)(((bit<48>)hdr.first.f1)[43:22]) >> (bit<3>)meta.m1)) ++ (bit<9>)((int<9>)(((bit<9>)meta.m1 >> (bit<3>)meta.m0)) - (int<9>)((bit<9>)((int<9>)(hdr.first.f0[15:7]) >> (bit<3>)hdr.first.f2))));
            }
            e0.apply();
            hash(meta.m3, HashAlgorithm.csum16, 16w0, { meta.m5, meta.m4 }, 32w7);
            if (((bit<96>)((int<96>)((bit<96>)((int<96>)(meta.m2[99:4]) >> 3w0)) - (int<96>)((bit<96>)meta.m0))) != ((bit<96>)((bit<48>)hdr.first.f1))) {
                meta.m1 = (bit<3>)((int<3>)(((bit<3>)meta.m3 * (((bit<9>)((int<9>)((~(bit<9>)hdr.first.f0)) + (int<9>)((bit<9>)meta.m1))) <= (((bit<48>)hdr.first.f1)[28:20]) ? (bit<3>)meta.m4 : meta.m4[11:9]))) - (int<3>)(((bit<3>)((int<3>)(hdr.first.f0[6:4]) |-| (int<3>)(((bit<48>)hdr.first.f1)[14:12])) >> (bit<3>)((int<3>)(3w4) >> ((bit<48>)hdr.first.f1)[39:37]))));
            }
            else {
                meta.m2 = (bit<100>)((int<100>)((100w372949776841242233815232227029 |+| ((bit<100>)meta.m2 |-| (bit<100>)meta.m5))) * (int<100>)((~100w1)));
            }
            if (hdr.items[1].isValid() && hdr.items[2].isValid()) {
                if (hdr.items[1] == hdr.items[2]) {
                    hdr.first.f2 = ((~(meta.m0[8:8] |+| 1w1)) |+| (bit<1>)((int<1>)((bit<1>)((int<1>)(meta.m4[9:9]) >> (bit<3>)meta.m4)) >> 3w7));
                }
            }
            hdr.first.f0 = ((((bit<4>)meta.m0 >> meta.m3[23:21]) ++ (bit<27>)meta.m1) |-| 31w0);
            hdr.first.f1 = (int<48>)((((bit<8>)((int<8>)(((bit<8>)meta.m0 << (bit<3>)meta.m1)) >> ((bit<3>)meta.m3 |-| (bit<3>)meta.m1))) >= (((bit<8>)((int<8>)(meta.m5[41:34]) - (int<8>)(meta.m2[39:32])) << (meta.m5[16:14] >> (bit<3>)meta.m1))) ? (((bit<48>)meta.m5 ^ (bit<48>)meta.m0) |-| ((bit<43>)meta.m3 ++ 5w31)) : (((bit<48>)meta.m4 |-| (bit<48>)meta.m1) |+| (meta.m5[60:13] << 3w0))));
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
