// Loads functions of optional libraries at run time, so that the game starts without them.
#pragma once

#include <SDL_loadso.h>

namespace twoturns::view {

/// Looks up a function in a library opened by SDL_LoadObject(). If the library lacks the function, sets `function` to
/// null and returns false.
template <class Function> bool find_function(void* library, const char* name, Function*& function) {
    function = reinterpret_cast<Function*>(SDL_LoadFunction(library, name)); // NOLINT: the library's documented type
    return function != nullptr;
}

} // namespace twoturns::view
