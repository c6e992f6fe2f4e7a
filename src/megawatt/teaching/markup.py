"""The little Markdown that booklets are written in, as HTML.

Paragraphs, `- ` and `1. ` lists, `> ` tips, tables, **bold**, *emphasis*, [links](#building), and two directives:
`!plant 13 | caption` is a figure that the page draws, and `::: example NAME` … `:::` frames an example. In the cell of a table
two backslashes begin a new line.
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterator

Fill = Callable[[str], str]
"""What stands in the braces of a text → what is to be read there."""

_INLINE = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|\[([^]]+)\]\(([^)\s]+)\)")
_BRACES = re.compile(r"\{([a-z0-9_.\-]+)\}")
_FIGURE = re.compile(r"!([a-z-]+)((?: [^ |]+)*)(?: \| (.*))?$")
_ITEM = re.compile(r"(?:- |\d+\. )")
NEW_LINE = r"\\"
"""Where a new line begins in the cell of a table."""


class MarkupError(ValueError):
    """A line that means nothing in a booklet."""


def filled(text: str, fill: Fill) -> str:
    """The text with everything in braces replaced."""
    return _BRACES.sub(lambda found: fill(found[1]), text)


def plain(text: str) -> str:
    """The text without its marks, for headings in lists and for searching."""
    return _INLINE.sub(lambda found: found[1] or found[2] or found[3], text)


def inline(text: str) -> str:
    """One line of text as HTML."""
    escaped = html.escape(text, quote=False)
    return _INLINE.sub(_mark, escaped)


def _mark(found: re.Match[str]) -> str:
    strong, emphasis, label, target = found.groups()
    if strong:
        return f"<strong>{_INLINE.sub(_mark, strong)}</strong>"
    if emphasis:
        return f"<em>{_INLINE.sub(_mark, emphasis)}</em>"
    return f'<a href="{html.escape(target)}">{label}</a>'


def to_html(lines: list[str], fill: Fill, example: Callable[[str], tuple[str, Fill]]) -> str:
    """The body of a paragraph; `example(name)` → the heading of an example and what fills its braces."""
    return "\n".join(_blocks(lines, fill, example))


def _blocks(lines: list[str], fill: Fill, example: Callable[[str], tuple[str, Fill]]) -> Iterator[str]:
    at = 0
    while at < len(lines):
        line = lines[at]
        if not line.strip():
            at += 1
        elif line.startswith(":::"):
            end = _end_of_example(lines, at)
            heading, own_fill = example(line.removeprefix("::: example ").strip())
            inner = to_html(lines[at + 1 : end], own_fill, example)
            yield f'<div class="example"><p class="example-heading">{html.escape(heading)}</p>\n{inner}</div>'
            at = end + 1
        elif line.startswith("!"):
            yield _figure(filled(line, fill))
            at += 1
        else:
            end = at
            while end < len(lines) and lines[end].strip() and not lines[end].startswith((":::", "!")):
                end += 1
            yield _block([filled(each, fill) for each in lines[at:end]])
            at = end


def _end_of_example(lines: list[str], start: int) -> int:
    if not lines[start].startswith("::: example "):
        raise MarkupError(f"{lines[start]!r} should be '::: example NAME'")
    for at in range(start + 1, len(lines)):
        if lines[at].strip() == ":::":
            return at
    raise MarkupError(f"{lines[start]!r} is never closed by ':::'")


def _figure(line: str) -> str:
    found = _FIGURE.match(line)
    if not found:
        raise MarkupError(f"{line!r} should be '!FIGURE ARGUMENTS | caption'")
    name, arguments, caption = found[1], (found[2] or "").strip(), found[3] or ""
    return (
        f'<figure data-figure="{name}" data-arguments="{html.escape(arguments)}"><div class="drawing"></div>'
        f"<figcaption>{inline(caption)}</figcaption></figure>"
    )


def _block(lines: list[str]) -> str:
    first = lines[0]
    if first.startswith("|"):
        return _table(lines)
    if first.startswith("> "):
        return f'<p class="tip">{inline(" ".join(line.removeprefix("> ").strip() for line in lines))}</p>'
    if _ITEM.match(first):
        kind = "ul" if first.startswith("- ") else "ol"
        return f"<{kind}>{''.join(f'<li>{inline(item)}</li>' for item in _items(lines))}</{kind}>"
    return f"<p>{inline(' '.join(line.strip() for line in lines))}</p>"


def _items(lines: list[str]) -> list[str]:
    """An indented line goes on with the item above it."""
    items: list[str] = []
    for line in lines:
        if _ITEM.match(line):
            items.append(_ITEM.sub("", line, count=1).strip())
        elif line.startswith("  "):
            items[-1] += " " + line.strip()
        else:
            raise MarkupError(f"{line!r} stands in a list but is no item of it")
    return items


def _table(lines: list[str]) -> str:
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
    heads = "".join(f'<th scope="col">{_cell(cell)}</th>' for cell in rows[0])
    body = "".join(f'<tr><th scope="row">{_cell(row[0])}</th>{_cells(row[1:])}</tr>' for row in rows[2:])
    return f'<div class="wide" tabindex="0"><table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table></div>'


def _cells(row: list[str]) -> str:
    return "".join(f"<td>{_cell(cell)}</td>" for cell in row)


def _cell(text: str) -> str:
    return "<br>".join(inline(line.strip()) for line in text.split(NEW_LINE))
