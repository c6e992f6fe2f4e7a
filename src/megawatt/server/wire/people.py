"""What pages ask and are told about people: accounts, sessions, ways back."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

NameText = Annotated[str, Meta(max_length=100)]
Password = Annotated[str, Meta(max_length=400)]
Preference = Annotated[str, Meta(max_length=100)] | float | bool


class SignUp(Struct, forbid_unknown_fields=True):
    """A guest would like an account."""

    name: NameText
    password: Password


class SignIn(Struct, forbid_unknown_fields=True):
    """Somebody comes back."""

    name: NameText
    password: Password


class Recovery(Struct, forbid_unknown_fields=True):
    """A new password by a code that was shown once."""

    name: NameText
    code: Annotated[str, Meta(max_length=100)]
    password: Password


class NewPassword(Struct, forbid_unknown_fields=True):
    """Another password."""

    password: Password
    """The one of today."""
    new: Password


class OwnPassword(Struct, forbid_unknown_fields=True):
    """What shows that it is me: for new codes, and for deleting my account."""

    password: Password


class Preferences(Struct, forbid_unknown_fields=True):
    """What this person prefers on every device; the page's own names, and `language`."""

    settings: Annotated[dict[Annotated[str, Meta(max_length=40)], Preference], Meta(max_length=40)]


class Codes(Struct):
    """Ways back, told this once."""

    codes: list[str]


class SessionShown(Struct):
    """A browser that is signed in."""

    id: str
    about: str
    created: int
    seen: int
    here: bool


class AccountShown(Struct):
    """My account."""

    name: str
    created: int
    codes_left: int
    sessions: list[SessionShown]
