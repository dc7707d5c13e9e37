// Conflict analysis: what a conflict teaches is a clause. It follows from the clauses and rules that led to the
// conflict, and is false now, with only one literal of the current level. Had the search known the clause earlier, it
// would have avoided the conflict ("first unique implication point": Marques-Silva, Sakallah, "GRASP", ICCAD 1996;
// Knuth, TAOCP 7.2.2.2, Algorithm C).
//
// The analysis walks the trail back and replaces each literal of the current level by those that implied it, until one
// is left. A literal that a rule implied is explained only now (lazy explanation). minimize.cpp shortens the clause.
// Tested by tests/core/learning_analyze_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/learning/clauses.hpp"
#include "core/learning/trail.hpp"

namespace quadrille::learning {

/// Assigned literals that together force another one, or conflict. A span may hold either an assigned literal or its
/// negation: only the variables matter, since their values are on the trail.
using Explanation = std::span<const Literal>;

/// Says why the rules of a propagator assigned something.
class Explainer {
 public:
  /// Explains the value of a variable that rule `rule` assigned, by variables that were assigned before it. The
  /// variable itself may be among them. Every call gives the same explanation, which is valid until the next call.
  virtual Explanation explain(const Trail& trail, Variable variable, std::uint32_t rule) = 0;

 protected:
  ~Explainer() = default;
};

class Analyzer {
 public:
  /// Allocates all memory that any conflict will need, and reuses what it has. `minimizes`: whether clauses are made
  /// shorter. `reason_steps`: see `involved`.
  void open(std::size_t variables, std::size_t most_levels, bool minimizes, unsigned reason_steps);

  /// Learns from a conflict. At least one variable of the conflict was assigned on the current level, which is above 0.
  void analyze(const Trail& trail, Clauses& clauses, Explainer& explainer, Explanation conflict);

  /// The learnt clause. All its literals are false; the first is the one of the current level, the second of `level()`.
  std::span<const Literal> literals() const { return literals_; }
  /// The highest level of the literals but the first; 0 if there is none.
  std::uint32_t level() const { return level_; }
  /// The number of levels of the literals.
  std::uint32_t glue() const { return glue_; }
  /// The variables that the conflict involved, each once: those of the clause, those that it replaces, and those that
  /// implied a variable of the clause in at most `reason_steps` steps (Liang, Ganesh, Poupart, Czarnecki, "Learning
  /// rate based branching heuristic for SAT solvers", SAT 2016).
  std::span<const Variable> involved() const { return involved_; }

 private:
  enum class Mark : std::uint8_t {
    none,
    involved,   // in involved_
    redundant,  // implied by involved variables of lower levels
    needed,     // not implied by them
  };

  // A variable whose explanation is being walked. Its variables before `next` are known to be involved or redundant.
  struct Visit {
    Variable variable;
    std::uint32_t next;
  };

  // What implied each literal: the graph that the analysis walks.
  struct Implications {
    const Trail& trail;
    const Clauses& clauses;
    Explainer& explainer;

    Explanation explain(Variable variable) const;
  };

  void add(const Trail& trail, Explanation explanation);
  void involve(Variable variable) {
    mark(variable, Mark::involved);
    involved_.push_back(variable);
  }
  void involve_reasons(const Implications& implications);
  void mark(Variable variable, Mark as) {
    if (marks_[variable] == Mark::none) marked_.push_back(variable);
    marks_[variable] = as;
  }
  void move_highest_to_second(const Trail& trail);
  std::uint32_t count_levels(const Trail& trail, Explanation literals);

  // minimize.cpp
  void minimize(const Implications& implications);
  bool is_redundant(Variable variable, const Implications& implications);
  void shrink(const Implications& implications);
  Literal find_cause(std::span<const Literal> block, const Implications& implications);
  std::size_t shrink_by_literals(const Trail& trail, std::size_t begin, std::size_t end, std::size_t kept);

  static constexpr Literal no_literal = ~Literal{0};

  bool minimizes_ = true;
  unsigned reason_steps_ = 0;
  std::vector<Literal> literals_;
  std::uint32_t level_ = 0;
  std::uint32_t glue_ = 0;
  std::uint32_t open_ = 0;        // involved variables of the current level that are not replaced yet
  std::vector<Mark> marks_;       // by variable
  std::vector<Variable> marked_;  // the variables with a mark
  std::vector<Variable> involved_;
  std::vector<Visit> visits_;            // the path from a literal down to the variable that is visited
  std::vector<std::uint32_t> denied_;    // by variable: how many literals of the clause it makes false by itself
  std::vector<std::uint64_t> in_block_;  // by variable: the last block that it was in
  std::uint64_t block_ = 0;              // of literals of one level
  std::vector<std::uint64_t> counted_;   // by level: the last count that met it
  std::uint64_t count_ = 0;
};

}  // namespace quadrille::learning
