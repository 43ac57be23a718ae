// Calls functions of the page that runs the game; packaging/web/page.js implements them.
#pragma once

#include <SDL_rect.h>

#include <cstdint>
#include <optional>
#include <string>

#include "app/note.hpp"
#include "twoturns/result.hpp"
#include "ui/geometry.hpp"

namespace twoturns::web {

/// The folder whose files outlive the page.
inline constexpr const char* kept_folder = "/kept";
/// The folder for files imported by the player: pictures and tables, each import in a folder inside it.
inline constexpr const char* taken_folder = "/kept/own";

/// Writes changes in `kept_folder` to the browser's storage soon, as one transaction.
void keep();
/// Returns an error if recent changes in `kept_folder` could not be written to the browser's storage.
Result<void> keeping();

/// Returns the text after # in the page's address, and removes it from the address, so that reloading the page resumes
/// the game.
[[nodiscard]] std::string take_link();
/// Returns the page's address without the text after #.
[[nodiscard]] std::string address();
/// Returns what the shortcut that opened the page wishes for: "today", "new" or nothing.
[[nodiscard]] std::string take_wish();
/// Returns the path of the file dropped onto the page.
[[nodiscard]] std::string take_dropped();
/// Returns the page's message about files; nullopt if there is none.
[[nodiscard]] std::optional<app::Note> take_news();

/// Returns the drawing size of the page in pixels.
[[nodiscard]] ui::Canvas size();
/// Returns whether the browser uses dark colours.
[[nodiscard]] bool dark();
/// Returns whether the browser asks for more contrast.
[[nodiscard]] bool contrast();
/// Returns whether the browser asks for less motion.
[[nodiscard]] bool still();
/// Returns the browser's size of text, in percent of the usual one.
[[nodiscard]] float text_size();
void fill_screen(bool on);
[[nodiscard]] bool fills_screen();
/// Shows the controls of the screen to the browser's reader of screens, by lines of app::control_lines().
void show_controls(const std::string& lines);
/// Tells how often the browser's Back leads back in the game before it leaves the page.
void show_ways_back(int ways);
/// Lets the browser's reader of screens say a text: at once, or after what it is saying.
void speak(const std::string& text, bool interrupts);
void copy(const std::string& text);
/// Shakes the telephone for so many milliseconds, where the browser can.
void vibrate(int milliseconds);
/// Stops the browser's sound, or lets it go on.
void rest_sound(bool on);
/// Stops the browser's calls for samples; call it before SDL's device is closed. A call that is late would use the
/// device that is gone, as SDL only asks whether there is another one.
void end_sound();
/// Returns whether there may be a gamepad. To ask the browser keeps a processor busy, so on a telephone a key comes
/// first.
[[nodiscard]] bool looks_for_pads();
/// Keeps the screen on, or lets it go dark again.
void keep_awake(bool on);
/// Lets the browser save a file for the player like a download. `path` is the answer of Question::place().
void hand_over(const std::string& path);

/// A question to the page, which answers later. Destroying the question cancels it.
class Question {
public:
    /// Asks the player for files with these endings, such as ".png,.jpg". The answer is a path.
    [[nodiscard]] static Question files(const std::string& endings, bool several);
    /// Asks for the path of a new file with this name, which the game writes and then passes to hand_over().
    [[nodiscard]] static Question place(const std::string& name);
    /// Asks for the clipboard content.
    [[nodiscard]] static Question clipboard();

    Question(Question&& other) noexcept;
    Question& operator=(Question&&) = delete;
    Question(const Question&) = delete;
    Question& operator=(const Question&) = delete;
    ~Question();

    [[nodiscard]] bool answered() const;
    /// Returns the answer; empty if there is none or the player declined.
    [[nodiscard]] std::string take() const;

private:
    explicit Question(int number) : number_(number) {}
    int number_; ///< 0: no question
};

/// Shows the page in place of its cover; call it when the first frame is drawn.
void show();
/// Shows pixels in a part of the canvas, row by row; in memory each is red, green, blue and 255.
void show_pixels(const std::uint32_t* pixels, const SDL_Rect& place);
/// Stops the calls for frames for this time, or until anything comes in; at most 60,000 milliseconds.
void rest(int milliseconds);
/// Tells the player that the game was quit and everything is saved.
void end();
/// Tells the player why the game cannot start or continue.
void fail(const std::string& why);

} // namespace twoturns::web
