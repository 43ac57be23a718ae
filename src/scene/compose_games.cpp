// The panel of the games that were begun.
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "scene/compose.hpp"
#include "scene/sheet.hpp"
#include "scene/text.hpp"

namespace twoturns::scene {
namespace {

constexpr float panel_width = 640;
constexpr float panel_height = 640;
constexpr float buttons_height = 40;

float row_height(const Layout& layout) {
    return std::round(std::max(46 * layout.unit(), layout.letters(15) + layout.letters(12) + 8));
}

/// Below the rows: a gap, the buttons and the lower margin.
float foot_height(const Layout& layout) { return std::round((10 + buttons_height + 16) * layout.unit()); }

float head_height(const Layout& layout) {
    return std::round(18 * layout.unit()) + layout.letters(20) + std::round(16 * layout.unit());
}

std::string board_text(const game::GameSummary& game) {
    const DealParams& params = game.id.params;
    std::string text = fill_in("{0} × {1}", {std::to_string(params.size.cols), std::to_string(params.size.rows)});
    const auto add = [&](const std::string& word) { text = fill_in(trc("list", "{0}, {1}"), {text, word}); };
    if (params.layout != BoardLayout::full) add(label_of(params.layout));
    if (params.gravity != Gravity::none) add(label_of(params.gravity));
    add(game.custom_board ? trc("board", "from a file") : label_of_difficulty(params.difficulty));
    return text;
}

std::string state_text(const game::GameSummary& game, bool long_form) {
    switch (game.state) {
    case game::GameState::cleared: return trc("game", "cleared");
    case game::GameState::in_progress:
        return long_form ? trn("in hand, {0} pair left", "in hand, {0} pairs left", game.pairs_left)
                         : trc("game", "in hand");
    case game::GameState::left: break;
    }
    return long_form ? trn("unfinished, {0} pair left", "unfinished, {0} pairs left", game.pairs_left)
                     : trc("game", "unfinished");
}

/// The time of play and the help taken, from the right end to the left; gives where it begins.
float compose_counts(Composer& c, const game::GameSummary& game, float right, float y) {
    const float size = c.letters(12);
    const float icon = std::round(c.units(14));
    struct Count {
        const char* icon;
        std::string value;
    };
    const std::vector<Count> counts{{"clock", clock_text(game.elapsed)},
                                    {"reshuffle", game.reshuffles == 0 ? "" : std::to_string(game.reshuffles)},
                                    {"undo", game.undos == 0 ? "" : std::to_string(game.undos)},
                                    {"hint", game.hints == 0 ? "" : std::to_string(game.hints)}};
    for (const Count& count : counts) {
        if (count.value.empty()) continue;
        c.text(count.value, {right, y}, size, c.scene.theme.muted, Align::right);
        right -= std::round(c.width(count.value, size) + c.units(4)) + icon;
        c.scene.items.emplace_back(
            IconItem{count.icon, {right, std::round(y - icon / 2), icon, icon}, c.scene.theme.muted});
        right -= std::round(c.units(12));
    }
    return right;
}

void compose_game(Composer& c, const Rect& rect, const game::GameSummary& game, bool focused) {
    const Theme& theme = c.scene.theme;
    if (focused || c.hovered(rect))
        c.scene.items.emplace_back(BoxItem{.rect = rect.grown(-1),
                                           .radius = c.units(8),
                                           .fill = c.hovered(rect) ? theme.button_hover : theme.button,
                                           .border = focused ? accent : Colour{0, 0, 0, 0},
                                           .border_width = focused ? 2.0F : 0.0F});
    const float pad = std::round(c.units(10));
    const float left = rect.x + pad;
    const float right = rect.right() - pad;
    const float gap = std::round(c.units(12));
    const float upper = std::round(rect.y + rect.h * 0.32F);
    const float lower = std::round(rect.y + rect.h * 0.71F);
    const float large = c.letters(15);
    const float small = c.letters(13);

    const std::string board = board_text(game);
    std::string state = state_text(game, true);
    if (c.width(board, large, true) + gap + c.width(state, small) > right - left) state = state_text(game, false);
    c.text(state, {right, upper}, small, game.state == game::GameState::cleared ? theme.text : theme.muted,
           Align::right);
    c.fitted_text(board, {left, upper}, large, theme.text, right - left - gap - c.width(state, small), true);
    const float room = compose_counts(c, game, right, lower) - left;
    c.fitted_text(c.ui.date_text(game.started), {left, lower}, c.letters(12), theme.muted, room);
}

/// A row whose game is not there yet.
void compose_gap(Composer& c, const Rect& rect) {
    const float height = std::round(c.units(8));
    c.scene.items.emplace_back(BoxItem{
        .rect = {rect.x + std::round(c.units(10)), std::round(rect.centre().y - height / 2), rect.w * 0.4F, height},
        .radius = height / 2,
        .fill = c.scene.theme.button,
        .border = {}});
}

/// Two lines in the middle of where the rows would be.
void compose_words(Composer& c, const Rect& list, const std::string& headline, const std::string& words) {
    const Point middle = list.centre();
    c.text(headline, {middle.x, middle.y - std::round(c.units(14))}, c.letters(17), c.scene.theme.text, Align::centre,
           true);
    const float size = c.letters(13);
    const float width = std::min(c.width(words, size), list.w);
    c.fitted_text(words, {std::round(middle.x - width / 2), middle.y + std::round(c.units(14))}, size,
                  c.scene.theme.muted, list.w);
}

/// How far down the view is, at the right edge of the rows.
void compose_thumb(Composer& c, const Rect& list) {
    const GamesPanel& games = c.ui.games;
    if (games.rows() <= games.in_view()) return;
    const auto all = static_cast<float>(games.rows());
    const float width = std::max(3.0F, std::round(c.units(4)));
    const float height = std::max(std::round(c.units(24)), list.h * static_cast<float>(games.in_view()) / all);
    const float way = static_cast<float>(games.top()) / static_cast<float>(games.rows() - games.in_view());
    c.scene.items.emplace_back(
        BoxItem{.rect = {list.right() + std::round(c.units(4)), std::round(list.y + (list.h - height) * way), width,
                         std::round(height)},
                .radius = width / 2,
                .fill = c.scene.theme.muted.with_alpha(0.5F),
                .border = {}});
}

void compose_buttons(Composer& c, const Rect& foot) {
    const game::GameSummary* game = c.ui.games.focused();
    if (game == nullptr) return;
    const bool cleared = game->state == game::GameState::cleared;
    std::vector<RowButton> buttons{
        {{.icon = "play", .word = tr(N_("Replay")), .key = tr(N_("Enter")), .primary = true},
         GamesPress{GamesPart::replay}},
        {cleared ? ButtonLook{.icon = "restart", .word = tr(N_("Play again")), .key = "T"}
                 : ButtonLook{.icon = "enter", .word = tr(N_("Take up")), .key = "T"},
         GamesPress{cleared ? GamesPart::play_again : GamesPart::take_up}},
        {{.icon = "copy", .word = tr(N_("Copy game ID")), .key = "Ctrl+C", .enabled = !game->custom_board},
         GamesPress{GamesPart::copy_id}}};
    fit_buttons(c, buttons, foot.w);
    compose_row(c, {foot.x, foot.y}, foot.h, buttons);
}

} // namespace

std::size_t games_in_view(const Layout& layout) {
    const float height = std::min(panel_height * layout.unit(), layout.table().h - 8 * layout.unit());
    return static_cast<std::size_t>(
        std::max(1.0F, std::floor((height - head_height(layout) - foot_height(layout)) / row_height(layout))));
}

void compose_games(Composer& c) {
    const GamesPanel& games = c.ui.games;
    Sheet sheet = open_sheet(c, panel_width, panel_height);
    const float heading = sheet.y + c.letters(20) / 2;
    title(c, sheet, tr(N_("Games")));
    if (games.knows_all() && games.rows() > 0)
        c.text(trn("{0} game", "{0} games", static_cast<int>(games.rows())),
               {sheet.x + sheet.width - std::round(c.units(24)), heading}, c.letters(12), c.scene.theme.muted,
               Align::right);

    const float height = row_height(c.layout);
    const float pad = std::round(c.units(10));
    const Rect list{sheet.x - pad, sheet.y, sheet.width + 2 * pad, height * static_cast<float>(games.in_view())};
    const Rect foot{sheet.x, sheet.rect.bottom() - std::round(c.units(buttons_height + 16)), sheet.width,
                    std::round(c.units(buttons_height))};
    if (games.fault()) return compose_words(c, list, tr(N_("The games cannot be read")), tr(*games.fault()));
    if (games.knows_all() && games.rows() == 0)
        return compose_words(c, list, tr(N_("No games yet")), tr(N_("Every game you begin is kept here.")));
    const std::size_t end = std::min(games.top() + games.in_view(), games.rows());
    for (std::size_t i = games.top(); i < end; ++i) {
        const Rect rect{list.x, list.y + height * static_cast<float>(i - games.top()), list.w, height};
        if (const game::GameSummary* game = games.row(i))
            compose_game(c, rect, *game, i == games.focus());
        else
            compose_gap(c, rect);
        c.hotspot(rect, GamesPress{GamesPart::row, i});
    }
    compose_thumb(c, list);
    if (c.ui.progress) return deal_progress(c, foot, *c.ui.progress);
    compose_buttons(c, foot);
}

} // namespace twoturns::scene
