#include <core.p4>
#include <v1model.p4>

header first_t {
    bit<4> items;
    bit<4> either;
    bit<8> long;
    bit<16> check;
    bit<48> f0;
    bit<12> f1;
    bit<1> f2;
    bit<3> rest;
}
header item_t {
    bit<8> more;
    bit<7> f0;
    bit<3> f1;
    bit<12> f2;
    bit<2> rest;
}
header left_t {
    int<64> f0;
    int<24> f1;
    bit<9> f2;
    bit<7> rest;
}
header right_t {
    bit<7> f0;
    bit<63> f1;
    bit<8> f2;
    bit<16> f3;
    bit<2> rest;
}
header long_t {
    bit<64> f0;
    bit<31> f1;
    bit<63> f2;
    int<3> f3;
    bit<7> rest;
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
    bit<3> m1;
    int<96> m2;
    bit<24> m3;
    bit<8> m4;
    int<1> m5;
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
    register<bit<16>>(4) r1;
    action i0_0(bit<7> given) {
        meta.m2 = (int<96>)((bit<96>)hdr.first.rest);
    }
    action i0_1(bit<9> given) {
        meta.m3 = ((bit<24>)meta.m3 >> (~(3w0 |+| (bit<3>)meta.m0)));
    }
    table i0 {
        key = {
            meta.m1: ternary;
        }
        actions = {
            i0_0;
            i0_1;
        }
        const entries = {
            (0 &&& 7): i0_1(0);
            (1 &&& 1): i0_0(0);
            (1 &&& 7): i0_1(0);
        }
        const default_action = i0_1(0);
    }
    apply {
        if (hdr.first.isValid()) {
            meta.m1 = (bit<3>)hdr.first.f2;
            hdr.first.rest = (~(bit<3>)((int<3>)((bit<3>)hdr.first.rest) >> (bit<3>)meta.m0));
            meta.m4 = ((meta.m3[23:16] + ((bit<8>)meta.m1 |-| hdr.first.f0[43:36])) << (bit<3>)((int<3>)(3w1) * (int<3>)((meta.m4[2:0] |+| (bit<3>)hdr.first.f2))));
            bit<16> held0;
            r1.read(held0, (bit<32>)((~((~2w3) |-| (bit<2>)((int<2>)(2w1) * (int<2>)(2w1))))));
            meta.m2 = (int<96>)((((bit<96>)hdr.first.f0 * (bit<96>)((int<96>)((bit<96>)hdr.first.f1) |-| (int<96>)((bit<96>)meta.m1))) |-| (((bit<96>)hdr.first.f0 << (bit<3>)meta.m4) |-| ((bit<96>)((bit<96>)meta.m2) - (bit<96>)meta.m1))));
            r1.write((bit<32>)((~((~2w3) |-| (bit<2>)((int<2>)(2w1) * (int<2>)(2w1))))), (bit<16>)meta.m0);
            if (hdr.items[1].isValid()) {
                meta.m3 = (bit<24>)((int<24>)((bit<24>)hdr.first.rest) >> (((bit<3>)hdr.first.rest & (bit<3>)hdr.first.f2) |+| ((((bit<7>)meta.m0 |-| ((bit<7>)meta.m0 * hdr.first.f1[11:5]))) == (((bit<5>)hdr.first.rest ++ hdr.first.rest[1:0])) ? ((bit<96>)meta.m2)[5:3] : (bit<3>)hdr.first.f1)));
            }
            i0.apply();
            std.egress_spec = (bit<9>)((((bit<2>)((int<2>)((bit<2>)meta.m4) >> 3w2) << (bit<3>)((int<3>)((bit<3>)((bit<1>)meta.m5)) |+| (int<3>)((bit<3>)meta.m1))) >> (((bit<1>)meta.m0 |-| 1w0) ++ (bit<2>)((bit<96>)meta.m2))));
            hdr.first.f0 = (bit<48>)meta.m4;
            hdr.first.f1 = (bit<12>)((int<12>)((bit<12>)((int<12>)(meta.m3[22:11]) * (int<12>)(((bit<12>)meta.m0 |-| (bit<12>)meta.m1)))) >> 3w7);
        }
        else {
            mark_to_drop(std);
        }
    }
}

control E(inout headers_t hdr, inout meta_t meta, inout standard_metadata_t std) {
    register<bit<16>>(4) r0;
    register<bit<16>>(4) r1;
    apply {
        if (hdr.first.isValid()) {
            meta.m2 = (int<96>)(((bit<96>)((int<96>)((bit<96>)((int<96>)((bit<96>)hdr.first.rest) >> (bit<3>)((bit<96>)meta.m2))) >> (((((bit<16>)meta.m0 >> (bit<3>)meta.m0) >> (bit<3>)((int<3>)((bit<3>)meta.m1) >> (bit<3>)((bit<96>)meta.m2)))) >= ((~16w65535)) ? (bit<3>)hdr.first.f2 : (bit<3>)((bit<1>)meta.m5))) |+| ((bit<96>)((int<96>)((bit<96>)hdr.first.f2) - (int<96>)((bit<96>)meta.m3)) |+| (bit<96>)((int<96>)(96w79228162514264337593543950335) >> (bit<3>)meta.m0))));
            hdr.items.push_front(2);
            hdr.items.push_front(2);
            if (((bit<24>)((int<24>)((24w16777215 |-| (bit<24>)meta.m3)) |+| (int<24>)(((bit<24>)meta.m4 ^ ((bit<96>)meta.m2)[60:37])))) >= ((((((bit<12>)meta.m0 << hdr.first.f0[47:45]) ^ ((bit<10>)meta.m4 ++ 2w1))) < ((bit<12>)meta.m0) ? ((bit<24>)meta.m4 |+| 24w13137094) : ((bit<24>)((bit<1>)meta.m5) >> 3w7)))) {
                meta.m0 = (bit<1>)((int<1>)(1w0) >> ((meta.m3[22:20] * (bit<3>)hdr.first.f0) - (~3w1)));
            }
            else {
                meta.m5 = (int<1>)((bit<1>)((bit<96>)meta.m2));
            }
            hdr.first.f0 = (bit<48>)((int<48>)((bit<48>)((bit<96>)meta.m2)) * (int<48>)(48w1));
            hdr.first.f1 = ((~meta.m3[21:10]) * (12w3001 >> ((bit<1>)meta.m3 ++ (bit<2>)meta.m3)));
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
