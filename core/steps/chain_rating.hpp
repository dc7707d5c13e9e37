// How much the length of a chain adds to its rating, as Sudoku Explainer has it: 0.1 for each of the lengths 4, 6, 8,
// 12, 16, 24, … that it exceeds.
#pragma once

namespace quadrille::steps {

/// `literals` is the number of different literals of the chain, or of all its chains together.
constexpr unsigned added_by_length(unsigned literals) {
  unsigned added = 0, step = 4;
  while (literals > step + 2) {
    ++added;
    step = added % 2 == 1 ? step * 3 / 2 : step * 4 / 3;
  }
  return added;
}
static_assert(added_by_length(6) == 0 && added_by_length(7) == 1 && added_by_length(14) == 3);

}  // namespace quadrille::steps
