"""The models of people: accounts, sessions, ways back in."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

NameText = Annotated[str, Meta(max_length=100)]
Password = Annotated[str, Meta(max_length=400)]
LinkToken = Annotated[str, Meta(min_length=1, max_length=64)]
WayToken = Annotated[str, Meta(min_length=1, max_length=420)]
"""One by which somebody objects carries an e-mail address."""
Preference = Annotated[str, Meta(max_length=100)] | float | bool


class Me(Struct):
    """The person who asks."""

    id: str
    name: str | None
    language: str
    account: bool
    """Whether they are signed in; otherwise they are a guest."""
    settings: dict[str, str | float | bool] | None = None
    """What an account prefers on every device."""
    creates: bool = True
    """Whether they may set up tables and tournaments here."""


class Name(Struct, forbid_unknown_fields=True):
    """A person's chosen name."""

    name: Annotated[str, Meta(max_length=100)]


class SignUp(Struct, forbid_unknown_fields=True):
    """A guest would like an account."""

    name: NameText
    password: Password
    invitation: Annotated[str, Meta(max_length=100)] = ""
    """The code of an invitation, where the server asks for one."""


class SignIn(Struct, forbid_unknown_fields=True):
    """Somebody comes back."""

    name: NameText
    password: Password


class Recovery(Struct, forbid_unknown_fields=True):
    """A new password by a code that was shown once."""

    name: NameText
    code: Annotated[str, Meta(max_length=100)]
    password: Password


class Forgotten(Struct, forbid_unknown_fields=True):
    """Somebody would like a way back to the address of their account."""

    name: NameText


class RecoveryByMail(Struct, forbid_unknown_fields=True):
    """A new password by the link of an e-mail."""

    token: WayToken
    password: Password


class EmailWish(Struct, forbid_unknown_fields=True):
    """Another e-mail address for my account; an empty one takes it away."""

    password: Password
    email: Annotated[str, Meta(max_length=300)]


class EmailConfirmed(Struct, forbid_unknown_fields=True):
    """The code that an e-mail contained."""

    token: LinkToken


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
    """Ways back in, shown only here."""

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
    email: str | None
    email_confirmed: bool
    sessions: list[SessionShown]
