// Many 9×9 boards at once, one a lane: the search of `BandSearch` made for several boards side by side.
//
// A sweep (lane_sweep.hpp) serves all lanes. A lane in which nothing moves any more gets its choice, one that is dead
// goes back to the last choice with digits left, and one that is done takes up the next board; so the lanes stay full,
// and how many sweeps a board takes has nothing to do with its neighbours. The rules and the order of choices are those
// of `BandSearch`: solutions, their order and the statistics are the same. Tested against it by
// tests/core/sudoku_lanes_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/search/engine.hpp"
#include "core/sudoku/lanes/lane_sweep.hpp"
#include "core/sudoku/lanes/lane_text.hpp"

namespace quadrille::sudoku {

class LaneSearch {
 public:
  /// Most solutions that are looked for.
  static constexpr std::size_t most_solutions = 2;

  /// What is known of a board that was given.
  struct Answer {
    const char* text = nullptr;  ///< as it was given
    bool done = false;
    bool faulty = false;  ///< an answer broke the rules: the search is wrong, and gave up
    Stats stats;
    std::array<std::array<char, board_symbols>, most_solutions> solutions;  ///< the first `stats.solutions` count
  };

  /// Allocates all that the search will need. A board is done when `solutions` are found, or all that it has.
  explicit LaneSearch(std::size_t solutions);

  /// Whether another board can be given.
  bool has_room() const { return idle_ != 0 && given_ - answered_ < most_pending; }

  /// Takes a board of 81 symbols, which must outlive its answer. False, and takes none, if they are no board.
  bool give(const char* text);

  /// One sweep and what follows from it.
  void advance();

  /// Whether there are boards that were given and not dropped yet.
  bool has_pending() const { return given_ != answered_; }
  /// The answer to the oldest of them.
  const Answer& oldest() const { return answers_[answered_ % most_pending]; }
  /// Drops the oldest, and if it is not done, its search.
  void drop_oldest();

 private:
  // A position with a choice: what was known there, and the cell.
  struct Frame {
    BoardWords cells;
    std::array<std::uint32_t, 3> pairs;  // cells with two candidates
    std::uint32_t row;                   // of the words that have the cell
    std::uint32_t cell;                  // its bit
    std::uint32_t untried;               // digits that it may still be given
  };

  // Boards that may be under way or wait for an older one: more than that, and lanes would seldom have work.
  static constexpr std::size_t most_pending = 256;

  void meet(std::size_t lane, std::uint32_t found);
  bool take_solution(std::size_t lane);
  void choose(std::size_t lane);
  void go_back(std::size_t lane);
  void place(std::size_t lane, Frame& frame);
  void finish(std::size_t lane);

  Answer& answer_of(std::size_t lane) { return answers_[board_[lane] % most_pending]; }
  Frame& frame_of(std::size_t lane, std::size_t level) { return frames_[lane * board_symbols + level]; }

  std::size_t settling_;
  LaneBoards boards_ = {};
  std::uint32_t idle_ = (1u << lanes) - 1;       // lanes without a board, a bit each
  std::array<std::size_t, lanes> board_ = {};    // the board of each lane, in the order in which they were given
  std::array<std::uint32_t, lanes> level_ = {};  // choices in force
  std::vector<Frame> frames_;                    // of each lane, from the root down
  std::vector<Answer> answers_;                  // to board i at i % most_pending
  std::size_t given_ = 0;
  std::size_t answered_ = 0;  // boards that were dropped
};

}  // namespace quadrille::sudoku
