// The game's reaction to the desktop.
#include "view/desktop/desktop.hpp"

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "support/catch.hpp"
#include "view/stage.hpp"

using namespace twoturns;
using namespace twoturns::test;
using view::Desktop;
using view::HostOptions;

namespace {

/// What a desktop is told, and what it reports.
struct Said {
    std::atomic<int> light{0}; ///< 1: light; 0: dark; -1: unknown
    std::atomic<bool> contrast{false};
    std::atomic<bool> still{false};
    std::atomic<float> text{100};  ///< its size in percent
    std::function<void()> changed; ///< to be called when something of it has changed
    std::atomic<int> asked{0};
    std::string chosen;
    std::string used;
};

class Choosing final : public platform::Job<app::Response> {
public:
    explicit Choosing(std::string path) : path_(std::move(path)) {}
    bool run() override { return true; }
    std::optional<app::Response> take() override { return app::FileChosen{app::FileChosen::Outcome::chosen, path_}; }

private:
    std::string path_;
};

class FakeDesktop final : public Desktop {
public:
    explicit FakeDesktop(std::shared_ptr<Said> said) : said_(std::move(said)) {}
    [[nodiscard]] app::FileAccess files() const override { return {.dialogs = true, .last = true}; }
    [[nodiscard]] std::unique_ptr<platform::Job<app::Response>> choose(const app::ChooseFile& /*what*/,
                                                                       SDL_Window& /*window*/) override {
        return std::make_unique<Choosing>(said_->chosen);
    }
    void used(const app::FileUsed& file) override { said_->used = file.path; }
    [[nodiscard]] view::SystemLook look() override {
        ++said_->asked;
        if (said_->light < 0) return {};
        return {.dark = said_->light == 0,
                .contrast = said_->contrast.load(),
                .still = said_->still.load(),
                .text = said_->text.load()};
    }
    void watch(std::function<void()> changed) override { said_->changed = std::move(changed); }

private:
    std::shared_ptr<Said> said_;
};

HostOptions with_desktop(const std::shared_ptr<Said>& said, bool as_system = true) {
    HostOptions options = options_for(at(four_pairs), false);
    options.start.settings.dark_as_system = options.start.settings.motion_as_system = as_system;
    options.start.settings.text_size = as_system ? 0 : 100;
    options.desktop = std::make_unique<FakeDesktop>(said);
    return options;
}

void come_back() {
    SDL_Event event{};
    event.type = SDL_WINDOWEVENT;
    event.window.event = SDL_WINDOWEVENT_FOCUS_GAINED;
    event.window.windowID = SDL_GetWindowID(the_window());
    send(event);
}

} // namespace

TEST_CASE("the table is as dark as the desktop, also when that changes", "[host][desktop]") {
    const auto said = std::make_shared<Said>();
    said->light = 1;
    Stage stage{with_desktop(said)};
    const auto is_dark = [&] { return stage.host.app().settings().dark; };
    CHECK(stage.comes_true([&] { return !is_dark(); }));
    said->light = 0;
    come_back(); // from the desktop's settings
    CHECK(stage.comes_true(is_dark));
    said->light = -1;
    const int asked = said->asked;
    come_back();
    CHECK(stage.comes_true([&] { return said->asked > asked; }));
    CHECK(is_dark());
}

TEST_CASE("the table has high contrast while the desktop asks for it", "[host][desktop]") {
    const auto said = std::make_shared<Said>();
    said->contrast = true;
    Stage stage{with_desktop(said)};
    const auto table = [&] { return app::table_of(stage.host.app().settings()); };
    CHECK(stage.comes_true([&] { return table() == ui::TableKind::contrast; }));
    said->contrast = false;
    come_back();
    CHECK(stage.comes_true([&] { return table() == ui::TableKind::felt; }));
}

TEST_CASE("nothing moves while the desktop asks for stillness, until the player chooses", "[host][desktop]") {
    const auto said = std::make_shared<Said>();
    said->still = true;
    Stage stage{with_desktop(said)};
    const auto moves = [&] { return stage.host.app().settings().motion; };
    CHECK(stage.comes_true([&] { return !moves(); }));
    said->still = false;
    come_back();
    CHECK(stage.comes_true(moves));

    HostOptions options = with_desktop(said);
    said->still = true;
    options.start.settings.motion_as_system = false;
    const int asked = said->asked;
    Stage chosen{std::move(options)};
    CHECK(chosen.comes_true([&] { return said->asked > asked; }));
    for (int i = 0; i < 20; ++i) chosen.turn();
    CHECK(chosen.host.app().settings().motion);
}

TEST_CASE("text is as large as the desktop's until the player chooses a size", "[host][desktop]") {
    const auto said = std::make_shared<Said>();
    said->text = 150;
    Stage stage{with_desktop(said)};
    const auto size = [&] { return app::text_size_of(stage.host.app().settings()); };
    CHECK(stage.comes_true([&] { return size() == 1.5F; }));
    said->text = 300; // larger than any page has room for
    REQUIRE(said->changed);
    said->changed(); // as its thread would
    CHECK(stage.comes_true([&] { return size() == 2; }));

    HostOptions options = with_desktop(said);
    options.start.settings.text_size = 120;
    Stage chosen{std::move(options)};
    for (int i = 0; i < 20; ++i) chosen.turn();
    CHECK(app::text_size_of(chosen.host.app().settings()) == 1.2F);
}

TEST_CASE("a change of the desktop reaches a running game at once", "[host][desktop]") {
    const auto said = std::make_shared<Said>();
    Stage stage{with_desktop(said)};
    CHECK(stage.comes_true([&] { return said->changed != nullptr; }));
    said->light = 1;
    said->still = true;
    said->changed();
    CHECK(stage.comes_true([&] { return !stage.host.app().settings().dark; }));
    CHECK_FALSE(stage.host.app().settings().motion);
}

TEST_CASE("a table that the player has chosen stays", "[host][desktop]") {
    const auto said = std::make_shared<Said>();
    said->light = 1;
    said->contrast = true;
    Stage stage{with_desktop(said, false)};
    come_back();
    for (int i = 0; i < 20; ++i) stage.turn();
    CHECK(said->asked == 0);
    CHECK(stage.host.app().settings().dark);
}

TEST_CASE("a game is saved where the desktop's dialog says, and the desktop is told", "[host][desktop]") {
    const auto said = std::make_shared<Said>();
    said->light = -1;
    Stage stage{with_desktop(said)};
    said->chosen = (stage.folder.path() / "mine.twoturns").string();
    stage.key(SDLK_s, KMOD_CTRL);
    CHECK(stage.comes_true([&] { return !said->used.empty(); }));
    CHECK(said->used == said->chosen);
    CHECK(content_of(said->chosen).rfind("two-turns-game 1\n", 0) == 0);
    CHECK(stage.screen() == "none");
}
