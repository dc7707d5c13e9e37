// What each literal of a position leads to by the implications of the position alone, however long the way: strongly
// connected components (Tarjan 1972), each with the set of what it reaches. Searches for chains ask here first where
// there is any. Tested by tests/core/steps_reach_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/steps/implications.hpp"

namespace quadrille::steps {

/// A literal as a number: 2 · candidate + (1 if it is on).
using Code = std::uint32_t;
constexpr Code code_of(Candidate candidate, bool is_on) { return 2 * candidate + (is_on ? 1 : 0); }
constexpr Code opposite(Code code) { return code ^ 1; }

class Reach {
 public:
  using Word = std::uint64_t;

  /// The sets of more candidates would take too much memory: then everything is taken to lead everywhere.
  static constexpr std::uint32_t most_candidates = 1024;

  /// Does nothing where it was built for the same last.
  void build(const Implications& graph);

  /// What `from` leads to, itself included: a bit for each code.
  std::span<const Word> reached(Code from) const {
    return std::span(sets_).subspan(std::size_t{component_[from]} * words_, words_);
  }
  bool leads(Code from, Code to) const { return !is_known_ || (reached(from)[to / 64] >> to % 64 & 1) != 0; }
  /// Whether both lead to each other.
  bool are_joined(Code a, Code b) const { return !is_known_ || component_[a] == component_[b]; }
  /// Whether it leads back to itself.
  bool is_in_cycle(Code code) const { return !is_known_ || is_cyclic_[component_[code]]; }

  /// What a literal leads to directly.
  static std::span<const Candidate> next(const Implications& graph, Code from) {
    return from % 2 == 1 ? graph.off(from / 2) : graph.on(from / 2);
  }

 private:
  static constexpr std::uint32_t none = ~0U;

  // A literal on the way from where the walk began, and the number of its successors that are done.
  struct Visit {
    Code code;
    std::uint32_t done;
  };

  void walk_from(Code first, const Implications& graph);
  void close(Code root, const Implications& graph);

  bool is_known_ = false;
  std::uint32_t built_for_ = 0;           // the version of the graph
  std::size_t words_ = 0;                 // of a set
  std::vector<std::uint32_t> component_;  // by code
  std::vector<Word> sets_;                // by component
  std::vector<bool> is_cyclic_;           // by component

  // The state of the walk.
  std::vector<std::uint32_t> number_, low_;  // by code
  std::uint32_t numbers_ = 0;
  std::vector<Visit> visits_;
  std::vector<Code> open_;  // in no component yet
};

}  // namespace quadrille::steps
