// Plays scene::App by hand: points, keys and times, with text of a fixed width.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "game/analysis.hpp"
#include "scene/app.hpp"
#include "support/play.hpp"
#include "twoturns/deal.hpp"

namespace twoturns::test {

/// 0.55 em for a character, one em for those of other scripts.
class FakeMeasure final : public scene::TextMeasure {
public:
    [[nodiscard]] float width(const std::string& text, float size, bool /*bold*/) const override {
        float em = 0;
        for (const char c : text) {
            const auto byte = static_cast<unsigned char>(c);
            if ((byte & 0xC0U) != 0x80U) em += byte >= 0xE0U ? 1.0F : 0.55F;
        }
        return em * size;
    }
};
inline const FakeMeasure fake_measure;

inline constexpr const char* four_pairs = "A B C D\n"
                                          "A B C D\n";
inline constexpr const char* stuck = "# # # #\n"
                                     "# A B #\n"
                                     "# B A #\n"
                                     "# # # #\n";

inline scene::Start start_at(std::string_view board, Gravity gravity = Gravity::none) {
    Random chance{1};
    return {.game = scene::custom_game(board_of(board), gravity, usual_difficulty, chance), .settings = {}, .notices = {}};
}
inline scene::Start dealt(const DealParams& params, const std::string& seed) {
    Random chance{1};
    return {.game = *scene::dealt({params, seed}, chance), .settings = {}, .notices = {}};
}

struct Player {
    scene::App app;
    scene::Time now{10'000};

    explicit Player(const scene::Start& start, scene::Canvas canvas = {1280, 720})
        : app{start, 42, fake_measure, canvas} {
        think();
    }

    [[nodiscard]] scene::Scene seen() const { return app.compose(now); }
    void wait(int ms) {
        now += scene::Time{ms};
        app.tick(now);
    }
    void key(scene::Key key, bool ctrl = false, bool shift = false) {
        app.handle(scene::KeyPress{key, ctrl, shift, false}, now);
        think();
    }
    /// Answers the questions the game has, as its worker thread does.
    void think() {
        while (app.ui().progress) app.tick(now); // first what is being dealt
        while (auto question = app.session().question()) {
            game::Analysis analysis{*question};
            while (!analysis.done()) analysis.run(10'000);
            app.learn(analysis.answer(), now);
        }
    }
    /// A hint all the way to the pair with its line.
    void hint() {
        const auto& hint = app.ui().effects.hint;
        do key(scene::Key::h);
        while (hint && hint->step != game::HintStep::pair);
    }
    void type(const std::string& text) { app.handle(scene::Typed{text}, now); }
    void press(scene::Point at, scene::Button button = scene::Button::left) {
        app.handle(scene::Press{at, button}, now);
    }
    void click(scene::Point at, scene::Button button = scene::Button::left) {
        press(at, button);
        app.handle(scene::Release{button}, now);
        think();
    }
    void click(Cell cell, scene::Button button = scene::Button::left) {
        click(app.layout().cell_rect(cell).centre(), button);
    }
    void make(Move move) {
        click(move.a);
        click(move.b);
    }

    /// Where a target can be pressed, if it can: a place at which nothing lies over it.
    [[nodiscard]] std::optional<scene::Point> place_of(const scene::Target& target) const {
        const scene::Scene scene = seen();
        for (const scene::Hotspot& spot : scene.hotspots)
            if (spot.target == target)
                for (const scene::Point p : {spot.rect.centre(), scene::Point{spot.rect.x + 3, spot.rect.y + 3},
                                             scene::Point{spot.rect.right() - 3, spot.rect.bottom() - 3}})
                    if (scene.target_at(p) == target) return p;
        return std::nullopt;
    }
    void press_target(const scene::Target& target) {
        const auto place = place_of(target);
        REQUIRE(place);
        click(*place);
    }

    [[nodiscard]] const game::Session& session() const { return app.session(); }
    [[nodiscard]] scene::Panel panel() const { return app.ui().panel; }

    /// How often the window was asked for something since last time.
    template <class What> int asked_for() {
        int count = 0;
        for (const scene::Request& request : app.take_requests()) count += std::holds_alternative<What>(request);
        return count;
    }
    void forget_requests() { static_cast<void>(app.take_requests()); }
};

template <class What> std::vector<What> items_of(const scene::Scene& scene) {
    std::vector<What> all;
    for (const scene::Item& item : scene.items)
        if (const auto* one = std::get_if<What>(&item)) all.push_back(*one);
    return all;
}

/// Whether one text of the scene holds these words.
inline bool shows(const scene::Scene& scene, const std::string& words) {
    const auto texts = items_of<scene::TextItem>(scene);
    return std::any_of(texts.begin(), texts.end(),
                       [&](const scene::TextItem& text) { return text.text.find(words) != std::string::npos; });
}

} // namespace twoturns::test
