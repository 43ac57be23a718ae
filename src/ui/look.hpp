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
    contrast, ///< black, with white tiles: the table with the most contrast
};
inline constexpr std::array all_tables{TableKind::felt,  TableKind::walnut, TableKind::night,   TableKind::slate,
                                       TableKind::washi, TableKind::bamboo, TableKind::contrast};

/// The material of a tile.
enum class Material : std::uint8_t {
    ivory,
    jade,
    lacquer,
    porcelain,
    maple,
    paper,
    plain, ///< white; the only material on the contrast table, and only there
};
inline constexpr std::array all_materials{Material::ivory,     Material::jade,  Material::lacquer,
                                          Material::porcelain, Material::maple, Material::paper};

/// The kinds of stones.
enum class StoneKind : std::uint8_t {
    hedge,
    brick,
    wet_stone,
    sandstone,
    boulder,
    stump,
    ice,
    lantern,
    cross, ///< only on the contrast table
};

/// Returns the usual kind of stones on a table.
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
