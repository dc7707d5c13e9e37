// Regular expressions as Interactive Sudoku Solver has them: digits and letters (A is 10), `.`,
// classes `[1-3]` and `[^5]`, groups, `|`, and `*`, `+`, `?`, `{2}`, `{2,}`, `{2,4}`. A line must match as a whole.
//
// A pattern becomes a nondeterministic automaton (Thompson, Regular expression search algorithm, CACM 11, 1968) with
// its repeats written out. Matching follows the set of states that it may be in, without backtracking: its time is at
// most the states times the values of the line. Tested by tests/core/variant_rules_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzles/variant/board.hpp"
#include "core/text/message.hpp"

namespace quadrille::variant {

class Regex {
 public:
  static constexpr std::uint32_t end = 0;  ///< the state where a pattern has matched; nothing leads on from it

  /// Reads a pattern; writes what is wrong with it and returns nothing if it cannot.
  static std::optional<Regex> read(std::string_view pattern, const Shape& shape, Message& fault);

  /// Whether a sequence of indices of values matches.
  bool matches(const std::vector<unsigned>& sequence) const;

  /// With values, reads one of them and goes on to `next`; without, goes on to `next` and to `other` without reading.
  struct State {
    Values values = 0;
    std::uint32_t next = end, other = end;
  };

  /// Its automaton.
  const std::vector<State>& states() const { return states_; }
  std::uint32_t start() const { return start_; }

  static constexpr std::size_t most_characters = 1000;
  static constexpr unsigned most_repeats = 1000;
  static constexpr std::size_t most_states = 4096;

 private:
  friend class RegexBuilder;

  std::vector<State> states_;
  std::uint32_t start_ = end;
};

}  // namespace quadrille::variant
