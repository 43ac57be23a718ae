// What stands in the New game panel while it is being filled in.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "twoturns/game_id.hpp"
#include "twoturns/result.hpp"

namespace twoturns::scene {

/// The sizes offered for one click; kinds are the usual ones.
inline constexpr std::array presets{Size{8, 8}, Size{6, 14}, Size{8, 18}, Size{12, 24}, Size{16, 30}};

[[nodiscard]] std::string label_of(Gravity gravity);
[[nodiscard]] std::string label_of(BoardLayout layout);
/// Such as "3, medium".
[[nodiscard]] std::string label_of_difficulty(int difficulty);

class NewGameForm {
public:
    enum Field : std::uint8_t {
        cols,
        rows,
        kinds,
        gravity,
        layout,
        difficulty,
        seed,
        field_count
    };

    explicit NewGameForm(const DealParams& params);

    [[nodiscard]] Field focus() const { return focus_; }
    [[nodiscard]] std::string text(Field field) const;
    [[nodiscard]] const std::optional<Message>& error() const { return error_; }
    /// Whether the field offers names to step through, where nothing can be typed.
    [[nodiscard]] static bool is_list(Field field) {
        return field == gravity || field == layout || field == difficulty;
    }
    /// Whether the field takes letters rather than digits alone.
    [[nodiscard]] static bool takes_text(Field field) { return field == seed; }
    [[nodiscard]] static bool can_step(Field field) { return field != seed; }

    void set_focus(Field field);
    void next_field(int step);
    /// One up or down, within the limits. Kinds follow the size until they are chosen.
    void step(Field field, int by);
    /// Characters into the field with the focus; those that do not fit in there are left out.
    void type(const std::string& text);
    void erase();
    /// Shows why the choice could not be dealt.
    void refuse(Message why) { error_ = std::move(why); }
    void set_seed(std::string text) { text_[seed] = std::move(text); }

    /// The choice as it stands, with an empty seed where that is left to chance; what cannot be
    /// dealt is also kept as error().
    Result<GameId> choice();

private:
    void follow_size();
    [[nodiscard]] Size size() const;

    std::array<std::string, field_count> text_;
    Gravity gravity_;
    BoardLayout layout_;
    int difficulty_;
    Field focus_ = cols;
    bool fresh_ = true;         ///< the next character replaces what stands in the field
    bool kinds_chosen_ = false; ///< by the player, so they no longer follow the size
    std::optional<Message> error_;
};

} // namespace twoturns::scene
