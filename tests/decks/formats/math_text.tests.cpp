// Formulas as text.
#include "decks/formats/math_text.hpp"

#include <string>

#include "support/catch.hpp"
#include "twoturns/notation.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::decks;

namespace {

std::string formula(const std::string& latex) { return text_of_formula(latex).value_or("none"); }

} // namespace

TEST_CASE("simple formulas are written as text", "[math]") {
    CHECK(formula("x^2") == "x²");
    CHECK(formula("x^{10}+y_{1}") == "x¹⁰+y₁");
    CHECK(formula("\\frac{1}{2}") == "½");
    CHECK(formula("\\frac12") == "½");
    CHECK(formula("\\frac{a+b}{2c}") == "(a+b)/(2c)");
    CHECK(formula("\\frac{x^2}{y}") == "x²/y");
    CHECK(formula("\\sqrt{2}") == "√2");
    CHECK(formula("\\sqrt{a+b}") == "√(a+b)");
    CHECK(formula("\\sqrt[3]{x}") == "∛x");
    CHECK(formula("\\pi r^2") == "πr²");
    CHECK(formula("$a \\cdot b \\leq \\infty$") == "a ·b ≤∞");
    CHECK(formula("\\sin\\left(\\alpha\\right)") == "sin(α)");
    CHECK(formula("90^\\circ") == "90°");
    CHECK(formula("\\mathbb{R} \\to \\text{set}") == "ℝ →set");
    CHECK(formula("\\ce{H2SO4}") == "H₂SO₄");
    CHECK(formula("\\{1, 2\\}") == "{1, 2}");
    CHECK(formula("") == "");
}

TEST_CASE("formulas that need more than a line are none", "[math]") {
    for (const char* latex : {"\\begin{matrix}a & b\\\\ c & d\\end{matrix}", "x^{q!}", "\\sqrt{2", "x}", "\\unknown",
                              "\\", "x^", "\\frac{1}", "{{{{{{{{{{{{{{{{x}}}}}}}}}}}}}}}}", "\\sqrt[7]{x}"}) {
        CAPTURE(latex);
        CHECK(formula(latex) == "none");
    }
    CHECK(formula(std::string(3000, 'x')) == "none");
}

TEST_CASE("any signs are a formula or none", "[math] [property]") {
    const std::string signs = "\\{}^_[]$&a1 frac sqrt{2}pi";
    Random chance{7};
    for (int i = 0; i < 3000; ++i) {
        std::string latex;
        for (std::size_t n = chance.index(30); n > 0; --n) latex += signs[chance.index(signs.size())];
        CAPTURE(latex);
        const auto text = text_of_formula(latex);
        CHECK((!text || is_utf8(*text)));
    }
}
