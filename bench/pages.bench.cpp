// How fast a page appears. Every screen is opened over the board before any of its pictures is made, and drawn frame by
// frame until it no longer changes. Times are CPU times of this thread; they exclude presenting a frame, which the
// system does.
#include "section.hpp"
#include "table.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <ctime>
#include <functional>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "app/app.hpp"
#include "app/board/game_start.hpp"
#include "app/requests.hpp"
#include "app/sample_data.hpp"
#include "own_decks.bench.hpp"
#include "platform/translation.hpp"
#include "view/drawing/drawer.hpp"

namespace twoturns::bench {
namespace {

constexpr std::array<ui::Canvas, 3> page_canvases{{{1280, 720}, {1920, 1080}, {3840, 2160}}};
constexpr double one_frame = 1000.0 / 60;
constexpr std::chrono::milliseconds window_patience{6}; // the same as in the window
constexpr std::chrono::milliseconds board_patience{18};

constexpr const char* friends_run = "two-turns-game 1\nboard\n1 1 . 2 2\nend\n3600 1,1 1,2\n7261 1,4 1,5\nclock 7261";

double processor_ms() {
    std::timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1000.0 * static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e6;
}

/// The drawing tools: fonts and pictures. All pictures are still to be made.
struct Easel {
    view::Fonts fonts{view::data_folder() / "fonts"};
    view::Surface surface;
    view::Renderer renderer;
    view::Sprites sprites;
    view::Drawer drawer{*renderer, sprites};

    Easel(ui::Canvas canvas, const view::DeckFaces& deck)
        : surface{view::checked<view::Surface>(
              SDL_CreateRGBSurfaceWithFormat(0, canvas.width, canvas.height, 32, SDL_PIXELFORMAT_RGB888), "a surface")},
          renderer{view::checked<view::Renderer>(SDL_CreateSoftwareRenderer(surface.get()), "renderer")}, sprites{
                                                                                                              *renderer,
                                                                                                              deck,
                                                                                                              fonts} {}

    double draw(const scene::Scene& scene, const scene::Scene* shown = nullptr) {
        const double start = processor_ms();
        drawer.draw(scene, shown);
        SDL_RenderFlush(renderer.get());
        return processor_ms() - start;
    }
};

/// A simulated player with a year of games who opens one page.
class Visitor {
public:
    Visitor(app::Start start, ui::Canvas canvas, const view::DeckFaces& deck)
        : easel_{canvas, deck}, app_{std::move(start), 1, easel_.fonts, canvas} {
        easel_.sprites.set_patience(window_patience, board_patience);
        app_.set_date(1'790'000'000, now_);
        while (answer_all()) app_.tick(now_);
        draw();
        now_ += game::Time{5000};
        draw();
    }

    [[nodiscard]] app::App& app() { return app_; }
    [[nodiscard]] game::Time now() const { return now_; }
    [[nodiscard]] const scene::Scene& seen() const { return shown_; }

    struct Times {
        double input = 0; // handling the key and all answers received until then
        double compose = 0;
        double draw = 0;
        [[nodiscard]] double all() const { return input + compose + draw; }
    };
    /// Does one turn of the loop: handles an action and draws the frame.
    Times turn(const std::function<void(Visitor&)>& act) {
        Times times;
        const double start = processor_ms();
        act(*this);
        app_.tick(now_);
        static_cast<void>(app_.next_change(now_));
        times.input = processor_ms() - start;
        const double before = processor_ms();
        scene::Scene scene = app_.compose(now_);
        times.compose = processor_ms() - before;
        if (!(scene == shown_ && easel_.drawer.finished())) times.draw = easel_.draw(scene, &shown_);
        shown_ = std::move(scene);
        return times;
    }
    /// Does the next turn after answering all questions.
    Times next_turn() {
        now_ += game::Time{16};
        find_answers();
        return turn([](Visitor& me) {
            for (const auto& [ticket, answer] : std::exchange(me.answers_, {})) me.app_.answer(ticket, answer, me.now_);
        });
    }

    /// Does the next turn in a window of another size, which must not be larger.
    Times resized(ui::Canvas canvas) {
        easel_.sprites.clear_sized();
        shown_ = {};
        return turn([&](Visitor& me) { me.app_.resize(canvas, me.now_); });
    }
    /// Changes the language as the window does, and does the next turn.
    Times speaks(std::string_view language) {
        now_ += game::Time{1000};
        return turn([&](Visitor& me) {
            must(platform::set_language(language, view::locale_folder()));
            me.easel_.fonts.use_language(platform::language());
            me.easel_.sprites.clear();
            me.shown_ = {};
        });
    }
    [[nodiscard]] bool finished() const { return easel_.drawer.finished(); }

private:
    void draw() {
        shown_ = app_.compose(now_);
        do easel_.draw(shown_);
        while (!easel_.drawer.finished());
    }
    bool answer_all() {
        find_answers();
        for (const auto& [ticket, answer] : answers_) app_.answer(ticket, answer, now_);
        return !std::exchange(answers_, {}).empty();
    }
    void find_answers() {
        for (const app::HostTask& request : app_.take_tasks())
            if (const auto* asked = std::get_if<app::AskedOutside>(&request)) find_answer(*asked);
    }
    void find_answer(const app::AskedOutside& asked) {
        if (const auto* store = std::get_if<game::StoreRequest>(&asked.request)) {
            if (std::holds_alternative<game::ReadGames>(*store))
                answers_.emplace_back(asked.ticket, game::StoreNews{game::GamesRead{0, games()}});
            if (std::holds_alternative<game::FindGame>(*store))
                answers_.emplace_back(asked.ticket, game::StoreNews{game::GameFound{}});
            return;
        }
        if (const auto* file = std::get_if<app::ReadFile>(&asked.request))
            return answers_.emplace_back(asked.ticket, app::FileRead{file->path, std::string{friends_run}}), void();
        const auto job = std::visit(
            [](const auto& what) -> std::unique_ptr<platform::Job<app::Response>> {
                if constexpr (std::is_constructible_v<app::JobRequest, decltype(what)>) return app::job_for(what, {});
                return nullptr;
            },
            asked.request);
        for (bool ended = job == nullptr; !ended;) {
            ended = job->run();
            if (auto response = job->take()) answers_.emplace_back(asked.ticket, *std::move(response));
        }
    }
    static std::vector<game::GameSummary> games() {
        auto all = test::a_year_of_games();
        for (auto& game : test::journey_games(30)) all.push_back(std::move(game));
        return all;
    }

    Easel easel_;
    game::Time now_{10'000};
    app::App app_;
    scene::Scene shown_;
    std::vector<std::pair<app::Ticket, app::Response>> answers_;
};

struct Page {
    std::string name;
    std::function<void(Visitor&)> open;
    bool nearly_won = false; // one pair is left on the board
};

Page page_of(app::Command command) {
    return {app::name_of(command), [command](Visitor& visitor) { visitor.app().run(command, visitor.now()); }};
}

std::vector<Page> all_pages() {
    using app::Command;
    std::vector<Page> pages;
    for (const Command command :
         {Command::menu, Command::new_game, Command::edit_layout, Command::journey, Command::daily, Command::statistics,
          Command::records, Command::games, Command::two_players, Command::help, Command::settings, Command::show_me,
          Command::about, Command::save_game, Command::open_game, Command::quit})
        pages.push_back(page_of(command));
    pages.push_back({"a run to race against",
                     [](Visitor& visitor) { visitor.app().handle(ui::Dropped{"a friend's"}, visitor.now()); }});
    pages.push_back({"a win",
                     [](Visitor& visitor) {
                         const Move last = visitor.app().session().open_moves().front();
                         for (const Cell cell : {last.a, last.b}) {
                             const auto at = visitor.app().geometry(visitor.now()).cell_rect(cell).centre();
                             visitor.app().handle(ui::Press{at, ui::MouseButton::left, 1}, visitor.now());
                             visitor.app().handle(ui::Release{ui::MouseButton::left, at}, visitor.now());
                         }
                     },
                     true});
    return pages;
}

app::Start start_of(const Page& page) {
    Random chance{1};
    app::Start start{.game = *app::dealt({{}, "bench"}, chance)};
    if (!page.nearly_won) return start;
    std::vector<game::Entry> entries;
    for (const Move move : start.game.start.witness) entries.emplace_back().action = move;
    entries.pop_back();
    must(start.game.session.repeat(entries));
    return start;
}

struct Opened {
    Visitor::Times first;
    double worst = 0;     // the worst of the frames after the first
    std::size_t late = 0; // the number of late frames, of all frames
    scene::Scene seen;
};

Opened opened(const Page& page, ui::Canvas canvas, const view::DeckFaces& deck) {
    Visitor visitor{start_of(page), canvas, deck};
    Opened result;
    result.first = visitor.turn(page.open);
    result.late = result.first.all() > one_frame ? 1 : 0;
    constexpr int frames = 60;
    for (int i = 0; i < (page.nearly_won ? 4 * frames : frames); ++i) {
        const double taken = visitor.next_turn().all();
        result.worst = std::max(result.worst, taken);
        if (taken > one_frame) ++result.late;
    }
    result.seen = visitor.seen();
    result.seen.turn.reset();
    return result;
}

/// Returns the time to make the pictures for one kind of item.
double making(const scene::Scene& seen, const std::function<bool(const scene::Item&)>& wanted,
              const view::DeckFaces& deck) {
    scene::Scene some = seen;
    std::erase_if(some.items, [&](const scene::Item& item) { return !wanted(item); });
    Easel easel{seen.canvas, deck};
    const double cold = easel.draw(some);
    return cold - easel.draw(some);
}

void run_page(const Page& page, ui::Canvas canvas, const view::DeckFaces& deck, Table& table) {
    constexpr int tries = 3;
    const auto is = []<class Item>(const Item&) {
        return [](const scene::Item& item) { return std::holds_alternative<Item>(item); };
    };
    Opened best;
    std::array<double, 8> parts;
    parts.fill(std::numeric_limits<double>::max());
    for (int i = 0; i < tries; ++i) {
        Opened now = opened(page, canvas, deck);
        Easel easel{canvas, deck};
        easel.draw(now.seen);
        const std::array<double, 8> these{
            easel.draw(now.seen),
            making(
                now.seen, [](const auto&) { return false; }, deck),
            making(now.seen, is(ui::TextItem{}), deck),
            making(now.seen, is(ui::BoxItem{}), deck),
            making(now.seen, is(ui::StrokeItem{}), deck),
            making(now.seen, is(scene::TileItem{}), deck),
            making(now.seen, is(ui::IconItem{}), deck),
            making(now.seen, is(scene::SheetItem{}), deck),
        };
        for (std::size_t k = 0; k < parts.size(); ++k) parts[k] = std::min(parts[k], these[k]);
        for (std::size_t k = 2; k < parts.size(); ++k) parts[k] = std::max(0.0, parts[k]);
        if (i == 0) {
            best = std::move(now);
            continue;
        }
        if (now.first.all() < best.first.all()) best.first = now.first;
        best.worst = std::min(best.worst, now.worst);
        best.late = std::min(best.late, now.late);
    }
    std::vector<std::string> cells{page.name,
                                   figure(best.first.all()),
                                   figure(best.worst),
                                   std::to_string(best.late),
                                   figure(best.first.input),
                                   figure(best.first.compose),
                                   figure(best.first.draw)};
    for (std::size_t k = 0; k < parts.size(); ++k)
        cells.push_back(figure(k > 1 ? std::max(0.0, parts[k] - parts[1]) : parts[k]));
    table.add(std::move(cells));
}

void run(std::ostream& out) {
    const view::Libraries libraries{0};
    const view::DeckFaces deck = view::load_deck(view::find_deck(""));
    for (const ui::Canvas canvas : page_canvases) {
        Table table({std::to_string(canvas.width) + "x" + std::to_string(canvas.height) + ", ms", "first frame",
                     "worst later", "late", "= key", "+ compose", "+ draw", "redraw", "making ground", "text", "boxes",
                     "strokes", "tiles", "icons", "sheet"});
        for (const Page& page : all_pages()) run_page(page, canvas, deck, table);
        out << table << std::endl;
    }
}

/// Returns the longest turn from an action until all its results are visible.
double longest(Visitor& visitor, const std::function<Visitor::Times(Visitor&)>& first) {
    double longest = first(visitor).all();
    for (int i = 0; i < 200 && (i < 20 || !visitor.finished()); ++i)
        longest = std::max(longest, visitor.next_turn().all());
    return longest;
}
std::function<Visitor::Times(Visitor&)> running(app::Command command) {
    return [command](Visitor& visitor) { return visitor.turn([&](Visitor& me) { me.app().run(command, me.now()); }); };
}

app::Start start_with(Size size, int kinds) {
    Random chance{1};
    DealParams params;
    params.size = size;
    params.kinds = kinds;
    return {.game = *app::dealt({params, "bench"}, chance)};
}

/// Activates every choice that the top page offers.
double longest_choice(Visitor& visitor) {
    double most = 0;
    std::size_t choices = visitor.app().frame(visitor.now()).hit_areas.size();
    for (std::size_t i = 0; i < choices; ++i) {
        const ui::Frame frame = visitor.app().frame(visitor.now());
        if (i >= frame.hit_areas.size() || frame.hit_areas[i].kind != ui::HitArea::Kind::option) continue;
        const ui::Point at = frame.hit_areas[i].rect.centre();
        const auto clicked = [at](Visitor& me) {
            return me.turn([&](Visitor& there) {
                there.app().handle(ui::Press{at, ui::MouseButton::left, 1}, there.now());
                there.app().handle(ui::Release{ui::MouseButton::left, at}, there.now());
            });
        };
        most = std::max(most, longest(visitor, clicked));
    }
    return most;
}

void run_stretches(std::ostream& out) {
    const view::Libraries libraries{0};
    const view::DeckFaces deck = view::load_deck(view::find_deck(""));
    constexpr ui::Canvas canvas{1280, 720};
    Table table({"1280x720, a stretch of the window's thread", "longest ms"});
    Visitor large{start_with({62, 62}, 961), canvas, deck};
    const auto add = [&](const char* what, double ms) { table.add({what, figure(ms)}); };
    add("62x62, resized", longest(large, [](Visitor& me) { return me.resized({1200, 700}); }));
    add("62x62, zoomed", longest(large, running(app::Command::zoom_in)));
    add("62x62, zoomed again", longest(large, running(app::Command::zoom_in)));
    add("62x62, seen whole again", longest(large, running(app::Command::zoom_to_fit)));
    add("62x62, paused", longest(large, running(app::Command::pause)));
    Visitor chooser{start_with({16, 30}, 60), canvas, deck};
    add("30x16, New game opened", longest(chooser, running(app::Command::new_game)));
    add("30x16, each choice there", longest_choice(chooser));
    const OwnDecksTimes own = time_own_decks();
    add("50 decks of one's own, their page opened", own.opened);
    add("50 decks of one's own, another one chosen", own.chosen);
    Visitor reader{start_with({8, 18}, 36), canvas, deck};
    reader.turn([](Visitor& me) { me.app().run(app::Command::settings, me.now()); });
    while (!reader.finished()) reader.next_turn();
    for (const platform::Language& one : platform::languages()) {
        const std::string code{one.code};
        table.add({"settings, now in " + code, figure(longest(reader, [&](Visitor& me) { return me.speaks(code); }))});
    }
    out << table << std::endl;
}

} // namespace

const Section stretches_section{"stretches", "how long the window's thread is busy at once with what is large",
                                &run_stretches, nullptr};
const Section pages_section{"pages", "every page opened: its first frame, and what that is made of", &run, nullptr};

} // namespace twoturns::bench
