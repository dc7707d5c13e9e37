// Makes Sudoku puzzles: a random full board, from which cells are taken, orbit by orbit of a symmetry and in random
// order, as long as the solution stays the only one. What is left is minimal: no orbit can be taken away. (On boards
// from 25×25 a cell also stays if it takes long to find out.) The first orbits are tried many together: from a full
// board nearly all can go. Puzzles whose rating is not wanted are thrown away and the next is made.
//
// The same random numbers make the same puzzles everywhere. Tested by tests/core/generate_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "core/cells/given_removal.hpp"
#include "core/grading/clearing.hpp"
#include "core/grading/wishes.hpp"
#include "core/job/question.hpp"
#include "core/job/wishes.hpp"
#include "core/puzzles/sudoku/band_search.hpp"
#include "core/puzzles/sudoku/board.hpp"
#include "core/random.hpp"
#include "core/search/any_engine.hpp"
#include "core/steps/path.hpp"

namespace quadrille::grading {

/// Satisfies `PuzzleMaker` (core/job/wishes.hpp).
class Maker {
 public:
  void begin(RandomNumbers random);
  Refusal wish(std::string_view name, std::string_view value) { return wishes_.take(name, value); }
  Refusal refuse() const { return wishes_.refuse(); }
  bool advance(Fuel& fuel);
  Refusal failure() const { return std::nullopt; }
  const sudoku::Board& board() const { return board_; }

 private:
  enum class Stage : std::uint8_t { fill, solve, clear, take_away, check, rate };

  void fill();
  void solve(Fuel& fuel);
  void begin_taking();
  bool fill_blank(std::uint32_t blank);
  void put(std::uint32_t cell, std::uint8_t value);
  void open_clearing();
  bool clear(Fuel& fuel);
  bool take_next();
  void open_engine(Question question, Stage stage);
  bool check(Fuel& fuel);
  bool ends_well();
  bool rate(Fuel& fuel);
  unsigned givens() const;

  RandomNumbers random_ = RandomNumbers(0);
  Wishes wishes_;
  sudoku::Board board_;
  Stage stage_ = Stage::fill;

  // For one size of board; made when it is first needed.
  std::unique_ptr<steps::Layout> layout_;
  std::unique_ptr<steps::Path> path_;

  std::array<steps::Mask, 36> rows_, columns_, boxes_;  // the values that are in them while a board is filled
  steps::Mask all_ = 0;                                 // values

  std::vector<std::uint32_t> order_;  // of cells
  Clearing clearing_;                 // takes givens away from a 9×9 board,
  GivenRemoval removal_;              //   and from other boards
  std::vector<std::uint8_t> taken_;   // values of the cells that are being tried
  EnginePool<sudoku::Board, sudoku::Board> engines_;
  AnyEngine<sudoku::Board, sudoku::Board>* engine_ = nullptr;
  Search search_;
  sudoku::BandSearch bands_;  // of 9×9 boards
  sudoku::Board found_;
  std::int64_t work_left_ = 0;  // for the check that is under way
  unsigned rating_ = 0;
};

}  // namespace quadrille::grading
