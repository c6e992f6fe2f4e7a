#!/bin/sh
# The tests of the page use a real Chromium (Debian's, or the one that CHROMIUM names) and, where there is one, its shell
# without windows, which is quicker; install them when run as root.
set -eu
[ -n "${CHROMIUM:-}" ] && [ -x "$CHROMIUM" ] && exit 0
has() { command -v "$1" >/dev/null 2>&1; }
get() { DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@" >/dev/null; }
has chromium && has chromium-headless-shell && exit 0
if [ "$(id -u)" = 0 ] && has apt-get; then
    echo "Installing Chromium for the tests of the page ..."
    # Both at once, so that they are of one version.
    apt-get update -qq && get chromium chromium-headless-shell && exit 0
    has chromium || get chromium
elif ! has chromium; then
    echo "Chromium is missing. Install it first: apt-get install chromium chromium-headless-shell (or name one: CHROMIUM=/path/to/it)" >&2
    exit 1
fi
echo "Chromium's shell is missing: the tests of the page use the whole browser and take longer (apt-get install chromium-headless-shell)." >&2
