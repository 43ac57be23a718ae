// The game: reads the arguments, opens the window and runs until the player quits. Errors end here.
#include <CLI/CLI.hpp>
#include <SDL_messagebox.h>

#ifdef __linux__
#include <pthread.h>
#include <sys/prctl.h>
#endif

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <filesystem>
#include <future>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <system_error>
#include <utility>

#include "app/decks/deck_list.hpp"
#include "app/files/everything.hpp"
#include "decks/decks.hpp"
#include "platform/files.hpp"
#include "platform/limits.hpp"
#include "platform/memory.hpp"
#include "platform/standard_error.hpp"
#include "platform/translation.hpp"
#include "platform/worker.hpp"
#include "program.hpp"
#include "start.hpp"
#include "store/store.hpp"
#include "twoturns/notation.hpp"
#include "twoturns/problem_id.hpp"
#include "version.hpp"
#include "view/decks/assets.hpp"
#include "view/desktop/carried_data.hpp"
#include "view/desktop/desktop.hpp"
#include "view/desktop/library_versions.hpp"
#include "view/sdl.hpp"
#include "view/window/error_window.hpp"
#include "view/window/host.hpp"
#include "view/window/opening.hpp"

namespace {

using namespace twoturns;

constexpr const char* program = "twoturns";
/// The window opens after this time even if the disk has not answered.
constexpr std::chrono::milliseconds start_patience{400};
/// How long the end of the program waits for a disk that still answers a start which failed.
constexpr std::chrono::seconds end_patience{1};

ui::Canvas parse_window(const std::string& text) {
    using namespace platform::limits;
    const auto size_text = [](int width, int height) { return std::to_string(width) + "x" + std::to_string(height); };
    const std::size_t cross = text.find('x');
    const auto width = parse_number(text.substr(0, cross));
    const auto height = cross == std::string::npos ? std::nullopt : parse_number(text.substr(cross + 1));
    if (!width || !height || *width < least_width || *height < least_height || *width > most_width ||
        *height > most_height)
        throw UsageError("--window " + text + ": not WIDTHxHEIGHT between " + size_text(least_width, least_height) +
                         " and " + size_text(most_width, most_height));
    return {*width, *height};
}

/// Returns the codes of all languages, with commas between them.
std::string language_codes() {
    std::string codes;
    for (const auto& language : platform::languages())
        codes += (codes.empty() ? "" : ", ") + std::string(language.code);
    return codes;
}

void check_language(const Arguments& arguments) {
    if (!arguments.language || *arguments.language == platform::pseudo_language ||
        platform::speaks(*arguments.language))
        return;
    throw UsageError("--lang " + *arguments.language + ": not one of " + language_codes());
}

/// Returns the folder of games and settings; empty if the system provides none.
std::filesystem::path data_folder(const Arguments& arguments) {
    if (arguments.data_folder) return platform::path_from(*arguments.data_folder);
    return store::data_folder().value_or(std::filesystem::path{});
}

/// Imports a file of another program as a deck and returns the new deck's folder. Throws DeckError.
std::string imported(const std::string& file, const std::filesystem::path& folder) {
    const auto deck =
        folder.empty()
            ? Result<std::string>{Message{N_("the deck that it becomes needs a folder: name one by --data-dir")}}
            : decks::import_deck(file, folder / "decks");
    if (!deck) throw view::DeckError(one_line(file), deck.error());
    return *deck;
}

/// Handles a deck argument that is a file of another program. Imports it at once for a screenshot; otherwise the window
/// imports it and shows the progress. Throws DeckError.
void take_deck_file(view::HostOptions& options, bool at_once) {
    std::string file = std::exchange(options.deck, {});
    std::error_code unknown; // other errors are reported when the file is read
    if (std::filesystem::status(platform::path_from(file), unknown).type() == std::filesystem::file_type::not_found)
        throw view::DeckError(one_line(file), {N_("there is no such deck")});
    if (at_once)
        options.deck = imported(file, options.store_folder);
    else
        options.deck_file = platform::name_of(std::filesystem::absolute(platform::path_from(file)));
}

/// Switches to the language of the settings and returns `start`.
app::Start spoken(app::Start start) {
    if (const auto spoken = view::speak(start.settings.language); !spoken) {
        complain(program, to_english(spoken.error()));
        start.notices.push_back(spoken.error());
    }
    return start;
}

std::unique_ptr<game::Store> store_in(const std::filesystem::path& folder) {
    return store::make_store(folder, [] { return game::Date{std::time(nullptr)}; });
}

/// Saves all data to a file, or takes it from one, without a window. Throws UsageError.
void carry_data(const Arguments& arguments) {
    const std::filesystem::path folder = data_folder(arguments);
    const auto store = store_in(folder);
    static_cast<void>(store->open()); // what cannot be read is told below
    if (const auto& file = arguments.save_everything) {
        const std::string bytes = value_or_throw(app::packed(value_or_throw(store->content(), *file), folder), *file);
        if (const auto done = platform::write_file(*file, bytes, false); !done)
            throw UsageError(*file + ": " + to_english(done.error()));
        std::cout << "saved " << one_line(*file) << '\n';
    }
    if (const auto& file = arguments.take_everything) {
        const app::Everything all = value_or_throw(app::unpacked(*file, folder), *file);
        const auto taken = value_or_throw(store->add_content(all.store, all.folder), *file);
        std::cout << "games " << taken.games << '\n';
    }
}

/// Opens the problem if the ID of one is given as that of a game.
void take_problem(Arguments& arguments) {
    if (!arguments.id || !looks_like_problem_id(*arguments.id)) return;
    if (arguments.file || arguments.screenshot || arguments.new_game || arguments.daily)
        throw UsageError("--id " + *arguments.id + ": a problem is opened in a window, with no other game");
    arguments.file = std::exchange(arguments.id, std::nullopt);
}

/// Starts SDL and returns what keeps it started; nullptr if it cannot start, which the window tells when it is opened.
std::unique_ptr<view::Libraries> started_libraries() {
    try {
        return std::make_unique<view::Libraries>(view::prepared());
    } catch (const view::StartError&) {
        return nullptr;
    }
}

int play(const Arguments& arguments) {
    check_language(arguments);
    if (arguments.save_everything || arguments.take_everything) {
        carry_data(arguments);
        return finish(program, 0);
    }
    const std::uint64_t entropy = std::random_device{}() * std::uint64_t{0x100000001} ^ std::random_device{}();
    Random chance{entropy};
    view::HostOptions options{.start = {},
                              .read_deck = {},
                              .deck = arguments.deck.value_or(""),
                              .window = {},
                              .state_file = arguments.state_file.value_or(""),
                              .chance = 0,
                              .store = nullptr,
                              .libraries = {},
                              .opening = {},
                              .stored = {},
                              .keep_aside = {},
                              .store_folder = {},
                              .desktop = {},
                              .file = {},
                              .command = {}};
    // The file page and the list of decks show absolute paths.
    if (arguments.file && looks_like_problem_id(*arguments.file))
        options.file = to_text(value_or_throw(parse_problem_id(*arguments.file), *arguments.file));
    else if (arguments.file)
        options.file = platform::name_of(std::filesystem::absolute(platform::path_from(*arguments.file)));
    if (arguments.new_game) options.command = app::Command::new_game;
    if (arguments.daily) options.command = app::Command::daily;
    if (!arguments.screenshot || arguments.data_folder) options.store_folder = data_folder(arguments);
    // Tables are imported without questions.
    if (const auto choice = decks::import_choice(options.deck); choice && choice != decks::ImportChoice::columns)
        take_deck_file(options, arguments.screenshot.has_value());
    options.chance = chance.next();
    const view::MakeStart start = [arguments, chance](const game::Restored& restored) mutable {
        return start_for(arguments, restored, chance);
    };
    if (arguments.window) options.window = parse_window(*arguments.window);
    if (arguments.screenshot) {
        // The store is not opened, unless a folder is named.
        options.start =
            spoken(start(arguments.data_folder ? store_in(options.store_folder)->open() : game::Restored{}));
        view::write_screenshot(std::move(options), *arguments.screenshot);
        return 0;
    }
    options.keep_aside = store::make_keeper(options.store_folder);
    options.opening.read = view::read_start_on_thread(store_in(options.store_folder), start, options.deck,
                                                      view::DeckCache{options.store_folder});
    options.opening.spoken = spoken;
    options.libraries = started_libraries(); // while the disk works
    if (options.opening.read.wait_for(start_patience) == std::future_status::ready) {
        view::ReadStart read = options.opening.read.get();
        options.store = std::move(read.store);
        options.stored = std::move(read.stored);
        options.start = spoken(std::move(read.start));
        options.read_deck = std::move(read.deck);
    } else {
        options.start = spoken(start({}));
    }
    options.desktop = view::make_desktop();
    view::Host host{std::move(options)};
    while (host.turn()) {
    }
    if (!host.close()) std::_Exit(EXIT_SUCCESS); // the disk does not respond
    return 0;
}

/// Returns the version of the game, then the versions of the libraries, one on each line.
std::string version_text() {
    return "twoturns " + std::string(version) + "\n" + view::library_versions() + "SQLite " + store::sqlite_version();
}

void declare(CLI::App& parser, Arguments& arguments) {
    const auto add = [&parser](const char* option, auto& value, const std::string& help, const char* type) {
        return parser.add_option(option, value, help)->type_name(type);
    };
    parser.set_version_flag("--version", version_text);
    CLI::Option* id =
        add("--id", arguments.id, "play the game or problem of this ID; any other text is a seed", "GAME-ID");
    add("--size", arguments.size, "the board's size, at most 62x62, if the layout has none of its own", "COLSxROWS");
    add("--kinds", arguments.kinds, "how many kinds of tiles", "K");
    add("--gravity", arguments.gravity, "how tiles slide:\n" + lines_of_names(all_gravities), "G");
    add("--layout", arguments.layout,
        "which cells have tiles, by the text own-... of one's own or:\n" + lines_of_names(all_layouts()), "NAME");
    add("--difficulty", arguments.difficulty, "from 1, very easy, to 5, very hard", "1..5");
    add("--seed", arguments.seed, "any text; the same text deals the same board", "TEXT");
    add("--deck", arguments.deck,
        "the pictures, by a deck's folder, a table of cards (CSV or TSV), an address book (VCF), an Anki package "
        "(APKG) or:\n" +
            lines_of_names(app::built_in_decks()),
        "NAME-OR-FOLDER");
    add("--board", arguments.board, "play the board in this file", "FILE");
    for (const char* other : {"--size", "--kinds", "--gravity", "--layout", "--difficulty", "--seed", "--board"})
        id->excludes(other);
    add("--data-dir", arguments.data_folder, "save games and settings in this folder", "DIR");
    CLI::Option* save = add("--save-everything", arguments.save_everything,
                            "save all games, settings and imported decks to a new file, and exit", "FILE");
    add("--take-everything", arguments.take_everything,
        "add the games, settings and decks of such a file to those here, and exit", "FILE")
        ->excludes(save);
    add("--lang", arguments.language, "the language: " + language_codes(), "L");
    parser.add_flag("--fullscreen", arguments.fullscreen, "start in full screen");
    add("--screenshot", arguments.screenshot, "draw one frame into a PNG file, without a display, and exit", "FILE");
    add("--window", arguments.window, "the window's size", "WxH");
    add("--state-file", arguments.state_file, "write the state as text after every change, for scripts", "FILE");
    CLI::Option* file = add(
        "FILE", arguments.file,
        "open this saved game, board, layout, deck, table of cards, folder of pictures, or the problem of this ID", "");
    CLI::Option* new_game = parser.add_flag("--new-game", arguments.new_game, "begin with the page for a new game");
    CLI::Option* daily = parser.add_flag("--daily", arguments.daily, "begin with the board of the day");
    daily->excludes(new_game);
    for (CLI::Option* option : {file, new_game, daily}) {
        option->excludes("--screenshot");
        if (option != file) option->excludes(file);
    }
    refuse_empty_values(parser);
}

/// Shows an error in a window to a player who started the game from a menu; if that fails, in SDL's message box. SDL
/// may run the box as a separate process, which then ends with this process. The box may not have the glyphs of other
/// languages.
void show(const std::exception& error, const Arguments& arguments) {
    try {
        static_cast<void>(view::speak(arguments.language.value_or(""))); // otherwise the error is shown in English
        const auto* const deck = dynamic_cast<const view::DeckError*>(&error);
        const Message reason =
            deck == nullptr ? Message{} : Message{"{0} ({1})", {platform::tr(deck->why), deck->file}};
        view::show_error(platform::tr(N_("Two Turns cannot start.")),
                         one_line(deck == nullptr ? error.what() : platform::tr(reason)));
    } catch (const std::exception&) {
#ifdef __linux__
        pthread_atfork(nullptr, nullptr, [] { prctl(PR_SET_PDEATHSIG, SIGTERM); });
#endif
        SDL_ShowSimpleMessageBox(SDL_MESSAGEBOX_ERROR, "Two Turns", one_line(error.what()).c_str(), nullptr);
    }
}

int run(int argc, char** argv) {
    Arguments arguments;
    CLI::App parser{"Two Turns: join equal tiles with a line of at most two turns.", program};
    parser.allow_windows_style_options(false); // paths may begin with a slash on Windows too
    declare(parser, arguments);
#ifdef SIGHUP
    std::signal(SIGHUP,
                [](int) { std::raise(SIGTERM); }); // the terminal was closed: SDL takes SIGTERM as a request to quit
#endif
    view::start_no_bus();
    try {
        view::load_carried_data();
        parser.parse(argc, argv);
        take_problem(arguments);
        return play(arguments);
    } catch (const CLI::Success& done) {
        return finish(program, parser.exit(done));
    } catch (const CLI::ParseError& error) {
        return complain(program, std::string(error.what()) + " (twoturns --help tells more)");
    } catch (const UsageError& error) {
        return complain(program, error.what());
    } catch (const std::exception& error) {
        const int status = complain(program, error.what());
        // Nobody sees standard error if the game was started from a menu. In a terminal the prompt should return at
        // once.
        if (!arguments.screenshot && !platform::standard_error_is_terminal() &&
            std::getenv("SDL_VIDEODRIVER") == nullptr && view::has_display())
            show(error, arguments);
        return status;
    }
}

} // namespace

int main(int argc, char** argv) {
    platform::share_heaps();
    survive_failed_writes();
    int status = 0;
    try {
        status = run(argc, argv);
    } catch (const std::exception& error) {
        status = complain(program, error.what());
    }
    if (!platform::detached_end_by(std::chrono::steady_clock::now() + end_patience)) std::_Exit(status);
    return status;
}
