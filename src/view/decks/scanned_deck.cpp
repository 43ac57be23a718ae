#include "view/decks/scanned_deck.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "view/decks/same_pictures.hpp"

namespace twoturns::view {
namespace {

/// The result of reading a file, and its square in the image.
struct Square {
    const KnownPicture* known = nullptr;
    int number = -1;
};

/// Returns the square of each wanted file; nullopt if a file is unknown. Both lists are sorted by file name.
std::optional<std::vector<Square>> squares_of(const decks::FolderPictures& wanted, const KnownPictures& pictures) {
    std::vector<Square> squares;
    auto at = pictures.files.begin();
    int number = 0;
    for (const auto& one : wanted.files) {
        for (; at != pictures.files.end() && at->file < one.file; ++at)
            if (!at->left_out) ++number;
        if (at == pictures.files.end() || at->file != one.file) return std::nullopt;
        squares.push_back({&*at, at->left_out ? -1 : number});
    }
    return squares;
}

/// Returns for each side a mark of its content.
std::vector<std::uint64_t> marks_of(const std::vector<decks::CardSide>& sides,
                                    const std::vector<std::uint64_t>& of_pictures) {
    std::vector<std::uint64_t> marks;
    marks.reserve(sides.size());
    for (const decks::CardSide& side : sides)
        marks.push_back(side.picture < 0 ? decks::mark_of(decks::learnt_as(side))
                                         : of_pictures.at(static_cast<std::size_t>(side.picture)));
    return marks;
}

} // namespace

std::optional<ScannedDeck> deck_of_cards(const std::string& name, const decks::CardSides& cards,
                                         const KnownPictures& pictures) {
    const auto squares = squares_of(cards.pictures, pictures);
    if (!squares) return std::nullopt;
    std::vector<decks::PictureFate> fates;
    const std::vector<int> firsts = first_alike(pictures.pixels);
    for (const Square& square : *squares) {
        if (square.number < 0) {
            fates.push_back({-1, *square.known->left_out});
            continue;
        }
        fates.push_back({firsts.at(static_cast<std::size_t>(square.number)), {}});
    }
    decks::PlayableCards ready = decks::playable(cards, fates);
    ScannedDeck made;
    if (pictures.faces() > 0) made.deck = deck_of(pictures);
    made.deck.faces = static_cast<int>(ready.sides.size());
    made.deck.marks = marks_of(ready.sides, made.deck.marks);
    made.deck.sides = std::move(ready.sides);
    made.scan.deck = name;
    made.scan.names = std::move(ready.names);
    made.scan.words = std::move(ready.words);
    made.scan.report = cards.report;
    auto& left_out = made.scan.report.left_out;
    left_out.insert(left_out.end(), ready.left_out.begin(), ready.left_out.end());
    made.scan.two_sided = true;
    made.scan.title = cards.name;
    return made;
}

ScannedDeck deck_with_names(const std::string& name, const KnownPictures& pictures) {
    decks::FolderPictures files;
    for (const KnownPicture& one : pictures.files) files.files.push_back({one.file, one.name});
    ScannedDeck made = *deck_of_cards(name, decks::sides_with_names(std::move(files)), pictures);
    auto& words = made.scan.words; // the file name of a picture is the text of its front
    for (std::size_t i = 0; i + 1 < words.size(); i += 2) words[i + 1].was = words[i].now;
    auto& left_out = made.scan.report.left_out;
    left_out.insert(left_out.begin(), pictures.others.begin(), pictures.others.end());
    made.scan.report.beyond = pictures.beyond;
    made.scan.of_folder = true;
    return made;
}

} // namespace twoturns::view
