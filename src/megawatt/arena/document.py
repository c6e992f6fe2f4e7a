"""A report as a list of parts, written as Markdown with its plots beside it, or as one HTML page with everything inside."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

PAGE_STYLE = """body{font:16px/1.5 system-ui,sans-serif;max-width:780px;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
table{border-collapse:collapse;margin:1rem 0}th,td{padding:.25rem .7rem;border-bottom:1px solid #ccc;text-align:left}
td.number{text-align:right;font-variant-numeric:tabular-nums}svg{max-width:100%;height:auto}pre{background:#8881;padding:.7rem;overflow:auto}
@media(prefers-color-scheme:dark){body{color:#ddd;background:#1b1b1b}th,td{border-color:#444}}"""


@dataclass(frozen=True)
class Heading:
    """The name of what follows; level 1 is the page's."""

    text: str
    level: int = 2


@dataclass(frozen=True)
class Paragraph:
    """Sentences."""

    text: str


@dataclass(frozen=True)
class Command:
    """What was typed."""

    text: str


@dataclass(frozen=True)
class Table:
    """Rows under names; all columns but the first hold numbers."""

    columns: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class Plot:
    """A picture as SVG, with a name for its file and a sentence for who cannot see it."""

    name: str
    svg: str
    about: str


Part = Heading | Paragraph | Command | Table | Plot


def write_markdown(parts: Sequence[Part], path: Path, pictures: Path) -> None:
    """Write the page, and its plots into a folder beside it."""
    pictures.mkdir(parents=True, exist_ok=True)
    for part in parts:
        if isinstance(part, Plot):
            (pictures / f"{part.name}.svg").write_text(part.svg, encoding="utf-8")
    folder = pictures.relative_to(path.parent).as_posix()
    path.write_text("\n\n".join(_as_markdown(part, folder) for part in parts) + "\n", encoding="utf-8")


def write_html(parts: Sequence[Part], path: Path) -> None:
    """Write one page that needs nothing else."""
    title = next((part.text for part in parts if isinstance(part, Heading)), path.stem)
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    body = "\n".join(map(_as_html, parts))
    page = f'<!doctype html>\n<html lang="en"><head>{head}<style>{PAGE_STYLE}</style></head>\n<body>\n{body}\n</body></html>\n'
    path.write_text(page, encoding="utf-8")


def _as_markdown(part: Part, folder: str) -> str:
    match part:
        case Heading():
            return f"{'#' * part.level} {part.text}"
        case Paragraph():
            return part.text
        case Command():
            return f"```\n{part.text}\n```"
        case Table():
            lines = [part.columns, ["---", *["---:"] * (len(part.columns) - 1)], *part.rows]
            return "\n".join(f"| {' | '.join(cell.replace('|', '/') for cell in line)} |" for line in lines)
        case Plot():
            return f"![{part.about}]({folder}/{part.name}.svg)"


def _as_html(part: Part) -> str:
    match part:
        case Heading():
            return f"<h{part.level}>{escape(part.text)}</h{part.level}>"
        case Paragraph():
            return f"<p>{escape(part.text)}</p>"
        case Command():
            return f"<pre>{escape(part.text)}</pre>"
        case Table():
            head = "".join(f"<th>{escape(name)}</th>" for name in part.columns)
            rows = "".join(f"<tr>{''.join(_cell(i, text) for i, text in enumerate(row))}</tr>" for row in part.rows)
            return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
        case Plot():
            return f"<figure>{part.svg}</figure>"


def _cell(column: int, text: str) -> str:
    kind = ' class="number"' if column else ""
    return f"<td{kind}>{escape(text)}</td>"
