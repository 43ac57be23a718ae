// twoturns-cli: parses the arguments, calls one command and converts its outcome into an exit status.
#include <CLI/CLI.hpp>
#include <chrono>
#include <exception>
#include <functional>
#include <iostream>
#include <memory>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands.hpp"
#include "program.hpp"
#include "twoturns/notation.hpp"
#include "twoturns/own_layout.hpp"
#include "twoturns/par.hpp"
#include "twoturns/problem_id.hpp"
#include "version.hpp"

namespace twoturns::cli {
namespace {

/// The call that the arguments request; set during parsing.
using Call = std::function<Outcome(Streams)>;

/// The parsed options; each command uses the ones it declares.
struct Options {
    std::string board;
    std::string gravity{name_of(Gravity::none)};
    std::string rule{name_of(Rule::any)};
    std::string layout = BoardLayout{}.name();
    std::optional<std::string> size;
    std::optional<int> kinds;
    int difficulty = usual_difficulty;
    std::string seed = "0";
    std::optional<std::string> id;
    bool print_id = false;
    bool witness = false;
    int budget_ms = 10'000;
    std::string many;
    std::string certificate;
    std::string record;
    bool score = false;
    std::string wav;
    std::string table{sound::name_of(sound::Instrument::felt)};
    std::optional<int> grade;
    std::optional<std::string> day;
    int count = 1;
    int from = 1;
    bool proof = false;
    std::string pairs_to_see = "any";
    std::size_t width = usual_par_width;
    bool line = false;
};

void add_board(CLI::App& command, Options& options, const std::string& help) {
    command.add_option("BOARD", options.board, help)->required()->type_name(" ");
}

/// Adds an option whose value is one of the names that `find` knows. `why` may give a better error for other values.
template <class Values, class Find>
CLI::Option* add_name(CLI::App& command, const char* option, std::string& value, const std::string& help,
                      const Values& values, const Find& find,
                      const std::function<std::string(const std::string&)>& why = {}) {
    const auto check = [&values, find, why](const std::string& name) {
        if (find(name)) return std::string();
        const std::string better = why ? why(name) : "";
        return better.empty() ? "\"" + name + "\" is none of " + names_of(values) : better;
    };
    return command.add_option(option, value, help + ":\n" + lines_of_names(values))
        ->check(CLI::Validator(check, ""))
        ->type_name("NAME")
        ->capture_default_str();
}

CLI::Option* add_gravity(CLI::App& command, Options& options) {
    return add_name(command, "--gravity", options.gravity, "How tiles slide after a move", all_gravities,
                    gravity_from_name);
}

CLI::Option* add_rule(CLI::App& command, Options& options) {
    return add_name(command, "--rule", options.rule,
                    "Which lines join tiles, of at most two turns, of none or of at most one", all_rules,
                    rule_from_name);
}

Gravity gravity_of(const Options& options) { return *gravity_from_name(options.gravity); }
Rule rule_of(const Options& options) { return *rule_from_name(options.rule); }
BoardSource board_of(const Options& options) { return {options.board, rule_of(options)}; }

std::string fault_of_own_layout(const std::string& name) {
    if (!is_own_layout_name(name)) return {};
    const auto layout = parse_own_layout(name);
    return layout ? std::string() : to_english(layout.error());
}

/// Returns the parameters and seed of the deal; an error if the size or the ID is wrong.
Result<GameId> wanted_deal(const Options& options) {
    const BoardLayout layout = *layout_from_name(options.layout);
    const Result<Size> size = options.size ? parse_size(*options.size) : layout.size().value_or(DealParams{}.size);
    if (!size) return size.error();
    const DealParams params{*size,
                            options.kinds.value_or(usual_kinds(*size, layout)),
                            gravity_of(options),
                            layout,
                            options.difficulty,
                            rule_of(options)};
    if (options.id) return game_id_from(*options.id, params);
    // The seed is normalized like a seed in the game. Bytes that the game rejects still deal a board here.
    const auto seed = seed_from_text(options.seed);
    return GameId{params, seed ? *seed : options.seed};
}

constexpr std::string_view board_help =
    "A board is text, one line a row, cells separated by blanks: . empty, # stone,\n"
    "_ outside the board's shape, where lines pass but no tile slides; anything else\n"
    "names a kind of tile. Blank lines and lines that start with ; are skipped, there\n"
    "and on standard input. Cells are row,col, counted from 1,1.\n"
    "Exit status: 0 done or yes, 1 no, 2 bad usage or bad input, 3 undecided within\n"
    "its budget.";

struct Words {
    std::string name;
    std::string summary;
    std::string details;
};

/// Declares a command; `run` gets its options after parsing.
template <class Declare, class Run>
void add_command(CLI::App& app, Call& call, const Words& words, Declare declare, Run run) {
    CLI::App* const command = app.add_subcommand(words.name, words.summary);
    command->group("Commands");
    command->footer(words.details + "\n\n" + std::string(board_help));
    const auto options = std::make_shared<Options>();
    declare(*command, *options);
    refuse_empty_values(*command);
    command->callback(
        [&call, options, run] { call = [options, run](Streams streams) { return run(*options, streams); }; });
}

void add_commands(CLI::App& app, Call& call) {
    add_command(
        app, call,
        {"link", "Say which cells can be joined, and by which line",
         "Reads queries, a line r1 c1 r2 c2 each, from standard input and answers each with\n"
         "a line: yes TURNS r,c r,c ... with both ends and the corners, or no REASON, the\n"
         "reason one of outside, same-cell, empty, different, blocked, rule; rule is a line of\n"
         "at most two turns that --rule forbids."},
        [](CLI::App& command, Options& options) {
            add_board(command, options, "File with the board");
            add_rule(command, options);
        },
        [](const Options& options, Streams streams) { return link(board_of(options), streams); });
    add_command(
        app, call,
        {"moves", "List the pairs that can be removed",
         "Prints a line r,c r,c for each removable pair, then a line N moves."},
        [](CLI::App& command, Options& options) {
            add_board(command, options, "File with the board, - for standard input");
            add_rule(command, options);
        },
        [](const Options& options, Streams streams) { return moves(board_of(options), streams); });
    add_command(
        app, call,
        {"play", "Make moves and print the board they leave",
         "Reads moves, a line r,c r,c each, from standard input. An illegal move ends it with\n"
         "a line such as move 7: blocked and exit status 1. The board is settled first."},
        [](CLI::App& command, Options& options) {
            add_board(command, options, "File with the board");
            add_gravity(command, options);
            add_rule(command, options);
        },
        [](const Options& options, Streams streams) { return play(board_of(options), gravity_of(options), streams); });
    add_command(
        app, call,
        {"replay", "Replay the record of a game and print its end",
         "Prints cleared, stuck or unfinished, then lines ; word value: pairs-left, moves,\n"
         "hints, undos, reshuffles and time, in seconds; then the board. A record that breaks\n"
         "the rules gets a line such as move 7: blocked and exit status 1."},
        [](CLI::App& command, Options& options) {
            command.add_option("FILE", options.record, "File with the record, - for standard input")
                ->required()
                ->type_name(" ");
            command.add_flag("--score", options.score, "Print a line ; score N too, before the board");
        },
        [](const Options& options, Streams streams) { return replay(options.record, options.score, streams); });
    add_command(
        app, call,
        {"sound", "Write what a recorded game sounds like",
         "Writes a WAV file, 48 kHz stereo, of the game in Calm: its pairs with their melody, what\n"
         "was taken back, and its end. Pauses are at most four seconds long, shorter where it\n"
         "would take more than a quarter of an hour. The file is replaced, or stays as it is\n"
         "where it cannot be written. A record that breaks the rules gets a line such as\n"
         "move 7: blocked and exit status 1."},
        [](CLI::App& command, Options& options) {
            command.add_option("GAME", options.record, "File with the record, - for standard input")
                ->required()
                ->type_name(" ");
            command.add_option("FILE", options.wav, "File to write, such as game.wav")->required()->type_name(" ");
            add_name(command, "--table", options.table, "The table or land, which has an instrument",
                     sound::all_instruments, sound::instrument_from_name);
        },
        [](const Options& options, Streams streams) {
            return sound(options.record, options.wav, *sound::instrument_from_name(options.table), streams);
        });
    add_command(
        app, call,
        {"solve", "Say whether a board can be cleared, and how",
         "Prints won, lost or undecided; won is followed by the moves, a line r,c r,c each.\n"
         "Lost is a proof. The board is settled first. With --many a file holds boards\n"
         "separated by blank lines, and each gets a line such as won 0.213 ms."},
        [](CLI::App& command, Options& options) {
            auto* const board =
                command.add_option("BOARD", options.board, "File with the board, - for standard input")->type_name(" ");
            auto* const many = command.add_option("--many", options.many, "File with many boards")->type_name("FILE");
            many->excludes(board);
            add_gravity(command, options);
            add_rule(command, options);
            command.add_option("--budget-ms", options.budget_ms, "Milliseconds for a board at most")
                ->check(CLI::Range(0, 86'400'000))
                ->type_name("N")
                ->capture_default_str();
            command.add_option("--certificate", options.certificate, "Write the proof of a loss into a file")
                ->type_name("FILE")
                ->excludes(many);
        },
        [](const Options& options, Streams streams) -> Outcome {
            const std::chrono::milliseconds budget{options.budget_ms};
            if (!options.many.empty())
                return solve_many({options.many, rule_of(options)}, gravity_of(options), budget, streams);
            if (options.board.empty()) return Message{"BOARD is required (see twoturns-cli solve --help)", {}};
            return solve(board_of(options), gravity_of(options), budget, options.certificate, streams);
        });
    add_command(
        app, call,
        {"check-loss", "Check a proof that a board cannot be cleared",
         "Prints yes and the size of the proof, or no and what is wrong with it. Proofs are\n"
         "written by solve --certificate and are about boards without gravity."},
        [](CLI::App& command, Options& options) {
            add_board(command, options, "File with the board");
            command.add_option("PROOF", options.certificate, "File with the proof, - for standard input")
                ->required()
                ->type_name(" ");
            add_rule(command, options);
        },
        [](const Options& options, Streams streams) {
            return check_loss(board_of(options), options.certificate, streams);
        });
    add_command(
        app, call,
        {"grade", "Say in figures how hard a board is",
         "Prints lines of a word and a value. winnable: yes, no or undecided, the exit status\n"
         "0, 1 or 3. level: 1, easy, to 5, hard, as deal has it, from random-wins, the share of\n"
         "random players who clear the board. open-pairs: how many pairs can go at the start;\n"
         "mean-open-pairs: and along moves that win. fatal-moves: the share of the moves open\n"
         "there that throw the win away, among the judged-moves whose end is known. pairs-to-see:\n"
         "how many pairs can go at a time, the mean over the positions that random players meet."},
        [](CLI::App& command, Options& options) {
            add_board(command, options, "File with the board, - for standard input");
            add_gravity(command, options);
            add_rule(command, options);
        },
        [](const Options& options, Streams streams) { return grade(board_of(options), gravity_of(options), streams); });
    add_command(
        app, call,
        {"deal", "Print a board that can be cleared",
         "The same options print the same board everywhere, and so does the same game ID.\n"
         "With --print-id the first line is ; id and the ID; with --witness the moves that\n"
         "clear the board follow as lines ; r,c r,c. --pairs-to-see deals the boards of several\n"
         "seeds and prints the one with the fewest or the most pairs that can go at a time."},
        [](CLI::App& command, Options& options) {
            auto* const id =
                command.add_option("--id", options.id, "Game ID, in place of all below; any other text is a seed")
                    ->type_name("GAME-ID");
            id->excludes(
                command
                    .add_option("--size", options.size, "Columns and rows, up to 62 each; 18x8, or what the layout has")
                    ->type_name("COLSxROWS"));
            id->excludes(
                command.add_option("--kinds", options.kinds, "How many kinds of tiles; each has an even number")
                    ->type_name("K"));
            id->excludes(add_gravity(command, options));
            id->excludes(add_rule(command, options));
            id->excludes(add_name(command, "--layout", options.layout,
                                  "Which cells have tiles, by the text own-... of one's own or", all_layouts(),
                                  layout_from_name, fault_of_own_layout));
            id->excludes(
                command
                    .add_option("--difficulty", options.difficulty,
                                "1, easy, to 5, hard: of random players 80-100, 50-80, 25-50,\n8-25, 0-8 % win")
                    ->type_name("1..5")
                    ->capture_default_str());
            id->excludes(
                command.add_option("--seed", options.seed, "Any text")->type_name("TEXT")->capture_default_str());
            command
                .add_option("--pairs-to-see", options.pairs_to_see, "How many pairs can go at a time: any, few or many")
                ->check(CLI::IsMember({"any", "few", "many"}))
                ->type_name("HOW-MANY")
                ->capture_default_str();
            command.add_flag("--print-id", options.print_id, "Print the game ID too");
            command.add_flag("--witness", options.witness, "Print the moves that clear the board too");
        },
        [](const Options& options, Streams streams) -> Outcome {
            const auto id = wanted_deal(options);
            if (!id) return id.error();
            const SightWish wish = options.pairs_to_see == "few"    ? SightWish::few
                                   : options.pairs_to_see == "many" ? SightWish::many
                                                                    : SightWish::any;
            return deal(*id, wish, {options.print_id, options.witness}, streams);
        });
    add_command(
        app, call,
        {"par", "Say with how few turns the board of a game ID can be cleared",
         "Prints par: N turns, M cells, the turns and the length of all lines of the best clearing\n"
         "that the search has found; there may be better ones. --line prints its moves, a line\n"
         "r,c r,c each."},
        [](CLI::App& command, Options& options) {
            command.add_option("ID", options.id, "Game ID")->required()->type_name(" ");
            command.add_flag("--line", options.line, "Print the moves too");
            command.add_option("--width", options.width, "How many positions the search keeps; more takes longer")
                ->check(CLI::Range(1, 1'000'000))
                ->type_name("N")
                ->capture_default_str();
        },
        [](const Options& options, Streams streams) -> Outcome {
            const auto id = parse_game_id(*options.id);
            if (!id) return id.error();
            return par(*id, options.width, options.line, streams);
        });
}

/// Parses a date YYYY-MM-DD; nullopt for any other text.
std::optional<std::chrono::sys_days> day_from(std::string_view text) {
    if (text.size() != 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
    const auto year = parse_number(text.substr(0, 4));
    const auto month = parse_number(text.substr(5, 2));
    const auto day = parse_number(text.substr(8));
    if (!year || !month || !day) return std::nullopt;
    const std::chrono::year_month_day date{std::chrono::year{*year}, std::chrono::month{static_cast<unsigned>(*month)},
                                           std::chrono::day{static_cast<unsigned>(*day)}};
    return date.ok() ? std::optional{std::chrono::sys_days{date}} : std::nullopt;
}

/// Returns the problems that the options of `problem make` ask for.
Result<std::vector<ProblemId>> wanted_problems(const Options& options) {
    if (options.id) {
        auto id = parse_problem_id(*options.id);
        if (!id) return id.error();
        return std::vector{*std::move(id)};
    }
    if (options.day) {
        const auto day = day_from(*options.day);
        if (!day) return Message{"--day {0}: not a date such as 2026-11-26", {one_line(*options.day)}};
        return std::vector{daily_problem(*day)};
    }
    if (!options.grade)
        return Message{"an ID, --grade or --day is required (see twoturns-cli problem make --help)", {}};
    std::vector<ProblemId> ids;
    for (int rung = options.from; rung < options.from + options.count; ++rung)
        ids.push_back(ladder_problem(*options.grade, static_cast<std::uint64_t>(rung)));
    return ids;
}

void add_problem_commands(CLI::App& app, Call& call) {
    CLI::App* const problem =
        app.add_subcommand("problem", "Make and check problems: boards that one pair alone keeps alive");
    problem->group("Commands");
    problem->require_subcommand(1);
    problem->footer("Commands: problem make, problem check; each has a --help.");
    add_command(
        *problem, call,
        {"make", "Print a problem",
         "Prints the board, then ; key r,c r,c, the only pair that keeps the board winnable, and\n"
         "; losing N, the number of pairs that lose it. The same ID prints the same problem\n"
         "everywhere. If none of the grade is found, the first line says which easier grade it\n"
         "is; without any, it prints none: and why, with exit status 3. An ID is\n"
         "tp1.COLSxROWS.COPIES.GRAVITY.GRADE.SEED. --proof prints the moves that win, and for\n"
         "each pair that loses how the board ends, and the proof of check-loss as comments."},
        [](CLI::App& command, Options& options) {
            auto* const id = command.add_option("ID", options.id, "Problem ID")->type_name(" ");
            auto* const grade =
                command.add_option("--grade", options.grade, "Problems of this grade of the ladder, each after its ID")
                    ->check(CLI::Range(1, hardest_problem))
                    ->type_name("1..9");
            auto* const day = command.add_option("--day", options.day, "The problem of this day, after its ID")
                                  ->type_name("YYYY-MM-DD");
            command.add_option("--count", options.count, "How many of the grade")
                ->check(CLI::Range(1, 1'000'000))
                ->type_name("N")
                ->capture_default_str()
                ->needs(grade);
            command.add_option("--from", options.from, "The first rung of the grade")
                ->check(CLI::Range(1, 1'000'000'000))
                ->type_name("N")
                ->capture_default_str()
                ->needs(grade);
            id->excludes(grade)->excludes(day);
            grade->excludes(day);
            command.add_flag("--proof", options.proof, "Print the proofs too");
        },
        [](const Options& options, Streams streams) -> Outcome {
            const auto ids = wanted_problems(options);
            if (!ids) return ids.error();
            return make_problems(*ids, {.ids = !options.id, .proof = options.proof}, streams);
        });
    add_command(
        *problem, call,
        {"check", "Say whether exactly one pair keeps a board winnable",
         "Prints yes r,c r,c if exactly one pair keeps the board winnable and another loses it,\n"
         "else no and the number of pairs that keep it winnable; undecided, with exit status 3,\n"
         "if the budget is spent. The board is settled first."},
        [](CLI::App& command, Options& options) {
            add_board(command, options, "File with the board, - for standard input");
            add_gravity(command, options);
            add_rule(command, options);
            command.add_option("--budget-ms", options.budget_ms, "Milliseconds at most")
                ->check(CLI::Range(0, 86'400'000))
                ->type_name("N")
                ->capture_default_str();
        },
        [](const Options& options, Streams streams) {
            return check_problem(board_of(options), gravity_of(options), std::chrono::milliseconds{options.budget_ms},
                                 streams);
        });
}

constexpr const char* program = "twoturns-cli";

int run(int argc, char** argv) {
    Call call;
    CLI::App app{"The rules of Two Turns on a command line", "twoturns-cli"};
    app.allow_windows_style_options(false); // paths may begin with a slash on Windows, too
    app.set_help_flag("-h,--help", "Print this help and exit");
    app.set_version_flag("--version", "twoturns-cli " + std::string(version), "Print the version and exit");
    app.get_formatter()->column_width(24);
    app.get_formatter()->label("SUBCOMMAND", "COMMAND ...");
    app.require_subcommand(-1); // at most one; a missing command is reported after unknown words
    app.footer(std::string(board_help));
    add_commands(app, call);
    add_problem_commands(app, call);
    try {
        app.parse(argc, argv);
    } catch (const CLI::CallForHelp&) {
        std::cout << app.help();
        return finish(program, static_cast<int>(Status::yes));
    } catch (const CLI::CallForVersion& wanted) {
        std::cout << wanted.what() << '\n';
        return finish(program, static_cast<int>(Status::yes));
    } catch (const CLI::ParseError& error) {
        return complain(program, std::string(error.what()) + " (see twoturns-cli --help)");
    }
    if (!call) return complain(program, "a command is missing (see twoturns-cli --help)");
    const Outcome outcome = call({std::cin, std::cout});
    if (outcome) return finish(program, static_cast<int>(*outcome));
    std::cout.flush(); // the answers must appear before the error
    return complain(program, to_english(outcome.error()));
}

} // namespace
} // namespace twoturns::cli

int main(int argc, char** argv) {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    twoturns::survive_failed_writes();
    try {
        return twoturns::cli::run(argc, argv);
    } catch (const std::bad_alloc&) {
        return twoturns::complain("twoturns-cli", "out of memory");
    } catch (const std::exception& error) {
        return twoturns::complain("twoturns-cli", error.what());
    }
}
