// Exact cover as a propagator of core/learning. A variable is an option: true when it is chosen, false when it is
// denied.
//
// The rules are not written out as clauses. A chosen option denies every option that shares an item with it. Every
// primary item keeps the number of its live options, those that are not denied, and the sum of their numbers: when one
// is left, the sum is that option, and no search for it is needed.
//
// With multiplicities an item counts its chosen options: when they are `high`, the others are denied; and when only
// `low` options are live, all of them are chosen. What these rules assigned is explained by the options that were
// counted by then, which are found on the trail when somebody asks.
//
//     trail  … │ "option 4"  "not 1"  "not 9"   "option 6"    "not 2" … │ "option 8" …
//                a decision   share an item      the last live   shares one  a decision
//                             with 4             one of its item  with 6
//
// Terms as in Knuth, TAOCP 7.2.2.2. Tested by tests/core/cover_learning_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/cover/problem.hpp"
#include "core/learning/analyze.hpp"
#include "core/learning/decision_heap.hpp"
#include "core/learning/trail.hpp"

namespace quadrille::cover {

using learning::Literal;
using learning::Reason;
using learning::Trail;

// "The option is chosen", as a literal; its negation is "denied".
constexpr Literal chosen(Option option) { return learning::positive(option); }
constexpr Option option_of(Literal literal) { return learning::variable_of(literal); }

class ItemPropagator final : public learning::Explainer {
 public:
  /// Options of secondary items alone are denied.
  void open(const Problem& problem, Trail& trail);

  std::size_t elements() const { return first_item_.size() - 1; }
  static Option element_of(learning::Variable variable) { return variable; }
  static bool is_decided(Option option, const Trail& trail) { return trail.is_assigned(option); }
  static void assign(Trail& trail, Literal literal, Reason reason) { trail.assign(literal, reason); }

  bool propagate(Trail& trail, std::uint32_t size);
  static bool has_work() { return false; }
  static bool propagate_next(Trail&) { return true; }

  static constexpr std::size_t ns_of_step = 3;
  /// What `propagate` has read since the last call, in steps: an option of an item, or an item of an option.
  std::size_t take_steps() { return std::exchange(steps_, 0); }

  learning::Explanation explain_conflict(const Trail&) const { return conflict_; }
  /// Rule number i is that item i is covered `low` times; rule number i + items, that it is not covered more than
  /// `high` times.
  learning::Explanation explain(const Trail& trail, learning::Variable variable, std::uint32_t rule) override;

  void unassign(Literal literal, const Trail& trail, learning::DecisionHeap& heap);
  static void backtracked(const Trail&) {}

 private:
  // The live options of an item. An item that must be covered `low` times counts low − 1 fewer, so that the last ones
  // needed are left at 1, and too few at 0. One that may stay uncovered, as all secondary items, counts `spare` more.
  // Count and sum of the options' numbers are one word, so that one addition changes both: the sum in the upper half,
  // modulo 2³².
  class Live {
   public:
    std::uint32_t count() const { return static_cast<std::uint32_t>(word_); }
    void add_to_count(std::uint32_t number) { word_ += number; }
    void take_from_count(std::uint32_t number) { word_ -= number; }
    /// The option, if one is live.
    Option last() const { return static_cast<Option>(word_ >> 32); }
    void add(Option option) { word_ += word_of(option); }
    void take(Option option) { word_ -= word_of(option); }

   private:
    static std::uint64_t word_of(Option option) { return std::uint64_t{option} << 32 | 1; }

    std::uint64_t word_ = 0;
  };
  static constexpr std::uint32_t spare = std::uint32_t{1} << 31;

  struct Times {
    Bounds bounds;
    std::uint32_t chosen = 0;  // options, for the first propagated_ literals of the trail
  };

  std::span<const Item> items_of(Option option) const {
    return {items_.data() + first_item_[option], first_item_[option + 1] - first_item_[option]};
  }
  void read_options(const Problem& problem, Trail& trail);
  void list_members(const Problem& problem);
  std::span<const Literal> members(Item item) const {
    return {members_.data() + starts_[item], starts_[item + 1] - starts_[item]};
  }
  void open_item(Item item, Bounds bounds, Trail& trail);
  void open_times(const Problem& problem);
  bool has_multiplicities() const { return !times_.empty(); }
  // Whether the item counts its chosen options: one that is covered at most once denies rivals instead.
  bool is_counted(Item item) const { return item < times_.size() && times_[item].bounds.high != 1; }
  bool count_up(Option option, const Trail& trail);
  void uncount(Option option);
  void deny_rest(Item item, Trail& trail);
  void choose_rest(Item item, Trail& trail);
  // The item's options that are assigned like this before `end`: the first `most` of them, if there are more.
  learning::Explanation gather(const Trail& trail, Item item, bool are_chosen, std::uint32_t end, std::size_t most);
  template <bool has_multiplicities>
  bool deny_rivals(Option option, Trail& trail);
  bool count_down(Option option, Trail& trail);

  std::vector<std::uint32_t> first_item_;  // option o has items_[first_item_[o] … first_item_[o + 1])
  std::vector<Item> items_;
  std::vector<std::uint32_t> starts_;  // item i has members_[starts_[i] … starts_[i + 1])
  std::vector<Literal> members_;       // the options of each item, as "chosen"
  std::vector<Colour> colours_;        // of the option in the item, by place in items_; empty when nothing has a colour
  std::vector<Colour> member_colours_;  // the same by place in members_

  std::vector<Live> live_;         // by item, for the first propagated_ literals of the trail
  std::vector<Times> times_;       // by primary item; empty without multiplicities
  std::vector<Literal> gathered_;  // scratch: an explanation
  std::uint32_t propagated_ = 0;   // literals of the trail whose consequences are assigned
  bool is_wiped_out_ = false;      // a primary item never had an option
  std::size_t steps_ = 0;
  learning::Explanation conflict_;
  std::array<Literal, 2> rivals_ = {};  // both chosen, with an item in common: what conflict_ may be
};

}  // namespace quadrille::cover
