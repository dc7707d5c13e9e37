// Makes boards of queens with one completion: a random solution, from which queens are taken in random order as long as
// the solution stays the only one. No queen of what is left can be taken away.
//
// The random solution is found as by Sosič and Gu (1990): of a random order of columns, pairs are swapped while that
// takes attacks away. The same seed makes the same boards everywhere. Tested by tests/core/queens_generate_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/job/question.hpp"
#include "core/job/wishes.hpp"
#include "core/puzzles/queens/board.hpp"
#include "core/random.hpp"
#include "core/search/any_engine.hpp"

namespace quadrille::queens {

class Generator {
 public:
  explicit Generator(RandomNumbers random) : random_(random) {}

  /// Makes the next board of N = `side`, from 1. Nothing for 2 and 3, which have no solution.
  std::optional<Board> make(std::size_t side);
  /// The same in slices: `begin` places all queens of a side that has a solution; `advance` takes queens away until the
  /// fuel is spent (false) or the board is made (true).
  void begin(std::size_t side);
  bool advance(Fuel& fuel);
  const Board& board() const { return board_; }

 private:
  void fill(std::size_t side);
  bool lessen_attacks();
  unsigned attacks(std::size_t row) const;
  void change(std::size_t row, int by);
  void take_next();

  RandomNumbers random_;
  Board board_;
  std::vector<std::uint32_t> diagonals_;  // by diagonal, of both directions: its queens
  std::vector<std::uint32_t> order_;      // rows, as their queens are tried; the last is the next
  std::uint16_t taken_ = 0;               // the column of the queen that is tried; 0: none is
  AnyEngine<Board, Board>* engine_ = nullptr;
  Search search_;
  EnginePool<Board, Board> engines_;
};

/// What may be wished (core/job/wishes.hpp): `size=8`, the side, from 1 to 60 but for 2 and 3, which have no
/// solution.
class Maker {
 public:
  void begin(RandomNumbers random);
  Refusal wish(std::string_view name, std::string_view value);
  Refusal refuse() const;
  bool advance(Fuel& fuel);
  Refusal failure() const { return std::nullopt; }
  const Board& board() const { return generator_->board(); }

 private:
  std::optional<Generator> generator_;
  std::uint32_t side_ = 8;
  bool is_begun_ = false;
};

}  // namespace quadrille::queens
