"""The rules of Overload.

Everybody secretly holds a fuse of 1 to 6. In turn, each seat charges the common line with 1 to 3 units. When the
line carries more than all fuses together can bear it burns out: who did that scores nothing, everybody
else scores what he charged.
"""
