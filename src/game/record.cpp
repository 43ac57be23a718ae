#include "game/record.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "core/lines.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::game {
namespace {

constexpr std::string_view heading = "two-turns-game";
constexpr int format_version = 1;

/// The maximum of all times in a record. Sums of times cannot overflow with it.
constexpr std::int64_t most_seconds = 1'000'000'000;

/// The maximum length of a line; a reshuffle of the largest board needs 20,000 bytes.
constexpr std::size_t most_line_bytes = std::size_t{1} << 15U;

/// Parses seconds with at most three decimals.
std::optional<Time> parse_seconds(std::string_view text) {
    const std::size_t dot = std::min(text.find('.'), text.size());
    const auto seconds = parse_number(text.substr(0, dot));
    if (!seconds || *seconds > most_seconds) return std::nullopt;
    if (dot == text.size()) return Time{std::int64_t{*seconds} * 1000};
    const std::string_view decimals = text.substr(dot + 1);
    auto ms = parse_number(decimals);
    if (!ms || decimals.size() > 3) return std::nullopt;
    for (std::size_t i = decimals.size(); i < 3; ++i) *ms *= 10;
    return Time{std::int64_t{*seconds} * 1000 + *ms};
}

std::string action_text(const RecordedAction& action) {
    return std::visit(
        [](const auto& what) -> std::string {
            using What = std::decay_t<decltype(what)>;
            if constexpr (std::is_same_v<What, Move>) return twoturns::to_text(what);
            if constexpr (std::is_same_v<What, HintAsked>) return "hint";
            if constexpr (std::is_same_v<What, Undone>) return "undo";
            if constexpr (std::is_same_v<What, Redone>) return "redo";
            if constexpr (std::is_same_v<What, Restarted>) return "restart";
            if constexpr (std::is_same_v<What, WentBack>) return "back " + std::to_string(what.steps);
            if constexpr (std::is_same_v<What, NewKinds>) {
                std::string text = "reshuffle";
                for (const Kind kind : what.kinds) text += " " + std::to_string(kind + 1);
                return text;
            }
        },
        action);
}

/// `words` are the words after the time; there is at least one.
std::optional<RecordedAction> parse_action(const std::vector<std::string_view>& words) {
    const std::string_view first = words.front();
    if (words.size() == 1) {
        if (first == "hint") return HintAsked{};
        if (first == "undo") return Undone{};
        if (first == "redo") return Redone{};
        if (first == "restart") return Restarted{};
    }
    if (first == "reshuffle") {
        NewKinds action;
        for (std::size_t i = 1; i < words.size(); ++i) {
            const auto kind = parse_number(words[i]);
            if (!kind || *kind < 1 || *kind > max_kinds) return std::nullopt;
            action.kinds.push_back(static_cast<Kind>(*kind - 1));
        }
        return action.kinds.empty() ? std::nullopt : std::optional<RecordedAction>{std::move(action)};
    }
    if (words.size() != 2) return std::nullopt;
    if (first == "back") {
        const auto steps = parse_number(words[1]);
        return steps ? std::optional<RecordedAction>{WentBack{*steps}} : std::nullopt;
    }
    const auto a = parse_cell(first);
    const auto b = parse_cell(words[1]);
    return a && b ? std::optional<RecordedAction>{Move{*a, *b}} : std::nullopt;
}

/// Reads the lines of a record one after another. take() returns an error if a line is wrong.
class Reader {
public:
    Result<void> take(const Line& line);
    Result<Record> finish(std::size_t lines) &&;
    [[nodiscard]] std::size_t entries() const { return record_.log.size(); }

private:
    Result<void> take_word(const Line& line, const std::vector<std::string_view>& words);
    Result<void> take_entry(const Line& line, const std::vector<std::string_view>& words);
    Result<void> end_board();
    static Message wrong(const Line& line, const char* what) { return {what, {std::to_string(line.number)}}; }

    enum class Part : std::uint8_t {
        first_line,
        head,
        board,
        log
    };
    Part part_ = Part::first_line;
    Record record_;
    bool has_id_ = false;
    bool is_described_ = false; // by `gravity` and the other lines instead of an ID
    std::size_t room_ = 0;
    std::string board_;
    std::size_t board_line_ = 0;
};

Result<void> Reader::take(const Line& line) {
    if (line.text.size() > most_line_bytes) return wrong(line, N_("line {0}: too long for a saved game"));
    if (!is_utf8(line.text) || line.text.find('\0') != std::string_view::npos)
        return wrong(line, N_("line {0}: not text in UTF-8"));
    const auto words = words_of(line.text);
    if (part_ == Part::board && !(words.size() == 1 && words.front() == "end")) {
        board_.append(line.text).push_back('\n');
        return {};
    }
    if (words.empty() || words.front().front() == ';') return {};
    if (part_ == Part::first_line) {
        const auto version = words.size() == 2 && words.front() == heading ? parse_number(words[1]) : std::nullopt;
        if (!version || *version < 1) return wrong(line, N_("line {0}: not a saved game"));
        if (*version != format_version)
            return wrong(line, N_("line {0}: this game was saved by a newer version, in a way this one does not know"));
        part_ = Part::head;
        return {};
    }
    if (part_ == Part::board) return end_board();
    if (words.front().front() >= '0' && words.front().front() <= '9') return take_entry(line, words);
    return take_word(line, words);
}

Result<void> Reader::end_board() {
    auto board = parse_numbered_board(board_);
    if (!board) return board.error(); // the error contains its line
    DealParams& params = record_.origin.id.params;
    params.size = board->size();
    params.kinds = board->kinds();
    record_.origin.custom_board = *std::move(board);
    part_ = Part::head;
    return {};
}

Result<void> Reader::take_word(const Line& line, const std::vector<std::string_view>& words) {
    const std::string_view word = words.front();
    DealParams& params = record_.origin.id.params;
    if (part_ == Part::head && word == "id" && !has_id_ && !is_described_) {
        // The ID goes to the end of the line, because its seed may contain blanks.
        std::string_view text =
            line.text.substr(static_cast<std::size_t>(word.data() - line.text.data()) + word.size());
        text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
        text = text.substr(0, text.find_last_not_of(" \t\r") + 1);
        auto id = parse_game_id(text);
        if (!id) return wrong(line, N_("line {0}: not a game ID that this version knows"));
        record_.origin.id = *std::move(id);
        has_id_ = true;
        return {};
    }
    if (part_ == Part::head && word == "board" && words.size() == 1 && !has_id_ && !record_.origin.custom_board) {
        part_ = Part::board;
        is_described_ = true;
        board_line_ = line.number;
        board_.assign(line.number, '\n'); // blank lines, so that error messages contain the line number in this text
        return {};
    }
    if (words.size() == 2) {
        if (part_ == Part::head && word == "gravity" && !has_id_)
            if (const auto gravity = gravity_from_name(words[1])) {
                params.gravity = *gravity;
                is_described_ = true;
                return {};
            }
        if (part_ == Part::head && word == "difficulty" && !has_id_) {
            const auto difficulty = parse_number(words[1]);
            if (difficulty && *difficulty >= easiest && *difficulty <= hardest) {
                params.difficulty = *difficulty;
                is_described_ = true;
                return {};
            }
        }
        if (word == "picked" && !record_.picked)
            if ((record_.picked = parse_cell(words[1]))) return {};
        if (word == "clock") {
            const auto elapsed = parse_seconds(words[1]);
            if (elapsed && *elapsed >= record_.elapsed) {
                record_.elapsed = *elapsed;
                return {};
            }
        }
    }
    return wrong(line, N_("line {0}: not what a saved game says here"));
}

Result<void> Reader::take_entry(const Line& line, const std::vector<std::string_view>& words) {
    if (!has_id_ && !record_.origin.custom_board) return wrong(line, N_("line {0}: the board's ID must come first"));
    part_ = Part::log;
    const auto at = parse_seconds(words.front());
    if (!at) return wrong(line, N_("line {0}: not a time in seconds"));
    if (*at < record_.elapsed) return wrong(line, N_("line {0}: this time is before the one above"));
    auto action = words.size() > 1 ? parse_action({words.begin() + 1, words.end()}) : std::nullopt;
    if (!action) return wrong(line, N_("line {0}: no action that can be read follows the time"));
    room_ += room_of(*action);
    if (room_ > most_room)
        return Message{N_("line {0}: this game is too long, as there is room for {1} actions"),
                       {std::to_string(line.number), std::to_string(most_room)}};
    record_.log.push_back({*at, *std::move(action)});
    record_.elapsed = *at;
    return {};
}

Result<Record> Reader::finish(std::size_t lines) && {
    const std::string end = std::to_string(lines + 1);
    if (part_ == Part::first_line) return Message{N_("line {0}: not a saved game"), {end}};
    if (part_ == Part::board)
        return Message{N_("line {0}: the board that starts here has no end"), {std::to_string(board_line_)}};
    if (!has_id_ && !record_.origin.custom_board)
        return Message{N_("line {0}: the text ends without a game ID or a board"), {end}};
    return std::move(record_);
}

} // namespace

std::string to_text(Time time) {
    const std::string ms = std::to_string(time.count() % 1000);
    return std::to_string(time.count() / 1000) + "." + std::string(3 - ms.size(), '0') + ms;
}

bool same_play(const Record& a, const Record& b) {
    return a.origin.id == b.origin.id && a.origin.custom_board == b.origin.custom_board && a.log == b.log;
}

int moves_in(const std::vector<Entry>& log) {
    return static_cast<int>(std::count_if(
        log.begin(), log.end(), [](const Entry& entry) { return std::holds_alternative<Move>(entry.action); }));
}

std::size_t room_of(const RecordedAction& action) {
    const auto* reshuffle = std::get_if<NewKinds>(&action);
    return 1 + (reshuffle != nullptr ? reshuffle->kinds.size() / 8 : 0);
}

std::string to_text(const Record& record) {
    std::string text = std::string(heading) + " " + std::to_string(format_version) + "\n";
    const GameId& id = record.origin.id;
    if (record.origin.custom_board)
        text += "gravity " + std::string(name_of(id.params.gravity)) + "\ndifficulty " +
                std::to_string(id.params.difficulty) + "\nboard\n" + twoturns::to_text(*record.origin.custom_board) +
                "end\n";
    else
        text += "id " + twoturns::to_text(id) + "\n";
    for (const Entry& entry : record.log) text += to_text(entry.at) + " " + action_text(entry.action) + "\n";
    if (record.picked) text += "picked " + twoturns::to_text(*record.picked) + "\n";
    return text + "clock " + to_text(record.elapsed) + "\n";
}

bool looks_like_record(std::string_view text) {
    for (const Line& line : lines_of(text.substr(0, 4096))) {
        const auto words = words_of(line.text);
        if (words.empty() || words.front().front() == ';') continue;
        return words.front() == heading;
    }
    return false;
}

Result<Record> parse_record(std::string_view text) {
    if (text.size() > most_record_bytes) return Message{N_("The file is too large to be a game.")};
    Reader reader;
    std::size_t lines = 0;
    for (const Line& line : lines_of(text)) {
        if (const auto taken = reader.take(line); !taken) return taken.error();
        lines = line.number;
    }
    return std::move(reader).finish(lines);
}

std::size_t line_of_entry(std::string_view text, std::size_t entry) {
    Reader reader;
    for (const Line& line : lines_of(text))
        if (!reader.take(line) || reader.entries() > entry) return line.number;
    return 0;
}

std::size_t line_of_clock(std::string_view text) {
    Reader reader;
    std::size_t last = 0;
    for (const Line& line : lines_of(text)) {
        const std::size_t entries = reader.entries();
        if (!reader.take(line)) break;
        const auto words = words_of(line.text);
        if (reader.entries() > entries || (!words.empty() && words.front() == "clock")) last = line.number;
    }
    return last;
}

} // namespace twoturns::game
