// What is known about a deck of the player's own: a folder of pictures, or a table of cards.
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

struct PictureLeftOut { // of a file that cannot be on a tile, or a card for its sake
    std::string file;   ///< its name without the folder, fit to be shown
    Message why;
    friend bool operator==(const PictureLeftOut&, const PictureLeftOut&) = default;
};

/// What stands on a side, or what a picture is called.
struct DeckWords {
    std::string
        was; ///< in the files of the deck: the cell, or the name of the picture's file; empty: not to be changed
    std::string now;
    std::string picture{}; ///< the name of its file, where it is one
    friend bool operator==(const DeckWords&, const DeckWords&) = default;
};

struct OwnPictures {
    std::string deck;               ///< the folder, as the settings have it
    std::vector<std::string> names; ///< what each picture, or each card, is called, in the order of the faces
    std::vector<PictureLeftOut> left_out;
    std::size_t beyond = 0;  ///< pictures that were not looked at, as there are so many; or cards for their sake
    bool two_sided = false;  ///< it is of cards, each with two faces
    std::size_t doubles = 0; ///< cards with a side that an earlier card has
    std::string title{};     ///< what the deck calls itself; may be empty
    bool of_folder = false;  ///< it is of all pictures in a folder, and can be played with their names or without
    std::vector<DeckWords> words{};     ///< of each picture; of cards those of the front and those of the back
    std::string folder{};               ///< where its pictures lie
    std::u32string without_font{};      ///< characters of its texts that no font here has, so far as that is known
    std::vector<std::uint64_t> marks{}; ///< of what each face shows: mark_of() its file, or its text
    friend bool operator==(const OwnPictures&, const OwnPictures&) = default;

    /// How many are not on tiles.
    [[nodiscard]] std::size_t missing() const { return left_out.size() + beyond + doubles; }
};

/// A report that several hold and none changes, since that of 50,000 cards takes 70 MB; or none.
class SharedPictures {
public:
    SharedPictures() = default;
    SharedPictures(OwnPictures pictures) // NOLINT(google-explicit-constructor): it is the same, held by several
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

/// How far the pictures of a folder are read.
struct PictureProgress {
    std::string deck;
    std::size_t done = 0;
    std::size_t all = 0;
    friend bool operator==(const PictureProgress&, const PictureProgress&) = default;
};

/// A picture that is looked at as a whole, so far as it is read.
struct WholePicture {
    std::string file;
    int width = 0; ///< upright, in pixels of what was made of it; 0 where it cannot be read
    int height = 0;
    friend bool operator==(const WholePicture&, const WholePicture&) = default;
};

/// What the window knows of the player's own pictures: of those that are played with, and of those that are read.
struct PictureNews {
    SharedPictures shown;                      ///< nothing while a deck of another kind is
    std::string played;                        ///< the deck on the tiles, as the settings have it
    std::optional<PictureProgress> progress;   ///< nothing while none are read
    std::map<std::string, Message> unusable{}; ///< decks on the page of decks that cannot be used, and why
    std::optional<WholePicture> whole{};       ///< the one read last
    friend bool operator==(const PictureNews&, const PictureNews&) = default;
};

/// A number for the bytes of a picture's file, or for a text: never 0, and another one for others.
[[nodiscard]] std::uint64_t mark_of(std::string_view bytes);
/// The face that shows what had that mark: `face` itself if it still does, nothing if none does. Where there are no
/// marks, or none is wanted, it is `face`. Beyond the last face they begin anew.
[[nodiscard]] std::optional<int> face_marked(const std::vector<std::uint64_t>& marks, int face, std::uint64_t mark);

/// How the names of pictures that can be read end, in small letters.
[[nodiscard]] std::span<const std::string_view> picture_endings();
/// Whether a file is one, by the ending of its name.
[[nodiscard]] bool is_picture_name(const std::string& file);

} // namespace twoturns::decks
