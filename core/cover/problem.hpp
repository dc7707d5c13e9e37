// An exact cover problem: choose options so that they cover every primary item exactly once, or as often as its bounds
// say, and every secondary item at most once or any number of times in one colour (Knuth, TAOCP 7.2.2.1, "exact
// covering with colors" and "covering with multiplicities").
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace quadrille::cover {

using Item = std::uint32_t;
using Option = std::uint32_t;
/// 0 is no colour: no other chosen option may contain the item.
using Colour = std::uint32_t;

struct Entry {
  Item item;
  Colour colour = 0;
  friend bool operator==(const Entry&, const Entry&) = default;
};

/// How often a primary item is covered: by at least `low` and at most `high` chosen options; low ≤ high.
struct Bounds {
  std::uint32_t low = 1;
  std::uint32_t high = 1;
  friend bool operator==(const Bounds&, const Bounds&) = default;
};

/// Items are numbered from 0, the primary ones first; options from 0 in the order in which they were added. An option
/// contains an item at most once, and colours only secondary items. Every option is chosen at most once.
class Problem {
 public:
  /// Makes this a problem of `primary` + `secondary` items without options; keeps memory.
  void reset(std::size_t primary, std::size_t secondary);

  /// Allocates memory for this number of options and entries.
  void reserve(std::size_t options, std::size_t entries);

  void add_option(std::span<const Entry> entries);

  /// Bounds how often a primary item is covered. Without this, exactly once.
  void set_bounds(Item item, Bounds bounds);

  std::size_t primary() const { return primary_; }
  std::size_t items() const { return items_; }
  std::size_t options() const { return starts_.size() - 1; }
  /// The number of entries of all options.
  std::size_t entries() const { return entries_.size(); }
  bool is_coloured() const { return coloured_; }
  /// Whether some primary item has bounds other than exactly once.
  bool has_multiplicities() const { return !bounds_.empty(); }
  Bounds bounds(Item item) const { return bounds_.empty() ? Bounds() : bounds_[item]; }
  std::span<const Entry> option(Option option) const {
    return std::span(entries_).subspan(starts_[option], starts_[option + 1] - starts_[option]);
  }

 private:
  std::size_t primary_ = 0;
  std::size_t items_ = 0;
  bool coloured_ = false;                    // some entry has a colour
  std::vector<Bounds> bounds_;               // by primary item; empty while all are covered exactly once
  std::vector<std::uint32_t> starts_ = {0};  // option o is entries_[starts_[o] … starts_[o + 1])
  std::vector<Entry> entries_;
};

/// Numbers of the chosen options, in any order.
using Answer = std::vector<Option>;

/// What `obeys` notes on its way.
struct Tally {
  std::vector<std::uint32_t> times;  ///< by primary item: how often it is covered
  std::vector<Colour> colours;       ///< by secondary item
  std::vector<Option> repeatable;    ///< chosen options that no item keeps from being chosen twice
};

/// Whether `chosen` covers every primary item as often as its bounds say and no secondary item in two ways, with no
/// option twice.
/// This checks the rule itself and shares no code with any engine. `tally` is memory for it, kept from call to call.
bool obeys(const Problem& problem, std::span<const Option> chosen, Tally& tally);
inline bool obeys(const Problem& problem, std::span<const Option> chosen) {
  Tally tally;
  return obeys(problem, chosen, tally);
}

}  // namespace quadrille::cover
