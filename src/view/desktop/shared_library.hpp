// Functions of libraries that are looked for at run time, so that the game starts where they are not.
#pragma once

#include <SDL_loadso.h>

namespace twoturns::view {

/// Looks for a function in a library that SDL_LoadObject() has opened; null, and false, where it has none of that name.
template <class Function> bool find_function(void* library, const char* name, Function*& function) {
    function = reinterpret_cast<Function*>(SDL_LoadFunction(library, name)); // NOLINT: what it is there
    return function != nullptr;
}

} // namespace twoturns::view
