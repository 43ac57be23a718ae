// The game: reads the arguments, opens the window, runs until the player quits. Errors end here.
#include <CLI/CLI.hpp>
#include <SDL_messagebox.h>

#include <cstdlib>
#include <ctime>
#include <exception>
#include <filesystem>
#include <iostream>
#include <optional>
#include <random>
#include <stdexcept>
#include <string>

#include "scene/settings.hpp"
#include "scene/text.hpp"
#include "store/store.hpp"
#include "twoturns/game_id.hpp"
#include "twoturns/notation.hpp"
#include "version.hpp"
#include "view/files.hpp"
#include "view/host.hpp"

namespace {

using namespace twoturns;

/// What is wrong with the arguments or the files they name: said in one line, exit status 2.
class UsageError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

std::string names_of(const auto& values) {
    std::string names;
    for (const auto value : values) names += (names.empty() ? "" : ", ") + std::string(name_of(value));
    return names;
}

struct Arguments {
    std::string id;
    std::string size;
    std::optional<int> kinds;
    std::string gravity;
    std::string layout;
    std::optional<int> difficulty;
    std::string seed;
    std::string deck;
    std::string board;
    std::string language;
    std::string screenshot;
    std::string window;
    std::string state_file;
    std::string data_folder;
    bool fullscreen = false;

    /// Whether they ask for a game; otherwise the one in hand goes on.
    [[nodiscard]] bool name_a_game() const {
        return kinds || difficulty || !(id + size + gravity + layout + seed + board).empty();
    }
};

template <class T> T value_or_throw(Result<T> result, const std::string& where) {
    if (!result) throw UsageError(where + ": " + to_english(result.error()));
    return *std::move(result);
}

scene::Canvas parse_window(const std::string& text) {
    const std::size_t cross = text.find('x');
    const auto width = parse_number(text.substr(0, cross));
    const auto height = cross == std::string::npos ? std::nullopt : parse_number(text.substr(cross + 1));
    if (!width || !height || *width < 160 || *height < 120 || *width > 16384 || *height > 16384)
        throw UsageError("--window " + text + ": not WIDTHxHEIGHT between 160x120 and 16384x16384");
    return {*width, *height};
}

template <class Value, class Find> Value named(const std::string& option, const std::string& name, const Find& find) {
    const std::optional<Value> value = find(name);
    if (!value) throw UsageError(option + " " + name + ": there is none of that name (see man 6 twoturns)");
    return *value;
}

/// The game the arguments ask for.
game::Game game_for(const Arguments& arguments, Random& chance) {
    if (!arguments.id.empty()) {
        const GameId id = value_or_throw(game_id_from(arguments.id, {}), "--id");
        return value_or_throw(scene::dealt(id, chance), "--id");
    }
    DealParams params;
    if (!arguments.size.empty()) params.size = value_or_throw(parse_size(arguments.size), "--size");
    if (!arguments.gravity.empty()) params.gravity = named<Gravity>("--gravity", arguments.gravity, gravity_from_name);
    if (!arguments.layout.empty()) params.layout = named<BoardLayout>("--layout", arguments.layout, layout_from_name);
    params.difficulty = arguments.difficulty.value_or(params.difficulty);
    params.kinds = arguments.kinds.value_or(usual_kinds(params.size, params.layout));
    const bool hard_enough = params.difficulty >= easiest && params.difficulty <= hardest;
    value_or_throw(checked(params), !hard_enough ? "--difficulty" : arguments.kinds ? "--kinds" : "--size");
    if (!arguments.board.empty()) {
        const Board board =
            value_or_throw(parse_board(value_or_throw(view::read_file(arguments.board), arguments.board)),
                           arguments.board)
                .board;
        return scene::given(board, params.gravity, params.difficulty, chance);
    }
    std::string seed;
    if (!arguments.seed.empty()) seed = value_or_throw(seed_from_text(arguments.seed), "--seed");
    return value_or_throw(scene::dealt({params, seed}, chance), "--layout");
}

/// The game the arguments ask for, else the one that was left, else a new one like the last.
scene::Start start_for(const Arguments& arguments, const game::Kept& kept, Random& chance) {
    scene::Start start{.game = {}, .settings = scene::settings_from(kept.settings), .notices = kept.notices};
    start.settings.fullscreen = start.settings.fullscreen || arguments.fullscreen;
    if (start.settings.folder.empty()) start.settings.folder = view::own_files().string();
    if (arguments.name_a_game()) {
        start.game = game_for(arguments, chance);
        return start;
    }
    if (kept.game && kept.game->start) {
        auto resumed = game::taken_up(kept.game->record, *kept.game->start, kept.game->summary.key);
        if (resumed) {
            start.game = *std::move(resumed);
            start.game.begun = kept.game->summary.begun;
            return start;
        }
        start.notices.push_back({N_("The last game could not be taken up."), {}});
        start.notices.push_back(resumed.error());
    }
    start.game = value_or_throw(scene::dealt({scene::params_from(kept.settings), ""}, chance), "the board");
    return start;
}

void choose_language(const std::string& wanted) {
    if (!wanted.empty() && !scene::speaks(wanted)) {
        std::string known;
        for (const auto& language : scene::languages()) known += " " + std::string(language.code);
        throw UsageError("--lang " + wanted + ": not one of" + known);
    }
    scene::set_language(scene::language_for(wanted.empty() ? view::wished_languages() : std::vector{wanted}),
                        view::locale_folder());
}

/// Where games and settings are kept; empty when the system names no such place.
std::filesystem::path data_folder(const Arguments& arguments) {
    if (!arguments.data_folder.empty()) return arguments.data_folder;
    return store::data_folder().value_or(std::filesystem::path{});
}

int play(const Arguments& arguments) {
    choose_language(arguments.language);
    const std::uint64_t entropy = std::random_device{}() * std::uint64_t{0x100000001} ^ std::random_device{}();
    Random chance{entropy};
    view::HostOptions options{.start = {},
                              .deck = arguments.deck,
                              .window = {},
                              .state_file = arguments.state_file,
                              .chance = 0,
                              .store = nullptr,
                              .kept = {}};
    // A picture of one frame leaves what is kept alone, unless it is told where that is.
    game::Kept kept;
    if (arguments.screenshot.empty() || !arguments.data_folder.empty()) {
        options.store = store::make_store(data_folder(arguments), [] { return game::Date{std::time(nullptr)}; });
        kept = options.store->open();
    }
    options.start = start_for(arguments, kept, chance);
    options.chance = chance.next();
    options.kept = std::move(kept.settings);
    if (!arguments.window.empty()) options.window = parse_window(arguments.window);
    if (!arguments.screenshot.empty()) {
        view::write_screenshot(options, arguments.screenshot);
        return 0;
    }
    view::Host host{std::move(options)};
    while (host.turn()) {
    }
    if (!host.close()) std::_Exit(EXIT_SUCCESS); // the disk does not answer, and nobody waits for it
    return 0;
}

int run(int argc, char** argv) {
    Arguments arguments;
    CLI::App parser{"Two Turns: join equal tiles with a line of at most two turns.", "twoturns"};
    parser.set_version_flag("--version", "twoturns " + std::string(version));
    CLI::Option* id = parser.add_option("--id", arguments.id, "play the game of this ID; any other text is a seed")
                          ->type_name("GAME-ID");
    parser.add_option("--size", arguments.size, "the board's size, 1x2 to 62x62")->type_name("COLSxROWS");
    parser.add_option("--kinds", arguments.kinds, "how many kinds of tiles")->type_name("K");
    parser.add_option("--gravity", arguments.gravity, "how tiles slide: " + names_of(all_gravities))->type_name("G");
    parser.add_option("--layout", arguments.layout, "which cells have tiles: " + names_of(all_layouts))
        ->type_name("NAME");
    parser.add_option("--difficulty", arguments.difficulty, "from 1, very easy, to 5, very hard")->type_name("1..5");
    parser.add_option("--seed", arguments.seed, "any text; the same text deals the same board")->type_name("TEXT");
    parser.add_option("--deck", arguments.deck, "the pictures: emoji, shapes, or a deck's folder")
        ->type_name("NAME-OR-FOLDER");
    parser.add_option("--board", arguments.board, "play the board in this file")->type_name("FILE");
    for (const char* other : {"--size", "--kinds", "--gravity", "--layout", "--difficulty", "--seed", "--board"})
        id->excludes(other);
    parser.add_option("--data-dir", arguments.data_folder, "keep games and settings in this folder")->type_name("DIR");
    parser.add_option("--lang", arguments.language, "the language: en or zh_CN")->type_name("L");
    parser.add_flag("--fullscreen", arguments.fullscreen, "start in full screen");
    parser
        .add_option("--screenshot", arguments.screenshot, "draw one frame into a PNG file, without a display, and exit")
        ->type_name("FILE");
    parser.add_option("--window", arguments.window, "the window's size")->type_name("WxH");
    parser.add_option("--state-file", arguments.state_file, "write the state as text after every change, for scripts")
        ->type_name("FILE");
    try {
        parser.parse(argc, argv);
        return play(arguments);
    } catch (const CLI::Success& done) {
        return parser.exit(done);
    } catch (const CLI::ParseError& error) {
        std::cerr << "twoturns: " << error.what() << " (twoturns --help tells more)\n";
    } catch (const UsageError& error) {
        std::cerr << "twoturns: " << error.what() << '\n';
    } catch (const std::exception& error) {
        std::cerr << "twoturns: " << error.what() << '\n';
        // Started from a menu nobody sees standard error.
        if (arguments.screenshot.empty() && std::getenv("SDL_VIDEODRIVER") == nullptr)
            SDL_ShowSimpleMessageBox(SDL_MESSAGEBOX_ERROR, "Two Turns", error.what(), nullptr);
    }
    return 2;
}

} // namespace

int main(int argc, char** argv) {
    try {
        return run(argc, argv);
    } catch (const std::exception& error) {
        std::cerr << "twoturns: " << error.what() << '\n';
        return 2;
    }
}
