#!/bin/sh
# Builds the libraries that a package bundles, statically, from the sources of this distribution.
set -eu

source=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
# shellcheck source=scripts/lib.sh
. "$source/scripts/lib.sh"

usage() {
    cat <<USAGE
Usage: sh scripts/libraries.sh linux | windows | web

Builds SDL and all else that the game links, for programs that need none of it installed, and prints the folder they are
in. What was built once with the same versions and flags is taken again. Takes 6 to 15 minutes on two processors.

They are kept in TWOTURNS_LIBRARY_CACHE, or else in ~/.cache/twoturns.
USAGE
}

case ${1:-} in
--help | -h) usage && exit ;;
linux | windows | web) target=$1 ;;
'') die "libraries for what? linux, windows or web (see --help)" ;;
*) die "unknown argument: $1 (see --help)" ;;
esac
[ $# -eq 1 ] || die "one argument at a time (see --help)"
[ "$(os_family /etc/os-release "$(uname -s)")" = debian ] || die "the sources are those of Debian, Ubuntu and their kin"

# The caller's flags are for another compiler, or only for the game.
unset CFLAGS CXXFLAGS CPPFLAGS LDFLAGS

# The source packages to build, in this order.
libraries="zlib fribidi libexif libzstd sqlite3 libzip qrencode libwebp libjpeg-turbo freetype harfbuzz libsdl2 libsdl2-image libsdl2-ttf"

# Build dependencies. SDL loads all Linux-specific libraries at run time, so these headers decide what it can use.
tools="dpkg-dev cmake ninja-build tcl libcli11-dev catch2"
case $target in
linux)
    tools="$tools build-essential nasm pkg-config libx11-dev libxext-dev libxcursor-dev libxi-dev libxrandr-dev libxss-dev \
libxfixes-dev libwayland-dev wayland-protocols libxkbcommon-dev libdecor-0-dev libegl-dev libgl-dev libgles-dev libgbm-dev \
libdrm-dev libpulse-dev libpipewire-0.3-dev libasound2-dev libudev-dev libdbus-1-dev libibus-1.0-dev"
    ;;
windows) tools="$tools g++-mingw-w64-x86-64-posix mingw-w64-tools nasm" ;;
web) tools="$tools emscripten" ;;
esac
# shellcheck disable=SC2086 # one word a package
missing=$(missing_packages $tools | tr '\n' ' ')
[ -z "$missing" ] || install_debian "$missing" >&2

cache=${TWOTURNS_LIBRARY_CACHE:-$HOME/.cache/twoturns}

# Where the system's lists name no sources, lists of our own do, for this script alone: the system's stay as they are.
# Sets `apt_options`. They are fetched again after a day.
apt_options=
own_lists() {
    lists=$cache/lists
    mkdir -p "$lists/parts" "$lists/lists/partial" "$lists/archives/partial"
    apt_options="-o Dir::Etc::SourceList=/dev/null -o Dir::Etc::SourceParts=$lists/parts -o Dir::State::Lists=$lists/lists \
-o Dir::Cache=$lists -o Dir::Cache::pkgcache= -o Dir::Cache::srcpkgcache="
    [ -z "$(find "$lists/fresh" -mtime -1 2>/dev/null)" ] || return 0
    rm -f "$lists"/parts/*
    for list in /etc/apt/sources.list.d/*.sources; do
        [ ! -f "$list" ] || sed 's/^Types:.*/Types: deb-src/' "$list" >"$lists/parts/${list##*/}"
    done
    for list in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
        [ ! -f "$list" ] || sed -n 's/^deb /deb-src /p' "$list" >"$lists/parts/${list##*/}.list"
    done
    # shellcheck disable=SC2086 # one word an option
    quietly apt-get $apt_options update
    touch "$lists/fresh"
}
# shellcheck disable=SC2086 # one word a package
apt-cache showsrc --only-source $libraries >/dev/null 2>&1 || own_lists

compiler() {
    case $target in
    linux) c++ --version ;;
    windows) x86_64-w64-mingw32-g++-posix --version ;;
    web) em++ --version ;;
    esac | head -n 1
}

# shellcheck disable=SC2086 # one word a package
versions=$(apt-cache $apt_options showsrc --only-source $libraries | sed -n -e 's/^Package: //p' -e 's/^Version: //p')
key=$({
    printf '%s\n' "$versions"
    compiler
    cat "$source/scripts/libraries.sh" "$source/packaging/libraries/CMakeLists.txt"
    [ "$target" = linux ] || cat "$source/packaging/$target/toolchain.cmake"
} | sha256sum | cut -c 1-12)
prefix=$cache/$target-$key
if [ -f "$prefix/complete" ]; then
    printf '%s\n' "$prefix"
    exit
fi
mkdir -p "$prefix/built"
prefix=$(CDPATH='' cd -- "$prefix" && pwd -P)
say "Building the libraries for $target in $prefix" >&2
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT

# Keep build paths out of the libraries, and let the linker drop unused functions. Optimise bundles of one file for
# size, those for Linux for speed as the distribution does.
size=-Os
[ "$target" != linux ] || size=-O2
flags="$size -ffunction-sections -fdata-sections -ffile-prefix-map=$work=."
# No exception passes through C, but on Windows longjmp needs the unwind tables.
c_flags=$flags
if [ "$target" = linux ]; then
    flags="$flags -fPIE -fstack-protector-strong -D_FORTIFY_SOURCE=2" # as in cmake/Hardening.cmake
    [ "$(uname -m)" != x86_64 ] || flags="$flags -fcf-protection"
    c_flags="$flags -fno-asynchronous-unwind-tables"
fi
set -- -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_C_FLAGS_RELEASE="$c_flags -DNDEBUG" -DCMAKE_CXX_FLAGS_RELEASE="$flags -DNDEBUG" \
    -DBUILD_SHARED_LIBS=OFF -DCMAKE_INSTALL_PREFIX="$prefix" -DCMAKE_INSTALL_LIBDIR:STRING=lib -DCMAKE_PREFIX_PATH="$prefix" \
    -DTWOTURNS_LIBRARIES="$prefix"
case $target in
linux) export PKG_CONFIG_PATH="$prefix/lib/pkgconfig" ;;
*) set -- "$@" -DCMAKE_TOOLCHAIN_FILE="$source/packaging/$target/toolchain.cmake" ;;
esac
if [ "$target" = web ]; then
    export NODE_PATH=/usr/share/nodejs # emscripten's own modules, for any Node.js
    # CMake measures type sizes by reading a compiled program, but here it consists of two files and CMake reads the
    # wrong one.
    set -- "$@" -DHAVE_SIZEOF_OFF_T=1 -DSIZEOF_OFF_T=8 -DHAVE_SIZEOF_SIZE_T=1 -DSIZEOF_SIZE_T=4 -DHAVE_SIZE_T=1 -DSIZE_T=4 \
        -DHAVE_UNSIGNED_LONG=1 -DUNSIGNED_LONG=4
fi

# fetch PACKAGE: unpacks its sources, with the distribution's patches, in $work/PACKAGE.
fetch() {
    mkdir "$work/fetched"
    # shellcheck disable=SC2086 # one word an option
    (cd "$work/fetched" && quietly apt-get $apt_options source -q --only-source "$1" && mv -- */ "$work/$1")
    rm -rf "$work/fetched"
}

# fetch_original PACKAGE: unpacks its sources as their authors publish them, in $work/PACKAGE: for a library whose only
# changes in the distribution concern its build and its programs.
fetch_original() {
    mkdir "$work/fetched" "$work/$1"
    # shellcheck disable=SC2086 # one word an option
    (cd "$work/fetched" && quietly apt-get $apt_options source -q --tar-only --only-source "$1" &&
        tar -x --strip-components=1 -C "$work/$1" -f ./*.orig.tar.*)
    rm -rf "$work/fetched"
}

# cmake_library PACKAGE OPTION...: builds and installs it unless that is done.
cmake_library() {
    package=$1
    shift
    [ ! -f "$prefix/built/$package" ] || return 0
    say "  $package" >&2
    [ -d "$work/$package" ] || fetch "$package"
    quietly cmake -S "$work/$package" -B "$work/build/$package" "$@"
    quietly cmake --build "$work/build/$package"
    quietly cmake --install "$work/build/$package"
    rm -rf "$work/build/$package" "${work:?}/$package"
    touch "$prefix/built/$package"
}

# plain_libraries: builds those of packaging/libraries.
plain_libraries() {
    [ ! -f "$prefix/built/plain" ] || return 0
    say "  zlib, FriBidi, libexif, Zstandard, SQLite" >&2
    mkdir -p "$work/plain"
    for package in zlib fribidi libexif libzstd sqlite3; do
        fetch "$package"
        mv "$work/$package" "$work/plain/$package"
    done
    mkdir "$work/plain/sqlite3/build"
    (cd "$work/plain/sqlite3/build" && quietly ../configure --disable-tcl && quietly make sqlite3.c)
    cp -r "$source/packaging/libraries" "$work/plain/build-files"
    quietly cmake -S "$work/plain/build-files" -B "$work/build/plain" -DSOURCES="$work/plain" "$@"
    quietly cmake --build "$work/build/plain"
    quietly cmake --install "$work/build/plain"
    rm -rf "$work/build/plain" "$work/plain"
    touch "$prefix/built/plain"
}

plain_libraries "$@"
# A newer glibc's arc4random would be required; the game encrypts nothing.
cmake_library libzip "$@" -DENABLE_COMMONCRYPTO=OFF -DENABLE_GNUTLS=OFF -DENABLE_MBEDTLS=OFF -DENABLE_OPENSSL=OFF \
    -DENABLE_WINDOWS_CRYPTO=OFF -DENABLE_BZIP2=OFF -DENABLE_LZMA=OFF -DENABLE_ZSTD=OFF -DBUILD_TOOLS=OFF -DBUILD_REGRESS=OFF \
    -DBUILD_EXAMPLES=OFF -DBUILD_DOC=OFF -DHAVE_ARC4RANDOM=0
[ -f "$prefix/built/qrencode" ] || fetch_original qrencode
cmake_library qrencode "$@" -DWITH_TOOLS=OFF -DWITH_TESTS=OFF -DWITHOUT_PNG=ON
case $target in
web) simd="-DWITH_SIMD=OFF" ;;
*) simd="-DREQUIRE_SIMD=ON" ;;
esac
# A page draws and decodes with the processor alone, so these two are worth some size there.
drawing="$c_flags"
[ "$target" != web ] || drawing="$c_flags -O2"
cmake_library libwebp "$@" -DCMAKE_C_FLAGS_RELEASE="$drawing -DNDEBUG" -DWEBP_BUILD_ANIM_UTILS=OFF -DWEBP_BUILD_CWEBP=OFF -DWEBP_BUILD_DWEBP=OFF -DWEBP_BUILD_GIF2WEBP=OFF \
    -DWEBP_BUILD_IMG2WEBP=OFF -DWEBP_BUILD_VWEBP=OFF -DWEBP_BUILD_WEBPINFO=OFF -DWEBP_BUILD_WEBPMUX=OFF -DWEBP_BUILD_EXTRAS=OFF
cmake_library libjpeg-turbo "$@" $simd -DENABLE_SHARED=OFF -DWITH_TURBOJPEG=OFF -DWITH_ARITH_ENC=OFF
# Under Windows fonts are the game's own and those of folder_fonts.hpp, colours of glyphs are FreeType's business, and it
# draws by itself: what else they can do is left out of its program.
shaping=
drawers="-DSDL_OPENGL=ON -DSDL_OPENGLES=ON"
if [ "$target" = windows ]; then
    shaping="-DHB_NO_AAT -DHB_NO_BITMAP -DHB_NO_BUFFER_SERIALIZE -DHB_NO_CFF -DHB_NO_COLOR -DHB_NO_DRAW -DHB_NO_MATH -DHB_NO_META -DHB_NO_NAME -DHB_NO_STYLE -DHB_NO_VAR"
    drawers="-DSDL_OPENGL=OFF -DSDL_OPENGLES=OFF -DSDL_RENDER_D3D=OFF"
    if [ ! -f "$prefix/built/freetype" ]; then
        fetch freetype
        sed -i -E '/(t1|t1cid|pfr|t42|winfnt|pcf|bdf)_driver|(sdf|svg)_renderer/d' "$work/freetype/include/freetype/config/ftmodule.h"
    fi
    # Turn off SDL's replacement by another version at run time: its table keeps all functions linked, used or not.
    if [ ! -f "$prefix/built/libsdl2" ]; then
        fetch libsdl2
        sed -i 's/#define SDL_DYNAMIC_API 1/#define SDL_DYNAMIC_API 0/' "$work/libsdl2/src/dynapi/SDL_dynapi.h"
    fi
fi
cmake_library freetype "$@" -DFT_DISABLE_BZIP2=ON -DFT_DISABLE_PNG=ON -DFT_DISABLE_HARFBUZZ=ON -DFT_DISABLE_BROTLI=ON \
    -DFT_REQUIRE_ZLIB=ON
cmake_library harfbuzz "$@" -DCMAKE_CXX_FLAGS_RELEASE="$flags -Os -DNDEBUG $shaping" -DHB_HAVE_FREETYPE=ON -DHB_BUILD_SUBSET=OFF
# A page's picture has red first in memory, unlike everything that is drawn: exchanging them for what has changed
# (src/web/page_screen.cpp) is faster than SDL's copying between the two.
if [ "$target" = web ]; then
    drawers="-DSDL_OPENGL=OFF -DSDL_OPENGLES=OFF"
    if [ ! -f "$prefix/built/libsdl2" ]; then
        fetch libsdl2
        sed -i 's/SDL_PIXELFORMAT_BGR888/SDL_PIXELFORMAT_RGB888/' "$work/libsdl2/src/video/emscripten/SDL_emscriptenframebuffer.c"
        grep -q SDL_PIXELFORMAT_RGB888 "$work/libsdl2/src/video/emscripten/SDL_emscriptenframebuffer.c" || die "SDL has changed: see how a page's picture is made"
    fi
fi
# On a Wayland screen without a pointer and keys (no seat) SDL 2.26 uses an input that it does not have, and crashes.
if [ "$target" = linux ] && [ ! -f "$prefix/built/libsdl2" ]; then
    fetch libsdl2
    sed -i -e '/^Wayland_InitMouse/,/^}/s/^    input->relative_mode_override/    if (input == NULL) {\n        SDL_SetDefaultCursor(Wayland_CreateDefaultCursor());\n        return;\n    }\n&/' \
        "$work/libsdl2/src/video/wayland/SDL_waylandmouse.c"
    grep -q 'if (input == NULL) {' "$work/libsdl2/src/video/wayland/SDL_waylandmouse.c" || die "SDL has changed: see why Wayland was mended"
fi
# shellcheck disable=SC2086 # one word an option
cmake_library libsdl2 "$@" -DCMAKE_C_FLAGS_RELEASE="$drawing -DNDEBUG" $drawers -DSDL_HAPTIC=OFF -DSDL_SENSOR=OFF -DSDL_VULKAN=OFF -DSDL_SHARED=OFF -DSDL_STATIC=ON -DSDL_TEST=OFF -DSDL_OFFSCREEN=OFF
cmake_library libsdl2-image "$@" -DSDL2IMAGE_VENDORED=OFF -DSDL2IMAGE_DEPS_SHARED=OFF -DSDL2IMAGE_BACKEND_STB=ON \
    -DSDL2IMAGE_SAMPLES=OFF -DSDL2IMAGE_WEBP=ON -DSDL2IMAGE_TIF=OFF -DSDL2IMAGE_AVIF=OFF -DSDL2IMAGE_JXL=OFF
# PNG is read without libpng, but SDL2_image still requires it of its users.
sed -i '/find_dependency(PNG)/d' "$prefix/lib/cmake/SDL2_image/SDL2_imageConfig.cmake"
cmake_library libsdl2-ttf "$@" -DSDL2TTF_VENDORED=OFF -DSDL2TTF_HARFBUZZ=ON -DSDL2TTF_SAMPLES=OFF
if [ "$target" != linux ]; then # headers only, which a cross compiler must not look for in /usr
    cp -R /usr/include/CLI /usr/include/catch2 "$prefix/include/"
    mkdir -p "$prefix/share/cmake"
    cp -R /usr/share/cmake/CLI11 "$prefix/share/cmake/"
fi
touch "$prefix/complete"
printf '%s\n' "$prefix"
