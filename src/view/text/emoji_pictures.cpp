#include "view/text/emoji_pictures.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include "app/decks/deck_list.hpp"
#include "decks/decks.hpp"
#include "platform/files.hpp"
#include "view/drawing/raster.hpp"

namespace twoturns::view {
namespace {

constexpr std::string_view emoji_selector = "\uFE0F";

std::string without_selectors(std::string emoji) {
    for (auto at = emoji.find(emoji_selector); at != std::string::npos; at = emoji.find(emoji_selector, at))
        emoji.erase(at, emoji_selector.size());
    return emoji;
}

} // namespace

const EmojiPictures::Places& EmojiPictures::places() const {
    if (places_) return *places_;
    places_.emplace();
    if (decks_.empty()) return *places_;
    for (const app::BuiltInDeck& deck : app::built_in_decks()) {
        const auto text = platform::read_file(platform::name_of(decks_ / deck.name / "emoji.txt"));
        if (!text) continue; // not a deck of emoji
        int picture = 0;
        for (std::string_view rest = *text; !rest.empty(); ++picture) {
            const std::string_view line = rest.substr(0, rest.find('\n'));
            places_->try_emplace(without_selectors(std::string{line}), Place{deck.name, picture});
            rest.remove_prefix(std::min(rest.size(), line.size() + 1));
        }
    }
    return *places_;
}

bool EmojiPictures::has(const std::string& emoji) const { return places().contains(without_selectors(emoji)); }

std::u32string EmojiPictures::characters() const {
    decks::PictureScan all;
    for (const auto& [emoji, place] : places()) all.names.push_back(emoji);
    return decks::characters_of(all);
}

const DeckFaces* EmojiPictures::deck(const std::string& name) const {
    const auto [place, is_new] = loaded_.try_emplace(name);
    if (is_new) try {
            place->second = load_deck(decks_ / name);
        } catch (const StartError&) { // the deck page reports the error; here the emoji is a gap
        }
    return place->second ? &*place->second : nullptr;
}

Surface EmojiPictures::draw(const std::string& emoji, int side) const {
    Surface drawn = make_surface(side, side);
    const auto found = places().find(without_selectors(emoji));
    if (found == places().end()) return drawn;
    const DeckFaces* const from = deck(found->second.deck);
    if (from == nullptr || !from->atlas) return drawn;
    const SDL_Rect part = from->part(found->second.picture);
    if (part.y + part.h <= from->atlas->h)
        draw_picture(*drawn, {0, 0, static_cast<float>(side), static_cast<float>(side)}, *from->atlas, part);
    return drawn;
}

} // namespace twoturns::view
