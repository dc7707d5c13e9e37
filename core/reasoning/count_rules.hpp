// What a person sees of counts of cells beyond each alone: that some of the cells are not counted together, as stars
// that do not touch; the difference of two counts that share cells; and lines next to each other that count the same.
// If as many regions are all within those, the rest of the lines is empty; if no more regions reach into them, the rest
// of those is. Tested by tests/core/grid_hint_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/reasoning/rules.hpp"

namespace quadrille::reasoning {

using network::Network;

/// A count as a rule: the only constraint of a network of its own.
struct CountRule {
  const Network& network;
  const std::vector<Variable>& variables;  ///< by variable of that network: its number in the whole one
};

/// By member of a count: the others that are not counted beside it. Empty if all can be counted together.
using Apart = std::vector<std::vector<Variable>>;

/// What the relations of a network exclude.
class Exclusions {
 public:
  explicit Exclusions(const Network& network);

  Apart among(const CountRule& count, Fuel& fuel);

 private:
  const Network& network_;
  std::vector<std::vector<std::uint32_t>> relations_of_;  // by variable
  std::vector<std::uint32_t> place_;                      // by variable: its place among the members, from 1; or 0
};

/// Takes values from the domains that no way to count has; none if that would take too long.
void narrow_apart(const Network::Count& count, const Apart& apart, std::vector<Values>& domains, Fuel& fuel);

struct Difference {
  Network network;
  std::vector<Variable> variables;
};
/// For two exact counts: how many more there are of one than of the other, elsewhere. Nothing if they count the same,
/// or too many cells.
std::optional<Difference> difference(const CountRule& a, const CountRule& b);

/// Lines next to each other and the regions that reach into them, which all count as many cells.
class LineSet {
 public:
  LineSet(const std::vector<std::vector<Variable>>& lines, const std::vector<std::vector<Variable>>& groups,
          const std::vector<Values>& marks);

  /// Whether something can follow.
  bool is_useful() const { return is_useful_; }
  /// The variables in the whole network, ascending.
  const std::vector<Variable>& variables() const { return variables_; }
  /// What is left of these values, by `variables`, and which of them that relies on. False if it cannot hold.
  bool narrow(const std::vector<Values>& before, std::vector<Values>& after, std::vector<Variable>& relied) const;

 private:
  std::vector<Variable> variables_;
  // By place in `variables_`: the cells of the lines, the regions, and what is counted.
  std::vector<Variable> cells_;
  std::vector<std::vector<Variable>> regions_;
  std::vector<Values> marks_;
  std::size_t lines_ = 0;
  bool is_useful_ = false;
};

/// Finds them for counts in families that share no cells: rows, columns and regions, in this order.
std::vector<LineSet> find_line_sets(const Network& network, Fuel& fuel);

}  // namespace quadrille::reasoning
