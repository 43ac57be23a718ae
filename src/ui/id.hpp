// Ids of widgets. A view is rebuilt for every frame, so state that outlives a frame (focus, scroll position, text
// cursor) is stored by Id.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace twoturns::ui {

/// Identifies a widget: `part` is the widget's number in its view, `index` distinguishes widgets with the same part. A
/// view numbers its parts from 1; part 0 means no widget.
struct Id {
    std::uint32_t part = 0;
    std::uint32_t index = 0;
    friend auto operator<=>(const Id&, const Id&) = default;
    [[nodiscard]] constexpr explicit operator bool() const { return part != 0; }
};

/// Returns the Id of an enumerator; the first enumerator must be 0.
template <class Part>
requires std::is_enum_v<Part>
[[nodiscard]] constexpr Id id_of(Part part, std::size_t index = 0) {
    return {static_cast<std::uint32_t>(part) + 1, static_cast<std::uint32_t>(index)};
}
/// Returns the enumerator of an Id; `id` must come from the same enumeration.
template <class Part>
requires std::is_enum_v<Part>
[[nodiscard]] constexpr Part part_of(Id id) { return static_cast<Part>(id.part - 1); }

} // namespace twoturns::ui
