"""The gRPC side of the P4Runtime server: connections, clients, roles, requests and streams."""
