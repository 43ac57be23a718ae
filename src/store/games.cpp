#include "store/games.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "core/lines.hpp"
#include "game/packed.hpp"
#include "store/answers.hpp"
#include "store/lists.hpp"
#include "store/page_reader.hpp"
#include "store/schema.hpp"
#include "store/settings.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::store {
namespace {

using game::GameState;
using game::GameSummary;
using game::Record;
using game::SavedGame;
using game::Time;

// The column order of every statement below that reads games.
enum Column {
    key,
    state,
    started,
    touched,
    id,
    elapsed,
    pairs_left,
    moves,
    hints,
    undos,
    reshuffles,
    record,
    start,
    witness,
    rewinds,
    score,
    seal,
    pace,
    cards,
    look
};
#define COLUMNS_OF_VERSION_1                                                                                           \
    "begun, touched, id, elapsed, pairs_left, moves, hints, undos, reshuffles, record, start, witness"
#define COLUMNS_OF_VERSION_3 "rewinds, score, seal, pace"
#define COLUMNS_OF_VERSION_5 "cards"
#define COLUMNS_OF_VERSION_6 "look"

/// The SQL expression for a game's state. A game in progress that no window has open (seat IS NULL) is listed as
/// unfinished.
constexpr const char* state_stored = "state";
constexpr const char* state_shown = "iif(state = 0 AND seat IS NULL, 1, state)";

/// Reads games. In a read-only store of an earlier version, missing columns count as unknown.
Statement select_games(const Database& database, const std::string& state, const std::string& which) {
    const std::int64_t version = version_of(database);
    const std::string of_3 = version >= 3 ? COLUMNS_OF_VERSION_3 : "NULL, NULL, NULL, NULL";
    const std::string of_5 = version >= 5 ? COLUMNS_OF_VERSION_5 : "NULL";
    const std::string of_6 = version >= 6 ? COLUMNS_OF_VERSION_6 : "NULL";
    const std::string text = "SELECT key, " + state + ", " COLUMNS_OF_VERSION_1 ", " + of_3 + ", " + of_5 + ", " +
                             of_6 + " FROM games " + which;
    return {database, text.c_str()};
}

/// The number of unreadable games that a start skips; skipping more would take too long.
constexpr std::size_t most_broken = 4;

std::string moves_text(const std::vector<Move>& moves) {
    std::string text;
    for (const Move move : moves) text += twoturns::to_text(move) + "\n";
    return text;
}

/// A comment before the board, which every version of the game ignores.
constexpr std::string_view level_word = "; level ";

std::string start_text_of(const Deal& start) {
    const std::string level = start.level > 0 ? std::string(level_word) + std::to_string(start.level) + "\n" : "";
    return level + to_text(start.board);
}

/// Returns the level in the text of a start; 0 if the text contains none.
int read_level(std::string_view start_text) {
    if (!start_text.starts_with(level_word)) return 0;
    const auto line = start_text.substr(0, start_text.find('\n'));
    const int level = parse_number(line.substr(level_word.size())).value_or(0);
    return level >= easiest && level <= hardest ? level : 0;
}

/// Returns nullopt if the start is unreadable; the game's ID then deals the board again. The text of a board does not
/// contain its rule.
std::optional<Deal> read_start(std::string_view start_text, std::string_view moves_text, Rule rule) {
    auto board = parse_numbered_board(start_text);
    if (!board) return std::nullopt;
    Deal deal{*std::move(board), {}, read_level(start_text)};
    deal.board.set_rule(rule);
    for (const Line& line : lines_of(moves_text)) {
        const auto move = parse_move(line.text);
        if (!move) {
            deal.witness.clear();
            break;
        }
        deal.witness.push_back(*move);
    }
    return deal;
}

/// Returns the play time in a row, clamped to the range of a record.
Time elapsed_of(const Statement& row) {
    return Time{std::clamp<std::int64_t>(row.number(Column::elapsed), 0, 1'000'000'000'000)};
}

std::optional<Record> read_record(const Statement& row) {
    const auto text = game::unpacked(row.bytes(Column::record));
    if (!text) return std::nullopt;
    auto parsed = game::parse_record(*text);
    if (!parsed) return std::nullopt;
    Record record = *std::move(parsed);
    record.elapsed = std::max(record.elapsed, elapsed_of(row));
    return record;
}

int count(const Statement& row, Column column) {
    return static_cast<int>(std::clamp<std::int64_t>(row.number(column), 0, 1'000'000'000));
}

/// Returns the look as text: the face, its mark if it has one, and the deck: "4 shapes", "4:123 /home/mara/photos".
std::string text_of(const game::SealPicture& look) {
    const std::string mark = look.mark == 0 ? std::string{} : ':' + std::to_string(look.mark);
    return std::to_string(look.face) + mark + ' ' + look.deck;
}

std::optional<game::SealPicture> read_look(std::string_view text) {
    constexpr std::size_t longest_deck = 4096;
    const std::size_t blank = std::min(text.find(' '), text.size());
    const std::size_t colon = std::min(text.find(':'), blank);
    const auto face = parse_number(text.substr(0, colon));
    std::uint64_t mark = 0;
    if (colon < blank) {
        const std::string_view digits = text.substr(colon + 1, blank - colon - 1);
        const char* const end = digits.data() + digits.size();
        const auto read = std::from_chars(digits.data(), end, mark);
        if (read.ec != std::errc{} || read.ptr != end) return std::nullopt;
    }
    if (!face || *face < 0 || *face >= 2 * max_kinds || blank + 1 >= text.size()) return std::nullopt;
    const std::string_view deck = text.substr(blank + 1);
    if (deck.size() > longest_deck || !is_utf8(deck)) return std::nullopt;
    return game::SealPicture{std::string{deck}, *face, mark};
}

/// Reads the columns of later versions. Their values stay unknown for a game last saved by an earlier version.
void read_later_columns(const Statement& row, GameSummary& summary) {
    summary.rewinds = count(row, Column::rewinds);
    summary.score = std::clamp<std::int64_t>(row.number(Column::score), 0, 1'000'000'000'000);
    const std::int64_t seal = row.number(Column::seal);
    if (!row.is_null(Column::seal) && seal >= 0 && seal < max_kinds) summary.seal = static_cast<int>(seal);
    const std::int64_t pace = row.number(Column::pace);
    if (pace >= 0 && pace <= static_cast<std::int64_t>(game::Pace::arcade))
        summary.pace = static_cast<game::Pace>(pace);
    if (!row.is_null(Column::look)) summary.look = read_look(row.bytes(Column::look));
}

/// Returns nullopt if the row is damaged. Reads the record only for a custom board, because its ID is only in the
/// record.
std::optional<GameSummary> read_summary(const Statement& row) {
    GameSummary summary;
    summary.key = row.number(Column::key);
    const std::int64_t state = row.number(Column::state);
    if (state < 0 || state > 2) return std::nullopt;
    summary.state = static_cast<GameState>(state);
    summary.started = row.number(Column::started);
    summary.touched = std::max(row.number(Column::touched), summary.started);
    summary.custom_board = row.is_null(Column::id);
    if (summary.custom_board) {
        auto record = read_record(row);
        if (!record) return std::nullopt;
        summary.id = std::move(record->origin.id);
    } else {
        auto id = parse_game_id(row.bytes(Column::id));
        if (!id) return std::nullopt;
        summary.id = *std::move(id);
    }
    summary.elapsed = elapsed_of(row);
    summary.pairs_left = count(row, Column::pairs_left);
    summary.moves = count(row, Column::moves);
    summary.hints = count(row, Column::hints);
    summary.undos = count(row, Column::undos);
    summary.reshuffles = count(row, Column::reshuffles);
    read_later_columns(row, summary);
    return summary;
}

std::optional<SavedGame> read_row(const Statement& row) {
    auto summary = read_summary(row);
    auto record = read_record(row);
    if (!summary || !record) return std::nullopt;
    SavedGame game{*std::move(summary), *std::move(record), std::nullopt};
    game.summary.elapsed = game.record.elapsed;
    if (!row.is_null(Column::cards)) // otherwise, or if unreadable, tiles show the default faces
        game.record.origin.cards = game::parse_chosen_cards(row.bytes(Column::cards)).value_or(game::ChosenCards{});
    if (!row.is_null(Column::start))
        game.start =
            read_start(row.bytes(Column::start), row.bytes(Column::witness), game.record.origin.id.params.rule);
    return game;
}

} // namespace

bool write_game(const Database& database, const SavedGame& game, std::int64_t lock) {
    const GameSummary& summary = game.summary;
    const bool in_progress = summary.state == GameState::in_progress;
    const bool with_start = in_progress && game.start.has_value();
    const std::optional<std::string> id =
        game.record.origin.custom_board ? std::nullopt : std::optional(to_text(game.record.origin.id));
    const std::string bytes = game::packed(game::to_text(game.record));
    const std::string start_text = with_start ? start_text_of(*game.start) : "";
    const std::string witness_text = with_start ? moves_text(game.start->witness) : "";
    const game::ChosenCards& chosen = game.record.origin.cards;
    const auto cards = chosen.cards.empty() ? std::nullopt : std::optional(game::to_text(chosen));
    // `played` does not change if this game is already the last one played, so that only the game's own page is
    // written. Bound values must last until the row is written.
    const std::optional<std::string> look = summary.look ? std::optional(text_of(*summary.look)) : std::nullopt;
    Statement write(
        database,
        "INSERT INTO games (key, state, " COLUMNS_OF_VERSION_1 ", " COLUMNS_OF_VERSION_3 ", " COLUMNS_OF_VERSION_5
        ", " COLUMNS_OF_VERSION_6 ", seat, played)"
        " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21,"
        "  1 + coalesce((SELECT max(played) FROM games), 0))"
        " ON CONFLICT (key) DO UPDATE SET state = ?2, begun = ?3, touched = ?4, id = ?5, elapsed = ?6,"
        "  pairs_left = ?7, moves = ?8, hints = ?9, undos = ?10, reshuffles = ?11, record = ?12,"
        "  start = ?13, witness = ?14, rewinds = ?15, score = ?16, seal = ?17, pace = ?18, cards = ?19, look = ?20,"
        "  seat = ?21,"
        "  played = iif(played = (SELECT max(played) FROM games), played, excluded.played)"
        " WHERE games.state <> 0 OR games.seat IS NULL OR games.seat = ?22");
    write.bind(summary.key).bind(static_cast<std::int64_t>(summary.state)).bind(summary.started);
    write.bind(std::max(summary.touched, summary.started)).bind(id);
    write.bind(std::int64_t{game.record.elapsed.count()});
    for (const int number : {summary.pairs_left, summary.moves, summary.hints, summary.undos, summary.reshuffles})
        write.bind(std::int64_t{number});
    write.bind_blob(bytes);
    for (const std::string* text : {&start_text, &witness_text})
        if (with_start)
            write.bind(std::string_view{*text});
        else
            write.bind(std::nullopt);
    write.bind(std::int64_t{summary.rewinds}).bind(summary.score);
    write.bind(std::optional<std::int64_t>{summary.seal}).bind(static_cast<std::int64_t>(summary.pace));
    write.bind(cards).bind(look);
    write.bind(in_progress ? std::optional{lock} : std::nullopt).bind(lock).finish();
    if (database.changes() == 0) return false;
    // Untouched games do not belong in the list.
    Statement(database, "DELETE FROM games WHERE state = 0 AND seat = ? AND key <> ?"
                        " AND moves + hints + undos + reshuffles = 0")
        .bind(lock)
        .bind(summary.key)
        .finish();
    Statement(database, "UPDATE games SET state = 1, seat = NULL, start = NULL, witness = NULL"
                        " WHERE state = 0 AND seat = ? AND key <> ?")
        .bind(lock)
        .bind(summary.key)
        .finish();
    return true;
}

bool write_clock(const Database& database, const SavedGame& game, std::int64_t lock) {
    Statement write(database, "UPDATE games SET elapsed = ?, touched = ? WHERE key = ? AND state = 0 AND seat = ?");
    write.bind(std::int64_t{game.record.elapsed.count()}).bind(std::max(game.summary.touched, game.summary.started));
    write.bind(game.summary.key).bind(lock).finish();
    return database.changes() == 1;
}

std::optional<SavedGame> claim_last_in_progress(const Database& database, std::int64_t lock, bool& unreadable) {
    std::optional<SavedGame> game;
    std::vector<game::GameKey> broken;
    {
        Statement rows = select_games(database, state_stored, "WHERE state = 0 AND seat IS NULL ORDER BY played DESC");
        while (!game && broken.size() < most_broken && rows.step())
            if (!(game = read_row(rows))) broken.push_back(rows.number(Column::key));
    }
    unreadable = !broken.empty();
    for (const game::GameKey key : broken)
        Statement(database, "UPDATE games SET state = 1 WHERE key = ?").bind(key).finish();
    if (game)
        Statement(database, "UPDATE games SET seat = ? WHERE key = ?").bind(lock).bind(game->summary.key).finish();
    return game;
}

std::optional<SavedGame> last_in_progress(const Database& database) {
    Statement rows = select_games(database, state_stored, "WHERE state = 0 ORDER BY played DESC");
    while (rows.step())
        if (auto game = read_row(rows)) return game;
    return std::nullopt;
}

std::vector<std::int64_t> locks_with_games(const Database& database) {
    std::vector<std::int64_t> locks;
    Statement rows(database, "SELECT DISTINCT seat FROM games WHERE state = 0 AND seat IS NOT NULL");
    while (rows.step()) locks.push_back(rows.number(0));
    return locks;
}

void release(const Database& database, std::int64_t lock) {
    Statement(database, "UPDATE games SET seat = NULL WHERE state = 0 AND seat = ?").bind(lock).finish();
}

std::vector<GameSummary> read_summaries(const Database& database, std::size_t skip, std::size_t most) {
    std::vector<GameSummary> summaries;
    Statement rows = select_games(database, state_shown, "ORDER BY played DESC");
    while (summaries.size() < most && rows.step()) {
        auto summary = read_summary(rows);
        if (!summary) continue;
        if (skip > 0)
            --skip;
        else
            summaries.push_back(*std::move(summary));
    }
    return summaries;
}

std::optional<SavedGame> read_game(const Database& database, game::GameKey key) {
    Statement row = select_games(database, state_shown, "WHERE key = ?");
    row.bind(key);
    return row.step() ? read_row(row) : std::nullopt;
}

std::optional<SavedGame> find_game(const Database& database, const Record& record) {
    Statement rows = select_games(database, state_shown, "WHERE id IS ? AND moves = ? ORDER BY played DESC");
    const std::string id = to_text(record.origin.id);
    if (record.origin.custom_board)
        rows.bind(std::nullopt);
    else
        rows.bind(std::string_view{id});
    rows.bind(std::int64_t{game::moves_in(record.log)});
    while (rows.step())
        if (auto game = read_row(rows); game && game::same_play(game->record, record)) return game;
    return std::nullopt;
}

void remove_games(const Database& database, std::int64_t lock) {
    Statement(database, "DELETE FROM games WHERE state <> 0 OR seat IS NULL OR seat = ?").bind(lock).finish();
}

namespace {

/// Binds the columns of a row, in table order, to the parameters ?1, ?2 ...; missing columns become NULL.
Statement& bind_row(Statement& statement, const Row& row, std::size_t columns) {
    statement.bind(row.rowid);
    for (std::size_t column = 1; column < columns; ++column) {
        const Value value = column < row.values.size() ? row.values[column] : Value{};
        switch (value.kind) {
        case is_integer: statement.bind(value.number); break;
        case is_text: statement.bind(value.bytes); break;
        case is_blob: statement.bind_blob(value.bytes); break;
        default: statement.bind(std::nullopt);
        }
    }
    return statement;
}

/// Collects the games found in a damaged store.
class FoundGames {
public:
    explicit FoundGames(const Database& to)
        : read_(to, "SELECT ?1, ?2, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21,"
                    " ?22, ?3, ?4"),
          // If a game is found more than once, keeps the state that was played last. The number of actions does not
          // show it, because a game that grew too long is shortened.
          write_(to, "INSERT OR REPLACE INTO games (key, state, seat, played, begun, touched, id, elapsed, pairs_left,"
                     "  moves, hints, undos, reshuffles, record, start, witness, " COLUMNS_OF_VERSION_3
                     ", " COLUMNS_OF_VERSION_5 ", " COLUMNS_OF_VERSION_6 ")"
                     " SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19,"
                     "  ?20, ?21, ?22"
                     " WHERE NOT EXISTS (SELECT 1 FROM games WHERE key = ?1 AND"
                     "  (played, elapsed, moves + hints + undos + reshuffles) > (?4, ?8, ?10 + ?11 + ?12 + ?13))") {}

    bool take(const Row& row) {
        bind_row(read_, row, table().size()).step();
        const auto game = read_row(read_);
        read_.finish();
        if (!game) return false;
        // An untouched game is removed once it is no longer in progress; see write_game().
        if (begun(game->summary) || game->summary.state == GameState::in_progress)
            bind_row(write_, row, table().size()).finish();
        return true;
    }
    static const std::vector<Kinds>& table() {
        constexpr Kinds number_or_null = is_integer | is_null;
        static const std::vector<Kinds> columns{
            is_null,              // key
            is_integer,           // state
            is_integer | is_null, // seat
            is_integer,           // played
            is_integer,           // begun
            is_integer,           // touched
            is_text | is_null,    // id
            is_integer,           // elapsed
            is_integer,           // pairs_left
            is_integer,
            is_integer, // moves, hints
            is_integer,
            is_integer, // undos, reshuffles
            is_blob,    // record
            is_text | is_null,
            is_text | is_null, // start, witness
            number_or_null,    // rewinds
            number_or_null,    // score
            number_or_null,    // seal
            number_or_null,    // pace
            is_text | is_null, // cards
            is_text | is_null, // look
        };
        return columns;
    }
    /// Return the columns of rows written before version 3, version 5 and version 6. SQLite leaves existing rows
    /// unchanged when columns are added.
    static std::vector<Kinds> table_before_3() { return {table().begin(), table().begin() + 16}; }
    static std::vector<Kinds> table_before_5() { return {table().begin(), table().begin() + 20}; }
    static std::vector<Kinds> table_before_6() { return {table().begin(), table().begin() + 21}; }

private:
    Statement read_; // returns rows with their columns in the order of Column
    Statement write_;
};

} // namespace

void carry_over(const Bytes& file, const Bytes& log, const Database& to) {
    FoundGames games(to);
    Statement setting(to, "INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)");
    Statement deck(to, "INSERT INTO decks (name, used) VALUES (?1, ?2)"
                       " ON CONFLICT (name) DO UPDATE SET used = max(used, ?2)");
    Statement answer = insert_answer(to);
    Statement item(to, "INSERT OR REPLACE INTO items (list, name, value, used) VALUES (?, ?, ?, ?)");
    const auto take_game = [&](const Row& row) { return games.take(row); };
    const std::vector<Table> tables{
        {FoundGames::table(), true, take_game},
        {FoundGames::table_before_5(), true, take_game},
        {FoundGames::table_before_3(), true, take_game},
        {{is_text, is_text},
         false,
         [&](const Row& row) {
             const bool readable = is_setting(row.values[0].bytes, row.values[1].bytes);
             if (readable) setting.bind(row.values[0].bytes).bind(row.values[1].bytes).finish();
             return readable;
         }},
        {{is_text, is_text, is_integer, is_integer, is_integer, is_integer},
         false,
         [&](const Row& row) {
             const auto& values = row.values;
             const bool readable = is_answer(values[0].bytes, values[1].bytes, values[4].number, values[5].number);
             if (readable) {
                 answer.bind(values[0].bytes).bind(values[1].bytes);
                 for (std::size_t i = 2; i < 6; ++i) answer.bind(values[i].number);
                 answer.finish();
             }
             return readable;
         }},
        {{is_text, is_text, is_text, is_integer},
         false,
         [&](const Row& row) {
             const auto& values = row.values;
             const bool readable = is_item(values[0].bytes, values[1].bytes, values[2].bytes);
             if (readable) {
                 for (std::size_t i = 0; i < 3; ++i) item.bind(values[i].bytes);
                 item.bind(values[3].number).finish();
             }
             return readable;
         }},
        {{is_text, is_integer}, false, [&](const Row& row) {
             const bool readable = is_utf8(row.values[0].bytes);
             if (readable) deck.bind(row.values[0].bytes).bind(row.values[1].number).finish();
             return readable;
         }}};
    read_rows(file, log, tables);
    // There were no decks before version 2, and in later versions their page may be lost.
    to.run("INSERT OR IGNORE INTO decks SELECT value, 0 FROM settings WHERE name = 'deck'");
    move_old_lists(to);
}

void copy_tables(const Database& from, const Database& to) {
    for (const std::string table : {"settings", "games", "decks", "answers", "items"}) {
        std::string columns; // the columns of this version; later versions may have more
        std::string places;
        Statement names(from, ("SELECT name FROM pragma_table_info('" + table + "')").c_str());
        while (names.step()) {
            columns += (columns.empty() ? "" : ", ") + std::string(names.bytes(0));
            places += places.empty() ? "?" : ", ?";
        }
        if (columns.empty()) continue; // does not match that version
        Statement rows(from, ("SELECT " + columns + " FROM " + table).c_str());
        Statement write(to, ("INSERT OR REPLACE INTO " + table + " (" + columns + ") VALUES (" + places + ")").c_str());
        const auto count = static_cast<int>(std::count(places.begin(), places.end(), '?'));
        while (rows.step()) {
            for (int column = 0; column < count; ++column) write.bind_column(rows, column);
            write.finish();
        }
    }
    move_old_lists(to);
}

} // namespace twoturns::store
