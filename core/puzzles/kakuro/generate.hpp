// Makes Kakuro puzzles with one solution. A random layout is filled at random, and the sums of its runs become the
// clues. As long as there is another solution, a cell in which the two differ gets another digit: this is kept if the
// next two solutions differ in no more cells. A board that does not become unique soon is thrown away.
//
// The same seed makes the same puzzles everywhere. Tested by tests/core/kakuro_generate_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/job/grade_wish.hpp"
#include "core/job/wishes.hpp"
#include "core/puzzles/kakuro/board.hpp"
#include "core/puzzles/kakuro/layout.hpp"
#include "core/puzzles/kakuro/learning.hpp"
#include "core/puzzles/kakuro/runs.hpp"
#include "core/random.hpp"

namespace quadrille::kakuro {

class Generator {
 public:
  explicit Generator(RandomNumbers random) : random_(random) {}

  /// `begin` lays out and fills a board, and as long as that is `open`, `change` changes it once, which takes 20 ms at
  /// most.
  enum class State : std::uint8_t { open, unique, given_up };
  void begin(Size size);
  void change();
  State state() const { return state_; }
  const Board& board() const { return board_; }

  /// All work until now of the engine that looks for other solutions, which takes most of the time.
  std::int64_t work() const { return work_; }

 private:
  using Digits = std::uint16_t;

  bool lay_out(Size size);
  bool fill();
  bool fill_rest(std::uint32_t open);
  std::size_t choices(std::uint32_t cell) const;
  void narrow();
  std::uint8_t random_digit(Digits left);
  bool change_one();
  void write_clues();
  bool find_other();
  Digits free_digits(std::uint32_t cell) const;
  void set(std::uint32_t cell, std::uint8_t digit);

  RandomNumbers random_;
  Board board_;
  Runs runs_;
  Learning engine_;
  std::vector<std::uint8_t> filling_;     // by white cell: its digit, 0 for none yet
  std::vector<Digits> used_;              // by run: its digits, bit d − 1
  std::vector<std::uint32_t> differing_;  // white cells in which another solution has another digit
  State state_ = State::given_up;
  std::size_t changes_ = 0;  // that are still to be tried
  std::int64_t work_ = 0;
  std::uint32_t tries_ = 0;  // left for this filling
  Answer other_;
};

/// What may be wished: see core/job/wishes.hpp.
///
///     size=10       rows and columns, with the first, which hold clues; or size=8x10. From 3 to 20 each
///     grade=3       core/job/grade_wish.hpp
///     density=55    the percentage of white cells among the others, from 40 to 100
class Maker {
 public:
  void begin(RandomNumbers random);
  Refusal wish(std::string_view name, std::string_view value);
  Refusal refuse() const;
  bool advance(Fuel& fuel);
  Refusal failure() const { return std::nullopt; }
  const Board& board() const { return board_; }

 private:
  std::optional<Generator> generator_;
  Size size_;
  GradeWish<Board> grade_;
  bool is_measuring_ = false;
  Board board_;
};

}  // namespace quadrille::kakuro
