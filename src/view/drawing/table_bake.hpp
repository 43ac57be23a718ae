// Makes the picture of a table: wood, stone, cloth or paper under a soft light.
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

/// Returns the strength of a table's texture under text. The slats of bamboo are as high as a line of text, so that
/// their joints would run through it.
[[nodiscard]] constexpr float texture_under_text(ui::TableKind table) {
    return table == ui::TableKind::bamboo ? 0.15F : 0.6F;
}

struct TablePicture {
    int width = 0;
    int height = 0;
    ui::TableKind table = ui::TableKind::felt;
    float unit = 1;    ///< size of its texture: pixels per pixel of the design
    float texture = 1; ///< 0 .. 1: how strong it is
    friend bool operator==(const TablePicture&, const TablePicture&) = default;
};

class Ground;

/// Paints a table. The picture depends on nothing but its description.
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
    int rows_ = 0;  ///< painted so far
    int steps_ = 0; ///< of the finish
};

} // namespace twoturns::view
