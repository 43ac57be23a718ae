// The content of a custom deck: a folder of pictures, or a table of cards.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "decks/deck_report.hpp"

namespace twoturns::decks {

/// The text of a side or the name of a picture, before and after the player's changes.
struct DeckWords {
    std::string was; ///< the text in the deck's files: a cell or a file name; empty if it cannot be changed
    std::string now;
    std::string picture{}; ///< file name, if it is a picture
    friend bool operator==(const DeckWords&, const DeckWords&) = default;
};

/// The content of the deck, without pixels.
struct PictureScan {
    std::string deck;                   ///< the folder or table, named as in the settings
    std::vector<std::string> names;     ///< the name of each picture or card, in face order
    DeckReport report;                  ///< the pictures or cards that are not on tiles
    bool two_sided = false;             ///< a deck of cards with two faces each
    std::string title{};                ///< the deck's own title; may be empty
    bool of_folder = false;             ///< all pictures of a folder; playable with or without their names
    std::vector<DeckWords> words{};     ///< the words of each picture; for cards, of front and back
    std::string folder{};               ///< the folder with the pictures
    std::u32string without_font{};      ///< characters in the deck's texts that no font has, as far as known
    std::vector<std::uint64_t> marks{}; ///< for each face, mark_of() the picture's file or the text
    friend bool operator==(const PictureScan&, const PictureScan&) = default;
};

/// An immutable, shared PictureScan; may be null. It is shared because a scan of 50,000 cards takes 70 MB.
class SharedScan {
public:
    SharedScan() = default;
    SharedScan(PictureScan pictures) // NOLINT(google-explicit-constructor): the same value, shared
        : pictures_(std::make_shared<const PictureScan>(std::move(pictures))) {}

    explicit operator bool() const { return pictures_ != nullptr; }
    const PictureScan& operator*() const { return *pictures_; }
    const PictureScan* operator->() const { return pictures_.get(); }
    friend bool operator==(const SharedScan& a, const SharedScan& b) {
        return a.pictures_ == b.pictures_ || (a && b && *a == *b);
    }

private:
    std::shared_ptr<const PictureScan> pictures_;
};

/// Returns a hash of a picture file's bytes or of a text; never 0.
[[nodiscard]] std::uint64_t mark_of(std::string_view bytes);
/// Returns the face with this mark: `face` itself if it still matches, nullopt if no face does. Returns `face` if
/// `marks` is empty or `mark` is 0. Face numbers beyond the deck's last face start again at its first.
[[nodiscard]] std::optional<int> face_marked(const std::vector<std::uint64_t>& marks, int face, std::uint64_t mark);

/// Returns the endings of readable picture files, in lower case.
[[nodiscard]] std::span<const std::string_view> picture_endings();
/// Returns whether a file is a readable picture, by its ending.
[[nodiscard]] bool is_picture_name(const std::string& file);

} // namespace twoturns::decks
