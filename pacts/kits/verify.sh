#!/usr/bin/env bash
# Starts the backend, asks it for what the app needs, and stops it. Exit code 0: all that the app needs is there.
#   ./verify.sh                           everything
#   ./verify.sh '^POST /api/balance:'     one call
#   PORT=9090 ./verify.sh                 where 8080 is taken
set -euo pipefail
cd "$(dirname "$0")"
port=${PORT:-8080}
export PACT_DO_NOT_TRACK=true # the Pact programs send usage data otherwise
scratch=$(mktemp -d)
answers() { (: <"/dev/tcp/127.0.0.1/$port") 2>/dev/null; }
if answers; then
  echo "Port $port is taken: PORT=9090 $0" >&2
  exit 2
fi

({{start}}) >"$scratch/backend.log" 2>&1 &
backend=$!
trap 'kill "$backend" 2>/dev/null || true; rm -rf "$scratch"' EXIT
until answers; do
  kill -0 "$backend" 2>/dev/null || { cat "$scratch/backend.log" >&2; exit 2; }
  sleep 0.1
done

verifier=(pact-verifier)
command -v pact-verifier >/dev/null || verifier=(npx --yes --package @pact-foundation/pact-cli@18 pact-verifier)
"${verifier[@]}" --file member-app-backend.json --provider-name backend \
  --hostname 127.0.0.1 --port "$port" \
  --state-change-url "http://127.0.0.1:$port/_pact/provider-states" \
  --json report.json ${1:+--filter-description "$1"}
