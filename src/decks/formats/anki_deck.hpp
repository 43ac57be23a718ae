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

#include "decks/deck_writer.hpp"
#include "decks/formats/anki_package.hpp"
#include "twoturns/result.hpp"

namespace twoturns::decks {

/// Which two fields of which notes are front and back.
struct AnkiSides {
    std::size_t type = 0; ///< of AnkiPackage::types()
    std::size_t front = 0;
    std::size_t back = 0;
    friend bool operator==(const AnkiSides&, const AnkiSides&) = default;
};

/// The first two fields that most of the first notes of a kind fill in: of the kind of which there are most. Fields
/// that hold numbers alone, or by their names IDs, keys, sounds, pronunciation or tags, come last. Of notes with gaps
/// ({{c1::...}}) it is the field with those, twice: a text with a gap, and what fills it.
[[nodiscard]] AnkiSides best_sides(const std::vector<AnkiNoteType>& types, std::size_t type = 0);

/// Notes of which there is no card.
struct NotesLeftOut {
    std::size_t count = 0;
    Message why;
    friend bool operator==(const NotesLeftOut&, const NotesLeftOut&) = default;
};

/// Makes cards of notes, some a slice: of each the text of a field, or its first picture where it has no text; of a
/// field with gaps that is both sides, a card a gap. Takes as
/// much memory as the pictures do, where they are kept until they are taken, and the package.
class AnkiDeckMaker {
public:
    /// Without pictures that are kept it is only to be known which cards there would be.
    AnkiDeckMaker(std::shared_ptr<const AnkiPackage> package, const AnkiSides& sides, bool keeps_pictures = true);
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
    /// Of how many notes there is no card, and why: an empty side, two that are the same, a longer one than
    /// deck_limits allow, a picture that is not in the package or is none, more than picture_limits and anki_limits
    /// allow, a side that an earlier card has, or that the package has too many.
    [[nodiscard]] std::vector<NotesLeftOut> left_out() const;
    /// Where there is no card at all: what most of the notes lack.
    [[nodiscard]] Message why_none() const;
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
        formula,
        occlusion,
        sound,
        many_cards,
    };
    struct Read {
        std::string text;
        std::string reading{}; ///< how it is read, where that is known
    };
    void add(Card card, std::optional<NoCard> why);
    void add_gaps(const std::string& field);
    [[nodiscard]] Card card_of(const std::vector<std::string>& note, std::optional<NoCard>& why);
    [[nodiscard]] Read side_of(const std::vector<std::string>& note, std::size_t field, std::optional<NoCard>& why);

    std::shared_ptr<const AnkiPackage> package_;
    const std::vector<std::vector<std::string>>* notes_; ///< of the package
    AnkiSides sides_;
    std::unique_ptr<Pictures> pictures_;
    std::unordered_set<std::string> shown_;
    std::vector<Card> cards_;
    std::map<NoCard, std::size_t> left_out_;
    std::size_t next_ = 0;
};

/// By the ending of its name: of notes, or of a whole collection.
[[nodiscard]] bool is_anki_package(std::string_view file);

} // namespace twoturns::decks
