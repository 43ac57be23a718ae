#include "app/board/race.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <memory>
#include <utility>

#include "app/bar.hpp"
#include "platform/files.hpp"
#include "platform/translation.hpp"
#include "twoturns/notation.hpp"
#include "ui/utf8.hpp"

namespace twoturns::app {
namespace {

using game::Time;
using platform::tr;
using platform::trf;
using platform::trn;

/// Formats a lead in time: "0.4 s", "0:12".
std::string lead_text(Time lead) {
    const Time apart = std::chrono::abs(lead);
    // TRANSLATORS: seconds, such as 0.4 s.
    return apart < std::chrono::seconds{10} ? trf(N_("{0} s"), seconds_text(apart)) : clock_text(apart);
}

/// Shortens a name so that sentences with the name fit the smallest window.
std::string shortened(std::string name) {
    constexpr std::size_t most_bytes = 24;
    if (name.size() <= most_bytes) return name;
    name.resize(ui::character_begin(name, most_bytes - 1));
    return name + "…";
}

std::string signed_text(int pairs) {
    if (pairs == 0) return "=";
    return (pairs > 0 ? "+" : "−") + std::to_string(std::abs(pairs));
}

} // namespace

Runner own_run(game::GameKey key, game::Date played, const LocalTime& local_time) {
    return {.key = key, .day = played == 0 ? std::nullopt : std::optional{local_day(played, local_time)}};
}

std::string label_of(const Runner& runner) {
    if (!runner.path.empty()) return shortened(one_line(platform::name_of(platform::path_from(runner.path).stem())));
    // TRANSLATORS: the run of another player, who sent it and of whom nothing is known. It stands alone, or before a
    // colon.
    if (!runner.word.empty()) return platform::trc("another player", "Their run");
    // TRANSLATORS: {0} is a date such as 22 November 2026. It stands alone, or before a colon.
    return runner.day ? trf(N_("Your run of {0}"), long_day(*runner.day)) : tr(N_("Your run"));
}

std::string run_text(const game::Ghost& ghost) {
    const std::string time = clock_text(ghost.end());
    // TRANSLATORS: {0} is a time such as 1:15.
    if (ghost.finished()) return trf(N_("Cleared in {0}."), time);
    // TRANSLATORS: {1} pairs were found, of {0} on the board; {2} is a time such as 1:15.
    return trn("{1} of {0} pair in {2}, not cleared.", "{1} of {0} pairs in {2}, not cleared.", ghost.pairs,
               {std::to_string(ghost.taken()), time});
}

Effects race_against(const game::Record& record, Deal start, Runner runner, const Context& context) {
    const auto refuse = [&](const Message& why) {
        return Effects{say({N_("This game cannot be raced")}, why, context.now + 2 * note_time)};
    };
    auto ghost = game::ghost_of(record, start.board);
    if (!ghost) return refuse(ghost.error());
    if (ghost->taken() == 0) return refuse({N_("At its end all of its pairs are there.")});
    return {StartRace{
        std::make_shared<const Race>(Race{record.origin, std::move(start), *std::move(ghost), std::move(runner)})}};
}

// View ----------------------------------------------------------------------------------------------------

ui::Element RaceView::figure() const {
    const int lead = game::lead_over(race.ghost, own, elapsed).pairs;
    ui::Element value = ui::title(signed_text(lead), 17).explained(words());
    if (lead > 0) std::get<ui::Label>(value.what).tone = ui::Tone::gold;
    const int pairs = std::abs(lead);
    const std::string meaning = !race.runner.is_own() ? label_of(race.runner)
                                // TRANSLATORS: below an equals sign; little room.
                                : lead == 0 ? tr(N_("level with your run"))
                                // TRANSLATORS: below a number with its sign, such as +3; little room.
                                : lead > 0 ? trn("pair ahead of your run", "pairs ahead of your run", pairs)
                                           // TRANSLATORS: below a number with its sign, such as −3; little room.
                                           : trn("pair behind your run", "pairs behind your run", pairs);
    return ui::column({std::move(value), ui::label(meaning, 13, ui::Tone::muted)}, 0).at_most(190);
}

std::string RaceView::words() const {
    const game::Lead now = game::lead_over(race.ghost, own, elapsed);
    const std::string name = label_of(race.runner);
    const int pairs = std::abs(now.pairs);
    // TRANSLATORS: {0} is the name of who played the other game, or "Your run of 22 November 2026".
    std::string text = now.pairs == 0 ? trf(N_("{0}: level."), name)
                       // TRANSLATORS: {1} is the name of who played the other game, or "Your run of 22 November 2026".
                       : now.pairs > 0
                           ? trn("{1}: you are {0} pair ahead.", "{1}: you are {0} pairs ahead.", pairs, {name})
                           : trn("{1}: you are {0} pair behind.", "{1}: you are {0} pairs behind.", pairs, {name});
    const auto and_then = [&](const std::string& more) {
        // TRANSLATORS: two whole sentences, one after the other.
        text = platform::trcf("two sentences", "{0} {1}", text, more);
    };
    if (now.time && now.time->count() != 0) {
        const std::string pair = std::to_string(std::min(own.all().size(), race.ghost.times.all().size()));
        // TRANSLATORS: {0} is a number, {1} a time such as 1:15 or 0.4 s.
        and_then(now.time->count() > 0 ? trf(N_("Pair {0} was {1} earlier."), pair, lead_text(*now.time))
                                       : trf(N_("Pair {0} was {1} later."), pair, lead_text(*now.time)));
    }
    if (!race.ghost.next_pair(elapsed)) and_then(run_text(race.ghost));
    return text;
}

std::string RaceView::outcome() const {
    const game::Lead end = game::lead_over(race.ghost, own, elapsed);
    const std::string name = label_of(race.runner);
    const Time lead = end.time.value_or(Time{0});
    if (!race.ghost.finished()) {
        const std::string pair = std::to_string(race.ghost.taken());
        return lead.count() >= 0
                   // TRANSLATORS: {1} is the name of who played the other game, {0} a time such as 1:15 or 0.4 s.
                   ? trf(N_("{1}: {0} ahead at pair {2}, where that run ends."), lead_text(lead), name, pair)
                   : trf(N_("{1}: {0} behind at pair {2}, where that run ends."), lead_text(lead), name, pair);
    }
    // TRANSLATORS: {0} is the name of who played the other game, or "Your run of 22 November 2026".
    if (lead.count() == 0) return trf(N_("{0}: just as quick."), name);
    // TRANSLATORS: {1} is the name of who played the other game, {0} a time such as 1:15 or 0.4 s.
    return lead.count() > 0
               ? trf(N_("{1}: you are first, {0} ahead."), lead_text(lead), name)
               // TRANSLATORS: {1} is the name of who played the other game, {0} a time such as 1:15 or 0.4 s.
               : trf(N_("{1}: you are second, {0} behind."), lead_text(lead), name);
}

float RaceView::place_of(int pairs) const {
    const auto& times = race.ghost.times.all();
    if (pairs <= 0) return 0;
    const std::size_t last = std::min(static_cast<std::size_t>(pairs), times.size()) - 1;
    return static_cast<float>(times[last].count()) /
           static_cast<float>(std::max<std::int64_t>(1, times.back().count()));
}

void RaceView::draw_bar(std::vector<scene::Item>& items, const ui::Rect& rect, const ui::Style& style) const {
    const auto box = [&](const ui::Rect& where, ui::Colour fill, float radius = 0) {
        items.emplace_back(ui::BoxItem{.rect = where, .radius = radius, .fill = fill});
    };
    const float lane = std::floor(rect.h / 2);
    const auto at = [&](int pairs) { return std::floor(rect.w * place_of(pairs)); };
    const int gone = race.ghost.times.gone(elapsed);
    const float mine = at(static_cast<int>(own.all().size()));
    const float its = at(gone);
    box(rect, style.theme.field);
    if (mine > 0) box({rect.x, rect.y, mine, lane}, style.theme.gold);
    if (its > 0) box({rect.x, rect.y + lane, its, rect.h - lane}, style.theme.muted);
    const float thin = std::max(1.0F, style.units(1));
    float last = -1;
    for (int pair = 1; pair <= race.ghost.taken(); ++pair) {
        const float x = std::min(at(pair), rect.w - thin);
        if (x - last < 2 * thin && pair > 1) continue; // the two marks would merge
        last = x;
        box({rect.x + x, rect.y + lane, thin, rect.h - lane}, pair <= gone ? style.theme.bar : style.theme.muted);
    }
    const float head = style.units(4);
    box({std::clamp(rect.x + mine - head / 2, rect.x, std::max(rect.x, rect.right() - head)), rect.y, head, rect.h},
        style.theme.text, head / 2);
}

} // namespace twoturns::app
