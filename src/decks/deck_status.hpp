// The window's report to the app about the deck on the tiles: its content, and the progress of reading it.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>

#include "decks/picture_scan.hpp"
#include "twoturns/result.hpp"

namespace twoturns::decks {

/// The progress of reading the pictures of a folder.
struct DeckProgress {
    std::string deck;
    std::size_t done = 0;
    std::size_t all = 0;
    friend bool operator==(const DeckProgress&, const DeckProgress&) = default;
};

/// A picture shown uncropped, after it was read.
struct WholePicture {
    std::string file;
    int width = 0; ///< the width of the upright, decoded picture in pixels; 0 if the picture cannot be read
    int height = 0;
    friend bool operator==(const WholePicture&, const WholePicture&) = default;
};

/// The window's state of the player's own pictures: the pictures in play, and the pictures being read.
struct DeckStatus {
    SharedScan shown;                          ///< null while a deck of another kind is shown
    std::string played;                        ///< the deck on the tiles, named as in the settings
    std::optional<DeckProgress> progress;      ///< nullopt while no pictures are being read
    std::map<std::string, Message> unusable{}; ///< decks on the deck page that cannot be used, with the reason
    std::optional<WholePicture> whole{};       ///< the last picture that was read uncropped
    int least_cell = 0;                        ///< the side of a cell, in pixels, in which every text is legible
    friend bool operator==(const DeckStatus&, const DeckStatus&) = default;
};

} // namespace twoturns::decks
