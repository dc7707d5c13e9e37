// Links of f-puzzles as texts in the notation `iss`.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/text/text.hpp"

namespace quadrille::variant::links {

/// Writes the text of the puzzle in a link; or says what is wrong with it. Lines that begin with `#` hold what the link
/// says in words or draws.
std::optional<Error> read_fpuzzles(std::string_view link, std::string& text);

}  // namespace quadrille::variant::links
