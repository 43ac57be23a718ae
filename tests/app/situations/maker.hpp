// Makes the situations, a file for each subject.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app/situations.hpp"

namespace twoturns::test {

/// The functions add situations; their order in the constructor is that of the result.
class Situations {
public:
    Situations(ui::Canvas canvas, bool saved, int text_size);
    [[nodiscard]] std::vector<Situation> take() { return std::move(all_); }

private:
    Player& add(const std::string& name, app::Start start);
    Player& add(const std::string& name, const char* board) { return add(name, start_at(board)); }

    // boards.cpp
    void play();
    /// Adds notes in the bar.
    void tell();
    void leave();
    void meet();
    /// Adds a friend's file, with its clock at the end.
    Player& add_opened(const std::string& name, const std::string& clock);
    void race();

    // menus.cpp
    void open_menus();
    void choose_keys();
    void use_hands();
    void open_files();
    void draw();

    // journey.cpp
    void begin();
    void travel();
    /// The bar of places whose names need room, and the wins that end a world or the journey.
    void end_worlds();
    void show_way();

    // contests.cpp
    /// Adds matches of two players on one board.
    void play_against();
    void show_days();

    // history.cpp
    Player& add_games(const std::string& name, const game::StoreNews& answer);
    void look_back();
    /// Adds a page with weaves after a board of six pairs was cleared many times, the weaves loaded.
    Player& add_gallery(const std::string& name, std::size_t count, ui::Key page = ui::Key::g);
    void visit_gallery();
    void count();
    void show_records();
    Player& add_records(const std::string& name, const std::vector<game::GameSummary>& games,
                        app::Start start = start_at(six_pairs));

    // decks.cpp
    void show_decks();
    void choose_fields(bool any);

    // problems.cpp
    void solve_problems();
    static void keep_problems(app::Settings& settings);

    ui::Canvas canvas_;
    bool saved_;
    int text_size_; ///< in percent; 0: usual
    std::vector<Situation> all_;
};

} // namespace twoturns::test
