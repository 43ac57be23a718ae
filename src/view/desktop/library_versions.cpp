#include "view/desktop/library_versions.hpp"

#include <SDL_image.h>
#include <SDL_ttf.h>
#include <SDL_version.h>
#include <hb.h>
#include <zlib.h>

namespace twoturns::view {
namespace {

std::string dotted(const SDL_version& version) {
    return std::to_string(int{version.major}) + "." + std::to_string(int{version.minor}) + "." +
           std::to_string(int{version.patch});
}

} // namespace

std::string library_versions() {
    SDL_version sdl{};
    SDL_GetVersion(&sdl);
    return "SDL " + dotted(sdl) + "\nSDL_image " + dotted(*IMG_Linked_Version()) + "\nSDL_ttf " +
           dotted(*TTF_Linked_Version()) + "\nHarfBuzz " + hb_version_string() + "\nzlib " + zlibVersion() + "\n";
}

} // namespace twoturns::view
