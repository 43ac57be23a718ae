// The page the game runs in, as packaging/web/page.js has it.
#pragma once

#include <optional>
#include <string>

#include "app/note.hpp"
#include "twoturns/result.hpp"

namespace twoturns::web {

/// The folder whose files outlive the page.
inline constexpr const char* kept_folder = "/kept";
/// In it, a folder for each time that pictures or tables were taken from the player.
inline constexpr const char* taken_folder = "/kept/own";

/// Has what changed in that folder written to the browser's storage, soon and all at once or not at all.
void keep();
/// Why what was in that folder lately is not in the storage; nothing when all is well.
[[nodiscard]] std::optional<Message> keeping_fault();

/// What follows the # in the page's address, which is taken away there, so that the page read again resumes the game.
[[nodiscard]] std::string take_link();
/// The page's address without that.
[[nodiscard]] std::string address();
/// The path of what was dropped onto the page.
[[nodiscard]] std::string take_dropped();
/// What the page has to tell of files; nothing where it has not.
[[nodiscard]] std::optional<app::Note> take_news();

/// How many pixels the page has to draw.
[[nodiscard]] ui::Canvas size();
/// Whether the browser is set to dark.
[[nodiscard]] bool dark();
void fill_screen(bool on);
[[nodiscard]] bool fills_screen();
void copy(const std::string& text);
/// Has a file that was written to the path of a Question saved where the browser saves files.
void hand_over(const std::string& path);

/// What the page was asked for, and answers later. When this goes, nobody waits for it any more.
class Question {
public:
    /// Files of these endings, such as ".png,.jpg": a path.
    [[nodiscard]] static Question files(const std::string& endings, bool several);
    /// Where to write a file of that name, to be handed over.
    [[nodiscard]] static Question place(const std::string& name);
    /// What is on the clipboard.
    [[nodiscard]] static Question clipboard();

    Question(Question&& other) noexcept;
    Question& operator=(Question&&) = delete;
    Question(const Question&) = delete;
    Question& operator=(const Question&) = delete;
    ~Question();

    [[nodiscard]] bool answered() const;
    /// Empty: there was nothing, or the player did not want to.
    [[nodiscard]] std::string take() const;

private:
    explicit Question(int number) : number_(number) {}
    int number_; ///< 0: none
};

/// The first picture is there, and the page shows it.
void show();
/// The player has quit, and all is kept: the page says so.
void end();
/// The game cannot start or go on: the page says why.
void fail(const std::string& why);

} // namespace twoturns::web
