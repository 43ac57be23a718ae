# Functions shared by the scripts beside it; POSIX sh, sourced by a script that has set `source`, the folder of the
# project. Reports each step in a short line; commands are quiet unless they fail.
# shellcheck shell=sh
: "${source:?}"

say() { printf '%s\n' "$*"; }

die() {
    printf '%s: %s\n' "${0##*/}" "$*" >&2
    exit 1
}

# The oldest supported CMake, as in CMakeLists.txt.
oldest_cmake=3.25

# os_family OS_RELEASE_FILE KERNEL: prints debian, fedora, arch, suse, macos or unknown.
os_family() {
    if [ "$2" = Darwin ]; then
        echo macos
        return
    fi
    [ -r "$1" ] || { echo unknown; return; }
    # shellcheck disable=SC1090 # os-release is made to be read by a shell
    for id in $(. "$1" && printf '%s %s' "${ID:-}" "${ID_LIKE:-}"); do
        case $id in
        debian | ubuntu) echo debian && return ;;
        fedora | rhel | centos) echo fedora && return ;;
        arch | archlinux) echo arch && return ;;
        suse | opensuse*) echo suse && return ;;
        esac
    done
    echo unknown
}

# packages FAMILY PURPOSE: prints the distribution's packages needed to `play` or to `test`.
packages() {
    case $1 in
    debian)
        echo build-essential cmake ninja-build gettext libsdl2-dev libsdl2-image-dev libsdl2-ttf-dev \
            libsqlite3-dev zlib1g-dev libexif-dev libjpeg-dev libzip-dev libzstd-dev libwebp-dev pkg-config libcli11-dev \
            libharfbuzz-bin libharfbuzz-dev libfribidi-dev libqrencode-dev libfontconfig-dev libdbus-1-dev fonts-noto-color-emoji fonts-noto-core fonts-noto-cjk
        [ "$2" = play ] || echo catch2 xvfb xauth xdotool x11-xkb-utils strace dbus-daemon pulseaudio
        ;;
    fedora)
        echo gcc-c++ cmake ninja-build gettext pkgconf-pkg-config "'pkgconfig(sdl2)'" "'pkgconfig(SDL2_image)'" \
            "'pkgconfig(SDL2_ttf)'" "'pkgconfig(sqlite3)'" "'pkgconfig(zlib)'" cli11-devel harfbuzz-devel \
            "'pkgconfig(fribidi)'" "'pkgconfig(libqrencode)'" "'pkgconfig(fontconfig)'" "'pkgconfig(dbus-1)'" "'pkgconfig(libexif)'" \
            "'pkgconfig(libjpeg)'" "'pkgconfig(libzip)'" "'pkgconfig(libzstd)'" "'pkgconfig(libwebp)'" \
            google-noto-color-emoji-fonts google-noto-sans-fonts google-noto-sans-cjk-fonts \
            google-noto-serif-fonts google-noto-serif-cjk-fonts
        [ "$2" = play ] || echo catch-devel xorg-x11-server-Xvfb xorg-x11-xauth xdotool setxkbmap strace dbus-daemon pulseaudio
        ;;
    arch)
        echo base-devel cmake ninja gettext pkgconf sdl2 sdl2_image sdl2_ttf sqlite zlib cli11 harfbuzz-utils \
            fribidi qrencode fontconfig dbus libexif libjpeg-turbo libzip zstd libwebp noto-fonts-emoji noto-fonts noto-fonts-cjk
        [ "$2" = play ] || echo catch2 xorg-server-xvfb xorg-xauth xdotool xorg-setxkbmap strace
        ;;
    suse)
        echo gcc-c++ cmake ninja gettext-tools pkgconf-pkg-config "'pkgconfig(sdl2)'" "'pkgconfig(SDL2_image)'" \
            "'pkgconfig(SDL2_ttf)'" "'pkgconfig(sqlite3)'" "'pkgconfig(zlib)'" cli11-devel harfbuzz-tools \
            "'pkgconfig(harfbuzz)'" "'pkgconfig(fribidi)'" "'pkgconfig(libqrencode)'" "'pkgconfig(fontconfig)'" "'pkgconfig(dbus-1)'" "'pkgconfig(libexif)'" \
            "'pkgconfig(libjpeg)'" "'pkgconfig(libzip)'" "'pkgconfig(libzstd)'" "'pkgconfig(libwebp)'" \
            google-noto-coloremoji-fonts google-noto-sans-fonts google-noto-sans-cjk-fonts \
            google-noto-serif-fonts google-noto-serif-cjk-fonts
        [ "$2" = play ] || echo Catch2-devel xorg-x11-server-Xvfb xauth xdotool setxkbmap strace
        ;;
    macos)
        echo cmake ninja gettext pkg-config sdl2 sdl2_image sdl2_ttf sqlite zlib cli11 harfbuzz fribidi qrencode fontconfig \
            libexif libjpeg-turbo libzip zstd webp \
            font-noto-color-emoji font-noto-sans font-noto-sans-cjk-sc \
            font-noto-serif font-noto-serif-cjk-sc
        [ "$2" = play ] || echo catch2
        ;;
    esac
}

# install_command FAMILY PURPOSE: prints a command that installs those packages.
install_command() {
    case $1 in
    debian) set -- "sudo apt-get install --no-install-recommends" "$@" ;;
    fedora) set -- "sudo dnf install" "$@" ;;
    arch) set -- "sudo pacman -S --needed" "$@" ;;
    suse) set -- "sudo zypper install" "$@" ;;
    macos) set -- "brew install" "$@" ;;
    *) return 1 ;;
    esac
    # shellcheck disable=SC2046 # one word a package
    echo "$1" $(packages "$2" "$3")
}

# lacking PURPOSE: prints the missing programs and libraries, for systems whose packages we do not install.
lacking() {
    command -v c++ >/dev/null || command -v g++ >/dev/null || command -v clang++ >/dev/null || echo "a C++ compiler"
    for program in cmake ninja msgfmt hb-subset pkg-config; do
        command -v "$program" >/dev/null || echo "$program"
    done
    modules="sdl2 SDL2_image SDL2_ttf sqlite3 zlib CLI11 harfbuzz fribidi libqrencode"
    [ "$1" = play ] || modules="$modules catch2"
    for module in $modules; do
        # Catch2 3 calls its module with a main function catch2-with-main.
        pkg-config --exists "$module" 2>/dev/null || pkg-config --exists "$module-with-main" 2>/dev/null ||
            echo "$module"
    done
    if [ "$1" = test ] && [ "$(uname -s)" = Linux ]; then
        for program in Xvfb xauth xdotool; do
            command -v "$program" >/dev/null || echo "$program"
        done
    fi
}

# missing_packages PACKAGE...: prints those that are not installed according to dpkg.
missing_packages() {
    # shellcheck disable=SC2016 # the fields are dpkg's
    installed=$(dpkg-query -W -f='${Package} ${db:Status-Status}\n' "$@" 2>/dev/null | sed -n 's/ installed$//p')
    for package in "$@"; do
        printf '%s\n' "$installed" | grep -qxF -e "$package" || echo "$package"
    done
}

# need PURPOSE: ensures that everything needed to `play` or to `test` is installed: on Debian and derivatives installs
# what is missing, elsewhere says what to install.
need() {
    family=$(os_family /etc/os-release "$(uname -s)")
    if [ "$family" = debian ]; then
        # shellcheck disable=SC2046 # one word a package
        missing=$(missing_packages $(packages debian "$1") | tr '\n' ' ')
        [ -z "$missing" ] || install_debian "$missing"
    else
        missing=$(lacking "$1" | sed '2,$s/^/, /' | tr -d '\n')
        if [ -n "$missing" ]; then
            say "Missing: $missing" >&2
            how=$(install_command "$family" "$1") ||
                die "this system is not one whose package names are known here; Debian's are: $(packages debian "$1" | tr '\n' ' ')"
            die "install what is missing with:
  $how"
        fi
    fi
    check_cmake "$(cmake --version | sed -n 's/^cmake version \([0-9.]*\).*/\1/p')"
}

# install_debian PACKAGES: installs packages by apt-get, as root or by sudo.
install_debian() {
    if [ "$(id -u)" -eq 0 ]; then
        as_root=
    elif command -v sudo >/dev/null; then
        as_root="sudo"
    else
        die "packages are missing, and this is neither root nor is there sudo; let an administrator run:
  apt-get install --no-install-recommends ${1% }"
    fi
    say "Installing: ${1% }"
    # shellcheck disable=SC2086 # one word a package; no word at all for root
    {
        quietly $as_root apt-get $apt_patience update
        quietly $as_root env DEBIAN_FRONTEND=noninteractive apt-get $apt_patience install -y --no-install-recommends $1
    }
}

# Waits for other programs that install something, such as the updates of a system that was just started.
apt_patience="-o DPkg::Lock::Timeout=600"

# release_suffix OS_RELEASE_FILE: prints what tells a Debian package for this release from those for others, such as
# ~deb12 or ~ubuntu24.04; a package for a later release counts as newer.
release_suffix() {
    # shellcheck disable=SC1090 # os-release is made to be read by a shell
    (
        . "$1"
        case ${ID:-} in
        debian) printf '~deb%s\n' "${VERSION_ID:-99}" ;; # testing has no number
        *) printf '~%s%s\n' "${ID:-unknown}" "${VERSION_ID:-}" ;;
        esac
    )
}

# check_cmake VERSION: ends the script if this CMake is too old.
check_cmake() {
    oldest=$(printf '%s\n%s\n' "$oldest_cmake" "$1" | sort -t . -k 1,1n -k 2,2n | head -n 1)
    [ "$oldest" = "$oldest_cmake" ] || die "cmake $1 is too old: $oldest_cmake or later is needed. \
Debian 12, Ubuntu 24.04 and later systems have it; others find it at https://cmake.org/download/"
}

# quietly COMMAND...: runs a command; if it fails, shows its output and ends the script.
quietly() {
    log=$(mktemp)
    if ! "$@" >"$log" 2>&1 </dev/null; then
        cat "$log" >&2
        rm -f "$log"
        die "this failed: $*"
    fi
    rm -f "$log"
}

# make_assets [TARGET...]: builds the pictures, fonts and icons in build/assets, which packages for other systems also
# use, and the given targets for this system.
make_assets() {
    need play
    say "Making the pictures and fonts"
    (
        unset CXXFLAGS LDFLAGS
        quietly cmake -S "$source" -B "$source/build/assets" --preset release
        quietly cmake --build "$source/build/assets" --target twoturns_assets "$@"
    )
}

# build FOLDER CMAKE-ARGUMENT...: configures and builds; fast if nothing has changed.
build() {
    folder=$1
    shift
    say "Building in $folder"
    quietly cmake -S "$source" -B "$folder" -G Ninja "$@"
    if [ -t 1 ]; then # Ninja counts its steps on one line of a terminal
        cmake --build "$folder"
    else
        quietly cmake --build "$folder"
    fi
}
