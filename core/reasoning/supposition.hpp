// Refutes a value of a variable: supposes it, and applies rule after rule until one cannot be obeyed. What follows from
// the value by one rule is level 1, what follows from that by one more rule is level 2, and so on.
//
// A refutation is made short: only rules that lead to the broken rule count, and those that it does not need are left
// out. Tested by tests/core/grid_hint_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/reasoning/rules.hpp"
#include "core/search/engine.hpp"

namespace quadrille::reasoning {

class Supposition {
 public:
  /// Both must live as long as this. Variables below `cells` are the cells of the board. `is_shown`: by variable,
  /// whether `forced` lists it.
  Supposition(Rules& rules, const std::vector<Values>& domains, std::size_t cells, std::vector<char> is_shown);
  /// Has to be called when the rules are prepared, before anything is supposed.
  void prepare() { is_waiting_.assign(rules_.size(), 0); }

  /// Has to be called when the domain of a variable has changed.
  void note(Variable variable) { domains_[variable] = known_[variable]; }

  struct Forced {
    Variable cell;
    Values value;
  };
  /// The largest number of levels, and of rules that count, the broken one included.
  struct Reach {
    std::size_t levels, rules;
  };

  /// Whether the value leads to a broken rule.
  bool refutes(Forced supposed, Reach reach, Fuel& fuel);
  /// Whether the value leads to a broken rule in each of a few cases: for each value of another variable, or each way
  /// to obey a rule nearby. The levels bound each case, the rules all cases together.
  bool refutes_by_cases(Forced supposed, Reach reach, Fuel& fuel);

  /// The rules of the last refutation, in the order in which they were applied; the last one is broken.
  const std::vector<std::uint32_t>& rules() const { return cone_; }
  /// The variables that these rules rely on; some may occur twice.
  const std::vector<Variable>& relied_on() const { return relied_on_; }
  /// How many of these rules count.
  std::size_t counted() const { return counted_; }
  std::size_t levels() const { return broken_level_; }
  /// The cells that get a single value before the broken rule, in that order.
  const std::vector<Forced>& forced() const { return forced_; }

 private:
  struct Effect {
    std::uint32_t rule;
    std::vector<std::uint32_t> premises;  // earlier effects
    std::vector<Variable> relied_on;      // by the rule
    std::vector<Forced> forced;
  };

  // The union of the refutations of all cases.
  struct Cases {
    std::size_t count = 0, counted = 0;
    std::vector<std::uint32_t> rules;
    std::vector<Variable> relied_on;
  };

  bool refutes(std::span<const Forced> supposed, Reach reach, Fuel& fuel);
  bool has_no_case(Forced supposed, const std::vector<Variable>& variables, Reach reach, Fuel& fuel);
  bool refutes_each(std::vector<Forced>& supposed, std::span<const Variable> variables, Reach reach, Cases& cases,
                    Fuel& fuel);
  bool run(std::span<const Forced> supposed, std::size_t most_levels, Fuel& fuel);
  bool apply(std::uint32_t rule, std::size_t level, std::size_t most_levels, Fuel& fuel);
  void wake(Variable variable, std::size_t level);
  void take_back();
  void collect(const Effect& broken, Fuel& fuel);
  void shorten(std::span<const Forced> supposed, Reach reach, Fuel& fuel);
  Effect effect_of(std::uint32_t rule) const;

  Rules& rules_;
  const std::vector<Values>& known_;
  const std::size_t cells_;
  const std::vector<char> is_shown_;

  std::vector<Values> domains_;  // by variable; while something is supposed, those of `changed_` differ from `known_`
  std::vector<Variable> changed_;
  std::vector<Variable> touched_;                       // variables that the last supposition changed
  std::vector<std::vector<std::uint32_t>> effects_of_;  // by variable
  std::vector<Effect> effects_;
  std::vector<std::vector<std::uint32_t>> waiting_;  // by level: rules
  std::vector<std::uint32_t> is_waiting_;            // by rule: its level, from 1; 0 if it does not wait
  std::vector<char> is_allowed_;                     // by rule; empty if all are

  std::vector<std::uint32_t> cone_;
  std::vector<Forced> forced_;
  std::vector<Variable> relied_on_;
  std::size_t counted_ = 0, broken_level_ = 0;
  std::int64_t least_left_ = 0;  // when the fuel falls below this, the value has taken too much work
};

}  // namespace quadrille::reasoning
