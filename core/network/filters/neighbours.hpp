// Which variables differ: a graph, whose neighbours have different values. Its *members* are the variables that differ
// from some other. Tested by tests/core/network_engine_test.cpp.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/network/network.hpp"

namespace quadrille::network {

/// Whether the relation says that two variables with the same values differ, and nothing else.
bool is_inequality(const Network::Relation& relation, const Network& network);

class Neighbours {
 public:
  static constexpr std::uint32_t no_member = ~std::uint32_t{0};

  void open(const Network& network);

  std::size_t members() const { return variable_of_.size(); }
  std::uint32_t member_of(Variable variable) const { return member_of_[variable]; }
  Variable variable_of(std::uint32_t member) const { return variable_of_[member]; }
  unsigned values() const { return values_; }   ///< of a member at most
  std::size_t words() const { return words_; }  ///< of a set of members
  std::span<const std::uint64_t> of(std::uint32_t member) const {
    return std::span(neighbours_).subspan(member * words_, words_);
  }
  /// Calls `visit(member)` for those that differ from a variable, in their order.
  template <class Visit>
  void for_each_of(Variable variable, Visit&& visit) const {
    const std::uint32_t one = member_of_[variable];
    if (one == no_member) return;
    for (std::size_t word = 0; word < words_; ++word)
      for (std::uint64_t left = of(one)[word]; left != 0; left &= left - 1)
        visit(static_cast<std::uint32_t>(64 * word) + static_cast<std::uint32_t>(std::countr_zero(left)));
  }
  /// Whether two variables cannot have the same value.
  bool differ(Variable a, Variable b) const {
    const std::uint32_t one = member_of_[a], other = member_of_[b];
    return one != no_member && other != no_member && (of(one)[other / 64] >> other % 64 & 1) != 0;
  }

 private:
  void number_members(const Network& network);
  void add_different(std::span<const Variable> variables);

  std::vector<std::uint32_t> member_of_;  // by variable, or `no_member`
  std::vector<Variable> variable_of_;     // by member
  std::size_t words_ = 0;
  unsigned values_ = 0;
  std::vector<std::uint64_t> neighbours_;  // by member, a set of members
};

}  // namespace quadrille::network
