#include "web/page.hpp"

#include <cstdlib>

extern "C" { // page_library.js

void page_keep();
char* page_fault();
char* page_take_link();
char* page_address();
void page_show();
void page_end();
void page_fail(const char* why);

} // extern "C"

namespace twoturns::web {
namespace {

/// A text that the page gave.
std::string taken(char* text) {
    std::string copy = text == nullptr ? "" : text;
    std::free(text);
    return copy;
}

} // namespace

void keep() { page_keep(); }

std::optional<Message> keeping_fault() {
    const std::string fault = taken(page_fault());
    if (fault.empty()) return std::nullopt;
    if (fault == "full")
        return Message{N_("The browser's storage is full: games and settings are not saved until there is room again."),
                       {}};
    if (fault == "elsewhere")
        return Message{N_("The game goes on in another tab: what is done here is not saved."), {}};
    return Message{N_("This browser gives the page no storage: games and settings are not saved."), {}};
}

std::string take_link() { return taken(page_take_link()); }
std::string address() { return taken(page_address()); }
void show() { page_show(); }
void end() { page_end(); }
void fail(const std::string& why) { page_fail(why.c_str()); }

} // namespace twoturns::web
