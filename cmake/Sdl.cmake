# Defines one target each for SDL2 and its two companions, however they were installed:
#   twoturns::sdl2  twoturns::sdl2_image  twoturns::sdl2_ttf
# Linux distributions ship shared CMake targets, a static build of SDL ships "-static" ones, and older systems only
# pkg-config files; they are tried in that order. No version is passed to find_package: the version file of Debian 12's
# SDL2_image refuses every request, so the code checks SDL_IMAGE_VERSION_ATLEAST where needed.

find_package(Threads REQUIRED) # a static HarfBuzz, which SDL2_ttf needs, links it without finding it

function(twoturns_find_sdl name package pkgconfig debian)
  find_package(${package} CONFIG QUIET)
  if(TARGET ${package}::${package})
    set(found ${package}::${package})
  elseif(TARGET ${package}::${package}-static)
    set(found ${package}::${package}-static)
  else()
    find_package(PkgConfig QUIET)
    if(PKG_CONFIG_FOUND)
      pkg_check_modules(${package} QUIET IMPORTED_TARGET GLOBAL ${pkgconfig})
    endif()
    if(NOT TARGET PkgConfig::${package})
      message(FATAL_ERROR "${package} is missing. Debian and Ubuntu: apt install ${debian}; "
        "or configure with -DTWOTURNS_GAME=OFF for the core alone.")
    endif()
    set(found PkgConfig::${package})
  endif()
  add_library(twoturns_${name} INTERFACE)
  add_library(twoturns::${name} ALIAS twoturns_${name})
  # Imported targets are local to the directory that found them unless made global.
  get_target_property(imported ${found} IMPORTED)
  get_target_property(aliased ${found} ALIASED_TARGET)
  if(imported AND NOT aliased)
    set_target_properties(${found} PROPERTIES IMPORTED_GLOBAL TRUE)
  endif()
  target_link_libraries(twoturns_${name} INTERFACE ${found})
endfunction()

twoturns_find_sdl(sdl2 SDL2 sdl2 libsdl2-dev)
twoturns_find_sdl(sdl2_image SDL2_image SDL2_image libsdl2-image-dev)
twoturns_find_sdl(sdl2_ttf SDL2_ttf SDL2_ttf libsdl2-ttf-dev)

# Windows needs SDL's own entry point; elsewhere there is no such target.
target_link_libraries(twoturns_sdl2 INTERFACE $<TARGET_NAME_IF_EXISTS:SDL2::SDL2main>)
# The companions' targets do not link SDL itself.
target_link_libraries(twoturns_sdl2_image INTERFACE twoturns::sdl2)
target_link_libraries(twoturns_sdl2_ttf INTERFACE twoturns::sdl2)
