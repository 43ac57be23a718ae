// Scales the pictures in a folder of the player for tiles, one at a time: all pictures, or the pictures in a list.
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
    /// Reads at most `most` readable pictures of the folder. `names` gives the player's names by file name, and `crops`
    /// the part of each picture to show.
    PictureReader(std::string folder, DeckCache cache, std::optional<std::size_t> most = {},
                  decks::PictureNames names = {}, decks::Crops crops = {});

    /// Reads only the pictures in `wanted`. Looks the result up in the cache under `name`, and stores it there if
    /// `keeps` is set.
    PictureReader(std::string name, std::string folder, decks::FolderPictures wanted, DeckCache cache, bool keeps,
                  decks::Crops crops = {});

    /// Lists the folder, or reads one picture; cached and unchanged pictures take no time. Returns true when finished.
    bool run();

    [[nodiscard]] std::size_t done() const { return next_; }
    [[nodiscard]] std::size_t all() const { return wanted_.files.size(); }
    /// Returns whether anything differs from the cache. Call it when finished.
    [[nodiscard]] bool changed() const { return changed_; }
    /// Returns the pictures, at least one, or the reason why there are none. With a given list the result may be empty,
    /// and each picture that cannot be shown has a reason. Call it when finished.
    [[nodiscard]] Result<KnownPictures> take();

private:
    void list();
    void compare_with_kept();
    void read_names(const std::vector<platform::FolderEntry>& entries, decks::PictureNames& names);
    /// Returns false if the picture is unchanged and was taken from the cache; otherwise decodes it and returns true.
    bool read(const decks::FolderPictures::One& one);
    [[nodiscard]] const KnownPicture* kept(const decks::FolderPictures::One& one);
    [[nodiscard]] bool finish();
    /// Returns whether enough pictures were read.
    [[nodiscard]] bool enough() const;

    std::string name_;
    std::string folder_;
    DeckCache cache_;
    std::optional<std::size_t> most_;
    decks::PictureNames names_;
    decks::Crops crops_;
    bool listed_ = false;
    bool given_ = false; ///< true if a list of pictures was given
    bool keeps_ = true;
    bool changed_ = false;
    std::optional<Message> failure_;
    decks::FolderPictures wanted_;
    std::size_t next_ = 0;
    KnownPictures before_;         ///< the cached pictures
    std::size_t place_before_ = 0; ///< the index in `before_` where the search continues; both lists are sorted by name
    std::size_t face_before_ = 0;
    KnownPictures found_;
};

} // namespace twoturns::view
