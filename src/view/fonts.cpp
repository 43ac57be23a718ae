#include "view/fonts.hpp"

#include <cmath>

#include "platform/files.hpp"

namespace twoturns::view {
namespace {

constexpr float widest_text = 16384; // pixels

} // namespace

Fonts::Fonts(const std::filesystem::path& file) {
    const std::string name = platform::name_of(file);
    auto content = platform::read_file(name);
    if (!content) throw StartError(name + ": " + to_english(content.error()));
    file_ = *std::move(content);
    SDL_RWops* bytes = SDL_RWFromConstMem(file_.data(), static_cast<int>(file_.size()));
    checked<Font>(bytes == nullptr ? nullptr : TTF_OpenFontRW(bytes, 1, 16), name);
}

TTF_Font* Fonts::font(float size, bool bold) const {
    const std::pair key{std::max(1, static_cast<int>(std::lround(size))), bold};
    auto& font = fonts_[key];
    if (!font) {
        font = checked<Font>(
            TTF_OpenFontRW(SDL_RWFromConstMem(file_.data(), static_cast<int>(file_.size())), 1, key.first), "the font");
        TTF_SetFontHinting(font.get(), TTF_HINTING_LIGHT_SUBPIXEL);
        if (bold) TTF_SetFontStyle(font.get(), TTF_STYLE_BOLD);
    }
    return font.get();
}

float Fonts::width(const std::string& text, float size, bool bold) const {
    try {
        int width = 0;
        if (!text.empty()) TTF_SizeUTF8(font(size, bold), text.c_str(), &width, nullptr);
        return static_cast<float>(width);
    } catch (const StartError&) { // the font cannot be had at this size now; what is written with it is left out
        return 0;
    }
}

Surface Fonts::draw(const std::string& text, float size, bool bold) const {
    if (width(text, size, bold) > widest_text)
        throw StartError("text of " + std::to_string(text.size()) + " bytes is wider than any window");
    const auto drawn =
        checked<Surface>(TTF_RenderUTF8_Blended(font(size, bold), text.c_str(), {255, 255, 255, 255}), "text");
    return checked<Surface>(SDL_ConvertSurfaceFormat(drawn.get(), pixel_format, 0), "text");
}

float Fonts::middle(float size, bool bold) const {
    constexpr float half_capital = 0.365F; // of the em; Chinese characters have the same middle
    return static_cast<float>(TTF_FontAscent(font(size, bold))) - half_capital * size;
}

} // namespace twoturns::view
