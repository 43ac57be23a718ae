// Emoji from the game's own decks, used if no font has them in colour.
#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "view/decks/assets.hpp"
#include "view/sdl.hpp"

namespace twoturns::view {

/// Lists the emoji at the first query, and reads the pictures of a deck when one of them is drawn. Caches both. Only
/// one thread may use it.
class EmojiPictures {
public:
    /// Uses the decks below this folder; none if the path is empty.
    explicit EmojiPictures(std::filesystem::path decks) : decks_(std::move(decks)) {}

    /// Returns whether there is a picture of an emoji in UTF-8, with or without its selectors.
    [[nodiscard]] bool has(const std::string& emoji) const;
    /// Returns all characters of these emoji, each once.
    [[nodiscard]] std::u32string characters() const;
    /// Returns the picture of an emoji at this size; a transparent picture if there is none or its deck is unreadable.
    [[nodiscard]] Surface draw(const std::string& emoji, int side) const;

private:
    struct Place {
        std::string deck;
        int picture = 0;
    };
    using Places = std::map<std::string, Place>; // by emoji, without selectors

    [[nodiscard]] const Places& places() const;
    [[nodiscard]] const DeckFaces* deck(const std::string& name) const;

    std::filesystem::path decks_;
    mutable std::optional<Places> places_;
    mutable std::map<std::string, std::optional<DeckFaces>> loaded_; // nullopt: the deck is unreadable
};

} // namespace twoturns::view
