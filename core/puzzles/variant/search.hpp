// The engine `bits` of Sudoku variants: the searches of networks in turns (core/network/line_up/line_up.hpp), or
// Sudoku's own engine for boards without other rules than classic ones (classic.hpp). Tested by
// tests/core/network_engine_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/network/line_up/line_up.hpp"
#include "core/puzzles/variant/board.hpp"
#include "core/puzzles/variant/classic.hpp"
#include "core/search/engine.hpp"

namespace quadrille::variant {

/// Satisfies `Engine<Board, Answer>`, with what network::LineUp says. The board was compiled: its `network` is there.
class Search {
 public:
  /// The arguments are those of network::LineUp.
  explicit Search(std::size_t most_words = std::size_t{1} << 20, std::int64_t alone = network::LineUp::first_turn)
      : line_up_(most_words, alone) {}

  std::optional<Error> open(const Board& board);
  Step advance(Fuel& fuel) { return is_classic_ ? classic_.advance(fuel) : line_up_.advance(fuel); }
  void read(Answer& answer) const { return is_classic_ ? classic_.read(answer) : line_up_.read(answer); }
  const Stats& stats() const { return is_classic_ ? classic_.stats() : line_up_.stats(); }
  double fraction() const { return is_classic_ ? classic_.fraction() : line_up_.fraction(); }
  bool begin_at(std::span<const Branch> path) { return is_classic_ ? path.empty() : line_up_.begin_at(path); }
  bool give_away(std::vector<Branch>& path) { return !is_classic_ && line_up_.give_away(path); }

 private:
  bool is_classic_ = false;
  Classic classic_;
  network::LineUp line_up_;
};

}  // namespace quadrille::variant
