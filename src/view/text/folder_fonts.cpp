#include "view/text/folder_fonts.hpp"

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "platform/files.hpp"
#include "view/text/emoji.hpp"
#include "view/text/font_characters.hpp"

namespace twoturns::view {
namespace {

constexpr const char* emoji_file = "seguiemj.ttf";
// Fonts for Hebrew and Arabic, Korean, Chinese, Japanese, Thai and related scripts, Indian scripts (either of two
// files), symbols, and rare Han.
constexpr std::array other_files{"segoeui.ttf", "malgun.ttf",  "msyh.ttc",     "YuGothM.ttc", "LeelawUI.ttf",
                                 "Nirmala.ttf", "Nirmala.ttc", "seguisym.ttf", "simsunb.ttf"};

struct FontOfFolder {
    std::string file;
    std::function<bool(char32_t)> has;
};

FontOfFolder font_of(const std::filesystem::path& file) { return {platform::name_of(file), characters_of_font(file)}; }

} // namespace

FindFont fonts_of_folder(const std::filesystem::path& folder) {
    std::vector<FontOfFolder> others;
    for (const char* name : other_files) others.push_back(font_of(folder / name));
    return [emoji = font_of(folder / emoji_file),
            others = std::move(others)](char32_t character) -> std::optional<SystemFont> {
        if (may_be_emoji(character) && emoji.has(character))
            return SystemFont{emoji.file, 0, !is_flag_letter(character)};
        for (const FontOfFolder& font : others)
            if (font.has(character)) return SystemFont{font.file, 0, false};
        return std::nullopt;
    };
}

} // namespace twoturns::view
