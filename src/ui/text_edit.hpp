// A text field's state during editing, and what painting it needs.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace twoturns::ui {

/// A line of text during editing: text, cursor, selection, the composition of an input method, and its own undo.
///
/// The text is well-formed UTF-8 without control characters and never longer than `most_bytes`. Positions are byte
/// offsets between whole characters: a mark is never separated from its base character (`joined` in utf8.hpp). A word
/// is a run of letters and digits, of Han characters, of other signs, or of spaces.
///
/// Every call but `compose` ends a composition. A call costs at most the length of its argument plus that of the text;
/// typing at the end costs only the length of the argument.
class TextEdit {
public:
    enum class Step {
        character,
        word,
        all ///< Home and End
    };

    /// Undo keeps at most this many steps, and only the newest if their texts exceed `most_undo_bytes`.
    static constexpr std::size_t most_undo_steps = 100;
    static constexpr std::size_t most_undo_bytes = std::size_t{1} << 20U;
    /// A composition is cut to this many bytes.
    static constexpr std::size_t most_composed_bytes = 256;

    /// Places the cursor at the end. Text a field cannot hold is treated as in `insert`.
    explicit TextEdit(std::string_view text = {}, std::size_t most_bytes = 256);

    /// Returns the text without the composition.
    [[nodiscard]] const std::string& text() const { return now_.text; }
    [[nodiscard]] std::size_t cursor() const { return now_.cursor; }
    /// Returns the other end of the selection; the cursor if nothing is selected.
    [[nodiscard]] std::size_t anchor() const { return now_.anchor; }
    [[nodiscard]] std::string selected() const;

    /// Replaces the selection, as typing and pasting do. Drops control characters and line ends, replaces each
    /// malformed byte by U+FFFD, and stops at the first whole character that has no room. If nothing remains, the
    /// selection stays. A single character joins the undo step of the typing before it; a longer text is an undo step
    /// of its own. Returns false if not all of it had room.
    bool insert(std::string_view utf8);
    /// Shows an input method's composition at the cursor, in place of the selection, until it inserts text; an empty
    /// one ends it.
    void compose(std::string_view utf8, std::size_t cursor_bytes);
    [[nodiscard]] const std::string& composition() const { return composition_; }
    [[nodiscard]] std::size_t composition_cursor() const { return composition_cursor_; }

    /// Erase the selection; without one, the character before or after the cursor, or everything up to the next word
    /// step.
    void erase_back(bool word);
    void erase_forward(bool word);

    /// Word steps skip spaces first, then go left to the beginning or right to the end of a word. Without `extend`, the
    /// cursor goes to that end of a selection before it steps.
    void left(Step step, bool extend);
    void right(Step step, bool extend);
    /// Moves the cursor to the beginning of the character that contains this byte.
    void place(std::size_t byte, bool extend);
    /// Selects the word that contains this byte; the last word if the byte is beyond the end.
    void select_word_at(std::size_t byte);
    void select_all();

    /// Removes the selection and returns it.
    std::string cut();
    /// Restores text, cursor and selection from before the last step, or from before the last undo. Returns false if
    /// there is no step.
    bool undo();
    bool redo();

    /// Replaces the text from outside: cursor at the end, no selection, no undo. No effect if the text is equal.
    void set_text(std::string_view text);

    friend bool operator==(const TextEdit&, const TextEdit&) = default;

private:
    struct State {
        std::string text;
        std::size_t cursor = 0;
        std::size_t anchor = 0;
        friend bool operator==(const State&, const State&) = default;
    };
    /// Consecutive changes of the same kind are one undo step.
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

/// Returns the width of a text in pixels.
using Measure = std::function<float(std::string_view)>;

/// Returns the byte offset between characters that is nearest to x pixels from the beginning; the left one if two are
/// equally near. Calls `measure` O(log n) times for n characters and reads the text once.
[[nodiscard]] std::size_t byte_at(std::string_view text, float x, const Measure& measure);

/// Returns the scroll position of a field that keeps the cursor visible: moves as little as possible, and leaves no
/// empty room behind the text while some of it is hidden before. All in pixels; `text_width` includes the cursor's
/// width if the cursor must be visible behind the text.
[[nodiscard]] float scroll_for(float cursor_x, float text_width, float room, float current_scroll);

} // namespace twoturns::ui
