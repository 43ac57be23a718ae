// Caches the player's own pictures scaled for tiles, so that they need not be decoded again: one file for each folder
// of pictures, in the folder `thumbnails` of the data folder. The cache is optional: an entry that is missing, damaged
// or not writable is made again from the pictures.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "decks/decks.hpp"
#include "decks/pictures/crop.hpp"
#include "platform/file_state.hpp"
#include "twoturns/result.hpp"
#include "view/decks/assets.hpp"

namespace twoturns::view {

/// The result of reading a picture file.
struct KnownPicture {
    std::string file;                ///< file name in the folder
    std::string name;                ///< displayed name
    platform::FileState state;       ///< the state of the file when it was read
    std::optional<Message> left_out; ///< the reason why no tile shows the picture; nullopt if tiles show it
    decks::Crop crop{};              ///< the part of the picture that tiles show
    std::uint64_t mark = 0;          ///< a hash of the file's bytes; 0 if they could not be read
};

struct KnownPictures {
    std::vector<KnownPicture> files;
    std::vector<decks::LeftOut> others; ///< files that were not read at all
    std::size_t beyond = 0;
    /// The squares of all pictures that are not left out, one after another, with the pixels of make_surface().
    std::string pixels;

    /// Returns the number of squares.
    [[nodiscard]] int faces() const;
    [[nodiscard]] decks::PictureScan scan(const std::string& folder) const;
};

inline constexpr std::size_t bytes_of_square = std::size_t{4} * 128 * 128;

/// Returns the squares as a deck. Throws StartError if out of memory.
[[nodiscard]] DeckFaces deck_of(const KnownPictures& pictures);

class DeckCache {
public:
    /// An empty `data_folder` disables the cache.
    explicit DeckCache(std::filesystem::path data_folder);

    /// Returns the cached pictures of a folder; nullopt if there are none or the entry is damaged. Takes a few
    /// milliseconds per hundred pictures.
    [[nodiscard]] std::optional<KnownPictures> read(const std::string& folder) const;
    /// Stores the pictures, then deletes the oldest entries until the total is at most `most` bytes.
    void write(const std::string& folder, const KnownPictures& pictures,
               std::uintmax_t most = std::uintmax_t{64} << 20U) const;
    /// Deletes all entries.
    void clear() const;

private:
    [[nodiscard]] std::filesystem::path file_of(const std::string& folder) const;
    void trim(std::uintmax_t most) const;

    std::filesystem::path folder_; ///< empty: no cache
};

} // namespace twoturns::view
