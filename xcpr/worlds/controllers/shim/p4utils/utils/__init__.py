"""The topology of a project, and the interfaces of its switches."""
