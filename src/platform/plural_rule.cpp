#include "platform/plural_rule.hpp"

#include <algorithm>
#include <array>

namespace twoturns::platform {
namespace {

using Number = unsigned long;

struct Operator {
    std::string_view sign;
    int rank; ///< operators of a higher rank bind tighter
    Number (*apply)(Number, Number);
};

/// A sign stands before all shorter signs with which it begins.
constexpr std::array operators{
    Operator{"||", 1, [](Number a, Number b) -> Number { return a != 0 || b != 0 ? 1 : 0; }},
    Operator{"&&", 2, [](Number a, Number b) -> Number { return a != 0 && b != 0 ? 1 : 0; }},
    Operator{"==", 3, [](Number a, Number b) -> Number { return a == b ? 1 : 0; }},
    Operator{"!=", 3, [](Number a, Number b) -> Number { return a != b ? 1 : 0; }},
    Operator{"<=", 4, [](Number a, Number b) -> Number { return a <= b ? 1 : 0; }},
    Operator{">=", 4, [](Number a, Number b) -> Number { return a >= b ? 1 : 0; }},
    Operator{"<", 4, [](Number a, Number b) -> Number { return a < b ? 1 : 0; }},
    Operator{">", 4, [](Number a, Number b) -> Number { return a > b ? 1 : 0; }},
    Operator{"+", 5, [](Number a, Number b) -> Number { return a + b; }},
    Operator{"-", 5, [](Number a, Number b) -> Number { return a - b; }},
    Operator{"*", 6, [](Number a, Number b) -> Number { return a * b; }},
    // A header may say anything: dividing by 0 gives 0.
    Operator{"/", 6, [](Number a, Number b) -> Number { return b == 0 ? 0 : a / b; }},
    Operator{"%", 6, [](Number a, Number b) -> Number { return b == 0 ? 0 : a % b; }},
};

/// Reads a header, and calculates as it goes; whether it is well formed does not depend on n.
class Reader {
public:
    explicit Reader(std::string_view text, Number n = 0) : rest_(text), n_(n) {}

    [[nodiscard]] bool failed() const { return failed_; }
    [[nodiscard]] std::string_view rest() const { return rest_; }

    bool take(std::string_view word) {
        while (!rest_.empty() && (rest_.front() == ' ' || rest_.front() == '\t')) rest_.remove_prefix(1);
        if (!rest_.starts_with(word)) return false;
        rest_.remove_prefix(word.size());
        return true;
    }
    void expect(std::string_view word) { failed_ = !take(word) || failed_; }
    Number number() {
        take("");
        const std::size_t digits = std::min(rest_.find_first_not_of("0123456789"), rest_.size());
        failed_ = failed_ || digits == 0;
        Number value = 0;
        for (const char digit : rest_.substr(0, digits)) value = value * 10 + static_cast<Number>(digit - '0');
        rest_.remove_prefix(digits);
        return value;
    }
    /// `condition ? value : value`, or only a value.
    Number choice() {
        const Number condition = term(1);
        if (!take("?")) return condition;
        const Number yes = choice();
        expect(":");
        const Number no = choice();
        return condition != 0 ? yes : no;
    }

private:
    /// Operands joined by operators of at least this rank.
    Number term(int rank) {
        Number value = operand();
        while (const Operator* const next = take_operator(rank)) value = next->apply(value, term(next->rank + 1));
        return value;
    }
    const Operator* take_operator(int rank) {
        take("");
        const auto* const found = std::find_if(operators.begin(), operators.end(),
                                               [&](const Operator& one) { return rest_.starts_with(one.sign); });
        if (found == operators.end() || found->rank < rank) return nullptr;
        rest_.remove_prefix(found->sign.size());
        return found;
    }
    Number operand() {
        if (take("!")) return operand() == 0 ? 1 : 0;
        if (take("n")) return n_;
        if (!take("(")) return number();
        const Number value = choice();
        expect(")");
        return value;
    }

    std::string_view rest_;
    Number n_;
    bool failed_ = false;
};

} // namespace

std::optional<PluralRule> PluralRule::parse(std::string_view header) {
    if (header.size() > most_plural_bytes) return std::nullopt;
    Reader reader{header};
    reader.expect("nplurals");
    reader.expect("=");
    PluralRule rule;
    rule.forms_ = reader.number();
    reader.expect(";");
    reader.expect("plural");
    reader.expect("=");
    rule.expression_ = reader.rest();
    static_cast<void>(reader.choice());
    reader.take(";");
    reader.take("");
    if (reader.failed() || !reader.rest().empty() || rule.forms_ == 0) return std::nullopt;
    return rule;
}

std::size_t PluralRule::form(unsigned long n) const {
    const Number form = Reader{expression_, n}.choice();
    return form < forms_ ? form : 0;
}

} // namespace twoturns::platform
