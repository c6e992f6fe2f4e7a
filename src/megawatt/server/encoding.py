"""Encoding records as JSON."""

from __future__ import annotations

import msgspec

encode = msgspec.json.Encoder().encode
