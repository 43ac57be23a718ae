// The declarations in a question's type besides its members, and the type lists derived from them:
//   using Answer       the type of the question's answer
//   QuestionKind kind  says which unanswered questions this one replaces; without a kind, none
#pragma once

#include <type_traits>
#include <variant>

namespace twoturns::app {

/// The kinds of questions. A new question replaces an unanswered question of the same kind from the same screen.
enum class QuestionKind : unsigned {
    each, ///< every question of this kind is answered
    choosing,
    listing,
    reading,
    previewing,
    dealing,
    counting,
    measuring,
    analysing,
};

/// Appends types to a variant, except types that the variant has already.
template <class Variant, class... More> struct Appended { using type = Variant; };
template <class... Present, class Next, class... More>
struct Appended<std::variant<Present...>, Next, More...>
    : std::conditional_t<(std::is_same_v<Present, Next> || ...), Appended<std::variant<Present...>, More...>,
                         Appended<std::variant<Present..., Next>, More...>> {};

/// Appends the questions of a list, or their answers, to a variant.
template <class Variant, class Questions> struct With;
template <class Variant, class... Questions> struct With<Variant, std::variant<Questions...>> {
    using questions = typename Appended<Variant, Questions...>::type;
    using answers = typename Appended<Variant, typename Questions::Answer...>::type;
};
template <class Variant, class Questions> using WithQuestions = typename With<Variant, Questions>::questions;
template <class Variant, class Questions> using WithAnswers = typename With<Variant, Questions>::answers;

} // namespace twoturns::app
