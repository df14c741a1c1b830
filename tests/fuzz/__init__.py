"""Searches and attacks.

A file makes this folder a regular package. Without one Python would take ``ptf-tests/tests/fuzz.py`` for it, where
both folders are on the path.
"""
