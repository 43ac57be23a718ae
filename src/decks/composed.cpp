#include "decks/composed.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "decks/utf8.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::decks {
namespace {

/// A mark, and pairs of a base letter and its composed form.
struct Marked {
    char32_t mark;
    std::u32string_view pairs;
};
// From UnicodeData.txt, only pairs whose normal form C is composed. clang-format off
constexpr std::array marked_letters{
    Marked{U'\u0300', U"AÀEÈIÌOÒUÙaàeèiìoòuùÜǛüǜNǸnǹЕЀИЍеѐиѝĒḔēḕŌṐōṑWẀwẁÂẦâầĂẰăằÊỀêềÔỒôồƠỜơờƯỪưừYỲyỳ"},
    Marked{U'\u0301', U"AÁEÉIÍOÓUÚYÝaáeéiíoóuúyýCĆcćLĹlĺNŃnńRŔrŕSŚsśZŹzźÜǗüǘGǴgǵÅǺåǻÆǼæǽØǾøǿ¨΅ΑΆΕΈΗΉΙΊΟΌΥΎΩΏϊΐαάεέηήιίϋ"
                      U"ΰοόυύωώϒϓГЃКЌгѓкќÇḈçḉĒḖēḗÏḮïḯKḰkḱMḾmḿÕṌõṍŌṒōṓPṔpṕŨṸũṹWẂwẃÂẤâấĂẮăắÊẾêếÔỐôốƠỚơớƯỨưứ"},
    Marked{U'\u0302', U"AÂEÊIÎOÔUÛaâeêiîoôuûCĈcĉGĜgĝHĤhĥJĴjĵSŜsŝWŴwŵYŶyŷZẐzẑẠẬạậẸỆẹệỌỘọộ"},
    Marked{U'\u0303', U"AÃNÑOÕaãnñoõIĨiĩUŨuũVṼvṽÂẪâẫĂẴăẵEẼeẽÊỄêễÔỖôỗƠỠơỡƯỮưữYỸyỹ"},
    Marked{U'\u0304', U"AĀaāEĒeēIĪiīOŌoōUŪuūÜǕüǖÄǞäǟȦǠȧǡÆǢæǣǪǬǫǭÖȪöȫÕȬõȭȮȰȯȱYȲyȳИӢиӣУӮуӯGḠgḡḶḸḷḹṚṜṛṝ"},
    Marked{U'\u0306', U"AĂaăEĔeĕGĞgğIĬiĭOŎoŏUŬuŭУЎИЙийуўЖӁжӂАӐаӑЕӖеӗȨḜȩḝẠẶạặ"},
    Marked{U'\u0307', U"CĊcċEĖeėGĠgġIİZŻzżAȦaȧOȮoȯBḂbḃDḊdḋFḞfḟHḢhḣMṀmṁNṄnṅPṖpṗRṘrṙSṠsṡŚṤśṥŠṦšṧṢṨṣṩTṪtṫWẆwẇXẊxẋYẎyẏſẛ"},
    Marked{U'\u0308', U"AÄEËIÏOÖUÜaäeëiïoöuüyÿYŸΙΪΥΫιϊυϋϒϔЕЁІЇеёіїАӒаӓӘӚәӛЖӜжӝЗӞзӟИӤиӥОӦоӧӨӪөӫЭӬэӭУӰуӱЧӴчӵЫӸыӹHḦhḧÕṎõṏŪ"
                      U"ṺūṻWẄwẅXẌxẍtẗ"},
    Marked{U'\u0309', U"AẢaảÂẨâẩĂẲăẳEẺeẻÊỂêểIỈiỉOỎoỏÔỔôổƠỞơởUỦuủƯỬưửYỶyỷ"},
    Marked{U'\u030A', U"AÅaåUŮuůwẘyẙ"},
    Marked{U'\u030B', U"OŐoőUŰuűУӲуӳ"},
    Marked{U'\u030C', U"CČcčDĎdďEĚeěLĽlľNŇnňRŘrřSŠsšTŤtťZŽzžAǍaǎIǏiǐOǑoǒUǓuǔÜǙüǚGǦgǧKǨkǩƷǮʒǯjǰHȞhȟ"},
    Marked{U'\u030F', U"AȀaȁEȄeȅIȈiȉOȌoȍRȐrȑUȔuȕѴѶѵѷ"},
    Marked{U'\u0311', U"AȂaȃEȆeȇIȊiȋOȎoȏRȒrȓUȖuȗ"},
    Marked{U'\u031B', U"OƠoơUƯuư"},
    Marked{U'\u0323', U"BḄbḅDḌdḍHḤhḥKḲkḳLḶlḷMṂmṃNṆnṇRṚrṛSṢsṣTṬtṭVṾvṿWẈwẉZẒzẓAẠaạEẸeẹIỊiịOỌoọƠỢơợUỤuụƯỰưựYỴyỵ"},
    Marked{U'\u0324', U"UṲuṳ"},
    Marked{U'\u0325', U"AḀaḁ"},
    Marked{U'\u0326', U"SȘsșTȚtț"},
    Marked{U'\u0327', U"CÇcçGĢgģKĶkķLĻlļNŅnņRŖrŗSŞsşTŢtţEȨeȩDḐdḑHḨhḩ"},
    Marked{U'\u0328', U"AĄaąEĘeęIĮiįUŲuųOǪoǫ"},
    Marked{U'\u032D', U"DḒdḓEḘeḙLḼlḽNṊnṋTṰtṱUṶuṷ"},
    Marked{U'\u032E', U"HḪhḫ"},
    Marked{U'\u0330', U"EḚeḛIḬiḭUṴuṵ"},
    Marked{U'\u0331', U"BḆbḇDḎdḏKḴkḵLḺlḻNṈnṉRṞrṟTṮtṯZẔzẕhẖ"},
    Marked{U'\u3099',
           U"かがきぎくぐけげこごさざしじすずせぜそぞただちぢつづてでとどはばひびふぶへべほぼうゔゝゞカガキギクグケゲコ"
           U"ゴサザシジスズセゼソゾタダチヂツヅテデトドハバヒビフブヘベホボウヴワヷヰヸヱヹヲヺヽヾ"},
    Marked{U'\u309A', U"はぱひぴふぷへぺほぽハパヒピフプヘペホポ"}};
// clang-format on

/// Hangul syllables are computed.
char32_t hangul_of(char32_t before, char32_t next) {
    constexpr char32_t first = 0xAC00;
    constexpr char32_t ends = 28;
    if (before >= 0x1100 && before < 0x1113 && next >= 0x1161 && next < 0x1176)
        return first + ((before - 0x1100) * 21 + (next - 0x1161)) * ends;
    if (before >= first && before < 0xD7A4 && (before - first) % ends == 0 && next > 0x11A7 && next < 0x11C3)
        return before + (next - 0x11A7);
    return 0;
}

/// Returns the composed code point of two code points; 0 if there is none.
char32_t as_one(char32_t before, char32_t next) {
    if (const char32_t syllable = hangul_of(before, next); syllable != 0) return syllable;
    const auto* const marked = std::find_if(marked_letters.begin(), marked_letters.end(),
                                            [next](const Marked& one) { return one.mark == next; });
    if (marked == marked_letters.end()) return 0;
    for (std::size_t i = 0; i + 1 < marked->pairs.size(); i += 2)
        if (marked->pairs[i] == before) return marked->pairs[i + 1];
    return 0;
}

} // namespace

std::string composed(std::string_view text) {
    const bool plain =
        std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    if (plain || !is_utf8(text)) return std::string{text};
    std::u32string signs;
    for (std::size_t at = 0; at < text.size();) {
        const auto lead = static_cast<unsigned char>(text[at]);
        const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        char32_t sign = length == 1 ? lead : lead & (0xFFU >> (length + 1));
        for (std::size_t i = 1; i < length; ++i) sign = sign << 6U | (static_cast<unsigned char>(text[at + i]) & 0x3FU);
        at += length;
        const char32_t one = signs.empty() ? 0 : as_one(signs.back(), sign);
        if (one != 0)
            signs.back() = one;
        else
            signs.push_back(sign);
    }
    std::string all;
    for (const char32_t sign : signs) append_utf8(all, sign);
    return all;
}

} // namespace twoturns::decks
