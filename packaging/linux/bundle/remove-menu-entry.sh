#!/bin/sh
# Takes away what install-menu-entry.sh has made.
exec sh "$(dirname -- "$0")/install-menu-entry.sh" --remove
