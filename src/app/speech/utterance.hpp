// Sentences to be said aloud.
#pragma once

#include <string>

namespace twoturns::app {

struct Utterance {
    std::string words;
    bool interrupts = false; ///< cuts off what is being said; else it waits for its turn
};

} // namespace twoturns::app
