// Splits text into lines and words.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace twoturns {

/// One line of a text: its content without the line end, and its number, counted from 1.
struct Line {
    std::size_t number;
    std::string_view text;
};

/// A range of the lines of a text. Its memory does not depend on the number of lines.
class Lines {
public:
    explicit Lines(std::string_view text) : text_(text) {}

    struct End {};
    class Iterator {
    public:
        explicit Iterator(std::string_view text) : rest_(text) { next(); }
        const Line& operator*() const { return line_; }
        Iterator& operator++() {
            next();
            return *this;
        }
        bool operator==(End /*end*/) const { return !is_line_; }

    private:
        void next();

        std::string_view rest_;
        Line line_{0, {}};
        bool is_line_ = false;
    };

    [[nodiscard]] Iterator begin() const { return Iterator{text_}; }
    [[nodiscard]] static End end() { return {}; }

private:
    std::string_view text_;
};

/// Returns the lines of a text without the byte order mark that some editors put first.
[[nodiscard]] Lines lines_of(std::string_view text);

/// Returns the words between blanks: spaces, tabs and the remains of foreign line ends.
[[nodiscard]] std::vector<std::string_view> words_of(std::string_view line);

} // namespace twoturns
