// Pictures of the player's own that were made fit for tiles, kept so that they need not be decoded again: a file for
// each folder, in the folder `thumbnails` of the data. Nothing in there is needed: what is damaged, missing or cannot
// be written is made anew from the pictures.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "decks/own_pictures.hpp"
#include "decks/pictures/crop.hpp"
#include "platform/file_state.hpp"
#include "twoturns/result.hpp"
#include "view/decks/assets.hpp"

namespace twoturns::view {

/// What came of a file.
struct KnownPicture {
    std::string file;                ///< its name in the folder
    std::string name;                ///< what it is called
    platform::FileState state;       ///< of the file when it was read
    std::optional<Message> left_out; ///< why it is on no tile
    decks::Crop crop{};              ///< what is shown of it
    std::uint64_t mark = 0;          ///< of its bytes; 0 where they could not be read
};

struct KnownPictures {
    std::vector<KnownPicture> files;
    std::vector<decks::PictureLeftOut> others; ///< that were not read at all
    std::size_t beyond = 0;
    /// The squares of those that are not left out, one after another, as make_surface() has their pixels.
    std::string pixels;

    /// How many squares there are.
    [[nodiscard]] int faces() const;
    [[nodiscard]] decks::OwnPictures report(const std::string& folder) const;
};

inline constexpr std::size_t bytes_of_square = std::size_t{4} * 128 * 128;

/// The squares as a deck. Throws StartError without memory.
[[nodiscard]] Deck deck_of(const KnownPictures& pictures);

class DeckCache {
public:
    /// With an empty folder there is none.
    explicit DeckCache(std::filesystem::path data_folder);

    /// What is known of a folder; nothing when there is nothing, or it is damaged. Takes some milliseconds a hundred
    /// pictures.
    [[nodiscard]] std::optional<KnownPictures> read(const std::string& folder) const;
    /// Keeps it, and throws away what was kept longest ago where all together is more than `most` bytes.
    void write(const std::string& folder, const KnownPictures& pictures,
               std::uintmax_t most = std::uintmax_t{64} << 20U) const;
    /// Throws all away.
    void clear() const;

private:
    [[nodiscard]] std::filesystem::path file_of(const std::string& folder) const;
    void trim(std::uintmax_t most) const;

    std::filesystem::path folder_; ///< empty: none
};

} // namespace twoturns::view
