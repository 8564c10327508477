#!/bin/sh
# Runs the server given as arguments and starts it again when it crashes, after 1, 2, 4 ... 60 s: one lost
# database connection once ended the server for good. A shell script, because waiting costs 0.3 MB in it
# instead of a second Node. A server whose launcher was killed stops by itself. Reconsider where systemd
# or a container platform restarts processes anyway. `npm start` also passes the size of V8's young
# generation (decision 034).
#
# Exit status of the server: 0 it was stopped, 1 it could not start (settings, port, disk), anything
# else is a crash. A first start that fails is not repeated: a person is there to read why.

# glibc gives freed memory back to the system and keeps two pools instead of one for each thread
# (decision 034).
export MALLOC_TRIM_THRESHOLD_="${MALLOC_TRIM_THRESHOLD_:-131072}" MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"

longest_pause=60
# A server that ran this many seconds was healthy: the next pause is a short one again.
healthy_after=60

server=
nap=
stopping=
crashes=0
pause=1

stop() {
  stopping=1
  [ -z "$server" ] || kill -TERM "$server" 2>/dev/null
  [ -z "$nap" ] || kill "$nap" 2>/dev/null
}
trap stop INT TERM HUP

# `wait` also returns when a signal arrives; the loop ends with the process and its exit status.
status_of() {
  while :; do
    wait "$1" 2>/dev/null
    code=$?
    kill -0 "$1" 2>/dev/null || return "$code"
  done
}

while :; do
  began=$(date +%s)
  # The server stops when one of these processes is killed: nothing else could stop it then.
  TALAD_LAUNCHERS="$$ ${npm_lifecycle_event:+$PPID}" "$@" &
  server=$!
  # A signal may have come before the server had a process id.
  [ -z "$stopping" ] || stop
  status_of "$server"
  code=$?
  server=
  [ -z "$stopping" ] || exit "$code"
  [ "$code" -ne 0 ] || exit 0
  [ "$code" -ne 1 ] || [ "$crashes" -gt 0 ] || exit 1

  if [ $(($(date +%s) - began)) -ge "$healthy_after" ]; then
    crashes=0
    pause=1
  fi
  crashes=$((crashes + 1))
  reason="exit status $code"
  [ "$code" -le 128 ] || reason="SIG$(kill -l "$code")"
  echo "Talad ended unexpectedly ($reason), $crashes in a row: starting it again in $pause s" >&2
  sleep "$pause" &
  nap=$!
  [ -z "$stopping" ] || stop
  status_of "$nap"
  nap=
  [ -z "$stopping" ] || exit 0
  pause=$((pause * 2))
  [ "$pause" -le "$longest_pause" ] || pause=$longest_pause
done
