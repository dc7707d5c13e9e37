// A plain search over masks: one decision after the other is taken back. It learns only which variables conflict most.
//
// The masks of all variables are copied at each decision, so that taking it back costs nothing; then the value is taken
// away from the variable on the level below.
//
//     masks_   level 0: the root │ level 1: after the first decision in force │ level 2 …   lanes of bands included
//
// Each variable has a score: how often a constraint on it failed, with a share for each of its variables, larger for
// those that had few values left (Wattez, Lecoutre, Paparrizou, Tabary, "Refining constraint weighting", ICTAI 2019),
// and some more for the variable that was decided last. Scores fade (Boussemart, Hemery, Lecoutre, Sais, "Boosting
// systematic search by weighting constraints", ECAI 2004). They begin with the number of a variable's constraints. As
// long as there is no solution, a young search goes back to the root now and then: the first decisions, which matter
// most, are then made by better scores. The variable with the highest score for each of its values is decided, or a
// value with two places in a house; with some rules, rather a cell with the value that fails most (value_focus.hpp).
// What sets large cages have is decided too (cage_sets.hpp), and before all others which lines rankings are about.
//
// So a decision depends on all that was searched before, and such a tree cannot be divided. A search that soon finds
// many solutions, which will take long, therefore keeps what it has learnt by its 64th, and goes back to that whenever
// it turns to the second side of one of the first twelve choices. What lies below such a side then depends on nothing
// else, and is a part. Who works on a part begins with the same 64 solutions, without counting them: that takes at most
// 50 ms. (To learn nothing more after them made trees up to five times larger.)
// Tested by tests/core/network_plain_test.cpp and part_test.cpp.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/network/network.hpp"
#include "core/network/plain/agenda.hpp"
#include "core/network/plain/mask_propagator.hpp"
#include "core/network/plain/value_focus.hpp"
#include "core/search/engine.hpp"
#include "core/search/walk.hpp"

namespace quadrille::network {

class Plain : public DepthFirst {
 public:
  void open(const Problem& problem);
  Step advance(Fuel& fuel) { return walk(*this, fuel); }
  /// Both as the search contract says; `problem` is the one that was opened.
  bool begin_at(std::span<const Branch> path, const Problem& problem);
  bool give_away(std::vector<Branch>& path);
  double fraction() const { return std::max(behind_, fraction_of(sides_)); }
  /// What the variables may be at the search's position.
  std::span<const Values> masks() const { return std::span(masks_).subspan(level_ * words_, variables_); }

 private:
  friend DepthFirst;
  // Nanoseconds for what takes most of the time, as measured; a unit of work is ten.
  static constexpr std::size_t ns_of_node = 60;
  static constexpr std::size_t ns_of_variable = 1;  // to copy and weigh one
  static constexpr std::size_t ns_of_step = 2;
  static constexpr std::size_t ns_in_unit = 10;
  static constexpr std::uint64_t first_restart = 20, last_restart = 3000;  // dead ends; each is twice the one before
  static constexpr std::size_t words_at_first = std::size_t{1} << 21;      // of masks: 16 MB
  static constexpr std::uint64_t solutions_before_parts = 64;
  static constexpr std::int64_t most_work_before_parts = 50 * work_per_ms;
  static constexpr std::size_t most_sides_of_part = 12;

  // A decision in force: its first side, or its second, the negation.
  struct Side {
    std::uint8_t tried;    // sides that lie behind: 0 or 1
    std::uint8_t choices;  // 2
  };
  struct Decision {
    Variable variable;
    Values values;        // one of them, or that it has none of them
    std::uint32_t sides;  // the number of sides_ before it
  };

  struct Learnt {
    std::vector<double> scores;  // by variable
    double increment = 1;        // what a failure adds now
    ValueFocus focus;
  };

  Node enter();
  Next leave();
  void restart();
  void keep_learnt();
  void grow();
  bool begin_early(std::span<const Branch> path, const Problem& problem);
  bool advance_by_node();
  bool go_to_side(std::size_t side);
  Decision choose() const;
  void note_conflict();
  void note_side(std::uint8_t tried);
  std::span<Values> current() { return std::span(masks_).subspan(level_ * words_, words_); }

  MaskPropagator propagator_;
  std::size_t variables_ = 0, cells_ = 0;
  std::size_t words_ = 0;  // of a level
  std::size_t level_ = 0;
  bool is_impossible_ = false;
  std::vector<Values> masks_;        // level by level
  std::vector<Decision> decisions_;  // by level from 1
  std::vector<Side> sides_;          // root first
  Learnt learnt_;
  Values tried_ = 0;                // the value that a cell was given last; 0 if the last choice was another one
  std::uint64_t next_restart_ = 0;  // the number of dead ends at which it is due
  double behind_ = 0;               // the fraction done before the last restart
  bool has_parts_ = false;          // the tree can be divided
  std::int64_t spent_ = 0;          // work until then
  Learnt kept_;                     // what was learnt by then
  Agenda::Learnt kept_order_;
};

}  // namespace quadrille::network
