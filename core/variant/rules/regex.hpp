// Regular expressions as Interactive Sudoku Solver has them, to check answers by: digits and letters (A is 10), `.`,
// classes `[1-3]` and `[^5]`, groups, `|`, and `*`, `+`, `?`, `{2}`, `{2,}`, `{2,4}`. A line must match as a whole.
//
// A pattern is a tree. Matching asks of each node, from each place of the line where it may begin, where it may end; so
// it takes a time that is polynomial in the line and the pattern. Tested by tests/core/variant_rules_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/variant/board.hpp"

namespace quadrille::variant {

class Regex {
 public:
  /// Reads a pattern; writes what is wrong with it and returns nothing if it cannot.
  static std::optional<Regex> read(std::string_view pattern, const Shape& shape, std::string& fault);

  /// Whether a sequence of indices of values matches.
  bool matches(const std::vector<unsigned>& sequence) const;

  static constexpr std::size_t most_characters = 1000;
  static constexpr unsigned most_repeats = 1000;

 private:
  friend class RegexReader;
  friend class RegexMatcher;

  enum class Form : std::uint8_t { values, all_of, one_of, repeat };
  struct Node {
    Form form = Form::all_of;
    Values values = 0;                 // that match
    std::vector<std::uint32_t> parts;  // earlier nodes
    unsigned least = 0, most = 0;      // of `repeat`; `most` 0 is without end
  };

  std::vector<Node> nodes_;  // the last one is the whole
};

}  // namespace quadrille::variant
