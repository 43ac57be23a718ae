#include "app/hands/screen_keyboard.hpp"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

#include "platform/translation.hpp"
#include "ui/letter_case.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using platform::trc;
using ui::Element;
using ui::id_of;

enum class KeyRole : std::uint8_t {
    letter,
    page,
    capital,
    space,
    paste,
    erase,
    done,
};

constexpr float key_side = 44;
constexpr float key_gap = 6;
constexpr float keyboard_edge = 8;
constexpr std::size_t most_keys_in_row = 13;

struct Alphabet {
    std::string_view language; ///< the beginning of its code
    const char* label;
    std::string_view keys; ///< separated by blanks
    bool has_capitals = false;
};

constexpr std::string_view latin_letters = "a b c d e f g h i j k l m n o p q r s t u v w x y z";
constexpr std::string_view digits_and_signs = "1 2 3 4 5 6 7 8 9 0 . , - _ ! ? ' \" : ; / ( ) & + = @ # % *";

/// The writing of languages that need other letters than the Latin ones.
constexpr Alphabet writings[] = {
    {"ru", "абв", "а б в г д е ё ж з и й к л м н о п р с т у ф х ц ч ш щ ъ ы ь э ю я", true},
    {"ar", "أب", "ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ي ة ى ء أ إ آ ؤ ئ"},
    {"ja", "あ", "あ い う え お か き く け こ さ し す せ そ た ち つ て と な に ぬ ね の"},
    {"ja", "は", "は ひ ふ へ ほ ま み む め も や ゆ よ ら り る れ ろ わ を ん ー っ ゃ ゅ ょ"},
    {"ja", "が", "が ぎ ぐ げ ご ざ じ ず ぜ ぞ だ ぢ づ で ど ば び ぶ べ ぼ ぱ ぴ ぷ ぺ ぽ"},
};

/// Letters beyond the Latin ones.
constexpr Alphabet more_latin[] = {
    {"de", "", "ä ö ü ß"},
    {"es", "", "á é í ñ ó ú ü"},
    {"fr", "", "à â ç é è ê ë î ï ô ù û œ"},
    {"pl", "", "ą ć ę ł ń ó ś ź ż"},
    {"pt", "", "á â ã à ç é ê í ó ô õ ú"},
    {"vi", "", "ă â đ ê ô ơ ư \u0300 \u0301 \u0303 \u0309 \u0323"},
};

void add_keys(KeyPage& page, std::string_view keys) {
    for (std::size_t at = 0; at < keys.size();) {
        const std::size_t end = std::min(keys.size(), keys.find(' ', at));
        page.keys.emplace_back(keys.substr(at, end - at));
        at = end + 1;
    }
}

/// Returns what a key shows; an accent that is typed after its letter needs something to stand over.
std::string shown(std::string letter) {
    const bool accent = letter.size() == 2 && (letter.front() == '\xCC' || letter.front() == '\xCD');
    return accent ? "\u00A0" + letter : letter;
}

Element key(ui::Id id, ui::Button button) { return ui::widget(id, std::move(button)).high(key_side); }

} // namespace

std::vector<KeyPage> key_pages(const std::string& language) {
    std::vector<KeyPage> pages;
    for (const Alphabet& one : writings)
        if (language.starts_with(one.language)) {
            pages.push_back({one.label, {}, one.has_capitals});
            add_keys(pages.back(), one.keys);
        }
    pages.push_back({"abc", {}, true});
    add_keys(pages.back(), latin_letters);
    for (const Alphabet& one : more_latin)
        if (language.starts_with(one.language)) add_keys(pages.back(), one.keys);
    pages.push_back({"123", {}, false});
    add_keys(pages.back(), digits_and_signs);
    return pages;
}

ScreenKeyboard::ScreenKeyboard(const std::string& language, bool digits) : pages_(key_pages(language)) {
    if (digits) page_ = pages_.size() - 1;
}

ui::Id ScreenKeyboard::first_key() { return id_of(KeyRole::letter, 0); }

std::string ScreenKeyboard::typed(std::size_t key) const {
    const std::string& letter = page().keys[key];
    return capitals_ && page().has_capitals ? ui::capitalised(letter) : letter;
}

ScreenKeyboard::Reply ScreenKeyboard::press(ui::Id key) {
    switch (ui::part_of<KeyRole>(key)) {
    case KeyRole::letter: {
        if (key.index >= page().keys.size()) return {};
        std::string text = typed(key.index);
        capitals_ = false; // for one letter, as on telephones
        return ui::Input{ui::Typed{std::move(text)}};
    }
    case KeyRole::page:
        page_ = (page_ + 1) % pages_.size();
        capitals_ = false;
        return {};
    case KeyRole::capital: capitals_ = !capitals_; return {};
    case KeyRole::space: return ui::Input{ui::Typed{" "}};
    case KeyRole::paste: return ui::Input{ui::KeyPress{.key = ui::Key::v, .ctrl = true}};
    case KeyRole::erase: return ui::Input{ui::KeyPress{.key = ui::Key::backspace}};
    case KeyRole::done: return Done{};
    }
    return {};
}

Element ScreenKeyboard::view(const ui::Style& style, float width) const {
    const float key_width = std::max(style.target_units(), key_side);
    const float room = width / style.unit - 2 * keyboard_edge;
    const auto fit = static_cast<std::size_t>(std::max(1.0F, std::floor((room + key_gap) / (key_width + key_gap))));
    const std::size_t most = std::min(fit, most_keys_in_row);
    const std::size_t count = page().keys.size();
    const std::size_t rows = (count + most - 1) / most;
    const std::size_t columns = (count + rows - 1) / rows;
    std::vector<Element> keys;
    for (std::size_t i = 0; i < count; ++i)
        keys.push_back(key(id_of(KeyRole::letter, i), {.words = shown(typed(i)), .letters = 20}));
    std::vector<Element> below;
    const std::string& next = pages_[(page_ + 1) % pages_.size()].label;
    below.push_back(key(id_of(KeyRole::page), {.words = next}).wide(key_side));
    if (page().has_capitals)
        below.push_back(key(id_of(KeyRole::capital), {.icon = "capital", .selected = capitals_})
                            .wide(key_side)
                            .explained(tr(N_("capital letters"))));
    // TRANSLATORS: a key of the keyboard on the screen that types a blank; little room.
    below.push_back(key(id_of(KeyRole::space), {.words = trc("key of a keyboard", "Space")}).wide(0).growing());
    below.push_back(key(id_of(KeyRole::paste), {.icon = "copy"}).wide(key_side).explained(tr(N_("paste"))));
    below.push_back(key(id_of(KeyRole::erase), {.icon = "erase"}).wide(key_side).explained(tr(N_("delete a letter"))));
    below.push_back(key(id_of(KeyRole::done), {.icon = "check", .style = ui::Button::Style::primary})
                        .wide(key_side + 16)
                        // TRANSLATORS: the key that ends typing on a keyboard on the screen.
                        .explained(trc("key of a keyboard", "Done")));
    return ui::panel(ui::Panel::Style::bar, ui::column({ui::grid(static_cast<int>(columns), std::move(keys), key_gap),
                                                        ui::row(std::move(below), key_gap)},
                                                       key_gap)
                                                .pad(keyboard_edge));
}

} // namespace twoturns::app
