// The state of a text field during editing, and measures for painting it.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace twoturns::ui {

/// A line of text during editing: text, cursor, selection, the composition of an input method, and undo steps.
///
/// The text is well-formed UTF-8 without control characters and never longer than `most_bytes`. Positions are byte
/// offsets between whole characters; a mark is never separated from its base character (`joined` in utf8.hpp). A word
/// is a run of letters and digits, of Han characters, of other signs, or of spaces.
///
/// Every call except `compose` ends a composition. The cost of a call is at most the length of its argument plus the
/// length of the text; typing at the end costs only the length of the argument.
class TextEdit {
public:
    enum class Step {
        character,
        word,
        all ///< to the beginning or end of the text, for Home and End
    };

    /// Undo keeps at most this many steps, or only the newest steps if their texts exceed `most_undo_bytes`.
    static constexpr std::size_t most_undo_steps = 100;
    static constexpr std::size_t most_undo_bytes = std::size_t{1} << 20U;
    /// The most bytes of a composition; a longer composition is cut.
    static constexpr std::size_t most_composed_bytes = 256;

    /// Places the cursor at the end. Cuts or drops text that the field cannot hold, as `insert` does.
    explicit TextEdit(std::string_view text = {}, std::size_t most_bytes = 256);

    /// Returns the text without the composition.
    [[nodiscard]] const std::string& text() const { return now_.text; }
    [[nodiscard]] std::size_t cursor() const { return now_.cursor; }
    /// Returns the end of the selection opposite to the cursor; the cursor if nothing is selected.
    [[nodiscard]] std::size_t anchor() const { return now_.anchor; }
    [[nodiscard]] std::string selected() const;

    /// Replaces the selection, as typing and pasting do. Drops control characters and line ends, replaces each
    /// malformed byte by U+FFFD, and stops at the first whole character that has no room. If no text remains, the
    /// selection stays. A single character joins the undo step of the typing before it; a longer text is a separate
    /// undo step. Returns false if some of the text had no room.
    bool insert(std::string_view utf8);
    /// Shows an input method's composition at the cursor, in place of the selection, until the input method inserts
    /// text. An empty composition ends it.
    void compose(std::string_view utf8, std::size_t cursor_bytes);
    [[nodiscard]] const std::string& composition() const { return composition_; }
    [[nodiscard]] std::size_t composition_cursor() const { return composition_cursor_; }

    /// erase_back() and erase_forward() remove the selection. Without a selection, they remove the character before or
    /// after the cursor, or with `word` everything up to the next word step.
    void erase_back(bool word);
    void erase_forward(bool word);

    /// left() and right() move the cursor by a step. A word step skips spaces first, then goes left to the beginning or
    /// right to the end of a word. Without `extend`, if text is selected, the cursor only goes to the left or right end
    /// of the selection.
    void left(Step step, bool extend);
    void right(Step step, bool extend);
    /// Moves the cursor to the beginning of the character that contains this byte.
    void place(std::size_t byte, bool extend);
    /// Selects the word that contains this byte; the last word if the byte is beyond the end.
    void select_word_at(std::size_t byte);
    void select_all();

    /// Removes the selection and returns it.
    std::string cut();
    /// undo() restores text, cursor and selection from before the last step; redo() restores them from before the last
    /// undo. Both return false if there is no such step.
    bool undo();
    bool redo();

    /// Replaces the text by the owner's text. Puts the cursor at the end and clears the selection and the undo steps.
    /// Has no effect if the text is equal.
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

/// Returns the scroll position of a field that keeps the cursor visible, in pixels. It moves as little as possible, and
/// shows no empty room behind the text while the beginning of the text is hidden. `text_width` includes the cursor's
/// width if the cursor must be visible behind the text.
[[nodiscard]] float scroll_for(float cursor_x, float text_width, float room, float current_scroll);

} // namespace twoturns::ui
