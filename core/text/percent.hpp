// Percent-encoding, as addresses have it: `%20` for a space. Tested by tests/core/links_test.cpp, and by those of what
// reads addresses.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace quadrille {

/// The character at byte `at` of a text in percent-encoding; moves `at` behind it. A percent sign without two
/// hexadecimal digits stands for itself.
char take_percent(std::string_view text, std::size_t& at);

/// A text as one word: with percent-encoding of what is white space.
std::string with_percent(std::string_view text);

/// The whole text without percent-encoding.
std::string without_percent(std::string_view text);

}  // namespace quadrille
