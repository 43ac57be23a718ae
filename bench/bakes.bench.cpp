// Tables, landscapes, tiles and stones painted at a new size.
#include "section.hpp"
#include "table.hpp"

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "app/settings.hpp"
#include "view/drawing/baked_picture.hpp"
#include "view/drawing/stone_bake.hpp"
#include "view/drawing/tile_bake.hpp"

namespace twoturns::bench {
namespace {

void run(std::ostream& out) {
    constexpr double ms = 1e6;
    Table tables({"table", "1280x720 ms", "1920x1080 ms", "3840x2160 ms"});
    for (const ui::TableKind kind : ui::all_tables) {
        std::vector<std::string> row{app::name_of(kind)};
        for (const int unit : {2, 3, 6}) {
            const view::TablePicture what{640 * unit, 360 * unit, kind, static_cast<float>(unit) / 2, 1};
            row.push_back(
                figure(ns_per_call(1, [&] { return std::uint64_t{*view::row_of(*view::baked(what), 0)}; }) / ms));
        }
        tables.add(std::move(row));
    }
    out << tables << '\n';
    Table lands({"landscape", "132x84 ms", "1280x720 ms", "1920x1080 ms", "3840x2160 ms"});
    constexpr std::array names{"meadow",    "old town", "river",       "coast",
                               "high pass", "orchard",  "mirror lake", "lantern city"};
    for (const game::World world : game::all_worlds) {
        std::vector<std::string> row{names.at(static_cast<std::size_t>(world))};
        for (const auto& [width, height] : {std::pair{132, 84}, {836, 436}, {1254, 654}, {2508, 1308}}) {
            const view::LandPicture what{world, width, height};
            row.push_back(
                figure(ns_per_call(1, [&] { return std::uint64_t{*view::row_of(*view::baked(what), 0)}; }) / ms));
        }
        lands.add(std::move(row));
    }
    out << lands << '\n';
    Table tiles({"tile", "60 px ms", "96 px ms", "180 px ms"});
    constexpr std::array sides{60, 96, 180};
    for (const ui::Material material : ui::all_materials) {
        std::vector<std::string> row{app::name_of(material)};
        for (const int side : sides) {
            const view::TilePicture what{material, scene::TileStyle::picked, side, true};
            row.push_back(
                figure(ns_per_call(1, [&] { return std::uint64_t{*view::row_of(*view::baked_tile(what), 0)}; }) / ms));
        }
        tiles.add(std::move(row));
    }
    for (int kind = 0; kind <= static_cast<int>(ui::StoneKind::cross); ++kind) {
        std::vector<std::string> row{"stone " + std::to_string(kind + 1)};
        for (const int side : sides) {
            const view::StonePicture what{static_cast<ui::StoneKind>(kind), side, 0};
            row.push_back(
                figure(ns_per_call(1, [&] { return std::uint64_t{*view::row_of(*view::baked_stone(what), 0)}; }) / ms));
        }
        tiles.add(std::move(row));
    }
    out << tiles;
}

} // namespace

const Section bakes_section{"bakes", "tables, landscapes, tiles and stones painted at a new size", &run, nullptr};

} // namespace twoturns::bench
