#!/bin/sh
# Say clearly what is missing when there is no Node.js to build the page with; install Debian's when run as root.
set -eu
LEAST=20

if ! command -v npm >/dev/null 2>&1; then
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        apt-get update -qq && apt-get install -y -qq nodejs npm
    else
        echo "Node.js is missing; the page is built with it. Install Node.js $LEAST or newer first: apt-get install nodejs npm" >&2
        exit 1
    fi
fi
node -e "process.exit(parseInt(process.versions.node) < $LEAST ? 1 : 0)" || {
    echo "The page is built with Node.js $LEAST or newer; this is $(node --version)." >&2
    exit 1
}
