// Opens fonts at each required size and draws text with them.
#pragma once

#include <cstddef>
#include <deque>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "ui/text_measure.hpp"
#include "view/sdl.hpp"
#include "view/text/emoji_pictures.hpp"
#include "view/text/system_fonts.hpp"
#include "view/text/text_runs.hpp"

namespace twoturns::view {

/// Draws each character with the first font that has it. Opens a font once per size, because resizing an open font is
/// slow, and reads only the parts of the files that are drawn. Chinese fonts, and the emoji pictures that replace
/// missing colour fonts, stay closed until a character needs them.
class Fonts final : public ui::TextMeasure {
public:
    /// Uses the fonts in `folder`. Throws StartError if a file is missing or the Latin font is invalid. Draws boxes for
    /// the characters of an invalid Chinese font and for characters without a font in `find`. Draws emoji without a
    /// colour font with the pictures of the decks in `decks`, or as a gap of the same width.
    explicit Fonts(const std::filesystem::path& folder, FindFont find = {}, std::filesystem::path decks = {});

    /// Draws the letters of a language's own script with its own fonts, if the folder has any; otherwise like those of
    /// any other script. `code` is one of platform::languages(); at first it is the language in use.
    void use_language(std::string_view code);

    /// Returns the width that draw() produces, in pixels. Accepts any bytes; only the first 64 KiB count. Caches
    /// widths, because each frame requests the same texts.
    [[nodiscard]] float width(const std::string& text, float size, bool bold,
                              ui::Family family = ui::Family::sans) const override;
    [[nodiscard]] std::vector<std::uint8_t> levels(const std::string& line) const override;

    /// Returns the text in colour `ink` on a transparent background (use white for text tinted later) and emoji in
    /// their own colours. Draws invalid UTF-8 and characters without a font as boxes, emoji without a picture as gaps.
    /// Throws StartError if drawing fails, for example for a text wider than any window.
    [[nodiscard]] Surface draw(const std::string& text, float size, bool bold, SDL_Color ink = {255, 255, 255, 255},
                               ui::Family family = ui::Family::sans) const;
    /// Returns whether a part of the text is drawn in its own colours.
    [[nodiscard]] bool is_coloured(const std::string& text, float size, bool bold,
                                   ui::Family family = ui::Family::sans) const;
    /// Returns the distance from the top of draw()'s surface to the middle of capital letters, in pixels.
    [[nodiscard]] float middle(float size, bool bold, ui::Family family = ui::Family::sans) const;

private:
    struct File {
        std::string name;
        int face = 0;
        Source source; ///< open while the font is open, and shared by all its sizes
        bool usable = true;
        bool coloured = false;
    };
    using Widths = std::unordered_map<std::string, float>;

    [[nodiscard]] TTF_Font* font(FontFile file, int size) const;
    [[nodiscard]] TTF_Font* font_of(const Run& run, int size) const;
    [[nodiscard]] bool has(FontFile file, int size, char32_t character) const;
    [[nodiscard]] std::optional<FontFile> fall_back(int size, char32_t character) const;
    [[nodiscard]] std::optional<FontFile> found(int size, char32_t character) const;
    [[nodiscard]] std::optional<FontFile> font_of_emoji(int size, std::u32string_view characters,
                                                        const std::string& emoji) const;
    [[nodiscard]] std::vector<Run> runs(const std::string& text, int size, Typeface face) const;
    [[nodiscard]] bool is_coloured(FontFile font) const { return files_[static_cast<std::size_t>(font)].coloured; }
    [[nodiscard]] float scale_of(const Run& run, int size) const;
    [[nodiscard]] int width(const Run& run, int size) const;
    [[nodiscard]] Surface draw(const Run& run, int size, SDL_Color ink) const;
    void remember(const std::string& text, int size, Typeface face, float width) const;
    void forget_widths() const;

    std::filesystem::path folder_;
    FindFont find_;
    EmojiPictures pictures_;
    mutable std::deque<File> files_; // in the order of FontFile; declared first, because fonts read from the files
    mutable std::unordered_map<char32_t, std::optional<FontFile>> found_;
    mutable std::map<std::pair<FontFile, int>, Font> fonts_;
    mutable std::map<std::pair<int, Typeface>, Widths> widths_; // indexed by size in pixels and by face
    mutable std::size_t remembered_ = 0;                        // the number of cached widths of all sizes together
};

} // namespace twoturns::view
