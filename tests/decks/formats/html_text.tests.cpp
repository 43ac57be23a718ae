// HTML fields as text.
#include "decks/formats/html_text.hpp"

#include <chrono>
#include <set>
#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/scale.hpp"
#include "twoturns/notation.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::decks;

namespace {

std::string text(const std::string& html) { return text_of_html(html).text; }

} // namespace

TEST_CASE("a field of HTML is what one reads of it", "[html]") {
    CHECK(text("<b>der</b> <i>Hund</i>") == "der Hund");
    CHECK(text("one<br>two<div>three</div><p>four</p>five") == "one two three four five");
    CHECK(text("a<b>b</b>c") == "abc");
    CHECK(text("&lt;b&gt; &amp;amp; &quot;x&quot; &#39;y&#39; &#x4E2D;&#25991; caf&eacute;") ==
          "<b> &amp; \"x\" 'y' 中文 café");
    CHECK(text("a&nbsp;&nbsp;b") == "a b");
    CHECK(text("AT&T &unknown; &; &#xD800; &#0; 1 &") == "AT&T &unknown; &; &#xD800; &#0; 1 &");
    CHECK(text("1 < 2 and 3 > 2") == "1 < 2 and 3 > 2");
    CHECK(text("<!-- no --><style>b{}</style>yes<SCRIPT>no</Script >!") == "yes!");
    CHECK(text("<a title=\"a > b\" href='x'>link</a>") == "link");
    CHECK(text("<a title=\"never closed>link</a> & more") == "link & more");
    CHECK(text("cut <b") == "cut");
    CHECK(text("dog[sound:dog.mp3] and [sound:cut") == "dog and [sound:cut");
    CHECK(text("{{c1::Paris::city}} lies in {{c2::France}}") == "Paris lies in France");
    CHECK(text("{{c1::a {{c2::b}} c}}") == "a b c");
    CHECK(text("{{c1::std::vector}} or {{c1::a::b::c}}") == "std or a"); // Anki also takes the first "::"
    CHECK(text("{{cx::a}} std::string") == "{{cx::a}} std::string");
}

TEST_CASE("the pictures of a field are told by their sources", "[html]") {
    CHECK(text_of_html("<img src=\"a b.jpg\"><IMG alt='x' SRC=c.png />").pictures ==
          std::vector<std::string>{"a b.jpg", "c.png"});
    CHECK(text_of_html("<img src=\"a&amp;b.jpg\">").pictures == std::vector<std::string>{"a&b.jpg"});
    CHECK(text_of_html("<img data-src=\"no.jpg\"><img><img src=''>").pictures.empty());
    CHECK(text_of_html("<img src=\"a.jpg\">").text.empty());
}

TEST_CASE("any text is read, and what is no HTML stays", "[html]") {
    const std::vector<std::string> parts{"<",       ">",    "\"",      "'",     "&",    ";",  "<b>",
                                         "</",      "<!--", "-->",     "{{",    "c1::", "::", "}}",
                                         "[sound:", "]",    "<style>", "<img ", "src=", "水", "x "};
    for (int seed = 0; seed < scaled(2000); ++seed) {
        Random random{static_cast<std::uint64_t>(seed)};
        std::string html;
        for (auto left = random.below(30); left > 0; --left) html += parts[random.below(parts.size())];
        CAPTURE(html);
        const HtmlText read = text_of_html(html);
        CHECK(is_utf8(read.text));
        CHECK(read.text.size() <= html.size());
        std::string plain;
        for (const char c : html) plain += c == '<' || c == '&' || c == '{' || c == '[' || c == ' ' ? '.' : c;
        CHECK(text(plain) == plain);
    }
}

TEST_CASE("no field takes long, however it is made", "[html]") {
    for (const char* part :
         {"<a \"", "[sound:", "{{c1::", "::", "<style>", "<!--", "<", "&", "<img src=", "<a href='\"", "<a \">'"}) {
        std::string html;
        while (html.size() < 1'000'000) html += part;
        static_cast<void>(text_of_html(html)); // hours, if each were scanned to the end
        CHECK(html.size() >= 1'000'000);
    }
}

TEST_CASE("what Anki says aloud and what it plays is not shown", "[html]") {
    CHECK(text("[anki:tts lang=de_DE voices=Apple_Anna]Hund[/anki:tts]") == "Hund");
    CHECK(text("Hund[anki:tts lang=de_DE]Hund[/anki:tts]") == "Hund");
    CHECK(text("[anki:play:q:0] dog [anki:play:a:1]") == "dog");
    CHECK(text("[anki:play:q:0]").empty());
}

TEST_CASE("small signs stay above and below", "[html]") {
    CHECK(text("H<sub>2</sub>O") == "H₂O");
    CHECK(text("mc<sup>2</sup>") == "mc²");
    CHECK(text("10<SUP>-3</SUP> m") == "10⁻³ m");
    CHECK(text("x<sub>Ж</sub>") == "xЖ"); // no such superscript or subscript exists
    CHECK(text("</sup>a<sup>2") == "a2");
}

TEST_CASE("kana beside Chinese characters are no part of the text", "[html]") {
    CHECK(text("漢字[かんじ]") == "漢字");
    CHECK(text(" 食[た]べる") == "食べる");
    CHECK(text("私[わたし]は 学生[がくせい]です") == "私は学生です");
    CHECK(text("<ruby>水<rt>みず</rt></ruby>") == "水");
    CHECK(text("<ruby>漢<rp>(</rp><rt>かん</rt>字<rt>じ</ruby>") == "漢字");
    CHECK(text_of_html("私[わたし]は 学生[がくせい]です").reading == "わたしはがくせいです");
    CHECK(text_of_html("お茶[ちゃ]を 飲[の]む").reading == "おちゃをのむ");
    CHECK(text_of_html("<ruby>水<rt>みず</rt></ruby>").reading == "みず");
    CHECK(text_of_html("plain").reading.empty());
    CHECK(text("list[0] 漢字[noun] [かな]") == "list[0] 漢字[noun] [かな]");
}

TEST_CASE("simple formulas are text, others are told", "[html]") {
    CHECK(text("\\(x^2\\)") == "x²");
    CHECK(text("\\[\\frac{1}{2}\\] or [latex]a+b[/latex]") == "½ or a+b");
    CHECK(text("[$]\\pi[/$] [$$]\\sqrt{2}[/$$]") == "π √2");
    CHECK(text("<anki-mathjax block=\"true\">a &lt; b_1</anki-mathjax>") == "a < b₁");
    CHECK_FALSE(text_of_html("\\(x^2\\)").formula);
    CHECK(text_of_html("see \\(\\begin{matrix}1\\end{matrix}\\)").formula);
    CHECK(text("C:\\(new) [$] 5") == "C:\\(new) [$] 5"); // no formula begins there
}

TEST_CASE("a gap stands for an answer, and is filled by it", "[html]") {
    const auto gap = [](const std::string& html, int number) {
        const HtmlText read = text_of_html(html, number);
        return read.text + " / " + read.filling;
    };
    const std::string sentence = "The capital of {{c1::France}} is <b>{{c2::Paris::city}}</b>";
    CHECK(gap(sentence, 1) == "The capital of [...] is Paris / France");
    CHECK(gap(sentence, 2) == "The capital of France is [city] / Paris");
    CHECK(gap("{{c1::a}} and {{c1::b}}", 1) == "[...] and [...] / a, b");
    CHECK(gap("{{c1::a {{c2::b}} c}}", 2) == "a [...] c / b");
    CHECK(gaps_of_html(sentence) == std::set<int>{1, 2});
    CHECK(gaps_of_html("{{c::x}} {{cx::y}} {{c99999999999::z}}").empty());
}
