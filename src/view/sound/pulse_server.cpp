#include "view/sound/pulse_server.hpp"

#include <SDL.h>
#include <pulse/context.h>
#include <pulse/introspect.h>
#include <pulse/mainloop.h>
#include <pulse/operation.h>

#include <memory>
#include <string_view>

#include "view/desktop/shared_library.hpp"

namespace twoturns::view {
namespace {

// The libpulse functions used here, without their prefix.
// clang-format off
#define TWOTURNS_PULSE(X) \
    X(context_connect) X(context_disconnect) X(context_get_server_info) X(context_get_state) X(context_new) \
    X(context_unref) X(mainloop_free) X(mainloop_get_api) X(mainloop_iterate) X(mainloop_new) \
    X(operation_get_state) X(operation_unref)
// clang-format on

/// The functions of libpulse; `found` is false if the library is missing. The library stays loaded, as SDL uses it too.
struct PulseFunctions {
#define TWOTURNS_MEMBER(name) decltype(&pa_##name) name = nullptr;
    TWOTURNS_PULSE(TWOTURNS_MEMBER)
#undef TWOTURNS_MEMBER
    bool found = false;
};

PulseFunctions load_pulse() {
    PulseFunctions functions;
    void* const library = SDL_LoadObject("libpulse.so.0");
    if (library == nullptr) return {};
    functions.found = true;
#define TWOTURNS_FIND(name) functions.found = find_function(library, "pa_" #name, functions.name) && functions.found;
    TWOTURNS_PULSE(TWOTURNS_FIND)
#undef TWOTURNS_FIND
    return functions;
}

const PulseFunctions& pulse() {
    static const PulseFunctions functions = load_pulse();
    return functions;
}

/// SDL tries PulseAudio first unless the player names another driver.
bool sdl_asks_pulse() {
    const char* const driver = SDL_GetHint(SDL_HINT_AUDIODRIVER);
    return driver == nullptr || std::string_view{driver}.find("pulse") != std::string_view::npos;
}

/// What the server answers. Both stay false if it cannot be asked.
struct ServerAnswer {
    bool arrived = false;
    bool has_output = false;
};

void take_answer(pa_context* /*context*/, const pa_server_info* info, void* answer) {
    if (info == nullptr) return;
    auto& taken = *static_cast<ServerAnswer*>(answer);
    taken.arrived = true;
    taken.has_output = info->default_sink_name != nullptr;
}

/// Runs the loop until the connection stands; returns false if there is no server.
bool connects(pa_mainloop* loop, pa_context* context) {
    if (pulse().context_connect(context, nullptr, PA_CONTEXT_NOAUTOSPAWN, nullptr) < 0) return false;
    while (true) {
        const pa_context_state_t state = pulse().context_get_state(context);
        if (state == PA_CONTEXT_READY) return true;
        if (!PA_CONTEXT_IS_GOOD(state) || pulse().mainloop_iterate(loop, 1, nullptr) < 0) return false;
    }
}

ServerAnswer ask(pa_mainloop* loop, pa_context* context) {
    ServerAnswer answer;
    pa_operation* const asked = pulse().context_get_server_info(context, take_answer, &answer);
    if (asked == nullptr) return {};
    while (pulse().operation_get_state(asked) == PA_OPERATION_RUNNING &&
           pulse().mainloop_iterate(loop, 1, nullptr) >= 0) {
    }
    pulse().operation_unref(asked);
    return answer;
}

} // namespace

bool pulse_server_has_no_output() {
    if (!sdl_asks_pulse() || !pulse().found) return false;
    const std::unique_ptr<pa_mainloop, decltype(pulse().mainloop_free)> loop{pulse().mainloop_new(),
                                                                             pulse().mainloop_free};
    if (!loop) return false;
    const std::unique_ptr<pa_context, decltype(pulse().context_unref)> context{
        pulse().context_new(pulse().mainloop_get_api(loop.get()), "Two Turns"), pulse().context_unref};
    if (!context || !connects(loop.get(), context.get())) return false;
    const ServerAnswer answer = ask(loop.get(), context.get());
    pulse().context_disconnect(context.get());
    return answer.arrived && !answer.has_output;
}

} // namespace twoturns::view
