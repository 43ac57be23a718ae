#include "app/board/choice_preview.hpp"

#include <memory>
#include <ostream>
#include <utility>

#include "app/board/board_style.hpp"
#include "app/board/game_start.hpp"
#include "app/labels.hpp"
#include "app/new_game/new_game_words.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {

using game::Time;
using platform::tr;
using platform::trf;
using ui::Element;

Effects ChoicePreview::want(Result<GameId> choice, Time now, Time pause) {
    choice_ = std::move(choice);
    if (asked_ && choice_ && asked_->id == *choice_) return {}; // already being dealt
    Effects effects;
    if (std::exchange(asked_, std::nullopt)) append(effects, {CancelDeal{}}); // the other board is no longer needed
    refused_.reset();
    deal_due_ = now + pause;
    if (pause > Time{0}) return effects;
    append(effects, deal(now));
    return effects;
}

Effects ChoicePreview::deal(Time now) {
    deal_due_.reset();
    if (!choice_ || ready()) return {};
    asked_ = Asked{*choice_, now};
    return {Ask{DealBoard{*choice_}}};
}

void ChoicePreview::learn(const Response& response, Time now) {
    if (const auto* progress = std::get_if<Progress>(&response); progress != nullptr && asked_)
        asked_->progress = progress->value;
    const auto* dealt = std::get_if<BoardDealt>(&response);
    if (dealt == nullptr || !asked_ || dealt->id != asked_->id) return; // another response, or a cancelled board
    asked_.reset();
    if (dealt->deal)
        board_.emplace(dealt->id, *dealt->deal, now);
    else
        refused_ = dealt->deal.error();
}

bool ChoicePreview::ready() const { return choice_ && board_ && board_->id() == *choice_; }

bool ChoicePreview::takes_long(Time now) const { return asked_ && now >= asked_->since + deal_patience; }

bool ChoicePreview::plays(const Context& context) const { return context.settings.motion && present_ && ready(); }

std::optional<Message> ChoicePreview::fault() const {
    if (!choice_) return choice_.error();
    return refused_;
}

Effects ChoicePreview::play(const Context& context) const {
    if (fault()) return {};
    if (!ready()) return {CloseAll{}, StartDeal{*choice_}};
    auto game = game::new_game({board_->id(), {}}, board_->deal(), key_from(context.chance));
    return {StartGame{std::make_shared<game::Game>(std::move(game))}};
}

Effects ChoicePreview::tick(const Context& context) {
    if (board_) board_->tick(context.now, plays(context));
    if (deal_due_ && context.now >= *deal_due_) return deal(context.now);
    return {};
}

std::optional<Time> ChoicePreview::next_change(const Context& context) const {
    std::optional<Time> next;
    const auto at = [&](std::optional<Time> moment) {
        if (moment && (!next || *moment < *next)) next = moment;
    };
    if (board_) at(board_->next_change(context.now, plays(context)));
    at(deal_due_);
    if (asked_ && !takes_long(context.now)) at(asked_->since + deal_patience);
    return next;
}

Element ChoicePreview::element(ui::Id slot, const Context& context) const {
    std::vector<Element> layers;
    layers.push_back(ui::widget(slot, ui::Slot{.keeps_sides = true}));
    if (takes_long(context.now)) {
        Element progress;
        progress.what = ui::Progress{asked_->progress};
        layers.push_back(ui::column({ui::filler(), std::move(progress)}).pad(8, 4));
    }
    return ui::panel(ui::Panel::Style::inset, ui::stack(std::move(layers)).pad(12));
}

void ChoicePreview::draw(std::vector<scene::Item>& items, const ui::Rect& rect, const Context& context) const {
    if (!board_) return;
    const std::size_t from = items.size();
    board_->draw(items, rect, board_style(context), context.now);
    show_deck(std::span(items).subspan(from), chosen_deck(context.settings), context.settings);
    if (!ready() && (takes_long(context.now) || fault())) // the displayed board is not the chosen one
        items.emplace_back(
            ui::BoxItem{.rect = rect, .radius = 0, .fill = context.style.theme.table_edge.with_alpha(0.6F)});
}

Element ChoicePreview::facts(const Context& context) const {
    if (const auto wrong = fault())
        // TRANSLATORS: {0} is a message of the game that starts with a small letter.
        return ui::paragraph(trf(N_("This cannot be dealt: {0}."), tr(*wrong)), 18, ui::Tone::gold, 3);
    const bool known = board_ && (ready() || !takes_long(context.now));
    Element upper =
        ui::paragraph(known ? facts_of(board_->id().params, context.two_sided) : tr(N_("Dealing the board")), 18,
                      ui::Tone::normal, 2);
    std::get<ui::Label>(upper.what).bold = true;
    std::string lower = known ? level_text(board_->id().params, board_->deal().level)
                              // TRANSLATORS: {0} is a word such as "easy".
                              : trf(N_("Difficulty wanted: {0}."), difficulty_label(choice_->params.difficulty));
    return ui::column({std::move(upper), ui::paragraph(std::move(lower), 15, ui::Tone::muted, 2)}, 4);
}

void ChoicePreview::describe(std::ostream& text) const {
    if (choice_) text << "; choice " << to_text(*choice_) << '\n';
    text << "; preview " << (fault() ? "refused" : ready() ? "dealt" : "dealing") << '\n';
}

} // namespace twoturns::app
