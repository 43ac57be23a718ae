#include "decks/formats/math_text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "decks/utf8.hpp"

namespace twoturns::decks {
namespace {

using Pair = std::pair<std::string_view, std::string_view>;

constexpr auto above = std::to_array<Pair>({
    {"0", "⁰"}, {"1", "¹"}, {"2", "²"}, {"3", "³"}, {"4", "⁴"}, {"5", "⁵"}, {"6", "⁶"}, {"7", "⁷"},
    {"8", "⁸"}, {"9", "⁹"}, {"+", "⁺"}, {"-", "⁻"}, {"−", "⁻"}, {"=", "⁼"}, {"(", "⁽"}, {")", "⁾"},
    {"a", "ᵃ"}, {"b", "ᵇ"}, {"c", "ᶜ"}, {"d", "ᵈ"}, {"e", "ᵉ"}, {"f", "ᶠ"}, {"g", "ᵍ"}, {"h", "ʰ"},
    {"i", "ⁱ"}, {"j", "ʲ"}, {"k", "ᵏ"}, {"l", "ˡ"}, {"m", "ᵐ"}, {"n", "ⁿ"}, {"o", "ᵒ"}, {"p", "ᵖ"},
    {"r", "ʳ"}, {"s", "ˢ"}, {"t", "ᵗ"}, {"u", "ᵘ"}, {"v", "ᵛ"}, {"w", "ʷ"}, {"x", "ˣ"}, {"y", "ʸ"},
    {"z", "ᶻ"}, {"∘", "°"}, {"°", "°"}, {"′", "′"}, {"T", "ᵀ"}, {"N", "ᴺ"}, {"*", "*"}, {" ", " "},
});
constexpr auto below = std::to_array<Pair>({
    {"0", "₀"}, {"1", "₁"}, {"2", "₂"}, {"3", "₃"}, {"4", "₄"}, {"5", "₅"}, {"6", "₆"}, {"7", "₇"}, {"8", "₈"},
    {"9", "₉"}, {"+", "₊"}, {"-", "₋"}, {"−", "₋"}, {"=", "₌"}, {"(", "₍"}, {")", "₎"}, {"a", "ₐ"}, {"e", "ₑ"},
    {"h", "ₕ"}, {"i", "ᵢ"}, {"j", "ⱼ"}, {"k", "ₖ"}, {"l", "ₗ"}, {"m", "ₘ"}, {"n", "ₙ"}, {"o", "ₒ"}, {"p", "ₚ"},
    {"r", "ᵣ"}, {"s", "ₛ"}, {"t", "ₜ"}, {"u", "ᵤ"}, {"v", "ᵥ"}, {"x", "ₓ"}, {" ", " "},
});

constexpr auto commands = std::to_array<Pair>({
    {"alpha", "α"},
    {"beta", "β"},
    {"gamma", "γ"},
    {"delta", "δ"},
    {"epsilon", "ε"},
    {"varepsilon", "ε"},
    {"zeta", "ζ"},
    {"eta", "η"},
    {"theta", "θ"},
    {"vartheta", "ϑ"},
    {"iota", "ι"},
    {"kappa", "κ"},
    {"lambda", "λ"},
    {"mu", "μ"},
    {"nu", "ν"},
    {"xi", "ξ"},
    {"pi", "π"},
    {"rho", "ρ"},
    {"sigma", "σ"},
    {"tau", "τ"},
    {"upsilon", "υ"},
    {"phi", "φ"},
    {"varphi", "φ"},
    {"chi", "χ"},
    {"psi", "ψ"},
    {"omega", "ω"},
    {"Gamma", "Γ"},
    {"Delta", "Δ"},
    {"Theta", "Θ"},
    {"Lambda", "Λ"},
    {"Xi", "Ξ"},
    {"Pi", "Π"},
    {"Sigma", "Σ"},
    {"Phi", "Φ"},
    {"Psi", "Ψ"},
    {"Omega", "Ω"},
    {"times", "×"},
    {"cdot", "·"},
    {"div", "÷"},
    {"pm", "±"},
    {"mp", "∓"},
    {"le", "≤"},
    {"leq", "≤"},
    {"ge", "≥"},
    {"geq", "≥"},
    {"ne", "≠"},
    {"neq", "≠"},
    {"approx", "≈"},
    {"equiv", "≡"},
    {"sim", "∼"},
    {"propto", "∝"},
    {"infty", "∞"},
    {"to", "→"},
    {"rightarrow", "→"},
    {"leftarrow", "←"},
    {"Rightarrow", "⇒"},
    {"Leftarrow", "⇐"},
    {"implies", "⇒"},
    {"iff", "⇔"},
    {"Leftrightarrow", "⇔"},
    {"leftrightarrow", "↔"},
    {"mapsto", "↦"},
    {"rightleftharpoons", "⇌"},
    {"in", "∈"},
    {"notin", "∉"},
    {"subset", "⊂"},
    {"subseteq", "⊆"},
    {"supset", "⊃"},
    {"cup", "∪"},
    {"cap", "∩"},
    {"emptyset", "∅"},
    {"varnothing", "∅"},
    {"forall", "∀"},
    {"exists", "∃"},
    {"neg", "¬"},
    {"lnot", "¬"},
    {"land", "∧"},
    {"wedge", "∧"},
    {"lor", "∨"},
    {"vee", "∨"},
    {"partial", "∂"},
    {"nabla", "∇"},
    {"sum", "∑"},
    {"prod", "∏"},
    {"int", "∫"},
    {"oint", "∮"},
    {"circ", "∘"},
    {"degree", "°"},
    {"angle", "∠"},
    {"perp", "⊥"},
    {"parallel", "∥"},
    {"triangle", "△"},
    {"ldots", "…"},
    {"cdots", "⋯"},
    {"dots", "…"},
    {"prime", "′"},
    {"hbar", "ℏ"},
    {"ell", "ℓ"},
    {"Re", "ℜ"},
    {"Im", "ℑ"},
    {"aleph", "ℵ"},
    {"langle", "⟨"},
    {"rangle", "⟩"},
    {"therefore", "∴"},
    {"because", "∵"},
    {"oplus", "⊕"},
    {"otimes", "⊗"},
    {"star", "⋆"},
    {"bullet", "•"},
    {"mid", "|"},
    {"quad", " "},
    {"qquad", " "},
    {"left", ""},
    {"right", ""},
    {"big", ""},
    {"Big", ""},
    {"displaystyle", ""},
    {"limits", ""},
    {"lbrace", "{"},
    {"rbrace", "}"},
    {"vert", "|"},
    {"ast", "∗"},
});
/// Functions that are written by their names.
constexpr std::string_view functions =
    " sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh log ln lg exp lim max "
    "min det dim ker gcd mod sup inf arg ";
/// Commands whose argument is kept unchanged.
constexpr std::string_view plain_commands =
    " text mathrm mathbf mathit mathsf textbf textit textrm operatorname boldsymbol mbox ";
constexpr auto double_struck =
    std::to_array<Pair>({{"R", "ℝ"}, {"N", "ℕ"}, {"Z", "ℤ"}, {"Q", "ℚ"}, {"C", "ℂ"}, {"P", "ℙ"}, {"H", "ℍ"}});
constexpr auto fractions = std::to_array<Pair>({{"1/2", "½"},
                                                {"1/3", "⅓"},
                                                {"2/3", "⅔"},
                                                {"1/4", "¼"},
                                                {"3/4", "¾"},
                                                {"1/5", "⅕"},
                                                {"2/5", "⅖"},
                                                {"3/5", "⅗"},
                                                {"4/5", "⅘"},
                                                {"1/6", "⅙"},
                                                {"5/6", "⅚"},
                                                {"1/8", "⅛"},
                                                {"3/8", "⅜"},
                                                {"5/8", "⅝"},
                                                {"7/8", "⅞"}});

template <std::size_t N>
std::optional<std::string_view> sign_for(const std::array<Pair, N>& table, std::string_view what) {
    const auto found = std::find_if(table.begin(), table.end(), [&](const Pair& one) { return one.first == what; });
    return found == table.end() ? std::nullopt : std::optional{found->second};
}

template <std::size_t N> std::optional<std::string> all_by(const std::array<Pair, N>& table, std::string_view text) {
    std::string all;
    while (!text.empty()) {
        const auto sign = sign_for(table, take_character(text));
        if (!sign) return std::nullopt;
        all += *sign;
    }
    return all;
}

bool is_one_of(std::string_view words, std::string_view word) {
    return words.find(" " + std::string{word} + " ") != std::string_view::npos;
}

bool is_plain_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_plain_digit(char c) { return c >= '0' && c <= '9'; }

/// Returns whether a term needs no brackets beside a division sign or a root.
bool stands_alone(std::string_view text) {
    if (text.empty()) return false;
    if (std::all_of(text.begin(), text.end(), is_plain_digit)) return true;
    std::string_view rest = text;
    take_character(rest);
    while (!rest.empty()) { // a base with its superscript or subscript
        const std::string_view sign = take_character(rest);
        const auto is_it = [&](const Pair& one) { return one.second == sign; };
        if (std::none_of(above.begin(), above.end(), is_it) && std::none_of(below.begin(), below.end(), is_it))
            return false;
    }
    return true;
}

std::string in_brackets(std::string text) { return stands_alone(text) ? std::move(text) : "(" + std::move(text) + ")"; }

/// Parses from left to right. Returns nullopt at the first unknown element.
class Formula {
public:
    explicit Formula(std::string_view latex) : rest_(latex) {}

    std::optional<std::string> read() {
        auto all = sequence(false, 0);
        return rest_.empty() ? std::move(all) : std::nullopt;
    }

private:
    using Text = std::optional<std::string>;
    static constexpr int deepest = 12;

    Text sequence(bool in_braces, int depth) {
        if (depth > deepest) return std::nullopt;
        std::string all;
        while (!rest_.empty()) {
            if (rest_.front() == '}') return in_braces ? Text{std::move(all)} : std::nullopt;
            const auto part = atom(depth);
            if (!part) return std::nullopt;
            all += *part;
        }
        return in_braces ? std::nullopt : Text{std::move(all)};
    }

    /// Parses the argument of a command: in braces, or a single character.
    Text argument(int depth) {
        while (rest_.starts_with(' ')) rest_.remove_prefix(1);
        if (rest_.empty()) return std::nullopt;
        if (rest_.front() != '{')
            return rest_.front() == '\\' ? atom(depth + 1) : Text{std::string{take_character(rest_)}};
        rest_.remove_prefix(1);
        auto inside = sequence(true, depth + 1);
        if (!inside || rest_.empty()) return std::nullopt;
        rest_.remove_prefix(1);
        return inside;
    }

    Text atom(int depth) {
        if (depth > deepest) return std::nullopt;
        const char c = rest_.front();
        if (c == '{') return argument(depth);
        if (c == '\\') return command(depth);
        const std::string_view sign = take_character(rest_);
        if (c == '^' || c == '_') {
            const auto small = argument(depth);
            if (!small) return std::nullopt;
            return c == '^' ? raised(*small) : lowered(*small);
        }
        if (c == '$') return std::string{};
        if (c == '&' || c == '#') return std::nullopt; // these occur only in matrices
        if (c == '~') return std::string{" "};
        if (c == '\'') return std::string{"′"};
        return std::string{sign};
    }

    Text command(int depth) {
        rest_.remove_prefix(1);
        if (rest_.empty()) return std::nullopt;
        if (!is_plain_letter(rest_.front())) return escaped();
        const auto end = std::find_if_not(rest_.begin(), rest_.end(), is_plain_letter);
        const std::string_view name = rest_.substr(0, static_cast<std::size_t>(end - rest_.begin()));
        rest_.remove_prefix(name.size());
        if (const auto sign = sign_for(commands, name)) {
            while (rest_.starts_with(' ')) rest_.remove_prefix(1);
            return std::string{*sign};
        }
        if (is_one_of(functions, name)) return std::string{name};
        if (is_one_of(plain_commands, name)) return argument(depth);
        if (name == "frac" || name == "dfrac" || name == "tfrac") return fraction(depth);
        if (name == "sqrt") return root(depth);
        if (name == "ce") return chemical(depth);
        if (name != "mathbb") return std::nullopt;
        const auto letter = argument(depth);
        const auto sign = letter ? sign_for(double_struck, *letter) : std::nullopt;
        return sign ? Text{std::string{*sign}} : std::nullopt;
    }

    Text escaped() {
        const char c = rest_.front();
        rest_.remove_prefix(1);
        constexpr std::string_view blanks = ",;: !";
        if (c == '!') return std::string{};
        if (blanks.find(c) != std::string_view::npos) return std::string{" "};
        constexpr std::string_view themselves = "{}%$#&_|";
        if (themselves.find(c) == std::string_view::npos) return std::nullopt;
        return std::string(1, c);
    }

    Text fraction(int depth) {
        const auto top = argument(depth);
        const auto bottom = top ? argument(depth) : std::nullopt;
        if (!bottom) return std::nullopt;
        if (const auto sign = sign_for(fractions, *top + "/" + *bottom)) return std::string{*sign};
        return in_brackets(*top) + "/" + in_brackets(*bottom);
    }

    Text root(int depth) {
        std::string sign = "√";
        if (rest_.starts_with('[')) {
            const std::string_view degree = rest_.substr(0, rest_.find(']') + 1);
            if (degree == "[3]")
                sign = "∛";
            else if (degree == "[4]")
                sign = "∜";
            else
                return std::nullopt;
            rest_.remove_prefix(degree.size());
        }
        const auto inside = argument(depth);
        return inside ? Text{sign + in_brackets(*inside)} : std::nullopt;
    }

    /// Digits after a symbol or bracket become subscripts.
    Text chemical(int depth) {
        const auto inside = argument(depth);
        if (!inside) return std::nullopt;
        std::string all;
        for (const char c : *inside) {
            const bool counts = is_plain_digit(c) && !all.empty() && all.back() != ' ' && all.back() != '+' &&
                                !is_plain_digit(all.back());
            all += counts ? *lowered(std::string_view{&c, 1}) : std::string(1, c);
        }
        return all;
    }

    std::string_view rest_;
};

} // namespace

std::optional<std::string> raised(std::string_view text) { return all_by(above, text); }
std::optional<std::string> lowered(std::string_view text) { return all_by(below, text); }

std::optional<std::string> text_of_formula(std::string_view latex) {
    constexpr std::size_t longest = 2000;
    if (latex.size() > longest) return std::nullopt;
    return Formula{latex}.read();
}

} // namespace twoturns::decks
