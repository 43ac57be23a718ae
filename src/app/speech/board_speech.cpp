#include "app/speech/board_speech.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "app/screen.hpp"
#include "app/speech/speech_words.hpp"
#include "game/learning/chosen_cards.hpp"
#include "platform/translation.hpp"
#include "ui/overloaded.hpp"

namespace twoturns::app {

using platform::tr;
using platform::trc;
using platform::trcf;
using platform::trcn;
using platform::trf;
using platform::trn;

BoardSpeech::BoardSpeech(const game::Session& session, const game::Origin& origin, const Context& context)
    : session_(session),
      names_(context.face_names), cards_{context.two_sided, session.timeline().cards_seed(),
                                         game::chosen_from(origin.cards, context.deck_number, context.two_sided)},
      full_(speech_of(context.settings) == SpeechLevel::full), tells_winnable_(context.settings.winnable_mark) {}

std::string BoardSpeech::name(const Tile& tile) const {
    const auto face = static_cast<std::size_t>(game::picture_of(tile.face, cards_));
    if (names_ != nullptr && !names_->empty()) {
        const std::string& known = (*names_)[face % names_->size()];
        // A deck with fewer pictures than the board has kinds starts again: such tiles also show this number.
        const std::size_t round = face / names_->size();
        // TRANSLATORS: the name of a picture that is there again with a number: strawberry 2.
        if (!known.empty()) return round == 0 ? known : trcf("face", "{0} {1}", known, std::to_string(round + 1));
    }
    // TRANSLATORS: a picture whose name is not known.
    return trcf("speech", "picture {0}", std::to_string(face + 1));
}

std::string BoardSpeech::place(Cell cell) {
    // TRANSLATORS: a place on the board; a part of sentences.
    return trcf("speech", "row {0}, column {1}", std::to_string(cell.row), std::to_string(cell.col));
}

std::string BoardSpeech::tile_at(Cell cell) const { return listed({name(cell), place(cell)}); }

bool BoardSpeech::can_go(Cell cell) const {
    const auto& open = session_.open_moves();
    return std::any_of(open.begin(), open.end(), [&](const Move& move) { return move.a == cell || move.b == cell; });
}

int BoardSpeech::others_like(Cell cell) const {
    const Board& board = session_.board();
    const auto cells = board.tile_cells();
    return static_cast<int>(std::count_if(cells.begin(), cells.end(),
                                          [&](Cell other) { return board.kind(other) == board.kind(cell); })) -
           1;
}

std::string BoardSpeech::chance_of(Cell cell) const {
    const Board& board = session_.board();
    const auto hand = session_.picked();
    // TRANSLATORS: these follow the name of a tile.
    if (hand == cell) return trc("speech", "picked");
    if (hand && cards_.two_sided == 0 && board.kind(*hand) == board.kind(cell)) {
        const auto& open = session_.open_moves();
        const bool joins = std::any_of(open.begin(), open.end(), [&](const Move& move) {
            return (move.a == *hand && move.b == cell) || (move.a == cell && move.b == *hand);
        });
        return joins ? trc("speech", "goes with the picked one") : trc("speech", "not reached from the picked one");
    }
    return can_go(cell) ? trc("speech", "can go") : std::string{};
}

std::string BoardSpeech::cursor(Cell at, std::optional<Cell> before) const {
    const Board& board = session_.board();
    if (full_) {
        // TRANSLATORS: a cell without a tile.
        if (!board.is_tile(at)) return listed({place(at), trc("speech", "empty")});
        const int more = others_like(at);
        // TRANSLATORS: how many tiles of the same kind there are besides this one.
        std::string others = cards_.two_sided > 0 ? std::string{} : trcn("speech", "{0} more", "{0} more", more);
        return listed({place(at), name(at), chance_of(at), std::move(others)});
    }
    const bool same_row = before && before->row == at.row;
    const bool same_column = before && before->col == at.col;
    std::string where;
    if (same_row && !same_column) where = trcf("speech", "column {0}", std::to_string(at.col));
    if (same_column && !same_row) where = trcf("speech", "row {0}", std::to_string(at.row));
    if (!same_row && !same_column) where = place(at);
    if (!board.is_tile(at)) return listed({trc("speech", "empty"), std::move(where)});
    return listed({name(at), chance_of(at), std::move(where)});
}

std::string BoardSpeech::row(int row) const {
    const Board& board = session_.board();
    std::vector<std::string> tiles;
    for (int col = 1; col <= board.size().cols; ++col)
        if (const Cell cell{row, col}; board.is_tile(cell))
            // TRANSLATORS: {0} is a number, {1} the name of a picture.
            tiles.push_back(trcf("speech", "column {0} {1}", std::to_string(col), name(cell)));
    if (tiles.empty()) return trcf("speech", "Row {0} is empty", std::to_string(row));
    // TRANSLATORS: {1} lists the tiles of the row.
    return trcf("speech", "Row {0}: {1}", std::to_string(row), listed(tiles));
}

std::string BoardSpeech::pairs_left() const { return trn("{0} pair left", "{0} pairs left", session_.pairs_left()); }

std::string BoardSpeech::pairs_open() const {
    return trcn("speech", "{0} pair can go", "{0} pairs can go", static_cast<int>(session_.open_moves().size()));
}

std::string BoardSpeech::pair_of(const Board& board, const Move& move) const {
    // TRANSLATORS: a pair of tiles: the name of the picture and two places: strawberry, row 3, column 5 and row 3,
    // column 7.
    return trcf("speech", "{0}, {1} and {2}", name(board.tile(move.a)), place(move.a), place(move.b));
}

std::string BoardSpeech::open_pairs() const {
    constexpr std::size_t few = 3;
    std::vector<std::string> all{session_.open_moves().empty() ? tr(N_("No pair can go")) : pairs_open()};
    if (cards_.two_sided > 0) return sentences(all);
    for (const Move& move : session_.open_moves()) {
        if (!full_ && all.size() > few) break;
        all.push_back(pair_of(session_.board(), move));
    }
    if (const auto more = static_cast<int>(session_.open_moves().size() + 1 - all.size()); more > 0)
        all.push_back(trn("{0} more pair can go here.", "{0} more pairs can go here.", more));
    return sentences(all);
}

std::string BoardSpeech::state(game::Time now) const {
    std::vector<std::string> all{pairs_left()};
    const bool won = session_.status() == game::Status::won;
    if (!won) all.push_back(session_.open_moves().empty() ? tr(N_("No pair can go")) : pairs_open());
    if (tells_winnable_ && !won) {
        const Outcome outcome = session_.known().outcome;
        all.push_back(outcome == Outcome::won    ? trc("speech", "This board can be won")
                      : outcome == Outcome::lost ? tr(N_("No longer winnable"))
                                                 : trc("speech", "Whether it can be won is not known yet"));
    }
    if (session_.picked()) all.push_back(trcf("speech", "Picked: {0}", tile_at(*session_.picked())));
    // TRANSLATORS: {0} is a time such as "3 minutes, 12 seconds".
    all.push_back(trcf("speech", "Time: {0}", spoken_time(session_.elapsed(now))));
    return sentences(all);
}

std::string BoardSpeech::picked(Cell cell) const {
    // TRANSLATORS: {0} is the name of a picture.
    return trcf("speech", "{0} picked", full_ ? tile_at(cell) : name(cell));
}

std::string BoardSpeech::matched(const game::Matched& what) const {
    const std::string first = name(what.first);
    const std::string second = name(what.second);
    const std::string names = first == second ? first : trcf("speech", "{0} and {1}", first, second);
    std::string taken;
    if (!full_) {
        taken = trcf("speech", "{0} taken", names);
    } else {
        const std::string from = place(what.link.front());
        const std::string to = place(what.link.back());
        switch (what.link.turns()) {
        // TRANSLATORS: {0} is the name of a picture, {1} and {2} are places: row 3, column 5.
        case 0: taken = trcf("speech", "{0} taken: from {1} straight to {2}", names, from, to); break;
        case 1: taken = trcf("speech", "{0} taken: from {1} with one turn to {2}", names, from, to); break;
        default: taken = trcf("speech", "{0} taken: from {1} with two turns to {2}", names, from, to); break;
        }
    }
    constexpr int some = 10;
    const bool counts = full_ || session_.pairs_left() % some == 0;
    const auto moved = static_cast<int>(what.slides.size());
    return sentences({std::move(taken),
                      full_ && moved > 0 ? trcn("speech", "{0} tile has slid", "{0} tiles have slid", moved) : "",
                      counts && session_.pairs_left() > 0 ? pairs_left() : ""});
}

std::string BoardSpeech::hinted(const game::Hinted& what) const {
    const Cell one = what.link.front();
    const Cell other = what.link.back();
    switch (what.step) {
    case game::HintStep::area: return trcf("speech", "Look near {0}", place(one));
    case game::HintStep::tile: return tile_at(one);
    case game::HintStep::pair: break;
    }
    if (name(one) == name(other)) return pair_of(session_.board(), Move{one, other});
    // TRANSLATORS: two tiles that go together, each with its place.
    return trcf("speech", "{0} and {1}", tile_at(one), tile_at(other));
}

std::string BoardSpeech::reply(const game::Reply& reply) const {
    return std::visit(
        ui::overloaded{
            [&](const game::Picked& what) { return picked(what.cell); },
            [&](const game::Unpicked& what) {
                // TRANSLATORS: {0} is the name of a picture.
                return trcf("speech", "{0} put back", name(what.cell));
            },
            [&](const game::NoMatch& what) {
                // TRANSLATORS: {0} and {1} are names of pictures.
                return sentences({trcf("speech", "{0} does not match {1}", name(what.to), name(what.from)),
                                  full_ ? picked(what.to) : std::string{}});
            },
            [&](const game::Blocked& what) { return full_ ? picked(what.to) : std::string{}; },
            [&](const game::Matched& what) { return matched(what); },
            [&](const game::Hinted& what) { return hinted(what); },
            [&](const game::Reshuffled&) {
                return sentences({trc("sound", "Reshuffled"), pairs_left(), full_ ? pairs_open() : std::string{}});
            },
            [&](const game::PauseChanged&) {
                return session_.paused() ? tr(N_("Paused")) : trc("speech", "The game goes on");
            },
            [](const auto& /*a note, or nothing*/) { return std::string{}; },
        },
        reply);
}

std::string BoardSpeech::undone(const Board& board, const Move& move) const {
    return sentences({trcf("speech", "Back again: {0}", pair_of(board, move)), full_ ? pairs_left() : std::string{}});
}

std::string BoardSpeech::redone(const Board& board, const Move& move) const {
    return sentences({trcf("speech", "Taken again: {0}", pair_of(board, move)), full_ ? pairs_left() : std::string{}});
}

Speak spoken_at(std::string words, Cell cell, const Board& board) {
    return {std::move(words), sound::pan_of(static_cast<float>(cell.col), board.size())};
}

} // namespace twoturns::app
