#!/bin/sh
# Make the virtual environment, installing Debian's python3-venv when that is what is missing.
set -eu
venv=$1
python=${PYTHON:-python3}

if ! command -v "$python" >/dev/null 2>&1; then
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        apt-get update -qq && apt-get install -y -qq python3 python3-venv
    else
        echo "Python is missing. Install it first: apt-get install python3 python3-venv" >&2
        exit 1
    fi
fi
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "Megawatt needs Python 3.11 or newer; $python is $("$python" -V 2>&1). Try: make PYTHON=python3.12 ..." >&2
    exit 1
}
"$python" -c 'import ensurepip, venv' 2>/dev/null || {
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        apt-get update -qq && apt-get install -y -qq python3-venv
    else
        echo "Python's venv module is missing. Install it first: apt-get install python3-venv" >&2
        exit 1
    fi
}
echo "Making a virtual environment in $venv ..."
"$python" -m venv "$venv"
