// The rules of a puzzle one by one: each narrows the values of its variables by itself. Hints and grades apply one clue
// or rule after another. Variables are the cells of the board, then auxiliary ones.
//
// A pair is a rule for what follows from two rules together; pairs are numbered after all rules. Tested by
// tests/core/grid_hint_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "core/network/network.hpp"
#include "core/search/engine.hpp"
#include "core/why/statement.hpp"

namespace quadrille::reasoning {

using network::Values;
using network::Variable;

class Rules {
 public:
  enum class Outcome : std::uint8_t { same, narrowed, impossible };

  explicit Rules(std::size_t variables) : of_(variables), pairs_of_(variables) {}
  virtual ~Rules() = default;
  Rules(const Rules&) = delete;
  Rules& operator=(const Rules&) = delete;

  /// Sets the rules up, until the fuel is spent. True when they are ready; no other member may be called before.
  virtual bool prepare(Fuel&) { return true; }

  std::size_t all_variables() const { return of_.size(); }
  std::uint32_t size() const { return singles_; }
  std::uint32_t size_with_pairs() const { return static_cast<std::uint32_t>(all_.size()); }
  /// The two rules of a pair.
  std::array<std::uint32_t, 2> pair(std::uint32_t rule) const { return all_[rule].pair; }
  const std::vector<std::uint32_t>& pairs_of(Variable variable) const { return pairs_of_[variable]; }
  const std::vector<Variable>& variables(std::uint32_t rule) const { return all_[rule].variables; }
  /// The rules that a variable is in.
  const std::vector<std::uint32_t>& of(Variable variable) const { return of_[variable]; }
  /// The puzzle's statements that a rule comes from, ascending. None: the rule is part of every such puzzle.
  const why::Numbers& statements(std::uint32_t rule) const { return all_[rule].statements; }
  /// What kind of rule it is, in a word: run, house, different, count, sets, sum, relation, pattern, connected, pieces,
  /// loop, paths; or empty, where its statement says it.
  std::string_view kind(std::uint32_t rule) const { return all_[rule].kind; }
  /// The variables that the last call of `narrow`, for that same rule, relied on: all of the rule's, or some of them.
  const std::vector<Variable>& relied_on(std::uint32_t rule) const {
    return all_[rule].is_wide ? relied_ : variables(rule);
  }
  /// Whether the rule counts for the grade: what two cells exclude of each other is seen without looking for it.
  bool counts(std::uint32_t rule) const { return variables(rule).size() > 2; }

  /// Narrows the domains of a rule's variables.
  virtual Outcome narrow(std::uint32_t rule, const std::vector<Values>& domains, Fuel& fuel) = 0;
  /// The values before and after the last call of `narrow`, in the order of the rule's variables.
  const std::vector<Values>& before() const { return before_; }
  const std::vector<Values>& after() const { return after_; }

 protected:
  struct About {
    std::vector<Variable> variables;  ///< ascending
    why::Numbers statements = {};
    std::string_view kind = "";
    std::array<std::uint32_t, 2> pair = {};
    bool is_wide = false;  ///< `narrow` writes `relied_`
  };

  /// Adds a rule. Rules are asked in this order, so those of few variables should come first.
  void add(About about) {
    for (const Variable variable : about.variables) of_[variable].push_back(singles_);
    all_.push_back(std::move(about));
    ++singles_;
  }
  /// Adds a pair, after all rules.
  void add_pair(About about) {
    for (const Variable variable : about.variables) pairs_of_[variable].push_back(size_with_pairs());
    all_.push_back(std::move(about));
  }

  std::vector<Values> before_, after_;
  std::vector<Variable> relied_;

 private:
  std::vector<About> all_;
  std::uint32_t singles_ = 0;
  std::vector<std::vector<std::uint32_t>> of_, pairs_of_;  // by variable
};

}  // namespace quadrille::reasoning
