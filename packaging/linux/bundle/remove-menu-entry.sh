#!/bin/sh
# Removes everything install-menu-entry.sh has installed.
exec sh "$(dirname -- "$0")/install-menu-entry.sh" --remove
