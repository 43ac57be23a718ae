// The learning progress of a deck of two-sided cards: how many cards are known, which cards are due, the progress week
// by week, and the hardest cards.
#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <ostream>
#include <span>
#include <utility>
#include <vector>

#include "app/decks/deck_list.hpp"
#include "app/decks/learnt.hpp"
#include "app/notice.hpp"
#include "app/screens.hpp"
#include "platform/translation.hpp"
#include "ui/marks.hpp"
#include "ui/sizes.hpp"

namespace twoturns::app {
namespace {

using game::Learning;
using platform::tr;
using platform::trf;
using platform::trn;
using ui::Element;
using ui::id_of;
using ui::Rect;

constexpr std::size_t hardest_shown = 10;
constexpr std::size_t most_listed = 200; // cards; more would make the page slow
constexpr float least_for_row = 700;     // window width at which all figures fit side by side

class LearningPage final : public Screen {
public:
    explicit LearningPage(std::shared_ptr<const game::LearningDeck> deck) : deck_(std::move(deck)) {}

    [[nodiscard]] ScreenTraits traits() const override { return {.name = "learning"}; }

    [[nodiscard]] View view(const Context& context) const override {
        return {.kind = View::Kind::page,
                .title = tr(N_("What was learnt")),
                .subtitle = deck_label(context.settings, deck_->name),
                .content = content(context)};
    }

    Effects opened(const Context& /*context*/) override {
        return {Ask{game::StoreRequest{game::ReadAnswers{deck_->name}}}};
    }
    Effects on(const News& news, const Context& context) override {
        if (!std::holds_alternative<DeckForgotten>(news)) return {};
        week_.reset();
        return opened(context);
    }

    Effects on(const Response& response, const Context& context) override {
        const auto* news = std::get_if<game::StoreNews>(&response);
        if (news == nullptr) return {};
        if (const auto* refused = std::get_if<game::NotRead>(news)) fault_ = refused->why;
        if (const auto* read = std::get_if<game::AnswersRead>(news)) {
            learning_ = std::make_shared<Learning>(learnt_of(*deck_, read->answers, context));
            fault_.reset();
        }
        return {};
    }

    Effects on(const ui::Event& event, const Context& /*context*/) override {
        if (const auto* changed = std::get_if<ui::Changed>(&event); changed != nullptr && learning_)
            week_ = static_cast<std::size_t>(changed->value);
        const auto* pressed = std::get_if<ui::Pressed>(&event);
        if (pressed == nullptr || pressed->id != id_of(Part::forget)) return {};
        return {OpenScreen{screens::forget_learnt(deck_)}};
    }

    void draw(ui::Id slot, const Rect& rect, const Context& context, std::vector<scene::Item>& items) const override {
        const auto box = [&](const Rect& where, ui::Colour fill) {
            items.emplace_back(ui::BoxItem{.rect = where, .radius = 0, .fill = fill});
        };
        if (slot == id_of(Part::known)) box(rect, known_colour(context));
        if (slot == id_of(Part::learning)) box(rect, learning_colour(context));
        if (slot == id_of(Part::weeks) && learning_) draw_weeks(rect, context, box);
        if (ui::part_of<Part>(slot) == Part::side)
            items.emplace_back(
                scene::PictureItem{.rect = {rect.x, rect.y, rect.h, rect.h}, .face = static_cast<int>(slot.index)});
    }

    [[nodiscard]] std::string name_of(ui::Id button) const override {
        return button == id_of(Part::forget) ? "forget-learnt" : Screen::name_of(button);
    }
    void describe(std::ostream& text) const override {
        if (learning_)
            text << "; learnt " << learning_->known << " known " << learning_->learning << " learning "
                 << learning_->due << " due\n";
    }

private:
    enum class Part : std::uint8_t {
        page,
        weeks,
        known,    // colour of known cards
        learning, // colour of cards being learnt
        side,     // a side of a card that is a picture without a name
        forget,
    };

    static Element remark(std::string words) { return ui::label(std::move(words), 13, ui::Tone::muted); }
    static ui::Colour known_colour(const Context& context) { return context.style.theme.gold; }
    static ui::Colour learning_colour(const Context& context) { return context.style.theme.muted.with_alpha(0.5F); }

    [[nodiscard]] Element content(const Context& context) const {
        if (fault_) return notice(tr(N_("What was learnt cannot be read")), tr(*fault_));
        if (!learning_) return ui::space(); // shown only for an instant
        if (learning_->learnt.empty())
            return notice(tr(N_("Nothing was learnt of this deck yet")),
                          tr(N_("Play with it: each pair that is found tells how well its card is known.")));
        std::vector<Element> parts;
        parts.push_back(figures(context));
        parts.push_back(weeks(context));
        parts.push_back(caption());
        append_hardest(parts);
        append_learnt(parts);
        parts.push_back(ui::paragraph(
            tr(N_("A card counts once a game. To find a pair is good, to find it at once is better; to put a tile back "
                  "after a while is worse, and a wrong partner or a hint brings the card back the next day. What is "
                  "remembered for three weeks counts as known.")),
            13, ui::Tone::muted));
        parts.push_back(ui::paragraph(
            tr(N_(
                "A new board asks first what is to be reviewed; the cards that are left are those being learnt and new "
                "ones, then what is known. A board that was named, such as that of the day, shows everybody the "
                "same.")),
            13, ui::Tone::muted));
        parts.push_back(ui::row(
            {ui::filler(), ui::widget(id_of(Part::forget), ui::Button{.words = tr(N_("Forget…")), .icon = "close"})
                               .explained(tr(N_("what was learnt of this deck, after a question")))}));
        const float side = context.width() < least_for_row ? 14.0F : 48.0F;
        return ui::column(std::move(parts), 12).pad(side, 14).scrolling(id_of(Part::page)).growing();
    }

    [[nodiscard]] Element figures(const Context& context) const {
        const bool in_two_rows = context.width() < least_for_row;
        const auto figure = [&](int value, std::string words, ui::Tone tone = ui::Tone::normal) {
            std::vector<Element> lines;
            lines.push_back(ui::label(std::to_string(value), in_two_rows ? 32.0F : 44.0F, tone));
            lines.push_back(ui::label(std::move(words), 14, ui::Tone::muted));
            return ui::column(std::move(lines), 0, ui::CrossAlign::start);
        };
        std::vector<Element> all;
        // TRANSLATORS: below the number of cards; little room.
        all.push_back(figure(learning_->due, tr(N_("to review today")), ui::Tone::gold));
        // TRANSLATORS: below the number of cards, and beside a colour; little room.
        all.push_back(figure(learning_->known, platform::trc("cards", "known")));
        all.push_back(figure(learning_->learning, platform::trc("cards", "being learnt")));
        all.push_back(figure(learning_->unseen(), platform::trc("cards", "new")));
        return ui::grid(in_two_rows ? 2 : 4, std::move(all), 10);
    }

    [[nodiscard]] std::string text_of_week(std::size_t week) const {
        const Learning::Week& one = learning_->weeks[week];
        const int ago = static_cast<int>(learning_->weeks.size() - 1 - week);
        // TRANSLATORS: {0} is "today" or "3 weeks ago"; {1} and {2} count cards.
        return trf(N_("{0} · known: {1} · being learnt: {2}"),
                   ago == 0 ? tr(N_("today")) : trn("{0} week ago", "{0} weeks ago", ago), std::to_string(one.known),
                   std::to_string(one.learning));
    }

    [[nodiscard]] ui::Marks marks() const {
        const std::size_t count = learning_->weeks.size();
        ui::Marks marks{.count = count, .selected = week_.value_or(count - 1)};
        marks.help = [this](std::size_t week) { return text_of_week(week); };
        return marks;
    }

    [[nodiscard]] Element weeks(const Context& context) const {
        const float height = std::clamp(context.height() * 0.26F, 90.0F, 220.0F);
        return ui::widget(id_of(Part::weeks), marks()).high(height);
    }

    /// Makes the legend of the colours, and the line about the chosen week.
    [[nodiscard]] Element caption() const {
        const auto colour = [](Part part) { return ui::widget(id_of(part), ui::Slot{}).wide(12).high(12); };
        std::vector<Element> parts;
        parts.push_back(colour(Part::known));
        parts.push_back(remark(platform::trc("cards", "known")));
        parts.push_back(colour(Part::learning));
        parts.push_back(remark(platform::trc("cards", "being learnt")));
        Element week = week_ ? ui::paragraph(text_of_week(*week_), 13, ui::Tone::gold, 2)
                             : ui::paragraph(tr(N_("week by week")), 13, ui::Tone::muted, 2);
        parts.push_back(ui::aligned(std::move(week), ui::Align::right).growing().shrinking());
        return ui::row(std::move(parts), 8);
    }

    void append_hardest(std::vector<Element>& parts) const {
        if (learning_->hardest.empty()) return;
        parts.push_back(ui::title(tr(N_("The hardest cards")), 16));
        for (std::size_t i = 0; i < std::min(hardest_shown, learning_->hardest.size()); ++i) {
            const game::LearntCard& one = learning_->learnt[learning_->hardest[i]];
            // TRANSLATORS: how often a card was not found, of all times it was asked; little room.
            parts.push_back(
                card_row(one, trf(N_("missed {0} of {1}"), std::to_string(one.missed), std::to_string(one.answers))));
        }
    }

    /// Lists the cards that were met, with how well each is known.
    void append_learnt(std::vector<Element>& parts) const {
        parts.push_back(ui::title(tr(N_("The cards you met")), 16));
        const std::size_t shown = std::min(most_listed, learning_->learnt.size());
        for (const game::LearntCard& one : std::span(learning_->learnt).first(shown))
            parts.push_back(card_row(one, game::is_known(one.memory) ? platform::trc("cards", "known")
                                                                     : platform::trc("cards", "being learnt")));
        if (const std::size_t more = learning_->learnt.size() - shown; more > 0)
            parts.push_back(remark(trn("{0} more card", "{0} more cards", static_cast<int>(more))));
    }

    /// Makes a row of the two sides of a card and words about it.
    [[nodiscard]] Element card_row(const game::LearntCard& one, std::string about) const {
        const std::string& card = deck_->shown(one.card);
        const std::size_t between = card.find('\t');
        std::vector<Element> cells;
        cells.push_back(side_of(card.substr(0, between), 2 * one.card));
        cells.push_back(side_of(card.substr(between + 1), 2 * one.card + 1));
        cells.push_back(ui::aligned(remark(std::move(about)), ui::Align::right));
        return ui::grid(3, std::move(cells), 14);
    }

    /// Makes the words of a side of a card; a picture without a name is drawn.
    static Element side_of(std::string words, std::size_t picture) {
        if (!words.empty()) return ui::label(std::move(words), 15);
        return ui::widget(id_of(Part::side, picture), ui::Slot{}).wide(34).high(34);
    }

    /// Draws a bar for each week: known cards at the bottom, cards being learnt above.
    void draw_weeks(const Rect& rect, const Context& context, const auto& box) const {
        int most = 1;
        for (const Learning::Week& week : learning_->weeks) most = std::max(most, week.known + week.learning);
        box({rect.x, std::round(rect.bottom()) - 1, rect.w, 1}, context.style.theme.border);
        const ui::Marks all = marks();
        const float gap = std::max(1.0F, std::round(context.style.units(2)));
        const float room = rect.h - 1;
        for (std::size_t i = 0; i < all.count; ++i) {
            const Learning::Week& week = learning_->weeks[i];
            const Rect place = ui::place_of_mark(all, rect, i);
            const float left = std::round(place.x) + gap;
            const float width = std::round(place.right()) - gap - left;
            const float known = std::round(room * static_cast<float>(week.known) / static_cast<float>(most));
            const float both =
                std::round(room * static_cast<float>(week.known + week.learning) / static_cast<float>(most));
            const float bottom = std::round(rect.bottom()) - 1;
            if (both > known) box({left, bottom - both, width, both - known}, learning_colour(context));
            if (known > 0) box({left, bottom - known, width, known}, known_colour(context));
        }
    }

    std::shared_ptr<const game::LearningDeck> deck_;
    std::shared_ptr<const Learning> learning_; ///< null until the answers are read
    std::optional<Message> fault_;
    std::optional<std::size_t> week_; ///< the week that has the focus
};

/// Asks twice before deleting the progress. The default is to delete nothing. Neither question accepts an answer in its
/// first moments.
class ForgetLearnt final : public Screen {
public:
    explicit ForgetLearnt(std::shared_ptr<const game::LearningDeck> deck) : deck_(std::move(deck)) {}

    [[nodiscard]] ScreenTraits traits() const override { return {.name = "forget-learnt"}; }

    [[nodiscard]] View view(const Context& context) const override {
        const std::string words =
            again_ ? tr(N_("This cannot be brought back."))
                   // TRANSLATORS: {0} is the name of a deck.
                   : trf(N_("{0}: every card is new again. Games, settings and what was learnt of other decks stay."),
                         deck_label(context.settings, deck_->name));
        std::vector<Element> buttons;
        buttons.push_back(ui::filler());
        buttons.push_back(
            ui::widget(id_of(Part::forget),
                       ui::Button{.words = again_ ? tr(N_("Forget for good")) : platform::trc("button", "Forget"),
                                  .icon = "close",
                                  .enabled = !asked_}));
        buttons.push_back(ui::widget(id_of(Part::cancel), ui::Button{.words = platform::trc("button", "Cancel"),
                                                                     .key = platform::trc("key", "Enter"),
                                                                     .style = ui::Button::Style::primary}));
        return {.title = again_ ? tr(N_("Really forget it?")) : tr(N_("Forget what was learnt of this deck?")),
                .width = 520,
                .content = ui::column({ui::paragraph(words, 15, ui::Tone::muted), ui::row(std::move(buttons))}, 18)};
    }

    Effects opened(const Context& context) override {
        since_ = context.now;
        return {};
    }

    Effects on(const ui::Event& event, const Context& context) override {
        const auto* pressed = std::get_if<ui::Pressed>(&event);
        if (pressed == nullptr || context.now < since_ + time_to_read) return {};
        if (pressed->id == id_of(Part::cancel)) return {CloseScreen{}};
        since_ = context.now;
        if (!std::exchange(again_, true)) return {};
        asked_ = true;
        // Tells the game first, because the answers must not be saved again with the game.
        return {Tell{DeckForgotten{deck_->name}}, Ask{game::StoreRequest{game::ForgetAnswers{deck_->name}}}};
    }

    Effects on(const Response& response, const Context& context) override {
        const auto* news = std::get_if<game::StoreNews>(&response);
        if (news == nullptr) return {};
        if (const auto* failed = std::get_if<game::NotRead>(news))
            return {CloseScreen{}, say({N_("Nothing was forgotten")}, failed->why, context.now + 2 * note_time)};
        if (!std::holds_alternative<game::AnswersForgotten>(*news)) return {};
        return {Tell{DeckForgotten{deck_->name}}, CloseScreen{},
                say({N_("What was learnt of this deck is forgotten")}, {}, context.now + note_time)};
    }

    [[nodiscard]] std::string name_of(ui::Id button) const override {
        if (button == id_of(Part::forget)) return "forget";
        if (button == id_of(Part::cancel)) return "cancel";
        return Screen::name_of(button);
    }

private:
    enum class Part : std::uint8_t {
        forget,
        cancel,
    };
    std::shared_ptr<const game::LearningDeck> deck_;
    game::Time since_{0}; ///< when the question appeared
    bool again_ = false;  ///< this is the second question
    bool asked_ = false;
};

} // namespace

screens::Made screens::learning(std::shared_ptr<const game::LearningDeck> deck) {
    return std::make_shared<LearningPage>(std::move(deck));
}

screens::Made screens::forget_learnt(std::shared_ptr<const game::LearningDeck> deck) {
    return std::make_shared<ForgetLearnt>(std::move(deck));
}

} // namespace twoturns::app
