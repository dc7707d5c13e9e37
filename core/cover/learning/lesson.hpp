// What a conflict teaches: a clause that has kept to what the conflict hung on, and that fails now with only one
// literal of the present level, so that the search would have avoided the conflict, had it known the clause at a lower
// level ("first unique implication point": Marques-Silva, Sakallah, "GRASP", ICCAD 1996; Knuth, TAOCP 7.2.2.2,
// Algorithm C). Literals that follow from the others are left out (Sörensson, Biere, "Minimizing learned clauses", SAT
// 2009). Where several options are denied because one is chosen, the clause names that one for all of them: half the
// length, and a third faster (a simple case of Fleury, Biere, "Efficient all-UIP learned clause minimization", SAT
// 2021). Tested by tests/core/cover_learning_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/cover/learning/facts.hpp"
#include "core/learning/clauses.hpp"
#include "core/learning/decision_heap.hpp"

namespace quadrille::cover {

class Lesson {
 public:
  /// Begins anew for `options` options; keeps memory.
  void open(std::size_t options);

  /// Learns from literals that cannot be as they are; one of them at least was learnt at the present level, which began
  /// with a choice. Clauses and options that had their part in it go up in worth and order.
  void draw(const Facts& facts, Clauses& clauses, Order& order, Cause conflict);

  /// The clause. Its first literal is the one of the present level, the second the latest of the others.
  std::span<const Literal> literals() const { return literals_; }
  /// The level of the second literal, 0 if there is none.
  std::uint32_t level() const { return level_; }
  /// Over how many levels the clause is.
  std::uint32_t levels() const { return levels_; }

 private:
  enum class Mark : std::uint8_t {
    none,
    part,       // of the lesson, or of what it was drawn from
    follows,    // from parts of lower levels
    unfounded,  // does not
  };

  // An option whose causes are being looked at: those before `next` follow from parts.
  struct Visit {
    Option option;
    std::uint32_t next;
  };

  Cause causes_of(Option option, const Facts& facts, const Clauses& clauses) const;
  void consider(Cause causes, const Facts& facts, Order& order);
  bool follows_from_others(Option option, const Facts& facts, const Clauses& clauses);
  void leave_out_what_follows(const Facts& facts, const Clauses& clauses);
  void name_common_causes(const Facts& facts);
  void put_latest_second(const Facts& facts);
  std::uint32_t count_levels(Cause literals, const Facts& facts);
  void mark(Option option, Mark as);

  std::vector<Literal> literals_;
  std::uint32_t level_ = 0;
  std::uint32_t levels_ = 0;
  std::uint32_t open_ = 0;      // options of the present level that are marked and not looked behind
  std::vector<Mark> marks_;     // by option
  std::vector<Option> marked_;  // those with a mark, some twice
  std::vector<Visit> visits_;   // the way down from a literal, for minimizing
  std::vector<std::uint32_t>
      denials_;  // by option: literals of the lesson that its choice denied; 0 between two lessons
  std::vector<std::uint64_t> counted_;  // by level: the last count that met it
  std::uint64_t count_ = 0;
};

}  // namespace quadrille::cover
