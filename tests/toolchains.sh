#!/usr/bin/env bash
# Tests the checked-out commit with the compilers of other Debian releases: in a chroot of each, `npm test -- core` with
# g++ and with clang, and `npm test -- wasm` with its Emscripten. Warnings are errors there. Prints a table; exits 1 if
# anything failed.
#
#   tests/toolchains.sh [FOLDER [RELEASE…]]      default: build/toolchains trixie sid
#
# Needs root, debootstrap, a Debian mirror (MIRROR) and 3 GB of disk a release; takes about an hour. The chroots and the
# logs are kept in FOLDER; chroots are used again the next time, with what ccache has compiled in them.
set -euo pipefail
cd "$(dirname "$0")/.."
commit=$(git rev-parse HEAD)
readonly commit
readonly mirror=${MIRROR:-http://deb.debian.org/debian}
readonly packages='g++ clang libclang-rt-dev cmake ninja-build catch2 valgrind nodejs emscripten ccache'

# In namespaces of its own: however this ends, mounts go away with it, and so do the processes in the chroots.
if [ -z "${QUADRILLE_UNSHARED:-}" ]; then
  QUADRILLE_UNSHARED=1 exec unshare --mount --pid --fork --kill-child -- "$0" "$@"
fi
# The first process of a namespace ignores what it has no trap for.
trap 'exit 130' INT TERM

folder=${1:-build/toolchains}
releases=("${@:2}")
[ ${#releases[@]} -gt 0 ] || releases=(trixie sid)
mkdir -p "$folder"
folder=$(realpath "$folder")

# inside RELEASE COMMAND…: runs it in the chroot, with an environment that is the same everywhere.
inside() {
  chroot "$folder/$1" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 CI=true \
    CMAKE_CXX_COMPILER_LAUNCHER=ccache CCACHE_SLOPPINESS=pch_defines,time_macros \
    DEBIAN_FRONTEND=noninteractive "${@:2}"
}

# Makes the chroot of a release, if it is not there, and mounts what programs expect.
enter() {
  local chroot=$folder/$1
  if [ ! -e "$chroot/.made" ]; then
    rm -rf --one-file-system "$chroot"
    debootstrap --variant=minbase "$1" "$chroot" "$mirror"
    touch "$chroot/.made"
  fi
  mount -t proc proc "$chroot/proc"
  mount --rbind /dev "$chroot/dev"
  # A mirror that is a copy of some past day has lists that have expired.
  echo 'Acquire::Check-Valid-Until "false";' > "$chroot/etc/apt/apt.conf.d/90quadrille"
  inside "$1" apt-get update
  # shellcheck disable=SC2086
  inside "$1" apt-get install -y --no-install-recommends $packages
}

# The commit, without anything built, and the npm packages of this checkout: they are the same in every release.
copy() {
  local copy=$folder/$1/quadrille
  rm -rf --one-file-system "$copy"
  mkdir "$copy"
  git archive "$commit" | tar -x -C "$copy"
  cp -a node_modules "$copy/"
}

# part RELEASE NAME PART [VARIABLE=VALUE]…: runs `npm test -- PART`, and prints passed or failed.
part() {
  local log=$folder/$1-$2.log
  inside "$1" "${@:4}" sh -c "cd /quadrille && rm -rf build && node wasm/tools/test.js $3" > "$log" 2>&1 \
    && echo passed || echo "failed (see $log)"
}

# The first number with a dot in what a command of the chroot prints.
version() { inside "$@" 2> /dev/null | grep -oE '[0-9]+(\.[0-9]+)+' | head -n 1 || true; }

readonly columns='| Debian | g++ | clang | emcc | cmake | Catch2 | node | core, g++ | core, clang | wasm |'
table="$columns
|---|---|---|---|---|---|---|---|---|---|"

node -e "import('./wasm/tools/setup.js').then(({ installModules }) => installModules())"
for release in "${releases[@]}"; do
  echo "== $release: making the chroot (log: $folder/$release.log)"
  enter "$release" > "$folder/$release.log" 2>&1
  copy "$release"
  row="| $release"
  row+=" | $(version "$release" g++ -dumpfullversion)"
  for command in clang emcc cmake; do row+=" | $(version "$release" $command --version)"; done
  row+=" | $(version "$release" dpkg-query -W catch2)"
  row+=" | $(version "$release" node --version)"
  for run in 'core-g++ core CXX=g++' 'core-clang core CXX=clang++' 'wasm wasm'; do
    echo "== $release: ${run%% *}"
    # shellcheck disable=SC2086
    row+=" | $(part "$release" $run)"
  done
  echo "$row |"
  table+="
$row |"
done

printf '\nCommit %s\n\n%s\n' "$commit" "$table"
[[ $table != *failed* ]]

