// The constraints of a network one by one: what each alone leaves of the values of its variables. For hints and grades,
// which ask one clue or rule after another. Two counts that share cells are one rule more, a pair: the difference of
// what they count elsewhere is known. Tested by tests/core/grid_hint_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/puzzles/grid/board.hpp"
#include "core/search/engine.hpp"

namespace quadrille::grid {

class SingleRules {
 public:
  enum class Outcome : std::uint8_t { same, narrowed, impossible };

  /// Those of few variables first.
  explicit SingleRules(const Model& model);
  SingleRules(const SingleRules&) = delete;
  SingleRules& operator=(const SingleRules&) = delete;
  ~SingleRules();

  std::uint32_t size() const { return singles_; }
  /// Pairs have the numbers from `size()` on.
  std::uint32_t size_with_pairs() const { return static_cast<std::uint32_t>(rules_.size()); }
  /// The two rules of a pair.
  std::array<std::uint32_t, 2> pair(std::uint32_t rule) const;
  const std::vector<std::uint32_t>& pairs_of(Variable variable) const { return pairs_of_[variable]; }
  const std::vector<Variable>& variables(std::uint32_t rule) const;
  /// The rules of a variable.
  const std::vector<std::uint32_t>& of(Variable variable) const { return of_[variable]; }
  /// Where the clues stand that say it, if there are any.
  const std::vector<Place>& clues(std::uint32_t rule) const;
  /// Whether a person has to look at it: what two cells next to each other exclude is seen by itself.
  bool counts(std::uint32_t rule) const { return variables(rule).size() > 2; }

  /// What a rule leaves of the domains, by its variables.
  Outcome narrow(std::uint32_t rule, const std::vector<Values>& domains, Fuel& fuel);
  /// What there was, and what the last call has left.
  const std::vector<Values>& before() const { return before_; }
  const std::vector<Values>& after() const { return after_; }

 private:
  struct Rule;

  void add_pairs();
  static std::unique_ptr<Rule> difference(const Rule& a, const Rule& b);

  std::vector<std::unique_ptr<Rule>> rules_;
  std::uint32_t singles_ = 0;
  std::vector<std::vector<std::uint32_t>> of_, pairs_of_;  // by variable
  std::vector<Values> before_, after_;
};

}  // namespace quadrille::grid
