// What App does with files, the clipboard and the store.
#include <type_traits>
#include <utility>

#include "platform/files.hpp"
#include "scene/app.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::scene {
namespace {

std::string name_of_file(const std::string& path) { return platform::name_of(platform::path_from(path).filename()); }

} // namespace

// The clipboard ---------------------------------------------------------------------------------

void App::copy_id(Time now) {
    open(Panel::none, now);
    copy_id(game_.origin.id, game_.origin.custom_board.has_value(), now);
}

void App::copy_id(const GameId& id, bool given, Time now) {
    if (given)
        return say({N_("This board has no game ID"), {}}, {N_("Save it to a file to pass it on."), {}},
                   now + note_time);
    requests_.emplace_back(CopyText{to_text(id)});
    say({N_("Game ID copied"), {}}, {N_("Pasted into the game, it gives the same board."), {}}, now + note_time);
}

void App::paste(const std::string& text, Time now) {
    if (ui_.panel == Panel::file) return ui_.file.type(text);
    if (ui_.panel == Panel::new_game && !looks_like_game_id(text)) return ui_.form.type(text);
    const auto params = checked(game_.origin.id.params); // those of a board from a file may be any
    auto id = game_id_from(text, params ? *params : DealParams{});
    if (!id) return say({N_("That text starts no game"), {}}, id.error(), {});
    open(Panel::none, now);
    start(*std::move(id), now);
}

// Files -----------------------------------------------------------------------------------------

void App::ask_file(FilePurpose purpose, Time now) {
    std::string name;
    if (purpose == FilePurpose::save_game) name = "two-turns-" + to_text(session().board().size()) + game_ending;
    if (ui_.panel == Panel::leave) { // a name of its own for each
        const std::size_t before = ui_.leaving->saved.size();
        name = "two-turns-" + to_text(ui_.leaving->unsaved.back().summary.id.params.size) +
               (before == 0 ? "" : "-" + std::to_string(before + 1)) + game_ending;
    }
    if (purpose == FilePurpose::export_history) name = "two-turns.csv";
    ui_.file = FileForm{purpose, ui_.settings.folder, name};
    open(Panel::file, now);
    requests_.emplace_back(ListFolder{ui_.file.folder()});
}

void App::press(const FilePress& press, Time now) {
    if (press.part == FilePart::path) return ui_.file.write();
    if (press.part == FilePart::entry) ui_.file.choose(static_cast<std::size_t>(press.index));
    enter_file(now);
}

void App::key_in_file(const KeyPress& key, Time now) {
    constexpr int page = 8;
    switch (key.key) {
    case Key::escape: return go_back(now);
    case Key::enter: return enter_file(now);
    case Key::down: return ui_.file.step(1);
    case Key::up: return ui_.file.step(-1);
    case Key::tab: return ui_.file.step(key.shift ? -page : page);
    case Key::backspace: return ui_.file.erase();
    default: return key_beside_text(key, now);
    }
}

void App::enter_file(Time now) {
    if (file_refused_ && now < *file_refused_ + time_to_read) return; // the second of two quick ones is no answer
    const auto what = ui_.file.enter();
    if (!what) return;
    const auto* file = std::get_if<FileForm::Use>(&*what);
    if (file == nullptr) {
        requests_.emplace_back(ListFolder{ui_.file.folder()});
        return;
    }
    switch (ui_.file.purpose()) {
    case FilePurpose::save_game: {
        const bool other = saves_before_leaving() && ui_.leaving->unsaved.back().summary.key != game_.key;
        const game::Record record = other ? ui_.leaving->unsaved.back().record : game::record_of(game_, now);
        requests_.emplace_back(WriteFile{file->path, game::to_text(record), file->replace});
        return;
    }
    case FilePurpose::open_game: requests_.emplace_back(ReadFile{file->path}); return;
    case FilePurpose::export_history:
        requests_.emplace_back(std::in_place_type<game::StoreQuestion>, game::ExportGames{file->path, file->replace});
        return;
    }
}

void App::refuse_file(const Message& why, Time now) {
    ui_.file.refuse(why);
    file_refused_ = now;
}

void App::remember_folder_of(const std::string& path) {
    ui_.settings.folder = platform::name_of(platform::path_from(path).parent_path());
}

void App::listed(const std::string& folder, const Result<std::vector<FolderEntry>>& entries) {
    ui_.file.list(folder, entries ? *entries : std::vector<FolderEntry>{});
    if (!entries) ui_.file.refuse(entries.error());
}

void App::written(const std::string& path, const std::optional<Message>& failure, Time now) {
    if (failure) return refuse_file(*failure, now);
    remember_folder_of(path);
    if (saves_before_leaving()) return saved_before_leaving(now);
    exported(path, now);
}

/// Its answer may come late, when the player is elsewhere.
void App::exported(const std::string& path, Time now) {
    remember_folder_of(path);
    if (ui_.panel == Panel::file && !saves_before_leaving()) open(Panel::none, now);
    say({N_("Saved"), {}}, {"{0}", {path}}, now + 2 * note_time);
}

void App::on(const Dropped& file, Time /*now*/) { requests_.emplace_back(ReadFile{file.path}); }

void App::opened(const std::string& path, const Result<std::string>& text, Time now) {
    const auto refuse = [&](const Message& why) {
        if (ui_.panel == Panel::file) return ui_.file.refuse(why);
        say({N_("{0} cannot be opened"), {name_of_file(path)}}, why, {});
    };
    if (!text) return refuse(text.error());
    if (!game::looks_like_record(*text)) {
        const auto board = parse_board(*text);
        if (!board) return refuse(board.error());
        const DealParams& params = game_.origin.id.params;
        remember_folder_of(path);
        return install(scene::custom_game(board->board, params.gravity, params.difficulty, chance_), now);
    }
    auto record = game::parse_record(*text);
    if (!record) return refuse(record.error());
    remember_folder_of(path);
    if (record->origin.custom_board) return take_up(*record, Deal{*record->origin.custom_board, {}}, now);
    open(Panel::none, now);
    const GameId id = record->origin.id;
    start(id, now, *std::move(record));
}

void App::take_up(const game::Record& record, const Result<Deal>& start, Time now) {
    const auto refuse = [&](const Message& why) {
        if (ui_.panel == Panel::file) return ui_.file.refuse(why);
        say({N_("This game cannot be taken up"), {}}, why, {});
    };
    if (!start) return refuse(start.error());
    auto game = game::resumed(record, *start, key_from(chance_), ++games_ << 32U);
    if (!game) return refuse(game.error());
    install(*std::move(game), now);
}

// The store -------------------------------------------------------------------------------------

void App::ask_to_forget() {
    if (!std::exchange(ui_.forget_asked, true)) return;
    forgotten_ = game_.key;
    requests_.emplace_back(std::in_place_type<game::StoreQuestion>, game::ForgetEverything{});
}

/// After everything was forgotten: as on the first day.
void App::begin_afresh(Time now) {
    const std::string folder = std::move(ui_.settings.folder);
    ui_.settings = {.fullscreen = ui_.settings.fullscreen, .folder = folder};
    if (std::exchange(forgotten_, std::nullopt).value_or(game_.key) != game_.key) return; // begun since then, it stays
    auto game = dealt({}, chance_); // in one go, so that nothing can call it off and bring the old game back
    if (game) install(*std::move(game), now);
}

void App::learn(const game::StoreNews& news, Time now) {
    std::visit(
        [&](const auto& what) {
            using What = std::decay_t<decltype(what)>;
            if constexpr (std::is_same_v<What, game::NotSaved>) {
                ui_.saved = false;
                say({N_("This game is not kept at the moment"), {}}, what.why, {});
            }
            if constexpr (std::is_same_v<What, game::SavedAgain>) {
                ui_.saved = true;
                say({N_("Kept again"), {}}, {N_("Everything up to now is safe."), {}}, now + note_time);
            }
            if constexpr (std::is_same_v<What, game::FoundOut>) say(what.what, {}, {});
            if constexpr (std::is_same_v<What, game::OpenElsewhere>) leave_to_other_window(what.game, now);
            if constexpr (std::is_same_v<What, game::AllTried>) learn_unsaved(what, now);
            if constexpr (std::is_same_v<What, game::Exported>) exported(what.path, now);
            if constexpr (std::is_same_v<What, game::Forgotten>) begin_afresh(now);
            if constexpr (std::is_same_v<What, game::GamesRead> || std::is_same_v<What, game::GameRead>)
                learn_games(what, now);
            if constexpr (std::is_same_v<What, game::NotRead>) {
                if (ui_.panel == Panel::file) return refuse_file(what.why, now);
                if (ui_.games.waits() && !wanted_) return ui_.games.refuse(what.why);
                const bool one = std::exchange(wanted_, std::nullopt).has_value();
                say({one ? N_("This game cannot be shown") : N_("The kept games cannot be read"), {}}, what.why, {});
            }
        },
        news);
}

} // namespace twoturns::scene
