#include "cli/recorded_game.hpp"

#include "cli/input.hpp"
#include "game/timeline.hpp"

namespace twoturns::cli {

Result<RecordedGame> read_recorded_game(const std::string& file, std::istream& standard_input) {
    const auto text = read_text(file, standard_input);
    if (!text) return text.error();
    auto record = game::parse_record(*text);
    if (!record) return Message{"{0}: {1}", {file == "-" ? "standard input" : file, to_english(record.error())}};
    if (record->origin.custom_board) {
        const Deal start{*record->origin.custom_board, {}};
        return RecordedGame{*std::move(record), start};
    }
    auto start = deal(record->origin.id);
    if (!start) return start.error();
    return RecordedGame{*std::move(record), *std::move(start)};
}

std::string reason_of(const Message& fault) {
    for (const Verdict verdict :
         {Verdict::outside, Verdict::same_cell, Verdict::empty, Verdict::different, Verdict::blocked, Verdict::rule})
        if (fault.id == game::sentence_of(verdict))
            return "move " + fault.args.front() + ": " + std::string(name_of(verdict));
    return to_english(fault);
}

} // namespace twoturns::cli
