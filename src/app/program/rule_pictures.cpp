#include "app/program/rule_pictures.hpp"

#include <algorithm>
#include <cassert>
#include <utility>
#include <variant>

#include "twoturns/link.hpp"
#include "twoturns/notation.hpp"
#include "twoturns/result.hpp"

namespace twoturns::app {
namespace {

using game::Time;

constexpr Time first_click{700};
constexpr Time between_clicks{700};
constexpr Time hint_shown{1'300}; // before the first click

Board board_shown(const RulePicture& rule) {
    const auto parsed = parse_board(rule.board);
    assert(parsed);
    return parsed->board;
}

} // namespace

const std::vector<RulePicture>& rule_pictures() {
    static const std::vector<RulePicture> all{
        {.title = N_("Straight"),
         .meaning = N_("Two equal tiles go when nothing is between them."),
         .board = ". A B . .\nF . . . F\n. C D . .\n",
         .clicks = {{2, 1}, {2, 5}}},
        {.title = N_("One turn"),
         .meaning = N_("The line may turn once, around a corner."),
         .board = "F . . . .\nA B C D .\n. B D E F\n",
         .clicks = {{1, 1}, {3, 5}}},
        {.title = N_("Two turns"),
         .meaning = N_("Or twice. That is where the name comes from."),
         .board = ". F A B .\n. . . . C\nD E . F .\n",
         .clicks = {{1, 2}, {3, 4}}},
        {.title = N_("Never three"),
         .meaning = N_("Three turns are too many: the two stay."),
         .board = "F A B . C\n. D . E A\nB . . G F\n",
         .clicks = {{1, 1}, {3, 5}}},
        {.title = N_("Around the outside"),
         .meaning = N_("The line may leave the board and come back."),
         .board = "F A B C F\nD E G H A\n. . . . .\n",
         .clicks = {{1, 1}, {1, 5}}},
        {.title = N_("Stones"),
         .meaning = N_("A stone stays. The line must go around it."),
         .board = ". . . . .\nF . # # F\n. A # B .\n",
         .clicks = {{2, 1}, {2, 5}}},
        {.title = N_("Falling"),
         .meaning = N_("On some boards tiles slide into the gap."),
         .board = ". . B . .\n. C F F A\nE F G H I\n",
         .clicks = {{2, 3}, {2, 4}},
         .gravity = Gravity::down},
        {.title = N_("Stuck?"),
         .meaning = N_("A hint shows the place, then a tile, then the pair. Undo takes a move back."),
         .board = "A . . . E\nC F G F H\nI J B K L\n",
         .clicks = {{2, 2}, {2, 4}},
         .hints = true},
    };
    return all;
}

RulePlayer::RulePlayer(const RulePicture& rule) : rule_(&rule), session_(board_shown(rule), rule.gravity) {}

void RulePlayer::stop() {
    began_.reset();
    done_ = 0;
    view_ = {};
    session_ = game::Session{board_shown(*rule_), rule_->gravity};
}

void RulePlayer::start(Time now) {
    stop();
    began_ = now;
    if (!rule_->hints) return;
    if (const auto link = find_link(session_.board().occupancy(), rule_->clicks[0], rule_->clicks[1]))
        view_.animations.hint = scene::HintShown{*link, game::HintStep::pair, now};
}

Time RulePlayer::due(std::size_t click) const {
    if (click >= rule_->clicks.size()) return *began_ + loop;
    return *began_ + first_click + static_cast<Time::rep>(click) * between_clicks +
           (rule_->hints ? hint_shown : Time{0});
}

void RulePlayer::click(Time now) {
    const game::Reply reply = session_.act(game::Click{rule_->clicks[done_++]}, now);
    if (const auto* picked = std::get_if<game::Picked>(&reply)) view_.animations.show_pick(picked->cell, now);
    if (const auto* match = std::get_if<game::Matched>(&reply)) {
        view_.animations.hint.reset();
        view_.animations.show_match(*match, now);
    }
    if (const auto* blocked = std::get_if<game::Blocked>(&reply)) {
        view_.animations.shaking = scene::Shake{blocked->to, now};
        view_.animations.explained = scene::Explained{blocked->line, now};
    }
}

void RulePlayer::tick(Time now) {
    view_.animations.expire(now);
    while (began_ && now >= due(done_)) {
        if (done_ == rule_->clicks.size()) return stop();
        click(now);
    }
}

std::optional<Time> RulePlayer::next_change(Time now) const {
    if (!began_) return std::nullopt;
    const auto animated = view_.animations.next_change(now, true);
    return animated ? std::min(*animated, due(done_)) : due(done_);
}

void RulePlayer::draw(std::vector<scene::Item>& items, const ui::Rect& area, const scene::BoardStyle& style,
                      Time now) const {
    if (plays())
        scene::add_board(items, view_, session_, area, style, now);
    else
        draw_still(items, area, style, now);
}

void RulePlayer::draw_still(std::vector<scene::Item>& items, const ui::Rect& area, scene::BoardStyle style,
                            Time now) const {
    style.motion = false;
    const Cell a = rule_->clicks[0];
    const Cell b = rule_->clicks[1];
    game::Session session = session_;
    scene::BoardView view;
    const auto link = find_link(session.board().occupancy(), a, b);
    if (link && rule_->hints) {
        view.animations.hint = scene::HintShown{*link, game::HintStep::pair, now};
    } else if (link) {
        view.picks = {{a, game::Side::orange}, {b, game::Side::orange}};
    } else {
        (void)session.act(game::Click{a}, now);
        const game::Reply reply = session.act(game::Click{b}, now);
        if (const auto* blocked = std::get_if<game::Blocked>(&reply))
            view.animations.explained = scene::Explained{blocked->line, now};
    }
    scene::add_board(items, view, session, area, style, now);
    if (!link || rule_->hints) return;
    const scene::BoardGeometry place{area, session.board().size()};
    std::vector<ui::Point> points;
    for (const Cell cell : *link) points.push_back(place.centre(cell));
    const auto side = static_cast<float>(place.cell_side());
    items.emplace_back(scene::LineItem{
        .points = std::move(points), .on_light = style.on_light, .width = std::clamp(0.11F * side, 3.0F, 14.0F)});
}

} // namespace twoturns::app
