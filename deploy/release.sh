#!/bin/sh
# Gathers what a node runs, and nothing it was made of: sh deploy/release.sh FOLDER, after `npm run build`.
set -eu
cd "$(dirname "$0")/.."
mkdir -p "$1/node_modules"
# what is in it, for whoever looks for advisories (CycloneDX)
npm run --silent sbom > "$1/sbom.json"
cp -R build package.json deploy/bozp-web "$1"
# machine code, the two libraries the build leaves out
cp -R node_modules/sharp node_modules/@img node_modules/detect-libc node_modules/semver node_modules/@myriaddreamin "$1/node_modules"

# who runs it is not who built it
chmod -R a+rX "$1"
