// Opens the system's file dialogs, and reports to the system which files were used.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "app/question.hpp"

namespace twoturns::app {

/// The ways in which the player's files can be accessed in this environment.
struct FileAccess {
    bool dialogs = false; ///< the system has file dialogs; otherwise the game lists folders itself
    bool last = true;     ///< chosen files still exist at the next start; a web page gets only copies
};

/// A kind of file to choose, such as {"Saved games and boards", {".twoturns", ".txt"}}.
struct FileKind {
    std::string words;
    std::vector<std::string> endings; ///< in lower case, with their dot
};

struct FileChosen {
    enum class Outcome : std::uint8_t {
        chosen,
        cancelled,
        no_dialog, ///< the system could not show the dialog
    };
    Outcome outcome = Outcome::no_dialog;
    std::string path{}; ///< absolute; may have any ending
};

/// Asks for a file with the system's dialog.
struct ChooseFile {
    using Answer = FileChosen;
    static constexpr auto kind = QuestionKind::choosing;
    enum class Way : std::uint8_t {
        open,
        open_with_others, ///< for a file that refers to others in its folder; a web page lets the player choose several
        save,             ///< the dialog asks for confirmation before it accepts an existing file
    };
    Way way = Way::open;
    std::string title;
    std::string button;          ///< the label of the dialog's button, such as "Add"
    std::string folder;          ///< the initial folder, an absolute path; empty: any folder
    std::string name;            ///< the proposed name of a file to save
    std::vector<FileKind> kinds; ///< the first one is the default
};

/// Reports a file that was used. Desktops list it as recent; a web page downloads it if it was written.
struct FileUsed {
    enum class How : std::uint8_t {
        opened,
        written,
    };
    How how = How::opened;
    std::string path;
};

} // namespace twoturns::app
