#include "web/page.hpp"

#include <cstdint>
#include <cstdlib>
#include <utility>

extern "C" { // page_library.js

void page_keep();
char* page_fault();
char* page_take(const char* what);
char* page_address();
int page_width();
int page_height();
double page_fineness();
int page_dark();
int page_contrast();
int page_still();
double page_text_size();
void page_fill_screen(int on);
int page_fills_screen();
void page_show_controls(const char* lines);
void page_show_ways_back(int ways);
void page_speak(const char* text, int interrupts);
void page_copy(const char* text);
void page_vibrate(int milliseconds);
void page_rest_sound(int on);
void page_end_sound();
int page_looks_for_pads();
void page_keep_awake(int on);
void page_hand_over(const char* path);
int page_ask(const char* what, const char* about);
int page_answered(int request);
char* page_answer(int request);
void page_forget(int request);
void page_show();
void page_show_pixels(const std::uint32_t* pixels, int x, int y, int width, int height);
void page_rest(int milliseconds);
void page_end();
void page_fail(const char* why);

} // extern "C"

namespace twoturns::web {
namespace {

/// Copies a text allocated by the page, and frees it.
std::string taken(char* text) {
    std::string copy = text == nullptr ? "" : text;
    std::free(text);
    return copy;
}

} // namespace

void keep() { page_keep(); }

Result<void> keeping() {
    const std::string fault = taken(page_fault());
    if (fault.empty()) return {};
    if (fault == "full")
        return Message{
            N_("The browser's storage is full: games and settings are not saved until there is room again.")};
    if (fault == "elsewhere") return Message{N_("The game goes on in another tab: what is done here is not saved.")};
    return Message{N_("This browser gives the page no storage: games and settings are not saved.")};
}

std::string take_link() { return taken(page_take("link")); }
std::string address() { return taken(page_address()); }
std::string take_dropped() { return taken(page_take("dropped")); }

std::optional<app::Note> take_news() {
    const std::string news = taken(page_take("news"));
    if (news == "taking") return app::Note{{N_("Copying the files into the page…")}, {}, {}};
    if (news == "no-room")
        return app::Note{
            {N_("There is no room for these files")}, {N_("A page has room for 64 MB of pictures and tables.")}, {}};
    if (news == "too-many")
        return app::Note{{N_("These are too many files")}, {N_("A page takes 600 at once at the most.")}, {}};
    if (news == "unreadable") return app::Note{{N_("The browser cannot read these files")}, {}, {}};
    if (news == "not-loaded")
        return app::Note{{N_("A part of the game could not be loaded")},
                         {N_("It comes from the server when there is a connection again.")},
                         {}};
    if (news == "update")
        return app::Note{{N_("A new version of the game is here")},
                         {N_("It begins when the page is opened next. Your game goes on where it is.")},
                         {}};
    return std::nullopt;
}

std::string take_wish() { return taken(page_take("wish")); }

ui::Canvas size() { return {page_width(), page_height(), static_cast<float>(page_fineness())}; }

bool dark() { return page_dark() != 0; }

bool contrast() { return page_contrast() != 0; }
bool still() { return page_still() != 0; }
float text_size() { return static_cast<float>(page_text_size()); }
void fill_screen(bool on) { page_fill_screen(on ? 1 : 0); }
bool fills_screen() { return page_fills_screen() != 0; }
void show_controls(const std::string& lines) { page_show_controls(lines.c_str()); }
void show_ways_back(int ways) { page_show_ways_back(ways); }
void speak(const std::string& text, bool interrupts) { page_speak(text.c_str(), interrupts ? 1 : 0); }
void copy(const std::string& text) { page_copy(text.c_str()); }
void vibrate(int milliseconds) { page_vibrate(milliseconds); }
void rest_sound(bool on) { page_rest_sound(on ? 1 : 0); }
void end_sound() { page_end_sound(); }
bool looks_for_pads() { return page_looks_for_pads() != 0; }
void keep_awake(bool on) { page_keep_awake(on ? 1 : 0); }
void hand_over(const std::string& path) { page_hand_over(path.c_str()); }

Question Question::files(const std::string& endings, bool several) {
    return Question{page_ask(several ? "files" : "file", endings.c_str())};
}
Question Question::place(const std::string& name) { return Question{page_ask("place", name.c_str())}; }
Question Question::clipboard() { return Question{page_ask("clipboard", "")}; }
Question::Question(Question&& other) noexcept : number_(std::exchange(other.number_, 0)) {}
Question::~Question() {
    if (number_ != 0) page_forget(number_);
}
bool Question::answered() const { return page_answered(number_) != 0; }
std::string Question::take() const { return taken(page_answer(number_)); }

void show() { page_show(); }
void show_pixels(const std::uint32_t* pixels, const SDL_Rect& place) {
    page_show_pixels(pixels, place.x, place.y, place.w, place.h);
}
void rest(int milliseconds) { page_rest(milliseconds); }
void end() { page_end(); }
void fail(const std::string& why) { page_fail(why.c_str()); }

} // namespace twoturns::web
