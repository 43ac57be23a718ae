// Taking text apart into lines and words.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace twoturns {

/// One line of a text, without its end, and the number it is known by: the first is 1.
struct Line {
    std::size_t number;
    std::string_view text;
};

/// The lines of a text, one after another: however many there are, they take no memory.
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

/// A byte order mark, which some editors put first, is no part of the text.
[[nodiscard]] Lines lines_of(std::string_view text);

/// The words between blanks: spaces, tabs and what is left of a foreign line end.
[[nodiscard]] std::vector<std::string_view> words_of(std::string_view line);

} // namespace twoturns
