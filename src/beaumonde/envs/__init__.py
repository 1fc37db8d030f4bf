"""The games behind the interfaces that researchers use."""
