// Many 9×9 boards, a board in each lane: the search of `BandSearch` for several boards side by side.
//
// A sweep (lane_sweep.hpp) propagates in all lanes. Then a stable lane makes a choice, a dead lane returns to the last
// choice with an untried digit, and a lane that is done takes the next board. So the lanes stay full, and the number of
// sweeps of a board does not depend on its neighbours. The rules and the order of choices are those of `BandSearch`:
// solutions, their order and the statistics are the same. Tested against it by tests/core/sudoku_lanes_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/puzzles/sudoku/lanes/lane_sweep.hpp"
#include "core/puzzles/sudoku/lanes/lane_text.hpp"
#include "core/search/engine.hpp"

namespace quadrille::sudoku {

class LaneSearch {
 public:
  /// The largest number of solutions to search for.
  static constexpr std::size_t most_solutions = 2;

  /// The answer to a board.
  struct Answer {
    const char* text = nullptr;  ///< the board's symbols
    bool done = false;
    bool faulty = false;  ///< a solution broke the rules: there is a mistake in the search, which has stopped
    Stats stats;
    std::array<std::array<char, board_symbols>, most_solutions> solutions;  ///< the first `stats.solutions` are valid
  };

  /// Allocates all memory of the search. A board is done when `solutions` solutions, or all of them, are found.
  explicit LaneSearch(std::size_t solutions);

  /// Whether another board can be given.
  bool has_room() const { return idle_ != 0 && given_ - answered_ < most_pending; }

  /// Takes a board of 81 symbols, which must outlive its answer. If they are not a board, takes none, returns false.
  bool give(const char* text);

  /// Makes one sweep and acts on its results.
  void advance();

  /// Whether there are boards that were given and not dropped yet.
  bool has_pending() const { return given_ != answered_; }
  /// The answer to the oldest of these boards.
  const Answer& oldest() const { return answers_[answered_ % most_pending]; }
  /// Drops the oldest board, and its search if it is not done.
  void drop_oldest();

 private:
  // A node with a choice: what is known there, and the cell to branch on.
  struct Frame {
    BoardWords cells;
    std::array<std::uint32_t, 3> pairs;  // cells with two candidates
    std::uint32_t row;                   // the row of the words that contain the cell
    std::uint32_t cell;                  // its bit
    std::uint32_t untried;               // digits still to try
  };

  // The largest number of boards in work or waiting for an older one. A larger one would seldom give lanes more work.
  static constexpr std::size_t most_pending = 256;

  void act_on(std::size_t lane, std::uint32_t found);
  bool take_solution(std::size_t lane);
  void choose(std::size_t lane);
  void backtrack(std::size_t lane);
  void place(std::size_t lane, Frame& frame);
  void finish(std::size_t lane);

  Answer& answer_of(std::size_t lane) { return answers_[board_[lane] % most_pending]; }
  Frame& frame_of(std::size_t lane, std::size_t level) { return frames_[lane * board_symbols + level]; }

  std::size_t solutions_wanted_;
  LaneBoards boards_ = {};
  std::uint32_t idle_ = (1u << lanes) - 1;       // a bit for each lane without a board
  std::array<std::size_t, lanes> board_ = {};    // by lane: the number of its board, in the order of `give`
  std::array<std::uint32_t, lanes> level_ = {};  // by lane: number of choices in force
  std::vector<Frame> frames_;                    // by lane, from the root down
  std::vector<Answer> answers_;                  // the answer to board i is at i % most_pending
  std::size_t given_ = 0;                        // number of boards given
  std::size_t answered_ = 0;                     // number of boards dropped
};

}  // namespace quadrille::sudoku
