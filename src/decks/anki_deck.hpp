// A deck of cards made of the notes of an Anki package.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "decks/anki_package.hpp"
#include "decks/deck_writer.hpp"

namespace twoturns::decks {

/// Which two fields of which notes are front and back.
struct AnkiSides {
    std::size_t type = 0; ///< of AnkiPackage::types()
    std::size_t front = 0;
    std::size_t back = 0;
    friend bool operator==(const AnkiSides&, const AnkiSides&) = default;
};

/// The kind of note of which there are most, and its first two fields that most of its first notes fill in.
[[nodiscard]] AnkiSides best_sides(const std::vector<AnkiNoteType>& types);

/// Makes cards of notes, some a slice: of each the text of a field, or its first picture where it has no text. Takes as
/// much memory as the pictures do, which are all kept until they are taken, and the package.
class AnkiDeckMaker {
public:
    AnkiDeckMaker(std::shared_ptr<const AnkiPackage> package, const AnkiSides& sides);
    ~AnkiDeckMaker();
    AnkiDeckMaker(const AnkiDeckMaker&) = delete;
    AnkiDeckMaker& operator=(const AnkiDeckMaker&) = delete;
    AnkiDeckMaker(AnkiDeckMaker&&) = delete;
    AnkiDeckMaker& operator=(AnkiDeckMaker&&) = delete;

    /// Looks at some notes, or a picture; true when all are looked at.
    bool run();
    [[nodiscard]] std::size_t done() const { return next_; }
    [[nodiscard]] std::size_t all() const { return notes_->size(); }
    [[nodiscard]] const std::vector<Card>& cards() const { return cards_; }
    /// Of how many notes there is no card, "+3", and why: an empty side, two that are the same, a longer one than
    /// deck_limits allow, a picture that is not in the package or is none, more than picture_limits and anki_limits
    /// allow, a side that an earlier card has.
    [[nodiscard]] std::vector<PictureLeftOut> left_out() const;
    /// At the end, once: the deck of that name.
    [[nodiscard]] NewDeck take(const std::string& name);

private:
    class Pictures;
    enum class NoCard : std::uint8_t {
        empty,
        same,
        long_side,
        no_picture,
        many_pictures,
        double_side,
    };
    [[nodiscard]] Card card_of(const std::vector<std::string>& note, std::optional<NoCard>& why);
    [[nodiscard]] std::string side_of(const std::vector<std::string>& note, std::size_t field,
                                      std::optional<NoCard>& why);

    std::shared_ptr<const AnkiPackage> package_;
    const std::vector<std::vector<std::string>>* notes_; ///< of the package
    AnkiSides sides_;
    std::unique_ptr<Pictures> pictures_;
    std::unordered_set<std::string> shown_;
    std::vector<Card> cards_;
    std::map<NoCard, std::size_t> left_out_;
    std::size_t next_ = 0;
};

[[nodiscard]] bool is_anki_package(std::string_view file);

} // namespace twoturns::decks
