#include "app/file_form.hpp"

#include <variant>

#include "scene/typing.hpp"
#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::app;
using ui::Key;

namespace {

const std::vector<FolderEntry> shelf{{"notes.txt", false},   {"old", true},         {"b.twoturns", false},
                                     {"picture.png", false}, {"a.twoturns", false}, {".hidden", true},
                                     {"table.csv", false},   {"Documents", true},   {"table.json", false},
                                     {".b.twoturns", false}, {"noending", false}};

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

std::string used(const std::optional<std::variant<FileForm::List, FileForm::Use>>& what) {
    if (!what) return "nothing";
    const auto* use = std::get_if<FileForm::Use>(&*what);
    return use == nullptr ? "list" : use->path + (use->replace ? ", replaced" : "");
}

} // namespace

TEST_CASE("a folder shows where else to go, and only files that can be meant", "[file form]") {
    CHECK(names_of(form_for(FilePurpose::open_game)) ==
          std::vector<std::string>{"..", "Documents", "old", "a.twoturns", "b.twoturns", "notes.txt"});
    CHECK(names_of(form_for(FilePurpose::save_game)) ==
          std::vector<std::string>{"..", "Documents", "old", "a.twoturns", "b.twoturns"});
    CHECK(names_of(form_for(FilePurpose::export_history)) ==
          std::vector<std::string>{"..", "Documents", "old", "table.csv", "table.json"});
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

TEST_CASE("Enter on a folder goes into it and keeps the name that is being written", "[file form]") {
    FileForm form = form_for(FilePurpose::save_game, "mine.twoturns");
    form.step(2);
    CHECK(form.entries()[*form.chosen()].name == "Documents");
    CHECK(used(form.enter()) == "list");
    CHECK(form.path() == "/home/me/Documents/mine.twoturns");
    CHECK(form.folder() == "/home/me/Documents");
    form.list("/home/me/Documents", {});
    form.step(1);
    CHECK(used(form.enter()) == "list");
    CHECK(form.path() == "/home/me/mine.twoturns");
}

TEST_CASE("a file is opened at once; to replace one takes a second Enter", "[file form]") {
    FileForm open = form_for(FilePurpose::open_game);
    open.step(4);
    CHECK(used(open.enter()) == "/home/me/a.twoturns");

    // Whether there is such a file is for the one to say who writes it.
    FileForm save = form_for(FilePurpose::save_game, "a");
    CHECK(used(save.enter()) == "/home/me/a.twoturns");
    save.refuse({"it is there", {}});
    CHECK(used(save.enter()) == "/home/me/a.twoturns, replaced");

    SECTION("and a name that is changed in between asks again") {
        save = form_for(FilePurpose::save_game, "a.twoturns");
        CHECK(used(save.enter()) == "/home/me/a.twoturns");
        save.refuse({"it is there", {}});
        save.erase();
        save.type("s");
        CHECK_FALSE(save.error());
        CHECK(used(save.enter()) == "/home/me/a.twoturns");
    }
    SECTION("and choosing one only puts its name into the path") {
        save = form_for(FilePurpose::save_game, "new.twoturns");
        save.step(5);
        CHECK(used(save.enter()) == "nothing");
        CHECK(save.path() == "/home/me/b.twoturns");
        CHECK_FALSE(save.chosen());
        CHECK(used(save.enter()) == "/home/me/b.twoturns");
    }
}

TEST_CASE("a name gets its ending, and a path must be whole", "[file form]") {
    FileForm form = form_for(FilePurpose::export_history, "history");
    CHECK(used(form.enter()) == "/home/me/history.csv");
    form = form_for(FilePurpose::export_history, "history.json");
    CHECK(used(form.enter()) == "/home/me/history.json");
    form = form_for(FilePurpose::save_game);
    CHECK(used(form.enter()) == "nothing");
    CHECK(form.error());
    while (!form.path().empty()) form.erase();
    form.type("here.twoturns");
    CHECK(used(form.enter()) == "nothing");
    CHECK(form.error());
}

TEST_CASE("a folder's path that is typed is shown", "[file form]") {
    FileForm form = form_for(FilePurpose::open_game);
    form.type("old/");
    CHECK(form.folder() == "/home/me/old");
    CHECK(used(form.enter()) == "list");
}

TEST_CASE("the choice stays within the list, and above it is the path", "[file form]") {
    FileForm form = form_for(FilePurpose::open_game);
    form.step(-1);
    CHECK_FALSE(form.chosen());
    form.step(100);
    CHECK(form.chosen() == form.entries().size() - 1);
    form.step(-100);
    CHECK_FALSE(form.chosen());
    form.choose(2);
    form.type("x");
    CHECK_FALSE(form.chosen());
}

TEST_CASE("erasing takes whole characters", "[file form]") {
    std::string text = "a连é";
    pop_character(text);
    CHECK(text == "a连");
    pop_character(text);
    CHECK(text == "a");
    pop_character(text);
    pop_character(text);
    CHECK(text.empty());
}
