// A text field's state while it is edited, and what it takes to paint one.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace twoturns::ui {

/// A line of text while it is edited: text, cursor, selection, what an input method is composing, and its own undo.
///
/// The text is well-formed UTF-8 without control characters and never longer than `most_bytes`. Places are byte
/// offsets between whole characters: a mark is never parted from what it belongs to (`joined` in utf8.hpp). A word is
/// a run of letters and digits, of Han characters, of other signs, or of spaces.
///
/// Anything but `compose` ends a composition. A call costs no more than the length of what is given plus that of the
/// text; typing at the end of it costs the length of what is typed.
class TextEdit {
public:
    enum class Step {
        character,
        word,
        all ///< Home and End
    };

    /// At most so many steps are kept for undo, and only the newest where their texts have more bytes than this.
    static constexpr std::size_t most_undo_steps = 100;
    static constexpr std::size_t most_undo_bytes = std::size_t{1} << 20U;
    /// What is composed beyond this is not shown.
    static constexpr std::size_t most_composed_bytes = 256;

    /// The cursor is at the end. What of the text cannot be in a field is treated as in `insert`.
    explicit TextEdit(std::string_view text = {}, std::size_t most_bytes = 256);

    /// Without what is being composed.
    [[nodiscard]] const std::string& text() const { return now_.text; }
    [[nodiscard]] std::size_t cursor() const { return now_.cursor; }
    /// The other end of the selection; the cursor when nothing is selected.
    [[nodiscard]] std::size_t anchor() const { return now_.anchor; }
    [[nodiscard]] std::string selected() const;

    /// Types or pastes in place of the selection. Control characters and line ends are dropped, each malformed byte
    /// becomes U+FFFD, and from the first whole character on that has no room nothing is taken. Where that leaves
    /// nothing the selection stays. One character is typing, which is undone together with the typing before it; more
    /// at once, as when pasting, are undone alone. False where not all of it had room.
    bool insert(std::string_view utf8);
    /// What an input method shows at the cursor, in place of the selection, until it inserts something; empty ends it.
    void compose(std::string_view utf8, std::size_t cursor_bytes);
    [[nodiscard]] const std::string& composition() const { return composition_; }
    [[nodiscard]] std::size_t composition_cursor() const { return composition_cursor_; }

    /// The selection; without one, the character before or after the cursor, or all that a step by a word passes.
    void erase_back(bool word);
    void erase_forward(bool word);

    /// Left to the beginning of a word, right to the end of one, spaces passed first. Without `extend` a selection is
    /// left at its end on that side, before any step.
    void left(Step step, bool extend);
    void right(Step step, bool extend);
    /// The beginning of the character that holds this byte.
    void place(std::size_t byte, bool extend);
    /// The word that holds this byte; the last one behind the end.
    void select_word_at(std::size_t byte);
    void select_all();

    /// The selection, which is taken out of the text.
    std::string cut();
    /// Text, cursor and selection as they were before the last step, or before it was undone. False where there is
    /// none.
    bool undo();
    bool redo();

    /// Somebody else's change: cursor to the end, nothing selected, nothing to undo. No effect where the text is equal.
    void set_text(std::string_view text);

    friend bool operator==(const TextEdit&, const TextEdit&) = default;

private:
    struct State {
        std::string text;
        std::size_t cursor = 0;
        std::size_t anchor = 0;
        friend bool operator==(const State&, const State&) = default;
    };
    /// Changes of a kind that follow each other are one step of undo.
    enum class Run {
        none,
        typing,
        erasing_back,
        erasing_forward
    };

    [[nodiscard]] std::pair<std::size_t, std::size_t> selection() const;
    [[nodiscard]] std::size_t to_left(Step step) const;
    [[nodiscard]] std::size_t to_right(Step step) const;
    void select(std::size_t anchor, std::size_t cursor);
    void erase(std::size_t from, std::size_t to, Run run);
    void replace(std::size_t from, std::size_t to, std::string_view with, Run run);
    void remember(Run run);
    bool swap_state(std::vector<State>& from, std::vector<State>& to);
    void end_composition();

    State now_;
    std::size_t most_bytes_;
    std::string composition_;
    std::size_t composition_cursor_ = 0;
    Run run_ = Run::none;
    std::vector<State> past_;
    std::vector<State> future_;
};

/// How wide a text is, in pixels.
using Measure = std::function<float(std::string_view)>;

/// The place between characters that is nearest to x pixels from the text's beginning; the left one of two as near.
/// Measures as often as the logarithm of the number of characters, and reads the text once.
[[nodiscard]] std::size_t byte_at(std::string_view text, float x, const Measure& measure);

/// How far to scroll a field so that the cursor is in its room: as little as possible from where it is scrolled to,
/// and with no room left empty behind the text while some of it is hidden before. All in pixels; `text_width` has the
/// cursor's own width in it, if it is to be seen behind the text.
[[nodiscard]] float scroll_for(float cursor_x, float text_width, float room, float current_scroll);

} // namespace twoturns::ui
