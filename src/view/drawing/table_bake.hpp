// Paints a table: wood, stone, cloth or paper under a soft light.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "ui/geometry.hpp"
#include "ui/items.hpp"
#include "ui/theme.hpp"
#include "view/drawing/bake.hpp"
#include "view/sdl.hpp"

namespace twoturns::view {

/// Returns the strength of a table's texture under text, 0 .. 1. It is weakest for bamboo, whose slats are as high as a
/// line of text: their joints would cross the text.
[[nodiscard]] constexpr float texture_under_text(ui::TableKind table) {
    return table == ui::TableKind::bamboo ? 0.15F : 0.6F;
}

struct TablePicture {
    int width = 0;
    int height = 0;
    ui::TableKind table = ui::TableKind::felt;
    float unit = 1;    ///< the scale of the texture, in pixels per design pixel
    float texture = 1; ///< the strength of the texture, 0 .. 1
    friend bool operator==(const TablePicture&, const TablePicture&) = default;
};

class Ground;

/// Paints a table in slices. Equal descriptions give equal pictures.
class TableBake final : public Bake {
public:
    explicit TableBake(const TablePicture& what);
    TableBake(const TableBake&) = delete;
    TableBake& operator=(const TableBake&) = delete;
    TableBake(TableBake&&) = delete;
    TableBake& operator=(TableBake&&) = delete;
    ~TableBake() override;

    bool run() override;
    [[nodiscard]] Surface take() override { return std::move(surface_); }

private:
    void paint_row(int y);

    TablePicture what_;
    Surface surface_;
    std::unique_ptr<Ground> ground_;
    int rows_ = 0;  ///< the number of rows painted so far
    int steps_ = 0; ///< the number of finishing steps done
};

} // namespace twoturns::view
