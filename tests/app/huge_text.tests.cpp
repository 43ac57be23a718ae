// Text from outside may be of any length; a picture of the game must not cost more for it.
#include <functional>
#include <string>
#include <vector>

#include "app/player.hpp"
#include "support/repeated.hpp"
#include "support/text_measure.hpp"

using namespace twoturns;
using namespace twoturns::app;
using ui::Key;
using namespace twoturns::test;

namespace {

/// Made on demand: most runs of this program do not need it.
const std::string& huge() {
    static const std::string text = repeated_to("/连 ", 10'000'000);
    return text;
}
constexpr game::Time now{10'000};

/// Returns the ticket of the last request of this type.
template <class Question> Ticket asked(App& app) {
    Ticket ticket = 0;
    for (const HostTask& request : app.take_tasks())
        if (const auto* one = std::get_if<AskedOutside>(&request);
            one != nullptr && std::holds_alternative<Question>(one->request))
            ticket = one->ticket;
    REQUIRE(ticket != 0);
    return ticket;
}
void key(App& app, Key which, bool ctrl = false) { app.handle(ui::KeyPress{which, ctrl, false, false}, now); }

/// Checks the cost of pictures after an action, at any size of window.
void check_cost_of_pictures(const std::function<void(App&)>& act) {
    const CountingMeasure measure;
    App app{start_at(four_pairs), 42, measure, {}};
    act(app);
    for (const ui::Canvas canvas : {ui::Canvas{480, 360}, {1920, 1080}}) {
        app.resize(canvas, now);
        measure.calls = measure.bytes = 0;
        static_cast<void>(app.compose(now));
        CHECK(measure.calls < 2000);
        CHECK(measure.bytes < 300'000);
    }
}

} // namespace

TEST_CASE("a huge text that is pasted or named costs no more than a line of it", "[fit]") {
    SECTION("into the path")
    check_cost_of_pictures([](App& app) {
        key(app, Key::o, true);
        app.answer(asked<ListFolder>(app), FolderListed{"/", std::vector<platform::FolderEntry>{}}, now);
        app.handle(ui::Pasted{huge()}, now);
    });
    SECTION("as a game ID")
    check_cost_of_pictures([](App& app) {
        key(app, Key::v, true);
        app.answer(asked<ReadClipboard>(app), ClipboardText{"tt1." + huge()}, now);
        CHECK(app.note());
    });
    SECTION("as a seed")
    check_cost_of_pictures([](App& app) {
        key(app, Key::v, true);
        app.answer(asked<ReadClipboard>(app), ClipboardText{huge()}, now);
    });
    SECTION("as the name of a file")
    check_cost_of_pictures([](App& app) {
        app.handle(ui::Dropped{huge()}, now);
        app.answer(asked<ReadFile>(app), FileRead{huge(), Message{"{0} is too long", {huge()}}}, now);
        CHECK(app.note());
    });
    SECTION("as a store's reason")
    check_cost_of_pictures([](App& app) { app.notify(game::NotSaved{{"{0}", {huge()}}}, now); });
    SECTION("as what a folder holds")
    check_cost_of_pictures([](App& app) {
        key(app, Key::o, true);
        app.answer(asked<ListFolder>(app),
                   FolderListed{"/", std::vector<platform::FolderEntry>(20, {huge().substr(0, 100'000), true})}, now);
    });
}
