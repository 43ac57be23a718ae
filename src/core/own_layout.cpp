#include "twoturns/own_layout.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace twoturns {
namespace {

constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

enum State : std::size_t {
    nothing,
    tile,
    stone
};
constexpr std::size_t states = 3;
constexpr std::size_t cells_a_letter = 3;
constexpr std::size_t first_run = states * states * states; ///< the letter of the shortest run
constexpr std::size_t shortest_run = 4;
constexpr std::size_t longest_run = shortest_run + (letters.size() - 1 - first_run);

std::vector<State> states_of(const Board& board) {
    std::vector<State> all;
    for (int row = 1; row <= board.size().rows; ++row)
        for (int col = 1; col <= board.size().cols; ++col)
            all.push_back(board.is_tile({row, col}) ? tile : board.is_stone({row, col}) ? stone : nothing);
    return all;
}

Board board_of(Size size, const std::vector<State>& cells) {
    Board board{size};
    for (int i = 0; i < size.cells(); ++i) {
        const Cell cell{1 + i / size.cols, 1 + i % size.cols};
        const State state = cells[static_cast<std::size_t>(i)];
        if (state == tile) board.put(cell, {});
        if (state == stone) board.put_stone(cell);
    }
    return board;
}

std::string name_of_cells(Size size, const std::vector<State>& cells) {
    std::string name{own_prefix};
    name += letters[static_cast<std::size_t>(size.cols)];
    name += letters[static_cast<std::size_t>(size.rows)];
    State last = tile;
    for (std::size_t i = 0; i < cells.size();) {
        std::size_t run = 0;
        while (run < longest_run && i + run < cells.size() && cells[i + run] == last) ++run;
        if (run >= shortest_run) {
            name += letters[first_run + run - shortest_run];
            i += run;
            continue;
        }
        std::size_t three = 0;
        for (std::size_t k = 0; k < cells_a_letter; ++k, ++i) {
            last = i < cells.size() ? cells[i] : nothing;
            three = states * three + last;
        }
        name += letters[three];
    }
    return name;
}

/// Decodes all cells of a text. Up to three of them at the end may lie beyond the board's last cell.
std::vector<State> cells_in(std::string_view text) {
    std::vector<State> cells;
    State last = tile;
    for (const char letter : text) {
        const std::size_t value = letters.find(letter);
        if (value >= first_run) {
            cells.insert(cells.end(), value - first_run + shortest_run, last);
            continue;
        }
        for (const std::size_t digit : {value / 9, value / 3 % 3, value % 3})
            cells.push_back(static_cast<State>(digit));
        last = cells.back();
    }
    return cells;
}

} // namespace

bool is_own_layout_name(std::string_view name) { return name.starts_with(own_prefix); }

BoardLayout own_layout(const Board& drawing) { return {name_of_cells(drawing.size(), states_of(drawing)), drawing}; }

Result<BoardLayout> parse_own_layout(std::string_view name) {
    if (!is_own_layout_name(name))
        return Message{N_("an own layout's text starts with \"{0}\""), {std::string(own_prefix)}};
    if (name.size() > most_own_layout_bytes)
        return Message{N_("an own layout's text has at most {0} letters"), {std::to_string(most_own_layout_bytes)}};
    const std::string_view text = name.substr(own_prefix.size());
    if (const std::size_t at = text.find_first_not_of(letters); at != std::string_view::npos)
        return Message{
            N_("an own layout's text is of the letters A-Z, a-z, 0-9, - and _, and letter {0} is none of them"),
            {std::to_string(own_prefix.size() + at + 1)}};
    if (text.size() < 2) return Message{N_("the own layout's text is cut short")};
    const Size size{static_cast<int>(letters.find(text[1])), static_cast<int>(letters.find(text[0]))};
    if (!size.valid()) return Message{N_("the own layout's text starts with a size outside 1x1 to 62x62")};
    std::vector<State> cells = cells_in(text.substr(2));
    const auto wanted = static_cast<std::size_t>(size.cells());
    if (cells.size() < wanted) return Message{N_("the own layout's text is cut short")};
    cells.resize(wanted);
    if (name_of_cells(size, cells) != name)
        return Message{N_("the own layout's text says more than its cells, or not in the shortest way")};
    return BoardLayout{std::string(name), board_of(size, cells)};
}

} // namespace twoturns
