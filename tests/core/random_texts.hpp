// Random puzzles of the catalog as texts.
#pragma once

#include <string>
#include <string_view>

#include "tests/core/random.hpp"

namespace quadrille::test {

/// A text of one puzzle (random_boards.hpp); covers have at most 20 primary items.
std::string random_text(std::string_view puzzle, Random& random);

}  // namespace quadrille::test
