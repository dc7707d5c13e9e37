#include "core/puzzles/sudoku/lanes/lane_search.hpp"

#include <algorithm>
#include <bit>

#include "core/puzzles/sudoku/lanes/lane_choice.hpp"
#include "core/puzzles/sudoku/lanes/lane_words.hpp"
#include "core/simd.hpp"

namespace quadrille::sudoku {

namespace {

// By 27 · row + bit: the cells in the same row, column or box.
using Peers = std::array<std::array<std::uint32_t, 3>, 81>;

consteval Peers make_peers() {
  Peers peers = {};
  for (unsigned cell = 0; cell < 81; ++cell) {
    for (unsigned other = 0; other < 81; ++other) {
      const auto row = [](unsigned of) { return of % 3 * 3 + of / 27; };
      const auto column = [](unsigned of) { return of % 27 / 3 % 3 * 3 + of % 27 / 9; };
      const bool in_line = row(cell) == row(other) || column(cell) == column(other);
      const bool in_box = row(cell) / 3 == row(other) / 3 && column(cell) / 3 == column(other) / 3;
      if (other != cell && (in_line || in_box)) peers[cell][other / 27] |= 1u << other % 27;
    }
  }
  return peers;
}

constexpr Peers peers = make_peers();

}  // namespace

LaneSearch::LaneSearch(std::size_t solutions)
    : solutions_wanted_(solutions), frames_(lanes * board_symbols), answers_(most_pending) {}

bool LaneSearch::give(const char* text) {
  BoardWords givens;
  std::array<std::uint32_t, 3> blank;
  if (!read_words(text, givens, blank)) return false;
  const auto lane = static_cast<std::size_t>(std::countr_zero(idle_));
  idle_ &= idle_ - 1;
  level_[lane] = 0;
  board_[lane] = given_++;
  Answer& answer = answer_of(lane);
  answer.text = text;
  answer.done = answer.faulty = false;
  answer.stats = {.nodes = 1};
  for (std::size_t row = 0; row < 3; ++row) {
    boards_.open[row][lane] = all_cells;
    boards_.singles[row][lane] = all_cells & ~blank[row];
    boards_.pairs[row][lane] = 0;
  }
  for_each<27>([&](std::size_t word) {
    boards_.cells[word][lane] = givens[word] | blank[word / 9];
    boards_.placed[word][lane] = 0;
  });
  return true;
}

void LaneSearch::advance() {
  sweep(boards_);
  if (std::count(boards_.found.begin(), boards_.found.end(), lane_is_stable) != 0) choose_cells(boards_);
  for (std::size_t lane = 0; lane < lanes; ++lane) {
    if (boards_.found[lane] != 0 && (idle_ >> lane & 1) == 0) act_on(lane, boards_.found[lane]);
  }
}

// Acts on what a sweep found in a lane.
void LaneSearch::act_on(std::size_t lane, std::uint32_t found) {
  Answer& answer = answer_of(lane);
  if ((found & lane_is_dead) != 0) {
    ++answer.stats.dead_ends;
    backtrack(lane);
  } else if ((found & lane_is_filled) != 0 && take_solution(lane)) {
    if (answer.stats.solutions == solutions_wanted_) {
      finish(lane);
    } else {
      backtrack(lane);
    }
  } else if (found == lane_is_stable) {
    choose(lane);
  } else if ((found & lane_is_stable) != 0) {
    answer.faulty = true;
    finish(lane);
  }
}

// The digits, one in each cell, may contradict each other, which a later sweep would find. Then returns false.
bool LaneSearch::take_solution(std::size_t lane) {
  BoardWords board;
  for_each<27>([&](std::size_t word) {
    board[word] = boards_.cells[word][lane] & (boards_.open[word / 9][lane] | boards_.placed[word][lane]);
  });
  if (!obeys(board)) return false;
  Answer& answer = answer_of(lane);
  char* const text = answer.solutions[static_cast<std::size_t>(answer.stats.solutions)].data();
  write_words(board, text);
  if (!keeps_givens(answer.text, text)) return false;
  ++answer.stats.solutions;
  return true;
}

// Stores the node and gives the cell to branch on its first digit.
void LaneSearch::choose(std::size_t lane) {
  Frame& frame = frame_of(lane, level_[lane]++);
  for_each<27>([&](std::size_t word) { frame.cells[word] = boards_.cells[word][lane]; });
  for_each<3>([&](std::size_t row) { frame.pairs[row] = boards_.pairs[row][lane]; });
  const std::uint32_t of_row1 = boards_.choice[1][lane], of_row2 = boards_.choice[2][lane];
  frame.cell = boards_.choice[0][lane] | of_row1 | of_row2;
  frame.row = (of_row1 != 0 ? 1u : 0u) + (of_row2 != 0 ? 2u : 0u);
  const std::uint32_t* const of_row = &frame.cells[9 * frame.row];
  const auto digits_from = [&](std::size_t digit) {
    return simd::mask_of((simd::Int32x4)((simd::load(of_row + digit) & frame.cell) != 0));
  };
  frame.untried = digits_from(0) | digits_from(4) << 4 | digits_from(5) << 5;
  Stats& stats = answer_of(lane).stats;
  stats.depth = std::max(stats.depth, level_[lane]);
  place(lane, frame);
}

// Returns to the last choice with an untried digit. If there is none, the board is done.
void LaneSearch::backtrack(std::size_t lane) {
  std::uint32_t& level = level_[lane];
  while (level > 0 && frame_of(lane, level - 1).untried == 0) --level;
  if (level == 0) return finish(lane);
  Frame& frame = frame_of(lane, level - 1);
  for_each<27>([&](std::size_t word) {
    boards_.cells[word][lane] = frame.cells[word];
    boards_.placed[word][lane] = 0;
  });
  for_each<3>([&](std::size_t row) {
    boards_.open[row][lane] = all_cells;
    boards_.pairs[row][lane] = frame.pairs[row];
  });
  place(lane, frame);
}

// Gives the frame's cell its next digit in the lane, and removes that candidate from the frame. Removes the digit from
// the cell's peers too, so that the next sweep can place a peer's last candidate.
void LaneSearch::place(std::size_t lane, Frame& frame) {
  const auto digit = static_cast<std::size_t>(std::countr_zero(frame.untried));
  frame.untried &= frame.untried - 1;
  frame.cells[9 * frame.row + digit] ^= frame.cell;
  for (std::uint32_t left = frame.untried; left != 0; left &= left - 1) {
    boards_.cells[9 * frame.row + static_cast<std::size_t>(std::countr_zero(left))][lane] ^= frame.cell;
  }
  const auto& seen = peers[27 * frame.row + static_cast<std::uint32_t>(std::countr_zero(frame.cell))];
  for_each<3>([&](std::size_t row) {
    std::uint32_t& cells = boards_.cells[9 * row + digit][lane];
    boards_.singles[row][lane] = boards_.pairs[row][lane] & cells & seen[row];
    cells &= ~seen[row];
  });
  boards_.singles[frame.row][lane] |= frame.cell;
  ++answer_of(lane).stats.nodes;
}

void LaneSearch::finish(std::size_t lane) {
  answer_of(lane).done = true;
  idle_ |= 1u << lane;
}

void LaneSearch::drop_oldest() {
  for (std::size_t lane = 0; lane < lanes; ++lane) {
    if (board_[lane] == answered_) idle_ |= 1u << lane;
  }
  ++answered_;
}

}  // namespace quadrille::sudoku
