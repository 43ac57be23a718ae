# Builds for browsers with Debian's emscripten. TWOTURNS_LIBRARIES is the folder that scripts/libraries.sh prints; the
# host system's libraries are not used.
set(CMAKE_FIND_ROOT_PATH ${TWOTURNS_LIBRARIES})
set(CMAKE_TRY_COMPILE_PLATFORM_VARIABLES TWOTURNS_LIBRARIES)
set(ENV{PKG_CONFIG_LIBDIR} ${TWOTURNS_LIBRARIES}/lib/pkgconfig)
include(/usr/share/emscripten/cmake/Modules/Platform/Emscripten.cmake)
