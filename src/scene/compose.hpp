// From the game and everything around it to what is to be seen. Pure: the same values, the same scene.
#pragma once

#include <span>

#include "scene/app.hpp"
#include "scene/fit.hpp"
#include "scene/layout.hpp"
#include "scene/scene.hpp"

namespace twoturns::scene {

/// All that the parts of a scene are made from, and the scene they are added to.
struct Composer {
    const game::Session& session;
    const Ui& ui;
    const GameId& id;
    const TextMeasure& measure;
    Layout layout;
    Time now;
    Scene scene;
    game::GameKey key = 0; ///< of the player's own game

    [[nodiscard]] float units(float design_pixels) const { return design_pixels * layout.unit(); }
    [[nodiscard]] float letters(float design_pixels) const { return layout.letters(design_pixels); }
    [[nodiscard]] float width(const std::string& text, float size, bool bold = false) const {
        return Lettering{measure, size, bold}.width(text);
    }
    [[nodiscard]] bool hovered(const Rect& rect) const { return ui.pointer && rect.contains(*ui.pointer); }

    void text(std::string text, Point at, float size, Colour colour, Align align = Align::left, bool bold = false);
    /// The same, cut with an ellipsis where it is wider than `most`.
    void fitted_text(std::string_view text, Point at, float size, Colour colour, float most, bool bold = false);
    void hotspot(const Rect& rect, Target target) { scene.hotspots.push_back({rect, target}); }
};

void compose_board(Composer& composer);
void compose_bar(Composer& composer);
/// In its place while a kept game is looked at.
void compose_replay_bar(Composer& composer);
/// The open panel, the pause sign or what is said at the end; nothing while a game goes on.
void compose_panel(Composer& composer);
void compose_file_panel(Composer& composer);
void compose_games(Composer& composer);
void compose_leave_panel(Composer& composer);
/// The sign that nothing is kept, while that is so: at the left end of the bar, above everything else.
void compose_kept_sign(Composer& composer);
/// From the edge of the window to what stands in the bar: its first thing, and its words beside that sign.
[[nodiscard]] float bar_margin(const Composer& composer);
[[nodiscard]] float bar_left(const Composer& composer);

struct Sheet;
/// Commands one below the other, from the top of what is left of a sheet, above `bottom`.
void compose_menu_rows(Composer& composer, const Sheet& sheet, std::span<const Command> rows, float bottom);

/// A button with icon, word and key, as far as they are given, filling `rect`.
struct ButtonLook {
    const char* icon = "";
    std::string word;
    std::string key;
    bool primary = false;
    bool enabled = true;
    bool focused = false;
};
[[nodiscard]] float button_width(const Composer& composer, const ButtonLook& look);
void compose_button(Composer& composer, const Rect& rect, const ButtonLook& look, Target target);

struct RowButton {
    ButtonLook look;
    Target target;
};
/// Takes away what there is no room for: keys go first, then words, at last those of the primary button too.
void fit_buttons(const Composer& composer, std::vector<RowButton>& buttons, float room);
[[nodiscard]] float row_width(const Composer& composer, const std::vector<RowButton>& buttons);
/// Buttons side by side, from `at` to the right; `at` is their upper left corner.
void compose_row(Composer& composer, Point at, float height, const std::vector<RowButton>& buttons);

/// Two lines at the left of the bar that tell what matters more than figures.
struct BarWords {
    std::string headline;
    std::string detail;
};
[[nodiscard]] std::optional<BarWords> bar_words(const game::Session& session, const Ui& ui);

[[nodiscard]] std::string clock_text(Time elapsed);

[[nodiscard]] Scene compose(const game::Game& game, const Ui& ui, const TextMeasure& measure, Time now);

} // namespace twoturns::scene
