// Plays app::App by hand with points, keys and times and text of a fixed width, and does the window's tasks.
#pragma once

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "app/app.hpp"
#include "app/board/game_start.hpp"
#include "app/gallery/woven_game.hpp"
#include "app/play/play.hpp"
#include "app/requests.hpp"
#include "app/state_text.hpp"
#include "game/analysis.hpp"
#include "platform/translation.hpp"
#include "support/play.hpp"
#include "support/scale.hpp"
#include "support/text_measure.hpp"
#include "twoturns/deal.hpp"
#include "twoturns/problem.hpp"

namespace twoturns::test {

inline constexpr const char* four_pairs = "A B C D\n"
                                          "A B C D\n";

inline app::Start start_at(std::string_view board, Gravity gravity = Gravity::none) {
    Random chance{1};
    return {.game = app::custom_game(board_of(board), gravity, usual_difficulty, chance)};
}
/// Returns a large board quickly, when its content is irrelevant. `size.cols` must be even.
inline std::string pairs_side_by_side(Size size) {
    std::string rows;
    for (int cell = 0; cell < size.rows * size.cols; ++cell)
        rows += std::to_string(cell / 2 + 1) + ((cell + 1) % size.cols == 0 ? '\n' : ' ');
    return rows;
}
/// Deals each board once and caches it, because many tests request the same boards.
inline const Result<Deal>& deal_of(const GameId& id) {
    static std::map<std::string, Result<Deal>> deals;
    const std::string name = to_text(id);
    const auto known = deals.find(name);
    return known != deals.end() ? known->second : deals.emplace(name, deal(id)).first->second;
}
/// The same for problems.
inline const Result<Problem>& problem_of(const ProblemId& id) {
    static std::map<std::string, Result<Problem>> problems;
    const std::string name = to_text(id);
    const auto known = problems.find(name);
    return known != problems.end() ? known->second : problems.emplace(name, make_problem(id)).first->second;
}
inline app::Start dealt(const DealParams& params, const std::string& seed) {
    Random chance{1};
    const GameId id{params, seed};
    return {.game = game::new_game({id, {}}, *deal_of(id), app::key_from(chance))};
}

/// A window with a player. Does slow jobs at once; leaves requests for files, clipboard and store to the test.
struct Player {
    app::App app;
    game::Time now{10'000};
    std::vector<app::HostTask> requests; ///< since the last check
    bool slow = false;                   ///< deals and analyses wait in `asked`
    bool has_store = false;              ///< false: FindGame is answered at once with no game
    std::vector<app::AskedOutside> asked;

    explicit Player(app::Start start, ui::Canvas canvas = {1280, 720}, bool slow_from_start = false)
        : app{std::move(start), 42, fixed_measure, canvas}, slow(slow_from_start) {
        think();
    }

    [[nodiscard]] scene::Scene seen() const { return app.compose(now); }
    void wait(int ms) {
        now += game::Time{ms};
        app.tick(now);
        think();
    }
    void input(const ui::Input& what) {
        app.handle(what, now);
        think();
    }
    void key(ui::Key key, bool ctrl = false, bool shift = false) { input(ui::KeyPress{key, ctrl, shift, false}); }
    void change(app::Settings settings) { app.notify(app::Applied{std::move(settings), {}}, now); }
    void set(bool app::Settings::*flag, bool on) {
        app::Settings settings = app.settings();
        settings.*flag = on;
        change(settings);
    }
    void paste(const std::string& text) {
        key(ui::Key::v, true);
        answer<app::ReadClipboard>(app::ClipboardText{text});
    }
    void run(app::Command command) {
        app.run(command, now);
        think();
    }
    /// Does the requested jobs, as the window would.
    void think() {
        for (;;) {
            auto all = app.take_tasks();
            if (all.empty()) return;
            for (app::HostTask& request : all) {
                if (const auto* dropped = std::get_if<app::CancelOutside>(&request))
                    std::erase_if(asked, [&](const app::AskedOutside& job) {
                        return job.ticket == dropped->ticket &&
                               (dropped->kind == 0 || app::kind_of(job.request) == dropped->kind);
                    });
                auto* one = std::get_if<app::AskedOutside>(&request);
                if (one == nullptr || slow || !work(*one)) {
                    if (one != nullptr && is_job(one->request)) asked.push_back(*one);
                    requests.push_back(std::move(request));
                }
            }
        }
    }
    /// Does the jobs postponed while `slow`.
    void catch_up() {
        slow = false;
        for (const app::AskedOutside& one : std::exchange(asked, {})) work(one);
        think();
    }
    static bool is_job(const app::Request& question) {
        return std::holds_alternative<app::DealBoard>(question) ||
               std::holds_alternative<app::ReshuffleBoard>(question) ||
               std::holds_alternative<app::ChooseDeal>(question) || std::holds_alternative<app::CountPairs>(question) ||
               std::holds_alternative<app::MakeProblem>(question) || std::holds_alternative<app::Analyse>(question) ||
               std::holds_alternative<app::WeaveGame>(question);
    }
    bool work(const app::AskedOutside& one) {
        if (const auto* deal = std::get_if<app::DealBoard>(&one.request)) {
            app.answer(one.ticket, app::BoardDealt{deal->id, deal_of(deal->id)}, now);
        } else if (const auto* choose = std::get_if<app::ChooseDeal>(&one.request)) {
            DealChooser chooser{choose->id, choose->wish};
            while (!chooser.run(100'000)) {
            }
            app.answer(one.ticket, app::DealChosen{choose->id, choose->wish, chooser.take()}, now);
        } else if (const auto* pairs = std::get_if<app::CountPairs>(&one.request)) {
            app.answer(one.ticket, app::PairsCounted{pairs->id, pairs_to_see(pairs->board, pairs->id.params.gravity)},
                       now);
        } else if (const auto* problem = std::get_if<app::MakeProblem>(&one.request)) {
            app.answer(one.ticket, app::ProblemMade{problem->id, problem_of(problem->id)}, now);
        } else if (const auto* shuffle = std::get_if<app::ReshuffleBoard>(&one.request)) {
            Reshuffler reshuffler{shuffle->board, shuffle->gravity, shuffle->difficulty, Random{shuffle->seed}};
            while (!reshuffler.run(100'000)) {
            }
            app.answer(one.ticket, app::BoardReshuffled{reshuffler.take()}, now);
        } else if (const auto* analyse = std::get_if<app::Analyse>(&one.request)) {
            game::Analysis analysis{analyse->request};
            while (!analysis.done()) analysis.run(10'000);
            app.answer(one.ticket, analysis.answer(), now);
        } else if (const auto* weave = std::get_if<app::WeaveGame>(&one.request)) {
            app::GameWeaver weaver{weave->game};
            while (!weaver.run()) {
            }
            app.answer(one.ticket, *weaver.take(), now);
        } else if (const auto* store = std::get_if<game::StoreRequest>(&one.request);
                   store != nullptr && std::holds_alternative<game::FindGame>(*store) && !has_store) {
            app.answer(one.ticket, game::StoreNews{game::GameFound{}}, now);
        } else {
            return false;
        }
        return true;
    }
    /// Answers the last request of a type.
    template <class Question> void answer(const app::Response& what) {
        const auto ticket = ticket_of<Question>();
        REQUIRE(ticket);
        app.answer(*ticket, what, now);
        think();
    }
    template <class Question> [[nodiscard]] std::optional<app::Ticket> ticket_of() const {
        for (auto request = requests.rbegin(); request != requests.rend(); ++request)
            if (const auto* one = std::get_if<app::AskedOutside>(&*request);
                one != nullptr && is<Question>(one->request))
                return one->ticket;
        return std::nullopt;
    }
    template <class Question> [[nodiscard]] std::optional<Question> last() const {
        for (auto request = requests.rbegin(); request != requests.rend(); ++request)
            if (const auto* one = std::get_if<app::AskedOutside>(&*request);
                one != nullptr && is<Question>(one->request))
                return get<Question>(one->request);
        return std::nullopt;
    }

    /// Returns the only request of a type since the last check; answer it with reply().
    template <class Question> app::Ticket the(Question& question) {
        std::optional<app::Ticket> ticket;
        for (const app::HostTask& request : std::exchange(requests, {}))
            if (const auto* one = std::get_if<app::AskedOutside>(&request);
                one != nullptr && is<Question>(one->request)) {
                CHECK_FALSE(ticket);
                ticket = one->ticket;
                question = get<Question>(one->request);
            }
        REQUIRE(ticket);
        return *ticket;
    }
    void reply(app::Ticket ticket, const app::Response& what) {
        app.answer(ticket, what, now);
        think();
    }

    /// Takes a hint up to the step that shows the line of the pair.
    void hint() {
        do key(ui::Key::h);
        while (effects().hint && effects().hint->step != game::HintStep::pair);
    }
    void type(const std::string& text) { input(ui::Typed{text}); }
    void point(ui::Point at) { input(ui::Hover{at}); }
    void press(ui::Point at, ui::MouseButton button = ui::MouseButton::left, int clicks = 1) {
        input(ui::Press{at, button, clicks});
    }
    void click(ui::Point at, ui::MouseButton button = ui::MouseButton::left, int clicks = 1) {
        press(at, button, clicks);
        input(ui::Release{button, at});
    }
    void drag(ui::Point from, ui::Point to) {
        press(from);
        point(to);
        input(ui::Release{ui::MouseButton::left, to});
    }
    void wheel(ui::Point at, float notches) {
        point(at);
        input(ui::Wheel{notches});
    }
    void click(Cell cell, ui::MouseButton button = ui::MouseButton::left) {
        click(place().cell_rect(cell).centre(), button);
    }
    void make(Move move) {
        click(move.a);
        click(move.b);
    }

    /// Returns the point at which a button can be pressed; nullopt if it cannot be pressed. `name` is the button's name
    /// in scripts.
    [[nodiscard]] std::optional<ui::Point> place_of(const std::string& name) const {
        for (const app::NamedPlace& one : app.places(now))
            if (one.name == name) return one.rect.centre();
        return std::nullopt;
    }
    [[nodiscard]] std::optional<ui::Point> place_of(app::Command command) const {
        return place_of(app::name_of(command));
    }
    void press_button(const std::string& name) {
        CAPTURE(name);
        const auto place = place_of(name);
        REQUIRE(place);
        click(*place);
    }
    void press_button(app::Command command) { press_button(app::name_of(command)); }

    /// Returns the widget of the screen on top that shows these words.
    [[nodiscard]] std::optional<ui::HitArea> spot_of(const std::string& words) const {
        const ui::Frame frame = app.frame(now);
        for (const ui::HitArea& hit : frame.hit_areas) {
            const auto* button = hit.element == nullptr ? nullptr : std::get_if<ui::Button>(&hit.element->what);
            const auto* toggle = hit.element == nullptr ? nullptr : std::get_if<ui::Toggle>(&hit.element->what);
            if ((button != nullptr && button->words == words) || (toggle != nullptr && toggle->words == words)) {
                ui::HitArea found = hit;
                found.element = nullptr; // valid only as long as the frame
                return found;
            }
        }
        return std::nullopt;
    }
    /// Returns where a rectangle of App::frame() is on the screen.
    [[nodiscard]] ui::Rect on_screen(const ui::Rect& rect) const {
        const auto mirror = app.mirror();
        return mirror ? mirror->of(rect) : rect;
    }
    void press_words(const std::string& words) {
        CAPTURE(words);
        const auto hit = spot_of(words);
        REQUIRE(hit);
        REQUIRE(hit->enabled);
        click(on_screen(hit->rect).centre());
    }
    /// Returns the text of the first text field.
    [[nodiscard]] std::string field() const {
        const ui::Frame frame = app.frame(now);
        for (const ui::HitArea& hit : frame.hit_areas)
            if (hit.kind == ui::HitArea::Kind::field) return std::get<ui::TextField>(hit.element->what).text;
        return {};
    }
    /// Returns the selected row of the first list; rows() returns the names of all rows of this list.
    [[nodiscard]] std::size_t row() const {
        const ui::Frame frame = app.frame(now);
        for (const ui::HitArea& hit : frame.hit_areas)
            if (hit.kind == ui::HitArea::Kind::list) return std::get<ui::List>(hit.element->what).selected;
        return static_cast<std::size_t>(-1);
    }
    [[nodiscard]] std::vector<std::string> rows() const {
        std::vector<std::string> names;
        const ui::Frame frame = app.frame(now);
        for (const ui::HitArea& hit : frame.hit_areas)
            if (hit.kind == ui::HitArea::Kind::list) {
                const auto& list = std::get<ui::List>(hit.element->what);
                for (std::size_t i = 0; i < list.count; ++i) names.push_back(list.name(i));
            }
        return names;
    }

    [[nodiscard]] const game::Session& session() const { return app.session(); }
    /// Returns the session on the screen: the player's own session or a replay's session.
    [[nodiscard]] const game::Session& shown() const { return app.shown(now).session; }
    [[nodiscard]] const scene::BoardView& board() const { return app.play().board(); }
    [[nodiscard]] const scene::Animations& effects() const { return board().animations; }
    [[nodiscard]] scene::BoardGeometry place() const { return app.geometry(now); }
    /// Returns the name of the screen on top; "none" for the board.
    [[nodiscard]] std::string screen() const { return std::string{app.top().traits().name}; }
    [[nodiscard]] std::string state() const { return app::state_text(app, now); }
    [[nodiscard]] std::string headline() const { return app.note() ? app.note()->headline.id : ""; }

    /// Counts the tasks of a type since the last check.
    template <class What> int asked_for() {
        int count = 0;
        for (const app::HostTask& request : std::exchange(requests, {})) {
            const auto* one = std::get_if<app::AskedOutside>(&request);
            if constexpr (std::is_constructible_v<app::Request, What>)
                count += one != nullptr && is<What>(one->request);
            else
                count += std::holds_alternative<What>(request);
        }
        return count;
    }
    void forget_requests() { requests.clear(); }

private:
    template <class What> static bool is(const app::Request& question) {
        if constexpr (std::is_constructible_v<game::StoreRequest, What> && !std::is_same_v<What, game::StoreRequest>) {
            const auto* store = std::get_if<game::StoreRequest>(&question);
            return store != nullptr && std::holds_alternative<What>(*store);
        } else {
            return std::holds_alternative<What>(question);
        }
    }
    template <class What> static What get(const app::Request& question) {
        if constexpr (std::is_constructible_v<game::StoreRequest, What> && !std::is_same_v<What, game::StoreRequest>)
            return std::get<What>(std::get<game::StoreRequest>(question));
        else
            return std::get<What>(question);
    }
};

template <class What> std::vector<What> items_of(const scene::Scene& scene) {
    std::vector<What> all;
    for (const scene::Item& item : scene.items)
        if (const auto* one = std::get_if<What>(&item)) all.push_back(*one);
    return all;
}

/// Returns the languages in which views are laid out: all of them, or in a quick run one with long words, one with wide
/// letters and one from right to left.
inline std::vector<platform::Language> languages_to_lay_out() {
    std::vector<platform::Language> all = platform::languages();
    if (scaled(100) < 100)
        std::erase_if(all, [](const auto& one) { return one.code != "de" && one.code != "zh_CN" && one.code != "ar"; });
    return all;
}

/// Returns the words of a text, which may be set in several lines.
inline std::vector<std::string> words_of(const std::string& text) {
    std::istringstream words{text};
    return {std::istream_iterator<std::string>{words}, {}};
}

/// Returns the lines that do not stay on the table.
inline std::vector<scene::LineItem> passing_lines(const scene::Scene& scene) {
    auto lines = items_of<scene::LineItem>(scene);
    std::erase_if(lines, [](const scene::LineItem& line) { return line.look == scene::LineStyle::kept; });
    return lines;
}

/// Returns whether a text of the scene contains these words.
inline bool shows(const scene::Scene& scene, const std::string& words) {
    const auto texts = items_of<ui::TextItem>(scene);
    return std::any_of(texts.begin(), texts.end(),
                       [&](const ui::TextItem& text) { return text.text.find(words) != std::string::npos; });
}

} // namespace twoturns::test
