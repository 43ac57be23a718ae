// The pictures of a folder of the player's own made fit for tiles, one picture at a time: all, or those of a list.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "decks/picture_folder.hpp"
#include "twoturns/result.hpp"
#include "view/decks/deck_cache.hpp"

namespace twoturns::view {

class PictureDeck {
public:
    /// `most` is how many pictures are wanted, of the first that can be read, where not all are; `names` what those are
    /// called that the player has named, by file, and `crops` what he wants to see of them.
    PictureDeck(std::string folder, DeckCache cache, std::optional<std::size_t> most = {},
                decks::PictureNames names = {}, decks::Crops crops = {});

    /// Only these pictures of the folder; what is made of them is looked for under `name`, and kept so if `keeps`.
    PictureDeck(std::string name, std::string folder, decks::FolderPictures wanted, DeckCache cache, bool keeps,
                decks::Crops crops = {});

    /// Lists the folder, or reads a picture; what is kept and has not changed takes no time. True when it is finished.
    bool run();

    [[nodiscard]] std::size_t done() const { return next_; }
    [[nodiscard]] std::size_t all() const { return wanted_.files.size(); }
    /// Whether anything is another than what was kept; when it is finished.
    [[nodiscard]] bool changed() const { return changed_; }
    /// When it is finished: the pictures, of which there is one at least, or why there is none. Of those that were
    /// given there may be none, and each that cannot be shown says why.
    [[nodiscard]] Result<KnownPictures> take();

private:
    void list();
    void compare_with_kept();
    void read_names(const std::vector<platform::FolderEntry>& entries, decks::PictureNames& names);
    /// Takes it as it was kept if it has not changed, else it is decoded: false for the first.
    bool read(const decks::FolderPictures::One& one);
    [[nodiscard]] const KnownPicture* kept(const decks::FolderPictures::One& one);
    [[nodiscard]] bool finish();
    /// Whether no more pictures are wanted.
    [[nodiscard]] bool enough() const;

    std::string name_;
    std::string folder_;
    DeckCache cache_;
    std::optional<std::size_t> most_;
    decks::PictureNames names_;
    decks::Crops crops_;
    bool listed_ = false;
    bool given_ = false; ///< which pictures are wanted
    bool keeps_ = true;
    bool changed_ = false;
    std::optional<Message> failure_;
    decks::FolderPictures wanted_;
    std::size_t next_ = 0;
    KnownPictures before_;         ///< what was kept
    std::size_t place_before_ = 0; ///< where the search in that goes on: both are by name
    std::size_t face_before_ = 0;
    KnownPictures found_;
};

} // namespace twoturns::view
