// A rule as a sentence, in two languages. Tested by tests/core/grid_kinds_test.cpp.
#pragma once

#include <string>

#include "core/puzzles/grid/kinds/kind.hpp"

namespace quadrille::grid::kinds {

enum class Language : std::uint8_t { english, chinese };

std::string sentence_of(const Kind& kind, const Rule& rule, Language language);

}  // namespace quadrille::grid::kinds
