// Everything that follows from each literal of a position, however long the chains: what is left of the board if a
// candidate is the value of its cell, and if it is not. A search for short chains asks here first which assumptions can
// lead anywhere.
//
// A board only loses candidates from step to step, and what followed still follows. So the closures of the last
// position are carried on: each loses what the position has lost, and draws what follows from that. Tested by
// tests/core/steps_closures_test.cpp.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/cover/cover_form.hpp"
#include "core/steps/position.hpp"

namespace quadrille::steps {

class Closures {
 public:
  /// `layout` must live as long. With subsets, closures contain what locked candidates, pairs and X-wings show.
  Closures(const Layout& layout, bool has_subsets) : layout_(layout), has_subsets_(has_subsets), last_(layout) {}

  /// Forgets the position; the next may have candidates that the last one had not.
  void forget() { is_begun_ = is_under_way_ = false; }
  /// Brings the closures to a position with fewer candidates than the last one. False if the work, in units of about
  /// 10 ns, is spent: called again with the same position, it goes on.
  bool follow(const Position& position, std::int64_t& work);

  /// Whether the board has no solution with the candidate as the value of its cell (`is_on`), or without it.
  bool is_contradictory(cover::Placement placement, bool is_on) const { return of(placement, is_on).is_contradictory; }
  /// The values left for each cell if so; a filled cell may have its value. Meaningless where it is contradictory.
  std::span<const Mask> left(cover::Placement placement, bool is_on) const {
    return of(placement, is_on).left.all_values();
  }

 private:
  struct Closure {
    bool is_contradictory;
    Position left;
  };

  const Closure& of(cover::Placement placement, bool is_on) const {
    return closures_[2 * std::size_t{placement} + (is_on ? 1 : 0)];
  }
  void begin_following(const Position& position);
  void begin_closure();
  void remove(Position& left, Cell cell, Mask values);
  void settle(Position& left, Cell cell, std::uint32_t v);
  bool propagate(Position& left);
  void remove_by_subsets(Position& left);

  const Layout& layout_;
  bool has_subsets_;
  bool is_begun_ = false;
  bool is_under_way_ = false, is_first_ = false;  // to the position at hand, which is the first one
  std::size_t next_ = 0;                          // the closure that is brought to it next
  Position last_;
  std::vector<Closure> closures_;       // two a placement: without it, and with it
  std::vector<cover::Placement> lost_;  // by the position since the last one

  std::int64_t work_ = 0;  // for closures, since it was last charged
  // The closure that is being drawn:
  std::uint32_t closure_number_ = 0;
  bool is_changed_ = false;
  bool is_impossible_ = false;
  std::vector<cover::Placement> last_ones_;  // of their cells, or of their values in a house, to be settled
  std::vector<std::uint32_t> settled_;       // by placement: the number of the last closure that did it
  std::vector<Mask> lost_places_;            // with subsets: by house, the values that have lost places
};

}  // namespace quadrille::steps
