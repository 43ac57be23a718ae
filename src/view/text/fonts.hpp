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

/// Draws each character with the first font that has it. Opens a font once per size, because resizing an open one is
/// slow, and reads only the parts of the files that are drawn; Chinese fonts stay closed until a character needs them,
/// as do the emoji pictures that replace missing colour fonts.
class Fonts final : public ui::TextMeasure {
public:
    /// Uses the fonts in a folder. Throws StartError if a file is missing or the Latin one is invalid. Characters of an
    /// invalid Chinese font are drawn as boxes, as are those for which `find` has no font. Emoji without a colour font
    /// use the pictures of the decks in `decks`, or a gap of the same width.
    explicit Fonts(const std::filesystem::path& folder, FindFont find = {}, std::filesystem::path decks = {});

    /// Returns the width that draw() produces. Accepts any bytes; only the first 64 KiB count. Widths are cached,
    /// because each frame requests the same texts.
    [[nodiscard]] float width(const std::string& text, float size, bool bold) const override;

    /// Returns text in that colour on a transparent background (use white for text tinted later) and emoji in their own
    /// colours. Invalid UTF-8 and characters without a font are drawn as boxes, emoji as gaps. Throws
    /// StartError if drawing fails, as for text wider than any window.
    [[nodiscard]] Surface draw(const std::string& text, float size, bool bold,
                               SDL_Color ink = {255, 255, 255, 255}) const;
    /// Returns whether some of the text has its own colours.
    [[nodiscard]] bool is_coloured(const std::string& text, float size, bool bold) const;
    /// Returns the distance from the top of draw()'s surface to the middle of capital letters, in pixels.
    [[nodiscard]] float middle(float size, bool bold) const;

private:
    struct File {
        std::string name;
        int face = 0;
        Source source; ///< open while the font is, and shared by all its sizes
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
    [[nodiscard]] std::vector<Run> runs(const std::string& text, int size, bool bold) const;
    [[nodiscard]] bool is_coloured(FontFile font) const { return files_[static_cast<std::size_t>(font)].coloured; }
    [[nodiscard]] float scale_of(const Run& run, int size) const;
    [[nodiscard]] int width(const Run& run, int size) const;
    [[nodiscard]] Surface draw(const Run& run, int size, SDL_Color ink) const;
    void remember(const std::string& text, int size, bool bold, float width) const;
    void forget_widths() const;

    FindFont find_;
    EmojiPictures pictures_;
    mutable std::deque<File> files_; // in the order of FontFile; declared before the fonts, which read from them
    mutable std::unordered_map<char32_t, std::optional<FontFile>> found_;
    mutable std::map<std::pair<FontFile, int>, Font> fonts_;
    mutable std::map<std::pair<int, bool>, Widths> widths_; // by size in pixels and weight
    mutable std::size_t remembered_ = 0;                    // number of cached widths of all sizes
};

} // namespace twoturns::view
