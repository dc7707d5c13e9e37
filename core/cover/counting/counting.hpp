// Counting with memory as an engine: what `auto` asks when it looks for a count, or for a proof that there is no
// further solution. Tested by tests/core/cover_counting_test.cpp.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/cover/counting/frontier.hpp"
#include "core/cover/problem.hpp"
#include "core/search/engine.hpp"

namespace quadrille::cover {

/// Only counts: never stops at a solution. Allocates while it runs.
class Counting {
 public:
  /// Problems of more entries are refused: no order of items is computed for them.
  static constexpr std::size_t most_entries = 100'000;

  /// From the next `open` on: the number of bytes that the search may take. If that is too little, it gives up.
  void bound_memory(std::size_t bytes) { most_bytes_ = bytes; }
  std::optional<Error> open(const Problem& problem);
  Step advance(Fuel& fuel) { return frontier_.advance(fuel); }
  void read(std::vector<Option>& chosen) const { chosen.clear(); }
  const Stats& stats() const { return frontier_.stats(); }
  double fraction() const { return frontier_.fraction(); }
  std::string count() const { return frontier_.count(); }
  bool has_given_up() const { return frontier_.has_given_up(); }
  /// The number of bytes taken so far.
  std::size_t bytes() const { return frontier_.bytes(); }
  std::string_view name() const { return "memory"; }
  /// That there was too little memory, and what would help; empty if there was enough.
  std::string note() const;

 private:
  std::size_t most_bytes_ = Frontier::usual_bytes;
  Frontier frontier_;
};

}  // namespace quadrille::cover
