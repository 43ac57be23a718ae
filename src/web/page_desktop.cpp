#include "web/page_desktop.hpp"

#include <utility>

#include "web/page.hpp"

namespace twoturns::web {
namespace {

app::Response chosen(std::string path) {
    using enum app::FileChosen::Outcome;
    return app::FileChosen{path.empty() ? cancelled : app::FileChosen::Outcome::chosen, std::move(path)};
}
app::Response clipboard(std::string text) { return app::ClipboardText{std::move(text)}; }

/// A job whose result is the page's answer.
class Asking final : public platform::Job<app::Response> {
public:
    using Meaning = app::Response (*)(std::string);
    Asking(Question request, Meaning meaning) : question_(std::move(request)), meaning_(meaning) {}

    bool run() override { return question_.answered(); }
    std::optional<app::Response> take() override {
        return waits() ? std::nullopt : std::optional{meaning_(question_.take())};
    }
    [[nodiscard]] bool waits() const override { return !question_.answered(); }

private:
    Question question_;
    Meaning meaning_;
};

std::string endings_of(const app::ChooseFile& what) {
    std::string endings;
    for (const app::FileKind& kind : what.kinds)
        for (const std::string& ending : kind.endings) endings += (endings.empty() ? "" : ",") + ending;
    return endings;
}

class PageDesktop final : public view::Desktop {
public:
    [[nodiscard]] app::FileAccess files() const override { return {.dialogs = true, .last = false}; }
    [[nodiscard]] std::unique_ptr<platform::Job<app::Response>> choose(const app::ChooseFile& what,
                                                                       SDL_Window& /*window*/) override {
        using enum app::ChooseFile::Way;
        return std::make_unique<Asking>(what.way == save
                                            ? Question::place(what.name)
                                            : Question::files(endings_of(what), what.way == open_with_others),
                                        chosen);
    }
    void used(const app::FileUsed& file) override {
        if (file.how == app::FileUsed::How::written) hand_over(file.path);
    }
    bool fill_screen(bool on) override {
        web::fill_screen(on);
        return true;
    }
    void vibrate(int milliseconds) override { web::vibrate(milliseconds); }
    [[nodiscard]] bool looks_for_pads() override { return web::looks_for_pads(); }
    bool keep_awake(bool on) override {
        web::keep_awake(on);
        return true;
    }
    bool copy(const std::string& text) override {
        web::copy(text);
        return true;
    }
    [[nodiscard]] std::unique_ptr<platform::Job<app::Response>> read_clipboard() override {
        return std::make_unique<Asking>(Question::clipboard(), clipboard);
    }
    [[nodiscard]] view::SystemLook look() override {
        return {.dark = web::dark(), .contrast = web::contrast(), .still = web::still(), .text = web::text_size()};
    }
};

} // namespace

std::unique_ptr<view::Desktop> make_page_desktop() { return std::make_unique<PageDesktop>(); }

} // namespace twoturns::web
