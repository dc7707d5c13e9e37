// The options of an exact cover that conflict with none of its givens, and how many of them each item has. Used for
// hints. Tested by tests/core/insight_test.cpp.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "core/cover/cover_form.hpp"
#include "core/insight/hint.hpp"

namespace quadrille {

class LiveOptions {
 public:
  using Item = cover::Item;
  using Option = cover::Option;
  static constexpr std::uint32_t none = ~std::uint32_t{0};

  /// `form` is that of the board without its givens, and must live as long as this.
  explicit LiveOptions(const cover::BoardForm& form);

  /// Chooses the givens, and rules out what conflicts with them. If two givens conflict, writes their cells into the
  /// hint and returns false.
  bool place_givens(Hint& hint);

  const cover::BoardForm& form() const { return form_; }
  cover::Unit unit(Item item) const { return form_.units[item]; }
  bool is_cell(Item item) const { return cover::kind_of(unit(item)) == cover::UnitKind::cell; }
  Item primary() const { return static_cast<Item>(first_of_unit_.size()); }
  Option options() const { return static_cast<Option>(is_live_.size()); }
  std::span<const Option> members(Item item) const {
    return std::span(members_).subspan(starts_[item], starts_[item + 1] - starts_[item]);
  }
  /// The first of the consecutive primary items that stand for the same unit as this one.
  Item first_of_unit(Item item) const { return first_of_unit_[item]; }
  /// Adds the cells of an item's unit to `cells`, ascending.
  void add_cells(Item item, std::vector<std::uint32_t>& cells) const;
  bool places_nothing(Option option) const { return form_.placements(option).empty(); }
  cover::Placement placement_of(Option option) const { return form_.placements(option)[0]; }
  std::uint32_t cell_of(Option option) const { return placement_of(option) / form_.values; }
  std::uint32_t value_of(Option option) const { return placement_of(option) % form_.values + 1; }

  bool is_live(Option option) const { return is_live_[option] != 0; }
  /// Whether the cell of an option has a given; and whether the option is that given.
  bool is_filled(Option option) const;
  bool is_given(Option option) const;
  /// The given that rules an option out, or none.
  std::uint32_t blocker(Option option) const { return blocker_[option]; }

  /// How many chosen options may contain an item. For a secondary item, options of the same colour do not count.
  std::uint32_t high(Item item) const {
    return item < primary() ? form_.problem.bounds(item).high : cover::Bounds().high;
  }
  bool is_full(Item item) const { return taken_[item] >= high(item); }
  /// For a primary item: how often it must still be covered, and the number of options that may do so.
  std::uint32_t need(Item item) const {
    const std::uint32_t low = form_.problem.bounds(item).low;
    return low - std::min(low, taken_[item]);
  }
  std::uint32_t left(Item item) const { return sizes_[item] - taken_[item]; }

  // These change the state. Chosen options stay live.
  void choose(Option option) { count(option, taken_, 1); }
  void unchoose(Option option) { count(option, taken_, ~0u); }
  void kill(Option option) {
    is_live_[option] = 0;
    count(option, sizes_, ~0u);
  }
  void revive(Option option) {
    is_live_[option] = 1;
    count(option, sizes_, 1);
  }

 private:
  void rule_out(Option option, std::uint32_t blocker);
  // Adds to the count of each of the option's items.
  void count(Option option, std::vector<std::uint32_t>& counts, std::uint32_t change) const;

  const cover::BoardForm& form_;
  std::vector<std::uint32_t> starts_;  // item i's options are members_[starts_[i] … starts_[i + 1])
  std::vector<Option> members_;
  std::vector<std::uint32_t> sizes_;    // by item: options that are live
  std::vector<std::uint32_t> is_live_;  // by option: not ruled out; 0 or 1
  std::vector<std::uint32_t> blocker_;  // by option
  std::vector<std::uint32_t> taken_;    // by item: the number of chosen options that cover it
  std::vector<std::uint32_t> filled_;   // by cell: the given placement, or none
  std::vector<Item> first_of_unit_;     // by primary item
};

}  // namespace quadrille
