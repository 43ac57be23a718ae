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

Effects ChoicePreview::want(Result<GameId> choice, Time now, Time pause, SightWish wish) {
    choice_ = std::move(choice);
    wish_ = wish;
    if (asked_ && choice_ && asked_->id == *choice_ && asked_->wish == wish_) return {}; // already being dealt
    plays_when_chosen_ = false;
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
    asked_ = Asked{*choice_, wish_, now};
    if (wish_ != SightWish::any) return {Ask{ChooseDeal{*choice_, wish_}}};
    return {Ask{DealBoard{*choice_}}};
}

Effects ChoicePreview::count_pairs() {
    if (!ready() || sight_.pairs || std::exchange(sight_.asked, true)) return {};
    return {Ask{CountPairs{board_->id(), board_->deal().board}}};
}

void ChoicePreview::learn(const Response& response, Time now) {
    if (const auto* progress = std::get_if<Progress>(&response); progress != nullptr && asked_)
        asked_->progress = progress->value;
    if (const auto* counted = std::get_if<PairsCounted>(&response); counted != nullptr && board_)
        if (counted->id == board_->id()) sight_.pairs = counted->pairs;
    const auto is_asked = [&](const GameId& id, SightWish wish) { // else it was cancelled
        return asked_ && asked_->id == id && asked_->wish == wish;
    };
    if (const auto* dealt = std::get_if<BoardDealt>(&response);
        dealt != nullptr && is_asked(dealt->id, SightWish::any)) {
        asked_.reset();
        if (!dealt->deal) {
            refused_ = dealt->deal.error();
            return;
        }
        board_.emplace(dealt->id, *dealt->deal, now);
        sight_ = {};
    }
    if (const auto* answer = std::get_if<DealChosen>(&response);
        answer != nullptr && is_asked(answer->id, answer->wish)) {
        asked_.reset();
        if (!answer->chosen) {
            refused_ = answer->chosen.error();
            return;
        }
        const ChosenDeal& chosen = *answer->chosen;
        choice_ = chosen.id;
        board_.emplace(chosen.id, chosen.deal, now);
        sight_ = {chosen.pairs, true, answer->wish, chosen.dealt, chosen.fits};
    }
}

bool ChoicePreview::ready() const {
    return choice_ && board_ && board_->id() == *choice_ && (wish_ == SightWish::any || wish_ == sight_.wish);
}

bool ChoicePreview::takes_long(Time now) const { return asked_ && now >= asked_->since + deal_patience; }

bool ChoicePreview::plays(const Context& context) const { return context.settings.motion && present_ && ready(); }

std::optional<Message> ChoicePreview::fault() const {
    if (!choice_) return choice_.error();
    return refused_;
}

Effects ChoicePreview::play(const Context& context) {
    if (fault()) return {};
    if (!ready() && wish_ != SightWish::any) {
        plays_when_chosen_ = true;
        return deal_due_ ? deal(context.now) : Effects{};
    }
    if (!ready()) return {CloseAll{}, StartDeal{*choice_}};
    auto game = game::new_game({board_->id(), {}}, board_->deal(), key_from(context.chance));
    return {StartGame{std::make_shared<game::Game>(std::move(game))}};
}

Effects ChoicePreview::play_when_chosen(const Context& context) {
    return plays_when_chosen_ && ready() ? play(context) : Effects{};
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
    std::string lower = known ? about_board()
                              // TRANSLATORS: {0} is a word such as "easy".
                              : trf(N_("Difficulty wanted: {0}."), difficulty_label(choice_->params.difficulty));
    return ui::column({std::move(upper), ui::paragraph(std::move(lower), 15, ui::Tone::muted, 2)}, 4);
}

/// Says in two sentences how often the board is lost and how long one searches on it.
std::string ChoicePreview::about_board() const {
    std::string level = tr(level_message(board_->id().params, board_->deal().level));
    if (!sight_.pairs) return level;
    return platform::trcf("two sentences", "{0} {1}", level,
                          sight_text(*sight_.pairs, sight_.wish, sight_.fits, sight_.dealt));
}

void ChoicePreview::describe(std::ostream& text) const {
    if (choice_) text << "; choice " << to_text(*choice_) << '\n';
    if (sight_.pairs && ready())
        text << "; pairs-to-see " << sight_.pairs->tenths() / 10 << '.' << sight_.pairs->tenths() % 10 << '\n';
    text << "; preview " << (fault() ? "refused" : ready() ? "dealt" : "dealing") << '\n';
}

} // namespace twoturns::app
