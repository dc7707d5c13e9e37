// Reads the text of a kind: its lines up to the blank one. Tested by tests/core/grid_kinds_test.cpp.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "core/puzzles/grid/kinds/kind.hpp"
#include "core/text/text.hpp"

namespace quadrille::grid::kinds {

struct Line {
  std::string_view text;
  std::uint32_t number = 0;
};

/// Null, and the error, if the text is wrong.
std::shared_ptr<const Kind> read_kind(std::span<const Line> lines, Error& error);

/// The functions of the genre of a kind (genre.cpp), and how turns of a board keep its rules.
void make_genre(Kind& kind);

}  // namespace quadrille::grid::kinds
