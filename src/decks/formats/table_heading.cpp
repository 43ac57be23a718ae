#include "decks/formats/table_heading.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

#include "decks/file_names.hpp"
#include "decks/formats/card_table.hpp"

namespace twoturns::decks {
namespace {

/// Lower-case synonyms, each enclosed in bars.
struct Meaning {
    ColumnMeaning meaning;
    std::string_view words;
};

constexpr std::array meanings{
    Meaning{
        ColumnMeaning::front,
        "|front|front side|question|questions|q|term|terms|word|words|prompt|expression|phrase|vocab|vocabulary|"
        "headword|vorderseite|vorne|frage|begriff|wort|vokabel|ausdruck|recto|terme|mot|pregunta|término|termino|"
        "palabra|anverso|frente|pergunta|termo|palavra|domanda|termine|parola|fronte|вопрос|термин|слово|фраза|"
        "лицевая "
        "сторона|正面|问题|問題|单词|單詞|單字|词|詞|词语|詞語|词汇|詞彙|生词|生詞|术语|術語|题目|題目|表|おもて|"
        "質問|単語|用語|言葉|語|앞면|앞|질문|문제|단어|용어|낱말|vraag|woord|voorkant|pytanie|słowo|przód|pojęcie|soru|"
        "kelime|ön yüz|sözcük|سؤال|كلمة|प्रश्न|शब्द|câu hỏi|từ|từ vựng|pertanyaan|kata|fråga|ord|spørgsmål|otázka|slovo|"
        "kérdés|szó|ερώτηση|λέξη||"},
    Meaning{
        ColumnMeaning::back,
        "|back|back side|answer|answers|a|definition|definitions|meaning|meanings|translation|response|gloss|"
        "rückseite|hinten|antwort|bedeutung|übersetzung|verso|réponse|reponse|définition|sens|signification|"
        "traduction|respuesta|definición|definicion|significado|traducción|traduccion|reverso|resposta|definição|"
        "tradução|verso|risposta|definizione|significato|traduzione|retro|ответ|определение|значение|перевод|"
        "обратная "
        "сторона|背面|反面|答案|意思|意义|意義|释义|釋義|含义|含義|翻译|翻譯|译文|解释|解釋|定义|定義|回答|答え|"
        "意味|裏|うら|訳|翻訳|뒷면|뒤|답|정답|대답|뜻|의미|번역|정의|antwoord|betekenis|achterkant|vertaling|odpowiedź|"
        "znaczenie|tłumaczenie|tył|definicja|cevap|anlam|çeviri|arka yüz|جواب|إجابة|معنى|ترجمة|उत्तर|अर्थ|trả lời|nghĩa|"
        "jawaban|arti|svar|betydelse|význam|odpověď|překlad|válasz|jelentés|απάντηση|σημασία|"},
    Meaning{ColumnMeaning::number,
            "|#|no|no.|nr|nr.|n°|nº|№|num|number|id|index|idx|row|line|key|sort|sort field|guid|s.no|sl no|rank|"
            "nummer|número|numero|numéro|номер|序号|序號|编号|編號|号码|番号|번호|"},
    Meaning{ColumnMeaning::other,
            "|tag|tags|note|notes|example|examples|sentence|audio|sound|pinyin|reading|pronunciation|ipa|phonetic|"
            "category|type|pos|part of speech|level|deck|lesson|unit|chapter|comment|comments|source|hint|date|gender|"
            "beispiel|lektion|bemerkung|aussprache|exemple|leçon|ejemplo|lección|exemplo|esempio|пример|урок|拼音|例句|"
            "备注|備註|读音|讀音|发音|發音|標籤|标签|词性|詞性|読み|発音|例文|備考|品詞|예문|발음|"},
    Meaning{ColumnMeaning::file,
            "|file|files|filename|file name|picture|image|photo|datei|dateiname|bild|foto|fichier|archivo|imagen|"
            "arquivo|imagem|immagine|файл|фото|картинка|文件|文件名|檔案|檔名|图片|圖片|照片|ファイル|写真|画像|파일|"
            "사진|그림|"},
    Meaning{ColumnMeaning::name,
            "|name|names|person|full name|label|nom|nombre|nome|имя|姓名|名字|名称|名稱|名前|氏名|이름|"},
};

/// One language per line.
constexpr std::array<std::string_view, 14> languages{
    "|english|englisch|anglais|inglés|ingles|inglês|inglese|английский|英语|英文|英語|영어|",
    "|german|deutsch|allemand|alemán|aleman|alemão|tedesco|немецкий|德语|德語|德文|ドイツ語|독일어|",
    "|french|französisch|français|francais|francés|frances|francês|francese|французский|法语|法語|法文|フランス語|",
    "|spanish|spanisch|espagnol|español|espanol|espanhol|spagnolo|испанский|西班牙语|西班牙語|スペイン語|스페인어|",
    "|chinese|chinesisch|chinois|chino|chinês|cinese|китайский|中文|汉语|漢語|汉字|漢字|hanzi|中国語|중국어|",
    "|japanese|japanisch|japonais|japonés|japones|giapponese|японский|日语|日語|日文|日本語|kanji|일본어|",
    "|korean|koreanisch|coréen|coreano|корейский|韩语|韓語|韓文|韩文|韓国語|한국어|",
    "|russian|russisch|russe|ruso|russo|русский|俄语|俄語|俄文|ロシア語|러시아어|",
    "|italian|italienisch|italien|italiano|итальянский|意大利语|義大利語|イタリア語|",
    "|portuguese|portugiesisch|portugais|portugués|português|portoghese|португальский|葡萄牙语|",
    "|latin|latein|latín|latino|латынь|拉丁语|",
    "|dutch|niederländisch|néerlandais|nederlands|holandés|荷兰语|",
    "|turkish|türkisch|türkçe|turc|turco|土耳其语|",
    "|arabic|arabisch|arabe|árabe|العربية|阿拉伯语|",
};

/// Returns the index of the list that contains the word. The lists of meanings come first, then the languages.
std::optional<std::size_t> list_of(const std::string& cell) {
    std::string word = folded(side_from(cell));
    while (!word.empty() && (word.back() == ':' || word.back() == '*')) word.pop_back();
    if (word.empty() || word.find('|') != std::string::npos) return std::nullopt;
    word.insert(0, "|").push_back('|');
    for (std::size_t i = 0; i < meanings.size(); ++i)
        if (meanings.at(i).words.find(word) != std::string_view::npos) return i;
    for (std::size_t i = 0; i < languages.size(); ++i)
        if (languages.at(i).find(word) != std::string_view::npos) return meanings.size() + i;
    return std::nullopt;
}

} // namespace

ColumnMeaning meaning_of_column(const std::string& heading) {
    const auto list = list_of(heading);
    if (!list) return ColumnMeaning::unknown;
    return *list < meanings.size() ? meanings.at(*list).meaning : ColumnMeaning::language;
}

bool is_heading(const std::vector<std::string>& cells) {
    std::set<std::size_t> seen;
    std::size_t filled = 0;
    for (const std::string& cell : cells) {
        if (side_from(cell).empty()) continue;
        ++filled;
        if (const auto list = list_of(cell); list && !seen.insert(*list).second) return false;
    }
    return seen.size() > 1 && 2 * seen.size() >= filled;
}

} // namespace twoturns::decks
