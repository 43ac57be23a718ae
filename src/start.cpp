#include "start.hpp"

#include "app/board/game_start.hpp"
#include "app/settings.hpp"
#include "platform/files.hpp"
#include "platform/translation.hpp"
#include "twoturns/game_id.hpp"
#include "twoturns/own_layout.hpp"

namespace twoturns {
namespace {

template <class Value, class Find> Value named(const std::string& option, const std::string& name, const Find& find) {
    const std::optional<Value> value = find(name);
    if (!value) throw UsageError(option + " " + name + ": there is none of that name (see man 6 twoturns)");
    return *value;
}

BoardLayout layout_named(const std::string& name) {
    if (is_own_layout_name(name)) return value_or_throw(parse_own_layout(name), "--layout");
    return named<BoardLayout>("--layout", name, layout_from_name);
}

/// Deals at once for a screenshot; otherwise the window deals and shows the progress.
game::Game first_game(GameId id, const Arguments& arguments, Random& chance, const std::string& where) {
    if (arguments.screenshot) return value_or_throw(app::dealt(std::move(id), chance), where);
    if (id.seed.empty()) id.seed = app::seed_from(chance);
    return app::undealt(std::move(id));
}

/// Returns the game that the arguments request.
game::Game game_for(const Arguments& arguments, Random& chance) {
    if (arguments.id)
        return first_game(value_or_throw(game_id_from(*arguments.id, {}), "--id"), arguments, chance, "--id");
    DealParams params;
    if (arguments.gravity) params.gravity = named<Gravity>("--gravity", *arguments.gravity, gravity_from_name);
    if (arguments.layout) params.layout = layout_named(*arguments.layout);
    params.size = params.layout.size().value_or(params.size);
    if (arguments.size) params.size = value_or_throw(parse_size(*arguments.size), "--size");
    params.difficulty = arguments.difficulty.value_or(params.difficulty);
    params.kinds = arguments.kinds.value_or(usual_kinds(params.size, params.layout));
    const bool hard_enough = params.difficulty >= easiest && params.difficulty <= hardest;
    const bool fits = params.layout.fits(params.size);
    value_or_throw(checked(params), !fits             ? "--size"
                                    : !hard_enough    ? "--difficulty"
                                    : arguments.kinds ? "--kinds"
                                                      : "--size");
    if (arguments.board) {
        const std::string& file = *arguments.board;
        const Board board = value_or_throw(parse_board(value_or_throw(platform::read_file(file), file)), file).board;
        return app::custom_game(board, params.gravity, params.difficulty, chance);
    }
    std::string seed;
    if (arguments.seed) seed = value_or_throw(seed_from_text(*arguments.seed), "--seed");
    return first_game({params, std::move(seed)}, arguments, chance, "--layout");
}

} // namespace

app::Start start_for(const Arguments& arguments, const game::Restored& stored, Random& chance) {
    app::Start start{.game = {},
                     .settings = app::settings_from(stored),
                     .notices = stored.notices,
                     .own = app::params_from(stored.settings),
                     .first_time = !stored.game && stored.settings.empty()};
    start.goes_on_with_problem = arguments.is_plain();
    start.guides = start.first_time && arguments.is_plain();
    start.settings.fullscreen = start.settings.fullscreen || arguments.fullscreen;
    if (arguments.language) start.settings.language = platform::language_for({*arguments.language});
    if (start.settings.folder.empty()) start.settings.folder = platform::name_of(platform::own_files());
    if (arguments.name_a_game()) {
        start.game = game_for(arguments, chance);
        return start;
    }
    if (stored.game && stored.game->start) {
        auto resumed = game::resumed(stored.game->record, *stored.game->start, stored.game->summary.key);
        if (resumed) {
            start.game = *std::move(resumed);
            start.game.started = stored.game->summary.started;
            start.game.pace = stored.game->summary.pace;
            return start;
        }
        start.notices.push_back({N_("The last game could not be continued.")});
        start.notices.push_back(resumed.error());
    }
    start.game = first_game({start.own, ""}, arguments, chance, "the board");
    start.own_board = true;
    start.at_home = !start.first_time && arguments.is_plain();
    return start;
}

} // namespace twoturns
