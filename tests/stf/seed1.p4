#include <core.p4>
#include <v1model.p4>

header first_t {
    bit<4> items;
    bit<4> either;
    bit<8> long;
    bit<16> check;
    bit<7> f0;
    bit<96> f1;
    bit<1> rest;
}
header item_t {
    bit<8> more;
    bit<63> f0;
    bit<8> f1;
    bit<63> f2;
    bit<2> rest;
}
header left_t {
    bit<65> f0;
    bit<24> f1;
    bit<7> rest;
}
header right_t {
    int<33> f0;
    bit<1> f1;
    bit<6> rest;
}
header long_t {
    bit<63> f0;
    bit<64> f1;
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
    bit<100> m0;
    bit<65> m1;
    bit<24> m2;
    bit<24> m3;
    bit<32> m4;
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
    register<bit<8>>(4) r0;
    register<bit<12>>(4) r1;
    action i0_0(bit<33> given) {
        meta.m1 = (((bit<45>)meta.m2 ++ (~hdr.first.f1[34:15])) << ((int<24>)((((bit<24>)meta.m3 |-| (bit<24>)meta.m0) * (~24w16777215))) < (int<24>)((bit<24>)((int<24>)((bit<24>)((int<24>)(24w16777215) >> 3w1)) |-| (int<24>)(24w0))) ? ((int<100>)(100w1) > (int<100>)((bit<100>)meta.m0) ? meta.m1[53:51] : (bit<3>)meta.m2) : (bit<3>)((int<3>)(3w4) >> (bit<3>)hdr.first.rest)));
    }
    action i0_1(bit<63> given) {
        meta.m2 = ((int<9>)(((bit<9>)((int<9>)(meta.m0[42:34]) >> meta.m4[14:12]) << ((bit<3>)hdr.first.rest |-| (bit<3>)hdr.first.rest))) >= (int<9>)(((6w1 ++ meta.m3[12:10]) * (9w407 >> given[20:18]))) ? (((bit<24>)meta.m2 & meta.m1[50:27]) | ((((bit<48>)meta.m0 + (bit<48>)((int<48>)((bit<48>)given) * (int<48>)((bit<48>)meta.m3)))) == ((~(bit<48>)meta.m2)) ? meta.m5[45:22] : (bit<24>)meta.m0)) : (bit<24>)((int<24>)((bit<24>)((int<24>)((bit<24>)meta.m3) |-| (int<24>)(meta.m0[37:14]))) |-| (int<24>)((bit<24>)hdr.first.f1)));
    }
    table i0 {
        key = {
            hdr.first.f1: ternary;
            meta.m3: ternary;
        }
        actions = {
            i0_0;
            i0_1;
        }
        const entries = {
            (0 &&& 36548381232897538636723424386, 0 &&& 10929156): i0_1(0);
            (0 &&& 79228162514264337593543950335, 1 &&& 1): i0_1(0);
            (0 &&& 9539883052557491987917016614, 1 &&& 1): i0_1(0);
        }
        const default_action = i0_0(0);
    }
    apply {
        if (hdr.first.isValid()) {
            meta.m5 = (bit<64>)((int<64>)((~((bit<9>)hdr.first.f0 ++ meta.m0[79:25]))) >> ((bit<3>)((int<3>)(3w0) - (int<3>)(hdr.first.f0[2:0])) >> (bit<3>)hdr.first.f0));
            if ((int<100>)(100w281128337050330813538100758734) != (int<100>)((bit<100>)((int<100>)((((bit<1>)((int<1>)(((bit<1>)hdr.first.rest |+| meta.m0[46:46])) |-| (int<1>)((((bit<64>)((int<64>)((bit<64>)meta.m5) |+| (int<64>)((~(bit<64>)hdr.first.rest)))) >= ((((((meta.m4[4:3] ++ meta.m2[2:2]) |+| (bit<3>)meta.m2)) == (((((bit<65>)hdr.first.f0 |+| (((bit<100>)((int<100>)(((bit<100>)hdr.first.f0 - 100w906819285160904259890604380552)) >> (~(bit<3>)hdr.first.rest))) > (((bit<100>)((int<100>)((bit<100>)hdr.first.f0) + (int<100>)((bit<100>)meta.m2)) - (((((((bit<12>)meta.m3 | (bit<12>)hdr.first.rest) + (bit<12>)((int<12>)(12w2348) |-| (int<12>)(12w427)))) <= (((bit<11>)((int<11>)(meta.m0[51:41]) >> meta.m2[8:6]) ++ ((bit<1>)hdr.first.rest * (bit<1>)hdr.first.rest))) ? (~7w0) : 7w1)) != ((bit<7>)((int<7>)(((hdr.first.f1[82:35]) > ((bit<48>)((int<48>)(48w1) - (int<48>)((bit<48>)((int<48>)(48w0) >> (bit<3>)meta.m5)))) ? meta.m1[23:17] : 7w127)) + (int<7>)((7w0 - (bit<7>)hdr.first.f0)))) ? 100w0 : (bit<100>)hdr.first.f0))) ? (bit<65>)meta.m4 : hdr.first.f1[77:13]))) > (((bit<65>)meta.m4 ^ (meta.m1[33:20] ++ hdr.first.f1[63:13]))) ? ((bit<1>)hdr.first.rest ++ meta.m3[3:2]) : (hdr.first.f1[75:73] |-| (bit<3>)hdr.first.f0))) ? (bit<64>)meta.m5 : (bit<64>)meta.m4) |+| ((bit<64>)meta.m0 |-| 64w0))) ? 1w0 : meta.m5[19:19])))) != (meta.m5[22:22]) ? (bit<100>)meta.m2 : (bit<100>)meta.m5)) * (int<100>)((bit<100>)meta.m4)))) {
                meta.m3 = (bit<24>)meta.m0;
            }
            else {
                hdr.first.rest = (bit<1>)((int<1>)((meta.m2[21:21] |+| ((bit<1>)hdr.first.f1 | (bit<1>)hdr.first.f1))) |+| (int<1>)(meta.m2[0:0]));
            }
            bit<8> held0;
            r0.read(held0, (bit<32>)((bit<2>)meta.m2));
            meta.m1 = ((63w1) != (((~(bit<3>)hdr.first.f1) ++ (bit<60>)((int<60>)((bit<60>)held0) >> (bit<3>)meta.m4))) ? 65w36893488147419103231 : (bit<65>)meta.m3);
            r0.write((bit<32>)((bit<2>)meta.m2), ((int<48>)((9w310 ++ (bit<39>)meta.m3)) >= (int<48>)(((bit<48>)((int<48>)(meta.m5[52:5]) >> (bit<3>)meta.m0) + ((bit<48>)meta.m1 |+| (bit<48>)held0))) ? ((~(bit<8>)hdr.first.f0) |-| (bit<8>)((int<8>)((bit<8>)held0) |+| (int<8>)(meta.m1[41:34]))) : ((((~(24w1 * meta.m4[26:3]))) <= ((((((bit<11>)meta.m3 ++ (bit<54>)meta.m4) << (3w0 | meta.m2[13:11]))) < ((((bit<64>)((int<64>)(hdr.first.f1[88:25]) * (int<64>)(((bit<56>)hdr.first.f0 ++ (bit<8>)hdr.first.rest)))) >= ((bit<64>)held0) ? (~(bit<65>)hdr.first.f1) : (((~((bit<12>)held0 & (bit<12>)meta.m5))) > (((~(bit<12>)meta.m4) |-| ((bit<12>)hdr.first.f0 >> (bit<3>)meta.m1))) ? 65w23327443646064890826 : (bit<65>)hdr.first.rest))) ? hdr.first.f1[88:65] : (bit<24>)held0)) ? 8w17 : 8w1) |+| ((int<32>)((bit<32>)((int<32>)(((bit<32>)hdr.first.rest |-| (bit<32>)hdr.first.rest)) + (int<32>)((bit<32>)hdr.first.rest))) < (int<32>)((~(bit<32>)((int<32>)(32w4294967295) >> (bit<3>)meta.m5))) ? (bit<8>)meta.m3 : 8w230))));
            hdr.either.left.setInvalid();
            i0.apply();
            if ((((~(bit<100>)hdr.first.f0) + (~(bit<100>)meta.m2))) == ((bit<100>)((int<100>)(((bit<100>)hdr.first.rest |+| 100w278337905087038671734374509969)) - (int<100>)((~(bit<100>)hdr.first.rest))))) {
                meta.m3 = (((hdr.first.f1[85:66] |+| (bit<20>)meta.m0) * (bit<20>)((int<20>)(20w1048575) >> (bit<3>)hdr.first.f1)) ++ ((bit<4>)((int<4>)((bit<4>)hdr.first.f1) >> meta.m2[10:8]) << ((bit<3>)meta.m5 |-| meta.m5[38:36])));
            }
            else {
                hdr.first.f1 = (bit<96>)meta.m4;
            }
            std.egress_spec = (bit<9>)(((~(~(bit<2>)hdr.first.rest)) |-| (~(bit<2>)meta.m2)));
            hdr.first.f0 = meta.m3[10:4];
            hdr.first.f1 = (((bit<96>)((int<96>)(96w56957728420398292043601887602) >> meta.m1[47:45]) |+| ((((meta.m3[6:1] |+| meta.m2[9:4]) ++ (bit<1>)((int<1>)((bit<1>)meta.m0) |-| (int<1>)((bit<1>)meta.m1)))) != ((~(bit<7>)((int<7>)(meta.m4[28:22]) >> meta.m5[9:7]))) ? (bit<96>)meta.m4 : (bit<96>)meta.m3)) << ((~(bit<3>)meta.m2) >> (meta.m1[3:2] ++ meta.m0[50:50])));
        }
        else {
            mark_to_drop(std);
        }
    }
}

control E(inout headers_t hdr, inout meta_t meta, inout standard_metadata_t std) {
    register<bit<8>>(4) r0;
    register<bit<12>>(4) r1;
    apply {
        if (hdr.first.isValid()) {
            if (!hdr.items[1].isValid()) {
                hdr.items[1].setValid();
                hdr.items[1].f0 = (bit<63>)meta.m0;
                hdr.items[1].f1 = (~(~(bit<8>)((int<8>)(meta.m3[9:2]) >> meta.m0[80:78])));
                hdr.items[1].f2 = 63w9223372036854775807;
                hdr.items[1].rest = ((bit<2>)((int<2>)((bit<2>)hdr.first.rest) >> ((int<63>)((((bit<61>)meta.m5 ++ (bit<2>)hdr.first.rest) * meta.m5[62:0])) != (int<63>)(((bit<63>)meta.m1 |-| (meta.m1[64:2] + hdr.first.f1[62:0]))) ? meta.m5[59:57] : meta.m1[57:55])) |-| (bit<2>)((int<2>)((bit<2>)((int<2>)(2w1) * (int<2>)((bit<2>)hdr.first.f0))) |-| (int<2>)((2w3 |-| 2w3))));
                hdr.items[1].more = 0;
            }
            if (hdr.long.isValid()) {
                meta.m4 = (bit<32>)meta.m3;
            }
            hash(hdr.first.rest, HashAlgorithm.crc16, 16w0, { meta.m5, hdr.first.rest }, 32w1000);
            hash(meta.m0, HashAlgorithm.crc32, 16w0, { hdr.first.f1, meta.m5 }, 32w65536);
            meta.m0 = (bit<100>)((int<100>)(((bit<100>)((int<100>)(100w1) >> (bit<3>)hdr.first.rest) + ((bit<74>)meta.m5 ++ (bit<26>)meta.m5))) >> (bit<3>)((int<3>)((3w0 - (bit<3>)hdr.first.rest)) + (int<3>)((bit<3>)meta.m1)));
            if ((((((48w281474976710655 |-| (bit<48>)((int<48>)(48w0) |-| (int<48>)((bit<48>)hdr.first.f0)))) > ((bit<48>)((int<48>)((bit<48>)((int<48>)(48w226368459900787) >> (bit<3>)hdr.first.rest)) |-| (int<48>)(((bit<9>)meta.m4 ++ (bit<39>)hdr.first.f0)))) ? meta.m4[2:2] : (bit<1>)hdr.first.f1) ++ ((bit<1>)meta.m5 ++ (bit<1>)hdr.first.f0))) < (3w0)) {
                hdr.first.rest = ((((int<3>)(3w0) != (int<3>)((bit<3>)hdr.first.f0) ? 1w1 : (bit<1>)hdr.first.rest) >> (bit<3>)((int<3>)((bit<3>)hdr.first.rest) >> (bit<3>)meta.m1)) >> ((~hdr.first.f0[6:4]) - ((int<48>)(((((bit<65>)((int<65>)((bit<65>)hdr.first.rest) >> (bit<3>)meta.m1) * ((int<64>)((((bit<64>)meta.m4 |-| (bit<64>)meta.m3) |+| (bit<64>)hdr.first.rest)) == (int<64>)((bit<64>)meta.m0) ? meta.m0[65:1] : 65w36893488147419103231))) < (((~(bit<65>)meta.m4) * ((int<24>)((((bit<22>)hdr.first.f0 ++ 2w1) | ((bit<24>)meta.m2 >> meta.m1[22:20]))) == (int<24>)(((bit<24>)meta.m3 << (bit<3>)((int<3>)(3w0) - (int<3>)(meta.m2[8:6])))) ? (bit<65>)meta.m1 : 65w1))) ? (bit<48>)((int<48>)((bit<48>)meta.m0) >> meta.m5[31:29]) : (bit<48>)((int<48>)((bit<48>)hdr.first.f0) >> 3w1))) == (int<48>)((((bit<26>)hdr.first.f0 |-| (bit<26>)meta.m5) ++ ((bit<10>)hdr.first.f0 ++ (bit<12>)hdr.first.rest))) ? meta.m4[20:18] : 3w1)));
            }
            else {
                meta.m2 = (24w16777215 << (bit<3>)((int<3>)(meta.m4[6:4]) |-| (int<3>)((meta.m5[12:11] ++ (bit<1>)meta.m0))));
            }
            if (hdr.long.isValid()) {
                meta.m2 = (bit<24>)((int<24>)((bit<24>)((int<24>)((bit<24>)((int<24>)(meta.m1[47:24]) + (int<24>)((bit<24>)hdr.long.f0))) - (int<24>)(meta.m4[29:6]))) - (int<24>)((((int<1>)(((1w0 >> (bit<3>)hdr.first.rest) |-| (~hdr.first.f1[45:45]))) != (int<1>)(meta.m4[9:9]) ? meta.m0[69:46] : 24w16777215) + (~24w1))));
            }
            if (hdr.items[1].isValid() && hdr.items[2].isValid()) {
                if (hdr.items[1] == hdr.items[2]) {
                    meta.m0 = (29w196909370 ++ ((bit<71>)((int<71>)((bit<71>)meta.m4) |-| (int<71>)((bit<71>)meta.m1)) >> (meta.m5[13:11] |-| (bit<3>)meta.m4)));
                }
            }
            hdr.first.f0 = ((96w9175071470450300683656677130) == ((~((bit<22>)meta.m2 ++ (bit<74>)meta.m2))) ? (~(meta.m5[50:46] ++ (bit<2>)meta.m0)) : meta.m4[16:10]);
            hdr.first.f1 = (((bit<45>)meta.m4 ++ ((bit<40>)meta.m2 ++ 11w2047)) >> (((~(bit<7>)meta.m0)) >= (((meta.m4[25:20] ++ 1w0) >> meta.m1[13:11])) ? (((((bit<7>)meta.m4 << (bit<3>)meta.m1) ++ (bit<17>)((int<17>)(17w1) |-| (int<17>)((bit<17>)meta.m3)))) != ((~(bit<24>)meta.m0)) ? meta.m1[35:33] : (bit<3>)meta.m0) : ((bit<1>)meta.m2 ++ 2w3)));
        }
        else {
            mark_to_drop(std);
        }
    }
}

control C(inout headers_t hdr, inout meta_t meta) {
    apply {
        update_checksum(hdr.first.isValid(), { hdr.first.f1 }, hdr.first.check, HashAlgorithm.csum16);
    }
}

control D(packet_out packet, in headers_t hdr) {
    apply {
        packet.emit(hdr);
    }
}

V1Switch(P(), V(), I(), E(), C(), D()) main;
