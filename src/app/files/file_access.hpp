// Opens the system's file dialogs, and tells the system which files were used.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace twoturns::app {

/// How the player's files can be reached in this environment.
struct FileAccess {
    bool dialogs = false; ///< the system has file dialogs; else the game lists folders itself
    bool last = true;     ///< files exist at the next start; a web page gets only copies
};

/// A kind of file to choose, such as {"Saved games and boards", {".twoturns", ".txt"}}.
struct FileKind {
    std::string words;
    std::vector<std::string> endings; ///< in lower case, with their dot
};

/// Asks for a file in the system's dialog.
struct ChooseFile {
    enum class Way : std::uint8_t {
        open,
        open_with_others, ///< opens a file that needs others of its folder; a web page lets the player choose several
        save,             ///< asks for confirmation before it accepts an existing file
    };
    Way way = Way::open;
    std::string title;
    std::string button;          ///< the words for the action, such as "Add"
    std::string folder;          ///< initial folder, an absolute path; empty: any
    std::string name;            ///< proposed for a file to save
    std::vector<FileKind> kinds; ///< the first is the default
};
struct FileChosen {
    enum class Outcome : std::uint8_t {
        chosen,
        cancelled,
        no_dialog, ///< the dialog could not be shown
    };
    Outcome outcome = Outcome::no_dialog;
    std::string path{}; ///< absolute; may have any ending
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
