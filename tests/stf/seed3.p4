#include <core.p4>
#include <v1model.p4>

header first_t {
    bit<4> items;
    bit<4> either;
    bit<8> long;
    bit<16> check;
    bit<9> f0;
    bit<96> f1;
    bit<7> rest;
}
header item_t {
    bit<8> more;
    bit<1> f0;
    bit<96> f1;
    bit<7> rest;
}
header left_t {
    bit<16> f0;
    bit<96> f1;
}
header right_t {
    bit<96> f0;
    bit<9> f1;
    bit<9> f2;
    bit<100> f3;
    bit<2> rest;
}
header long_t {
    int<7> f0;
    bit<3> f1;
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
    bit<1> m0;
    bit<31> m1;
    bit<63> m2;
    bit<64> m3;
    bit<65> m4;
    bit<9> m5;
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
    register<bit<3>>(4) r1;
    action i0_0(bit<32> given) {
        meta.m3 = (bit<64>)((int<64>)((bit<64>)((int<64>)((bit<64>)((int<64>)((bit<64>)meta.m0) * (int<64>)((bit<64>)meta.m2))) >> (bit<3>)((int<3>)((bit<3>)given) - (int<3>)(given[5:3])))) >> hdr.first.f1[10:8]);
    }
    action i0_1(bit<64> given) {
        meta.m1 = (bit<31>)hdr.first.f0;
    }
    table i0 {
        key = {
            meta.m4: ternary;
        }
        actions = {
            i0_0;
            i0_1;
        }
        const entries = {
            (0 &&& 36893488147419103231): i0_0(1);
            (1 &&& 36893488147419103231): i0_1(1);
        }
        const default_action = i0_0(0);
    }
    action i1_0(bit<7> given) {
        meta.m2 = (bit<63>)((int<63>)((bit<63>)((int<63>)((bit<63>)((int<63>)((bit<63>)meta.m2) |-| (int<63>)(63w0))) |-| (int<63>)((bit<63>)given))) >> (bit<3>)((int<3>)((hdr.first.f0[7:5] & meta.m5[7:5])) >> (hdr.first.rest[6:4] + meta.m3[58:56])));
    }
    action i1_1(bit<1> given) {
        meta.m2 = (((bit<8>)hdr.first.rest) >= ((((bit<8>)meta.m0 |-| 8w198) |+| (hdr.first.f0[7:0] |-| meta.m1[10:3]))) ? (((bit<32>)hdr.first.rest) == ((~(bit<32>)hdr.first.rest)) ? ((bit<63>)meta.m3 << hdr.first.f0[6:4]) : (bit<63>)((int<63>)((bit<63>)meta.m1) |+| (int<63>)((bit<63>)hdr.first.f0))) : ((meta.m2[59:7] ++ (bit<10>)hdr.first.rest) >> (3w1 << (bit<3>)meta.m5)));
    }
    table i1 {
        key = {
            meta.m2: ternary;
            meta.m5: ternary;
        }
        actions = {
            i1_0;
            i1_1;
        }
        const entries = {
            (0 &&& 1, 0 &&& 214): i1_1(0);
            (1 &&& 1, 0 &&& 1): i1_1(0);
            (5209083226395656347 &&& 5354324464787149211, 0 &&& 508): i1_1(1);
        }
        const default_action = i1_1(1);
    }
    apply {
        if (hdr.first.isValid()) {
            i0.apply();
            if (hdr.long.isValid() && hdr.spare.isValid()) {
                if (hdr.long.rest_of_it == hdr.spare.rest_of_it) {
                    hdr.first.rest = (~(bit<7>)((int<7>)(((int<33>)((bit<33>)((int<33>)(meta.m2[52:20]) * (int<33>)((bit<33>)((int<33>)((bit<33>)meta.m4) + (int<33>)((bit<33>)meta.m0))))) <= (int<33>)(((int<65>)(((bit<65>)((int<65>)((bit<65>)meta.m4) * (int<65>)((bit<65>)meta.m1)) << ((bit<3>)meta.m3 >> (bit<3>)meta.m2))) < (int<65>)(((bit<65>)meta.m5 |+| (65w11994670245785127605 >> meta.m1[8:6]))) ? ((bit<33>)meta.m5 << (bit<3>)meta.m5) : (((bit<65>)((int<65>)(((bit<65>)meta.m2 - 65w33804388651023073323)) >> (~3w7))) != ((~(((bit<8>)hdr.first.rest) < ((bit<8>)((int<8>)((meta.m1[16:9] - (bit<8>)hdr.first.rest)) >> (meta.m1[10:8] | (bit<3>)meta.m0))) ? (bit<65>)meta.m1 : (bit<65>)meta.m1))) ? (bit<33>)meta.m4 : (bit<33>)meta.m0))) ? hdr.first.f0[7:1] : (bit<7>)hdr.first.rest)) >> ((bit<3>)meta.m0 + (bit<3>)meta.m0)));
                }
            }
            meta.m0 = (bit<1>)meta.m1;
            i1.apply();
            if (hdr.items[1].isValid()) {
                meta.m0 = ((bit<1>)meta.m0 |-| 1w0);
            }
            std.egress_spec = (bit<9>)(meta.m1[27:26]);
            hdr.first.f0 = ((bit<9>)((int<9>)(meta.m3[12:4]) - (int<9>)((2w0 ++ (bit<7>)meta.m0))) ^ ((bit<4>)meta.m2 ++ ((bit<2>)meta.m5 ++ meta.m2[62:60])));
            hdr.first.f1 = ((bit<96>)((int<96>)((bit<96>)meta.m5) |-| (int<96>)((96w51923864780073862965557837687 << 3w1))) |-| (bit<96>)((int<96>)(((bit<96>)meta.m2 << (bit<3>)meta.m0)) >> (bit<3>)((int<3>)(meta.m2[5:3]) >> (bit<3>)meta.m0)));
        }
        else {
            mark_to_drop(std);
        }
    }
}

control E(inout headers_t hdr, inout meta_t meta, inout standard_metadata_t std) {
    register<bit<8>>(4) r0;
    register<bit<3>>(4) r1;
    apply {
        if (hdr.first.isValid()) {
            hash(meta.m3, HashAlgorithm.csum16, 16w0, { hdr.first.rest, meta.m5 }, 32w1000);
            bit<3> held0;
            r1.read(held0, (bit<32>)((((bit<2>)meta.m1 |+| 2w1) |+| ((~(bit<2>)meta.m2) << (bit<3>)((int<3>)((bit<3>)meta.m0) |+| (int<3>)(hdr.first.f0[6:4]))))));
            meta.m2 = ((int<96>)((bit<96>)meta.m1) != (int<96>)((~(70w40802178121589617605 ++ 26w1))) ? ((63w0 & (bit<63>)meta.m5) |-| (bit<63>)((int<63>)((bit<63>)meta.m2) + (int<63>)((bit<63>)held0))) : ((bit<63>)((int<63>)((bit<63>)meta.m3) - (int<63>)(meta.m3[62:0])) + (~(bit<63>)hdr.first.f0)));
            r1.write((bit<32>)((((bit<2>)meta.m1 |+| 2w1) |+| ((~(bit<2>)meta.m2) << (bit<3>)((int<3>)((bit<3>)meta.m0) |+| (int<3>)(hdr.first.f0[6:4]))))), ((bit<3>)((int<3>)((1w0 ++ (bit<2>)hdr.first.f1)) >> (bit<3>)((int<3>)((bit<3>)hdr.first.f1) |-| (int<3>)((bit<3>)meta.m0))) |+| (bit<3>)((int<3>)(meta.m3[3:1]) - (int<3>)((meta.m2[12:10] >> (bit<3>)meta.m0)))));
            hdr.first.f0 = (bit<9>)((int<9>)(meta.m3[33:25]) >> (~(bit<3>)((int<3>)(meta.m2[9:7]) >> (bit<3>)meta.m1)));
            if (hdr.items[2].isValid()) {
                meta.m4 = ((int<96>)((bit<96>)((int<96>)((bit<96>)((int<96>)((bit<96>)meta.m0) |+| (int<96>)((bit<96>)hdr.items[2].f0))) |-| (int<96>)(96w0))) >= (int<96>)((~(bit<96>)((int<96>)((bit<96>)hdr.first.f1) * (int<96>)((bit<96>)meta.m5)))) ? (bit<65>)hdr.items[2].f0 : (bit<65>)((int<65>)((bit<65>)hdr.first.f0) >> (bit<3>)meta.m5));
            }
            bit<8> held1;
            r0.read(held1, (bit<32>)((bit<2>)((int<2>)((bit<2>)((int<2>)((bit<2>)((int<2>)(hdr.first.f1[90:89]) |+| (int<2>)((bit<2>)meta.m2))) |-| (int<2>)((bit<2>)((int<2>)((bit<2>)meta.m0) >> 3w0)))) >> (((bit<3>)meta.m0 |+| (bit<3>)meta.m5) |+| meta.m1[11:9]))));
            meta.m0 = (bit<1>)((int<1>)((((bit<1>)meta.m2 |+| 1w1) |+| (((bit<64>)((int<64>)((~(bit<64>)held1)) + (int<64>)((bit<64>)held1))) < ((bit<64>)meta.m3) ? 1w0 : held1[7:7]))) >> (bit<3>)((int<3>)((held1[4:3] ++ hdr.first.rest[2:2])) + (int<3>)((~(bit<3>)meta.m1))));
            r0.write((bit<32>)((bit<2>)((int<2>)((bit<2>)((int<2>)((bit<2>)((int<2>)(hdr.first.f1[90:89]) |+| (int<2>)((bit<2>)meta.m2))) |-| (int<2>)((bit<2>)((int<2>)((bit<2>)meta.m0) >> 3w0)))) >> (((bit<3>)meta.m0 |+| (bit<3>)meta.m5) |+| meta.m1[11:9]))), (bit<8>)((int<8>)(((~(bit<8>)meta.m0) |-| (meta.m5[6:0] ++ held1[6:6]))) * (int<8>)((bit<8>)((int<8>)((bit<8>)((int<8>)((bit<8>)held1) >> (bit<3>)meta.m4)) >> (bit<3>)meta.m0))));
            if (((bit<32>)meta.m3) >= ((bit<32>)((int<32>)((bit<32>)meta.m3) >> (hdr.first.f0[3:1] |+| (bit<3>)meta.m4)))) {
                meta.m5 = (bit<9>)((int<9>)(((((((bit<1>)((int<1>)((bit<1>)((int<1>)(hdr.first.rest[1:1]) |-| (int<1>)(1w1))) >> (hdr.first.f1[48:46] | 3w1))) > ((bit<1>)meta.m5) ? (meta.m4[54:31] |-| (bit<24>)meta.m5) : (bit<24>)meta.m2)) == ((~(bit<24>)((int<24>)((bit<24>)meta.m5) >> meta.m4[4:2]))) ? (bit<1>)meta.m0 : hdr.first.f1[85:85]) ++ (bit<8>)((int<8>)(meta.m2[11:4]) >> hdr.first.rest[4:2]))) >> (((((bit<31>)hdr.first.f0 >> (bit<3>)hdr.first.f1) >> hdr.first.rest[3:1])) <= (((8w124) <= ((bit<8>)meta.m2) ? (((bit<16>)((int<16>)(((int<3>)(((~hdr.first.rest[2:0]) |+| (hdr.first.f1[39:37] |+| 3w1))) <= (int<3>)((bit<3>)meta.m2) ? (bit<16>)meta.m0 : 16w1)) - (int<16>)(((bit<16>)meta.m0 << (bit<3>)hdr.first.f0)))) <= ((((int<8>)(8w0) <= (int<8>)(((meta.m3[41:34] >> 3w7) & (bit<8>)hdr.first.f1)) ? meta.m4[49:34] : (bit<16>)hdr.first.f0) << ((((~12w0) >> (3w1 << (bit<3>)meta.m5))) > (((6w1 ++ (bit<6>)hdr.first.rest) |-| (bit<12>)((int<12>)((bit<12>)meta.m5) * (int<12>)(meta.m4[18:7])))) ? (bit<3>)meta.m5 : (bit<3>)hdr.first.f0))) ? 31w1 : (bit<31>)hdr.first.rest) : (31w2147483647 + (bit<31>)hdr.first.f0))) ? (meta.m3[33:31] |+| (bit<3>)hdr.first.f0) : (((bit<48>)((int<48>)((meta.m2[47:0] |-| 48w0)) - (int<48>)(((int<16>)((bit<16>)((int<16>)((bit<16>)((int<16>)(meta.m3[58:43]) |-| (int<16>)(16w57670))) - (int<16>)(((32w0) > ((bit<32>)((int<32>)((hdr.first.f1[53:49] ++ (bit<27>)hdr.first.f0)) |-| (int<32>)(((int<64>)(((bit<64>)meta.m5 |+| (bit<64>)((int<64>)((bit<64>)hdr.first.f0) + (int<64>)((bit<64>)meta.m5)))) == (int<64>)((~(~(bit<64>)meta.m1))) ? (bit<32>)meta.m0 : (bit<32>)hdr.first.rest)))) ? meta.m1[30:15] : (bit<16>)hdr.first.rest)))) != (int<16>)((bit<16>)((int<16>)((~meta.m4[52:37])) - (int<16>)((bit<16>)((int<16>)((bit<16>)meta.m5) * (int<16>)((bit<16>)hdr.first.rest))))) ? (bit<48>)hdr.first.f0 : meta.m3[53:6])))) != (48w33700275358295) ? (bit<3>)meta.m0 : meta.m3[56:54])));
            }
            else {
                meta.m0 = ((((bit<1>)meta.m5 << hdr.first.f1[23:21]) |+| ((bit<1>)meta.m5 |+| hdr.first.rest[4:4])) >> ((hdr.first.f1[75:11]) != ((bit<65>)((int<65>)((~(bit<65>)hdr.first.rest)) >> (bit<3>)((int<3>)((bit<3>)hdr.first.f1) + (int<3>)((bit<3>)meta.m5)))) ? ((bit<3>)meta.m2 |-| (bit<3>)meta.m2) : ((bit<2>)meta.m3 ++ (bit<1>)hdr.first.rest)));
            }
            if (hdr.long.isValid() && hdr.spare.isValid()) {
                if (hdr.long.rest_of_it != hdr.spare.rest_of_it) {
                    hdr.first.rest = (bit<7>)((int<7>)((((bit<1>)((int<1>)((~meta.m2[44:44])) >> meta.m1[7:5])) >= ((bit<1>)((int<1>)((((bit<63>)((int<63>)(63w1) - (int<63>)((63w0 >> hdr.first.rest[4:2])))) != ((bit<63>)meta.m5) ? meta.m1[3:3] : hdr.first.f0[5:5])) - (int<1>)((bit<1>)((int<1>)((bit<1>)meta.m3) >> (bit<3>)meta.m4)))) ? (7w1 |+| hdr.first.f1[20:14]) : (7w85 >> meta.m2[57:55]))) >> (bit<3>)((int<3>)((bit<3>)((int<3>)(hdr.first.f0[6:4]) >> hdr.first.f0[2:0])) >> (bit<3>)meta.m3));
                }
            }
            hdr.first.f0 = (bit<9>)meta.m1;
            hdr.first.f1 = (bit<96>)((int<96>)((bit<96>)((int<96>)(((bit<96>)meta.m5 << meta.m5[2:0])) |-| (int<96>)(((bit<96>)meta.m0 << meta.m1[24:22])))) + (int<96>)((bit<96>)((int<96>)((62w0 ++ (bit<34>)meta.m5)) >> (3w7 * 3w1))));
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
