"""Deciding ahead: what a seat may tell the table to do for it when its turn comes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class PlanOffer(NamedTuple):
    """One way to decide ahead now. Its words are the messages `plan-KIND` and `plan-KIND-about`."""

    kind: str
    about: str
    """What the plan belongs to, such as a lot or a round; a plan about something else is void."""
    lowest: int | None = None
    highest: int | None = None
    """The amounts that may be given; None when the plan has no amount."""


@dataclass(frozen=True)
class Plan:
    """What a seat has decided ahead."""

    kind: str
    about: str
    amount: int | None = None

    def fits(self, offer: PlanOffer) -> bool:
        """Whether this plan is one of what the offer allows."""
        if (self.kind, self.about) != (offer.kind, offer.about):
            return False
        if offer.lowest is None or offer.highest is None:
            return self.amount is None
        return self.amount is not None and offer.lowest <= self.amount <= offer.highest
