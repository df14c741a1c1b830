"""Models of the router, against which switches are tested: the classifier, and each program's arithmetic."""
