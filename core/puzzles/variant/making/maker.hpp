// Makes Sudoku variants with one solution. The rules that are wished, with random regions for a jigsaw, are the frame.
// It is filled at random: cell by cell a random value is supposed, and kept if the engine then finds a solution. From
// that, givens are taken away, orbit by orbit of a symmetry and in random order, as long as the solution stays the only
// one; many together at first. Where there are cells beside the grid (variables, the regions of ChaosConstruction), a
// filled grid may leave them open: then others are filled, up to a bound. For a killer no givens are left but those
// that are wished: cages are drawn, and changed as long as there is another solution (cages.hpp).
//
// A cell whose check takes long stays given, so that what is left may lack a little to be minimal. The same random
// numbers make the same puzzles everywhere. Tested by tests/core/variant_generate_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/cells/given_removal.hpp"
#include "core/job/wishes.hpp"
#include "core/puzzles/variant/board.hpp"
#include "core/puzzles/variant/making/cages.hpp"
#include "core/puzzles/variant/making/jigsaw.hpp"
#include "core/puzzles/variant/making/wishes.hpp"
#include "core/random.hpp"
#include "core/search/any_engine.hpp"

namespace quadrille::variant {

/// Satisfies `PuzzleMaker` (core/job/wishes.hpp).
class Maker {
 public:
  void begin(RandomNumbers random);
  Refusal wish(std::string_view name, std::string_view value) { return wishes_.take(name, value); }
  Refusal refuse();
  bool advance(Fuel& fuel);
  Refusal failure() const { return failure_; }
  const Board& board() const { return board_; }

 private:
  enum class Stage : std::uint8_t { frame, lay_out, fill, prove, draw_cages, cage, take_away, check, grade };
  enum class Outcome : std::uint8_t { open, other, none, given_up };

  Refusal read_frame();
  bool take_frame(Outcome outcome);
  void lay_out();
  void supply();
  void go_on_filling(Outcome outcome);
  void fix(std::uint32_t cell);
  bool end_proof(Outcome outcome);
  void begin_clues();
  void choose_givens();
  void draw_cages();
  void put_cages();
  bool change_cages(Outcome outcome);
  bool is_made();
  bool take_next();
  void end_check(Outcome outcome);
  void open_engine(Stage stage, std::int64_t most_work);
  Outcome run(Fuel& fuel);
  std::uint32_t givens() const;

  RandomNumbers random_ = RandomNumbers(0);
  Wishes wishes_;
  std::string frame_text_;  // which `frame_` was made from
  Board frame_;
  bool is_known_ = false;  // whether it has a solution was looked for
  bool is_impossible_ = false;
  Answer frame_answer_;  // a solution of it; empty if none was found soon
  Refusal failure_;
  Board board_;            // the puzzle, or what there is of it
  std::size_t rules_ = 0;  // of it, without its random cages
  Stage stage_ = Stage::lay_out;
  JigsawDrawing drawing_;
  Cages cages_;

  std::vector<std::uint32_t> order_;  // of cells
  std::size_t next_ = 0;              // the place in it of the cell that is filled next
  std::uint32_t supposed_ = no_cell;  // whose value the engine looks at
  Values others_ = 0;                 // and its other candidates
  unsigned open_ = 0;                 // filled grids that left cells beside them open
  GivenRemoval removal_;
  Answer answer_;  // the solution of the puzzle
  Answer found_;   // another one

  static constexpr std::uint32_t no_cell = ~0U;
  EnginePool<Board, Answer> engines_;
  AnyEngine<Board, Answer>* engine_ = nullptr;
  std::int64_t work_left_ = 0;  // of the engine for this question
};

}  // namespace quadrille::variant
