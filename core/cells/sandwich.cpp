#include "core/cells/sandwich.hpp"

#include <array>
#include <bit>

#include "core/cells/distinct.hpp"
#include "core/cells/lanes.hpp"

namespace quadrille::cells {

namespace {

bool has(unsigned set, std::size_t place) { return (set >> place & 1) != 0; }

class Sandwich {
 public:
  Sandwich(std::span<const Digits> candidates, const Filling& filling);

  // Tries all pairs of cells that may have the crusts.
  void try_crusts();
  // Leaves what the cells have in the fillings that were found. False if there was none.
  bool keep(std::span<Digits> candidates) const;

 private:
  // Cells that each have one of a few digits, which are no crusts.
  struct Part {
    unsigned digits = 0;
    unsigned fixed = 0;  // digits of cells with one candidate

    void add(unsigned candidates, unsigned crusts) {
      digits |= candidates & ~crusts;
      if (std::has_single_bit(candidates)) fixed |= candidates & ~crusts;
    }
  };

  bool try_fillings(std::size_t first, std::size_t last, const Part& between);

  std::span<const Digits> candidates_;
  const Filling& filling_;
  unsigned inside_;                               // the digits that are no crusts
  unsigned low_, high_;                           // the crusts
  unsigned lows_ = 0, highs_ = 0;                 // cells that may have them
  unsigned sizes_ = 0;                            // bit k: a set of k digits may be between the crusts
  unsigned ends_ = 0;                             // cells that can only have a crust
  Part all_;                                      // all cells
  std::array<std::uint8_t, most_distinct> open_;  // cells that can have a digit that is no crust, but have several
  std::size_t count_ = 0;
  std::array<Lanes, most_distinct> kept_;    // by open cell
  unsigned kept_lows_ = 0, kept_highs_ = 0;  // cells that have the crusts in some filling
};

Sandwich::Sandwich(std::span<const Digits> candidates, const Filling& filling)
    : candidates_(candidates),
      filling_(filling),
      inside_(((1u << candidates.size()) - 1) & ~unsigned{filling.crusts}),
      low_(1u << std::countr_zero(filling.crusts)),
      high_(filling.crusts ^ low_) {
  for (std::size_t size = 0; size < filling.sets.size(); ++size)
    if (!filling.sets[size].empty()) sizes_ |= 1u << size;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    const unsigned digits = candidates[i];
    all_.add(digits, filling.crusts);
    if ((digits & low_) != 0) lows_ |= 1u << i;
    if ((digits & high_) != 0) highs_ |= 1u << i;
    if ((digits & inside_) == 0) {
      ends_ |= 1u << i;
    } else if (!std::has_single_bit(digits)) {
      kept_[count_] = Lanes{};
      open_[count_++] = static_cast<std::uint8_t>(i);
    }
  }
}

void Sandwich::try_crusts() {
  for (unsigned firsts = lows_ | highs_; firsts != 0; firsts &= firsts - 1) {
    const unsigned first = firsts & -firsts;
    if (std::popcount(ends_ & ~first) > 1) continue;
    unsigned lasts = ((lows_ & first) != 0 ? highs_ : 0) | ((highs_ & first) != 0 ? lows_ : 0);
    lasts &= sizes_ * 2 * first;
    if ((ends_ & ~first) != 0) lasts &= ends_ & ~first;
    const auto start = static_cast<std::size_t>(std::countr_zero(first));
    Part between;
    for (std::size_t at = start + 1; lasts != 0; lasts &= lasts - 1) {
      const unsigned last = lasts & -lasts;
      for (; (last >> at & 1) == 0; ++at) between.add(candidates_[at], filling_.crusts);
      if (!try_fillings(start, at, between)) continue;
      if ((lows_ & first) != 0 && (highs_ & last) != 0) {
        kept_lows_ |= first;
        kept_highs_ |= last;
      }
      if ((highs_ & first) != 0 && (lows_ & last) != 0) {
        kept_highs_ |= first;
        kept_lows_ |= last;
      }
    }
  }
}

// With the crusts in these two cells.
bool Sandwich::try_fillings(std::size_t first, std::size_t last, const Part& between) {
  const auto& sets = filling_.sets[last - first - 1];
  const Lanes free = lanes_of(inside_ & ~all_.fixed);
  Lanes found = {};
  for (std::size_t at = 0; at < sets.size(); at += lanes) {
    const Lanes set = load(&sets[at]), own = free & set, rest = free & ~set;
    Lanes failed =
        where((set & lanes_of(all_.fixed)) != lanes_of(between.fixed)) | where((set & lanes_of(between.digits)) != set);
    if (any_of(~failed) == 0) continue;
    std::array<Lanes, most_distinct> cells;
    std::size_t count = 0;
    for (const std::size_t cell : std::span(open_).first(count_))
      if (cell != first && cell != last)
        cells[count++] = lanes_of(candidates_[cell]) & (first < cell && cell < last ? own : rest);
    settle(cells.data(), count, free, failed);
    const Lanes holds = where(failed == Lanes{});
    found |= holds;
    count = 0;
    for (std::size_t i = 0; i < count_; ++i)
      if (open_[i] != first && open_[i] != last) kept_[i] |= cells[count++] & holds;
  }
  return any_of(found) != 0;
}

bool Sandwich::keep(std::span<Digits> candidates) const {
  if (kept_lows_ == 0) return false;
  std::array<Digits, most_distinct> kept = {};
  for (std::size_t i = 0; i < count_; ++i) kept[open_[i]] = any_of(kept_[i]);
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    const unsigned crusts = (has(kept_lows_, i) ? low_ : 0) | (has(kept_highs_, i) ? high_ : 0);
    if ((candidates[i] & all_.fixed) != 0 && std::has_single_bit(candidates[i])) continue;
    candidates[i] = static_cast<Digits>(kept[i] | crusts);
    if (candidates[i] == 0) return false;
  }
  return true;
}

}  // namespace

bool filter_sandwich(std::span<Digits> candidates, const Filling& filling) {
  Sandwich sandwich(candidates, filling);
  sandwich.try_crusts();
  return sandwich.keep(candidates);
}

}  // namespace quadrille::cells
