#include "app/journey/lesson.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>
#include <variant>

#include "platform/translation.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::app {
namespace {

using game::Chapter;
using game::Time;
using platform::tr;

struct Lesson {
    const char* name;
    const char* title;
    const char* text;
    const char* board;
    Gravity gravity;
    std::vector<Move> moves;
};

const Lesson& lesson_of(Chapter chapter) {
    static const std::array<Lesson, game::chapters> lessons{{
        {N_("Straight lines"),
         N_("Nothing in between"),
         N_("Two equal tiles go when nothing stands between them. This board needs no more than straight lines."),
         "A B B A\nC C D D\n",
         Gravity::none,
         {{{1, 2}, {1, 3}}, {{1, 1}, {1, 4}}, {{2, 1}, {2, 2}}, {{2, 3}, {2, 4}}}},
        {N_("One turn"),
         N_("Around one corner"),
         N_("A line may turn once: look where the row of one tile meets the column of the other. That corner must be "
            "free."),
         "A . . .\nC C B A\nB D D .\n",
         Gravity::none,
         {{{1, 1}, {2, 4}}, {{2, 1}, {2, 2}}, {{2, 3}, {3, 1}}, {{3, 2}, {3, 3}}}},
        {N_("Two turns"),
         N_("There and back"),
         N_("A line may turn twice and no more: out along a free lane, and in again. This board needs such lines."),
         ". . . .\nA B C A\nC D D B\n",
         Gravity::none,
         {{{2, 1}, {2, 4}}, {{2, 2}, {3, 4}}, {{2, 3}, {3, 1}}, {{3, 2}, {3, 3}}}},
        {N_("Outside"),
         N_("Around the edge"),
         N_("A line may leave the board, run along outside and come back in: that is its two turns."),
         "A B C D A\nC E B E D\n",
         Gravity::none,
         {{{1, 1}, {1, 5}}, {{1, 3}, {2, 1}}, {{1, 4}, {2, 5}}, {{1, 2}, {2, 3}}, {{2, 2}, {2, 4}}}},
        {N_("Stones"),
         N_("What never goes"),
         N_("Stones never go, and no line goes through them. What stands behind one needs a way around it."),
         ". . . . .\nA B # B A\nC C # D D\n",
         Gravity::none,
         {{{2, 2}, {2, 4}}, {{2, 1}, {2, 5}}, {{3, 1}, {3, 2}}, {{3, 4}, {3, 5}}}},
        {N_("Falling"),
         N_("Tiles follow"),
         N_("When a pair goes, tiles slide into the gap, and lines open or close. Unless they slide, this board cannot "
            "be cleared."),
         "A . .\nB B .\nC C A\n",
         Gravity::down,
         {{{2, 1}, {2, 2}}, {{3, 1}, {3, 2}}, {{3, 1}, {3, 3}}}},
        {N_("Two halves"),
         N_("Each to its side"),
         N_("The halves slide in opposite ways, apart or to the middle. What was near may part, and what was far may "
            "meet."),
         "A B C C B A\n. D E E D .\n",
         Gravity::horizontal_in,
         {{{1, 3}, {1, 4}}, {{1, 3}, {1, 4}}, {{1, 3}, {1, 4}}, {{2, 3}, {2, 4}}, {{2, 3}, {2, 4}}}},
        {N_("Wide boards"),
         N_("Far apart"),
         N_("On a wide board equal tiles stand far apart. At least one line here reaches over half of its width."),
         "A B C D . D C B A\nE E F F . G G H H\n",
         Gravity::none,
         {{{1, 1}, {1, 9}},
          {{1, 2}, {1, 8}},
          {{1, 3}, {1, 7}},
          {{1, 4}, {1, 6}},
          {{2, 1}, {2, 2}},
          {{2, 3}, {2, 4}},
          {{2, 6}, {2, 7}},
          {{2, 8}, {2, 9}}}},
    }};
    return lessons[static_cast<std::size_t>(chapter)];
}

constexpr Time before_first{900};
constexpr Time between_tiles{600};
constexpr Time between_pairs{1300};

} // namespace

std::string label_of(Chapter chapter) { return tr(lesson_of(chapter).name); }

std::string place_label(std::size_t place) {
    return platform::trcf("place", "{0} {1}", label_of(game::chapter_of(place)),
                          std::to_string(game::number_of(place)));
}

std::optional<std::size_t> place_of(const game::Game& game) {
    return game.origin.custom_board ? std::nullopt : game::place_of(game.origin.id);
}

std::string lesson_title(Chapter chapter) { return tr(lesson_of(chapter).title); }
std::string lesson_text(Chapter chapter) { return tr(lesson_of(chapter).text); }

Example example_of(Chapter chapter) {
    const Lesson& lesson = lesson_of(chapter);
    const auto read = parse_board(lesson.board);
    assert(read);
    return {read->board, lesson.gravity, lesson.moves};
}

LessonExample::LessonExample(Chapter chapter, Time now)
    : chapter_(chapter), example_(example_of(chapter)), session_(example_.board, example_.gravity),
      due_(now + before_first) {}

void LessonExample::step(Time now) {
    if (next_ == 2 * example_.moves.size()) {
        session_ = game::Session{example_.board, example_.gravity};
        next_ = 0;
        due_ = now + before_first;
        return;
    }
    const Move move = example_.moves[next_ / 2];
    const bool second = next_++ % 2 == 1;
    const auto reply = session_.act(game::Click{second ? move.b : move.a}, now);
    if (const auto* match = std::get_if<game::Matched>(&reply)) view_.animations.show_match(*match, now);
    due_ = now + (second ? between_pairs : between_tiles);
}

void LessonExample::tick(Time now, bool plays) {
    view_.animations.expire(now);
    if (plays && now >= due_) step(now);
}

std::optional<Time> LessonExample::next_change(Time now, bool plays) const {
    if (!plays) return std::nullopt;
    const auto animated = view_.animations.next_change(now, plays);
    return animated ? std::min(*animated, due_) : due_;
}

void LessonExample::draw_still(std::vector<scene::Item>& items, const ui::Rect& area, const scene::BoardStyle& look,
                               Time now) const {
    const Move move = example_.moves.front();
    game::Session session{example_.board, example_.gravity};
    session.act(game::Click{move.a}, now);
    scene::add_board(items, {}, session, area, look, now);
    const scene::BoardGeometry place{area, example_.board.size()};
    const auto line = find_link(example_.board.occupancy(), move.a, move.b);
    std::vector<ui::Point> points;
    for (const Cell cell : *line) points.push_back(place.centre(cell));
    items.emplace_back(
        scene::LineItem{.points = std::move(points),
                        .on_light = look.on_light,
                        .width = std::clamp(0.11F * static_cast<float>(place.cell_side()), 3.0F, 14.0F)});
}

void LessonExample::draw(std::vector<scene::Item>& items, const ui::Rect& area, const scene::BoardStyle& look,
                         Time now) const {
    if (look.motion)
        scene::add_board(items, view_, session_, area, look, now);
    else
        draw_still(items, area, look, now);
}

} // namespace twoturns::app
