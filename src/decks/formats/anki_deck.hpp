// Makes a deck of two-sided cards from the notes of an Anki package.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

#include "decks/deck_making.hpp"
#include "decks/deck_writer.hpp"
#include "decks/formats/anki_package.hpp"
#include "twoturns/result.hpp"

namespace twoturns::decks {

/// The note type, and its fields for front and back of a card.
struct AnkiSides {
    std::size_t type = 0; ///< index into AnkiPackage::types()
    std::size_t front = 0;
    std::size_t back = 0;
    friend bool operator==(const AnkiSides&, const AnkiSides&) = default;
};

/// Chooses the first two fields that are filled in most of the first notes of a type. Fields that contain only numbers,
/// or whose names mean ID, key, sound, pronunciation or tag, come last. For notes with gaps ({{c1::...}}), returns the
/// field with the gaps for both sides: one side shows the text with a gap, the other the filling.
[[nodiscard]] AnkiSides best_sides(const std::vector<AnkiNoteType>& types, std::size_t type = 0);

/// A reason why notes gave no card, and the number of these notes.
struct NotesLeftOut {
    std::size_t count = 0;
    Message why;
    friend bool operator==(const NotesLeftOut&, const NotesLeftOut&) = default;
};

/// Makes cards from notes, a few per call. A side is the text of a field, or the field's first picture if it has no
/// text. If both sides are the same field with gaps, each gap gives a card. Memory: the package, plus the pictures if
/// they are kept.
class AnkiDeckMaker {
public:
    /// Without `keeps_pictures`, only counts which cards the package would give.
    AnkiDeckMaker(std::shared_ptr<const AnkiPackage> package, const AnkiSides& sides, bool keeps_pictures = true);
    ~AnkiDeckMaker();
    AnkiDeckMaker(const AnkiDeckMaker&) = delete;
    AnkiDeckMaker& operator=(const AnkiDeckMaker&) = delete;
    AnkiDeckMaker(AnkiDeckMaker&&) = delete;
    AnkiDeckMaker& operator=(AnkiDeckMaker&&) = delete;

    /// Processes a few notes, or one picture. Returns true when finished.
    bool run();
    [[nodiscard]] std::size_t done() const { return next_; }
    [[nodiscard]] std::size_t all() const { return notes_->size(); }
    [[nodiscard]] const std::vector<Card>& cards() const { return cards_; }
    /// Returns how many notes gave no card, by reason: an empty side; two equal sides; a text longer than deck_limits
    /// allow; a picture that is missing or unreadable; more pictures than picture_limits and anki_limits allow; the
    /// same side as an earlier card; too many notes in the package.
    [[nodiscard]] std::vector<NotesLeftOut> left_out() const;
    /// Returns the most frequent reason, for a package without any card.
    [[nodiscard]] Message why_none() const;
    /// Returns the deck with this name. Call it once, when finished.
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
        std::string reading{}; ///< the reading, if known
    };
    void add(Card card, std::optional<NoCard> why);
    void add_gaps(const std::string& field);
    [[nodiscard]] Card card_of(const std::vector<std::string>& note, std::optional<NoCard>& why);
    [[nodiscard]] Read side_of(const std::vector<std::string>& note, std::size_t field, std::optional<NoCard>& why);

    std::shared_ptr<const AnkiPackage> package_;
    const std::vector<std::vector<std::string>>* notes_; ///< the package's notes
    AnkiSides sides_;
    std::unique_ptr<Pictures> pictures_;
    std::unordered_set<std::string> shown_;
    std::vector<Card> cards_;
    std::map<NoCard, std::size_t> left_out_;
    std::size_t next_ = 0;
};

/// The part of an Anki package that becomes a deck.
struct ChosenPackage {
    std::shared_ptr<const AnkiPackage> package;
    AnkiSides sides;
    std::string name; ///< the name of the deck
};
/// Returns a DeckMaking for the chosen part.
[[nodiscard]] OpenedDeck making_of(const ChosenPackage& chosen);

/// Opens a file as a deck with best_sides().
OpenedDeck open_anki_deck(const std::string& file, const std::string& name);

} // namespace twoturns::decks
