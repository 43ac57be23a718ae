// Fields of HTML as text.
#include "decks/html_text.hpp"

#include <chrono>
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
    CHECK(text("{{c1::std::vector}} or {{c1::a::b::c}}") == "std or a"); // Anki takes the first "::", too
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
        static_cast<void>(text_of_html(html)); // hours, were each gone through to the end
        CHECK(html.size() >= 1'000'000);
    }
}
