// Options that cannot be chosen, because some item would have too few options left.
//
// An option is supposed, and options that conflict with it are removed. If an item then has one option left, that one
// is forced, and so on, until an item has too few options. At first only a few options may be forced; if that
// eliminates nothing, many. Of all options that are refuted in this way, those with the fewest forced ones are
// eliminated:
//
//     supposed      row 3, column 4
//     then          row 5, column 6   the only option left of row 5; forced options that are not needed are not kept
//     too few       column 2
//
// Tested by tests/core/hint_reasons_test.cpp.
#pragma once

#include <cstdint>
#include <vector>

#include "core/insight/live_options.hpp"
#include "core/insight/reasons.hpp"
#include "core/search/engine.hpp"

namespace quadrille {

class LookAhead {
 public:
  LookAhead(LiveOptions& live, Reasons& reasons) : live_(live), reasons_(reasons) {}

  enum class Look : std::uint8_t { open, eliminated, nothing };

  /// Eliminates the options that are refuted with the fewest forced ones. `nothing` if there are none, or too many to
  /// look at; `open` when the fuel is spent before that is known.
  Look eliminate(Fuel& fuel);

  /// The eliminations of an item's options.
  Reasons::Numbers eliminations_of(cover::Item item) const;

 private:
  using Item = cover::Item;
  using Option = cover::Option;
  static constexpr std::uint32_t none = LiveOptions::none;

  Look look_further(Fuel& fuel);
  void begin();
  void begin_round();
  void look_at(Option option);
  void eliminate_refuted();
  void eliminate_directly();
  void eliminate_by_forced(Option option);
  void eliminate(Option option, std::uint32_t reason);
  std::uint32_t add_reason(Item item);
  bool suppose(Option option);
  void choose(Option option);
  bool is_chosen(Option option) const;
  Option option_left(Item item) const;
  void trace(Item item);
  std::uint32_t explain();
  void take_back();

  LiveOptions& live_;
  Reasons& reasons_;
  std::vector<Option> options_;                // by placement: the option that puts it on the board, or none
  std::vector<Reasons::Number> eliminations_;  // by option, or none
  std::uint64_t steps_ = 0;                    // taken so far
  std::size_t most_forced_ = 0;                // of this round
  bool is_in_round_ = false;                   // some of options_ are looked at, but not all
  std::size_t at_ = 0;                         // of this round: the next in options_
  std::uint32_t fewest_ = none;                // of this round: the least of forced_
  std::vector<Option> refuted_;                // in the order of their placements
  std::vector<std::uint32_t> forced_;          // by number in `refuted_`: the number of forced options
  // By primary item, the options that leave it too few without forced ones: a list from first_[item] by next_, of
  // numbers of `direct_`, backwards.
  std::vector<std::uint32_t> first_;
  std::vector<std::uint32_t> next_;
  std::vector<Option> direct_;

  // While an option is supposed:
  std::vector<Option> chosen_;       // the supposed option, and those that are forced
  std::vector<Item> forced_by_;      // by number in `chosen_`: the item
  std::vector<Option> killed_;       // removed options, in order
  std::vector<std::uint32_t> by_;    // by option that is killed: the number in `chosen_` of what conflicts with it
  std::vector<Item> forcing_;        // items with one option left
  std::vector<Item> failed_;         // items with too few options, as far as they have been met
  std::vector<std::uint32_t> kept_;  // by number in `chosen_`: whether the first failed item follows from it; 0 or 1
  std::vector<cover::Placement> forced_values_;
  Reasons::Numbers premises_;
};

}  // namespace quadrille
