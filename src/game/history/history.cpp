#include "game/history/history.hpp"

#include <array>
#include <cstdio>
#include <string_view>

#include "game/history/calendar.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::game {
namespace {

/// Returns a text such as "2026-11-21T16:20:00Z".
std::string utc_text(Date date) {
    const auto [year, month, day, hour, minute, second] = calendar_of(date);
    std::array<char, 40> text{};
    const int length = std::snprintf(text.data(), text.size(), "%04d-%02u-%02uT%02d:%02d:%02dZ", year, month, day, hour,
                                     minute, second);
    return {text.data(), static_cast<std::size_t>(length)};
}

struct Field {
    const char* name;
    std::string value;
    bool is_text;
};

/// Names and values are a file format that other programs read, so they differ from the names in the code: "in hand" is
/// a game in progress, "left" an unfinished game, "begun" its start. The "seal" is a kind, counted from 1 as in the
/// board text, and empty if unknown.
std::vector<Field> fields_of(const GameSummary& game) {
    static constexpr std::array states{"in hand", "left", "cleared"};
    static constexpr std::array paces{"calm", "timed", "arcade"};
    const DealParams& params = game.id.params;
    return {
        {"begun", utc_text(game.started), true},
        {"last_played", utc_text(game.touched), true},
        {"result", states[static_cast<std::size_t>(game.state)], true},
        {"id", game.custom_board ? std::string{} : to_text(game.id), true},
        {"columns", std::to_string(params.size.cols), false},
        {"rows", std::to_string(params.size.rows), false},
        {"kinds", std::to_string(params.kinds), false},
        {"gravity", std::string(name_of(params.gravity)), true},
        {"difficulty", std::to_string(params.difficulty), false},
        {"seconds", to_text(game.elapsed), false},
        {"pairs_left", std::to_string(game.pairs_left), false},
        {"moves", std::to_string(game.moves), false},
        {"hints", std::to_string(game.hints), false},
        {"undos", std::to_string(game.undos), false},
        {"reshuffles", std::to_string(game.reshuffles), false},
        {"rewinds", std::to_string(game.rewinds), false},
        {"score", std::to_string(game.score), false},
        {"seal", game.seal ? std::to_string(*game.seal + 1) : "", !game.seal},
        {"pace", paces.at(static_cast<std::size_t>(game.pace)), true},
    };
}

std::string csv_text(const std::string& value) {
    // Always quoted, because spreadsheets read an unquoted =... as a formula.
    std::string text = "\"";
    for (const char c : value) {
        if (c == '"') text += '"';
        text += c;
    }
    return text + "\"";
}

std::string json_text(const std::string& value) {
    std::string text = "\"";
    for (const char c : value) {
        if (c == '"' || c == '\\') text += '\\';
        text += c; // an ID has no control characters
    }
    return text + "\"";
}

} // namespace

std::string csv_head() {
    std::string line;
    for (const Field& field : fields_of({})) line += (line.empty() ? "" : ",") + std::string(field.name);
    return line + "\r\n";
}

std::string csv_rows(const std::vector<GameSummary>& games) {
    std::string text;
    for (const GameSummary& game : games) {
        std::string line;
        for (const Field& field : fields_of(game))
            line += (line.empty() ? "" : ",") + (field.is_text ? csv_text(field.value) : field.value);
        text += line + "\r\n";
    }
    return text;
}

std::string json_head() { return "["; }

std::string json_rows(const std::vector<GameSummary>& games, bool first) {
    std::string text;
    for (const GameSummary& game : games) {
        std::string object;
        for (const Field& field : fields_of(game))
            object += (object.empty() ? "" : ", ") + json_text(field.name) + ": " +
                      (field.is_text ? json_text(field.value) : field.value);
        text += (first && text.empty() ? "\n  {" : ",\n  {") + object + "}";
    }
    return text;
}

std::string json_foot() { return "\n]\n"; }

} // namespace twoturns::game
