// Combines one function for each alternative of a variant: std::visit(overloaded{...}, variant). The code does not
// compile if an alternative has no function.
#pragma once

namespace twoturns::ui {

template <class... Functions>
struct overloaded : Functions... { // NOLINT(readability-identifier-naming): used like a function
    using Functions::operator()...;
};
template <class... Functions> overloaded(Functions...) -> overloaded<Functions...>;

} // namespace twoturns::ui
