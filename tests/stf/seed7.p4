#include <core.p4>
#include <v1model.p4>

header first_t {
    bit<4> items;
    bit<4> either;
    bit<8> long;
    bit<16> check;
    bit<9> f0;
    int<3> f1;
    bit<8> f2;
    bit<4> rest;
}
header item_t {
    bit<8> more;
    bit<100> f0;
    bit<7> f1;
    bit<5> rest;
}
header left_t {
    int<24> f0;
    int<64> f1;
}
header right_t {
    bit<8> f0;
    bit<3> f1;
    int<63> f2;
    int<24> f3;
    bit<6> rest;
}
header long_t {
    bit<32> f0;
    bit<8> f1;
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
    int<12> m0;
    bit<16> m1;
    bit<7> m2;
    bit<16> m3;
    bit<64> m4;
    bit<65> m5;
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
    register<bit<48>>(4) r1;
    apply {
        if (hdr.first.isValid()) {
            if (hdr.items[1].isValid()) {
                meta.m0 = (int<12>)((bit<12>)((bit<3>)hdr.first.f1));
            }
            hdr.items.pop_front(1);
            bit<48> held0;
            r1.read(held0, (bit<32>)((bit<2>)((int<2>)((((bit<64>)((int<64>)((64w1 << hdr.first.rest[3:1])) >> (bit<3>)meta.m5)) == ((((bit<64>)hdr.first.f2 & (bit<64>)hdr.first.f0) << (bit<3>)((int<3>)(3w1) >> meta.m1[2:0]))) ? 2w3 : (hdr.first.rest[3:2] |-| hdr.first.rest[1:0]))) >> (bit<3>)((bit<3>)hdr.first.f1))));
            meta.m3 = (meta.m4[59:44] |+| (~(bit<16>)((int<16>)(16w0) |-| (int<16>)((bit<16>)held0))));
            r1.write((bit<32>)((bit<2>)((int<2>)((((bit<64>)((int<64>)((64w1 << hdr.first.rest[3:1])) >> (bit<3>)meta.m5)) == ((((bit<64>)hdr.first.f2 & (bit<64>)hdr.first.f0) << (bit<3>)((int<3>)(3w1) >> meta.m1[2:0]))) ? 2w3 : (hdr.first.rest[3:2] |-| hdr.first.rest[1:0]))) >> (bit<3>)((bit<3>)hdr.first.f1))), (((bit<100>)hdr.first.f2) == ((bit<100>)((int<100>)((~(bit<100>)hdr.first.f0)) - (int<100>)((bit<100>)((bit<12>)meta.m0)))) ? (meta.m5[52:22] ++ (bit<17>)((int<17>)(17w1) |+| (int<17>)(17w26787))) : ((bit<48>)((int<48>)((bit<48>)meta.m1) + (int<48>)((bit<48>)meta.m3)) & (bit<48>)((int<48>)(meta.m5[59:12]) >> (bit<3>)meta.m1))));
            if ((int<9>)(((3w1 ++ 3w0) ++ ((bit<3>)meta.m3 << 3w7))) <= (int<9>)((bit<9>)((int<9>)((bit<9>)((int<9>)((bit<9>)((bit<12>)meta.m0)) >> (bit<3>)((bit<3>)hdr.first.f1))) |-| (int<9>)((bit<9>)((int<9>)((bit<9>)hdr.first.f2) >> 3w0))))) {
                meta.m2 = ((bit<7>)meta.m1 >> ((meta.m4[7:6] | (bit<2>)((bit<12>)meta.m0)) ++ (~(bit<1>)hdr.first.f2)));
            }
            else {
                meta.m3 = ((((16w65535) != ((bit<16>)meta.m1) ? (bit<2>)meta.m1 : 2w3) ++ (bit<5>)((bit<3>)hdr.first.f1)) ++ ((meta.m3[11:6] ++ hdr.first.f0[3:1]) |-| (bit<9>)((int<9>)(9w283) |+| (int<9>)((bit<9>)hdr.first.f0))));
            }
            hdr.either.right.setInvalid();
            bit<48> held1;
            r1.read(held1, (bit<32>)(((bit<2>)((int<2>)((bit<2>)((int<2>)(2w3) >> hdr.first.f2[5:3])) >> ((int<16>)((((((bit<4>)((bit<12>)meta.m0) ++ 4w0) << hdr.first.f0[2:0])) == ((bit<8>)meta.m5) ? (bit<16>)((int<16>)(16w42760) + (int<16>)((bit<16>)hdr.first.f0)) : (bit<16>)((int<16>)((bit<16>)meta.m1) + (int<16>)(16w65535)))) < (int<16>)(((~(bit<16>)meta.m4) |-| (bit<16>)meta.m3)) ? (bit<3>)((bit<3>)hdr.first.f1) : 3w2)) + (~(bit<2>)((int<2>)(2w0) >> 3w0)))));
            meta.m2 = 7w127;
            r1.write((bit<32>)(((bit<2>)((int<2>)((bit<2>)((int<2>)(2w3) >> hdr.first.f2[5:3])) >> ((int<16>)((((((bit<4>)((bit<12>)meta.m0) ++ 4w0) << hdr.first.f0[2:0])) == ((bit<8>)meta.m5) ? (bit<16>)((int<16>)(16w42760) + (int<16>)((bit<16>)hdr.first.f0)) : (bit<16>)((int<16>)((bit<16>)meta.m1) + (int<16>)(16w65535)))) < (int<16>)(((~(bit<16>)meta.m4) |-| (bit<16>)meta.m3)) ? (bit<3>)((bit<3>)hdr.first.f1) : 3w2)) + (~(bit<2>)((int<2>)(2w0) >> 3w0)))), (bit<48>)((int<48>)(((bit<48>)((int<48>)(meta.m4[49:2]) + (int<48>)((bit<48>)meta.m1)) & ((bit<23>)hdr.first.f0 ++ (bit<25>)meta.m2))) |+| (int<48>)((bit<48>)meta.m4)));
            std.egress_spec = (bit<9>)((~(bit<2>)((int<2>)(((bit<2>)hdr.first.f0 |+| ((bit<12>)meta.m0)[9:8])) * (int<2>)((bit<2>)meta.m1))));
            hdr.first.f0 = ((bit<9>)((int<9>)((meta.m3[15:10] ++ (bit<3>)meta.m4)) >> (meta.m2[6:4] |-| meta.m5[30:28])) |+| (bit<9>)meta.m2);
            hdr.first.f1 = (int<3>)((~(bit<3>)((int<3>)((~(bit<3>)meta.m1)) >> ((bit<12>)meta.m0)[9:7])));
        }
        else {
            mark_to_drop(std);
        }
    }
}

control E(inout headers_t hdr, inout meta_t meta, inout standard_metadata_t std) {
    register<bit<65>>(4) r0;
    register<bit<48>>(4) r1;
    action e0_0(bit<24> given) {
        meta.m0 = (int<12>)((bit<12>)hdr.first.rest);
    }
    action e0_1(bit<16> given) {
        meta.m0 = (int<12>)((((int<1>)(((int<48>)(((bit<48>)((bit<12>)meta.m0) << (bit<3>)((int<3>)(meta.m5[21:19]) + (int<3>)((bit<3>)((bit<3>)hdr.first.f1))))) < (int<48>)(((bit<48>)((int<48>)((bit<48>)meta.m2) >> (bit<3>)meta.m1) |-| (bit<48>)((int<48>)((bit<48>)given) >> ((bit<12>)meta.m0)[11:9]))) ? ((bit<1>)meta.m5 & (bit<1>)meta.m3) : (meta.m1[11:11] |-| meta.m2[4:4]))) >= (int<1>)(hdr.first.f0[5:5]) ? ((bit<12>)meta.m2 << meta.m1[14:12]) : (~(bit<12>)((bit<12>)meta.m0))) >> (bit<3>)((int<3>)((bit<3>)meta.m2) >> (bit<3>)((int<3>)((bit<3>)meta.m3) >> 3w0))));
    }
    table e0 {
        key = {
            meta.m1: ternary;
            meta.m3: ternary;
        }
        actions = {
            e0_0;
            e0_1;
        }
        const entries = {
            (0 &&& 1, 1 &&& 1): e0_1(1);
            (0 &&& 20198, 1 &&& 65535): e0_0(0);
            (2693 &&& 65535, 0 &&& 36048): e0_0(0);
        }
        const default_action = e0_1(0);
    }
    action e1_0(bit<96> given) {
        meta.m3 = 16w65535;
    }
    action e1_1(bit<7> given) {
        meta.m3 = (16w65535 ^ ((bit<16>)((int<16>)((bit<16>)meta.m2) >> 3w0) - (bit<16>)meta.m4));
    }
    table e1 {
        key = {
            meta.m3: ternary;
            hdr.first.f2: ternary;
        }
        actions = {
            e1_0;
            e1_1;
        }
        const entries = {
            (0 &&& 16656, 1 &&& 255): e1_0(1);
            (1 &&& 65535, 0 &&& 196): e1_1(0);
            (40361 &&& 65535, 0 &&& 1): e1_1(1);
        }
        const default_action = e1_0(0);
    }
    action e2_0(bit<31> given) {
        meta.m1 = (((int<3>)((bit<3>)((int<3>)((((~(bit<32>)meta.m2)) < ((~(~meta.m5[55:24]))) ? (bit<3>)hdr.first.f0 : (bit<3>)given)) >> ((bit<2>)hdr.first.f0 ++ (bit<1>)meta.m4))) >= (int<3>)(((3w0 << meta.m2[3:1]) |+| 3w0)) ? 16w65535 : (bit<16>)hdr.first.f2) |+| (bit<16>)((int<16>)((bit<16>)meta.m1) >> given[26:24]));
    }
    action e2_1(bit<32> given) {
        meta.m3 = 16w1;
    }
    table e2 {
        key = {
            meta.m4: exact;
        }
        actions = {
            e2_0;
            e2_1;
        }
        const entries = {
            (0): e2_1(1);
            (1): e2_1(0);
        }
        const default_action = e2_1(1);
    }
    apply {
        if (hdr.first.isValid()) {
            e0.apply();
            e1.apply();
            meta.m5 = ((bit<51>)((int<51>)((bit<51>)((int<51>)((bit<51>)meta.m5) * (int<51>)((bit<51>)meta.m1))) >> (((bit<12>)meta.m0)[10:8] >> (bit<3>)hdr.first.rest)) ++ ((~14w10093) & (14w0 + 14w16383)));
            if (hdr.items[0].isValid()) {
                meta.m5 = (~((int<9>)(((bit<6>)meta.m3 ++ ((bit<3>)hdr.items[0].f0 |-| ((bit<12>)meta.m0)[10:8]))) > (int<9>)(((1w0 & 1w0) ++ (8w1 |+| (bit<8>)hdr.first.f2))) ? (bit<65>)((int<65>)((bit<65>)meta.m2) >> meta.m1[2:0]) : ((bit<64>)hdr.first.f0 ++ ((bit<3>)hdr.first.f1)[2:2])));
            }
            e2.apply();
            hdr.first.f0 = (~(((((int<3>)(((bit<2>)((int<2>)(meta.m4[61:60]) - (int<2>)((bit<2>)meta.m1)) ++ (1w0 |-| (bit<1>)meta.m5))) >= (int<3>)(((bit<12>)meta.m0)[8:6]) ? (bit<12>)((bit<12>)meta.m0) : ((((~(bit<31>)meta.m1) << (bit<3>)((int<3>)((bit<3>)meta.m3) * (int<3>)(3w7)))) < (((~(bit<31>)meta.m2) >> ((bit<3>)meta.m1 >> 3w1))) ? (bit<12>)meta.m5 : 12w0))) >= (12w4095) ? (bit<9>)meta.m2 : 9w0) |-| (bit<9>)((int<9>)(((bit<12>)meta.m0)[11:3]) >> (bit<3>)meta.m4)));
            hdr.first.f1 = (int<3>)((meta.m3[5:3] & (bit<3>)((int<3>)((~meta.m5[29:27])) >> ((bit<3>)meta.m1 |+| meta.m3[2:0]))));
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
