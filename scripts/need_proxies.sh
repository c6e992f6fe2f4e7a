#!/bin/sh
# tests/server/test_proxies.py runs servers behind a real nginx and a real HAProxy; install them when run as root.
set -eu
PATH="$PATH:/usr/sbin:/usr/local/sbin"
has() { command -v "$1" >/dev/null 2>&1; }
missing=""
has nginx || missing="nginx-light"
has haproxy || missing="$missing haproxy"
[ -z "$missing" ] && exit 0
if [ "$(id -u)" = 0 ] && has apt-get; then
    echo "Installing the reverse proxies nginx and HAProxy for the tests ..."
    # Only the tests start them: installing them must not make this machine listen.
    policy=/usr/sbin/policy-rc.d
    if [ ! -e "$policy" ]; then
        printf '#!/bin/sh\nexit 101\n' >"$policy" && chmod +x "$policy"
        trap 'rm -f "$policy"' EXIT
        trap 'exit 1' INT TERM
    fi
    apt-get update -qq
    # shellcheck disable=SC2086
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $missing >/dev/null
    exit 0
fi
echo "A reverse proxy is missing. Install it first: apt-get install $missing" >&2
exit 1
