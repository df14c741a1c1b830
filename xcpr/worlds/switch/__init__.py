"""The processes of ``xcpr switch`` and ``xcpr wire``: their ports, links and P4Runtime server."""
