#include "decks/formats/anki_deck.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>
#include <utility>

#include "decks/deck_limits.hpp"
#include "decks/file_names.hpp"
#include "decks/formats/anki_limits.hpp"
#include "decks/formats/html_text.hpp"
#include "decks/formats/table_heading.hpp"
#include "decks/pictures/picture_header.hpp"
#include "decks/pictures/picture_limits.hpp"
#include "decks/same_text.hpp"

namespace twoturns::decks {
namespace {

/// Decodes percent escapes in addresses, which some programs write: "a%20b" is "a b".
std::string without_percents(std::string_view text) {
    const auto digit = [](char c) {
        return c >= '0' && c <= '9'   ? c - '0'
               : c >= 'a' && c <= 'f' ? c - 'a' + 10
               : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                      : -1;
    };
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool coded = text[i] == '%' && i + 2 < text.size() && digit(text[i + 1]) >= 0 && digit(text[i + 2]) >= 0;
        plain += coded ? static_cast<char>(16 * digit(text[i + 1]) + digit(text[i + 2])) : text[i];
        if (coded) i += 2;
    }
    return plain;
}

} // namespace

/// The pictures in use, each once.
class AnkiDeckMaker::Pictures {
public:
    Pictures(const AnkiPackage& package, bool keeps) : package_(package), keeps_(keeps) {}

    /// Returns the file name for a picture. If the picture cannot be used, returns nullopt and sets `why`.
    std::optional<std::string> file_of(const std::string& name, std::optional<NoCard>& why) {
        const auto [known, is_new] = files_.try_emplace(name);
        if (is_new) known->second = take(name);
        if (known->second.file.empty()) {
            why = known->second.why;
            return std::nullopt;
        }
        return known->second.file;
    }
    [[nodiscard]] std::size_t looked_at() const { return files_.size(); }
    /// Returns the pictures on these cards; the other pictures were on notes that gave no card.
    [[nodiscard]] std::vector<NewDeck::Picture> on(const std::vector<Card>& cards) {
        std::set<std::string_view> sides;
        for (const Card& card : cards) sides.insert({card.front, card.back});
        std::erase_if(taken_, [&](const NewDeck::Picture& picture) { return !sides.contains(picture.file); });
        return std::move(taken_);
    }

private:
    struct Known {
        std::string file;
        NoCard why = NoCard::no_picture; ///< the reason if there is no picture
    };
    Known take(const std::string& name) {
        if (count_ == picture_limits::pictures) return {{}, NoCard::many_pictures};
        const bool plenty = allowance_.left() >= picture_limits::file_bytes;
        auto bytes = package_.picture(name, allowance_);
        if (const std::string plain = without_percents(name); !bytes && plain != name)
            bytes = package_.picture(plain, allowance_);
        if (!bytes) return {{}, plenty ? NoCard::no_picture : NoCard::many_pictures};
        const auto header = parse_picture_header(*bytes);
        if (!header) return {};
        const std::string stem = file_name_from(std::string_view{name}.substr(0, name.rfind('.')), "picture");
        std::string file = names_.take(stem, ending_of(header->kind));
        ++count_;
        if (keeps_) taken_.push_back({file, *std::move(bytes)});
        return {std::move(file)};
    }

    const AnkiPackage& package_;
    bool keeps_;
    std::size_t count_ = 0; ///< the number of pictures in use
    std::map<std::string, Known> files_;
    FileNames names_;
    std::vector<NewDeck::Picture> taken_;
    Allowance allowance_{anki_limits::all_picture_bytes};
};

namespace {

/// Returns whether a word in a field's name shows that the field is not worth learning: "Sort Field",
/// "Vocabulary-Audio", "IPA".
bool is_by_the_way(const std::string& name) {
    constexpr std::array<std::string_view, 27> words{
        "id",   "key",  "guid",      "sort",          "index", "idx",    "no",    "nr",      "num",
        "rank", "pos",  "frequency", "pronunciation", "freq",  "audio",  "sound", "voice",   "ipa",
        "tag",  "tags", "phonetic",  "source",        "url",   "number", "hint",  "license", "attribution"};
    if (meaning_of_column(name) == ColumnMeaning::number || meaning_of_column(name) == ColumnMeaning::other)
        return true;
    std::string word;
    for (const char c : folded(name) + " ") {
        if (c >= 'a' && c <= 'z') {
            word += c;
        } else {
            if (std::find(words.begin(), words.end(), word) != words.end()) return true;
            word.clear();
        }
    }
    return false;
}

bool has_sound(const std::string& field) {
    return field.find("[sound:") != std::string::npos || field.find("[anki:play") != std::string::npos;
}

/// Statistics of a field in the first notes.
struct FieldUse {
    std::size_t filled = 0;
    std::size_t numbers = 0;
    std::size_t gaps = 0;
};

FieldUse use_of(const AnkiNoteType& type, std::size_t field, std::size_t notes) {
    FieldUse use;
    for (std::size_t i = 0; i < notes; ++i) {
        const auto& note = type.notes[i];
        if (field >= note.size()) continue;
        const HtmlText read = text_of_html(note[field]);
        if (read.text.empty() && read.pictures.empty()) continue;
        ++use.filled;
        if (!gaps_of_html(note[field]).empty()) ++use.gaps;
        if (!read.text.empty() && read.text.find_first_not_of("0123456789.,-#") == std::string::npos) ++use.numbers;
    }
    return use;
}

} // namespace

AnkiSides best_sides(const std::vector<AnkiNoteType>& types, std::size_t of) {
    constexpr std::size_t looked_at = 200;
    AnkiSides sides{of, 0, 1};
    if (of >= types.size()) return sides;
    const AnkiNoteType& type = types[of];
    const std::size_t notes = std::min(looked_at, type.notes.size());
    std::vector<std::size_t> good;
    std::vector<std::size_t> last;
    for (std::size_t field = 0; field < type.fields.size(); ++field) {
        const FieldUse use = use_of(type, field, notes);
        if (2 * use.gaps > notes) return {of, field, field};
        if (2 * use.filled <= notes) continue;
        (use.numbers == use.filled || is_by_the_way(type.fields[field]) ? last : good).push_back(field);
    }
    const bool enough = good.size() > 1;
    good.insert(good.end(), last.begin(), last.end());
    if (!enough && good.size() > 1) std::sort(good.begin(), good.begin() + 2); // in the order of the note
    if (!good.empty()) sides.front = good[0];
    sides.back = good.size() > 1 ? good[1] : sides.front == 0 ? 1 : 0;
    return sides;
}

AnkiDeckMaker::AnkiDeckMaker(std::shared_ptr<const AnkiPackage> package, const AnkiSides& sides, bool keeps_pictures)
    : package_(std::move(package)), notes_(&package_->types().at(sides.type).notes), sides_(sides),
      pictures_(std::make_unique<Pictures>(*package_, keeps_pictures)) {}
AnkiDeckMaker::~AnkiDeckMaker() = default;

/// Returns the content of a field for a card. If there is none, returns an empty side and the reason.
AnkiDeckMaker::Read AnkiDeckMaker::side_of(const std::vector<std::string>& note, std::size_t field,
                                           std::optional<NoCard>& why) {
    HtmlText read = field < note.size() ? text_of_html(note[field]) : HtmlText{};
    if (read.formula) {
        why = NoCard::formula;
        return {};
    }
    if (read.text.empty() && !read.pictures.empty())
        return {pictures_->file_of(read.pictures.front(), why).value_or(std::string{})};
    if (read.text.empty()) why = field < note.size() && has_sound(note[field]) ? NoCard::sound : NoCard::empty;
    if (read.text.size() > deck_limits::side_bytes) why = NoCard::long_side;
    if (read.reading.size() > deck_limits::side_bytes) read.reading.clear();
    return {std::move(read.text), std::move(read.reading)};
}

Card AnkiDeckMaker::card_of(const std::vector<std::string>& note, std::optional<NoCard>& why) {
    const bool covered = std::any_of(note.begin(), note.end(), [](const std::string& field) {
        return field.find("image-occlusion:") != std::string::npos;
    });
    if (covered) {
        why = NoCard::occlusion;
        return {};
    }
    Read front = side_of(note, sides_.front, why);
    if (why) return {};
    Read back = side_of(note, sides_.back, why);
    if (why) return {};
    // If the back is the same word with its reading, the reading is the answer.
    if (front.text == back.text && !back.reading.empty()) back.text = std::move(back.reading);
    if (front.text == back.text && !front.reading.empty()) front.text = std::move(front.reading);
    return {std::move(front.text), std::move(back.text)};
}

/// Adds a card for each of the note's gaps.
void AnkiDeckMaker::add_gaps(const std::string& field) {
    for (const int gap : gaps_of_html(field)) {
        HtmlText read = text_of_html(field, gap);
        std::optional<NoCard> why;
        if (read.formula) why = NoCard::formula;
        if (read.text.empty() || read.filling.empty()) why = NoCard::empty;
        if (std::max(read.text.size(), read.filling.size()) > deck_limits::side_bytes) why = NoCard::long_side;
        add({std::move(read.text), std::move(read.filling)}, why);
    }
}

void AnkiDeckMaker::add(Card card, std::optional<NoCard> why) {
    std::string front = as_seen(card.front);
    std::string back = as_seen(card.back);
    if (!why && front == back) why = NoCard::same;
    if (!why && shown_.count(front) + shown_.count(back) > 0) why = NoCard::double_side;
    if (!why && cards_.size() == static_cast<std::size_t>(deck_limits::cards)) why = NoCard::many_cards;
    if (why) return static_cast<void>(++left_out_[*why]);
    shown_.insert(std::move(front));
    shown_.insert(std::move(back));
    cards_.push_back(std::move(card));
}

bool AnkiDeckMaker::run() {
    constexpr std::size_t bytes_a_slice = 20'000;
    const std::size_t pictures = pictures_->looked_at();
    for (std::size_t bytes = 0; next_ < notes_->size() && bytes < bytes_a_slice;) {
        const auto& note = (*notes_)[next_++];
        for (const std::size_t field : {sides_.front, sides_.back})
            bytes += 20 + (field < note.size() ? note[field].size() : 0);
        std::optional<NoCard> why;
        Card card = card_of(note, why);
        const bool gaps = sides_.front == sides_.back && sides_.front < note.size() && why != NoCard::occlusion &&
                          !gaps_of_html(note[sides_.front]).empty();
        if (gaps)
            add_gaps(note[sides_.front]);
        else
            add(std::move(card), why);
        if (pictures_->looked_at() > pictures) break;
    }
    return next_ == notes_->size();
}

std::vector<NotesLeftOut> AnkiDeckMaker::left_out() const {
    const auto words = [](NoCard why) {
        switch (why) {
        case NoCard::empty: return N_("a side is empty");
        case NoCard::same: return N_("both sides are the same");
        case NoCard::long_side: return N_("a side is too long");
        case NoCard::no_picture: return N_("its picture is missing, or none that can be read");
        case NoCard::many_pictures: return N_("there are too many pictures");
        case NoCard::double_side: return N_("an earlier card has one of its sides");
        case NoCard::formula: return N_("its formula cannot be written as text");
        case NoCard::occlusion: return N_("parts of a picture are covered in it, which is not read");
        case NoCard::sound: return N_("a side is sound alone");
        case NoCard::many_cards: return N_("there are too many");
        }
        return "";
    };
    std::vector<NotesLeftOut> all;
    for (const auto& [why, count] : left_out_) all.push_back({count, {words(why), {}}});
    if (package_->beyond() > 0) all.push_back({package_->beyond(), {N_("there are too many")}});
    return all;
}

Message AnkiDeckMaker::why_none() const {
    const auto most = std::max_element(left_out_.begin(), left_out_.end(),
                                       [](const auto& a, const auto& b) { return a.second < b.second; });
    if (most == left_out_.end()) return {N_("there are no notes in it")};
    switch (most->first) {
    case NoCard::empty: return {N_("no card can be made of its notes, as a side of each is empty")};
    case NoCard::sound: return {N_("no card can be made of its notes, as a side of each is sound alone")};
    case NoCard::formula: return {N_("no card can be made of its notes: their formulas cannot be written as text")};
    case NoCard::occlusion:
        return {N_("no card can be made of its notes: they cover parts of pictures, which is not read")};
    case NoCard::no_picture: return {N_("no card can be made of its notes, as their pictures cannot be read")};
    default: return {N_("no card can be made of its notes")};
    }
}

NewDeck AnkiDeckMaker::take(const std::string& name) {
    NewDeck deck;
    deck.table.name = name;
    for (NotesLeftOut& some : left_out())
        deck.table.report.left_out.push_back({"+" + std::to_string(some.count), std::move(some.why)});
    deck.table.cards = std::move(cards_);
    deck.pictures = pictures_->on(deck.table.cards);
    return deck;
}

namespace {

class AnkiMaking final : public DeckMaking {
public:
    explicit AnkiMaking(const ChosenPackage& chosen) : maker_(chosen.package, chosen.sides), name_(chosen.name) {}
    bool run() override { return maker_.run(); }
    [[nodiscard]] double progress() const override {
        return static_cast<double>(maker_.done()) / static_cast<double>(std::max<std::size_t>(maker_.all(), 1));
    }
    [[nodiscard]] Result<NewDeck> take() override {
        if (maker_.cards().empty()) return maker_.why_none();
        return maker_.take(name_);
    }

private:
    AnkiDeckMaker maker_;
    std::string name_;
};

} // namespace

OpenedDeck making_of(const ChosenPackage& chosen) {
    return std::unique_ptr<DeckMaking>{std::make_unique<AnkiMaking>(chosen)};
}

OpenedDeck open_anki_deck(const std::string& file, const std::string& name) {
    auto package = AnkiPackage::open(file);
    if (!package) return package.error();
    const AnkiSides sides = best_sides(package->types());
    return making_of({std::make_shared<const AnkiPackage>(*std::move(package)), sides, name});
}

} // namespace twoturns::decks
