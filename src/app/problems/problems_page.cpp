// The page of problems: the problem of the day, the next one of the ladder, and its nine grades.
#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "app/bar.hpp"
#include "app/board/board_style.hpp"
#include "app/board/round_view.hpp"
#include "app/card.hpp"
#include "app/date_text.hpp"
#include "app/labels.hpp"
#include "app/problems/kept_problems.hpp"
#include "app/screens.hpp"
#include "platform/translation.hpp"
#include "scene/board_view.hpp"
#include "scene/mirror.hpp"
#include "twoturns/problem.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using platform::trc;
using platform::trf;
using ui::Element;
using ui::id_of;

class ProblemsPage final : public Screen {
public:
    [[nodiscard]] ScreenTraits traits() const override { return {.name = "problems"}; }

    [[nodiscard]] View view(const Context& context) const override {
        const game::ProblemStanding standing = problem_standing(context.settings);
        const bool low = context.height() < 520;
        const float card_height = (low ? 64.0F : 92.0F) + picture_height(context);
        std::vector<Element> parts;
        parts.push_back(ui::paragraph(
            tr(N_("A board in the middle of a game: several pairs can go, and one alone keeps it alive. Find it.")), 16,
            ui::Tone::muted, 3));
        std::vector<Element> cards;
        cards.push_back(
            card_button(id_of(Part::ladder), id_of(Part::card, 0), problem_label(next_problem(context.settings).grade))
                .high(card_height));
        cards.push_back(
            card_button(id_of(Part::today), id_of(Part::card, 1), tr(N_("Problem of the day"))).high(card_height));
        parts.push_back(ui::grid(context.width() < 700 ? 1 : 2, std::move(cards), 12));
        parts.push_back(ui::title(tr(N_("Nine grades")), 16).pad({0, 6, 0, 0}));
        std::vector<Element> grades;
        for (int grade = 1; grade <= hardest_problem; ++grade) {
            grades.push_back(ui::widget(id_of(Part::grade, static_cast<std::size_t>(grade)),
                                        ui::Button{.words = std::to_string(grade),
                                                   .icon = standing.has_medal(grade) ? "star" : "",
                                                   .selected = grade == standing.grade})
                                 .high(52)
                                 .explained(trf(N_("{0} · {1}"), solved_of_grade(standing, grade),
                                                medal_of_grade(standing, grade))));
        }
        parts.push_back(ui::grid(context.width() < 700 ? 3 : 9, std::move(grades), 8));
        std::vector<Element> figures;
        figures.push_back(figure(std::to_string(standing.solved), trc("problems", "solved")).growing());
        figures.push_back(figure(std::to_string(standing.streak), trc("problems", "in a row")).growing());
        figures.push_back(figure(std::to_string(standing.longest), trc("problems", "longest row")).growing());
        const std::string best = standing.best_grade == 0 ? std::string{"–"} : std::to_string(standing.best_grade);
        figures.push_back(figure(best, trc("problems", "best grade")).growing());
        parts.push_back(ui::grid(context.width() < 700 ? 2 : 4, std::move(figures), 12).pad(0, 8));
        parts.push_back(
            ui::paragraph(tr(N_("Rows and the best grade count problems solved by the first pair you try.")), 14,
                          ui::Tone::muted, 4));
        Element paste =
            command_button(Command::paste_id, ui::Button::Style::quiet, true, tr(N_("A problem from a friend")));
        paste.help = tr(N_("plays the problem whose text you copied, such as one that was sent to you"));
        std::vector<Element> more;
        if (const auto missed = last_missed(context.settings))
            // TRANSLATORS: a button; {0} names a problem that was not solved, such as "Problem of grade 5".
            more.push_back(ui::widget(
                id_of(Part::missed),
                ui::Button{.words = trf(N_("Try again: {0}"), problem_label(missed->grade)), .icon = "restart"}));
        more.push_back(std::move(paste));
        more.push_back(ui::filler());
        parts.push_back(context.width() < 700 ? ui::column(std::move(more), 10) : ui::row(std::move(more), 10));
        const float margin = context.width() < 700 ? 14.0F : 28.0F;
        const float width = std::min(860.0F, context.width() - 2 * margin);
        return {.kind = View::Kind::page,
                .title = tr(N_("Problems")),
                .content = ui::column({ui::column(std::move(parts), 12).wide(width).growing().shrinking()}, 0,
                                      ui::CrossAlign::centre)
                               .pad(margin, 16)
                               .scrolling(id_of(Part::all)),
                .focus = id_of(Part::ladder)};
    }

    Effects opened(const Context& context) override { return make_ahead(context); }

    Effects on(const ui::Event& event, const Context& context) override {
        const auto* pressed = std::get_if<ui::Pressed>(&event);
        if (pressed == nullptr || command_of(pressed->id)) return {};
        switch (ui::part_of<Part>(pressed->id)) {
        case Part::ladder: return open(next_problem(context.settings));
        case Part::today: return open(problem_of_today(context));
        case Part::missed:
            if (auto missed = last_missed(context.settings)) return open(*std::move(missed));
            return {};
        case Part::grade: return open(next_of_grade(context.settings, static_cast<int>(pressed->id.index)));
        default: return {};
        }
    }

    /// Enter plays the next problem also before any card has the focus, as a primary button would; a digit plays one
    /// of its grade.
    Effects on(const ui::Input& input, const Context& context) override {
        const auto* key = std::get_if<ui::KeyPress>(&input);
        if (key == nullptr) return {};
        if (key->is_plain_enter()) return open(next_problem(context.settings));
        const bool digit = key->types >= U'1' && key->types <= U'9' && !key->ctrl && !key->alt;
        return digit ? open(next_of_grade(context.settings, static_cast<int>(key->types - U'0'))) : Effects{};
    }

    std::optional<Effects> run(Command command, const Context& /*context*/) override {
        if (command != Command::paste_id) return std::nullopt;
        return Effects{Ask{ReadClipboard{}}};
    }

    Effects on(const Response& response, const Context& context) override {
        if (const auto* clipboard = std::get_if<ClipboardText>(&response))
            return screens::open_problem(clipboard->text);
        const auto* made = std::get_if<ProblemMade>(&response);
        if (made == nullptr || !made->problem) return {};
        std::erase_if(made_, [&](const Made& one) { return one.id == made->id; });
        made_.push_back({made->id, std::make_shared<const Problem>(*made->problem),
                         game::Session{made->problem->board, made->problem->gravity}});
        return make_ahead(context);
    }

    Effects on(const News& news, const Context& context) override {
        return std::holds_alternative<TimePassed>(news) && !is_made(next_problem(context.settings))
                   ? make_ahead(context)
                   : Effects{};
    }

    [[nodiscard]] std::string name_of(ui::Id button) const override {
        if (command_of(button)) return Screen::name_of(button);
        switch (ui::part_of<Part>(button)) {
        case Part::ladder: return "ladder";
        case Part::today: return "problem-of-the-day";
        case Part::missed: return "missed-problem";
        case Part::grade: return "grade-" + std::to_string(button.index);
        default: return {};
        }
    }

    void draw(ui::Id slot, const ui::Rect& rect, const Context& context,
              std::vector<scene::Item>& items) const override {
        if (ui::part_of<Part>(slot) != Part::card) return;
        const ProblemId id = slot.index == 0 ? next_problem(context.settings) : problem_of_today(context);
        const float picture = context.style.units(picture_height(context));
        if (picture > 0) draw_board(id, {rect.x, rect.y, rect.w, picture - context.style.units(8)}, context, items);
        draw_about({rect.x, rect.y + picture, rect.w, rect.h - picture}, id, slot.index == 0, context, items);
    }

private:
    static void draw_about(const ui::Rect& rect, const ProblemId& id, bool ladder, const Context& context,
                           std::vector<scene::Item>& items) {
        if (ladder)
            return draw_card(items, rect,
                             {.icon = "play", .words = problem_label(id.grade), .meaning = about(id), .primary = true},
                             context);
        const auto result = result_of(context.settings, id);
        const std::string meaning = !result ? trf(N_("{0} · {1}"), problem_label(id.grade), about(id))
                                    : result->end == game::ProblemEnd::missed ? tr(N_("not solved yet"))
                                                                              : tr(N_("solved"));
        draw_card(items, rect, {.icon = "calendar", .words = tr(N_("Problem of the day")), .meaning = meaning},
                  context);
    }

    struct Made {
        ProblemId id;
        std::shared_ptr<const Problem> problem;
        game::Session board; ///< at its beginning, to be shown
    };
    enum class Part : std::uint8_t {
        ladder,
        today,
        card,
        grade,
        missed,
        all,
    };

    /// Returns how hard a problem is, the size of the board it is taken from, and where its tiles slide.
    static std::string about(const ProblemId& id) {
        std::string words = difficulty_label((id.grade + 1) / 2);
        add_to_list(words, label_of(id.size));
        if (id.gravity != Gravity::none) add_to_list(words, label_of(id.gravity));
        return words;
    }

    [[nodiscard]] const Made* find(const ProblemId& id) const {
        const auto found = std::find_if(made_.begin(), made_.end(), [&](const Made& one) { return one.id == id; });
        return found == made_.end() ? nullptr : &*found;
    }
    [[nodiscard]] bool is_made(const ProblemId& id) const { return find(id) != nullptr; }
    [[nodiscard]] Effects open(ProblemId id) const {
        const Made* const made = find(id);
        return {OpenScreen{screens::problem(std::move(id), made == nullptr ? nullptr : made->problem)}};
    }

    /// Asks for the next problem of the ladder, and then for the one of the day.
    [[nodiscard]] Effects make_ahead(const Context& context) {
        for (ProblemId id : {next_problem(context.settings), problem_of_today(context)}) {
            if (is_made(id)) continue;
            if (asked_ == id) return {};
            asked_ = id;
            return {Ask{MakeProblem{std::move(id)}}};
        }
        return {};
    }

    /// Returns the height of the picture of a board above its card, in design pixels; 0 where there is no room for it.
    static float picture_height(const Context& context) {
        const bool narrow = context.width() < 700;     // the two cards stand one below the other
        const float others = narrow ? 720.0F : 500.0F; // the bar and all other parts of the page
        const float least = narrow ? 90.0F : 110.0F;
        const float most = narrow ? 168.0F : 250.0F;
        const float free = (context.height() - others) / (narrow ? 2.0F : 1.0F);
        return free < least ? 0 : std::min(free, most);
    }

    /// Draws the board of a problem, once it is made, as it stands when the problem begins.
    void draw_board(const ProblemId& id, const ui::Rect& rect, const Context& context,
                    std::vector<scene::Item>& items) const {
        const ui::Style& style = context.style;
        items.emplace_back(
            scene::TableItem{.rect = rect, .table = style.theme.table, .corner = style.units(12), .unit = style.unit});
        const Made* const made = find(id);
        if (made == nullptr) return;
        scene::BoardStyle look = board_style(context);
        look.motion = false;
        look.two_sided = 0;
        const std::size_t first = items.size();
        scene::add_board(items, scene::BoardView{}, made->board, rect.grown(-style.units(6)), look, context.now);
        if (platform::right_to_left()) scene::mirror(items, first, rect); // the board keeps its sides on the card
    }

    std::vector<Made> made_;
    std::optional<ProblemId> asked_;
};

} // namespace

screens::Made screens::problems() { return std::make_shared<ProblemsPage>(); }

} // namespace twoturns::app
