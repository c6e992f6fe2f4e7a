"""Languages are files: what they say of themselves, how terms are formed by it, and what is said where a text is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from megawatt.kernel.errors import MegawattError, OptionError
from megawatt.kernel.text import glossary, languages, words
from megawatt.kernel.text.languages import FOLDER, Language, known, read_languages
from megawatt.kernel.text.words import LANGUAGES, Words, fallbacks, missing, written_in

FRENCH = """
order = 5
name = "Français"
locale = "fr-FR"

[[terms.articles]]
gender = "le"
before = "[aeiouéè]"
the = "l’"
a = "un "

[[terms.articles]]
gender = "le"
the = "le "
a = "un "

[[terms.articles]]
gender = "la"
before = "[aeiouéè]"
the = "l’"
a = "une "

[[terms.articles]]
gender = "la"
the = "la "
a = "une "

[terms.forms.one]
bare = "{one}"
capital = "{One}"
the = "{the}{one}"
a = "{a}{one}"

[terms.forms.many]
bare = "{many}"
the = "les {many}"
"""
POLISH = """
order = 6
name = "Polski"
locale = "pl-PL"

[terms]
parts = ["one", "few", "many"]

[terms.forms.one]
bare = "{one}"

[terms.forms.few]
bare = "{few}"

[terms.forms.many]
bare = "{many}"
"""


def write(folder: Path, **files: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / f"{name}.ftl").write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Language]:
    """Our languages with French and Polish, which have articles that swallow a vowel, and three counts."""
    for path in FOLDER.glob("*.toml"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    for code, text in {"fr": FRENCH, "pl": POLISH}.items():
        (tmp_path / f"{code}.toml").write_text(text, encoding="utf-8")
    found = read_languages(tmp_path)
    monkeypatch.setattr(glossary, "known", lambda: found)
    return found


def test_english_comes_first_and_every_language_has_a_name_of_its_own() -> None:
    assert LANGUAGES[0] == languages.FALLBACK == "en"
    assert len({language.name for language in known().values()}) == len(LANGUAGES)


def test_a_language_may_say_how_it_spells(tmp_path: Path) -> None:
    (tmp_path / "en.toml").write_bytes((FOLDER / "en.toml").read_bytes())
    (tmp_path / "fr.toml").write_text(f'{FRENCH}\n[spelling]\nclef = "clé"\n', encoding="utf-8")
    (tmp_path / "pl.toml").write_text(POLISH, encoding="utf-8")
    assert {code: language.spelling for code, language in read_languages(tmp_path).items() if code != "en"} == {
        "fr": {"clef": "clé"},
        "pl": {},
    }


def test_terms_follow_the_articles_and_counts_of_the_language(more: dict[str, Language], tmp_path: Path) -> None:
    folder = write(tmp_path / "words")
    (folder / "glossary.toml").write_text(
        '[plant]\nfr = "la centrale | centrales"\npl = "elektrownia | elektrownie | elektrowni"\n'
        '[auction]\nfr = "le achat | achats"\nen = "auction"\n',
        encoding="utf-8",
    )
    plant, auction = glossary.terms(folder, "fr")
    assert (plant.one["the"], plant.one["a"], plant.one["capital"], plant.many["the"]) == (
        "la centrale", "une centrale", "Centrale", "les centrales",
    )  # fmt: skip
    assert (auction.one["the"], auction.one["a"]) == ("l’achat", "un achat")
    assert glossary.terms(folder, "pl")[0].forms["few"] == {"bare": "elektrownie"}
    assert "[few] { $case ->" in glossary.written(folder, "pl")
    assert (glossary.terms(folder, "en")[0].one["a"], glossary.terms(folder, "en")[0].many["bare"]) == ("an auction", "auction")
    assert [path.stem for path in glossary.write(folder)] == ["en", "fr", "pl"]


@pytest.mark.parametrize(
    ("said", "fault"),
    [("centrale | centrales", "should begin with le or la"), ("la centrale | centrales | more", "at most 2 parts: one | many")],
)
def test_a_line_of_the_glossary_that_does_not_fit_the_language_is_refused(
    more: dict[str, Language], tmp_path: Path, said: str, fault: str
) -> None:
    folder = write(tmp_path / "words")
    (folder / "glossary.toml").write_text(f'[plant]\nfr = "{said}"\n', encoding="utf-8")
    with pytest.raises(ValueError, match=f"plant: .*{fault}".replace("|", r"\|")):
        glossary.terms(folder, "fr")


@pytest.mark.parametrize(
    ("name", "text", "fault"),
    [
        ("French", FRENCH, "by the code of its language"),
        ("fr", FRENCH.replace("order = 5", ""), "'order' is missing"),
        ("fr", f"colour = 1\n{FRENCH}", "'colour' is not one of"),
        (
            "fr",
            FRENCH.replace("[terms.forms.many]\nbare", "[terms.forms.many]\nbear"),
            "terms.forms.many should have a form 'bare'",
        ),
        ("fr", "order =", "Invalid value"),
    ],
)
def test_a_file_that_is_wrong_is_told_with_its_name(tmp_path: Path, name: str, text: str, fault: str) -> None:
    (tmp_path / "en.toml").write_bytes((FOLDER / "en.toml").read_bytes())
    (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    with pytest.raises(MegawattError, match=rf"{name}\.toml: .*{fault}"):
        read_languages(tmp_path)


def test_nothing_goes_without_english(tmp_path: Path) -> None:
    (tmp_path / "fr.toml").write_text(FRENCH, encoding="utf-8")
    with pytest.raises(MegawattError, match=r"has no en\.toml"):
        read_languages(tmp_path)


# What is missing


def test_a_missing_message_is_said_in_english_by_english_plurals_and_terms(tmp_path: Path) -> None:
    english = "both = Both\nplants = { $count ->\n    [one] one { -plant }\n   *[other] { $count } plants\n}\n    .short = plants\n"
    folder = write(tmp_path / "words", en=english, ja="both = 両方\n")
    write(folder / "terms", en="-plant = plant\n", ja="-plant = 発電所\n")
    said = Words("ja", folder)
    assert (said("both"), said("plants", count=1), said("plants", count=4)) == ("両方", "one plant", "4 plants")
    assert said.forms("plant", "plants", {"count": 4}) == {"plant": "4 plants", "plant_short": "plants"}
    assert (missing(folder, "ja"), fallbacks("ja", folder), fallbacks("en", folder)) == (["plants"], ("en",), ())
    assert "none" not in said
    with pytest.raises(KeyError, match="no message 'none' in ja"):
        said("none")


def test_the_forms_of_a_message_are_those_of_its_own_language(tmp_path: Path) -> None:
    """A language without articles has no form for them; it must not get the English one."""
    folder = write(tmp_path / "words", en="usa = USA\n    .subject = the USA\nmore = More\n", ja="usa = アメリカ\n")
    said = Words("ja", folder)
    assert said.forms("company", "usa") == {"company": "アメリカ"}
    assert ("usa.subject" in said, said("more")) == (False, "More")


def test_words_of_one_language_only_are_said_in_every_language(tmp_path: Path) -> None:
    folder = write(tmp_path / "words", nl="hello = Hallo\n")
    assert {language: Words(language, folder)("hello") for language in LANGUAGES} == dict.fromkeys(LANGUAGES, "Hallo")


def test_texts_are_read_in_the_closest_language_in_which_they_were_written() -> None:
    assert (written_in("ja", ["de", "en", "ja"]), written_in("ja", ["de", "en"]), written_in("ja", ["nl", "de"])) == (
        "ja",
        "en",
        "de",
    )


def test_a_language_that_nobody_speaks_is_refused() -> None:
    with pytest.raises(OptionError, match="no words in 'xx'"):
        Words("xx", words.SHARED)
