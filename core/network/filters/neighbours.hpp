// Which variables differ: a graph, whose neighbours have different values. Its *members* are the variables that differ
// from some other. A member has a set of members, of which only the words are kept that are not 0: on a board of
// 128×128, a bit for each pair would be 32 MB. Tested by tests/core/network_engine_test.cpp.
#pragma once

#include <algorithm>
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
  /// One word of such a set.
  struct Word {
    std::uint32_t at;  ///< its number
    std::uint64_t members;
  };
  /// The words that are not 0, in order.
  std::span<const Word> of(std::uint32_t member) const {
    return std::span(neighbours_).subspan(first_word_[member], first_word_[member + 1] - first_word_[member]);
  }
  /// Calls `visit(member)` for those that differ from a variable, in their order.
  template <class Visit>
  void for_each_of(Variable variable, Visit&& visit) const {
    const std::uint32_t one = member_of_[variable];
    if (one == no_member) return;
    for (const Word& word : of(one))
      for (std::uint64_t left = word.members; left != 0; left &= left - 1)
        visit(64 * word.at + static_cast<std::uint32_t>(std::countr_zero(left)));
  }
  /// Whether two members cannot have the same value.
  bool are_neighbours(std::uint32_t one, std::uint32_t other) const {
    const auto its = of(one);
    const auto word = std::lower_bound(its.begin(), its.end(), other / 64,
                                       [](const Word& each, std::uint32_t at) { return each.at < at; });
    return word != its.end() && word->at == other / 64 && (word->members >> other % 64 & 1) != 0;
  }
  /// Whether two variables cannot have the same value.
  bool differ(Variable a, Variable b) const {
    const std::uint32_t one = member_of_[a], other = member_of_[b];
    return one != no_member && other != no_member && are_neighbours(one, other);
  }

 private:
  using Groups = std::vector<std::span<const Variable>>;

  void number_members(const Network& network, const Groups& groups);
  void add_neighbours(const Groups& groups);

  std::vector<std::uint32_t> member_of_;  // by variable, or `no_member`
  std::vector<Variable> variable_of_;     // by member
  std::size_t words_ = 0;
  unsigned values_ = 0;
  std::vector<std::size_t> first_word_;  // a member's words are neighbours_[first_word_[m] … first_word_[m + 1])
  std::vector<Word> neighbours_;
};

}  // namespace quadrille::network
