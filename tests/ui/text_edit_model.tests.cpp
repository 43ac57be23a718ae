// Randomly edited fields, compared with a slow second implementation that treats a text as a list of letters.
#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "support/catch.hpp"
#include "ui/text_edit.hpp"
#include "ui/utf8.hpp"

using twoturns::ui::TextEdit;
using Step = TextEdit::Step;

namespace {

/// A code point as typed, its form in the text, and its properties.
struct Letter {
    std::string typed;
    std::string accepted;
    char kind;
    bool belongs_to_left = false;
    bool ties_right = false;
};

const std::vector<Letter> alphabet{
    {"a", "a", 'l'},
    {"Z", "Z", 'l'},
    {"7", "7", 'l'},
    {"é", "é", 'l'},
    {"中", "中", 'h'},
    {"文", "文", 'h'},
    {"𠀀", "𠀀", 'h'},
    {".", ".", 's'},
    {"/", "/", 's'},
    {"，", "，", 's'},
    {"😀", "😀", 's'},
    {"👋", "👋", 's'},
    {" ", " ", ' '},
    {"\u3000", "\u3000", ' '},
    {"\u0301", "\u0301", 'l', true},
    {"\uFE0F", "\uFE0F", 'l', true},
    {"🏽", "🏽", 's', true},
    {"\u200D", "\u200D", 'l', true, true},
    {"\n", "", ' '},
    {"\u0085", "", ' '},
    {"\xFF", "\uFFFD", 's'},
};

using Letters = std::vector<Letter>;

std::string accepted(const Letters& letters, std::size_t from, std::size_t to) {
    std::string text;
    for (std::size_t i = from; i < to; ++i) text += letters[i].accepted;
    return text;
}

/// Positions are letter indices here.
class Model {
public:
    explicit Model(std::size_t most) : most_(most) {}

    [[nodiscard]] std::string text() const { return accepted(now_.letters, 0, size()); }
    [[nodiscard]] std::size_t cursor() const { return accepted(now_.letters, 0, now_.cursor).size(); }
    [[nodiscard]] std::size_t anchor() const { return accepted(now_.letters, 0, now_.anchor).size(); }
    [[nodiscard]] std::string selected() const { return accepted(now_.letters, from(), to()); }

    void insert(Letters typed) {
        typed.erase(std::remove_if(typed.begin(), typed.end(), [](const Letter& l) { return l.accepted.empty(); }),
                    typed.end());
        const std::size_t room = most_ - (text().size() - selected().size());
        std::size_t taken = 0;
        std::size_t characters = 0;
        for (std::size_t i = 1; i <= typed.size() && accepted(typed, 0, i).size() <= room; ++i)
            if (whole(typed, i)) taken = i, ++characters;
        typed.resize(taken, alphabet.front());
        if (taken > 0) replace(from(), to(), typed, characters == 1 ? 't' : 'p');
    }
    void erase(bool forward, bool word) {
        const std::size_t there = word ? word_from(now_.cursor, forward) : next(now_.cursor, forward);
        if (from() != to()) return replace(from(), to(), {}, 'x');
        if (there != now_.cursor)
            replace(std::min(there, now_.cursor), std::max(there, now_.cursor), {}, forward ? 'f' : 'b');
    }
    void move(Step step, bool forward, bool extend) {
        if (step == Step::all) return go(forward ? size() : 0, extend);
        if (!extend && from() != to()) return go(forward ? to() : from(), false);
        go(step == Step::word ? word_from(now_.cursor, forward) : next(now_.cursor, forward), extend);
    }
    void place(std::size_t byte, bool extend) { go(at_byte(byte), extend); }
    void select_word_at(std::size_t byte) {
        std::size_t begin = at_byte(byte);
        if (begin == size()) begin = next(begin, false);
        std::size_t end = begin;
        while (end < size() && kind(end) == kind(begin)) end = next(end, true);
        while (begin > 0 && kind(next(begin, false)) == kind(begin)) begin = next(begin, false);
        go(begin, false);
        go(end, true);
    }
    void select_all() {
        go(0, false);
        go(size(), true);
    }
    void cut() {
        if (from() != to()) replace(from(), to(), {}, 'x');
    }
    bool undo() { return travel(past_, future_); }
    bool redo() { return travel(future_, past_); }

private:
    struct State {
        Letters letters;
        std::size_t cursor = 0;
        std::size_t anchor = 0;
    };

    static bool whole(const Letters& letters, std::size_t at) {
        return at == 0 || at == letters.size() || (!letters[at].belongs_to_left && !letters[at - 1].ties_right);
    }
    [[nodiscard]] std::size_t size() const { return now_.letters.size(); }
    [[nodiscard]] std::size_t from() const { return std::min(now_.cursor, now_.anchor); }
    [[nodiscard]] std::size_t to() const { return std::max(now_.cursor, now_.anchor); }
    [[nodiscard]] char kind(std::size_t at) const { return now_.letters.empty() ? '-' : now_.letters[at].kind; }
    [[nodiscard]] std::size_t next(std::size_t at, bool forward) const {
        do
            if (at != (forward ? size() : 0)) at = forward ? at + 1 : at - 1;
        while (!whole(now_.letters, at));
        return at;
    }
    [[nodiscard]] std::size_t word_from(std::size_t at, bool forward) const {
        const std::size_t end = forward ? size() : 0;
        const auto ahead = [&] { return kind(forward ? at : next(at, false)); };
        while (at != end && ahead() == ' ') at = next(at, forward);
        if (at == end) return at;
        for (const char run = ahead(); at != end && ahead() == run;) at = next(at, forward);
        return at;
    }
    [[nodiscard]] std::size_t at_byte(std::size_t byte) const {
        std::size_t at = size();
        while (at > 0 && (!whole(now_.letters, at) || accepted(now_.letters, 0, at).size() > byte)) --at;
        return at;
    }
    void go(std::size_t to, bool extend) {
        last_ = '-';
        now_.cursor = to;
        if (!extend) now_.anchor = to;
    }
    void replace(std::size_t from, std::size_t to, const Letters& with, char how) {
        const bool goes_on = how == last_ && (how == 't' || how == 'f' || how == 'b');
        if (!goes_on) past_.push_back(now_);
        if (past_.size() > TextEdit::most_undo_steps) past_.erase(past_.begin());
        future_.clear();
        Letters letters(now_.letters.begin(), now_.letters.begin() + static_cast<std::ptrdiff_t>(from));
        letters.insert(letters.end(), with.begin(), with.end());
        letters.insert(letters.end(), now_.letters.begin() + static_cast<std::ptrdiff_t>(to), now_.letters.end());
        now_.letters = letters;
        std::size_t cursor = from + with.size();
        while (!whole(letters, cursor)) ++cursor;
        go(cursor, false);
        last_ = how;
    }
    bool travel(std::vector<State>& out_of, std::vector<State>& into) {
        last_ = '-';
        if (out_of.empty()) return false;
        into.push_back(now_);
        now_ = out_of.back();
        out_of.pop_back();
        return true;
    }

    std::size_t most_;
    State now_;
    char last_ = '-';
    std::vector<State> past_;
    std::vector<State> future_;
};

/// One player who edits both fields.
class Player {
public:
    Player(unsigned seed, std::size_t most) : random_(seed), edit_("", most), model_(most) {}

    void act() {
        const std::size_t choice = below(20);
        const bool forward = below(2) == 0;
        const bool other = below(2) == 0;
        if (choice < 8) return type(below(5) == 0 ? below(12) : 1);
        if (choice < 10) return erase(forward, below(4) == 0);
        if (choice < 14) return move(forward, other);
        if (choice < 16) return point(other);
        if (choice == 16) {
            REQUIRE(edit_.cut() == model_.selected());
            return model_.cut();
        }
        if (choice == 17) return edit_.select_all(), model_.select_all();
        REQUIRE((forward ? edit_.redo() : edit_.undo()) == (forward ? model_.redo() : model_.undo()));
    }
    void type(std::size_t letters) {
        Letters typed;
        std::string text;
        while (letters-- > 0) text += typed.emplace_back(alphabet[below(alphabet.size())]).typed;
        edit_.insert(text);
        model_.insert(typed);
    }
    void undo_all() {
        for (bool more = true; more;) {
            more = edit_.undo();
            REQUIRE(model_.undo() == more);
            compare();
        }
    }
    void compare() const {
        REQUIRE(edit_.text() == model_.text());
        REQUIRE(edit_.cursor() == model_.cursor());
        REQUIRE(edit_.anchor() == model_.anchor());
        REQUIRE(edit_.selected() == model_.selected());
    }

private:
    std::size_t below(std::size_t end) { return random_() % end; }
    void erase(bool forward, bool word) {
        forward ? edit_.erase_forward(word) : edit_.erase_back(word);
        model_.erase(forward, word);
    }
    void move(bool forward, bool extend) {
        const std::size_t draw = below(8);
        const Step step = draw == 0 ? Step::all : draw < 4 ? Step::word : Step::character;
        forward ? edit_.right(step, extend) : edit_.left(step, extend);
        model_.move(step, forward, extend);
    }
    void point(bool extend) {
        const std::size_t byte = below(edit_.text().size() + 3);
        if (below(3) == 0) return edit_.select_word_at(byte), model_.select_word_at(byte);
        edit_.place(byte, extend);
        model_.place(byte, extend);
    }

    std::mt19937 random_;
    TextEdit edit_;
    Model model_;
};

} // namespace

TEST_CASE("a field does what a list of letters does, whatever is done to it") {
    for (unsigned seed = 0; seed < 3000; ++seed) {
        INFO("seed " << seed);
        Player player(seed, seed % 3 == 0 ? 12 : seed % 3 == 1 ? 60 : 256);
        const unsigned actions = seed % 50 == 0 ? 600 : 60;
        for (unsigned i = 0; i < actions; ++i) {
            player.act();
            player.compare();
        }
        player.undo_all();
    }
}

TEST_CASE("whatever bytes come in, a field holds whole characters of UTF-8 and no more than it may") {
    using namespace twoturns::ui;
    std::mt19937 random(1);
    for (int round = 0; round < 3000; ++round) {
        std::string bytes;
        for (std::size_t left = random() % 24; left > 0; --left) bytes += static_cast<char>(random() % 256);
        const std::size_t most = random() % 40;
        TextEdit edit(bytes, most);
        edit.place(random() % 40, false);
        edit.insert(bytes);
        edit.compose(bytes, random() % 40);
        REQUIRE(edit.text().size() <= most);
        REQUIRE(between_characters(edit.text(), edit.cursor()));
        REQUIRE(between_characters(edit.composition(), edit.composition_cursor()));
        for (const std::string& text : {edit.text(), edit.composition()}) {
            for (std::size_t at = 0; at < text.size(); at += code_point_at(text, at).bytes)
                REQUIRE((code_point_at(text, at).code != replacement_character || code_point_at(text, at).bytes == 3));
        }
    }
}
