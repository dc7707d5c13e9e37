// New boards of queens with one completion: a random solution, from which queens are taken as long as it stays the
// only one. No queen of what is left can be taken away.
//
// The random solution is found as by Sosič and Gu (1990): of a random order of columns, pairs are swapped while that
// takes attacks away. Tested by tests/core/queens_generate_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/job/wishes.hpp"
#include "core/making/recipe_maker.hpp"
#include "core/puzzles/queens/board.hpp"
#include "core/puzzles/queens/queens.hpp"
#include "core/random.hpp"

namespace quadrille::queens {

/// See core/making/recipe_maker.hpp. What may be wished: `size=8`, the side, from 1 to 60 but for 2 and 3, which have
/// no solution.
class Recipe : public PlainRecipe<Board> {
 public:
  using Puzzle = Queens;

  void begin() { side_ = 8; }
  Refusal wish(std::string_view name, std::string_view value);
  Refusal refuse() const;
  Drawn draw(RandomNumbers& random, Fuel& fuel);
  const Board& answer() const { return answer_; }
  Removable removable(RandomNumbers& random) const;
  bool write(const std::vector<std::uint32_t>& gone, Board& board) const;
  std::int64_t work_to_write() const { return 20 + 10 * static_cast<std::int64_t>(side_); }

 private:
  bool lessen_attacks();
  unsigned attacks(std::size_t row) const;
  void add(std::size_t row, int by);

  std::uint32_t side_ = 8;
  Board answer_;
  std::vector<std::uint32_t> diagonals_;  // by diagonal, of both directions: its queens
};

}  // namespace quadrille::queens
