// Tables, tiles and stones as they are painted: their levels, and the contrast of each pair.
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <vector>

#include "support/catch.hpp"
#include "support/contrast.hpp"
#include "ui/tile_ink.hpp"
#include "view/drawing/baked_picture.hpp"
#include "view/drawing/stone_bake.hpp"
#include "view/drawing/tile_bake.hpp"

using namespace twoturns;
using namespace twoturns::test;
using namespace twoturns::ui;
using view::Surface;
using view::TablePicture;

namespace {

Colour at(const Surface& surface, int x, int y) {
    const std::uint32_t pixel = view::row_of(*surface, y)[x];
    Colour colour = rgb(pixel & 0xFFFFFFU);
    colour.a = static_cast<std::uint8_t>(pixel >> 24U);
    return colour;
}

std::vector<std::uint32_t> pixels_of(const Surface& surface) {
    std::vector<std::uint32_t> all;
    for (int y = 0; y < surface->h; ++y)
        all.insert(all.end(), view::row_of(*surface, y), view::row_of(*surface, y) + surface->w);
    return all;
}

/// Returns the mean colours of the squares of `side` pixels that a table consists of: what a letter lies on.
std::vector<Colour> places_of(const Surface& table, int side) {
    std::vector<Colour> places;
    for (int top = 0; top + side <= table->h; top += side)
        for (int left = 0; left + side <= table->w; left += side) {
            std::array<int, 3> sum{};
            for (int y = top; y < top + side; ++y)
                for (int x = left; x < left + side; ++x) {
                    const Colour one = at(table, x, y);
                    sum[0] += one.r;
                    sum[1] += one.g;
                    sum[2] += one.b;
                }
            const auto mean = [&](int all) { return static_cast<std::uint8_t>(all / (side * side)); };
            places.push_back({mean(sum[0]), mean(sum[1]), mean(sum[2]), 255});
        }
    return places;
}

TablePicture picture(TableKind table, float texture = 1) { return {1280, 720, table, 1, texture}; }

/// Returns the colours of a tile that a player sees beside the table: face, side, back and rim.
std::vector<Colour> edges_of(const Surface& tile, int side) {
    const int margin = view::margin_of_tile(side);
    std::vector<Colour> edges;
    const int middle = margin + side / 2;
    for (int y = margin; y < margin + side + 3; ++y)
        if (at(tile, middle, y).a == 255) edges.push_back(at(tile, middle, y)); // from the top to the bottom
    return edges;
}

} // namespace

TEST_CASE("a table is lit in its middle and darker at its edge, in the colours of its theme", "[bake]") {
    for (const TableKind kind : all_tables) {
        CAPTURE(static_cast<int>(kind));
        const Theme theme = theme_of(kind);
        const auto places = places_of(view::baked(picture(kind)), 80);
        const Colour middle = places.at(4 * 16 + 8);
        const Colour corner = places.front();
        const auto near = [](Colour a, Colour b) {
            return std::max({std::abs(a.r - b.r), std::abs(a.g - b.g), std::abs(a.b - b.b)});
        };
        CHECK(near(middle, theme.table_middle) <= 26); // grain of wood, the round of a slat
        CHECK(near(corner, theme.table_edge) <= 34);
        if (kind != TableKind::contrast) CHECK(luminance(middle) > luminance(corner));
    }
}

TEST_CASE("a table's texture is as strong as designed, and weaker under a page", "[bake]") {
    // The mean difference of a pixel from its neighbourhood, in levels.
    const auto roughness = [](const TablePicture& what) {
        const Surface table = view::baked(what);
        const int side = 16;
        const auto places = places_of(table, side);
        double sum = 0;
        for (int y = 0; y < table->h / side * side; ++y)
            for (int x = 0; x < table->w / side * side; ++x)
                sum += std::abs(at(table, x, y).g -
                                places[static_cast<std::size_t>(y / side * (table->w / side) + x / side)].g);
        return sum / (table->w * table->h);
    };
    const std::map<TableKind, std::array<double, 2>> levels{
        {TableKind::felt, {0.7, 2.5}},  {TableKind::walnut, {2, 8}},  {TableKind::night, {0.2, 2}},
        {TableKind::slate, {0.6, 4}},   {TableKind::washi, {0.2, 3}}, {TableKind::bamboo, {3, 14}},
        {TableKind::contrast, {-1, 0}},
    };
    for (const auto& [kind, level] : levels) {
        const double full = roughness(picture(kind));
        CAPTURE(static_cast<int>(kind), full);
        CHECK(full >= level[0]);
        CHECK(full <= level[1]);
        if (kind != TableKind::contrast) CHECK(roughness(picture(kind, view::texture_under_text(kind))) < full);
    }
}

TEST_CASE("no plank of walnut ends in an edge, and no seam strikes through text", "[bake]") {
    for (const float strength : {1.0F, view::texture_under_text(TableKind::walnut)}) {
        const Surface table = view::baked(picture(TableKind::walnut, strength));
        // The mean step between two columns within a plank, and between two rows, in levels.
        const auto step = [&](int x, int y, int right, int down, int cols, int rows) {
            double sum = 0;
            for (int v = y; v < y + rows; ++v)
                for (int u = x; u < x + cols; ++u) sum += at(table, u + right, v + down).g - at(table, u, v).g;
            return std::abs(sum) / (cols * rows);
        };
        CAPTURE(strength);
        const int plank = table->h / 5;
        for (int y = 0; y + plank <= table->h; y += plank)
            for (int x = 0; x + 1 < table->w; ++x) CHECK(step(x, y + 3, 1, 0, 1, plank - 6) < 1.5);
        if (strength == 1) continue;
        for (int y = 0; y + 1 < table->h; ++y) CHECK(step(0, y, 0, 1, table->w, 1) < 6);
    }
}

TEST_CASE("text can be read wherever it lies on a table and its texture", "[bake]") {
    for (const TableKind kind : all_tables) {
        const Theme theme = theme_of(kind);
        double text = 21;
        double muted = 21;
        for (const Colour place : places_of(view::baked(picture(kind, view::texture_under_text(kind))), 12)) {
            text = std::min(text, contrast(theme.text, place));
            muted = std::min(muted, contrast(theme.muted, place));
        }
        CAPTURE(static_cast<int>(kind), text, muted);
        CHECK(text >= 5);
        CHECK(muted >= 3.9); // on a seam
    }
}

TEST_CASE("a table is the same picture each time, on every path to it", "[bake]") {
    for (const TableKind kind : all_tables) {
        const TablePicture what{333, 222, kind, 0.7F, 1};
        const auto once = pixels_of(view::baked(what));
        CHECK(once == pixels_of(view::baked(what)));
        CHECK(std::all_of(once.begin(), once.end(), [](std::uint32_t pixel) { return pixel >> 24U == 255; }));
        view::TableBake bake{what};
        int slices = 1;
        while (!bake.run()) ++slices;
        CHECK(pixels_of(bake.take()) == once);
        if (kind != TableKind::contrast) CHECK(slices > 10); // a host without threads draws between them
    }
    for (const auto& [width, height] : {std::pair{1, 1}, {7, 500}, {500, 7}, {64, 64}})
        for (const TableKind kind : all_tables) {
            const Surface table = view::baked(TablePicture{width, height, kind, 0.5F, 1});
            CHECK(table->w == width);
            CHECK(table->h == height);
        }
}

TEST_CASE("every tile stands out from every table by 3 to 1", "[bake]") {
    constexpr int side = 60;
    for (const TableKind kind : all_tables)
        for (const Material material : all_materials) {
            const Theme theme = theme_of(kind, material);
            const Surface tile = view::baked_tile({theme.material, scene::TileStyle::resting, side, theme.is_light()});
            const auto edges = edges_of(tile, side);
            REQUIRE(edges.size() > 40);
            for (const Colour table : table_shades(theme)) {
                double best = 0;
                for (const Colour edge : edges) best = std::max(best, contrast(edge, table));
                CAPTURE(static_cast<int>(kind), static_cast<int>(material), best);
                CHECK(best >= 3);
            }
        }
}

TEST_CASE("the tiles meant for a table contrast with it as designed", "[bake]") {
    struct Pair {
        TableKind table;
        Material material;
        double least;
    };
    for (const Pair& pair :
         {Pair{TableKind::felt, Material::ivory, 6.0}, Pair{TableKind::night, Material::jade, 7.5},
          Pair{TableKind::bamboo, Material::lacquer, 5.9}, Pair{TableKind::walnut, Material::porcelain, 7.1},
          Pair{TableKind::slate, Material::paper, 6.3}, Pair{TableKind::contrast, Material::plain, 21}}) {
        const Theme theme = theme_of(pair.table);
        const auto colours = view::colours_of(pair.material);
        double least = 21;
        for (const Colour table : table_shades(theme))
            for (const Colour face : {colours.face_top, colours.face_bottom})
                least = std::min(least, contrast(face, table));
        CAPTURE(static_cast<int>(pair.table), least);
        CHECK(least >= pair.least - 0.15);
    }
    const auto maple = view::colours_of(Material::maple);
    for (const Colour table : table_shades(theme_of(TableKind::washi))) CHECK(contrast(maple.rim, table) >= 3);
}

TEST_CASE("the ring of a picked tile stands out from every table and from every tile beside it", "[bake]") {
    constexpr int side = 64;
    const int margin = view::margin_of_tile(side);
    for (const TableKind kind : all_tables)
        for (const Material material : all_materials) {
            const Theme theme = theme_of(kind, material);
            for (const auto look :
                 {scene::TileStyle::picked, scene::TileStyle::picked_by_blue, scene::TileStyle::hinted}) {
                const Surface tile = view::baked_tile({theme.material, look, side, theme.is_light()});
                std::vector<Colour> ring; // from the outside to the face
                const int y = margin + side / 2;
                for (int x = 0; x < margin + side / 4; ++x)
                    if (at(tile, x, y).a == 255) ring.push_back(at(tile, x, y));
                REQUIRE(ring.size() > 8);
                const auto face = view::colours_of(theme.material);
                const auto seen_on = [&](Colour ground) {
                    double best = 0;
                    for (std::size_t i = 0; i < 7; ++i) best = std::max(best, contrast(ring[i], ground));
                    return best;
                };
                CAPTURE(static_cast<int>(kind), static_cast<int>(material), static_cast<int>(look));
                for (const Colour table : table_shades(theme)) CHECK(seen_on(table) >= 3);
                CHECK(seen_on(face.face_top) >= 3);
            }
        }
}

TEST_CASE("the ring of a hint stays within the cell of its tile", "[bake]") {
    for (const Material material : all_materials)
        for (const int side : {20, 48, 112}) {
            const int margin = view::margin_of_tile(side);
            const Surface resting = view::baked_tile({material, scene::TileStyle::resting, side, false});
            const Surface hinted = view::baked_tile({material, scene::TileStyle::hinted, side, false});
            int inside = 0;
            int outside = 0;
            for (int y = 0; y < resting->h; ++y)
                for (int x = 0; x < resting->w; ++x) {
                    if (at(resting, x, y) == at(hinted, x, y)) continue;
                    const bool in = x >= margin && y >= margin && x < margin + side && y < margin + side;
                    ++(in ? inside : outside);
                }
            CAPTURE(static_cast<int>(material), side);
            CHECK(inside > side);
            CHECK(outside == 0);
        }
}

TEST_CASE("a number on a tile without a picture can be read on every material", "[bake]") {
    for (const TableKind table : all_tables)
        for (const Material material : all_materials) {
            const Material seen = theme_of(table, material).material;
            const auto colours = view::colours_of(seen);
            CAPTURE(static_cast<int>(seen));
            for (const Colour face : {colours.face_top, colours.face_bottom})
                CHECK(contrast(ink_on(seen), face) >= 4.5);
        }
}

TEST_CASE("a tile has a face on a side and a back, and is the same each time at any size", "[bake]") {
    for (const Material material : all_materials) {
        CAPTURE(static_cast<int>(material));
        const auto colours = view::colours_of(material);
        const Surface tile = view::baked_tile({material, scene::TileStyle::resting, 96, false});
        const auto edges = edges_of(tile, 96);
        const auto near = [](Colour a, Colour b) {
            return std::max({std::abs(a.r - b.r), std::abs(a.g - b.g), std::abs(a.b - b.b)}) <= 8;
        };
        const auto rows = [&](Colour colour) {
            return std::count_if(edges.begin(), edges.end(), [&](Colour edge) { return near(edge, colour); });
        };
        CHECK(rows(colours.back) >= (material == Material::paper ? 1 : 2)); // the band below
        if (material != Material::paper) CHECK(rows(colours.side) >= 2);    // the band above it
        CHECK(rows(colours.back_dark) >= 1);
        for (const int side : {1, 2, 5, 13, 40, 130})
            for (const auto look : {scene::TileStyle::resting, scene::TileStyle::picked, scene::TileStyle::hinted}) {
                const view::TilePicture what{material, look, side, true};
                CHECK(pixels_of(view::baked_tile(what)) == pixels_of(view::baked_tile(what)));
            }
    }
}

TEST_CASE("a stone is smaller than a tile, not square, and each kind and shape is another", "[bake]") {
    constexpr int side = 80;
    const int margin = view::margin_of_tile(side);
    std::vector<std::vector<std::uint32_t>> seen;
    for (int kind = 0; kind <= static_cast<int>(StoneKind::cross); ++kind) {
        CAPTURE(kind);
        for (int shape = 0; shape < scene::stone_shapes; ++shape) {
            const Surface stone = view::baked_stone({static_cast<StoneKind>(kind), side, shape});
            int solid = 0;
            for (int y = 0; y < stone->h; ++y)
                for (int x = 0; x < stone->w; ++x)
                    if (at(stone, x, y).a == 255) {
                        ++solid;
                        CHECK(x > margin + 1);
                        CHECK(x < margin + side - 2);
                    }
            CHECK(solid > side * side / 5);
            CHECK(solid < side * side * 7 / 10); // a tile covers nine tenths of its cell
            CHECK(at(stone, stone->w / 2, stone->h / 2).a == 255);
        }
        seen.push_back(pixels_of(view::baked_stone({static_cast<StoneKind>(kind), side, 0})));
        CHECK(std::count(seen.begin(), seen.end(), seen.back()) == 1);
    }
    CHECK(pixels_of(view::baked_stone({StoneKind::boulder, side, 0})) !=
          pixels_of(view::baked_stone({StoneKind::boulder, side, 1})));
    for (const int tiny : {1, 2, 5, 9}) CHECK(view::baked_stone({StoneKind::ice, tiny, 0})->w >= tiny);
}

TEST_CASE("the stones of a table stand out from it", "[bake]") {
    constexpr int side = 60;
    for (const TableKind kind : all_tables) {
        const Theme theme = theme_of(kind);
        const Surface stone = view::baked_stone({stone_of(kind), side, 0});
        for (const Colour table : {theme.table_middle, theme.table_edge}) {
            double best = 0;
            for (int y = 0; y < stone->h; ++y)
                for (int x = 0; x < stone->w; ++x)
                    if (at(stone, x, y).a == 255) best = std::max(best, contrast(at(stone, x, y), table));
            CAPTURE(static_cast<int>(kind), best);
            CHECK(best >= 3);
        }
    }
}
