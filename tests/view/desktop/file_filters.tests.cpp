// The file filters of a system dialog.
#include "view/desktop/file_filters.hpp"

#include <string>
#include <vector>

#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::view;
using app::ChooseFile;

namespace {

const app::FileKind table_files{"Tables", {".csv", ".tsv"}};
const app::FileKind deck_files{"Decks", {".ttdeck"}};

/// Returns a line per filter: its words, then its endings.
std::vector<std::string> lines_of(ChooseFile::Way way, std::vector<app::FileKind> kinds) {
    std::vector<std::string> lines;
    for (const app::FileKind& filter :
         filters_of({.way = way, .title = {}, .button = {}, .folder = {}, .name = {}, .kinds = std::move(kinds)})) {
        lines.push_back(filter.words + ":");
        for (const std::string& ending : filter.endings) lines.back() += ending;
    }
    return lines;
}

using Lines = std::vector<std::string>;

} // namespace

TEST_CASE("what is opened is of one kind, or any file at all", "[desktop]") {
    for (const auto way : {ChooseFile::Way::open, ChooseFile::Way::open_with_others}) {
        CHECK(lines_of(way, {table_files, deck_files}) == Lines{"Tables:.csv.tsv", "Decks:.ttdeck", "All files:"});
        CHECK(lines_of(way, {}) == Lines{"All files:"});
    }
}

TEST_CASE("what is saved is of one kind", "[desktop]") {
    CHECK(lines_of(ChooseFile::Way::save, {table_files, deck_files}) == Lines{"Tables:.csv.tsv", "Decks:.ttdeck"});
    CHECK(lines_of(ChooseFile::Way::save, {}).empty());
}
