#include "app/records/kept_turns.hpp"

#include <utility>

#include "app/date_text.hpp"
#include "app/journey/places.hpp"
#include "game/history/daily.hpp"
#include "game/history/journey.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using platform::trf;
using platform::trn;

/// Returns the place whose present board this is: the table of turns has only these.
std::optional<std::size_t> present_place(const GameId& id) {
    const auto place = game::place_of(id);
    return place && game::journey()[*place].id == id ? place : std::nullopt;
}

void put(Settings& settings, const GameId& id, const game::TurnsRow& row) {
    settings.turns.put(to_text(id), game::to_text(row), game::most_turns_rows);
}

} // namespace

bool compares_turns(const GameId& id) { return present_place(id) || game::day_of(id); }

game::TurnsRow known_turns(const Settings& settings, const GameId& id) {
    game::TurnsRow known;
    const game::Items& rows = settings.turns.rows();
    if (const auto row = rows.find(to_text(id)); row != rows.end())
        known = game::parse_turns_row(row->second.value).value_or(game::TurnsRow{});
    if (const auto place = present_place(id)) known.par = game::best_known_turns(*place);
    return known;
}

void keep_par(Settings& settings, const GameId& id, TurnCount par) {
    game::TurnsRow row = known_turns(settings, id);
    if (row.par == par) return;
    row.par = par;
    put(settings, id, row);
}

void keep_own_turns(Settings& settings, const GameId& id, game::OwnClearing own) {
    game::TurnsRow row = known_turns(settings, id);
    if (row.own && row.own->clearing.count <= own.clearing.count) return;
    row.own = std::move(own);
    if (!row.beaten()) row.own->clearing.moves.clear();
    put(settings, id, row);
}

std::vector<BeatenBoard> beaten_boards(const Settings& settings) {
    std::vector<BeatenBoard> beaten;
    for (const std::string& name : settings.turns.names(game::most_turns_rows)) {
        const auto id = parse_game_id(name);
        if (!id || !compares_turns(*id)) continue;
        game::TurnsRow row = known_turns(settings, *id);
        if (row.beaten()) beaten.push_back({*id, std::move(row)});
    }
    return beaten;
}

std::string turns_board_label(const GameId& id) {
    if (const auto place = present_place(id)) return place_label(*place);
    const auto day = game::day_of(id);
    return day ? long_day(*day) : std::string{};
}

std::string turns_text(const game::TurnsRow& row) {
    if (!row.par || row.par->turns == 0) return {};
    const std::string par = std::to_string(row.par->turns);
    if (!row.own)
        // TRANSLATORS: {0} is how many turns all lines have together that clear a board; fewer are better.
        return trf(N_("Fewest turns known: {0}"), par);
    const std::string own = std::to_string(row.own->clearing.count.turns);
    // TRANSLATORS: {0} is how many turns the player's lines had together, {1} the number that the program found.
    if (row.beaten()) return trf(N_("Fewest turns known: {0}, yours; the program found {1}"), own, par);
    // TRANSLATORS: {0} is the fewest turns known of all lines together, {1} the player's.
    return trf(N_("Fewest turns known: {0}; yours: {1}"), par, own);
}

std::string turns_of_win_text(TurnCount own, const game::TurnsRow& row, game::GameKey game) {
    // TRANSLATORS: {0} is how many turns all lines of a cleared board have together.
    if (!row.par) return trn("{0} turn in all", "{0} turns in all", own.turns);
    if (row.par->turns == 0) return {};
    const std::string par = std::to_string(row.par->turns);
    if (own.turns < row.par->turns)
        // TRANSLATORS: turns of all lines together: {0} in this game, {1} is the fewest that the program found.
        return trn("{0} turn: fewer than the {1} known so far", "{0} turns: fewer than the {1} known so far", own.turns,
                   {par});
    if (row.beaten() && row.own->game != game)
        // TRANSLATORS: turns of all lines together: {0} in this game, {1} in an earlier game of the player.
        return trn("{0} turn; fewest known: {1}, your own", "{0} turns; fewest known: {1}, your own", own.turns,
                   {std::to_string(row.own->clearing.count.turns)});
    // TRANSLATORS: turns of all lines together in this game; nobody knows a way with fewer.
    if (own.turns == row.par->turns) return trn("{0} turn: the fewest known", "{0} turns: the fewest known", own.turns);
    // TRANSLATORS: turns of all lines together: {0} in this game, {1} is the fewest known.
    return trn("{0} turn; the program knows a way with {1}", "{0} turns; the program knows a way with {1}", own.turns,
               {par});
}

} // namespace twoturns::app
