// Relations of two variables, as a part of the propagator: arc consistency. A relation is two arcs, one each way. When
// a variable loses a value, the values of the other that had only that support are removed.
//
// A sum of two variables is a relation too. Tested by tests/core/network_engine_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/learning/analyze.hpp"
#include "core/network/filters/store.hpp"

namespace quadrille::network {

class RelationPart {
 public:
  /// Removes what has no support at all. False if a variable has no value with support.
  bool open(const Network& network, std::span<const Network::Relation> relations, Store& store, Trail& trail);

  bool propagate(Literal literal, Store& store, Trail& trail);

  learning::Explanation conflict() const { return explanation_; }
  /// Why the arc has removed a value of the variable that it leads to.
  learning::Explanation explain(std::uint32_t arc, Pair pair, const Store& store);
  std::size_t take_steps() { return std::exchange(steps_, 0); }

 private:
  struct Arc {
    Variable from, to;
    std::uint32_t allowed;   // tables_[allowed + value of `from`]: the values of `to`
    std::uint32_t supports;  // tables_[supports + value of `to`]: the values of `from`
  };

  bool remove(std::uint32_t arc, unsigned value, Reason reason, Store& store, Trail& trail);

  std::vector<Arc> arcs_;                 // sorted by `from`
  std::vector<std::uint32_t> first_arc_;  // variable x has arcs_[first_arc_[x] … first_arc_[x + 1])
  std::vector<Values> tables_;
  std::vector<Literal> literals_;  // scratch: an explanation
  learning::Explanation explanation_;
  std::size_t steps_ = 0;
};

}  // namespace quadrille::network
