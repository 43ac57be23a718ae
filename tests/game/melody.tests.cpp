#include "game/melody.hpp"
#include "support/catch.hpp"
#include "support/scale.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

// A second implementation, as slow and as literal as the design's: lists, names of phrases, remainders that are never
// negative. It shares no code with the first.
namespace slow_melody {

struct Source {
    unsigned long long state;
    unsigned long long next() {
        state += 11400714819323198485ULL;
        unsigned long long z = state;
        z = (z ^ (z / (1ULL << 30))) * 13787848793156543929ULL;
        z = (z ^ (z / (1ULL << 27))) * 10723151780598845931ULL;
        return z ^ (z / (1ULL << 31));
    }
    int below(int n) { return int(next() / (1ULL << 33) % static_cast<unsigned long long>(n)); }
};

using List = std::vector<int>;
int at(const List& list, int i) { return list[std::size_t(i < 0 ? int(list.size()) + i : i)]; }
int& at(List& list, int i) { return list[std::size_t(i < 0 ? int(list.size()) + i : i)]; }
List part(const List& list, int from, int to) { return {list.begin() + from, list.begin() + to}; }

bool chord(int i) {
    while (i < 0) i += 5;
    return std::set<int>{0, 2, 3}.count(i % 5) > 0;
}

std::pair<List, int> motif(Source& source, char letter) {
    std::map<char, List> firsts{{'A', {0, 2, 3, 5}}, {'B', {3, 5, 4, 2}}, {'C', {0, -2, 2, -1}}};
    List urn; // one ball a weight
    for (const auto& [step, weight] :
         std::vector<std::pair<int, int>>{{-1, 5}, {1, 5}, {0, 1}, {2, 4}, {-2, 3}, {3, 2}, {-3, 2}, {4, 1}})
        urn.insert(urn.end(), std::size_t(weight), step);
    int i = at(firsts[letter], source.below(4));
    List list{i};
    int last = 0;
    while (list.size() < 9) {
        int step = at(urn, source.below(int(urn.size())));
        if (last >= 2 || last <= -2) {
            const int size = source.below(3) == 2 ? 2 : 1;
            step = last > 0 ? -size : size;
        }
        if (step == 0 && (last == 0 || list.size() == 4 || list.size() == 8)) step = 1;
        const int low = letter == 'B' ? 0 : -2;
        if (i + step < low || i + step > low + 8) step *= -1;
        i += step;
        list.push_back(i);
        last = step;
    }
    return {list, source.below(6)};
}

using Note = std::tuple<int, int, int, int, int, int>; // step, length, level, bass or 99, phrase, left

std::vector<Note> melody(const std::string& id, int pairs) {
    const std::vector<std::string> order{"A", "A'", "B", "A\"", "C", "C'", "B'", "A'"};
    std::map<std::string, int> ends{{"A", 3}, {"A'", 0}, {"B", 1},  {"A\"", 0},
                                    {"C", 3}, {"C'", 2}, {"B'", 3}, {"A*", 0}};
    std::map<char, List> roots{{'A', {0, 0}}, {'B', {3, 1}}, {'C', {4, 3}}};
    const std::vector<std::string> rhythms{"21122114", "31223124", "11221124", "22112134", "42211224", "12122214"};
    Source source{twoturns::game::melody_seed(id)};
    source.below(5);
    std::map<char, std::pair<List, int>> motifs;
    for (const char letter : {'A', 'B', 'C'}) motifs[letter] = motif(source, letter);
    const int n = pairs < 12 ? 1 : (pairs + 4) / 8;
    std::vector<Note> notes;
    for (int p = 0; p < n; ++p) {
        const std::string name = p == n - 1 ? "A*" : order[std::size_t(p % 8)];
        const int size = pairs / n + (p < pairs % n ? 1 : 0);
        List m = motifs[name[0]].first;
        if (name.substr(1) == "'") {
            const int way = source.below(3);
            List other = part(m, 0, 4);
            if (way == 2) std::reverse(other.begin(), other.end());
            for (int i = 4; i < 9; ++i) other.push_back(way == 1 ? at(m, 4) + at(m, 4) - at(m, i) : at(m, i));
            if (way == 0)
                for (int& step : other) step += 1;
            m = other;
        }
        if (name.substr(1) == "\"") m = {m[0], m[1], m[3], m[2], m[4], m[5] + 1, m[6], m[7], m[8]};
        while (int(m.size()) < size) m.push_back(at(m, -4));
        m = part(m, 0, size);
        for (int q = 0; q < size; ++q)
            if (q % 4 == 0 && !chord(at(m, q))) at(m, q) = chord(at(m, q) - 1) ? at(m, q) - 1 : at(m, q) + 1;
        for (int q = 1; q < size - 3; ++q) {
            const bool rises = at(m, q - 1) <= at(m, q + 1);
            const bool same = at(m, q) == at(m, q - 1);
            if (same && (q == 1 || q % 4 == 0 || at(m, q - 1) == at(m, q - 2))) at(m, q) += rises ? 1 : -1;
            if (q > 2 && at(m, q) == at(m, q - 2) && at(m, q - 1) == at(m, q - 3))
                at(m, q) = at(m, q - 1) < at(m, q) ? at(m, q - 1) + 2 : at(m, q - 1) - 2;
        }
        int t = ends[name];
        if (name != "A*" && size > 3 && at(m, -4) >= 5 && t < 2) t += 5;
        List end{t + 1, t - 1, t};
        if (name == "A*")
            end = std::vector<List>{{2, 1, 0}, {3, 1, 0}, {1, -1, 0}}[std::size_t(source.below(3))];
        else if (size < 4 || at(m, -4) > t)
            end = {t + 2, t + 1, t};
        else if (at(m, -4) < t - 1)
            end = {t - 2, t - 1, t};
        for (int i = 1; i <= 3 && i <= size; ++i) at(m, -i) = at(end, -i);
        if (size > 3 && at(m, -4) == at(m, -3)) at(m, -4) += at(m, -3) >= at(m, -2) ? 1 : -1;
        for (int q = 0; q < size; ++q) {
            const double arch = 3 * (1 - std::abs(q - .6 * size) / (.6 * size)) - 3;
            const double beat = q % 4 == 0 ? 0 : q % 2 == 0 ? -1.5 : -2.5;
            const int length =
                q == size - 1 ? 4 : rhythms[std::size_t(motifs[name[0]].second)][std::size_t(q % 8)] - '0';
            const int bass = q == 0 ? roots[name[0]][0] - 5 : q == 4 ? roots[name[0]][1] - 5 : 99;
            notes.emplace_back(std::min(9, std::max(-3, at(m, q))), length, int(100 * (arch + beat) - 1e-9), bass, p,
                               size - 1 - q);
        }
    }
    return notes;
}

} // namespace slow_melody

namespace twoturns::game {
namespace {

std::string id_of(int n) { return "tt2.18x8.36.none.any.full.3.melody-" + std::to_string(n); }

std::vector<int> steps_of(const std::vector<MelodyNote>& notes) {
    std::vector<int> steps;
    for (const MelodyNote& note : notes) steps.push_back(note.step);
    return steps;
}

TEST_CASE("the melody of a known game is the one of the design") {
    const std::string id = "tt1.18x8.36.none.full.0.lantern";
    CHECK(melody_seed(id) == 0x17A2A12C6D820351U);
    CHECK(melody_key(id) == -3);
    const auto notes = melody(id, 72);
    REQUIRE(notes.size() == 72);
    auto steps = steps_of(notes);
    steps.resize(16);
    CHECK(steps == std::vector<int>{3, 5, 4, 5, 3, 4, 2, 3, 3, 5, 4, 5, 6, 7, 6, 5});
    std::vector<int> lengths;
    for (std::size_t i = 0; i < 8; ++i) lengths.push_back(notes[i].length);
    CHECK(lengths == std::vector<int>{2, 2, 1, 1, 2, 1, 3, 4});
}

TEST_CASE("a second implementation makes the same melodies") {
    for (int n = 0; n < scaled(400); ++n) {
        const int pairs = n < 200 ? n + 1 : 72;
        const auto expected = slow_melody::melody(id_of(n), pairs);
        const auto notes = melody(id_of(n), pairs);
        REQUIRE(notes.size() == expected.size());
        for (std::size_t i = 0; i < notes.size(); ++i) {
            INFO(id_of(n) << ", " << pairs << " pairs, note " << i);
            const auto& note = notes[i];
            const auto& [step, length, level, bass, phrase, left] = expected[i];
            CHECK(std::tuple(note.step, note.length, note.bass.value_or(99), note.phrase, note.left) ==
                  std::tuple(step, length, bass, phrase, left));
            CHECK(std::abs(note.level - level) <= 1);
        }
    }
}

TEST_CASE("every melody stays in its range and ends on the tonic") {
    for (int n = 0; n < scaled(2000); ++n) {
        const int pairs = 1 + n % 300;
        const auto notes = melody(id_of(n), pairs);
        REQUIRE(notes.size() == static_cast<std::size_t>(pairs));
        REQUIRE(notes.back().step == 0);
        for (std::size_t i = 0; i < notes.size(); ++i) {
            REQUIRE((notes[i].step >= -3 && notes[i].step <= 9));
            REQUIRE((notes[i].length >= 1 && notes[i].length <= 4));
            REQUIRE((notes[i].level <= 0 && notes[i].level >= -550));
            REQUIRE(notes[i].last == (i + 1 == notes.size()));
            const int reached = reached_step(notes[i], static_cast<int>(i % 30));
            REQUIRE((reached >= notes[i].step && reached <= std::max(9, notes[i].step)));
            if (notes[i].left < 2) REQUIRE(reached == notes[i].step);
        }
    }
}

TEST_CASE("melodies differ, and rarely repeat a note") {
    std::set<std::vector<int>> melodies;
    int repeats = 0;
    int thirds = 0;
    const int games = scaled(10'000);
    for (int n = 0; n < games; ++n) {
        const auto steps = steps_of(melody(id_of(n), 72));
        melodies.insert(steps);
        for (std::size_t i = 1; i < steps.size(); ++i) {
            if (steps[i] != steps[i - 1]) continue;
            ++repeats;
            if (i > 1 && steps[i - 1] == steps[i - 2]) ++thirds;
        }
    }
    CHECK(static_cast<int>(melodies.size()) >= games - 10);
    CHECK(repeats < games * 71 * 6 / 100);
    CHECK(thirds < games * 71 / 100);
}

TEST_CASE("a melody without pairs is empty") {
    CHECK(melody("tt1.18x8.36.none.full.0.lantern", 0).empty());
    CHECK(melody("", -5).empty());
    CHECK(melody("", 1).size() == 1);
    CHECK(melody("", 1).front().last);
}

} // namespace
} // namespace twoturns::game
