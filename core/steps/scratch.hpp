// Memory that techniques share, so that a search for a step allocates nothing after the first ones.
#pragma once

#include <vector>

#include "core/steps/assumption.hpp"
#include "core/steps/closures.hpp"
#include "core/steps/deduction.hpp"
#include "core/steps/implications.hpp"
#include "core/steps/reach.hpp"
#include "core/steps/strong_links.hpp"

namespace quadrille::steps {

/// What a search within one value need not look at again: values that have the places which they had when it last found
/// nothing.
class Barren {
 public:
  void forget() { last_.clear(); }
  void note(const Position& position) {
    const auto values = position.all_values();
    last_.assign(values.begin(), values.end());
  }
  Mask values(const Position& position) const {
    if (last_.empty()) return 0;
    Mask changed = 0;
    for (Cell cell = 0; cell < last_.size(); ++cell) changed |= last_[cell] ^ position.values(cell);
    return ~changed;
  }

 private:
  std::vector<Mask> last_;  // by cell
};

/// For the search for chains (chains.cpp).
struct ChainMemory {
  struct Reached {
    Candidate candidate;
    unsigned length;
  };

  std::vector<std::uint32_t> reached[2];
  std::vector<Candidate> from[2];
  std::vector<Candidate> between;
  Barren barren;  // of chains of one value
  std::vector<Reached> queue;
  std::vector<Literal> chain;
};

/// For the search for forcing chains (forcing.cpp).
struct ForcingMemory {
  std::vector<std::uint8_t> is_chosen;  // by code
  std::vector<Code> sources;
  std::vector<Reach::Word> common;  // that all of a group lead to: a bit for each code
  std::vector<const Mask*> left;    // by source of a group: what it leaves, by cell
};

/// For assumptions within an assumption (nested.cpp).
struct NestedMemory {
  explicit NestedMemory(const Layout& layout) : outer_run(layout), inner_run(layout) {}

  Assumption outer, inner;
  Assumption::Memory outer_run, inner_run;
  Implications graph;  // of what the outer one leaves

  // The search under way: what is assumed, in cells with this number of other values, and within it.
  bool is_under_way = false, is_refuting = false;
  std::uint32_t mates = 0;
  Candidate candidate = 0, inner_candidate = 0;
  unsigned literals = 0;
  std::vector<cover::Placement> removed;  // from what is left
  std::size_t removed_before = 0;         // this round through all candidates
};

struct Scratch {
  explicit Scratch(const Layout& layout) : closures{{layout, false}, {layout, true}}, run(layout), nested(layout) {}

  std::vector<StrongLinks> strong;  // by value
  std::vector<Cell> cells;
  std::vector<Mask> masks;
  Deduction trial;  // what may replace the best one so far
  Implications implications;
  Reach reach;  // of them
  ChainMemory chains;
  /// By cell, the values that cells had when aligned exclusion last found nothing: of two and of three cells.
  std::vector<Mask> aligned[2];
  Barren barren;  // of Nishio
  /// The same for wings of four to seven cells.
  std::vector<Mask> wings[4];
  ForcingMemory forcing;
  std::vector<Assumption> assumptions;  // by the code of what is assumed
  Closures closures[2];                 // without subsets, and with
  Assumption::Memory run;
  NestedMemory nested;
};

}  // namespace quadrille::steps
