#include "view/decks/without_font.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include <hb.h>

#include "decks/decks.hpp"
#include "view/text/emoji_pictures.hpp"
#include "view/text/font_characters.hpp"
#include "view/text/system_fonts.hpp"

namespace twoturns::view {
namespace {

bool is_seen(char32_t character) {
    switch (hb_unicode_general_category(hb_unicode_funcs_get_default(), character)) {
    case HB_UNICODE_GENERAL_CATEGORY_CONTROL:
    case HB_UNICODE_GENERAL_CATEGORY_FORMAT:
    case HB_UNICODE_GENERAL_CATEGORY_SPACE_SEPARATOR:
    case HB_UNICODE_GENERAL_CATEGORY_LINE_SEPARATOR:
    case HB_UNICODE_GENERAL_CATEGORY_PARAGRAPH_SEPARATOR: return false;
    default: break;
    }
    const bool selector = (character >= 0xFE00 && character < 0xFE10) || (character >= 0xE0100 && character < 0xE01F0);
    const bool mongolian_selector = character >= 0x180B && character < 0x1810;
    return !selector && !mongolian_selector && character != 0x34F; // U+034F is a joiner as well
}

class FontSearch final : public platform::Job<DeckLoadResult> {
public:
    FontSearch(DeckChoice choice, decks::SharedScan deck, std::vector<HasCharacter> fonts)
        : choice_(std::move(choice)), deck_(std::move(deck)), fonts_(std::move(fonts)) {}
    bool run() override {
        DeckLoadResult result;
        result.choice = choice_;
        result.without_font = view::without_font(decks::characters_of(*deck_), fonts_);
        result_ = std::move(result);
        return true;
    }
    std::optional<DeckLoadResult> take() override { return std::exchange(result_, std::nullopt); }

private:
    DeckChoice choice_;
    decks::SharedScan deck_;
    std::vector<HasCharacter> fonts_;
    std::optional<DeckLoadResult> result_;
};

} // namespace

std::u32string without_font(const std::u32string& characters, const std::vector<HasCharacter>& fonts) {
    std::u32string lacking;
    for (const char32_t character : characters)
        if (is_seen(character) &&
            std::none_of(fonts.begin(), fonts.end(), [&](const HasCharacter& has) { return has(character); }))
            lacking += character;
    return lacking;
}

std::vector<HasCharacter> fonts_for_text(const std::filesystem::path& folder, const std::filesystem::path& decks) {
    std::vector<HasCharacter> fonts;
    for (const char* name : {"latin.ttf", "chinese.otf"}) // the bold fonts have no other characters
        fonts.emplace_back(characters_of_font(folder / name));
    fonts.emplace_back(system_characters());
    fonts.emplace_back([decks, all = std::optional<std::u32string>{}](char32_t character) mutable {
        if (!all) all = EmojiPictures{decks}.characters();
        return std::binary_search(all->begin(), all->end(), character);
    });
    return fonts;
}

std::unique_ptr<platform::Job<DeckLoadResult>> looking_for_fonts(DeckChoice choice, decks::SharedScan deck,
                                                                 std::vector<HasCharacter> fonts) {
    return std::make_unique<FontSearch>(std::move(choice), std::move(deck), std::move(fonts));
}

} // namespace twoturns::view
