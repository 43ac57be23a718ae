// What the window tells the app about the deck on the tiles: its content, and the progress of reading it.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>

#include "decks/picture_scan.hpp"
#include "twoturns/result.hpp"

namespace twoturns::decks {

/// Progress of reading the pictures of a folder.
struct DeckProgress {
    std::string deck;
    std::size_t done = 0;
    std::size_t all = 0;
    friend bool operator==(const DeckProgress&, const DeckProgress&) = default;
};

/// A picture shown uncropped, once it is read.
struct WholePicture {
    std::string file;
    int width = 0; ///< of the upright, decoded picture, in pixels; 0 if it cannot be read
    int height = 0;
    friend bool operator==(const WholePicture&, const WholePicture&) = default;
};

/// What the window knows about the player's own pictures: those in play, and those being read.
struct DeckStatus {
    SharedScan shown;                          ///< null while the deck is of another kind
    std::string played;                        ///< the deck on the tiles, as in the settings
    std::optional<DeckProgress> progress;      ///< nullopt while none are being read
    std::map<std::string, Message> unusable{}; ///< decks on the page of decks that cannot be used, with the reason
    std::optional<WholePicture> whole{};       ///< the last one read
    friend bool operator==(const DeckStatus&, const DeckStatus&) = default;
};

} // namespace twoturns::decks
