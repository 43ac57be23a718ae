// Files of the player's, as the world outside knows them: the system's own dialogs, and what it is told of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace twoturns::app {

/// How the player's files are reached from here.
struct FileAccess {
    bool dialogs = false; ///< the system has dialogs for them; else the game shows folders itself
    bool last = true;     ///< they are still there at the next start; a web page is given copies
};

/// What can be chosen, such as {"Saved games and boards", {".twoturns", ".txt"}}.
struct FileKind {
    std::string words;
    std::vector<std::string> endings; ///< with their dot, in small letters
};

/// Asks for a file in the system's own dialog.
struct ChooseFile {
    enum class Way : std::uint8_t {
        open,
        open_with_others, ///< of a folder in which the others count, too: a page, which sees no folder, lets choose
                          ///< several
        save,             ///< asks before a file that is there is chosen
    };
    Way way = Way::open;
    std::string title;
    std::string button;          ///< what is to be done with it, such as "Add"
    std::string folder;          ///< where to begin, an absolute path; empty: wherever
    std::string name;            ///< proposed for what is saved
    std::vector<FileKind> kinds; ///< the first is meant unless the player chooses another
};
struct FileChosen {
    enum class Outcome : std::uint8_t {
        chosen,
        cancelled,
        no_dialog, ///< it could not be shown
    };
    Outcome outcome = Outcome::no_dialog;
    std::string path{}; ///< absolute; nothing is said of its ending
};

/// A file of the player's was written or opened: desktops list what was used lately, and a page hands it over.
struct FileUsed {
    enum class How : std::uint8_t {
        opened,
        written,
    };
    How how = How::opened;
    std::string path;
};

} // namespace twoturns::app
