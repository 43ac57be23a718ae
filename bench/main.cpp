// twoturns-bench [SECTION...] [--signature]
//
// Times the named sections, or all sections if none is named. --signature times nothing: it prints one number computed
// from the results of the sections with fixed seeds. As long as the number stays the same, an optimization has not
// changed any result.
#include "section.hpp"

#include <algorithm>
#include <array>
#include <iostream>
#include <string_view>
#include <vector>

namespace {

using namespace twoturns::bench;

/// To add a section, add it here and in section.hpp, and create its file.
constexpr std::array sections{
    &link_section,       &moves_section, &solve_section,     &gravity_section, &deal_section,
    &deal_times_section, &hints_section, &knowledge_section, &sight_section,   &par_section,
    &records_section,    &sound_section, &ways_section,
#ifdef TWOTURNS_GAME
    &bakes_section,      &decks_section, &frame_section,     &pages_section,   &stretches_section,
    &play_section,       &start_section, &store_section,
#endif
};

int fail(std::string_view argument) {
    std::cerr << "twoturns-bench: no section \"" << argument << "\"; there are:\n";
    for (const Section* section : sections) std::cerr << "  " << section->name << ": " << section->about << '\n';
    return 2;
}

} // namespace

int main(int argc, char** argv) {
    std::vector<const Section*> chosen;
    bool signature_only = false;
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        if (argument == "--signature") {
            signature_only = true;
            continue;
        }
        const auto* const section =
            std::find_if(sections.begin(), sections.end(), [&](const Section* s) { return s->name == argument; });
        if (section == sections.end()) return fail(argument);
        chosen.push_back(*section);
    }
    if (chosen.empty()) chosen.assign(sections.begin(), sections.end());

    if (signature_only) {
        Signature signature;
        for (const Section* section : chosen)
            if (section->signature != nullptr) signature.add(section->signature());
        std::cout << signature.value() << '\n';
        return 0;
    }
    for (const Section* section : chosen) {
        std::cout << section->name << ": " << section->about << "\n\n";
        section->run(std::cout);
        std::cout << std::endl;
    }
    return 0;
}
