// A player who opens and saves files.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app/player.hpp"

namespace twoturns::test {

inline app::Start start_in_home(const DealParams& params, const std::string& seed) {
    app::Start start = dealt(params, seed);
    start.settings.folder = "/home/me";
    return start;
}

inline const DealParams small{{4, 6}, 6, Gravity::down};

/// A player choosing a file.
struct Filer : Player {
    explicit Filer(ui::Canvas canvas = {1280, 720}) : Player{start_in_home(small, "save me"), canvas} {}
    void open(app::Command command, std::vector<platform::FolderEntry> entries = {}) {
        run(command);
        REQUIRE(screen() == "file");
        list(std::move(entries));
    }
    /// Answers with the entries of the requested folder.
    void list(std::vector<platform::FolderEntry> entries) {
        app::ListFolder asked_for;
        const app::Ticket asked_with = the(asked_for);
        folder = asked_for.folder;
        reply(asked_with, app::FolderListed{folder, std::move(entries)});
    }
    /// Presses Enter and returns the request to write.
    app::WriteFile writes() {
        app::WriteFile what;
        ticket = the(what);
        return what;
    }
    [[nodiscard]] bool writes_nothing() { return asked_for<app::WriteFile>() == 0; }
    void written(Result<void> done = {}) { reply(ticket, app::FileWritten{"", std::move(done)}); }
    /// Drops a file onto the window.
    void drop(const std::string& path, const Result<std::string>& text) {
        input(ui::Dropped{path});
        app::ReadFile what;
        const app::Ticket asked_with = the(what);
        CHECK(what.path == path);
        reply(asked_with, app::FileRead{path, text});
    }
    std::string folder;
    app::Ticket ticket = 0;
};

inline void play_a_little(Player& player) {
    player.hint();
    player.make(player.session().open_moves().front());
    player.make(player.session().open_moves().front());
    player.key(ui::Key::u);
    player.app.handle(ui::Press{player.place().cell_rect(player.session().open_moves().front().a).centre()},
                      player.now);
}

} // namespace twoturns::test
