// Information about a deck of the player's own: a folder of pictures, or a table of cards.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "twoturns/result.hpp"

namespace twoturns::decks {

struct PictureLeftOut { // a file that cannot be on a tile, or the card it is missing from
    std::string file;   ///< displayable name without the folder
    Message why;
    friend bool operator==(const PictureLeftOut&, const PictureLeftOut&) = default;
};

/// The text of a side, or the name of a picture.
struct DeckWords {
    std::string was; ///< in the files of the deck: the cell, or the picture's file name; empty if it cannot be changed
    std::string now;
    std::string picture{}; ///< file name, if it is a picture
    friend bool operator==(const DeckWords&, const DeckWords&) = default;
};

struct OwnPictures {
    std::string deck;               ///< the folder, as in the settings
    std::vector<std::string> names; ///< the name of each picture or card, in face order
    std::vector<PictureLeftOut> left_out;
    std::size_t beyond =
        0; ///< number of pictures not read because there are too many, or of cards left out for that reason
    bool two_sided = false;             ///< a deck of cards with two faces each
    std::size_t doubles = 0;            ///< number of cards with a side that an earlier card has
    std::string title{};                ///< the deck's own title; may be empty
    bool of_folder = false;             ///< all pictures of a folder; can be played with their names or without
    std::vector<DeckWords> words{};     ///< of each picture; for cards, of front and back
    std::string folder{};               ///< folder of its pictures
    std::u32string without_font{};      ///< characters of its texts that no font has, as far as known
    std::vector<std::uint64_t> marks{}; ///< mark_of() the picture's file or the text, for each face
    friend bool operator==(const OwnPictures&, const OwnPictures&) = default;

    /// Returns the number of pictures or cards that are not on tiles.
    [[nodiscard]] std::size_t missing() const { return left_out.size() + beyond + doubles; }
};

/// An immutable, shared OwnPictures, because one for 50,000 cards takes 70 MB; may be null.
class SharedPictures {
public:
    SharedPictures() = default;
    SharedPictures(OwnPictures pictures) // NOLINT(google-explicit-constructor): the same value, shared
        : pictures_(std::make_shared<const OwnPictures>(std::move(pictures))) {}

    explicit operator bool() const { return pictures_ != nullptr; }
    const OwnPictures& operator*() const { return *pictures_; }
    const OwnPictures* operator->() const { return pictures_.get(); }
    friend bool operator==(const SharedPictures& a, const SharedPictures& b) {
        return a.pictures_ == b.pictures_ || (a && b && *a == *b);
    }

private:
    std::shared_ptr<const OwnPictures> pictures_;
};

/// Progress of reading the pictures of a folder.
struct PictureProgress {
    std::string deck;
    std::size_t done = 0;
    std::size_t all = 0;
    friend bool operator==(const PictureProgress&, const PictureProgress&) = default;
};

/// A picture shown uncropped, once it is read.
struct WholePicture {
    std::string file;
    int width = 0; ///< of the upright, decoded picture, in pixels; 0 if it cannot be read
    int height = 0;
    friend bool operator==(const WholePicture&, const WholePicture&) = default;
};

/// What the window knows about the player's own pictures: those in play, and those being read.
struct PictureNews {
    SharedPictures shown;                      ///< null while the deck is of another kind
    std::string played;                        ///< the deck on the tiles, as in the settings
    std::optional<PictureProgress> progress;   ///< nullopt while none are being read
    std::map<std::string, Message> unusable{}; ///< decks on the page of decks that cannot be used, with the reason
    std::optional<WholePicture> whole{};       ///< the last one read
    friend bool operator==(const PictureNews&, const PictureNews&) = default;
};

/// Returns a hash of a picture file's bytes or of a text; never 0.
[[nodiscard]] std::uint64_t mark_of(std::string_view bytes);
/// Returns the face with this mark: `face` itself if it still matches, nullopt if none does. Returns `face` if there
/// are no marks or `mark` is 0. Faces beyond the last repeat the deck.
[[nodiscard]] std::optional<int> face_marked(const std::vector<std::uint64_t>& marks, int face, std::uint64_t mark);

/// Returns the endings of readable picture files, in lower case.
[[nodiscard]] std::span<const std::string_view> picture_endings();
/// Returns whether a file is a readable picture, by its ending.
[[nodiscard]] bool is_picture_name(const std::string& file);

} // namespace twoturns::decks
