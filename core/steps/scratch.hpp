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

/// Of the search for chains (chains.cpp).
struct ChainMemory {
  struct Reached {
    Candidate candidate;
    unsigned length;
  };

  std::vector<std::uint32_t> reached[2];
  std::vector<Candidate> from[2];
  std::vector<Candidate> between;
  std::vector<Reached> queue;
  std::vector<Literal> chain;
};

/// Of assumptions within an assumption (nested.cpp).
struct NestedMemory {
  explicit NestedMemory(const Layout& layout) : left(layout), scratch(layout) {}

  Assumption outer, inner;
  Implications graph;  // of what the outer one leaves
  Position left, scratch;
};

struct Scratch {
  explicit Scratch(const Layout& layout)
      : closures{{layout, false}, {layout, true}}, position(layout), nested(layout) {}

  std::vector<StrongLinks> strong;  // by value
  std::vector<Cell> cells;
  std::vector<Mask> masks;
  Deduction trial;  // what may replace the best one so far
  Implications implications;
  Reach reach;  // of them
  ChainMemory chains;
  /// By cell, the values that cells had when aligned exclusion last found nothing: of two and of three cells.
  std::vector<Mask> aligned[2];
  std::vector<Mask> barren;             // by cell, its values when Nishio last found nothing
  std::vector<Assumption> assumptions;  // by the code of what is assumed
  Closures closures[2];                 // without subsets, and with
  Position position;
  NestedMemory nested;
};

}  // namespace quadrille::steps
