// Emoji of the game's own decks, for texts where no font has them in colours.
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

/// Reads which emoji there are when first asked, and the pictures of a deck when one of them is drawn; keeps both. For
/// one thread.
class EmojiPictures {
public:
    /// Of the decks below a folder; of none where that is empty.
    explicit EmojiPictures(std::filesystem::path decks) : decks_(std::move(decks)) {}

    /// Whether there is a picture of an emoji in UTF-8, with its selectors or without.
    [[nodiscard]] bool has(const std::string& emoji) const;
    /// All characters of those emoji, each once.
    [[nodiscard]] std::u32string characters() const;
    /// The picture of one, so wide and high; clear where there is none, or where its deck cannot be read.
    [[nodiscard]] Surface draw(const std::string& emoji, int side) const;

private:
    struct Place {
        std::string deck;
        int picture = 0;
    };
    using Places = std::map<std::string, Place>; // by the emoji, without selectors

    [[nodiscard]] const Places& places() const;
    [[nodiscard]] const Deck* deck(const std::string& name) const;

    std::filesystem::path decks_;
    mutable std::optional<Places> places_;
    mutable std::map<std::string, std::optional<Deck>> loaded_; // none: it cannot be read
};

} // namespace twoturns::view
