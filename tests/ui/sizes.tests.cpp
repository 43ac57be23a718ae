#include "ui/sizes.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "support/scale.hpp"
#include "ui/panel.hpp"

using namespace twoturns;
using namespace twoturns::test;
using namespace twoturns::ui;

namespace {

float sum(const std::vector<float>& sizes) {
    float all = 0;
    for (const float size : sizes) all += size;
    return all;
}

using Random = std::mt19937_64;
int below(Random& random, int bound) { return static_cast<int>(random() % static_cast<unsigned>(bound)); }
float pixels(Random& random, int bound) { return static_cast<float>(below(random, bound)); }

std::vector<SizeHint> random_needs(Random& random) {
    std::vector<SizeHint> hints(static_cast<std::size_t>(1 + below(random, 6)));
    for (SizeHint& need : hints) {
        need.natural = pixels(random, 120);
        need.least = std::min(need.natural, pixels(random, 120));
        need.grow = pixels(random, 3);
        need.shrink = pixels(random, 3);
        if (below(random, 3) == 0) need.most = need.natural + pixels(random, 60);
    }
    return hints;
}

/// A slow implementation of the same: adds or removes a hundredth of a pixel at a time where it deviates most.
std::vector<double> shared_slowly(float room, const std::vector<SizeHint>& hints) {
    constexpr double crumb = 0.01;
    std::vector<double> sizes;
    std::vector<double> moved(hints.size(), 0);
    double all = 0;
    for (const SizeHint& need : hints) all += sizes.emplace_back(need.natural);
    const bool grows = all < room;
    while (std::abs(static_cast<double>(room) - all) > crumb / 2) {
        std::size_t best = hints.size();
        double least = 0;
        for (std::size_t i = 0; i < hints.size(); ++i) {
            const SizeHint& need = hints[i];
            const double give = need.natural - need.least;
            const double weight = grows ? need.grow : need.shrink * give;
            if (weight <= 0 || moved[i] + crumb / 2 > (grows ? need.most - need.natural : give)) continue;
            if (best != hints.size() && moved[i] / weight >= least) continue;
            best = i;
            least = moved[i] / weight;
        }
        if (best == hints.size()) break;
        moved[best] += crumb;
        sizes[best] += grows ? crumb : -crumb;
        all += grows ? crumb : -crumb;
    }
    if (all > room + crumb)
        for (double& size : sizes) size *= room / all;
    return sizes;
}

Element slot(std::uint32_t part, float width, float height) {
    return widget(named(part), Slot{}).wide(width).high(height);
}

/// Returns the rectangles of a view's slots.
std::map<std::uint32_t, Rect> slots(Element view, const Rect& area) {
    std::map<std::uint32_t, Rect> all;
    for (const SlotItem& item : items_of<SlotItem>(frame_of(std::move(view), area, plain_style, {}, Time{0})))
        all[item.id.part] = item.rect;
    return all;
}

} // namespace

TEST_CASE("room is shared as slowly handing out crumbs of it does") {
    Random random{7};
    for (int round = 0; round < scaled(300); ++round) {
        const auto hints = random_needs(random);
        const float room = pixels(random, 700);
        CAPTURE(round, room, hints.size());
        const auto fast = distribute(room, hints);
        const auto slow = shared_slowly(room, hints);
        REQUIRE(fast.size() == slow.size());
        for (std::size_t i = 0; i < fast.size(); ++i) REQUIRE(std::abs(fast[i] - slow[i]) < 1.1);
    }
}

TEST_CASE("shares are whole pixels, within their limits, and never more than the room") {
    Random random{8};
    for (int round = 0; round < scaled(3000); ++round) {
        const auto hints = random_needs(random);
        const float room = pixels(random, 700);
        const auto sizes = distribute(room, hints);
        CAPTURE(round, room, sizes);
        float natural = 0;
        float least = 0;
        float most = 0;
        bool grows = false;
        for (const SizeHint& need : hints) {
            natural += need.natural;
            least += need.shrink > 0 ? need.least : need.natural;
            most += need.grow > 0 ? std::min(need.most, 1e6F) : need.natural;
            grows = grows || need.grow > 0;
        }
        REQUIRE(sum(sizes) <= room);
        if (natural >= room || (grows && most >= room)) REQUIRE(sum(sizes) == room);
        for (std::size_t i = 0; i < sizes.size(); ++i) {
            REQUIRE(sizes[i] == std::round(sizes[i]));
            REQUIRE(sizes[i] >= 0);
            REQUIRE(sizes[i] <= std::max(hints[i].natural, hints[i].most));
            if (least <= room) REQUIRE(sizes[i] >= hints[i].least);
        }
    }
}

TEST_CASE("equal children get equal shares, whatever their order") {
    Random random{9};
    for (int round = 0; round < scaled(500); ++round) {
        auto hints = random_needs(random);
        hints.push_back(hints.front());
        const float room = pixels(random, 700);
        const auto sizes = distribute(room, hints);
        CAPTURE(round, room, sizes);
        REQUIRE(std::abs(sizes.front() - sizes.back()) <= 1);
        std::reverse(hints.begin(), hints.end());
        const auto back = distribute(room, hints);
        for (std::size_t i = 0; i < sizes.size(); ++i) REQUIRE(std::abs(back[sizes.size() - 1 - i] - sizes[i]) <= 1);
    }
}

TEST_CASE("no room at all, or less, is shared as nothing") {
    const std::vector<SizeHint> hints{{10, 20, 1, 1}, {0, 5, 0, 0}};
    CHECK(distribute(0, hints) == std::vector<float>{0, 0});
    CHECK(distribute(-30, hints) == std::vector<float>{0, 0});
    CHECK(distribute(100, {}).empty());
}

TEST_CASE("a child grows up to its limit, and the others take the rest") {
    const auto at =
        slots(row({slot(1, 10, 10), widget(named(2), Slot{}).growing().at_most(50), widget(named(3), Slot{}).growing()},
                  0, CrossAlign::stretch),
              {0, 0, 300, 40});
    CHECK(at.at(1) == Rect{0, 0, 10, 10});
    CHECK(at.at(2) == Rect{10, 0, 50, 40});
    CHECK(at.at(3) == Rect{60, 0, 240, 40});
}

TEST_CASE("rows and columns put their children one after another") {
    const Rect area{10, 20, 200, 100};
    auto at = slots(row({slot(1, 30, 20), slot(2, 40, 60)}, 8, CrossAlign::start), area);
    CHECK(at.at(1) == Rect{10, 20, 30, 20});
    CHECK(at.at(2) == Rect{48, 20, 40, 60});
    at = slots(row({slot(1, 30, 20)}, 8, CrossAlign::centre), area);
    CHECK(at.at(1) == Rect{10, 60, 30, 20});
    at = slots(row({slot(1, 30, 20)}, 8, CrossAlign::end), area);
    CHECK(at.at(1) == Rect{10, 100, 30, 20});
    at = slots(column({slot(1, 30, 20), filler(), slot(2, 40, 10)}, 0, CrossAlign::end), area);
    CHECK(at.at(1) == Rect{180, 20, 30, 20});
    CHECK(at.at(2) == Rect{170, 110, 40, 10});
}

TEST_CASE("a grid has columns of equal width and rows as high as their highest child") {
    const auto at = slots(
        grid(2,
             {widget(named(1), Slot{}).high(10), widget(named(2), Slot{}).high(30), widget(named(3), Slot{}).high(20)},
             4),
        {0, 0, 104, 100});
    CHECK(at.at(1) == Rect{0, 0, 50, 30});
    CHECK(at.at(2) == Rect{54, 0, 50, 30});
    CHECK(at.at(3) == Rect{0, 34, 50, 20});
}

TEST_CASE("a stack puts its children on top of each other, inside its padding") {
    const auto at = slots(stack({widget(named(1), Slot{}), slot(2, 5, 5)}).pad({1, 2, 3, 4}), {0, 0, 50, 40});
    CHECK(at.at(1) == Rect{1, 2, 46, 34});
    CHECK(at.at(2) == at.at(1));
}

TEST_CASE("more padding than there is room leaves nothing, inside") {
    const auto at = slots(stack({widget(named(1), Slot{})}).pad(60), {10, 10, 50, 40});
    CHECK(at.at(1) == Rect{60, 50, 0, 0});
}

TEST_CASE("a narrow paragraph is higher") {
    const Element text = paragraph("one two three four five six seven eight nine ten", 20);
    const float wide = height_of(text, 1000, plain_style).natural;
    const float narrow = height_of(text, 100, plain_style).natural;
    CHECK(wide == 28);
    CHECK(narrow == 28 * 6);
    // The column takes the height for its width, and what follows is pushed down.
    const auto at = slots(column({text, slot(1, 5, 5)}, 0), {0, 0, 100, 400});
    CHECK(at.at(1).y == narrow);
}

TEST_CASE("a fixed size holds whatever is inside, also for what scrolls") {
    std::vector<Element> lines;
    for (int i = 0; i < 20; ++i) lines.push_back(label("a line of text"));
    Element view = column({column(std::move(lines)).scrolling(named(5)).high(90), slot(1, 5, 5)}, 0);
    const Frame frame = frame_of(std::move(view), {0, 0, 300, 400}, plain_style, {}, Time{0});
    const HitArea* scroll = frame.find(named(5), HitArea::Kind::scroll);
    REQUIRE(scroll != nullptr);
    CHECK(scroll->rect.h == 90);
    CHECK(scroll->content > 400);
}

namespace {

/// A tree of panels with random boxes in them. Every panel has a name; `parents` names its parent.
struct RandomTree {
    explicit RandomTree(std::uint64_t seed) : random{seed} {}
    Random random;
    std::uint32_t count = 0;
    std::map<std::uint32_t, std::uint32_t> parents;
    std::map<std::uint32_t, std::vector<std::uint32_t>> lines; // children by their parent

    Element limited(Element element) {
        if (below(random, 4) == 0) element.width = pixels(random, 150);
        if (below(random, 4) == 0) element.height = pixels(random, 90);
        if (below(random, 4) == 0) element.least_width = pixels(random, 60);
        if (below(random, 4) == 0) element.most_width = 1 + pixels(random, 200);
        if (below(random, 2) == 0) element.grow = 1 + pixels(random, 2);
        if (below(random, 2) == 0) element.shrink = 1 + pixels(random, 2);
        return std::move(element).pad(pixels(random, 12), pixels(random, 12));
    }
    Element leaf() {
        switch (below(random, 6)) {
        case 0: return label("some words to be cut");
        case 1: return paragraph("many words that go on for several lines of text");
        case 2:
            return widget(named(900),
                          Choice{.options = {{"one", {}, false, {}}, {"two", {}, false, {}}}, .columns = 2});
        case 3: return widget(named(901), Button{.words = "a button", .icon = "x", .key = "K"});
        case 4: return widget(named(902), Tabs{{"one", "another", "third"}, 0});
        default: return widget(named(903), Stepper{1, 0, 5});
        }
    }
    Element tree(int depth, std::uint32_t parent) {
        const std::uint32_t name = ++count;
        parents[name] = parent;
        std::vector<Element> children;
        const int many = depth == 0 ? 0 : 1 + below(random, 4);
        const int shape = below(random, 4);
        for (int i = 0; i < many; ++i) {
            if (shape < 2) lines[name].push_back(count + 1);
            children.push_back(tree(depth - 1, name));
        }
        if (children.empty()) children.push_back(leaf());
        const auto place = static_cast<CrossAlign>(below(random, 4));
        const float gap = pixels(random, 10);
        Element content = shape == 0   ? row(std::move(children), gap, place)
                          : shape == 1 ? column(std::move(children), gap, place)
                          : shape == 2 ? grid(1 + below(random, 3), std::move(children), gap)
                                       : stack(std::move(children));
        Element one = limited(panel(Panel::Style::card, std::move(content)));
        one.id = named(name);
        return one;
    }
};

bool lies_inside(const Rect& inner, const Rect& outer) {
    constexpr float slack = 0.01F;
    return inner.x >= outer.x - slack && inner.y >= outer.y - slack && inner.right() <= outer.right() + slack &&
           inner.bottom() <= outer.bottom() + slack;
}

bool empty(const Rect& rect) { return rect.w <= 0 || rect.h <= 0; }

} // namespace

TEST_CASE("in random trees children lie inside their parents, and side by side in lines") {
    for (int seed = 1; seed <= scaled(1500); ++seed) {
        RandomTree random{static_cast<std::uint64_t>(seed)};
        const Rect area{0, 0, 20 + pixels(random.random, 900), 20 + pixels(random.random, 600)};
        Element view = random.tree(1 + below(random.random, 4), 0);
        const Frame frame = frame_of(std::move(view), area, plain_style, {}, Time{0});
        CAPTURE(seed, area.w, area.h);
        std::map<std::uint32_t, Rect> at;
        for (const HitArea& hit : frame.hit_areas) {
            if (hit.kind == HitArea::Kind::panel) at[hit.id.part] = hit.rect;
            CAPTURE(static_cast<int>(hit.kind), hit.index, hit.rect.x, hit.rect.y, hit.rect.w, hit.rect.h);
            if (!empty(hit.rect)) REQUIRE(lies_inside(hit.rect, area));
        }
        for (const auto& [child, parent] : random.parents) {
            CAPTURE(child, parent);
            if (parent != 0 && !empty(at.at(child))) REQUIRE(lies_inside(at.at(child), at.at(parent)));
        }
        for (const auto& [parent, line] : random.lines) {
            for (std::size_t i = 1; i < line.size(); ++i) {
                const Rect& one = at.at(line[i - 1]);
                const Rect& next = at.at(line[i]);
                CAPTURE(parent, line[i]);
                if (!empty(one) && !empty(next)) REQUIRE((next.x >= one.right() || next.y >= one.bottom()));
            }
        }
    }
}

TEST_CASE("text is as large as the window lets it be, on fine screens too, and shrinks where nothing else helps",
          "[sizes]") {
    const auto unit = [](Canvas canvas) { return Approx(unit_for(canvas)); };
    CHECK(unit({1280, 720}) == 1);
    CHECK(unit({640, 400}) == 0.8F);
    CHECK(unit({480, 360}) == 0.8F);
    CHECK(unit({1280, 800, 2}) == 1.6F); // the same on a screen with four pixels per point
    CHECK(unit({390, 844}) == 0.65F);    // a phone
    CHECK(unit({780, 1688, 2}) == 1.3F);
    CHECK(unit({2560, 1440, 2}) == 2);
    CHECK(unit({2560, 1440}) == 1.7F); // a large window, in which the board grows more than its text
    CHECK(unit({240, 180}) == 0.4F);
}
