#include "app/situations.hpp"

#include "app/situations/maker.hpp"

namespace twoturns::test {

Situations::Situations(ui::Canvas canvas, bool saved, int text_size)
    : canvas_(canvas), saved_(saved), text_size_(text_size) {
    play();
    tell();
    open_menus();
    open_files();
    draw();
    leave();
    begin();
    meet();
    travel();
    end_worlds();
    show_way();
    play_against();
    show_days();
    look_back();
    visit_gallery();
    race();
    count();
    show_records();
    show_decks();
    solve_problems();
    for (Situation& one : all_) one.player.point({-10, -10});
}

Player& Situations::add(const std::string& name, app::Start start) {
    start.settings.folder = "/home/someone with a long name/Documents/games of all kinds/tiles in pairs";
    start.settings.text_size = text_size_;
    all_.push_back({name, Player{std::move(start), canvas_}});
    Player& player = all_.back().player;
    if (!saved_) {
        player.app.notify(game::NotSaved{{"The disk is full.", {}}}, player.now);
        for (int i = 0; i < 2; ++i) player.click(Cell{1, 1});
    }
    return player;
}

std::vector<Situation> situations(ui::Canvas canvas, bool saved, int text_size) {
    return Situations{canvas, saved, text_size}.take();
}

} // namespace twoturns::test
