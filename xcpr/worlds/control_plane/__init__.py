"""The control of routers in real time: goals for the controller, and entries of programs of the user's own."""
