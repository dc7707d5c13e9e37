// Counting the placements of small boards, many positions at a time.
//
// The classic search with three masks (row_by_row.hpp) goes from a queen to the next one, and waits at nearly each for
// a branch that nobody can foresee. Where only the number is asked for, the order is free, so positions wait here level
// by level, and four at a time put a queen on their first square:
//
//     level k        squares   0110 0010 1000 0101       put: 0010 0010 1000 0001     left: 0100 0000 0000 0100
//                    columns   …                                                      └ kept in level k: two
//     level k + 1    those of the four positions below that are no dead ends, packed close, behind what is there
//
// No step of that depends on what is found, but for the shuffle that packs what is kept. Levels have room for a part of
// the tree only: the deepest level that is full is worked on, and where none is, the top one.
//
// The top rows are gone through queen by queen: they decide which images of a solution are looked for (rows.hpp), and
// tell of the fraction done. Where t of the eight distances from corner to queen are the least one, t images of the
// solution, the same ones counted as often as they are alike, are looked for and met: each stands for 8 / t. Hence no
// images need to be compared, and the columns above the queens' have room for the number of ties.
//
// Tested by tests/core/queens_engines_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/queens/board.hpp"
#include "core/queens/rows.hpp"
#include "core/search/engine.hpp"

namespace quadrille::queens {

/// Satisfies `Engine<Board, Board>`, but never stops at a solution. `open` takes boards of at most `Rows::most_side`
/// rows. It may have worked up to three nodes ahead of what the statistics say. A position below which the row after
/// the next has no square left is a dead end.
class VectorCounting {
 public:
  std::optional<Error> open(const Board& board);
  Step advance(std::uint64_t& fuel);
  /// The queens in force in the top rows.
  void read(Board& answer) const;
  const Stats& stats() const { return stats_; }
  double fraction() const;

 private:
  using Mask = Rows::Mask;

  static constexpr std::size_t lanes = 4;
  /// Of positions that wait in a level: 8 KB a level, so that those of a search stay in a core's own cache.
  static constexpr std::size_t capacity = 512;
  static constexpr std::size_t most_top = 3;

  // Positions that wait in a level for queens in its row. As many as a vector has lanes may be written behind the last.
  struct Waiting {
    using Lanes = std::array<Mask, capacity + lanes>;
    Lanes untried;  // squares of the row that are free and have had no queen yet; never none
    Lanes columns;  // taken by the queens above; from `tie` on, how many distances tie with the top queen's
    Lanes falling;  // squares of the row that diagonals have come to
    Lanes rising;
    std::size_t count;
  };
  static constexpr unsigned tie = 28;
  static_assert(Rows::most_side <= tie);

  // A queen of the top rows is being tried.
  struct Level {
    Mask squares;  // free in this row: the choices
    Mask untried;  // those of them that no queen has stood on yet
    Mask columns;  // of the queens above
    Mask falling;
    Mask rising;
  };

  // Positions `at` … `end` of a level that are to have a queen each; `kept` of those before them wait for another.
  struct Round {
    std::size_t level;
    std::size_t at;
    std::size_t end;
    std::size_t kept;
  };

  enum class Next : std::uint8_t { root, top, round, nothing };

  void enter_root();
  void put_at_top();
  void leave_top();
  void look_for_ties(Mask queen);
  void begin_rounds(const Level& position);
  void begin_round();
  void go_on(std::uint64_t fuel);
  template <bool at_side>
  std::size_t put_queens(std::size_t end);
  void add_solution(Mask columns);
  Mask tie_at(std::size_t level, Mask queen) const { return (queen & ties_[level]) != 0 ? Mask{1} << tie : 0; }

  Board board_;
  Rows rows_;
  std::size_t top_ = 0;  // rows that are gone through queen by queen
  std::array<Level, most_top + 1> levels_;
  std::size_t level_ = 0;         // of the top ones: where the next queen is put, or the last one was, before rounds
  std::vector<Waiting> waiting_;  // by level
  Round round_ = {};
  std::size_t owed_ = 0;                    // nodes that were worked on ahead of their fuel
  std::array<Mask, Rows::most_side> ties_;  // by level: squares at the same distance as the top queen's
  std::uint64_t found_ = 0;                 // solutions, in parts
  Next next_ = Next::nothing;
  Stats stats_;
};

}  // namespace quadrille::queens
