// The trail: the literals that are true, in the order of their assignment. Each has a level and a reason. A level above
// 0 begins with a decision; the other literals of that level follow from the decision and from the levels below.
// Conflict analysis walks the trail from its end (analyze.hpp).
//
//     trail  … │ decision  implied  implied  implied … │ decision  implied …
//      level 0 └─ level 1 ─────────────────────────────┘└─ level 2 …
//
// Terms as in MiniSat (Eén, Sörensson, "An extensible SAT-solver", SAT 2003). Tested by tests/core/learning_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/learning/literals.hpp"

namespace quadrille::learning {

/// Why a literal is true.
struct Reason {
  enum class Kind : std::uint8_t {
    none,     ///< a decision, the other side of one, or true without condition
    literal,  ///< the literal `index` alone implies it
    clause,   ///< all other literals of the clause at `index` are false
    rule,     ///< rule number `index` of the propagator, which explains it on demand
  };
  Kind kind = Kind::none;
  std::uint32_t index = 0;
};

class Trail {
 public:
  /// Starts with no variable assigned. Allocates all memory that `most_levels` levels will need; reuses what it has.
  void open(std::size_t variables, std::size_t most_levels);

  std::size_t variables() const { return assignments_.size(); }
  bool is_true(Literal literal) const { return values_[literal] > 0; }
  bool is_false(Literal literal) const { return values_[literal] < 0; }
  bool is_assigned(Variable variable) const { return values_[positive(variable)] != 0; }

  /// Makes an unassigned literal true, on the current level.
  void assign(Literal literal, Reason reason) {
    values_[literal] = 1;
    values_[negation(literal)] = -1;
    assignments_[variable_of(literal)] = {level_, size_, reason};
    literals_[size_++] = literal;
  }

  std::span<const Literal> literals() const { return {literals_.data(), size_}; }
  std::uint32_t size() const { return size_; }
  Literal operator[](std::uint32_t position) const { return literals_[position]; }
  std::uint32_t level() const { return level_; }

  // The next four are for assigned variables only.
  std::uint32_t level_of(Variable variable) const { return assignments_[variable].level; }
  std::uint32_t position_of(Variable variable) const { return assignments_[variable].position; }
  const Reason& reason_of(Variable variable) const { return assignments_[variable].reason; }
  void set_reason(Variable variable, Reason reason) { assignments_[variable].reason = reason; }

  /// The next literal that is assigned is the decision of a new level.
  void begin_level() { starts_[++level_] = size_; }
  /// The decision of a level above 0.
  Literal decision_of(std::uint32_t level) const { return literals_[starts_[level]]; }

  /// Unassigns all literals above `level`, the last first. Calls `unassigned(literal)` for each while it is still the
  /// last of the trail.
  template <class Unassigned>
  void backtrack(std::uint32_t level, Unassigned unassigned) {
    if (level >= level_) return;
    while (size_ > starts_[level + 1]) {
      const Literal literal = literals_[size_ - 1];
      values_[literal] = values_[negation(literal)] = 0;
      unassigned(literal);
      --size_;
    }
    level_ = level;
  }

 private:
  struct Assignment {
    std::uint32_t level;
    std::uint32_t position;  // in literals_
    Reason reason;
  };

  std::vector<std::int8_t> values_;      // by literal: 1 true, −1 false, 0 unassigned
  std::vector<Assignment> assignments_;  // by variable
  std::vector<Literal> literals_;        // the first size_ are the trail; each variable at most once
  std::uint32_t size_ = 0;
  std::vector<std::uint32_t> starts_;  // by level from 1: where it begins in literals_
  std::uint32_t level_ = 0;
};

}  // namespace quadrille::learning
