#!/bin/sh
# Which system this is, what it calls the packages, and whether its CMake is new enough.
set -u
source=$1
# shellcheck source=tests/scripts/checks.sh
. "$source/tests/scripts/checks.sh"
# shellcheck source=scripts/lib.sh
. "$source/scripts/lib.sh"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# family_of LINE...: of a Linux whose os-release has these lines.
family_of() {
    printf '%s\n' "$@" >"$work/os-release"
    os_family "$work/os-release" Linux
}

check Debian "$(family_of 'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"' 'ID=debian')" debian
check Ubuntu "$(family_of 'NAME="Ubuntu"' 'ID=ubuntu' 'ID_LIKE=debian')" debian
check Mint "$(family_of 'ID=linuxmint' 'ID_LIKE="ubuntu debian"')" debian
check Fedora "$(family_of 'NAME="Fedora Linux"' 'ID=fedora')" fedora
check Rocky "$(family_of 'ID="rocky"' 'ID_LIKE="rhel centos fedora"')" fedora
check Arch "$(family_of 'ID=arch')" arch
check Manjaro "$(family_of 'ID=manjaro' 'ID_LIKE=arch')" arch
check Tumbleweed "$(family_of 'ID="opensuse-tumbleweed"' 'ID_LIKE="opensuse suse"')" suse
check "Linux from scratch" "$(family_of 'ID=lfs')" unknown
check "no os-release" "$(os_family "$work/none" Linux)" unknown
check macOS "$(os_family "$work/none" Darwin)" macos

for family in debian fedora arch suse macos; do
    for purpose in play test; do
        command=$(install_command "$family" "$purpose")
        check "$family $purpose is one line" "$(printf '%s\n' "$command" | wc -l | tr -d ' ')" 1
        check_has "$family $purpose" "$command" cmake
        check_has "$family $purpose" "$command" cli11
        check_has "$family $purpose" "$command" sqlite
        check_has "$family $purpose" "$command" zlib
    done
    check_has "$family play" "$(install_command "$family" test)" "$(install_command "$family" play)"
    check_has "$family test" "$(install_command "$family" test | tr C c)" catch
done
check_has Fedora "$(install_command fedora play)" "sudo dnf install gcc-c++"
check_has Arch "$(install_command arch play)" "sudo pacman -S --needed base-devel"
check_has openSUSE "$(install_command suse play)" "sudo zypper install gcc-c++"
check_has macOS "$(install_command macos play)" "brew install cmake"
install_command unknown play
check "an unknown system has no command" $? 1

for version in 3.25 3.25.1 3.28.3 3.100.0 4.0.2; do
    (check_cmake $version) >/dev/null 2>&1
    check "cmake $version" $? 0
done
for version in 3.22.1 3.9.6 2.8.12; do
    text=$( (check_cmake $version) 2>&1)
    check "cmake $version" $? 1
    check_has "cmake $version" "$text" "cmake $version is too old: 3.25 or later is needed"
done

# Only what dpkg-query calls installed counts; it ends with 1 when it has not heard of a package.
printf '%s\n' '#!/bin/sh' 'echo "cmake installed"; echo "xvfb config-files"; echo "catch2 installed"; exit 1' \
    >"$work/dpkg-query"
chmod +x "$work/dpkg-query"
PATH=$work:$PATH
check "missing packages" "$(missing_packages cmake xvfb catch2 sdl | tr '\n' ' ')" "xvfb sdl "
printf '%s\n' '#!/bin/sh' 'exit 1' >"$work/dpkg-query"
check "no list" "$(missing_packages cmake xvfb | tr '\n' ' ')" "cmake xvfb "

# Neither root nor sudo: the line to run.
id() { echo 1000; }
command() { return 1; }
text=$( (install_debian "xvfb xauth ") 2>&1)
check "no root ends with" $? 1
check_has "no root" "$text" "apt-get install --no-install-recommends xvfb xauth"
finish
