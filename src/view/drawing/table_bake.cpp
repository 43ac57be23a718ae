#include "view/drawing/table_bake.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "view/drawing/noise.hpp"
#include "view/drawing/raster.hpp"

namespace twoturns::view {

using ui::TableKind;

namespace {

/// A row of pixels before rounding: red, green and blue, 0 .. 255.
struct TableRow {
    explicit TableRow(std::size_t width)
        : channels{{std::vector<float>(width), std::vector<float>(width), std::vector<float>(width)}} {}
    std::array<std::vector<float>, 3> channels;

    [[nodiscard]] std::size_t width() const { return channels.front().size(); }
    /// Adds `texture`, of different strength in each channel.
    void add(const std::vector<float>& texture, std::array<float, 3> strength = {1, 1, 1}) {
        for (std::size_t c = 0; c < channels.size(); ++c)
            for (std::size_t x = 0; x < texture.size(); ++x) channels[c][x] += texture[x] * strength[c];
    }
    void multiply(std::size_t from, std::size_t to, float factor) {
        for (auto& channel : channels)
            for (std::size_t x = from; x < std::min(to, width()); ++x) channel[x] *= factor;
    }
};

} // namespace

/// The material of a table, painted over its light.
class Ground {
public:
    Ground() = default;
    Ground(const Ground&) = delete;
    Ground& operator=(const Ground&) = delete;
    Ground(Ground&&) = delete;
    Ground& operator=(Ground&&) = delete;
    virtual ~Ground() = default;

    /// Paints one row. Rows come from the top to the bottom.
    virtual void paint(int y, TableRow& row) = 0;
    /// Paints the material's shapes over the painted rows, one step per call. Returns true when all are painted.
    virtual bool finish(SDL_Surface& /*table*/, int /*step*/) { return true; }
};

namespace {

class Felt final : public Ground {
public:
    explicit Felt(const TablePicture& what)
        : strength_(what.texture), clouds_(what.width, what.height, {90 * what.unit, 90 * what.unit}, 1, 2),
          fluff_(std::size_t{side} * side), texture_(static_cast<std::size_t>(what.width)) {
        // Grain of one pixel, blurred a little; the patch repeats, each time from another place.
        Dice dice{2};
        std::vector<float> grain(fluff_.size());
        for (float& one : grain) one = dice.next() + dice.next() + dice.next() - 1.5F;
        constexpr std::array weights{0.23F, 0.54F, 0.23F};
        const auto at = [&](std::size_t x, std::size_t y) { return grain[y % side * side + x % side]; };
        for (std::size_t y = 0; y < side; ++y)
            for (std::size_t x = 0; x < side; ++x)
                for (std::size_t v = 0; v < 3; ++v)
                    for (std::size_t u = 0; u < 3; ++u)
                        fluff_[y * side + x] += weights[u] * weights[v] * at(x + u + side - 1, y + v + side - 1);
    }
    void paint(int y, TableRow& row) override {
        constexpr float fluff = 6.4F;
        constexpr float clouds = 3;
        const auto down = static_cast<std::size_t>(y);
        const std::size_t shift = down / side * 97;
        for (std::size_t x = 0; x < texture_.size(); ++x)
            texture_[x] = strength_ * fluff * fluff_[down % side * side + (x + shift) % side];
        clouds_.add_row(y, strength_ * clouds, texture_);
        row.add(texture_);
    }

private:
    static constexpr std::size_t side = 256;
    float strength_;
    Noise clouds_;
    std::vector<float> fluff_;
    std::vector<float> texture_;
};

class Walnut final : public Ground {
public:
    explicit Walnut(const TablePicture& what)
        : unit_(what.unit), strength_(what.texture), plank_(std::max(12, what.height / 5)),
          fine_(what.width, what.height, {260 * what.unit, std::max(2.0F, 5 * what.unit)}, 2, 2),
          broad_(what.width, what.height, {900 * what.unit, 34 * what.unit}, 3, 2),
          grain_(static_cast<std::size_t>(what.width)) {}
    void paint(int y, TableRow& row) override {
        constexpr std::array tones{1.03F, 0.94F, 1.05F, 0.98F, 1.04F, 0.95F};
        const int plank = y / plank_;
        const int within = y % plank_;
        const int seam = std::max(1, static_cast<int>(std::lround(2 * unit_)));
        const int light = std::max(1, static_cast<int>(std::lround(unit_)));
        float tone = tones.at(static_cast<std::size_t>(plank) % tones.size());
        if (plank > 0 && within < light) tone *= 1.18F;
        if (within >= plank_ - seam) tone *= 0.55F;
        const float seen = strength_ * strength_ * strength_ * strength_; // a seam under text would strike it through
        row.multiply(0, row.width(), 1 + (tone - 1) * seen);
        std::fill(grain_.begin(), grain_.end(), 0.0F);
        fine_.add_row(y, strength_ * 15, grain_);
        broad_.add_row(y, strength_ * 16, grain_);
        // Each plank is from another part of the tree.
        const auto shift = static_cast<std::size_t>(static_cast<float>(plank * 173) * unit_) % grain_.size();
        std::rotate(grain_.begin(), grain_.end() - static_cast<std::ptrdiff_t>(shift), grain_.end());
        join(shift);
        row.add(grain_, {1, 0.72F, 0.5F});
    }

private:
    /// Blends the end of the grain into its start, so that no edge is visible.
    void join(std::size_t at) {
        const std::size_t wide = std::min({static_cast<std::size_t>(60 * unit_), at, grain_.size() - at});
        for (std::size_t i = 0; i < wide; ++i) {
            float& before = grain_[at - 1 - i];
            float& after = grain_[at + i];
            const float to_middle = 0.5F * (1 - static_cast<float>(i) / static_cast<float>(wide));
            const float step = (after - before) * to_middle;
            before += step;
            after -= step;
        }
    }

    float unit_;
    float strength_;
    int plank_; ///< its height
    Noise fine_;
    Noise broad_;
    std::vector<float> grain_;
};

class Night final : public Ground {
public:
    explicit Night(const TablePicture& what)
        : what_(what), clouds_(what.width, what.height, {320 * what.unit, 160 * what.unit}, 4, 3),
          texture_(static_cast<std::size_t>(what.width)) {}
    void paint(int y, TableRow& row) override {
        row.multiply(0, row.width(), 1.06F - 0.22F * static_cast<float>(y) / static_cast<float>(what_.height));
        std::fill(texture_.begin(), texture_.end(), 0.0F);
        clouds_.add_row(y, what_.texture * 7, texture_);
        row.add(texture_, {0.7F, 0.8F, 1.3F});
    }
    bool finish(SDL_Surface& table, int /*step*/) override {
        constexpr float room = 5200; // of a star, in pixels of the design
        const ui::Colour white = ui::rgb(0xE1E8FF);
        Dice dice{3};
        const auto stars = static_cast<int>(static_cast<float>(table.w) * static_cast<float>(table.h) /
                                            (room * what_.unit * what_.unit));
        for (int i = 0; i < stars; ++i) {
            const float bright = dice.next();
            const float light = bright * bright * 0.75F * what_.texture;
            const Point at{dice.next() * static_cast<float>(table.w), dice.next() * static_cast<float>(table.h)};
            const float radius = (light > 0.45F ? 0.95F : 0.6F) * std::max(1.0F, what_.unit * 0.8F);
            const int left = std::max(0, static_cast<int>(at.x - radius - 1));
            const int top = std::max(0, static_cast<int>(at.y - radius - 1));
            const SDL_Rect area{left, top, std::min(table.w, static_cast<int>(at.x + radius + 2)) - left,
                                std::min(table.h, static_cast<int>(at.y + radius + 2)) - top};
            fill(
                table, area, [&](Point p) { return std::hypot(p.x - at.x, p.y - at.y) - radius; },
                plain(white.with_alpha(light)), 1.2F);
        }
        return true;
    }

private:
    TablePicture what_;
    Noise clouds_;
    std::vector<float> texture_;
};

class Slate final : public Ground {
public:
    explicit Slate(const TablePicture& what)
        : strength_(what.texture), slope_(static_cast<std::size_t>(std::max(1L, std::lround(2 * what.unit)))),
          noise_(what.width, what.height, {220 * what.unit, 60 * what.unit}, 7, 4), above_(slope_ + 1),
          texture_(static_cast<std::size_t>(what.width)) {}
    void paint(int y, TableRow& row) override {
        std::vector<float>& here = above_[static_cast<std::size_t>(y) % above_.size()];
        here.assign(texture_.size(), 0.0F);
        noise_.add_row(y, 1, here);
        const std::size_t back = std::min(slope_, static_cast<std::size_t>(y));
        const std::vector<float>& up = above_[(static_cast<std::size_t>(y) - back) % above_.size()];
        const float steep = strength_ * 95 * 0.5F;
        const float most = strength_ * 9;
        for (std::size_t x = 0; x < texture_.size(); ++x) {
            const float rise = here[x] - up[x >= slope_ ? x - slope_ : 0];
            texture_[x] = std::clamp(rise * steep, -most, most) + here[x] * 7 * strength_;
        }
        row.add(texture_, {0.95F, 1, 1.05F});
    }

private:
    float strength_;
    std::size_t slope_; ///< the distance over which the slope is measured
    Noise noise_;
    std::vector<std::vector<float>> above_; ///< the last rows of the noise
    std::vector<float> texture_;
};

class Washi final : public Ground {
public:
    explicit Washi(const TablePicture& what)
        : what_(what), clouds_(what.width, what.height, {120 * what.unit, 120 * what.unit}, 6, 3),
          texture_(static_cast<std::size_t>(what.width)) {
        constexpr float room = 2600; // of a fibre, in pixels of the design
        Dice dice{2};
        const auto w = static_cast<float>(what.width);
        const auto h = static_cast<float>(what.height);
        fibres_.resize(static_cast<std::size_t>(w * h / (room * what.unit * what.unit)));
        for (Fibre& fibre : fibres_) {
            Point at{dice.next() * w, dice.next() * h};
            float way = dice.next() * 6.28F;
            const float bend = dice.between(-0.25F, 0.25F);
            const float step = dice.between(5, 17) / 5 * what.unit;
            for (Point& point : fibre.points) {
                point = at;
                at = {at.x + std::cos(way) * step, at.y + std::sin(way) * step};
                way += bend;
            }
            constexpr std::array strengths{0.07F, 0.10F, 0.16F};
            const float strength = strengths.at(static_cast<std::size_t>(dice.next() * 2.99F));
            fibre.colour = dice.next() < 0.6F ? ui::rgb(0x78623C).with_alpha(strength * what.texture)
                                              : ui::rgb(0xFFFFFF).with_alpha(0.31F * what.texture);
        }
    }
    void paint(int y, TableRow& row) override {
        std::fill(texture_.begin(), texture_.end(), 0.0F);
        clouds_.add_row(y, what_.texture * 4, texture_);
        row.add(texture_);
    }
    bool finish(SDL_Surface& table, int step) override {
        constexpr std::size_t at_once = 40;
        const std::size_t first = static_cast<std::size_t>(step) * at_once;
        const std::size_t end = std::min(fibres_.size(), first + at_once);
        for (std::size_t i = first; i < end; ++i) lay(table, fibres_[i]);
        return end == fibres_.size();
    }

private:
    struct Fibre {
        std::array<Point, 8> points;
        ui::Colour colour;
    };
    void lay(SDL_Surface& table, const Fibre& fibre) const {
        const float width = std::max(1.0F, what_.unit);
        const auto [x0, x1] =
            std::minmax_element(fibre.points.begin(), fibre.points.end(), [](Point a, Point b) { return a.x < b.x; });
        const auto [y0, y1] =
            std::minmax_element(fibre.points.begin(), fibre.points.end(), [](Point a, Point b) { return a.y < b.y; });
        const int left = std::max(0, static_cast<int>(x0->x - width));
        const int top = std::max(0, static_cast<int>(y0->y - width));
        const SDL_Rect area{left, top, std::min(table.w, static_cast<int>(x1->x + width) + 2) - left,
                            std::min(table.h, static_cast<int>(y1->y + width) + 2) - top};
        const auto distance = [&](Point p) {
            float least = 2;
            for (std::size_t k = 1; k < fibre.points.size(); ++k)
                least = std::min(least, segment_distance(p, fibre.points[k - 1], fibre.points[k], width));
            return least;
        };
        fill(table, area, distance, plain(fibre.colour), 1);
    }

    TablePicture what_;
    Noise clouds_;
    std::vector<float> texture_;
    std::vector<Fibre> fibres_;
};

class Bamboo final : public Ground {
public:
    explicit Bamboo(const TablePicture& what)
        : what_(what), slat_(std::max(std::max(5, static_cast<int>(22 * what.unit)),
                                      static_cast<int>(std::lround(static_cast<float>(what.height) / 22)))),
          grain_(what.width, what.height, {160 * what.unit, std::max(1.5F, 3 * what.unit)}, 8),
          texture_(static_cast<std::size_t>(what.width)) {}
    void paint(int y, TableRow& row) override {
        const int within = y % slat_;
        if (within == 0) begin_slat();
        const float t = static_cast<float>(within) / static_cast<float>(slat_);
        const float s = what_.texture;
        float shade = 1 - 0.44F * s * std::pow(std::abs(t - 0.42F), 1.6F);
        const int dark = std::max(1, static_cast<int>(std::lround(what_.unit)));
        if (within < dark)
            shade = 1 - 0.30F * s;
        else if (within < 2 * dark)
            shade = 1 - 0.14F * s;
        row.multiply(0, row.width(), shade * (1 + tone_ * s));
        const auto thick = static_cast<std::size_t>(std::max(1L, std::lround(2 * what_.unit)));
        for (const std::size_t node : nodes_) {
            row.multiply(node, node + thick, 1 - 0.16F * s);
            row.multiply(node + thick, node + 2 * thick, 1 + 0.05F * s);
        }
        std::fill(texture_.begin(), texture_.end(), 0.0F);
        grain_.add_row(y, s * 5, texture_);
        row.add(texture_);
    }

private:
    void begin_slat() {
        tone_ = dice_.between(-0.045F, 0.04F);
        nodes_.clear();
        for (float x = dice_.between(0, 300) * what_.unit; x < static_cast<float>(what_.width);
             x += dice_.between(240, 420) * what_.unit)
            nodes_.push_back(static_cast<std::size_t>(x));
    }

    TablePicture what_;
    int slat_; ///< its height
    Noise grain_;
    std::vector<float> texture_;
    Dice dice_{4};
    float tone_ = 0;
    std::vector<std::size_t> nodes_; ///< where the slat has them
};

std::unique_ptr<Ground> ground_of(const TablePicture& what) {
    switch (what.table) {
    case TableKind::felt: return std::make_unique<Felt>(what);
    case TableKind::walnut: return std::make_unique<Walnut>(what);
    case TableKind::night: return std::make_unique<Night>(what);
    case TableKind::slate: return std::make_unique<Slate>(what);
    case TableKind::washi: return std::make_unique<Washi>(what);
    case TableKind::bamboo: return std::make_unique<Bamboo>(what);
    case TableKind::contrast: break;
    }
    return nullptr;
}

} // namespace

TableBake::TableBake(const TablePicture& what) : what_(what), surface_(make_surface(what.width, what.height)) {}
TableBake::~TableBake() = default;

bool TableBake::run() {
    constexpr int rows_at_once = 16;
    if (rows_ == 0) ground_ = ground_of(what_);
    if (!ground_) {
        SDL_FillRect(surface_.get(), nullptr, 0xFF000000U);
        return true;
    }
    if (rows_ == what_.height) return ground_->finish(*surface_, steps_++);
    const int end = std::min(what_.height, rows_ + rows_at_once);
    while (rows_ < end) paint_row(rows_++);
    return false;
}

void TableBake::paint_row(int y) {
    const ui::Theme theme = ui::theme_of(what_.table);
    const Point middle = light_of({0, 0, static_cast<float>(what_.width), static_cast<float>(what_.height)});
    const float radius = std::hypot(static_cast<float>(what_.width), static_cast<float>(what_.height)) / 2;
    TableRow row{static_cast<std::size_t>(what_.width)};
    std::vector<float> away(row.width()); // 0 in the middle, 1 at the edge
    const float dy = (static_cast<float>(y) + 0.5F - middle.y) / radius;
    for (std::size_t x = 0; x < away.size(); ++x) {
        const float dx = (static_cast<float>(x) + 0.5F - middle.x) / radius;
        away[x] = darkness_at(dx * dx + dy * dy);
    }
    const auto lit = [&](std::vector<float>& channel, std::uint8_t from, std::uint8_t to) {
        const auto first = static_cast<float>(from);
        const float change = static_cast<float>(to) - first;
        for (std::size_t x = 0; x < channel.size(); ++x) channel[x] = first + change * away[x];
    };
    lit(row.channels[0], theme.table_middle.r, theme.table_edge.r);
    lit(row.channels[1], theme.table_middle.g, theme.table_edge.g);
    lit(row.channels[2], theme.table_middle.b, theme.table_edge.b);
    ground_->paint(y, row);
    std::uint32_t* const pixels = row_of(*surface_, y);
    for (std::size_t x = 0; x < row.width(); ++x) {
        const float round = grain_at(x, y);
        const auto level = [&](std::size_t c) {
            const float value = std::clamp(row.channels[c][x] + round, 0.0F, 255.0F);
            return static_cast<std::uint32_t>(static_cast<std::int32_t>(value));
        };
        pixels[x] = 0xFF000000U | level(0) << 16U | level(1) << 8U | level(2);
    }
}

} // namespace twoturns::view
