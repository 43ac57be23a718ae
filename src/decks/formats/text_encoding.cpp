#include "decks/formats/text_encoding.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>

#include "decks/utf8.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::decks {
namespace {

using platform::Encoding;

// Guessing ----------------------------------------------------------------------------------------------
//
// The text is decoded in each candidate encoding, and every non-ASCII character has a cost: low if it is frequent in
// the languages of the encoding, higher if it is rare, highest if it is foreign. The encoding with the lowest cost
// wins. A table of words is short, so letter frequencies say more than statistics of letter pairs.

enum class Script : std::uint8_t {
    latin,
    cyrillic,
    greek,
    chinese,
    japanese,
    korean,
};

struct Candidate {
    Encoding encoding;
    Script script;
    std::string_view frequent;
};

constexpr std::string_view simplified = "的一是不了人我在有他这中大来上国个到说们为子和你地出道也时年得就那要下以生会自"
                                        "着去之过家学对可里后小么心多天而能好都然没日"
                                        "于起还发成事只作当想看文无开手用主行方又如前所本见经头面公同三已老从动两长知民"
                                        "样现分将外但身些与高意进把法此实回二理美点月"
                                        "明其种声全工己话儿者向情部正名定女问力机给等几很业最间新什打便位因重被走电四第"
                                        "门相次东政海口使教西再平真听世气信北少关并内"
                                        "加化由却代军产入先山五太水万市眼体别处总才场师书比住员九笑性通目华报立马命张活"
                                        "难神数件安表原车白应路期叫死常提感金何更反合"
                                        "放做系计或司利受光王果亲界及今京务制解各任至清物台象记边共风战干接它许八特觉望"
                                        "直服毛林题建南度统色字请交爱让认算论百吃义科"
                                        "怎元社术结六功指思非流每青管夫连远资队跟带花快条院变联言权往展该领传近留红治决"
                                        "周保达办运武半候七必城父强步完深区即求品士转"
                                        "量空技轻程告江语英基派满式李息写呢识极令黄德收脸钱党倒未持取设始版双历越史商千"
                                        "片容研像找友孩站广改议形早房音火际则首单据导"
                                        "影失拿网香似斯专石若兵弟谁校读志飞观争究包组造落视济喜离虽坏苹狗猫鸟鱼牛羊猪鸡"
                                        "茶饭米菜桌椅床衣鞋帽雨雪云星河湖树草叶春夏秋"
                                        "冬早晚饮喝睡跑跳唱绿蓝黑木土答案意词汇正反";
constexpr std::string_view traditional =
    "的一是不了人我在有他這中大來上國個到說們為子和你地出道也時年得就那要下以生會自著去之過家學對可裡後小麼心多天而能好"
    "都然沒日"
    "於起還發成事只作當想看文無開手用主行方又如前所本見經頭面公同三已老從動兩長知民樣現分將外但身些與高意進把法此實回二"
    "理美點月"
    "明其種聲全工己話兒者向情部正名定女問力機給等幾很業最間新什打便位因重被走電四第門相次東政海口使教西再平真聽世氣信北"
    "少關並內"
    "加化由卻代軍產入先山五太水萬市眼體別處總才場師書比住員九笑性通目華報立馬命張活難神數件安表原車白應路期叫死常提感金"
    "何更反合"
    "放做系計或司利受光王果親界及今京務制解各任至清物台象記邊共風戰接它許八特覺望直服毛林題建南度統色字請交愛讓認算論百"
    "吃義科怎"
    "元社術結六功指思非流每青管夫連遠資隊跟帶花快條院變聯言權往展該領傳近留紅治決周保達辦運武半候七必城父強步完深區即求"
    "品士轉量"
    "空技輕程告江語英基派滿式李息寫呢識極令黃德收臉錢黨未持取設始版雙歷越史商千片容研像找友孩站廣改議形早房音火際則首單"
    "據導影失"
    "網香似斯專石若兵弟誰校讀志飛觀爭究包組造落視濟喜離雖壞蘋狗貓鳥魚牛羊豬雞茶飯米菜樹草春夏秋冬雨雪雲星木土";
constexpr std::string_view kanji = "日一国人年大十二本中長出三時行見月後前生五間上東四今金九入学高円子外八六下来気小七"
                                   "山話女北午百書先名川千水半男西電校語土木聞"
                                   "食車何南万毎白天母火右読友左休父雨会同事自社発者地業方新場員立開手力問代明動京目通"
                                   "言理体田主題意不作用度強公持野以思家世多正"
                                   "安院心界教文元重近考画海売知道集別物使品計死特私始朝運終台広住無真有口少町料工建空"
                                   "急止送切転研足究楽起着店病質待試族銀早映親"
                                   "験英医仕去味写字答夜音注帰古歌買悪図週室歩風紙黒花春赤青館屋色走秋夏習駅洋旅服夕借"
                                   "曜飲肉貸堂鳥飯勉冬昼茶弟牛魚兄犬妹姉漢林猫";
constexpr std::string_view hangul = "이다는을가에의한고지하로은를기사어서리시나도아들라자인대그수해전정있일제부보상으과"
                                    "주장소스원동구것게안국여면비공성유신조경회"
                                    "무생만연중치진선화방오미물산세간마내때말모문반발분용우위음입적차통학할행현형명실요"
                                    "거드트바야레워람양강개계관교군권금급김날남"
                                    "너네년누님단달당데된될두등디따또래러려력령루류르른름린막많매머먹목못민받백번법변별"
                                    "본불삭새색생석설섬속손송술습승심싸악알앞애"
                                    "약언얼업없었역열영예온올왕외욕월육윤익잔저절점접종좋죄죽준줄즈집찬참창책처천철청체"
                                    "초총최추출춘충카커코크큰타탄터토투특파판팔패"
                                    "편평포표품프피필합항허혁호혼황효후훈휴흐희힘닭꽃눈개람";

constexpr std::array candidates{
    Candidate{Encoding::windows_1252, Script::latin, "äöüÄÖÜßéèêàçñáíóúâîôûëïãõåæøœ"},
    Candidate{Encoding::gb18030, Script::chinese, simplified},
    Candidate{Encoding::shift_jis, Script::japanese, kanji},
    Candidate{Encoding::big5, Script::chinese, traditional},
    Candidate{Encoding::euc_kr, Script::korean, hangul},
    Candidate{Encoding::windows_1251, Script::cyrillic, "оеаинтсрвлкмдпуяыьгзбчйіє"},
    Candidate{Encoding::windows_1250, Script::latin, "ąćęłńśźżŁŚŻčďěňřšťůžűőČŘŠŽáíéýóöüä"},
    Candidate{Encoding::windows_1253, Script::greek, "αοιετνσηρκπςυμλάέήίόύώ"},
    Candidate{Encoding::windows_1254, Script::latin, "ğışİŞçöüÇÖÜ"},
    Candidate{Encoding::euc_jp, Script::japanese, kanji},
};

namespace cost {
constexpr int frequent_kana = 6;
constexpr int frequent_wide = 9; ///< two bytes
constexpr int wide = 15;
constexpr int frequent_letter = 5; ///< one byte
constexpr int letter = 9;
constexpr int sign = 14;
constexpr int usual_sign = 8;
constexpr int side_by_side = 8; ///< two non-ASCII Latin letters
constexpr int capital_inside = 8;
constexpr int beside_ascii = 10; ///< letters of another script in one word with ASCII letters
constexpr int foreign = 22;
constexpr int fault = 24;
} // namespace cost

bool is_within(char32_t code, char32_t first, char32_t last) { return code >= first && code <= last; }
bool is_ascii_letter(char32_t code) { return is_within(code, 'a', 'z') || is_within(code, 'A', 'Z'); }
bool is_latin(char32_t code) {
    return (is_within(code, 0xC0, 0x24F) && code != 0xD7 && code != 0xF7) || is_within(code, 0x1E00, 0x1EFF);
}
bool is_kana(char32_t code) { return is_within(code, 0x3041, 0x30FF); }
bool is_hanzi(char32_t code) { return is_within(code, 0x4E00, 0x9FFF); }
bool is_hangul(char32_t code) { return is_within(code, 0xAC00, 0xD7A3); }
bool is_cjk_sign(char32_t code) { return is_within(code, 0x3000, 0x3020) || is_within(code, 0xFF01, 0xFF5E); }
bool is_usual_sign(char32_t code) {
    return is_within(code, 0x2010, 0x2026) || code == 0xAB || code == 0xBB || code == 0xA0 || code == 0xB0 ||
           code == 0xBF || code == 0xA1 || code == 0xB7;
}

int cost_of_wide(char32_t code, const Candidate& candidate, bool frequent) {
    if (frequent) return cost::frequent_wide;
    if (is_cjk_sign(code)) return cost::frequent_wide;
    if (is_kana(code)) return candidate.script == Script::japanese ? cost::frequent_kana : cost::wide;
    if (is_hanzi(code)) return candidate.script == Script::korean ? cost::foreign : cost::wide;
    if (is_hangul(code)) return candidate.script == Script::korean ? cost::wide - 1 : cost::foreign;
    if (is_within(code, 0xFF61, 0xFF9F)) return cost::letter; // half-width katakana, one byte
    if (is_usual_sign(code)) return cost::usual_sign + cost::usual_sign;
    return cost::foreign;
}

int cost_of_letter(char32_t before, char32_t code, const Candidate& candidate, bool frequent) {
    if (candidate.script == Script::latin) {
        if (!is_latin(code)) return is_usual_sign(code) ? cost::usual_sign : cost::sign;
        const int beside = before > 0x7F ? cost::side_by_side : 0;
        return beside + (frequent ? cost::frequent_letter : cost::letter);
    }
    const bool cyrillic = candidate.script == Script::cyrillic;
    const auto is_own = [&](char32_t one) {
        return cyrillic ? is_within(one, 0x400, 0x4FF) : is_within(one, 0x386, 0x3CE);
    };
    const auto is_capital = [&](char32_t one) {
        return cyrillic ? is_within(one, 0x400, 0x42F) : is_within(one, 0x386, 0x3AB) && one != 0x390;
    };
    if (!is_own(code)) return is_usual_sign(code) ? cost::usual_sign : cost::sign;
    int all = frequent ? cost::frequent_letter : is_capital(code) ? cost::letter - 1 : cost::letter;
    if (is_capital(code) && is_own(before) && !is_capital(before)) all += cost::capital_inside;
    if (is_ascii_letter(before)) all += cost::beside_ascii;
    return all;
}

std::int64_t cost_of(std::string_view bytes, const Candidate& candidate) {
    const auto read = platform::to_utf8(bytes, candidate.encoding);
    if (!read) return INT64_MAX;
    std::int64_t all = 0;
    const bool wide = candidate.script >= Script::chinese;
    char32_t before = 0;
    std::string_view rest = read->text;
    while (!rest.empty()) {
        const std::string_view character = take_character(rest);
        const char32_t code = code_of(character);
        if (code == 0xFFFD) {
            all += cost::fault;
        } else if (code > 0x7F) {
            const bool frequent = candidate.frequent.find(character) != std::string_view::npos;
            all += wide ? cost_of_wide(code, candidate, frequent) : cost_of_letter(before, code, candidate, frequent);
        } else if (is_ascii_letter(code) && before > 0x7F && candidate.script != Script::latin) {
            all += wide ? cost::side_by_side / 2 : cost::beside_ascii;
        }
        if (wide && code > 0x7F && is_ascii_letter(before)) all += cost::side_by_side / 2;
        before = code;
    }
    return all;
}

Encoding guessed(std::string_view bytes) {
    constexpr std::size_t looked_at = std::size_t{8} << 10U;
    if (bytes.size() > looked_at) {
        bytes = bytes.substr(0, looked_at);
        if (const std::size_t line = bytes.rfind('\n'); line != std::string_view::npos) bytes = bytes.substr(0, line);
    }
    Encoding best = Encoding::windows_1252;
    std::int64_t least = INT64_MAX;
    for (const Candidate& candidate : candidates)
        if (const std::int64_t costs = cost_of(bytes, candidate); costs < least) {
            least = costs;
            best = candidate.encoding;
        }
    return best;
}

// Encodings known without guessing ----------------------------------------------------------------------

struct Mark {
    std::string_view bytes;
    Encoding encoding;
};
constexpr std::array byte_order_marks{Mark{"\xEF\xBB\xBF", Encoding::utf8}, Mark{"\xFF\xFE", Encoding::utf16_little},
                                      Mark{"\xFE\xFF", Encoding::utf16_big}};

/// Guesses UTF-16 from its zero bytes, which are the high bytes of ASCII characters. Separators and line ends are
/// ASCII.
std::optional<Encoding> by_zeros(std::string_view bytes) {
    std::array<std::size_t, 2> zeros{};
    for (std::size_t i = 0; i < std::min<std::size_t>(bytes.size(), 4096); ++i)
        if (bytes[i] == '\0') ++zeros.at(i % 2);
    if (zeros[0] == zeros[1]) return std::nullopt;
    return zeros[0] > zeros[1] ? Encoding::utf16_big : Encoding::utf16_little;
}

/// Returns whether the text is damaged UTF-8: it has many more valid characters than faults.
bool is_damaged_utf8(const platform::DecodedBytes& read) {
    const auto wide = static_cast<std::size_t>(std::count_if(
        read.text.begin(), read.text.end(), [](char c) { return static_cast<unsigned char>(c) >= 0xC0; }));
    return wide > 8 * read.faults;
}

} // namespace

DecodedText decoded_text(std::string_view bytes) {
    for (const Mark& mark : byte_order_marks)
        if (bytes.starts_with(mark.bytes)) return {decoded_text(bytes, mark.encoding), mark.encoding, false};
    if (const auto encoding = by_zeros(bytes)) return {decoded_text(bytes, *encoding), *encoding, false};
    auto read = platform::to_utf8(bytes, Encoding::utf8);
    if (read && (read->faults == 0 || is_damaged_utf8(*read)))
        return {std::move(read->text), Encoding::utf8, read->faults > 0};
    const Encoding encoding = guessed(bytes);
    return {decoded_text(bytes, encoding), encoding, true};
}

std::string decoded_text(std::string_view bytes, Encoding encoding) {
    for (const Mark& mark : byte_order_marks)
        if (mark.encoding == encoding && bytes.starts_with(mark.bytes)) bytes.remove_prefix(mark.bytes.size());
    auto read = platform::to_utf8(bytes, encoding);
    if (!read) read = platform::to_utf8(bytes, Encoding::utf8);
    return read ? std::move(read->text) : std::string{};
}

std::optional<Encoding> encoding_called(std::string_view name) {
    struct Called {
        std::string_view names; ///< lower-case letters and digits only, each name enclosed in blanks
        Encoding encoding;
    };
    constexpr std::array all{
        Called{" utf8 usascii ascii ", Encoding::utf8},
        Called{" gbk gb2312 gb18030 cp936 ms936 windows936 euccn ", Encoding::gb18030},
        Called{" big5 cp950 big5hkscs ", Encoding::big5},
        Called{" shiftjis sjis xsjis cp932 ms932 windows31j ", Encoding::shift_jis},
        Called{" eucjp ", Encoding::euc_jp},
        Called{" euckr ksc56011987 ksc5601 cp949 uhc ", Encoding::euc_kr},
        Called{" windows1250 cp1250 ", Encoding::windows_1250},
        Called{" windows1251 cp1251 ", Encoding::windows_1251},
        Called{" windows1252 cp1252 iso88591 iso885915 latin1 ", Encoding::windows_1252},
        Called{" windows1253 cp1253 iso88597 ", Encoding::windows_1253},
        Called{" windows1254 cp1254 iso88599 ", Encoding::windows_1254},
    };
    std::string plain = " ";
    for (const char c : name) {
        if (c >= 'A' && c <= 'Z') plain += static_cast<char>(c - 'A' + 'a');
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) plain += c;
    }
    plain += ' ';
    for (const Called& one : all)
        if (plain.size() > 2 && one.names.find(plain) != std::string_view::npos) return one.encoding;
    return std::nullopt;
}

std::span<const Encoding> encodings() {
    static constexpr std::array all{Encoding::utf8,         Encoding::windows_1252, Encoding::gb18030,
                                    Encoding::big5,         Encoding::shift_jis,    Encoding::euc_jp,
                                    Encoding::euc_kr,       Encoding::windows_1251, Encoding::windows_1250,
                                    Encoding::windows_1253, Encoding::windows_1254, Encoding::utf16_little,
                                    Encoding::utf16_big};
    return all;
}

const char* label_of(Encoding encoding) {
    switch (encoding) {
    case Encoding::utf8: return "UTF-8";
    case Encoding::utf16_little: return "UTF-16 LE";
    case Encoding::utf16_big: return "UTF-16 BE";
    case Encoding::gb18030: return "GBK (简体)";
    case Encoding::big5: return "Big5 (繁體)";
    case Encoding::shift_jis: return "Shift-JIS (日本)";
    case Encoding::euc_jp: return "EUC-JP (日本)";
    case Encoding::euc_kr: return "EUC-KR (한국)";
    case Encoding::windows_1250: return "Windows-1250 (čłő)";
    case Encoding::windows_1251: return "Windows-1251 (дйя)";
    case Encoding::windows_1252: return "Windows-1252 (äéñ)";
    case Encoding::windows_1253: return "Windows-1253 (αβγ)";
    case Encoding::windows_1254: return "Windows-1254 (ğış)";
    }
    return "";
}

} // namespace twoturns::decks
