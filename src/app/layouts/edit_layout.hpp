// The layout editor, with a preview of a board beside it.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "app/board/choice_preview.hpp"
#include "app/layouts/layout_drawing.hpp"
#include "app/screen.hpp"
#include "scene/board_geometry.hpp"

namespace twoturns::app {

class EditLayout final : public Screen {
public:
    explicit EditLayout(const DealParams& params);
    [[nodiscard]] ScreenTraits traits() const override { return {.name = "edit-layout"}; }
    [[nodiscard]] View view(const Context& context) const override;

    Effects opened(const Context& context) override;
    Effects on(const ui::Event& event, const Context& context) override;
    Effects on(const Response& response, const Context& context) override;
    Effects on(const ui::Input& input, const Context& context) override;
    std::optional<Effects> run(Command command, const Context& context) override;
    Effects on(const News& news, const Context& context) override {
        return std::holds_alternative<TimePassed>(news) ? preview_.tick(context) : Effects{};
    }
    [[nodiscard]] std::optional<game::Time> next_change(const Context& context) const override {
        return preview_.next_change(context);
    }
    void draw(ui::Id slot, const ui::Rect& rect, const Context& context,
              std::vector<scene::Item>& items) const override;
    [[nodiscard]] std::string name_of(ui::Id button) const override;
    void describe(std::ostream& text) const override;

private:
    enum class Part : std::uint8_t {
        canvas,
        brush,
        mirror,
        clear,
        tools,
        columns,
        rows,
        start,
        gravity,
        preview,
        play,
        save,
        save_file,
    };

    // Events.
    [[nodiscard]] BoardLayout layout() const;
    [[nodiscard]] Result<GameId> choice() const;
    Effects changed(const Context& context);
    Effects draw_at(const ui::Drawn& drawn, const Context& context);
    Effects key_on_canvas(ui::Key key, const Context& context);
    Effects choose(Part part, int value, const Context& context);
    Effects press(Part part, const Context& context);
    /// Zooms the canvas. The point `fixed` stays in place; by default the cursor or the middle.
    void zoom(float factor, std::optional<ui::Point> fixed, const Context& context);

    // View.
    [[nodiscard]] ui::Element canvas() const;
    [[nodiscard]] ui::Element tools() const;
    [[nodiscard]] ui::Element steps() const;
    [[nodiscard]] ui::Element size_steppers() const;
    [[nodiscard]] std::vector<ui::Element> choices() const;
    [[nodiscard]] ui::Element facts(const Context& context) const;
    [[nodiscard]] ui::Element buttons(bool in_a_row) const;
    [[nodiscard]] ui::Rect canvas_area(const Context& context) const;
    void draw_canvas(const ui::Rect& rect, const Context& context, std::vector<scene::Item>& items) const;

    LayoutDrawing drawing_;
    DealParams params_; ///< the parameters of the preview's board; the initial layout comes from them
    std::string seed_;
    Brush brush_ = Brush::tile;
    Mirror mirror_ = Mirror::none;
    std::optional<Cell> drawn_to_; ///< the last point of the current stroke; nullopt if it is not on a cell
    std::optional<Cell> cursor_;   ///< the keyboard's cursor; shown once a key has moved it
    scene::Camera camera_;
    Size looked_at_{1, 1}; ///< the size for which the camera was set
    std::optional<ui::Point> pointer_;
    ChoicePreview preview_;
};

} // namespace twoturns::app
