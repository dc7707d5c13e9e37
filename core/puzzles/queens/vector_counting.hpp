// Counts the solutions of small boards, four positions at a time in vectors.
//
// The classic search with three masks (row_by_row.hpp) goes from one queen to the next, and at nearly every queen it
// takes a branch that cannot be predicted. To count, the order of positions does not matter. So positions are stored by
// level, and four of them at a time place a queen on their first free square:
//
//     level k        squares   0110 0010 1000 0101       queen: 0010 0010 1000 0001   left: 0100 0000 0000 0100
//                    columns   …                                                      └ two are kept in level k
//     level k + 1    those of the four new positions that are not dead ends, packed, after the stored ones
//
// This has no branches that depend on data; a shuffle packs the positions that are kept. Levels have room for a small
// part of the tree: the deepest full level is worked on, or the top level if none is full.
//
// The queens of the top rows are placed one by one: they decide which images of a solution are searched for (rows.hpp),
// and they give the fraction done. If t of the eight distances from corner to queen are the least distance, then t
// images of the solution are found, equal images counted separately, so each image counts as 8 / t solutions. So images
// need not be compared, but t must be known: the high bits of the column mask count the ties.
//
// Tested by tests/core/queens_engines_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/puzzles/queens/board.hpp"
#include "core/puzzles/queens/rows.hpp"
#include "core/search/engine.hpp"

namespace quadrille::queens {

/// Satisfies `Engine<Board, Board>`, but never stops at a solution. `open` takes boards of at most `Rows::most_side`
/// rows. The search may be up to three nodes ahead of the statistics. A position is a dead end also if the row after
/// the next one has no free square.
class VectorCounting {
 public:
  std::optional<Error> open(const Board& board);
  Step advance(Fuel& fuel);
  /// The tree is divided in the top rows only.
  bool begin_at(std::span<const Branch> path);
  bool give_away(std::vector<Branch>& path);
  /// The queens in force in the top rows.
  void read(Board& answer) const;
  const Stats& stats() const { return stats_; }
  double fraction() const;
  /// The number of solutions, in decimal. Of a part of the tree of an empty board it may be a fraction, such as
  /// 105/840: the images of a solution belong to the parts in which they are found.
  std::string count() const;

 private:
  using Mask = Rows::Mask;

  static constexpr std::size_t lanes = 4;
  /// Positions of a level. They take 8 KB for each level, so that all levels fit into the cache of one core.
  static constexpr std::size_t capacity = 512;
  static constexpr std::size_t most_top = 3;

  // The stored positions of a level, which need a queen in its row. A whole vector may be written after the last one.
  struct Waiting {
    using Lanes = std::array<Mask, capacity + lanes>;
    Lanes untried;  // free squares of the row that have not been tried; never 0
    Lanes columns;  // columns of the queens above; bits `tie` and up: the number of distances equal to the top queen's
    Lanes falling;  // squares of the row that falling diagonals attack
    Lanes rising;   // squares of the row that rising diagonals attack
    std::size_t count;
  };
  static constexpr unsigned tie = 28;
  static_assert(Rows::most_side <= tie);

  // A top row.
  struct Level {
    Mask squares;  // its free squares: the choices
    Mask untried;  // those that have not been tried
    Mask columns;  // columns of the queens above
    Mask falling;
    Mask rising;
  };

  // A round places a queen in each of the positions `at` … `end` − 1 of a level. Of the positions of the round that are
  // done, those that still have untried squares are moved to before `kept`.
  struct Round {
    std::size_t level;
    std::size_t at;
    std::size_t end;
    std::size_t kept;
  };

  enum class Next : std::uint8_t { root, top, round, nothing };

  Step go_on(std::uint64_t& nodes);
  void enter_root();
  void place_top_queen();
  void find_next_top_queen();
  std::size_t column(std::size_t level) const;
  std::size_t open_levels() const;
  void set_ties(Mask queen);
  void begin_rounds(const Level& position);
  void begin_round();
  void advance_round(std::uint64_t nodes);
  template <bool at_side>
  std::size_t place_queens(std::size_t end);
  void add_solution(Mask columns);
  Mask tie_at(std::size_t level, Mask queen) const { return (queen & ties_[level]) != 0 ? Mask{1} << tie : 0; }

  Board board_;
  Rows rows_;
  std::size_t top_ = 0;  // number of top rows, whose queens are placed one by one
  std::array<Level, most_top + 1> levels_;
  std::size_t root_ = 0;          // as in DepthFirst
  std::size_t level_ = 0;         // the top row of the next queen, or during rounds, of the last one
  std::vector<Waiting> waiting_;  // by level
  Round round_ = {};
  std::size_t unpaid_nodes_ = 0;            // nodes that were searched before they were asked for
  std::array<Mask, Rows::most_side> ties_;  // by level: squares whose distance from a corner equals the top queen's
  std::uint64_t found_ = 0;                 // number of solutions times `parts`
  Next next_ = Next::nothing;
  Stats stats_;
};

}  // namespace quadrille::queens
