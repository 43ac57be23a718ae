// The page for a new game: what can be chosen, and the board it gives, which plays itself until the player does.
#include <ostream>
#include <utility>
#include <vector>

#include "app/board_preview.hpp"
#include "app/game_start.hpp"
#include "app/labels.hpp"
#include "app/new_game_form.hpp"
#include "app/new_game_words.hpp"
#include "app/screens/screens.hpp"
#include "app/thumbnail.hpp"
#include "platform/translation.hpp"
#include "twoturns/difficulty.hpp"

namespace twoturns::app {
namespace {

using game::Time;
using platform::tr;
using platform::trf;
using ui::Element;
using ui::id_of;

constexpr Time typing_pause{300}; // after which what was typed is dealt
constexpr Time patience{200};     // before it is shown that a deal takes its time

class NewGame final : public Screen {
public:
    explicit NewGame(const DealParams& params) : form_(params) {}
    [[nodiscard]] std::string name() const override { return "new-game"; }
    [[nodiscard]] View view(const Context& context) const override;

    Effects opened(const Context& context) override {
        form_.give_seed(seed_from(context.chance));
        return deal(context);
    }
    Effects on(const ui::Event& event, const Context& context) override;
    Effects on(const Answer& answer, const Context& context) override;
    Effects on(const ui::Input& input, const Context& context) override;
    std::optional<Effects> run(Command command, const Context& context) override;
    Effects tick(const Context& context) override;
    [[nodiscard]] std::optional<Time> next_change(const Context& context) const override;
    void draw(ui::Id slot, const ui::Rect& rect, const Context& context,
              std::vector<scene::Item>& items) const override;
    void describe(std::ostream& text) const override;

private:
    enum class Part : std::uint8_t {
        preview,
        rows_of_choices,
        size,
        columns,
        rows,
        layout,
        gravity,
        difficulty,
        kinds,
        usual_kinds,
        seed,
        play,
        surprise,
    };
    struct Asked { // a board that is being dealt
        GameId id;
        Time since;
        float progress = 0;
    };

    // What happens.
    bool choose(Part part, int value);
    Effects changed(const Context& context, Time pause = Time{0});
    Effects deal(const Context& context);
    Effects play(const Context& context);
    Effects press(Part part, const Context& context);
    [[nodiscard]] bool previewed() const;
    [[nodiscard]] bool plays(const Context& context) const;
    [[nodiscard]] bool takes_long(Time now) const { return asked_ && now >= asked_->since + patience; }

    // What is seen.
    [[nodiscard]] std::optional<std::string> fault() const;
    [[nodiscard]] std::vector<Element> choices(bool with_seed) const;
    [[nodiscard]] Element size_choice() const;
    [[nodiscard]] Element own_size() const;
    [[nodiscard]] Element layout_choice() const;
    [[nodiscard]] Element gravity_choice() const;
    [[nodiscard]] Element difficulty_choice() const;
    [[nodiscard]] Element kinds_choice() const;
    [[nodiscard]] Element preview(const Context& context) const;
    [[nodiscard]] Element facts() const;
    [[nodiscard]] Element buttons(bool large) const;
    [[nodiscard]] Element seed_line(bool with_copy) const;

    NewGameForm form_;
    bool seed_open_ = false; ///< a field in place of the word
    std::optional<BoardPreview> preview_;
    std::optional<Asked> asked_;
    std::optional<Time> deal_due_;
    std::optional<Message> refused_; ///< why the choice could not be dealt
    bool present_ = true;            ///< somebody can see the board play
};

// What happens ------------------------------------------------------------------------------------------

/// Takes a choice; false where `part` is none.
bool NewGame::choose(Part part, int value) {
    const auto index = static_cast<std::size_t>(value);
    const Size size = form_.params().size;
    switch (part) {
    case Part::size: form_.choose_preset(index); return true;
    case Part::columns: form_.set_size({size.rows, value}); return true;
    case Part::rows: form_.set_size({value, size.cols}); return true;
    case Part::layout: form_.set_layout(all_layouts[index]); return true;
    case Part::gravity: form_.set_gravity(all_gravities[index]); return true;
    case Part::difficulty: form_.set_difficulty(easiest + value); return true;
    case Part::kinds: form_.set_kinds(value); return true;
    default: return false;
    }
}

Effects NewGame::on(const ui::Event& event, const Context& context) {
    if (const auto* chosen = std::get_if<ui::Changed>(&event)) {
        const Part part = part_of<Part>(chosen->id);
        if (!choose(part, chosen->value)) return {};
        const bool typed = part == Part::columns || part == Part::rows || part == Part::kinds;
        return changed(context, typed ? typing_pause : Time{0});
    }
    if (const auto* edited = std::get_if<ui::Edited>(&event)) {
        form_.type_seed(edited->text);
        return changed(context, typing_pause);
    }
    if (const auto* pressed = std::get_if<ui::Pressed>(&event)) return press(part_of<Part>(pressed->id), context);
    return {};
}

Effects NewGame::press(Part part, const Context& context) {
    switch (part) {
    case Part::play: return play(context);
    case Part::surprise:
        form_.surprise(context.chance);
        form_.give_seed(seed_from(context.chance));
        return changed(context);
    case Part::seed: seed_open_ = true; return {Focus{id_of(Part::seed)}};
    case Part::usual_kinds: form_.follow_usual_kinds(); return changed(context);
    default: return {};
    }
}

/// What is being dealt is of no use any more; the new choice is dealt at once, or after a pause.
Effects NewGame::changed(const Context& context, Time pause) {
    const auto id = form_.choice();
    if (asked_ && id && asked_->id == *id) return {}; // back to what is being dealt, or chosen once more
    Effects effects;
    if (std::exchange(asked_, std::nullopt)) effects.emplace_back(CancelAsked{});
    refused_.reset();
    deal_due_ = context.now + pause;
    if (pause > Time{0}) return effects;
    for (Effect& effect : deal(context)) effects.push_back(std::move(effect));
    return effects;
}

Effects NewGame::deal(const Context& context) {
    deal_due_.reset();
    const auto id = form_.choice();
    if (!id || previewed()) return {};
    asked_ = Asked{*id, context.now};
    return {Ask{DealBoard{*id}}};
}

/// Whether the board in the preview is the one that is chosen.
bool NewGame::previewed() const {
    const auto id = form_.choice();
    return id && preview_ && preview_->id() == *id;
}

Effects NewGame::play(const Context& context) {
    if (fault()) return {};
    if (!previewed()) return {CloseAll{}, StartDeal{*form_.choice()}};
    auto game = game::new_game({preview_->id(), {}}, preview_->deal(), key_from(context.chance));
    return {StartGame{std::make_shared<game::Game>(std::move(game))}};
}

Effects NewGame::on(const Answer& answer, const Context& context) {
    if (const auto* progress = std::get_if<Progress>(&answer); progress != nullptr && asked_)
        asked_->progress = progress->value;
    const auto* dealt = std::get_if<BoardDealt>(&answer);
    if (dealt == nullptr || !asked_ || dealt->id != asked_->id) return {}; // or an answer to what was called off
    asked_.reset();
    if (dealt->deal)
        preview_.emplace(dealt->id, *dealt->deal, context.now);
    else
        refused_ = dealt->deal.error();
    return {};
}

Effects NewGame::on(const ui::Input& input, const Context& /*context*/) {
    if (const auto* presence = std::get_if<ui::Presence>(&input)) present_ = presence->present;
    return {};
}

std::optional<Effects> NewGame::run(Command command, const Context& context) {
    if (command == Command::new_game) return Effects{}; // this is it; only Esc leads back
    const auto id = form_.choice();
    if (command != Command::copy_id || !id) return std::nullopt;
    return Effects{CopyText{to_text(*id)}, Say{{{N_("Game ID copied"), {}},
                                                {N_("Pasted into the game, it gives the same board."), {}},
                                                context.now + note_time}}};
}

bool NewGame::plays(const Context& context) const {
    return context.settings.motion && present_ && preview_ && previewed();
}

Effects NewGame::tick(const Context& context) {
    if (preview_) preview_->tick(context.now, plays(context));
    if (deal_due_ && context.now >= *deal_due_) return deal(context);
    return {};
}

std::optional<Time> NewGame::next_change(const Context& context) const {
    std::optional<Time> next;
    const auto at = [&](std::optional<Time> moment) {
        if (moment && (!next || *moment < *next)) next = moment;
    };
    if (preview_) at(preview_->next_change(context.now, plays(context)));
    at(deal_due_);
    if (asked_ && !takes_long(context.now)) at(asked_->since + patience);
    return next;
}

void NewGame::describe(std::ostream& text) const {
    if (const auto id = form_.choice()) text << "; choice " << to_text(*id) << '\n';
    text << "; preview " << (fault() ? "refused" : previewed() ? "dealt" : "dealing") << '\n';
}

// What is seen ------------------------------------------------------------------------------------------

/// Why the choice cannot be played, if it cannot.
std::optional<std::string> NewGame::fault() const {
    const auto id = form_.choice();
    if (!id) return trf(N_("This cannot be dealt: {0}."), tr(id.error()));
    if (refused_) return trf(N_("This cannot be dealt: {0}."), tr(*refused_));
    return std::nullopt;
}

Element heading(std::string words, std::string meaning) {
    Element right = ui::label(std::move(meaning), 14, ui::Tone::muted).growing();
    std::get<ui::Label>(right.what).align = ui::Align::right;
    return ui::row({ui::title(std::move(words), 15).shrinking(0), std::move(right)}, 12);
}

Element section(std::string words, std::string meaning, Element choice) {
    return ui::column({heading(std::move(words), std::move(meaning)), std::move(choice)}, 6);
}

Element NewGame::size_choice() const {
    ui::Choice choice{.options = {}, .selected = form_.preset(), .height = 72};
    for (const Size size : NewGameForm::presets) choice.options.push_back({words_of(size), {}, true, {}});
    choice.options.push_back({tr(N_("Own …")), "settings", false, tr(N_("any number of columns and rows"))});
    return ui::widget(id_of(Part::size), std::move(choice));
}

Element NewGame::own_size() const {
    const Size size = form_.params().size;
    const auto side = [](Part part, std::string words, int value) {
        return ui::row({ui::label(std::move(words), 14).growing(),
                        ui::widget(id_of(part), ui::Stepper{value, 1, max_side}).wide(132)});
    };
    return ui::grid(2, {side(Part::columns, tr(N_("Columns")), size.cols), side(Part::rows, tr(N_("Rows")), size.rows)},
                    24);
}

Element NewGame::layout_choice() const {
    ui::Choice choice{.options = {}, .selected = static_cast<std::size_t>(form_.params().layout), .height = 72};
    for (const BoardLayout layout : all_layouts)
        choice.options.push_back({words_of(layout), {}, true, meaning_of(layout, form_.params().size)});
    return ui::widget(id_of(Part::layout), std::move(choice));
}

Element NewGame::gravity_choice() const {
    ui::Choice choice{.options = {}, .selected = static_cast<std::size_t>(form_.params().gravity), .height = 48};
    for (const Gravity gravity : all_gravities)
        choice.options.push_back({{}, "gravity-" + std::string{twoturns::name_of(gravity)}, false, meaning_of(gravity)});
    return ui::widget(id_of(Part::gravity), std::move(choice));
}

Element NewGame::difficulty_choice() const {
    ui::Choice choice{
        .options = {}, .selected = static_cast<std::size_t>(form_.params().difficulty - easiest), .height = 46};
    for (int level = easiest; level <= hardest; ++level)
        choice.options.push_back({words_of_difficulty(level), {}, true, meaning_of_difficulty(level)});
    return ui::widget(id_of(Part::difficulty), std::move(choice));
}

Element NewGame::kinds_choice() const {
    std::vector<Element> parts;
    parts.push_back(ui::widget(id_of(Part::kinds), ui::Stepper{form_.params().kinds, 1, form_.most_kinds()}).wide(160));
    if (form_.kinds_chosen())
        parts.push_back(
            ui::widget(id_of(Part::usual_kinds), ui::Button{.words = tr(N_("As usual")), .icon = {}, .key = {}})
                .explained(tr(N_("as many kinds as suit the size"))));
    return ui::row(std::move(parts), 12);
}

std::vector<Element> NewGame::choices(bool with_seed) const {
    const DealParams params = form_.params();
    const bool good = static_cast<bool>(checked(params));
    std::vector<Element> all;
    all.push_back(section(tr(N_("Size")), meaning_of(params.size), size_choice()));
    if (form_.preset() == NewGameForm::own_size) all.push_back(own_size());
    all.push_back(section(tr(N_("Layout")), meaning_of(params.layout, params.size), layout_choice()));
    all.push_back(section(tr(N_("Gravity")), meaning_of(params.gravity), gravity_choice()));
    Element difficulty = section(tr(N_("Difficulty")), tr(N_("measured, not guessed")), difficulty_choice());
    difficulty.children.push_back(ui::label(meaning_of_difficulty(params.difficulty), 14, ui::Tone::muted));
    all.push_back(std::move(difficulty));
    all.push_back(section(tr(N_("Kinds")), good ? meaning_of_kinds(params) : std::string{}, kinds_choice()));
    if (with_seed) all.push_back(seed_line(false));
    return all;
}

Element NewGame::preview(const Context& context) const {
    std::vector<Element> layers;
    layers.push_back(ui::widget(id_of(Part::preview), ui::Slot{}));
    if (takes_long(context.now)) {
        Element progress;
        progress.what = ui::Progress{asked_->progress};
        layers.push_back(ui::column({ui::filler(), std::move(progress)}).pad(8, 4));
    }
    return ui::panel(ui::Panel::Look::inset, ui::stack(std::move(layers)).pad(12));
}

Element NewGame::facts() const {
    const auto wrong = fault();
    if (wrong) return ui::paragraph(*wrong, 18, ui::Tone::gold, 3);
    Element sure = ui::paragraph(facts_of(form_.params()), 18, ui::Tone::normal, 2);
    std::get<ui::Label>(sure.what).bold = true;
    return ui::column({std::move(sure), ui::paragraph(level_words(form_.params()), 15, ui::Tone::muted, 2)}, 4);
}

Element NewGame::buttons(bool large) const {
    Element play = ui::widget(id_of(Part::play), ui::Button{.words = tr(N_("Play")),
                                                            .icon = "play",
                                                            .key = tr(N_("Enter")),
                                                            .look = ui::Button::Look::primary,
                                                            .enabled = !fault()});
    Element surprise =
        ui::widget(id_of(Part::surprise), ui::Button{.words = tr(N_("Surprise me")), .icon = "dice", .key = {}})
            .explained(tr(N_("anything by chance")));
    if (!large) return ui::row({std::move(play).growing(), std::move(surprise).high(44)}, 12);
    return ui::row({std::move(play).wide(300).high(60).shrinking(), std::move(surprise).wide(196).high(56)}, 16);
}

Element NewGame::seed_line(bool with_copy) const {
    std::vector<Element> parts;
    parts.push_back(ui::label(tr(N_("Seed")), 14, ui::Tone::muted).shrinking(0));
    const ui::Id id = id_of(Part::seed);
    if (seed_open_)
        parts.push_back(ui::widget(id, ui::TextField{form_.seed(), tr(N_("any word or number")), most_seed_bytes})
                            .wide(220)
                            .at_least(120)
                            .shrinking());
    else
        parts.push_back(
            ui::widget(id, ui::Button{.words = form_.seed(), .icon = {}, .key = {}, .look = ui::Button::Look::link})
                .shrinking()
                .explained(tr(N_("another word or number deals another board"))));
    parts.push_back(ui::label(tr(N_("the same seed deals the same board")), 14, ui::Tone::muted).growing());
    if (with_copy) parts.push_back(command_button(Command::copy_id, ui::Button::Look::quiet, !fault()));
    return ui::row(std::move(parts), 12).high(40);
}

View NewGame::view(const Context& context) const {
    View view{.kind = View::Kind::page,
              .title = tr(N_("New game")),
              .subtitle = tr(N_("What you choose is used next time, too")),
              .content = {},
              .focus = id_of(Part::size)};
    const ui::Id scroller = id_of(Part::rows_of_choices);
    if (context.width() < 860) { // no room for the board: the choices scroll, what is to be done stays
        view.content =
            ui::column({ui::column(choices(true), 14).scrolling(scroller).growing(), facts(), buttons(false)}, 8)
                .pad({16, 10, 16, 12});
        return view;
    }
    const bool large = context.width() >= 1100;
    Element left = ui::column({preview(context).growing(), facts(), buttons(large), seed_line(large)}, 14);
    Element right = ui::column(choices(false), large ? 20.0F : 18.0F).scrolling(scroller);
    view.content = ui::row({std::move(left).growing().wide(300), std::move(right).wide(large ? 488.0F : 480.0F)},
                           large ? 42.0F : 24.0F, ui::Place::stretch)
                       .pad(large ? 40.0F : 24.0F, large ? 32.0F : 20.0F);
    return view;
}

void NewGame::draw(ui::Id slot, const ui::Rect& rect, const Context& context, std::vector<scene::Item>& items) const {
    const DealParams params = form_.params();
    const ui::Theme& theme = context.style.theme;
    const auto ink = [&](bool selected) { return selected ? theme.text : theme.muted; };
    switch (part_of<Part>(slot)) {
    case Part::preview:
        if (!preview_) return;
        preview_->draw(items, rect, {context.settings.motion, !context.settings.dark, true}, context.now);
        if (!previewed() && (takes_long(context.now) || fault())) // it is not what is chosen
            items.emplace_back(
                ui::BoxItem{.rect = rect, .radius = 0, .fill = theme.page_edge.with_alpha(0.6F), .border = {}});
        return;
    case Part::size:
        return add_cells(items, NewGameForm::presets[slot.index], BoardLayout::full, rect,
                         ink(slot.index == form_.preset()));
    case Part::layout: {
        const BoardLayout layout = all_layouts[slot.index];
        return add_cells(items, params.size, layout, rect, ink(layout == params.layout));
    }
    case Part::difficulty: {
        const int level = easiest + static_cast<int>(slot.index);
        return add_dots(items, level, rect, level == params.difficulty ? theme.gold : theme.muted);
    }
    default: return;
    }
}

} // namespace

screens::Made screens::new_game(const DealParams& params) { return std::make_shared<NewGame>(params); }

} // namespace twoturns::app
