// Looking closer at the board, and moving it: members of PlayScreen.
#include "app/play/play.hpp"

namespace twoturns::app {

void PlayScreen::on_pinch(const ui::Pinch& pinch, const Context& context) {
    const ui::Rect area = geometry(context).area();
    zoom(pinch.scale, pinch.centre, context);
    current_.board.camera = scene::moved(current_.board.camera, area, session().board().size(), pinch.moved);
}

void PlayScreen::zoom(float factor, std::optional<ui::Point> fixed, const Context& context) {
    const auto place = geometry(context);
    const ui::Point middle =
        current_.board.cursor ? place.cell_rect(*current_.board.cursor).centre() : place.area().centre();
    current_.board.camera =
        scene::zoomed(current_.board.camera, place.area(), session().board().size(), factor, fixed.value_or(middle));
}

void PlayScreen::bring_into_sight(Cell cell, const Context& context) {
    current_.board.camera =
        scene::showing(current_.board.camera, geometry(context).area(), session().board().size(), cell);
}

/// Makes the picture of a board just cleared, or drops it if the board no longer is.

} // namespace twoturns::app
