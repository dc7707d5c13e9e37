// Makes Kakuro puzzles with one solution. A random layout is filled at random, and the sums of its runs become the
// clues. As long as there is another solution, a cell in which the two differ gets another digit: this is kept if the
// next two solutions differ in no more cells. A board that does not become unique soon is thrown away.
//
// The same seed makes the same puzzles everywhere. Tested by tests/core/kakuro_generate_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/kakuro/board.hpp"
#include "core/kakuro/layout.hpp"
#include "core/kakuro/learning.hpp"
#include "core/kakuro/runs.hpp"
#include "core/random.hpp"

namespace quadrille::kakuro {

class Generator {
 public:
  explicit Generator(std::uint64_t seed) : random_(seed) {}

  /// Makes the next puzzle, if one of so many boards becomes unique.
  std::optional<Board> make(Size size, unsigned boards);

 private:
  using Digits = std::uint16_t;

  bool lay_out(Size size);
  bool fill();
  bool fill_rest(std::uint32_t open);
  std::size_t choices(std::uint32_t cell) const;
  void narrow();
  std::uint8_t random_digit(Digits left);
  bool become_unique();
  bool change_one();
  void write_clues();
  bool find_other();
  Digits free_digits(std::uint32_t cell) const;
  void set(std::uint32_t cell, std::uint8_t digit);

  Random random_;
  Board board_;
  Runs runs_;
  Learning engine_;
  std::vector<std::uint8_t> filling_;     // by white cell: its digit, 0 for none yet
  std::vector<Digits> used_;              // by run: its digits, bit d − 1
  std::vector<std::uint32_t> differing_;  // white cells in which another solution has another digit
  std::uint32_t tries_ = 0;               // left for this filling
  Answer other_;
};

}  // namespace quadrille::kakuro
