// The symmetries of a grid puzzle: turns and reflections of its board that keep the rules of its genre (genre.hpp) and
// map its text to itself, with all that is filled in. Clues have to be equal to their images; names of regions do not
// matter, and neither does in which of its cells the number of a region stands.
//
// What symmetries map are *marks* of answers. A mark is a value in a cell, that is a placement; where answers are
// parts of the board, whose names and values say nothing to an image, it is that two neighbours are of one part or are
// not. Tested by tests/core/grid_symmetries_test.cpp.
#pragma once

#include <vector>

#include "core/cover/cover_form.hpp"
#include "core/puzzles/grid/board.hpp"

namespace quadrille::grid {

/// For each symmetry except the identity: the image of each mark; `no_placement` if no answer has it.
std::vector<std::vector<cover::Placement>> symmetries(const Board& board);
/// Appends the marks of an answer.
void append_marks(const Board& board, const Answer& answer, std::vector<cover::Placement>& marks);

}  // namespace quadrille::grid
