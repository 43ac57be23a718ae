#include "decks/card_sides.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <unordered_set>
#include <utility>

#include "decks/file_names.hpp"
#include "decks/pictures/picture_limits.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::decks {
namespace {

/// Finds the files beside a table by the names in its cells.
class FilesBeside {
public:
    explicit FilesBeside(const std::vector<platform::FolderEntry>& entries) : names_(files_of(entries)) {}
    [[nodiscard]] bool has(const std::string& name) const { return names_.find(name).has_value(); }
    /// Replaces the name of a picture in a cell by the name of its file, which may differ in case.
    void correct(std::string& cell) const {
        if (!is_picture_cell(cell)) return;
        if (auto there = names_.find(cell)) cell = *std::move(there);
    }

private:
    static std::vector<std::string> files_of(const std::vector<platform::FolderEntry>& entries) {
        std::vector<std::string> files;
        for (const platform::FolderEntry& entry : entries)
            if (!entry.is_folder) files.push_back(entry.name);
        return files;
    }

    NamesAlike names_;
};

/// Returns the reason if the picture named by a cell cannot be read; nullopt if it can be read or the cell is text.
std::optional<Message> missing_picture(const std::string& cell, const FilesBeside& beside) {
    // TRANSLATORS: the table is a file of cards (CSV); the picture is named in it.
    if (is_picture_cell(cell) && !beside.has(cell)) return Message{N_("no such picture lies beside the table")};
    if (is_unread_picture_name(cell) && beside.has(cell)) return unread_format(cell);
    return std::nullopt;
}

/// Returns the name of a side in a list.
std::string label_of(const CardSide& side) { return side.picture < 0 ? side.text : name_of_picture(side.text); }

/// Returns whether the text has Hebrew, Arabic or a related script, by the UTF-8 lead bytes.
bool runs_right_to_left(const std::string& text) {
    return std::any_of(text.begin(), text.end(), [](char c) { return c >= '\xD6' && c <= '\xDF'; });
}

} // namespace

std::string label_of(const CardSide& front, const CardSide& back) {
    if (front.picture >= 0 && back.picture < 0) return back.text;
    if (front.picture < 0 && back.picture >= 0) return front.text;
    const std::string first = label_of(front);
    const std::string second = label_of(back);
    if (!runs_right_to_left(first) && !runs_right_to_left(second)) return first + " · " + second;
    // Keeps the front on the left, next to its tile, and keeps signs at the ends of a side with that side: each side is
    // a bidi isolate.
    constexpr const char* isolate = "\xE2\x81\xA8"; // U+2068 NOLINT(misc-misleading-bidirectional): `end` ends it
    constexpr const char* end = "\xE2\x81\xA9";     // U+2069
    return isolate + first + end + " · " + isolate + second + end;
}

bool is_picture_cell(const std::string& cell) { return cell.rfind('.') != 0 && is_picture_name(cell); }

bool has_picture_cells(const CardTable& table) {
    return std::any_of(table.cards.begin(), table.cards.end(), [](const Card& card) {
        return is_picture_cell(card.front) || is_picture_cell(card.back) || is_unread_picture_name(card.front) ||
               is_unread_picture_name(card.back);
    });
}

CardSides sides_of(CardTable table, const std::vector<platform::FolderEntry>& beside) {
    CardSides made;
    made.name = std::move(table.name);
    made.translated = table.translated;
    made.report = std::move(table.report);
    made.sides.reserve(2 * table.cards.size());
    const FilesBeside files{beside};
    std::map<std::string, int> wanted; // square index by name
    for (Card& card : table.cards) {
        std::optional<LeftOut> wrong;
        std::size_t more = 0;
        for (std::string* cell : {&card.front, &card.back}) files.correct(*cell);
        for (const std::string* cell : {&card.front, &card.back}) {
            if (auto why = missing_picture(*cell, files); why && !wrong)
                wrong = LeftOut{one_line(*cell), *std::move(why)};
            if (is_picture_cell(*cell)) ++more;
        }
        if (wrong) {
            if (made.report.left_out.size() < picture_limits::pictures)
                made.report.left_out.push_back(*std::move(wrong));
            else
                ++made.report.beyond;
            continue;
        }
        if (wanted.size() + more > picture_limits::pictures) {
            ++made.report.beyond;
            continue;
        }
        for (std::string* cell : {&card.front, &card.back}) {
            const bool picture = is_picture_cell(*cell);
            if (picture) wanted[*cell] = 0;
            made.sides.push_back({std::move(*cell), picture ? 0 : -1});
        }
    }
    for (auto& [file, number] : wanted) {
        number = static_cast<int>(made.pictures.files.size());
        made.pictures.files.push_back({file, name_of_picture(file)});
    }
    for (CardSide& side : made.sides)
        if (side.picture >= 0) side.picture = wanted.at(side.text);
    return made;
}

CardSides sides_with_names(FolderPictures pictures) {
    CardSides made;
    std::unordered_set<std::string> names;
    for (std::size_t i = 0; i < pictures.files.size(); ++i) {
        const FolderPictures::One& one = pictures.files[i];
        if (names.insert(one.name).second) {
            made.sides.push_back({one.file, static_cast<int>(i)});
            made.sides.push_back({one.name, -1});
        } else {
            made.report.left_out.push_back({one_line(one.file), {N_("an earlier picture has the same name")}});
        }
    }
    made.pictures.files = std::move(pictures.files);
    return made;
}

PlayableCards playable(const CardSides& cards, const std::vector<PictureFate>& fates) {
    PlayableCards made;
    std::set<int> shown; // indices of squares
    for (std::size_t i = 0; i + 1 < cards.sides.size(); i += 2) {
        std::array<CardSide, 2> card{cards.sides[i], cards.sides[i + 1]};
        std::optional<LeftOut> wrong;
        for (CardSide& side : card) {
            if (side.picture < 0 || wrong) continue;
            const PictureFate& fate = fates.at(static_cast<std::size_t>(side.picture));
            side.picture = fate.square;
            if (fate.square < 0)
                wrong = LeftOut{one_line(side.text), fate.why};
            else if (shown.count(fate.square) > 0)
                wrong = LeftOut{one_line(side.text), {N_("an earlier card has the same picture")}};
        }
        if (!wrong && card[0].picture >= 0 && card[0].picture == card[1].picture)
            wrong = LeftOut{one_line(card[1].text), {N_("both sides show the same picture")}};
        if (wrong) {
            made.left_out.push_back(*std::move(wrong));
            continue;
        }
        made.names.push_back(label_of(card[0], card[1]));
        for (CardSide& side : card) {
            if (side.picture < 0)
                made.words.push_back({learnt_as(side), side.text});
            else
                made.words.push_back({{}, side.text, side.text});
            if (side.picture >= 0) shown.insert(side.picture);
            made.sides.push_back(std::move(side));
        }
    }
    return made;
}

} // namespace twoturns::decks
