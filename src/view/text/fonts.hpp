// The fonts, at every size they are needed, and the text drawn with them.
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

/// Draws each character with the first font that has it. Opens a font once for each size, as changing the size of an
/// open one is slow, and reads of the files only what is drawn; Chinese ones stay closed until a character needs them,
/// and so do pictures of emoji, where no font has those in colours.
class Fonts final : public ui::TextMeasure {
public:
    /// The fonts of a folder. Throws StartError when a file is missing or the Latin one is no font. Where a Chinese
    /// file is no font, its characters are drawn as boxes, as are those that `find` has no font for. Emoji that no font
    /// has in colours are pictures of the decks in `decks`, and a gap of the same width where there is none.
    explicit Fonts(const std::filesystem::path& folder, FindFont find = {}, std::filesystem::path decks = {});

    /// As wide as draw() draws it. Any bytes will do; only the first 64 KiB count. Each frame asks for the same texts
    /// again and again, so widths are remembered.
    [[nodiscard]] float width(const std::string& text, float size, bool bold) const override;

    /// Letters of that colour on clear, white ones where they are given one later, and emoji in theirs; what is no
    /// UTF-8 and what no font has is drawn as signs of its own, never as nothing but for emoji. Throws StartError when
    /// that cannot be, as for text wider than any window.
    [[nodiscard]] Surface draw(const std::string& text, float size, bool bold,
                               SDL_Color ink = {255, 255, 255, 255}) const;
    /// Whether some of it has colours of its own.
    [[nodiscard]] bool is_coloured(const std::string& text, float size, bool bold) const;
    /// From the top of what draw() gives to the middle of the capital letters, in pixels.
    [[nodiscard]] float middle(float size, bool bold) const;

private:
    struct File {
        std::string name;
        int face = 0;
        Source source; ///< open once the font is, and shared by all its sizes
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
    mutable std::deque<File> files_; // in the order of FontFile; before the fonts, which read from them
    mutable std::unordered_map<char32_t, std::optional<FontFile>> found_;
    mutable std::map<std::pair<FontFile, int>, Font> fonts_;
    mutable std::map<std::pair<int, bool>, Widths> widths_; // by size in pixels and weight
    mutable std::size_t remembered_ = 0;                    // widths of all sizes together
};

} // namespace twoturns::view
