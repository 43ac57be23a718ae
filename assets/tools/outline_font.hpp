// The outlines of a font's characters as SVG paths, so that a picture can contain a character of a build-time font,
// drawn by the same code as the rest of the picture.
#pragma once

#include <memory>
#include <string>

namespace twoturns::assets {

class OutlineFont {
public:
    /// Opens the first face of a font with outlines, TrueType or OpenType. Throws std::runtime_error.
    explicit OutlineFont(const std::string& file);
    ~OutlineFont();
    OutlineFont(OutlineFont&&) noexcept;
    OutlineFont& operator=(OutlineFont&&) noexcept;
    OutlineFont(const OutlineFont&) = delete;
    OutlineFont& operator=(const OutlineFont&) = delete;

    [[nodiscard]] bool has(char32_t code) const;
    /// Returns the `d` attribute of a path: the character with an em of `size` and the centre of its ink at x, y
    /// (down). Empty for a character without ink. Throws std::runtime_error if the font lacks the character.
    [[nodiscard]] std::string path(char32_t code, double x, double y, double size);

private:
    struct Handles;
    std::unique_ptr<Handles> handles_;
};

} // namespace twoturns::assets
