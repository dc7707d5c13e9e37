// What follows from counts of cells beyond what each count says by itself:
//
//     exclusions    some cells are not counted together, such as stars that may not touch
//     differences   of two counts that share cells
//     line sets     adjacent lines that all count the same. If that many regions are within n lines, n, the rest of the
//                   lines is empty; if no more than n regions reach into them, the rest of these regions is empty
//
// Tested by tests/core/grid_hint_test.cpp.
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

/// By member of a count: the other members that exclude it. Empty if no two members exclude each other.
using Apart = std::vector<std::vector<Variable>>;

/// Which members of counts exclude each other by relations of the network.
class Exclusions {
 public:
  explicit Exclusions(const Network& network);

  Apart among(const CountRule& count, Fuel& fuel);

 private:
  const Network& network_;
  std::vector<std::vector<std::uint32_t>> relations_of_;  // by variable
  std::vector<std::uint32_t> place_;                      // by variable: its place among the members, from 1; or 0
};

/// Removes values from the domains that no way to count allows; removes none if that would take too long.
void narrow_apart(const Network::Count& count, const Apart& apart, std::vector<Values>& domains, Fuel& fuel);

struct Difference {
  Network network;
  std::vector<Variable> variables;
};
/// For two exact counts: the difference of what they count in the cells that they do not share. Nothing if they count
/// the same cells, or too many.
std::optional<Difference> difference(const CountRule& a, const CountRule& b);

/// Adjacent lines and the regions that reach into them. Each of these lines and regions counts the same number.
class LineSet {
 public:
  LineSet(const std::vector<std::vector<Variable>>& lines, const std::vector<std::vector<Variable>>& groups,
          const std::vector<Values>& marks);

  /// Whether something can follow.
  bool is_useful() const { return is_useful_; }
  /// The variables in the whole network, ascending.
  const std::vector<Variable>& variables() const { return variables_; }
  /// Writes what is left of the values, in the order of `variables`, and the variables that this relies on. False if
  /// the counts cannot hold.
  bool narrow(const std::vector<Values>& before, std::vector<Values>& after, std::vector<Variable>& relied) const;

 private:
  std::vector<Variable> variables_;
  // Indices into `variables_`: the cells of the lines, the regions, and what is counted.
  std::vector<Variable> cells_;
  std::vector<std::vector<Variable>> regions_;
  std::vector<Values> marks_;
  std::size_t lines_ = 0;
  bool is_useful_ = false;
};

/// Finds line sets among counts of three families, in each of which no two share cells: rows, columns and regions.
std::vector<LineSet> find_line_sets(const Network& network, Fuel& fuel);

}  // namespace quadrille::reasoning
