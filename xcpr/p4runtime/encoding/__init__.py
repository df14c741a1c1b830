"""Encodings of values: byte strings, ``P4Data``, translated types, protobuf's text format."""
