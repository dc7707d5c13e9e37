// What a conflict teaches: a clause that would have kept the search from it.
//
// The conflict is walked back along the trail, each literal of the present level giving way to those it followed from,
// until one of that level is left (the first unique implication point: Marques-Silva, Sakallah, "GRASP", 1996; Zhang,
// Madigan, Moskewicz, Malik, ICCAD 2001). What runs have concluded is explained only now, when it is asked for.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/kakuro/facts.hpp"
#include "core/kakuro/runs.hpp"
#include "core/learning/clauses.hpp"

namespace quadrille::kakuro {

class Lesson {
 public:
  /// Begins anew; allocates all that any conflict of these runs needs.
  void open(const Runs& runs);

  /// Draws the lesson. `conflict` is a run without a filling, or a clause of which all literals fail, as the facts
  /// stand; their level is above 0, with a choice at its front.
  void draw(const Runs& runs, const Facts& facts, const Clauses& clauses, Reason conflict);

  /// The clause. All its literals fail; the first is the only one of the present level, the second of the highest
  /// below.
  std::span<const Literal> literals() const { return literals_; }
  /// The level of the second literal, 0 if there is none.
  std::uint32_t level() const { return level_; }
  /// How many levels the literals are of.
  std::uint32_t levels() const { return levels_; }
  /// The pairs that the conflict hung on.
  std::span<const Pair> pairs() const { return pairs_; }

 private:
  void consider(Literal cause, const Facts& facts);
  void consider_causes(Literal literal, Reason reason, std::size_t position, const Runs& runs, const Facts& facts,
                       const Clauses& clauses);
  void consider_run(const Run& run, const Literal* literal, std::size_t position, const Runs& runs, const Facts& facts);
  void finish(const Facts& facts);

  std::vector<Literal> literals_;
  std::vector<Pair> pairs_;            // the pairs whose bit is set in seen_
  std::vector<std::uint8_t> seen_;     // by pair
  std::vector<std::uint8_t> counted_;  // by level; scratch of finish
  std::size_t open_ = 0;               // literals of the present level that have not given way
  std::uint32_t level_ = 0;
  std::uint32_t levels_ = 0;
};

}  // namespace quadrille::kakuro
