// How to play: the rules as pictures that move, then as words, and all keys from the table of commands.
#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "app/bar.hpp"
#include "app/board/board_style.hpp"
#include "app/card.hpp"
#include "app/keys/command_groups.hpp"
#include "app/keys/key_bindings.hpp"
#include "app/keys/pad_buttons.hpp"
#include "app/labels.hpp"
#include "app/program/rule_pictures.hpp"
#include "app/screens.hpp"
#include "app/speech/speech_words.hpp"
#include "game/contests/arcade.hpp"
#include "platform/translation.hpp"
#include "twoturns/difficulty.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using platform::trf;

using Elements = std::vector<ui::Element>;

ui::Element section(std::string name, Elements lines) {
    lines.insert(lines.begin(), ui::title(std::move(name), 16).pad({0, 0, 0, 2}));
    return ui::column(std::move(lines), 5);
}

/// Makes a line: the action, and its keys at the right.
ui::Element key_line(const std::vector<std::string>& keys, std::string what) {
    Elements caps;
    for (const std::string& key : keys) caps.push_back(ui::key_cap(key));
    return ui::row(
        {ui::paragraph(std::move(what), 13, ui::Tone::muted, 2).growing().shrinking(), ui::row(std::move(caps), 4)},
        10);
}

ui::Element rules() {
    Elements lines;
    for (const char* rule :
         {N_("Two equal tiles go when a line joins them that turns at most twice."),
          N_("The line runs through empty places, also around the outside."),
          N_("Clear the board. Undo is free; a hint or a reshuffle costs only one star of a place on the journey.")})
        lines.push_back(ui::paragraph(tr(rule), 15));
    return section(tr(N_("The rules")), std::move(lines));
}

ui::Element small(std::string words) { return ui::paragraph(std::move(words), 13, ui::Tone::muted); }

/// Makes the optional rules of a new game.
ui::Element more_rules() {
    Elements lines;
    for (const char* rule :
         {N_("A new game can ask for straight lines only, or for one turn at most. The bar then says so."),
          N_("With gravity, tiles slide after each pair as far as they can. Stones stay where they are and stop tiles "
             "and lines."),
          N_("The cells around a drawn layout are walls for sliding tiles, but not for lines.")})
        lines.push_back(small(tr(rule)));
    return section(tr(N_("Other rules")), std::move(lines));
}

/// Makes the scoring of Arcade, with the numbers from score.hpp.
Elements arcade_rules() {
    using namespace game;
    const auto number = [](int n) { return std::to_string(n); };
    Elements lines;
    lines.push_back(small(
        trf(N_("In Arcade the bar holds {0} s for each pair, {1} to {2} s in all, and stands still when the clock "
               "does. A pair fills up {3} s on a very easy board, up to {4} s on a very hard one. Hints: {5}. "
               "Reshuffles: {6}."),
            seconds_text(bar_for_pair), seconds_text(shortest_bar), seconds_text(longest_bar),
            seconds_text(refill_of(easiest)), seconds_text(refill_of(hardest)), number(arcade_hints),
            number(arcade_reshuffles))));
    lines.push_back(small(
        trf(N_("Points for a pair: {0} by a straight line, {1} with one turn, {2} with two. Within {3} s of the pair "
               "before they count twice, then three times, at most × {4}."),
            number(pair_points[0]), number(pair_points[1]), number(pair_points[2]), seconds_text(combo_time),
            number(most_combo))));
    lines.push_back(
        small(trf(N_("Points for a cleared board: {0} for each of its pairs, and {1} without a hint and a reshuffle."),
                  number(clear_points), number(unaided_points))));
    return lines;
}

/// Makes the sections about the pace and about other players.
Elements ways_to_play() {
    Elements pace;
    pace.push_back(small(
        tr(N_("Calm: nothing presses. Timed: the clock is shown, and your best time for such boards. Arcade: a bar "
              "runs down, and when it has run out the round ends, never the board."))));
    Elements two;
    two.push_back(small(tr(N_("Each pair scores for whoever takes it, at the same time or in turns. The match is no "
                              "game of the history; when the program ends, only its result is kept."))));
    Elements problems;
    for (const char* const line :
         {N_("A problem is a board in the middle of a game. Several pairs can go, but one alone keeps the board "
             "alive; it is proven that each other pair loses it."),
          N_("After a wrong pair, Show me why plays how the board ends. Two problems in a row solved by the first "
             "pair lead a grade up, two missed ones a grade down.")})
        problems.push_back(small(tr(line)));
    Elements race;
    race.push_back(small(tr(N_("An earlier game, or one that a friend has saved to a file, runs along on the same "
                               "board. The bar below the title has a mark for each of its pairs; above them is how "
                               "far you are."))));
    Elements all;
    all.push_back(section(tr(N_("Pace")), std::move(pace)));
    all.push_back(section(label_of(game::Pace::arcade), arcade_rules()));
    all.push_back(section(label_of(Command::two_players), std::move(two)));
    all.push_back(section(label_of(Command::problems), std::move(problems)));
    all.push_back(section(label_of(Command::race), std::move(race)));
    return all;
}

ui::Element words_section() {
    Elements lines;
    for (const char* const line :
         {N_("Some decks have two sides: a word and what it means. A tile goes with another side of the same card."),
          N_("Your own words: a table with two columns, such as a spreadsheet saves as CSV. Open it by Add on the page "
             "of pictures, or copy the table and paste it there."),
          N_("What was learnt says how well each card is known. A new game brings those first that are due.")})
        lines.push_back(small(tr(line)));
    return section(tr(N_("Words to learn")), std::move(lines));
}

ui::Element pointer_section() {
    Elements lines;
    lines.push_back(key_line({tr(N_("Click"))}, tr(N_("Pick a tile, then its twin"))));
    lines.push_back(key_line({tr(N_("Right click"))}, tr(N_("Light up all equal tiles"))));
    lines.push_back(key_line({tr(N_("Wheel"))}, tr(N_("Zoom in and out"))));
    lines.push_back(key_line({tr(N_("Middle button"))}, tr(N_("Move the board"))));
    return section(tr(N_("Mouse")), std::move(lines));
}

ui::Element finger_section() {
    Elements lines;
    // TRANSLATORS: what a finger does on the screen of a telephone.
    lines.push_back(key_line({tr(N_("Tap"))}, tr(N_("Pick a tile, then its twin"))));
    lines.push_back(key_line({tr(N_("Hold"))}, tr(N_("Light up all equal tiles"))));
    lines.push_back(key_line({tr(N_("Two fingers"))}, tr(N_("Zoom, and move the board"))));
    return section(tr(N_("Fingers")), std::move(lines));
}

ui::Element gamepad_section() {
    Elements lines;
    lines.push_back(key_line({tr(N_("D-pad")), tr(N_("Left stick"))}, tr(N_("Move the cursor"))));
    lines.push_back(key_line({"A"}, tr(N_("Pick a tile, press a button"))));
    lines.push_back(key_line({"B"}, label_of(Command::back)));
    const PadCommands& buttons = pad_buttons_in_use();
    const auto usual = [&](PadButton button) { return !buttons.chosen(button); };
    for (const PadButton button : {PadButton::x, PadButton::y})
        if (usual(button)) lines.push_back(key_line({label_of(button)}, label_of(*usual_command(button))));
    if (usual(PadButton::left_shoulder) && usual(PadButton::right_shoulder))
        lines.push_back(key_line({"LB", "RB"}, tr(N_("Next equal tile, next button"))));
    lines.push_back(key_line({"LT", "RT"}, tr(N_("Leaf through lists and pages"))));
    if (usual(PadButton::right_stick))
        lines.push_back(key_line({tr(N_("Right stick"))}, tr(N_("Zoom; pressed: redo"))));
    if (usual(PadButton::start) && usual(PadButton::back))
        lines.push_back(key_line({"Start", "Back"}, tr(N_("Menu, pause"))));
    for (std::size_t i = 0; i < pad_button_count; ++i) // those that the player changed
        if (const auto own = buttons.chosen(static_cast<PadButton>(i)))
            lines.push_back(key_line({label_of(static_cast<PadButton>(i))}, name_among_keys(*own)));
    return section(tr(N_("Gamepad")), std::move(lines));
}

/// Returns the keys that move the cursor: those of the player, one for each direction.
std::vector<std::string> cursor_keys() {
    constexpr std::array directions{Command::cursor_up, Command::cursor_left, Command::cursor_down,
                                    Command::cursor_right};
    const auto chosen = [](Command command) { return keys_in_use().is_chosen(command); };
    if (std::none_of(directions.begin(), directions.end(), chosen)) return {tr(N_("Arrows, WASD"))};
    std::vector<std::string> keys;
    for (const Command direction : directions)
        if (std::string key = key_of(direction); !key.empty()) keys.push_back(std::move(key));
    return keys;
}

ui::Element group_section(const CommandGroup& group) {
    Elements lines;
    for (const Command command : group.commands) {
        if (command != Command::pick && key_list(command).empty()) continue; // the player took its keys away
        lines.push_back(key_line(key_list(command), label_of(command)));
        if (command == Command::pick) // picking needs the cursor
            lines.push_back(key_line(cursor_keys(), tr(N_("Move the cursor"))));
    }
    return section(tr(group.name), std::move(lines));
}

class Help final : public Screen {
public:
    Help() {
        for (const RulePicture& rule : rule_pictures()) players_.emplace_back(rule);
    }

    [[nodiscard]] ScreenTraits traits() const override { return {.name = "help", .passes_to_board = true}; }

    [[nodiscard]] View view(const Context& context) const override {
        std::vector<ui::Element> parts;
        parts.push_back(
            ui::row({ui::widget(ui::id_of(Part::tabs),
                                ui::Tabs{.names = {tr(N_("How to play")), tr(N_("In words"))}, .selected = tab_})
                         .growing()
                         .shrinking(),
                     command_button(Command::first_start)},
                    12));
        const float margin = context.width() < 740 ? 14.0F : 40.0F;
        ui::Element content = tab_ == 0 ? pictures(context) : words(context);
        parts.push_back(std::move(content).scrolling(ui::id_of(Part::all)).growing());
        return {.kind = View::Kind::page,
                .title = label_of(Command::help),
                .content = ui::column(std::move(parts), 12).pad({margin, 8, margin, 0}),
                .focus = ui::id_of(Part::tabs)};
    }

    Effects on(const ui::Event& event, const Context& context) override {
        if (const auto* changed = std::get_if<ui::Changed>(&event)) {
            if (changed->id == ui::id_of(Part::tabs)) tab_ = static_cast<std::size_t>(changed->value);
            if (ui::part_of<Part>(changed->id) == Part::rule) play(changed->id.index, context);
        }
        if (const auto* pressed = std::get_if<ui::Pressed>(&event)) play(pressed->id.index, context);
        if (const auto* pointed = std::get_if<ui::PointedAt>(&event)) {
            const bool on_rule = pointed->id != ui::Id{} && ui::part_of<Part>(pointed->id) == Part::rule;
            play(on_rule ? std::optional{std::size_t{pointed->id.index}} : std::nullopt, context);
        }
        return {};
    }

    Effects on(const News& news, const Context& context) override {
        if (!std::holds_alternative<TimePassed>(news) || !playing_) return {};
        RulePlayer& player = players_[*playing_];
        player.tick(context.now);
        if (!player.plays()) player.start(context.now);
        return {};
    }

    [[nodiscard]] std::optional<game::Time> next_change(const Context& context) const override {
        return playing_ ? players_[*playing_].next_change(context.now) : std::nullopt;
    }

    void draw(ui::Id slot, const ui::Rect& rect, const Context& context,
              std::vector<scene::Item>& items) const override {
        const ui::Style& style = context.style;
        draw_card_face(items, rect, false, style);
        const float inset = style.units(10);
        const ui::Rect board{rect.x + inset, rect.y + inset, rect.w - 2 * inset, style.units(picture_height)};
        items.emplace_back(ui::BoxItem{.rect = board, .radius = style.units(10), .fill = style.theme.inset});
        const std::size_t from = items.size();
        scene::BoardStyle look = board_style(context);
        look.two_sided = 0; // equal tiles must look equal
        look.kept_lines = false;
        players_[slot.index].draw(items, board.grown(-style.units(2)), look, context.now);
        const std::span added = std::span(items).subspan(from);
        if (context.two_sided > 0) show_deck(added, built_in_decks().front().name, context.settings);
        if (style.theme.is_plain()) return;
        for (scene::Item& item : added) // a lantern is no stone to one who has seen none yet
            if (auto* tile = std::get_if<scene::TileItem>(&item)) tile->matter = ui::StoneKind::boulder;
    }

private:
    enum class Part : std::uint8_t {
        all,
        tabs,
        rule,
        picture,
    };
    static constexpr float picture_height = 156;

    /// Lets one picture move, and the others stand still.
    void play(std::optional<std::size_t> rule, const Context& context) {
        if (rule == playing_) return;
        if (playing_) players_[*playing_].stop();
        playing_ = context.settings.motion ? rule : std::nullopt;
        if (playing_) players_[*playing_].start(context.now);
    }

    [[nodiscard]] static ui::Element pictures(const Context& context) {
        Elements cards;
        for (std::size_t i = 0; i < rule_pictures().size(); ++i) {
            const RulePicture& rule = rule_pictures()[i];
            Elements lines;
            lines.push_back(ui::space(picture_height + 14));
            lines.push_back(ui::title(tr(rule.title), 17));
            lines.push_back(ui::paragraph(tr(rule.meaning), 14, ui::Tone::muted, 6));
            Elements layers;
            layers.push_back(ui::widget(ui::id_of(Part::picture, i), ui::Slot{.keeps_sides = true}));
            layers.push_back(
                ui::widget(ui::id_of(Part::rule, i), ui::Button{.said = sentences({tr(rule.title), tr(rule.meaning)}),
                                                                .style = ui::Button::Style::picture}));
            layers.push_back(ui::column(std::move(lines), 4).pad({16, 0, 16, 14}));
            cards.push_back(ui::stack(std::move(layers)));
        }
        const int columns = context.width() >= 1000 ? 4 : context.width() >= 700 ? 3 : context.width() >= 400 ? 2 : 1;
        return ui::column({ui::grid(columns, std::move(cards), 14)}).pad(4, 4);
    }

    [[nodiscard]] static ui::Element words(const Context& context) {
        constexpr float between = 18; // the space between sections
        Elements left;
        left.push_back(rules());
        left.push_back(more_rules());
        left.push_back(words_section());
        for (ui::Element& one : ways_to_play()) left.push_back(std::move(one));
        Elements middle;
        if (is_phone(context)) { // which has no keys and no mouse
            left.push_back(finger_section());
            return ui::column(std::move(left), between).pad(4, 8);
        }
        middle.push_back(pointer_section());
        middle.push_back(context.pads[0] || context.pads[1]
                             ? gamepad_section()
                             : small(tr(N_("A gamepad works, too; plug it in for its buttons."))));
        Elements right;
        middle.push_back(ui::row({command_button(Command::keys), ui::filler()}));
        const auto groups = listed_commands();
        for (std::size_t i = 0; i < groups.size(); ++i) (i == 0 ? middle : right).push_back(group_section(groups[i]));

        const bool three = context.width() >= 1180;
        const bool two = !three && context.width() >= 740;
        if (three) { // balances the heights of the columns
            middle.push_back(std::move(left.back()));
            left.pop_back();
            right.push_back(std::move(left.back()));
            left.pop_back();
        }
        Elements columns;
        columns.push_back(ui::column(std::move(left), between));
        columns.push_back(ui::column(std::move(middle), between));
        columns.push_back(ui::column(std::move(right), between));
        if (two) { // puts the rules above the keys
            ui::Element above = std::move(columns.front());
            columns.erase(columns.begin());
            ui::Element keys = ui::grid(2, std::move(columns), 44);
            columns = {};
            columns.push_back(std::move(above));
            columns.push_back(std::move(keys));
        }
        ui::Element content = three ? ui::grid(3, std::move(columns), 44) : ui::column(std::move(columns), between);
        return ui::column({std::move(content)}, 0).pad(4, 8);
    }

    std::size_t tab_ = 0;
    std::vector<RulePlayer> players_; ///< one for each rule
    std::optional<std::size_t> playing_;
};

} // namespace

screens::Made screens::help() { return std::make_shared<Help>(); }

} // namespace twoturns::app
