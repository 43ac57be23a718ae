// Names of widgets. A view is built anew for every frame; what outlives a frame (the focus, how far a list is
// scrolled, where the cursor is in a text) is found again by these.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace twoturns::ui {

/// `part` says which widget of the view, `index` which of several alike. A view numbers its own parts, from 1 on;
/// 0 names nothing.
struct Id {
    std::uint32_t part = 0;
    std::uint32_t index = 0;
    friend auto operator<=>(const Id&, const Id&) = default;
    [[nodiscard]] constexpr explicit operator bool() const { return part != 0; }
};

/// The name of a part that an enumeration counts, of which the first enumerator is 0.
template <class Part>
requires std::is_enum_v<Part>
[[nodiscard]] constexpr Id id_of(Part part, std::size_t index = 0) {
    return {static_cast<std::uint32_t>(part) + 1, static_cast<std::uint32_t>(index)};
}
/// Back again; `id` must be one of this enumeration.
template <class Part>
requires std::is_enum_v<Part>
[[nodiscard]] constexpr Part part_of(Id id) { return static_cast<Part>(id.part - 1); }

} // namespace twoturns::ui
