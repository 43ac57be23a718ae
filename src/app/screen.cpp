#include "app/screen.hpp"

namespace twoturns::app {

std::string_view name_of(ScreenId screen) {
    switch (screen) {
    case ScreenId::board: return "none";
    case ScreenId::about: return "about";
    case ScreenId::crop: return "crop";
    case ScreenId::daily: return "daily";
    case ScreenId::decks: return "decks";
    case ScreenId::delete_data: return "delete-data";
    case ScreenId::edit_card: return "edit-card";
    case ScreenId::edit_layout: return "edit-layout";
    case ScreenId::file: return "file";
    case ScreenId::forget_learnt: return "forget-learnt";
    case ScreenId::games: return "games";
    case ScreenId::help: return "help";
    case ScreenId::import: return "import";
    case ScreenId::journey: return "journey";
    case ScreenId::learning: return "learning";
    case ScreenId::leave: return "leave";
    case ScreenId::menu: return "menu";
    case ScreenId::new_game: return "new-game";
    case ScreenId::opened_game: return "opened-game";
    case ScreenId::play_seed: return "play-seed";
    case ScreenId::quit: return "quit";
    case ScreenId::recent_files: return "recent-files";
    case ScreenId::replay: return "replay";
    case ScreenId::round_over: return "round-over";
    case ScreenId::save_layout: return "save-layout";
    case ScreenId::settings: return "settings";
    case ScreenId::show_me: return "show-me";
    case ScreenId::statistics: return "statistics";
    case ScreenId::two_players: return "two-players";
    }
    return {};
}

} // namespace twoturns::app
