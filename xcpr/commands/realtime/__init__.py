"""The commands of real time: switches, wires, controllers, hosts and the kernel's TCP."""
