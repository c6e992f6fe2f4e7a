#!/bin/sh
# The tests of the page use a real Chromium (Debian's, or the one that CHROMIUM names); install it when run as root.
set -eu
[ -n "${CHROMIUM:-}" ] && [ -x "$CHROMIUM" ] && exit 0
command -v chromium >/dev/null 2>&1 && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "Installing Chromium for the tests of the page ..."
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null
else
    echo "Chromium is missing. Install it first: apt-get install chromium (or name one: CHROMIUM=/path/to/it)" >&2
    exit 1
fi
