// A text table with aligned columns: the first column to the left, figures to the right.
#pragma once

#include <algorithm>
#include <cstddef>
#include <iomanip>
#include <ostream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace twoturns::bench {

class Table {
public:
    explicit Table(std::vector<std::string> header) : rows_{std::move(header)} {}

    void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }

    friend std::ostream& operator<<(std::ostream& out, const Table& table) {
        std::vector<std::size_t> widths;
        for (const auto& row : table.rows_) {
            widths.resize(std::max(widths.size(), row.size()));
            for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
        }
        for (const auto& row : table.rows_) {
            for (std::size_t i = 0; i < row.size(); ++i)
                out << (i == 0 ? "" : "  ") << (i == 0 ? std::left : std::right)
                    << std::setw(static_cast<int>(widths[i])) << row[i];
            out << '\n';
        }
        return out;
    }

private:
    std::vector<std::vector<std::string>> rows_;
};

/// Returns a figure with three significant digits.
inline std::string figure(double value) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(value < 10 ? 2 : value < 100 ? 1 : 0) << value;
    return text.str();
}

/// Returns how many times slower another program is, such as "12.5x".
inline std::string ratio(double slower, double ours) { return figure(slower / ours) + "x"; }

} // namespace twoturns::bench
