// The window and the loop around the game: sleep until something is due, take input, draw what changed.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "scene/app.hpp"
#include "view/assets.hpp"
#include "view/drawer.hpp"
#include "view/fonts.hpp"
#include "view/store_thread.hpp"
#include "view/place.hpp"
#include "view/sdl.hpp"
#include "view/sound.hpp"
#include "view/sprites.hpp"
#include "view/worker.hpp"

namespace twoturns::view {

struct HostOptions {
    scene::Start start;
    std::string deck;                    ///< name or folder; empty for the one used last, or the best there is
    std::optional<scene::Canvas> window; ///< its size; chosen to fit the screen otherwise
    std::string state_file;              ///< where the state is written after every change; empty for nowhere
    std::uint64_t chance = 0;
    std::unique_ptr<game::Store> store; ///< opened; none: nothing is kept
    game::KeyValues stored;                ///< what it holds
    std::filesystem::path store_folder; ///< where it is; no file of the player's is read or written there
};

class Host {
public:
    /// Opens the window. Throws StartError when that cannot be, or when what the game loads is
    /// missing or damaged.
    explicit Host(HostOptions options);

    /// One turn of the loop: draws if anything changed, then waits for input or for the next thing
    /// due, `most` milliseconds at the most, and takes all input there is. False once the player quits.
    bool turn(int most = -1);

    /// After the last turn: hides the window and writes what still waits. False when the store hangs; to destroy the
    /// host would wait for it.
    bool close();

    [[nodiscard]] const scene::App& app() const { return app_; }
    /// Pixels for one point of the window.
    [[nodiscard]] float scale() const;

private:
    /// All that is kept besides games, and may change at any turn.
    struct Chosen {
        scene::Settings settings;
        DealParams params;
        std::optional<WindowPlace> place;
        friend bool operator==(const Chosen&, const Chosen&) = default;
    };

    void take(const SDL_Event& event, game::Time now);
    void serve(const scene::Request& request);
    /// Why this is no file of the player's; nothing if it may be one.
    [[nodiscard]] std::optional<Message> refusal_of(const std::string& path) const;
    void ask_store(const game::StoreQuestion& question);
    void think(game::Time now);
    void save_changes(game::Time now);
    void autosave(game::Time now);
    void save_values(const game::KeyValues& words);
    [[nodiscard]] game::KeyValues words_of(const Chosen& chosen) const;
    [[nodiscard]] int until_next_second() const; // of play, in milliseconds
    void fit_canvas();
    void draw(game::Time now);
    void write_state(const scene::Scene& scene);

    // In the order of their lives: what stands below needs what stands above.
    Libraries libraries_;
    Deck deck_;
    Fonts fonts_;
    Window window_;
    Renderer renderer_;
    Sprites sprites_;
    Drawer drawer_;
    SoundPlayer sound_;
    scene::App app_;
    Worker worker_;
    std::optional<StoreThread> store_thread_;
    std::filesystem::path store_folder_;
    std::string state_file_;
    std::optional<Message> state_fault_; ///< what was said last of why it cannot be written

    /// What of the game was handed to the keeper last, as far as it tells two states apart.
    struct Mark {
        game::GameKey key = 0;
        std::size_t entries = 0;
        std::optional<Cell> picked;
        std::int64_t seconds = 0;
        friend bool operator==(const Mark&, const Mark&) = default;
    };
    Mark last_saved_;
    std::optional<Chosen> chosen_; ///< as it was looked at last
    game::KeyValues stored_values_;

    std::optional<scene::Scene> shown_;  ///< what is on screen now; nothing when it must be drawn again
    bool drawn_ = false;                 ///< anything yet
    std::set<std::string> undrawn_;      ///< kinds of things that could not be drawn, which was logged
    bool full_screen_this_time_ = false; ///< asked for at this start only, which leaves what is kept
    bool quit_ = false;
};

/// Draws one frame of a game of that start and size into a PNG file, without any display. Throws StartError when
/// that cannot be done, or the file cannot be written.
void write_screenshot(const HostOptions& options, const std::string& file);

/// The languages the system asks for, best first.
[[nodiscard]] std::vector<std::string> wished_languages();

} // namespace twoturns::view
