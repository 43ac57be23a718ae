// Caches the player's own pictures scaled for tiles, so that they need not be decoded again: a file per folder, in the
// folder `thumbnails` of the data. The cache is optional: entries that are damaged, missing or not writable are made
// again from the pictures.
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

/// The result of reading a file.
struct KnownPicture {
    std::string file;                ///< file name in the folder
    std::string name;                ///< displayed name
    platform::FileState state;       ///< when the file was read
    std::optional<Message> left_out; ///< why no tile shows it
    decks::Crop crop{};              ///< the part shown
    std::uint64_t mark = 0;          ///< hash of its bytes; 0 if they could not be read
};

struct KnownPictures {
    std::vector<KnownPicture> files;
    std::vector<decks::LeftOut> others; ///< files that were not read at all
    std::size_t beyond = 0;
    /// The squares of all pictures not left out, one after another, with the pixels of make_surface().
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
    /// An empty folder disables the cache.
    explicit DeckCache(std::filesystem::path data_folder);

    /// Returns the cached pictures of a folder, nullopt if there are none or the entry is damaged. Takes a few
    /// milliseconds per hundred pictures.
    [[nodiscard]] std::optional<KnownPictures> read(const std::string& folder) const;
    /// Stores the pictures, then deletes the oldest entries while the total exceeds `most` bytes.
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
