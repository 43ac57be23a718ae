// The view of the page for a new game.
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "app/bar.hpp"
#include "app/board/choice_icons.hpp"
#include "app/board/round_view.hpp"
#include "app/decks/deck_list.hpp"
#include "app/labels.hpp"
#include "app/measured.hpp"
#include "app/new_game/new_game.hpp"
#include "app/new_game/new_game_words.hpp"
#include "platform/translation.hpp"
#include "twoturns/difficulty.hpp"
#include "ui/sizes.hpp"

namespace twoturns::app {

using platform::NC_;
using platform::tr;
using platform::trc;
using platform::trf;
using ui::Element;
using ui::id_of;

namespace {

constexpr float narrow_side = 16;  // margin of a window without room for the board
constexpr float least_right = 480; // width of the choices beside the board
constexpr float low_preview = 40;  // height of a board that shows little
constexpr float stepper_width = 160;
constexpr int deck_faces = 3; // the number of faces next to the deck's name
constexpr float deck_face = 36;

/// Returns whether there is no room for the board beside the choices.
bool is_narrow(const Context& context) { return context.width() < 860; }

/// Returns the width of the choices, in window pixels.
float width_of_choices(const Context& context) {
    return context.style.units(is_narrow(context) ? context.width() - 2 * narrow_side : least_right);
}
/// Returns whether steppers leave room for words beside them; those for fingers do not on a telephone.
bool has_room_for_words(const Context& context) { return !(context.style.for_fingers() && is_narrow(context)); }

/// Returns whether the parts of a choice fit side by side.
bool has_room(const Element& choice, const Context& context) {
    if (!has_room_for_words(context)) return false;
    const float scroll_bar = context.style.units(ui::measures::scroll_bar_width);
    return ui::width_of(choice, context.style).natural <= width_of_choices(context) - scroll_bar;
}

Element heading(std::string words, std::string meaning) {
    Element right = ui::aligned(ui::paragraph(std::move(meaning), 14, ui::Tone::muted, 2), ui::Align::right);
    return ui::row({ui::title(std::move(words), 15).shrinking(0), std::move(right).growing().shrinking()}, 12);
}

Element section(std::string words, std::string meaning, Element choice) {
    return ui::column({heading(std::move(words), std::move(meaning)), std::move(choice)}, 6);
}

/// Returns the name of a layout and its description on a board of this size.
std::string described(const std::string& label, const BoardLayout& layout, Size size) {
    return platform::trcf("layout", "{0}: {1}", label, meaning_of(layout, size));
}

/// Reduces the height of all choices within an element to a share of the usual height.
void make_lower(Element& element, float share) {
    if (auto* choice = std::get_if<ui::Choice>(&element.what)) choice->height = std::round(choice->height * share);
    for (Element& child : element.children) make_lower(child, share);
}

} // namespace

Element NewGame::size_choice(const Context& context) const {
    const bool drawn = form_.preset() == NewGameForm::layouts_size; // the layout has a size that is no preset
    ui::Choice choice{.selected = std::min(form_.preset(), NewGameForm::own_size), .height = 72};
    for (std::size_t i = 0; i < NewGameForm::presets.size(); ++i) {
        const Size size = NewGameForm::presets[i];
        const bool lacks = lacks_cards(size, form_.any_size_layout(), context);
        // TRANSLATORS: {0} is a size such as 18 × 8.
        std::string help = lacks ? trf(N_("{0}: more pairs than the deck has cards"), label_of(size))
                           // TRANSLATORS: {0} is a size such as 18 × 8.
                           : is_small_for_fingers(size, context)
                               ? trf(N_("{0}: its tiles are small for a finger here"), label_of(size))
                               : label_of(size);
        choice.options.push_back({name_of_preset(i), {}, true, std::move(help)});
    }
    choice.options.push_back(
        // TRANSLATORS: the size of a board, chosen by columns and rows.
        {drawn ? label_of(form_.params().size) : platform::trc("size", "Custom"), drawn ? "pencil" : "settings", false,
         drawn ? tr(N_("the size of the drawn layout")) : tr(N_("any number of columns and rows"))});
    const float room = width_of_choices(context);
    float widest = 0;
    for (const ui::Choice::Option& one : choice.options)
        widest = std::max(widest, context.style.lettering(ui::measures::least_option_words).width(one.words) +
                                      context.style.units(ui::measures::option_pad + choice.gap));
    if (widest * static_cast<float>(choice.options.size()) > room) {
        choice.columns = static_cast<int>(choice.options.size() + 1) / 2;
        choice.height = 60;
    }
    return ui::widget(id_of(Part::size), std::move(choice));
}

Element NewGame::lack_of_cards(const Context& context) {
    return ui::row({ui::paragraph(platform::trn("The deck has {0} card: it is on the board more than once.",
                                                "The deck has {0} cards: some are on the board more than once.",
                                                context.two_sided),
                                  14, ui::Tone::gold, 2)
                        .growing()
                        .shrinking(),
                    ui::widget(id_of(Part::fit_deck), ui::Button{.words = tr(N_("Fit to the deck"))})
                        .explained(tr(N_("a size with as many pairs as the deck has cards")))},
                   12);
}

Element NewGame::lack_of_room(Size chosen, const Context& context) {
    const auto size = roomy_size(context);
    const bool words = context.deck_status.least_cell > 0 && !is_small_for_fingers(chosen, context);
    // TRANSLATORS: {0} is a size such as 18 × 8.
    std::string why = size && words ? trf(N_("These words need larger tiles: up to {0}"), label_of(*size))
                      : words       ? tr(N_("These words need larger tiles than this window has room for."))
                      // TRANSLATORS: {0} is a size such as 18 × 8.
                      : size ? trf(N_("Tiles too small for a finger. This screen has room for {0}."), label_of(*size))
                             : tr(N_("Tiles too small for a finger; two fingers enlarge them."));
    std::vector<Element> parts;
    parts.push_back(ui::paragraph(std::move(why), 14, ui::Tone::gold, 2).growing().shrinking());
    if (size)
        parts.push_back(ui::widget(id_of(Part::fit_room), ui::Button{.words = tr(N_("Larger tiles"))})
                            .explained(words ? tr(N_("the largest board on which every word can be read"))
                                             : tr(N_("the largest board whose tiles a finger hits with ease"))));
    return ui::row(std::move(parts), 12);
}

Element NewGame::own_size(const Context& context) const {
    const Size size = form_.params().size;
    const auto stepper = [](Part part, int value) { // with the same columns as the stepper of kinds
        return ui::widget(id_of(part), ui::Stepper{value, 1, max_side}).wide(stepper_width);
    };
    const auto side = [&](Part part, std::string words, int value) {
        return ui::row({stepper(part, value), ui::label(std::move(words), 14)}, 10);
    };
    Element beside =
        ui::row({side(Part::columns, tr(N_("Columns")), size.cols), side(Part::rows, tr(N_("Rows")), size.rows)}, 24);
    if (has_room(beside, context)) return beside;
    const auto stacked = [&](Part part, std::string words, int value) {
        return ui::column({ui::label(std::move(words), 14), stepper(part, value)}, 4);
    };
    return ui::row(
        {stacked(Part::columns, tr(N_("Columns")), size.cols), stacked(Part::rows, tr(N_("Rows")), size.rows)}, 24);
}

Element NewGame::layout_choice(const Context& context) const {
    const std::vector<std::size_t> shown = layouts_on_page();
    ui::Choice choice{.columns = 8, .height = 44};
    for (const std::size_t one : shown) {
        if (one == chosen_layout()) choice.selected = choice.options.size();
        choice.options.push_back(
            {{}, {}, true, described(label_at(one, context.settings.language), layout_at(one), form_.chosen_size())});
    }
    return ui::widget(id_of(Part::layout), std::move(choice));
}

/// Makes the lines about faulty files of own layouts.
std::vector<Element> NewGame::below_layouts() const {
    constexpr std::size_t most_faults = 3;
    std::vector<Element> lines;
    const auto say = [&](std::string words) {
        lines.push_back(ui::paragraph(std::move(words), 14, ui::Tone::muted, 2));
    };
    if (own_) {
        const auto& faults = own_->faults;
        for (std::size_t i = 0; i < std::min(most_faults, faults.size()); ++i)
            // TRANSLATORS: {0} is the name of a file, {1} why it cannot be used.
            say(trf(N_("{0} was passed over: {1}"), faults[i].file, tr(faults[i].why)));
        if (faults.size() > most_faults)
            say(platform::trn("{0} more file was passed over.", "{0} more files were passed over.",
                              static_cast<int>(faults.size() - most_faults)));
        if (own_->left_out > 0)
            say(platform::trn("There is {0} more layout in the folder; here are the first by name.",
                              "There are {0} more layouts in the folder; here are the first by name.",
                              static_cast<int>(own_->left_out)));
    }
    return lines;
}

Element NewGame::gravity_choice() const {
    ui::Choice choice = gravity_choice_of(form_.params().gravity);
    choice.height = 48;
    return ui::widget(id_of(Part::gravity), std::move(choice));
}

Element NewGame::rule_line() const {
    ui::Choice choice{.height = 40};
    for (const Rule rule : offered_rules) {
        if (rule == form_.params().rule) choice.selected = choice.options.size();
        choice.options.push_back({label_of(rule), {}, false, tr(condition_of(rule))});
    }
    return ui::row({ui::label(trc("heading", "Lines"), 14, ui::Tone::muted).shrinking(0),
                    ui::widget(id_of(Part::rule), std::move(choice)).growing().shrinking()},
                   12);
}

Element NewGame::difficulty_choice() const {
    ui::Choice choice{.selected = static_cast<std::size_t>(form_.params().difficulty - easiest), .height = 46};
    for (int level = easiest; level <= hardest; ++level)
        choice.options.push_back({difficulty_label(level), {}, true, meaning_of_difficulty(level)});
    return ui::widget(id_of(Part::difficulty), std::move(choice));
}

Element NewGame::sight_line() const {
    constexpr std::array words{NC_("pairs to see", "any"), NC_("pairs to see", "few"), NC_("pairs to see", "many")};
    ui::Choice choice{.height = 40};
    for (std::size_t i = 0; i < offered_sights.size(); ++i) {
        if (offered_sights.at(i) == sight_) choice.selected = i;
        choice.options.push_back({trc("pairs to see", words.at(i)), {}, false, meaning_of(offered_sights.at(i))});
    }
    return ui::row({ui::label(trc("heading", "Pairs to see"), 14, ui::Tone::muted).shrinking(0),
                    ui::widget(id_of(Part::sight), std::move(choice)).growing().shrinking()},
                   12);
}

Element NewGame::kinds_choice(const Context& context) const {
    Element meaning = ui::label(form_.choice() ? meaning_of_kinds(form_.params()) : std::string{}, 14, ui::Tone::muted);
    if (form_.deals_cards_once())
        return ui::row({ui::label(tr(N_("Each card once on either side")), 14),
                        ui::aligned(std::move(meaning), ui::Align::right).growing().shrinking()},
                       12);
    Element words = ui::column({ui::title(tr(N_("Different pictures")), 15), std::move(meaning)}, 0);
    std::vector<Element> parts;
    parts.push_back(
        ui::widget(id_of(Part::kinds), ui::Stepper{form_.params().kinds, 1, form_.most_kinds()}).wide(stepper_width));
    const bool beside = has_room_for_words(context);
    if (beside) parts.push_back(std::move(words).growing().shrinking());
    if (form_.kinds_chosen())
        parts.push_back(ui::widget(id_of(Part::usual_kinds), ui::Button{.words = tr(N_("As usual"))})
                            .explained(tr(N_("as many pictures as suit the size"))));
    Element row = ui::row(std::move(parts), 12);
    return beside ? std::move(row) : ui::column({std::move(words), std::move(row)}, 4);
}

/// Makes the button that opens the other choices in place, and the commands of the page.
Element NewGame::more_row(const Context& context) const {
    const bool open = more_open_;
    std::vector<Element> parts;
    parts.push_back(
        ui::widget(id_of(Part::more), ui::Button{.words = tr(open ? N_("Fewer choices") : N_("More choices")),
                                                 .icon = open ? "minus" : "plus"})
            .explained(
                open ? std::string{}
                     : tr(N_("all layouts, another rule for lines, different pictures, pace, seed and game ID"))));
    parts.push_back(ui::filler());
    parts.push_back(command_button(Command::edit_layout));
    if (context.width() >= 1100) {
        Element copy = command_button(Command::copy_id, ui::Button::Style::quiet, !preview_.fault());
        auto& face = std::get<ui::Button>(copy.what); // the other two have more need of their words
        copy.help = std::exchange(face.words, {});
        face.key.clear();
        parts.push_back(std::move(copy));
    }
    return ui::row(std::move(parts), 12);
}

std::vector<Element> NewGame::choices(bool with_deck, bool with_rest, const Context& context) const {
    const DealParams params = form_.params();
    std::vector<Element> all;
    std::string meaning = meaning_of(params.size, params.layout);
    if (context.style.for_fingers()) // what fits here is not known from the numbers alone
        meaning = platform::trcf("list", "{0}, {1}", meaning,
                                 // TRANSLATORS: {0} is the width of a tile on this screen, such as 44.
                                 trf(N_("tiles of {0}"), std::to_string(tile_points(params.size, context))));
    all.push_back(section(tr(N_("Size")), std::move(meaning), size_choice(context)));
    if (form_.preset() == NewGameForm::own_size) all.push_back(own_size(context));
    Element difficulty = section(tr(N_("Difficulty")), {}, difficulty_choice());
    difficulty.children.push_back(ui::paragraph(meaning_of_difficulty(params.difficulty), 14, ui::Tone::muted, 2));
    all.push_back(std::move(difficulty));
    const std::string& language = context.settings.language;
    Element layouts =
        section(tr(N_("Layout")), described(label_at(chosen_layout(), language), params.layout, params.size),
                layout_choice(context));
    for (Element& line : below_layouts()) layouts.children.push_back(std::move(line));
    all.push_back(std::move(layouts));
    all.push_back(section(tr(N_("Gravity")), meaning_of(params.gravity), gravity_choice()));
    if (with_deck) append_deck(all, context);
    all.push_back(more_row(context));
    if (!more_open_) return all;
    all.push_back(kinds_choice(context));
    if (!with_rest) return all;
    all.push_back(sight_line());
    all.push_back(rule_line());
    all.push_back(pace_line(context));
    all.push_back(seed_line());
    return all;
}

Element NewGame::buttons(bool large) const {
    Element play = ui::widget(id_of(Part::play), ui::Button{.words = platform::trc("button", "Play"),
                                                            .icon = "play",
                                                            .key = platform::trc("key", "Enter"),
                                                            .style = ui::Button::Style::primary,
                                                            .enabled = !preview_.fault()});
    Element surprise = ui::widget(id_of(Part::surprise), ui::Button{.words = tr(N_("Surprise me")), .icon = "dice"})
                           .explained(tr(N_("anything by chance")));
    if (!large) return ui::row({std::move(play).growing(), std::move(surprise).high(44)}, 12);
    return ui::row({std::move(play).wide(300).high(60).shrinking(), std::move(surprise).wide(196).high(56)}, 16);
}

Element NewGame::seed_line() const {
    std::vector<Element> parts;
    parts.push_back(ui::label(tr(N_("Seed")), 14, ui::Tone::muted).shrinking(0));
    const ui::Id id = id_of(Part::seed);
    if (seed_open_)
        parts.push_back(ui::widget(id, ui::TextField{form_.seed(), tr(N_("any word or number")), most_seed_bytes})
                            .wide(220)
                            .at_least(120)
                            .shrinking());
    else
        parts.push_back(ui::widget(id, ui::Button{.words = form_.seed(), .style = ui::Button::Style::link})
                            .shrinking(0.05F)
                            .explained(tr(N_("another word or number deals another board"))));
    parts.push_back(
        ui::paragraph(tr(N_("the same seed deals the same board")), 14, ui::Tone::muted, 2).growing().shrinking());
    return ui::row(std::move(parts), 12);
}

Element NewGame::pace_line(const Context& context) {
    const game::Pace pace = context.settings.pace;
    std::vector<Element> parts;
    parts.push_back(ui::label(tr(N_("Pace")), 14, ui::Tone::muted).shrinking(0));
    parts.push_back(pace_choice(id_of(Part::pace), pace).explained(meaning_of(pace)).growing().shrinking());
    if (pace == game::Pace::arcade) {
        Element run = command_button(Command::arcade);
        auto& face = std::get<ui::Button>(run.what);
        if (context.width() < 460) run.help = std::exchange(face.words, {});
        parts.push_back(std::move(run).shrinking(0));
    }
    return ui::row(std::move(parts), 12);
}

/// Adds the deck and what stands against it: too few cards, or words too long for the tiles. That comes and goes with
/// the size, so it stands where none of the other choices moves away under the pointer.
void NewGame::append_deck(std::vector<Element>& parts, const Context& context) const {
    const DealParams params = form_.params();
    parts.push_back(deck_line(context.settings));
    if (lacks_cards(params.size, params.layout, context))
        parts.push_back(lack_of_cards(context));
    else if (lacks_room(params.size, context))
        parts.push_back(lack_of_room(params.size, context));
}

Element NewGame::deck_line(const Settings& settings) {
    return ui::row({ui::widget(id_of(Part::deck), ui::Slot{}).wide(deck_faces * deck_face).high(deck_face),
                    ui::label(deck_label(settings, settings.deck), 15).growing().shrinking(),
                    command_button(Command::decks)},
                   12);
}

View NewGame::view(const Context& context) const {
    View view{.kind = View::Kind::page,
              .title = tr(N_("New game")),
              .focus = id_of(form_.params().layout.size() ? Part::layout : Part::size)};
    const ui::Id scroller = id_of(Part::rows_of_choices);
    if (is_narrow(context)) { // the choices scroll and the actions stay
        constexpr float side = narrow_side;
        constexpr float others = 100 + 2 * 8 + 10 + 12; // the facts, the buttons and the space between
        Element all = ui::column(choices(true, true, context), 14);
        const float needed = height_of(all, context.width() - 2 * side, context);
        const float free = context.height() - bar_height(context) - needed - others;
        std::vector<Element> parts;
        constexpr float least_preview = 110;
        if (free >= least_preview) parts.push_back(preview_.element(id_of(Part::preview), context).growing());
        parts.push_back(free >= least_preview ? std::move(all) : std::move(all).scrolling(scroller).growing());
        parts.push_back(preview_.facts(context));
        parts.push_back(buttons(false));
        view.content = ui::column(std::move(parts), 8).pad({side, 10, side, 12});
        return view;
    }
    const bool large = context.width() >= 1100;
    const float above = large ? 32.0F : 20.0F;
    const float width = large ? 488.0F : least_right;
    const float between = large ? 42.0F : 24.0F;
    const float side = large ? 40.0F : 24.0F;
    const float height = context.height() - bar_height(context) - 2 * above;
    const auto beside = [&](bool with_rest) {
        std::vector<Element> under;
        under.push_back(preview_.element(id_of(Part::preview), context).growing());
        under.push_back(preview_.facts(context));
        append_deck(under, context);
        if (with_rest) {
            under.push_back(sight_line());
            under.push_back(rule_line());
            under.push_back(pace_line(context));
        }
        under.push_back(buttons(large));
        if (with_rest) under.push_back(seed_line());
        return ui::column(std::move(under), 14);
    };
    // Where the window is too low for the rest below the board, it stands below the other choices, which scroll.
    Element left = beside(more_open_);
    const float left_width = context.style.units(context.width() - 2 * side - between - width);
    const bool low = ui::height_of(left, left_width, context.style).natural > context.style.units(height - low_preview);
    if (low) left = beside(false);
    Element right;
    for (const float share : {1.0F, 0.9F, 0.8F, 0.7F}) { // lowers the choices so that none is hidden
        right = ui::column(choices(false, low, context), std::round(14 * share));
        make_lower(right, share);
        const float room = context.style.units(height);
        if (ui::height_of(right, context.style.units(width), context.style).natural <= room) break;
    }
    view.content = ui::row({std::move(left).growing().wide(300), std::move(right).scrolling(scroller).wide(width)},
                           between, ui::CrossAlign::stretch)
                       .pad(side, above);
    return view;
}

void NewGame::draw(ui::Id slot, const ui::Rect& rect, const Context& context, std::vector<scene::Item>& items) const {
    const DealParams params = form_.params();
    const ui::Theme& theme = context.style.theme;
    const auto ink = [&](bool selected) { return selected ? theme.text : theme.muted; };
    switch (part_of<Part>(slot)) {
    case Part::preview: return preview_.draw(items, rect, context);
    case Part::deck: {
        const std::string deck = chosen_deck(context.settings);
        const float side = rect.h;
        for (int face = 0; face < deck_faces; ++face)
            items.emplace_back(scene::SampleItem{.box = {rect.x + side * static_cast<float>(face), rect.y, side, side},
                                                 .deck = deck,
                                                 .face = static_cast<Face>(face)});
        return;
    }
    case Part::size: {
        const Size size = NewGameForm::presets[slot.index];
        const bool lacks = lacks_cards(size, form_.any_size_layout(), context) || is_small_for_fingers(size, context);
        const bool chosen = slot.index == form_.preset();
        return add_cells(items, size, BoardLayout{}, rect,
                         lacks && !chosen ? theme.muted.with_alpha(0.4F) : ink(chosen));
    }
    case Part::layout: {
        const BoardLayout& layout = layout_at(layouts_on_page()[slot.index]);
        return add_cells(items, layout.size().value_or(form_.chosen_size()), layout, rect,
                         ink(layout == params.layout));
    }
    case Part::difficulty: {
        const int level = easiest + static_cast<int>(slot.index);
        return add_dots(items, level, hardest - easiest + 1, rect,
                        level == params.difficulty ? theme.gold : theme.muted);
    }
    default: return;
    }
}

} // namespace twoturns::app
