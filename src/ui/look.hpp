// The tables and tiles that the player can choose.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace twoturns::ui {

enum class TableKind : std::uint8_t {
    felt,
    walnut,
    night,
    slate,
    washi,
    bamboo,
    contrast, ///< black, with white tiles: the one with the most contrast
};
inline constexpr std::array all_tables{TableKind::felt,  TableKind::walnut, TableKind::night,   TableKind::slate,
                                       TableKind::washi, TableKind::bamboo, TableKind::contrast};

/// What a tile is made of.
enum class Material : std::uint8_t {
    ivory,
    jade,
    lacquer,
    porcelain,
    maple,
    paper,
    plain, ///< white; of the contrast table only, on which all tiles are made of it
};
inline constexpr std::array all_materials{Material::ivory,     Material::jade,  Material::lacquer,
                                          Material::porcelain, Material::maple, Material::paper};

/// What stands in the way of lines.
enum class StoneKind : std::uint8_t {
    hedge,
    brick,
    wet_stone,
    sandstone,
    boulder,
    stump,
    ice,
    lantern,
    cross, ///< of the contrast table
};

/// Returns the usual stones of a table.
[[nodiscard]] constexpr StoneKind stone_of(TableKind table) {
    switch (table) {
    case TableKind::felt: return StoneKind::hedge;
    case TableKind::walnut: return StoneKind::lantern;
    case TableKind::night: return StoneKind::ice;
    case TableKind::slate: return StoneKind::boulder;
    case TableKind::washi: return StoneKind::brick;
    case TableKind::bamboo: return StoneKind::stump;
    case TableKind::contrast: break;
    }
    return StoneKind::cross;
}

[[nodiscard]] constexpr bool is_light(TableKind table) {
    return table == TableKind::washi || table == TableKind::bamboo;
}

} // namespace twoturns::ui
