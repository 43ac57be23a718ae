// Problems.
#include "app/problems/kept_problems.hpp"
#include "app/situations/maker.hpp"

namespace twoturns::test {

void Situations::solve_problems() {
    using ui::Key;
    const auto on_table = [&](const std::string& name, const ProblemId& id) -> Player& {
        Player& player = add("a problem, " + name, six_pairs);
        player.paste(to_text(id));
        player.wait(1'000);
        return player;
    };
    const auto take = [](Player& player, Move move) {
        for (const Cell cell : {move.a, move.b})
            player.click(player.app.shown(player.now).place.cell_rect(cell).centre());
    };
    {
        Player& player = add("problems", six_pairs);
        player.run(app::Command::problems);
    }
    {
        app::Start start = start_at(six_pairs);
        keep_problems(start.settings);
        Player& player = add("problems, many solved", std::move(start));
        player.run(app::Command::problems);
    }
    const ProblemId easy = ladder_problem(1, 1);
    const ProblemId hard = ladder_problem(9, 1);
    const ProblemId slides = ladder_problem(7, 2);
    on_table("easy", easy);
    on_table("hard", hard);
    on_table("tiles slide", slides);
    on_table("an easier one", *parse_problem_id("tp1.4x3.4.none.9.x"));
    for (const ProblemId& id : {easy, hard, slides}) {
        const Problem& problem = *problem_of(id);
        Player& player = on_table("lost, " + std::to_string(id.grade), id);
        take(player, problem.losing.front().move);
        player.wait(3'000);
        take(on_table("the pair, " + std::to_string(id.grade), id), problem.key());
    }
    {
        Player& player = on_table("why it loses", slides);
        take(player, problem_of(slides)->losing.front().move);
        player.key(Key::h, false, true);
        player.key(Key::end);
    }
    {
        Player& player = on_table("solved", easy);
        take(player, problem_of(easy)->key());
        for (int i = 0; i < 60; ++i) player.wait(300);
    }
    {
        Player& player = on_table("the answer shown", easy);
        player.key(Key::h, false, true);
        for (int i = 0; i < 60; ++i) player.wait(300);
    }
    {
        Player& player = add("a problem, being made", six_pairs);
        player.slow = true;
        player.paste(to_text(hard));
    }
    {
        Player& player = add("a problem that cannot be made", six_pairs);
        player.paste("tp1.3x2.6.none.5.x");
    }
}

void Situations::keep_problems(app::Settings& settings) {
    for (std::uint64_t rung = 1; rung <= 40; ++rung) {
        const int grade = 1 + static_cast<int>(rung % 9);
        app::keep_problem(settings, ladder_problem(grade, rung), grade, rung != 20, 1'700'000'000, 7);
    }
}

} // namespace twoturns::test
