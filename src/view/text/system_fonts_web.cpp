// A page on a server comes with a Chinese font for its own sentences, and loads one with all common characters when the
// player's texts need it. A page in a single file has all characters in the first font.
#include "platform/carried_files.hpp"
#include "platform/files.hpp"
#include "view/decks/assets.hpp"
#include "view/text/system_fonts.hpp"

namespace twoturns::view {
namespace {

/// Returns whether the whole font may have a character that the small one has only if the game's own sentences need it.
/// These ranges contain no emoji.
bool is_for_whole_font(char32_t character) {
    const auto within = [character](char32_t first, char32_t last) { return character >= first && character <= last; };
    return within(0x4E00, 0x9FFF) || within(0x3040, 0x30FF) || within(0x2200, 0x22FF); // Han, kana, mathematics
}

} // namespace

FindFont system_fonts() {
    const std::filesystem::path file = data_folder() / "fonts" / "more-chinese.otf";
    if (!platform::is_file(file)) return [](char32_t /*character*/) { return std::nullopt; };
    return [name = platform::name_of(file)](char32_t character) -> std::optional<SystemFont> {
        if (!is_for_whole_font(character)) return std::nullopt;
        return SystemFont{name, 0, false};
    };
}

std::function<bool(char32_t)> system_characters() {
    const bool more = platform::is_file(data_folder() / "fonts" / "more-chinese.otf");
    return [more](char32_t character) { return more && is_for_whole_font(character); };
}

} // namespace twoturns::view
