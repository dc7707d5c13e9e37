// What happens as soon as a variable changes, on masks: a variable with one value takes it from its neighbours, and
// relations keep the values that have support. Both are lists, variable by variable.
//
// What one variable leaves to another by a relation is looked up by eight values at a time:
//
//     mask of `from`   b7…b0 of chunk 0, b7…b0 of chunk 1, …
//     values of `to`   tables_[table + chunk 0] | tables_[table + 256 + chunk 1] | …
//
// If `to` has few values and `from` has many, each value of `to` has its supports instead: that takes less memory and
// no more time. A link for equal values needs no table.
// Tested by tests/core/network_plain_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/network/filters/neighbours.hpp"
#include "core/network/network.hpp"

namespace quadrille::network {

class Links {
 public:
  struct Arc {
    Variable to;
    std::uint32_t table;     // in tables_
    std::uint16_t chunks;    // of `from`; 0: there are supports
    std::uint16_t supports;  // values of `to`; 0: both have the same value
  };

  /// The variables of a search may be more than the network's; those have no links.
  void open(const Network& network, std::span<const Network::Relation> relations, const Neighbours& neighbours,
            std::size_t variables);

  std::span<const Variable> neighbours(Variable variable) const {
    return std::span(neighbours_)
        .subspan(first_neighbour_[variable], first_neighbour_[variable + 1] - first_neighbour_[variable]);
  }
  bool has_arcs(Variable variable) const { return first_arc_[variable] != first_arc_[variable + 1]; }
  std::span<const Arc> arcs(Variable variable) const {
    return std::span(arcs_).subspan(first_arc_[variable], first_arc_[variable + 1] - first_arc_[variable]);
  }
  /// The values that `arc.to` may have while `arc`'s other variable has one of `values`.
  Values allowed(const Arc& arc, Values values) const {
    if (arc.chunks == 0 && arc.supports == 0) return values;
    Values allowed = 0;
    const Values* table = &tables_[arc.table];
    for (unsigned value = 0; value < arc.supports; ++value) allowed |= Values{(table[value] & values) != 0} << value;
    for (std::uint32_t chunk = 0; chunk < arc.chunks; ++chunk, table += 256, values >>= 8)
      allowed |= table[values & 255];
    return allowed;
  }

 private:
  // `allowed`: by value of the one variable, the values of the other; `supports`: the other way round.
  Arc add_arc(std::span<const Values> allowed, std::span<const Values> supports);
  std::uint32_t add_table(std::span<const Values> allowed);

  std::vector<Variable> neighbours_;
  std::vector<std::uint32_t> first_neighbour_;  // variable x has neighbours_[first_neighbour_[x] … [x + 1])
  std::vector<Arc> arcs_;
  std::vector<std::uint32_t> first_arc_;
  std::vector<Values> tables_;
};

}  // namespace quadrille::network
