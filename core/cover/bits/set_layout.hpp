// The places of the bits of each item's set of options. The layout does not change during a search.
//
// Every primary item has a bit for each of its options, in the problem's order, in 64-bit words of its own; words are
// numbered consecutively over all items. Options without primary items have no bits: they are never chosen.
//
//     item          0               1        2
//     words     ┌───0───┬───1───┬───2────┬───3───┬──
//     bits      │000…063│064…127│128…191 │192…
//     options     of item 0       of 1     of 2
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/cover/problem.hpp"

namespace quadrille::cover {

class SetLayout {
 public:
  using Index = std::uint32_t;
  static constexpr Index word_bits = 64;
  /// The mask of bit `number % 64`.
  static constexpr std::uint64_t bit_of(Index number) { return std::uint64_t{1} << number % word_bits; }

  /// The bit of an option in the set of one of its primary items.
  struct Place {
    Item item;
    Index bit;
  };

  /// One option of an item, and the colour that the option gives the item.
  struct Member {
    Option option;
    Colour colour;
  };

  /// The largest number of bits of all items. An item has fewer options than that.
  static constexpr std::uint64_t most_bits = std::uint64_t{1} << 30;
  /// Whether there are few enough bits. Every item may leave most bits of one word unused.
  static bool can_lay_out(const Problem& problem);

  /// `problem` must not change while the layout is used.
  void lay_out(const Problem& problem);

  std::size_t primary() const { return first_word_.size() - 1; }
  std::size_t items() const { return columns_.size() - 1; }
  std::size_t options() const { return first_place_.size() - 1; }
  std::size_t words() const { return first_word_.back(); }
  std::size_t places() const { return places_.size(); }

  /// The options of any item, in their order.
  std::span<const Member> members(Item item) const {
    return std::span(members_).subspan(columns_[item], columns_[item + 1] - columns_[item]);
  }
  /// The words of a primary item are `first_word(item)` to `first_word(item + 1)` − 1.
  Index first_word(Item item) const { return first_word_[item]; }
  Item item_of(Index word) const { return item_of_word_[word]; }
  Option option_at(Item item, Index bit) const { return members(item)[bit - first_word_[item] * word_bits].option; }
  /// The places of an option, in the order of its entries.
  std::span<const Place> places_of(Option option) const {
    return std::span(places_).subspan(first_place_[option], first_place_[option + 1] - first_place_[option]);
  }

  std::span<const Entry> entries(Option option) const { return problem_->option(option); }

  /// Calls `f` with every option that conflicts with `option`, itself included, some of them more than once, until `f`
  /// returns false; then returns false. Two options conflict if they share an item, unless both give it the same
  /// colour.
  template <class F>
  bool each_conflict(Option option, F&& f) const {
    for (const Entry& entry : entries(option)) {
      if (!each_conflict(entry, f)) return false;
    }
    return true;
  }
  /// The same for the options that conflict with `entry`.
  template <class F>
  bool each_conflict(const Entry& entry, F&& f) const {
    for (const Member& member : members(entry.item)) {
      const bool agrees = entry.colour != 0 && member.colour == entry.colour;
      if (!agrees && !f(member.option)) return false;
    }
    return true;
  }

 private:
  // The place of the next option of an item.
  struct Next {
    Index member;
    Index bit;
  };

  void count_members();
  void fill_in();

  const Problem* problem_ = nullptr;
  std::vector<Index> columns_;  // item i's members are members_[columns_[i] … columns_[i + 1])
  std::vector<Member> members_;
  std::vector<Index> first_word_;
  std::vector<Item> item_of_word_;
  std::vector<Index> first_place_;  // option o's places are places_[first_place_[o] … first_place_[o + 1])
  std::vector<Place> places_;
  std::vector<Next> next_;  // by item; used by `fill_in`
};

}  // namespace quadrille::cover
