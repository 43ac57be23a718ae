#include "view/drawing/word_breaks.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "ui/utf8.hpp"

namespace twoturns::view {
namespace {

/// English words of seven letters and more. Shorter ones are never broken.
constexpr std::array words{
    // First words
    "bi-cycle",
    "chick-en",
    "coun-try",
    "eve-ning",
    "hos-pital",
    "morn-ing",
    "moun-tain",
    "noo-dles",
    "pic-ture",
    "stu-dent",
    "teach-er",
    "to-mor-row",
    "veg-eta-ble",
    "yes-ter-day",
    // Elements
    "alu-min-ium",
    "amer-icium",
    "berke-lium",
    "beryl-lium",
    "cali-forn-ium",
    "chlo-rine",
    "chro-mium",
    "coper-nicium",
    "darm-stadt-ium",
    "dyspro-sium",
    "ein-stein-ium",
    "euro-pium",
    "flero-vium",
    "fluo-rine",
    "fran-cium",
    "gado-lin-ium",
    "germa-nium",
    "hydro-gen",
    "lantha-num",
    "law-renc-ium",
    "liver-mor-ium",
    "lute-tium",
    "magne-sium",
    "man-ganese",
    "meit-ner-ium",
    "mende-lev-ium",
    "molyb-denum",
    "mosco-vium",
    "neo-dym-ium",
    "neptu-nium",
    "niho-nium",
    "nitro-gen",
    "nobe-lium",
    "ogan-esson",
    "palla-dium",
    "phos-phorus",
    "plati-num",
    "pluto-nium",
    "polo-nium",
    "potas-sium",
    "praseo-dym-ium",
    "prome-thium",
    "pro-tactin-ium",
    "rho-dium",
    "roent-gen-ium",
    "rubi-dium",
    "ruthe-nium",
    "ruther-ford-ium",
    "sama-rium",
    "scan-dium",
    "seabor-gium",
    "sele-nium",
    "stron-tium",
    "tanta-lum",
    "tech-ne-tium",
    "tellu-rium",
    "tennes-sine",
    "tita-nium",
    "tung-sten",
    "vana-dium",
    "ytter-bium",
    "zirco-nium",
    // Countries and capitals
    "afghan-istan",
    "amster-dam",
    "antana-narivo",
    "argen-tina",
    "austra-lia",
    "azer-baijan",
    "bangla-desh",
    "bots-wana",
    "brati-slava",
    "bucha-rest",
    "buda-pest",
    "bul-garia",
    "cam-bodia",
    "came-roon",
    "can-berra",
    "colom-bia",
    "copen-hagen",
    "damas-cus",
    "ethio-pia",
    "gabo-rone",
    "hel-sinki",
    "hon-duras",
    "indo-nesia",
    "islam-abad",
    "kath-mandu",
    "kazakh-stan",
    "khar-toum",
    "kyrgyz-stan",
    "lithu-ania",
    "mace-donia",
    "mada-gascar",
    "malay-sia",
    "mongo-lia",
    "monte-negro",
    "monte-video",
    "mozam-bique",
    "naypyi-daw",
    "nether-lands",
    "nica-ragua",
    "paki-stan",
    "para-guay",
    "philip-pines",
    "pod-gorica",
    "reyk-javík",
    "san-tiago",
    "slova-kia",
    "slove-nia",
    "stock-holm",
    "switzer-land",
    "tanza-nia",
    "tash-kent",
    "teguci-galpa",
    "ulaan-baatar",
    "uzbek-istan",
    "val-letta",
    "vene-zuela",
    "vien-tiane",
    "washing-ton",
    "welling-ton",
    "zim-babwe",
};

bool is_one_of(char c, std::string_view letters) { return letters.find(c) != std::string_view::npos; }

} // namespace

std::vector<std::size_t> stored_breaks(std::string_view word) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; };
    for (const std::string_view stored : words) {
        std::vector<std::size_t> points;
        std::size_t at = 0;
        for (const char c : stored) {
            if (c == '-')
                points.push_back(at);
            else if (at >= word.size() || lower(word[at++]) != c)
                at = word.size() + 1;
        }
        if (at == word.size()) return points;
    }
    return {};
}

std::vector<std::size_t> pinyin_breaks(const std::string& reading) {
    const auto is_vowel = [&](std::size_t at) { // marked letters are vowels
        return at < reading.size() &&
               (static_cast<unsigned char>(reading[at]) >= 0x80 || is_one_of(reading[at], "aeiouAEIOU"));
    };
    const auto is = [&](std::size_t at, std::string_view letters) {
        return at < reading.size() && is_one_of(reading[at], letters);
    };
    std::vector<std::size_t> points;
    for (std::size_t at = 1; at < reading.size(); at = ui::next_character(reading, at)) {
        if (is_vowel(at)) continue;
        const bool second = is(at, "h") && is(at - 1, "zcs"); // zh, ch and sh are single sounds
        const bool first = is(at, "zcs") && is(at + 1, "h");
        if (!second && is_vowel(first ? at + 2 : at + 1)) points.push_back(at);
    }
    return points;
}

} // namespace twoturns::view
