// What a search that learns knows of an exact cover at a moment: which options are chosen and which are denied, and for
// each when and why it came to be known. The order of coming to know, the trail, is what learning from conflicts walks
// back.
//
//     trail  … | "option 4"  "not 1"  "not 9"   "option 6"   "not 2" … | "option 8" …
//                a choice     share an item      the last     shares one  a choice
//                             with 4             of its item  with 6
//              └─ level 1 ────────────────────────────────────────────┘└─ level 2 …
//
// The rules are followed without being written out as clauses. Every primary item keeps the number of its options that
// are not denied, and their exclusive or: at one left, that is the option, and nothing needs to be looked for. Terms as
// in Knuth, TAOCP 7.2.2.2. Tested by tests/core/cover_learning_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/cover/problem.hpp"
#include "core/learning/literals.hpp"

namespace quadrille::cover {

// Literals are about options: "is chosen", or "is denied".
constexpr Literal chosen(Option option) { return 2 * option; }
constexpr Option option_of(Literal literal) { return subject_of(literal); }

/// Literals whose options cannot all be decided as they are; whether a literal holds or fails is not told by it.
using Cause = std::span<const Literal>;

class Facts {
 public:
  /// Why a literal holds.
  struct Reason {
    enum class Kind : std::uint8_t {
      none,    ///< it was chosen, or denied as the other side of a choice
      option,  ///< the option of literal `index` is chosen and has an item in common
      item,    ///< all other options of item `index` are denied
      clause,  ///< all other literals of the clause at `index` fail
    };
    Kind kind = Kind::none;
    std::uint32_t index = 0;
  };

  /// Begins anew; keeps memory. Options of secondary items alone are denied from the start, and on no trail.
  void open(const Problem& problem);

  std::size_t options() const { return known_.size(); }
  bool holds(Literal literal) const { return states_[literal] > 0; }
  bool fails(Literal literal) const { return states_[literal] < 0; }
  bool is_decided(Option option) const { return states_[chosen(option)] != 0; }

  /// Makes an undecided option's literal hold.
  void learn(Literal literal, Reason reason) {
    states_[literal] = 1;
    states_[negation(literal)] = -1;
    known_[option_of(literal)] = {level(), reason};
    trail_.push_back(literal);
  }

  /// Draws what the rules make of the literals that were learnt since. False at a conflict, which `clash` then tells.
  bool follow_rules();
  Cause clash() const { return clash_; }

  const std::vector<Literal>& trail() const { return trail_; }
  std::uint32_t level() const { return static_cast<std::uint32_t>(levels_.size()); }

  // Of a decided option:
  std::uint32_t level_of(Option option) const { return known_[option].level; }
  const Reason& reason_of(Option option) const { return known_[option].reason; }
  void change_reason(Option option, Reason reason) { known_[option].reason = reason; }

  /// The options of an item, each as "chosen".
  std::span<const Literal> members(Item item) const {
    return {&members_[starts_[item]], starts_[item + 1] - starts_[item]};
  }

  void begin_level() { levels_.push_back(static_cast<std::uint32_t>(trail_.size())); }
  /// The choice that began a level above 0.
  Literal choice_at(std::uint32_t level) const { return trail_[levels_[level - 1]]; }
  /// Forgets all that was learnt above `level`, latest first; `forget(option)` is told.
  template <class F>
  void return_to(std::uint32_t level, F&& forget) {
    if (level >= levels_.size()) return;
    while (trail_.size() > levels_[level]) {
      take_back();
      forget(option_of(trail_.back()));
      trail_.pop_back();
    }
    levels_.resize(level);
  }

 private:
  // The options of an item that are not denied. A secondary item, which may be left uncovered, has `spare` more.
  struct Rest {
    std::uint32_t count;
    std::uint32_t exclusive_or;
  };
  static constexpr std::uint32_t spare = std::uint32_t{1} << 31;

  struct Known {
    std::uint32_t level;
    Reason reason;
  };

  std::span<const Item> items_of(Option option) const {
    return {&items_[first_item_[option]], first_item_[option + 1] - first_item_[option]};
  }
  bool deny_rivals(Option option);
  bool count_down(Option option);
  void take_back();

  std::vector<std::uint32_t> first_item_;  // option o has items_[first_item_[o] … first_item_[o + 1])
  std::vector<Item> items_;
  std::vector<std::uint32_t> starts_;  // item i has members_[starts_[i] … starts_[i + 1])
  std::vector<Literal> members_;
  std::vector<Colour> colours_;  // of the option in the item, by place in items_; empty when nothing has a colour
  std::vector<Colour> member_colours_;  // the same by place in members_

  std::vector<Rest> rests_;            // by item; what the first followed_ literals of the trail leave
  std::vector<std::int8_t> states_;    // by literal: 1 holds, −1 fails
  std::vector<Known> known_;           // by option
  std::vector<Literal> trail_;         // an option stands in it at most once
  std::size_t followed_ = 0;           // literals of the trail whose consequences are drawn
  std::vector<std::uint32_t> levels_;  // where each level above 0 begins in the trail
  bool has_dry_item_ = false;          // a primary item never had an option
  Cause clash_;
  std::array<Literal, 2> rivals_ = {};  // chosen both, with an item in common: what clash_ may be
};

using Reason = Facts::Reason;

}  // namespace quadrille::cover
