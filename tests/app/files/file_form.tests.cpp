#include "app/files/file_form.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::app;
using platform::FolderEntry;

namespace {

const std::vector<FolderEntry> shelf{{"notes.txt", false},   {"old", true},          {"b.twoturns", false},
                                     {"picture.png", false}, {"a.twoturns", false},  {".hidden", true},
                                     {"table.csv", false},   {"Documents", true},    {"table.json", false},
                                     {"a.svg", false},       {".b.twoturns", false}, {"noending", false}};

FileForm form_for(FilePurpose purpose, const std::string& name = "") {
    FileForm form{purpose, "/home/me", name};
    form.list("/home/me", shelf);
    return form;
}

std::vector<std::string> names_of(const FileForm& form) {
    std::vector<std::string> names;
    for (const FolderEntry& entry : form.entries()) names.push_back(entry.name);
    return names;
}

/// Returns the completed path, empty if it cannot be completed.
std::string completed(FileForm form) { return form.complete() ? form.path() : ""; }

std::size_t index_of(const FileForm& form, const std::string& name) {
    const auto names = names_of(form);
    const auto found = std::find(names.begin(), names.end(), name);
    REQUIRE(found != names.end());
    return static_cast<std::size_t>(found - names.begin());
}

} // namespace

TEST_CASE("a folder shows where else to go, and only files that can be meant", "[file form]") {
    CHECK(names_of(form_for(FilePurpose::open_game)) ==
          std::vector<std::string>{"..", "Documents", "old", "a.twoturns", "b.twoturns", "notes.txt"});
    CHECK(names_of(form_for(FilePurpose::save_game)) ==
          std::vector<std::string>{"..", "Documents", "old", "a.twoturns", "b.twoturns"});
    CHECK(names_of(form_for(FilePurpose::export_history)) ==
          std::vector<std::string>{"..", "Documents", "old", "table.csv", "table.json"});
    CHECK(names_of(form_for(FilePurpose::save_picture)) ==
          std::vector<std::string>{"..", "Documents", "old", "a.svg", "picture.png"});
}

TEST_CASE("the topmost folder has none above it", "[file form]") {
    FileForm form{FilePurpose::open_game, "/", ""};
    form.list("/", {{"home", true}});
    CHECK(names_of(form) == std::vector<std::string>{"home"});
}

TEST_CASE("what comes for another folder is ignored", "[file form]") {
    FileForm form = form_for(FilePurpose::open_game);
    form.list("/elsewhere", {{"x.twoturns", false}});
    CHECK(names_of(form).size() == 6);
}

TEST_CASE("choosing a folder goes into it and leaves the name that is being written", "[file form]") {
    FileForm form = form_for(FilePurpose::save_game, "mine.twoturns");
    form.choose(index_of(form, "Documents"));
    CHECK(form.path() == "/home/me/Documents/mine.twoturns");
    CHECK(form.folder() == "/home/me/Documents");
    CHECK(form.listed() == "/home/me"); // until the new folder is listed
    form.list("/home/me/Documents", {});
    form.choose(index_of(form, ".."));
    CHECK(form.path() == "/home/me/mine.twoturns");

    FileForm open = form_for(FilePurpose::open_game);
    open.choose(index_of(open, "old"));
    CHECK(open.folder() == "/home/me/old");
    CHECK_FALSE(open.complete()); // the name is missing
}

TEST_CASE("choosing a file puts its name into the path", "[file form]") {
    FileForm form = form_for(FilePurpose::save_game, "new.twoturns");
    form.choose(index_of(form, "b.twoturns"));
    CHECK(completed(form) == "/home/me/b.twoturns");
}

TEST_CASE("a name gets the ending by which it is found again, and a path must be whole", "[file form]") {
    CHECK(completed(form_for(FilePurpose::save_game, "a")) == "/home/me/a.twoturns");
    CHECK(completed(form_for(FilePurpose::save_game, "level 3.5")) == "/home/me/level 3.5.twoturns");
    CHECK(completed(form_for(FilePurpose::save_game, "a.twoturns")) == "/home/me/a.twoturns");
    CHECK(completed(form_for(FilePurpose::export_history, "history")) == "/home/me/history.csv");
    CHECK(completed(form_for(FilePurpose::export_history, "history.json")) == "/home/me/history.json");
    CHECK(completed(form_for(FilePurpose::save_picture, "lines")) == "/home/me/lines.png");
    CHECK(completed(form_for(FilePurpose::save_picture, "lines.svg")) == "/home/me/lines.svg");
    CHECK(completed(form_for(FilePurpose::open_game, "any.thing")) == "/home/me/any.thing");
    CHECK_FALSE(form_for(FilePurpose::save_game).complete());
    FileForm form = form_for(FilePurpose::save_game);
    for (const char* path : {"", "/home/me/"}) {
        form.write(path);
        CAPTURE(path);
        CHECK_FALSE(form.complete());
        CHECK(form.path() == path);
    }
    FileForm nowhere{FilePurpose::save_game, "", ""};
    nowhere.write("here.twoturns");
    CHECK_FALSE(nowhere.complete());
}

TEST_CASE("a name alone is a file of the folder that was written before it", "[file form]") {
    FileForm form = form_for(FilePurpose::save_picture, "lines.png");
    form.write("v");
    CHECK(form.folder() == "/home/me");
    CHECK(form.path() == "v");
    CHECK(completed(form) == "/home/me/v.png");
    form.write("./old/v");
    CHECK(form.folder() == "/home/me/old");
    CHECK(completed(form) == "/home/me/old/v.png");
    form.write("/usb/pictures/lines.png");
    form.write("lines");
    CHECK(completed(form) == "/usb/pictures/lines.png");
}

TEST_CASE("a path that names a folder leads into it, with the name of what is to be saved", "[file form]") {
    FileForm open = form_for(FilePurpose::open_game);
    for (const std::string folder : {"old", ".hidden"}) {
        open.write("/home/me/" + folder);
        open.list("/home/me", shelf);
        CHECK(open.enter_named_folder());
        CHECK(open.path() == "/home/me/" + folder + "/");
        CHECK_FALSE(open.enter_named_folder()); // it is already listed
    }
    FileForm save = form_for(FilePurpose::save_game, "mine.twoturns");
    save.write("/home/me/old");
    CHECK(save.enter_named_folder());
    CHECK(save.path() == "/home/me/old/mine.twoturns");
    save.write("/home/me/");
    CHECK(save.enter_named_folder());
    CHECK(save.path() == "/home/me/mine.twoturns");
    save.write("old");
    CHECK(save.enter_named_folder());
    CHECK(save.path() == "/home/me/old/mine.twoturns");
    save.write("/home/me/");
    for (const std::string other : {"/home/me/new", "/home/me/b.twoturns", "/elsewhere/old", ""}) {
        CAPTURE(other);
        save.write(other);
        CHECK_FALSE(save.enter_named_folder());
        CHECK(save.path() == other);
    }
}

TEST_CASE("what was saved under a name with any ending is listed again", "[file form]") {
    for (const std::string name : {"level 3.5", "a", "x.txt", "y.csv"}) {
        FileForm save = form_for(FilePurpose::save_game, name);
        REQUIRE(save.complete());
        const std::string written = save.path().substr(std::string{"/home/me/"}.size());
        for (const FilePurpose purpose : {FilePurpose::save_game, FilePurpose::open_game}) {
            FileForm again{purpose, "/home/me", ""};
            again.list("/home/me", {{written, false}});
            CHECK(names_of(again) == std::vector<std::string>{"..", written});
        }
    }
}

TEST_CASE("a folder's path that is typed is the one to be listed", "[file form]") {
    FileForm form = form_for(FilePurpose::open_game);
    form.write("/home/me/old/");
    CHECK(form.folder() == "/home/me/old");
    CHECK(form.listed() == "/home/me");
}
