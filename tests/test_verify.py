"""`megawatt verify`: what it accepts, and every way in which a file can fail to be what was promised."""

import json
from hashlib import sha256

import pytest
from typer.testing import CliRunner

import megawatt
from megawatt.cli.main import app
from megawatt.kernel.match.commitment import Proof, commitment, opened
from megawatt.kernel.match.files import dumps

NONCE = "00112233445566778899aabbccddeeff"


def run(*arguments):
    return CliRunner().invoke(app, ["verify", *map(str, arguments)])


def finished(seed=2**127 + 9):
    match = megawatt.new("overload", 3, seed)
    while not match.over:
        match.play(match.legal_actions()[0])
    promised = commitment(opened("a-table", "overload", 1, 3, match.options, match.dealt_by, seed, NONCE))
    match.proof = Proof("a-table", 1, match.options, NONCE, promised)
    return match


def rewritten(text, change):
    """A file whose first line was changed by somebody who also mended the checksum."""
    first, *rest = text.splitlines()
    header = json.loads(first)
    change(header)
    lines = [json.dumps(header), *rest]
    end = json.loads(lines.pop())
    end["checksum"] = sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()[:16]
    return "\n".join([*lines, json.dumps(end)]) + "\n"


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "game.mw"
    finished().save(str(path))
    return path


def test_a_match_that_was_dealt_as_promised(file):
    match = megawatt.load(file)
    assert match.proof is not None
    result = run(file, "--commitment", match.proof.commitment.upper())
    assert result.exit_code == 0
    assert f"{match.proof.commitment} fits seed {2**127 + 9}" in result.output
    assert "Not shown" in result.output


def test_the_proof_survives_saving_again(file):
    text = file.read_text()
    assert dumps(megawatt.load(file)) == text


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda header: header["deal"].update(nonce="f" * 32), "the commitment does not fit"),
        (lambda header: header["deal"].update(commitment="0" * 64), "the commitment does not fit"),
        (lambda header: header["deal"].update(table="another"), "the commitment does not fit"),
        (lambda header: header["deal"].update(rules=2), "the commitment does not fit"),
        (lambda header: header["deal"].update(agreed={"open_fuses": True}), "other options than those that were agreed"),
        (lambda header: header["deal"].update(nonce="xyz"), "should be 32 hexadecimal digits"),
        (lambda header: header["deal"].pop("table"), '"deal" needs table as text'),
        (lambda header: header["deal"].update(table="a\nb"), "should be the id of a table"),
        (lambda header: header.update(deal="yes"), '"deal" should be an object'),
        (lambda header: header.update(generator="dice"), "no generator is called 'dice'"),
        (lambda header: header.update(generator=None), "no generator is called 'None'"),
        (lambda header: header.update(seed=str(2**128)), "should be a number from 0 to"),
        (lambda header: header.update(seed="²"), "should be a number from 0 to"),
    ],
)
def test_a_file_that_was_not_promised_has_exit_code_1(file, change, says):
    file.write_text(rewritten(file.read_text(), change))
    result = run(file)
    assert result.exit_code == 1
    assert says in result.output


def test_a_table_that_was_laid_by_earlier_rules_is_still_as_promised(file):
    agreed = {"map": "germany", "areas": "random", "deck": "base", "introductory": True}
    game = megawatt.find("power-grid")
    match = megawatt.new("power-grid", 2, 7, game.options_of(1, agreed))
    promised = commitment(opened("old", "power-grid", 1, 2, agreed, match.dealt_by, 7, NONCE))
    match.proof = Proof("old", 1, agreed, NONCE, promised)
    match.save(str(file))
    assert run(file, "--commitment", promised).exit_code == 0
    with_new_readings = megawatt.new("power-grid", 2, 7, agreed)
    with_new_readings.proof = match.proof
    with_new_readings.save(str(file))
    assert run(file).exit_code == 1


def test_another_seed_is_found_out_even_when_the_moves_fit(file):
    """Overload's first legal move is always the same, so that only the commitment tells these deals apart."""
    match, other = megawatt.load(file), finished(seed=77)
    other.proof = match.proof
    other.save(str(file))
    result = run(file)
    assert (result.exit_code, "the commitment does not fit" in result.output) == (1, True)


def test_a_damaged_file_has_exit_code_1(file):
    file.write_text(file.read_text().replace('"ply": 2', '"ply": 7'))
    result = run(file)
    assert (result.exit_code, "line 3" in result.output) == (1, True)


def test_the_commitment_seen_at_the_table_is_compared(file):
    result = run(file, "--commitment", "ab" * 32)
    assert (result.exit_code, "the table showed commitment abab" in result.output) == (1, True)


def test_a_match_without_a_promise_says_so(file):
    megawatt.new("overload", 3, 5).save(str(file))
    result = run(file)
    assert (result.exit_code, "the file holds no commitment" in result.output) == (0, True)
    assert run(file, "--commitment", "ab" * 32).exit_code == 1
    megawatt.new("overload", 3, 5).imagine(0).save(str(file))
    assert "began in the middle of another one" in run(file).output


def test_a_file_that_is_not_there(tmp_path):
    assert run(tmp_path / "none.mw").exit_code == 2
