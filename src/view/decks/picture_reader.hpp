// Scales the pictures in a folder of the player's own for tiles, one at a time: all of them, or those in a list.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "decks/decks.hpp"
#include "twoturns/result.hpp"
#include "view/decks/deck_cache.hpp"

namespace twoturns::view {

class PictureReader {
public:
    /// `most` limits how many pictures are wanted, counted from the first readable one; `names` gives the player's
    /// names by file, and `crops` the part of each picture to show.
    PictureReader(std::string folder, DeckCache cache, std::optional<std::size_t> most = {},
                  decks::PictureNames names = {}, decks::Crops crops = {});

    /// Reads only these pictures of the folder; the result is looked up in the cache under `name`, and stored there if
    /// `keeps` is set.
    PictureReader(std::string name, std::string folder, decks::FolderPictures wanted, DeckCache cache, bool keeps,
                  decks::Crops crops = {});

    /// Lists the folder, or reads a picture; cached and unchanged ones take no time. Returns true when finished.
    bool run();

    [[nodiscard]] std::size_t done() const { return next_; }
    [[nodiscard]] std::size_t all() const { return wanted_.files.size(); }
    /// Returns whether anything differs from the cache. Call when finished.
    [[nodiscard]] bool changed() const { return changed_; }
    /// Returns the pictures, at least one, or the reason why there are none. For a given list there may be none, and
    /// each that cannot be shown has a reason. Call when finished.
    [[nodiscard]] Result<KnownPictures> take();

private:
    void list();
    void compare_with_kept();
    void read_names(const std::vector<platform::FolderEntry>& entries, decks::PictureNames& names);
    /// Takes the picture from the cache and returns false if it is unchanged; otherwise decodes it.
    bool read(const decks::FolderPictures::One& one);
    [[nodiscard]] const KnownPicture* kept(const decks::FolderPictures::One& one);
    [[nodiscard]] bool finish();
    /// Returns whether no more pictures are wanted.
    [[nodiscard]] bool enough() const;

    std::string name_;
    std::string folder_;
    DeckCache cache_;
    std::optional<std::size_t> most_;
    decks::PictureNames names_;
    decks::Crops crops_;
    bool listed_ = false;
    bool given_ = false; ///< a list of pictures was given
    bool keeps_ = true;
    bool changed_ = false;
    std::optional<Message> failure_;
    decks::FolderPictures wanted_;
    std::size_t next_ = 0;
    KnownPictures before_;         ///< the cached pictures
    std::size_t place_before_ = 0; ///< where the search in `before_` continues: both are sorted by name
    std::size_t face_before_ = 0;
    KnownPictures found_;
};

} // namespace twoturns::view
