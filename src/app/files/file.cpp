// Asks for a file: in the system's dialog if there is one; otherwise by path in a text field, with a list of the
// folder's files and one button.
#include <algorithm>
#include <utility>
#include <vector>

#include "app/date_text.hpp"
#include "app/decks/deck_list.hpp"
#include "app/files/file_form.hpp"
#include "app/screens.hpp"
#include "decks/decks.hpp"
#include "platform/translation.hpp"
#include "scene/weave_svg.hpp"
#include "twoturns/notation.hpp"
#include "ui/overloaded.hpp"

namespace twoturns::app {
namespace {

using platform::tr;

std::string title_of(FilePurpose purpose) {
    switch (purpose) {
    case FilePurpose::save_game: return tr(N_("Save this game"));
    case FilePurpose::open_game: return tr(N_("Open a game or a board"));
    case FilePurpose::add_pictures: return tr(N_("Pictures or cards to play with"));
    case FilePurpose::export_history: return tr(N_("Export the history (.csv or .json)"));
    case FilePurpose::save_everything: return tr(N_("Save everything to a file"));
    case FilePurpose::take_everything: return tr(N_("Take everything from a file"));
    case FilePurpose::save_picture: return tr(N_("Save the weave (.png or .svg)"));
    case FilePurpose::save_layout: return tr(N_("Save the layout (.txt)"));
    case FilePurpose::export_deck:
    case FilePurpose::export_deck_folder: return tr(N_("Export the deck"));
    }
    return {};
}

class FileScreen final : public Screen {
public:
    /// `content` is the content to save; `unsaved` is the key of a game that could not be saved in another way.
    FileScreen(FileForm form, std::string content, game::GameKey unsaved)
        : form_(std::move(form)), content_(std::move(content)), unsaved_(unsaved) {}
    /// Saves a picture as a drawing or in pixels, depending on the ending of the name.
    FileScreen(FileForm form, std::string drawing, WritePicture picture)
        : form_(std::move(form)), content_(std::move(drawing)), picture_(std::move(picture)) {}

    [[nodiscard]] ScreenTraits traits() const override { return {.name = "file"}; }

    [[nodiscard]] View view(const Context& context) const override {
        if (stage_ != Stage::panel && context.now < since_ + seen_after) return {.kind = View::Kind::hidden};
        return stage_ == Stage::dialog ? waiting_view(context) : panel_view(context);
    }

    [[nodiscard]] std::optional<game::Time> next_change(const Context& context) const override {
        const game::Time seen = since_ + seen_after;
        return stage_ != Stage::panel && context.now < seen ? std::optional{seen} : std::nullopt;
    }

    Effects opened(const Context& context) override {
        if (!context.files.dialogs) return list_again();
        go_to(Stage::dialog, context);
        return {Ask{dialog()}};
    }

    Effects on(const ui::Event& event, const Context& context) override {
        using namespace ui;
        return std::visit(overloaded{
                              [&](const Edited& edited) {
                                  const std::string folder = form_.folder();
                                  form_.write(edited.text);
                                  forget_answer();
                                  selected_ = none;
                                  return folder == form_.folder() ? Effects{} : list_again();
                              },
                              [&](const Changed& changed) {
                                  if (part_of<Part>(changed.id) == Part::shape) return shape_deck(changed.value == 1);
                                  selected_ = static_cast<std::size_t>(changed.value);
                                  forget_answer();
                                  if (selected_ < form_.entries().size() && !form_.entries()[selected_].is_folder)
                                      form_.choose(selected_);
                                  return Effects{};
                              },
                              [&](const Pressed& pressed) {
                                  if (part_of<Part>(pressed.id) == Part::entry)
                                      return open_entry(pressed.id.index, context);
                                  if (part_of<Part>(pressed.id) == Part::here) return choose_here();
                                  return enter(context);
                              },
                              [&](const Submitted&) { return enter(context); },
                              [](const auto& /*not for this screen*/) { return Effects{}; },
                          },
                          event);
    }

    Effects on(const Response& response, const Context& context) override {
        if (const auto* listed = std::get_if<FolderListed>(&response)) {
            form_.list(listed->folder, listed->entries ? *listed->entries : std::vector<platform::FolderEntry>{});
            selected_ = none;
            if (!listed->entries) error_ = listed->entries.error();
            return {};
        }
        if (const auto* chosen = std::get_if<FileChosen>(&response)) return take_chosen(*chosen, context);
        if (const auto* read = std::get_if<FileRead>(&response)) return take_read(*read, context);
        if (const auto* written = std::get_if<FileWritten>(&response)) return take_written(*written, context);
        if (const auto* all = std::get_if<EverythingUnpacked>(&response)) {
            if (!all->everything) return refuse(all->everything.error(), context);
            return {Ask{game::StoreRequest{game::TakeIn{all->everything->store, all->everything->folder}}}};
        }
        if (const auto* news = std::get_if<game::StoreNews>(&response)) {
            if (std::holds_alternative<game::Exported>(*news)) return take_written({form_.path(), {}}, context);
            if (const auto* all = std::get_if<game::EverythingRead>(news))
                return {Ask{PackEverything{form_.path(), all->content, replace_}}};
            if (const auto* taken = std::get_if<game::TakenIn>(news)) return take_in(*taken, context);
            if (const auto* failed = std::get_if<game::NotRead>(news))
                return take_written({form_.path(), failed->why}, context);
        }
        return {};
    }

    std::optional<Effects> run(Command command, const Context& context) override {
        // Ignores the key that opened this screen, because a second quick press would close the screen again.
        const bool leaves = command == Command::back || command == Command::quit;
        if (!leaves && stage_ == Stage::dialog && context.now < since_ + seen_after) return Effects{};
        return std::nullopt;
    }

    Effects on(const News& news, const Context& /*context*/) override {
        return std::holds_alternative<FileBecameDeck>(news) ? Effects{CloseScreen{}} : Effects{};
    }

private:
    /// Where the player makes the choice.
    enum class Stage : std::uint8_t {
        panel,
        dialog, ///< in the system's dialog, which is open
        chosen, ///< in the system's dialog; the chosen file is being read or written
    };
    enum class Part : std::uint8_t {
        path,
        entry,
        enter,
        shape, // file or folder, when saving a deck
        here,  // switches from the system's dialog to this panel
    };
    static constexpr float row_height = 30;
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    [[nodiscard]] View panel_view(const Context& context) const {
        const bool adds = form_.purpose() == FilePurpose::add_pictures;
        const bool open = form_.chooses();
        std::vector<ui::Element> parts;
        if (exports_deck()) parts.push_back(deck_shape());
        parts.push_back(ui::widget(ui::id_of(Part::path), ui::TextField{form_.path(), {}, most_path_bytes}));
        parts.push_back(list().high((context.height() < 600 ? 6 : 8) * row_height).shrinking());
        std::vector<ui::Element> foot;
        foot.push_back(ui::paragraph(foot_text(), 13, error_ ? ui::Tone::normal : ui::Tone::muted, 5).growing());
        foot.push_back(
            ui::widget(ui::id_of(Part::enter), ui::Button{.words = adds       ? platform::trc("button", "Add")
                                                                   : open     ? platform::trc("button", "Open")
                                                                   : replace_ ? platform::trc("button", "Replace")
                                                                              : platform::trc("button", "Save"),
                                                          .icon = open ? "open" : "save",
                                                          .key = platform::trc("key", "Enter"),
                                                          .style = ui::Button::Style::primary,
                                                          .enabled = !waits_}));
        parts.push_back(ui::row(std::move(foot), 12));
        return {.title = title_of(form_.purpose()),
                .width = 620,
                .content = ui::column(std::move(parts), 8),
                .focus = ui::id_of(Part::path)};
    }

    /// Makes the view behind the system's dialog, which may be slow or hidden behind other windows.
    [[nodiscard]] View waiting_view(const Context& context) const {
        std::vector<ui::Element> parts;
        parts.push_back(ui::paragraph(tr(N_("A window of the system asks for the file.")), 15, ui::Tone::muted));
        if (!context.files.last) // a web page shows none of the player's folders
            parts.push_back(
                command_button(Command::back, ui::Button::Style::row, true, platform::trc("button", "Cancel")));
        else
            parts.push_back(ui::widget(ui::id_of(Part::here),
                                       ui::Button{.words = exports_deck() ? tr(N_("Choose here, a file or a folder"))
                                                                          : tr(N_("Choose here instead")),
                                                  .icon = "folder",
                                                  .style = ui::Button::Style::row}));
        return {.title = title_of(form_.purpose()),
                .content = ui::column(std::move(parts), 4),
                .focus = ui::id_of(Part::here)};
    }

    [[nodiscard]] ChooseFile dialog() const {
        using Way = ChooseFile::Way;
        const bool adds = form_.purpose() == FilePurpose::add_pictures;
        const bool opens = form_.chooses();
        return {.way = adds    ? Way::open_with_others
                       : opens ? Way::open
                               : Way::save,
                .title = title_of(form_.purpose()),
                .button = adds    ? platform::trc("button", "Add")
                          : opens ? platform::trc("button", "Open")
                                  : platform::trc("button", "Save"),
                .folder = form_.folder(),
                .name = form_.name(),
                .kinds = form_.kinds()};
    }

    void go_to(Stage stage, const Context& context) {
        stage_ = stage;
        since_ = context.now;
    }

    Effects show_panel() {
        stage_ = Stage::panel;
        return {Ask{ListFolder{form_.folder()}}, Focus{ui::id_of(Part::path)}};
    }

    /// Switches to this panel. The dialog's answer is ignored from now on.
    Effects choose_here() {
        Effects effects{CancelAsked{}};
        append(effects, show_panel());
        return effects;
    }

    Effects take_chosen(const FileChosen& response, const Context& context) {
        if (stage_ != Stage::dialog) return {};
        if (response.outcome == FileChosen::Outcome::cancelled) return {CloseScreen{}};
        if (response.outcome == FileChosen::Outcome::no_dialog) return show_panel();
        go_to(Stage::chosen, context);
        form_.write(response.path);
        if (form_.purpose() == FilePurpose::add_pictures && !form_.has_usual_ending())
            return refuse({N_("This is no picture, and no file of cards.")}, context);
        // The system asked for confirmation before it returned an existing file. If an ending is added below, the file
        // is another one.
        if (const auto done = form_.complete(); !done) return refuse(done.error(), context);
        replace_ = form_.path() == response.path;
        return enter(context);
    }

    [[nodiscard]] bool exports_deck() const {
        return form_.purpose() == FilePurpose::export_deck || form_.purpose() == FilePurpose::export_deck_folder;
    }
    [[nodiscard]] ui::Element deck_shape() const {
        ui::Choice choice{.options = {{.words = tr(N_("One file, to be sent"))}, {.words = tr(N_("A folder"))}},
                          .selected = form_.purpose() == FilePurpose::export_deck ? 0U : 1U,
                          .columns = 0};
        return ui::widget(ui::id_of(Part::shape), std::move(choice));
    }
    /// Switches between file and folder; keeps the name, with or without its ending.
    Effects shape_deck(bool folder) {
        const std::string ending = form_.ending() == decks::deck_ending ? decks::deck_ending : "";
        std::string path = form_.path().substr(0, form_.path().size() - ending.size());
        form_ = FileForm{folder ? FilePurpose::export_deck_folder : FilePurpose::export_deck, form_.folder(), ""};
        form_.write(folder ? std::move(path) : path + decks::deck_ending);
        forget_answer();
        selected_ = none;
        return list_again();
    }

    [[nodiscard]] ui::Element list() const {
        const auto& entries = form_.entries();
        ui::List list{.count = entries.size(), .row_height = row_height, .selected = selected_};
        list.row = [&entries](std::size_t i) {
            const bool parent = FileForm::is_parent(entries[i]);
            ui::Element icon;
            icon.what = ui::Icon{entries[i].is_folder ? "folder" : "file", 18, ui::Tone::muted};
            return ui::row({std::move(icon),
                            ui::label(parent ? tr(N_("Parent folder")) : one_line(entries[i].name), 14).growing()},
                           10)
                .pad(10, 0);
        };
        list.name = [&entries](std::size_t i) { return entries[i].name; };
        return ui::widget(ui::id_of(Part::entry), std::move(list));
    }

    [[nodiscard]] std::string foot_text() const {
        if (error_) return tr(*error_);
        const auto& entries = form_.entries();
        if (form_.purpose() == FilePurpose::add_pictures) return pictures_text();
        if (form_.purpose() == FilePurpose::save_everything)
            return tr(N_("Games, settings, learnt cards, imported decks and drawn layouts, to be taken from the file "
                         "on another computer or in a browser. Pictures elsewhere on the disk stay there."));
        if (form_.purpose() == FilePurpose::take_everything)
            return tr(N_("Nothing that is here is lost: games of the file come beside yours, and settings that you "
                         "have changed here stay."));
        if (exports_deck())
            return tr(N_("Pictures are written as small as tiles need, without place and time they were taken."));
        const bool any =
            std::any_of(entries.begin(), entries.end(), [](const auto& entry) { return !entry.is_folder; });
        if (form_.purpose() == FilePurpose::open_game && !any && form_.listed() == form_.folder())
            return tr(N_("No game and no board is in this folder."));
        return {};
    }

    /// Returns a sentence with the number of pictures in the folder that would be added.
    [[nodiscard]] std::string pictures_text() const {
        const bool other_file = decks::import_choice(form_.path()).has_value();
        if (form_.listed() != form_.folder() || other_file) return {};
        const auto& entries = form_.entries();
        const auto count = std::count_if(entries.begin(), entries.end(), [](const auto& entry) {
            return !entry.is_folder && decks::is_picture_name(entry.name);
        });
        if (count == 0) return tr(N_("No picture is in this folder."));
        return platform::trn("{0} picture is in this folder; it stays where it is.",
                             "{0} pictures are in this folder; they stay where they are.", static_cast<int>(count));
    }

    void forget_answer() {
        error_.reset();
        replace_ = false;
    }

    Effects list_again() { return {Ask{ListFolder{form_.folder()}}}; }

    Effects refuse(const Message& why, const Context& context) {
        error_ = why;
        refused_ = context.now;
        waits_ = false;
        if (stage_ == Stage::panel) return {};
        if (context.files.last) return show_panel();
        return {CloseScreen{}, Say{{why, {}, context.now + 2 * note_time}}};
    }

    Effects open_entry(std::size_t index, const Context& context) {
        if (index >= form_.entries().size()) return {};
        const bool folder = form_.entries()[index].is_folder;
        form_.choose(index);
        forget_answer();
        if (folder) return list_again();
        return form_.chooses() ? enter(context) : Effects{};
    }

    Effects enter(const Context& context) {
        if (waits_ || (refused_ && context.now < *refused_ + time_to_read)) return {}; // the second of two presses
        if (selected_ < form_.entries().size() && form_.entries()[selected_].is_folder)
            return open_entry(selected_, context);
        if (form_.enter_named_folder()) {
            forget_answer();
            return list_again();
        }
        if (const auto done = form_.complete(); !done) return refuse(done.error(), context);
        const bool reads = form_.purpose() == FilePurpose::open_game || form_.purpose() == FilePurpose::add_pictures;
        if (reads && decks::import_choice(form_.path())) {
            Effects effects{remembered_folder(context)};
            if (!context.files.last)
                effects.emplace_back(CloseScreen{});
            else if (stage_ != Stage::panel)
                append(effects, show_panel()); // the import may return to the panel
            effects.emplace_back(OpenScreen{screens::import_cards(form_.path())});
            return effects;
        }
        waits_ = true;
        switch (form_.purpose()) {
        case FilePurpose::save_game:
        case FilePurpose::save_layout: return {Ask{WriteFile{form_.path(), content_, replace_}}};
        case FilePurpose::save_picture:
            if (form_.ending() == drawing_ending) return {Ask{WriteFile{form_.path(), content_, replace_}}};
            return {Ask{WritePicture{form_.path(), picture_.weave, picture_.caption, replace_, picture_.wallpaper}}};
        case FilePurpose::open_game: return {Ask{ReadFile{form_.path()}}};
        case FilePurpose::add_pictures: return add(context);
        case FilePurpose::export_deck: return {Ask{WriteDeck{form_.path(), false, replace_}}};
        case FilePurpose::export_deck_folder: return {Ask{WriteDeck{form_.path(), true}}};
        case FilePurpose::save_everything: return {Ask{game::StoreRequest{game::ReadEverything{}}}};
        case FilePurpose::take_everything: return {Ask{UnpackEverything{form_.path()}}};
        case FilePurpose::export_history: return {Ask{game::StoreRequest{game::ExportGames{form_.path(), replace_}}}};
        }
        return {};
    }

    [[nodiscard]] Effects add(const Context& context) const {
        Settings settings = context.settings;
        if (context.files.last) settings.folder = form_.folder();
        settings.deck = form_.folder();
        return {ChangeSettings{std::move(settings)}, CloseScreen{}};
    }

    Effects take_written(const FileWritten& written, const Context& context) {
        if (!written.done) {
            replace_ = written.done.error().id == platform::there_already; // a second press confirms overwriting
            return refuse(written.done.error(), context);
        }
        const std::string path = form_.path();
        Effects effects =
            screens::file_used(FileUsed::How::written, path, form_.purpose() == FilePurpose::save_game, context);
        effects.emplace_back(CloseScreen{});
        if (unsaved_ != 0) effects.emplace_back(Tell{SavedToFile{unsaved_}});
        const std::string name = one_line(context.files.last ? written.path : form_.name());
        // TRANSLATORS: a notice; what was saved stands in the line below.
        effects.emplace_back(say({N_("Saved")}, {"{0}", {name}}, context.now + 2 * note_time));
        return effects;
    }

    Effects take_in(const game::TakenIn& taken, const Context& context) {
        Settings settings = settings_from(taken.preferences);
        settings.fullscreen = context.settings.fullscreen;
        settings.folder = context.files.last ? form_.folder() : context.settings.folder;
        const auto games = static_cast<int>(taken.games);
        return {ChangeSettings{std::move(settings)}, CloseScreen{},
                say({"{0}",
                     {platform::trn("{0} game was taken from the file", "{0} games were taken from the file", games)}},
                    {N_("They are among your games; what was here has stayed.")}, context.now + 3 * note_time)};
    }

    Effects take_read(const FileRead& file, const Context& context) {
        waits_ = false;
        const bool missing = !file.text && file.text.error().id == platform::no_such_file;
        const std::string name = form_.name();
        if (missing && form_.purpose() == FilePurpose::open_game && !name.ends_with(game_ending)) {
            const std::string with_ending = form_.path() + game_ending;
            if (file.path == with_ending)
                // TRANSLATORS: {0} and {1} are names of files.
                return refuse({N_("No file \"{0}\" or \"{1}\" here."), {one_line(name), one_line(name) + game_ending}},
                              context);
            waits_ = true;
            return {Ask{ReadFile{with_ending}}};
        }
        Result<Effects> opened = screens::opened(file, context.game, context);
        if (!opened) return refuse(opened.error(), context);
        return *std::move(opened);
    }

    [[nodiscard]] Effect remembered_folder(const Context& context) const {
        Settings settings = context.settings;
        if (context.files.last) settings.folder = form_.folder();
        return ChangeSettings{std::move(settings)};
    }

    static constexpr game::Time seen_after{300}; // shorter waits are not displayed
    Stage stage_ = Stage::panel;
    game::Time since_{0}; ///< when the current stage began
    FileForm form_;
    std::string content_;
    WritePicture picture_;
    game::GameKey unsaved_ = 0;
    std::size_t selected_ = none;
    std::optional<Message> error_;
    std::optional<game::Time> refused_; ///< the time of the last refusal or question
    bool replace_ = false;              ///< the player has confirmed overwriting the existing file
    bool waits_ = false;
};

} // namespace

namespace {

/// Returns a name for a file, with the time that tells it from others of its kind, if the time is known.
std::string proposed_name(game::Date date, const std::string& what, const char* ending, const Context& context) {
    return "two-turns-" + (date == 0 ? "" : file_stamp(context.local_time(date)) + "-") + what + ending;
}

} // namespace

screens::Made screens::save_game(const game::Game& game, const Context& context) {
    const std::string name = proposed_name(context.date, to_text(game.session.board().size()), game_ending, context);
    return std::make_shared<FileScreen>(FileForm{FilePurpose::save_game, context.settings.folder, name},
                                        game::to_text(game::record_of(game, context.now)), 0);
}

screens::Made screens::save_unsaved(const game::SavedGame& game, std::size_t number, const Context& context) {
    const std::string size = to_text(game.summary.id.params.size);
    const std::string name =
        proposed_name(context.date, number == 0 ? size : size + "-" + std::to_string(number + 1), game_ending, context);
    return std::make_shared<FileScreen>(FileForm{FilePurpose::save_game, context.settings.folder, name},
                                        game::to_text(game.record), game.summary.key);
}

screens::Made screens::save_picture(std::shared_ptr<const scene::Weave> weave, std::string caption, game::Date date,
                                    const Context& context) {
    const std::string name = proposed_name(date, to_text(weave->board), picture_ending, context);
    std::string drawing = scene::weave_svg(*weave, caption);
    return std::make_shared<FileScreen>(FileForm{FilePurpose::save_picture, context.settings.folder, name},
                                        std::move(drawing),
                                        WritePicture{{}, std::move(weave), std::move(caption), false});
}

screens::Made screens::save_wallpaper(std::shared_ptr<const scene::Weave> weave, std::string caption, game::Date date,
                                      const Wallpaper& wallpaper, const Context& context) {
    const std::string size =
        wallpaper.width == 0 ? "" : "-" + std::to_string(wallpaper.width) + "x" + std::to_string(wallpaper.height);
    std::string drawing = scene::weave_svg(*weave, caption);
    const std::string name = proposed_name(date, "wallpaper" + size, picture_ending, context);
    return std::make_shared<FileScreen>(FileForm{FilePurpose::save_picture, context.settings.folder, name},
                                        std::move(drawing),
                                        WritePicture{{}, std::move(weave), std::move(caption), false, wallpaper});
}

screens::Made screens::save_layout_to_file(const BoardLayout& layout, const Context& context) {
    const std::string name = "layout-" + to_text(*layout.size()) + layout_ending;
    return std::make_shared<FileScreen>(FileForm{FilePurpose::save_layout, context.settings.folder, name},
                                        text_of_layout(layout, {}), 0);
}

screens::Made screens::export_deck(const std::string& title, const Context& context) {
    const std::string name = decks::file_name_from(title, "deck", decks::deck_limits::name_bytes);
    return std::make_shared<FileScreen>(
        FileForm{FilePurpose::export_deck, context.settings.folder, name + decks::deck_ending}, std::string{}, 0);
}

screens::Made screens::add_pictures(const Context& context) {
    return std::make_shared<FileScreen>(FileForm{FilePurpose::add_pictures, context.settings.folder, ""}, "", 0);
}

screens::Made screens::open_game(const Context& context) {
    return std::make_shared<FileScreen>(FileForm{FilePurpose::open_game, context.settings.folder, {}}, std::string{},
                                        0);
}

screens::Made screens::export_history(const Context& context) {
    return std::make_shared<FileScreen>(FileForm{FilePurpose::export_history, context.settings.folder, "two-turns.csv"},
                                        std::string{}, 0);
}

screens::Made screens::save_everything(const Context& context) {
    return std::make_shared<FileScreen>(
        FileForm{FilePurpose::save_everything, context.settings.folder, std::string("two-turns") + everything_ending},
        std::string{}, 0);
}

screens::Made screens::take_everything(const Context& context) {
    return std::make_shared<FileScreen>(FileForm{FilePurpose::take_everything, context.settings.folder, ""},
                                        std::string{}, 0);
}

} // namespace twoturns::app
