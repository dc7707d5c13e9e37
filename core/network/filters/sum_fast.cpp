// The fast filter of sums, for searches that need no reasons: combinations for a group alone, the exact filter for a
// group and a variable that has its sum, bounds for others.
#include <algorithm>
#include <array>
#include <bit>

#include "core/cells/combinations.hpp"
#include "core/network/filters/reach.hpp"
#include "core/network/filters/sum.hpp"

namespace quadrille::network {

namespace {

constexpr std::size_t most_open = 3;  // variables, for a sum of groups to be filtered exactly

// The sum of the digits of a set.
consteval std::array<std::uint8_t, std::size_t{1} << cells::most_distinct> make_sums_of_sets() {
  std::array<std::uint8_t, std::size_t{1} << cells::most_distinct> sums = {};
  for (unsigned set = 1; set < sums.size(); ++set)
    sums[set] = static_cast<std::uint8_t>(sums[set & (set - 1)] + std::countr_zero(set));
  return sums;
}

constexpr auto sums_of_sets = make_sums_of_sets();

constexpr std::int64_t least_of(Values values) { return std::countr_zero(values); }
constexpr std::int64_t largest_of(Values values) { return 63 - std::countl_zero(values); }

// Each value plus `by`; those that do not fit are left out.
constexpr Values shifted(Values values, std::int64_t by) {
  if (by >= 64 || by <= -64) return 0;
  return by >= 0 ? values << by : values >> -by;
}

// `from` minus each value; those that do not fit are left out.
constexpr Values flipped(Values values, std::int64_t from) { return shifted(reversed(values), from - 63); }

// The least element from `from` on that is not in the set.
constexpr unsigned next_free(unsigned set, std::int64_t from) {
  const unsigned free = ~set >> from << from;
  return free & (~free + 1);
}

}  // namespace

bool SumPart::filter_fast(std::uint32_t index, std::span<const Values> candidates) {
  const Sum& sum = sums_[index];
  required_ = 0;
  left_all_ = false;
  is_settled_ = is_exact(index);
  if (sum.target < 0) return false;
  if (sum.size == 1) return filter_group(groups_[sum.first], sum.target, candidates);
  if (is_of_group(sum) && variables(index).size() > most_open) return filter(index, candidates);
  const std::size_t open = sum.has_groups ? filter_bounds(sum, candidates) : count_open(sum, candidates);
  if (open == contradiction) return false;
  if (open > most_open) return sum.has_groups || filter(index, candidates);
  return sum.is_unit ? filter_last(sum, candidates) : filter(index, candidates);
}

std::size_t SumPart::count_open(const Sum& sum, std::span<const Values> candidates) const {
  const std::uint32_t first = groups_[sum.first].first;
  const Group& last = groups_[sum.first + sum.size - 1];
  std::size_t open = 0;
  for (std::uint32_t at = first; at < last.first + last.size; ++at) open += !is_single(candidates[members_[at]]);
  return open;
}

// Exactly, of up to three variables with several values. Two of them, x and y, have the same coefficient c; a variable
// that is missing counts as 0. With the other one, z, the sums s of x and y are
//
//     c · (x + y) + c · z = rest    z = offset − s
//     c · (x + y) − c · z = rest    z = offset + s
bool SumPart::filter_last(const Sum& sum, std::span<const Values> candidates) {
  struct Last {
    Values values = 1;
    std::uint32_t group = ~std::uint32_t{0};
    std::uint32_t place = 0;
    bool is_negative = false;
  };
  std::array<Last, most_open> last;
  std::size_t count = 0;
  std::int64_t rest = sum.rest;
  const std::uint32_t first = groups_[sum.first].first;
  for (std::uint32_t g = 0; g < sum.size; ++g) {
    const Group& group = groups_[sum.first + g];
    const std::size_t before = count;
    Values used = 0;
    for (std::uint32_t at = group.first; at < group.first + group.size; ++at) {
      const Values values = kept_[at - first] = candidates[members_[at]];
      if (is_single(values)) {
        if ((used & values) != 0) return false;
        used |= values;
        rest += group.is_reversed ? least_of(values) : -least_of(values);
      } else {
        last[count++] = {values, g, at - first, group.is_reversed};
      }
    }
    for (std::size_t i = before; i < count; ++i) last[i].values &= ~used;
  }
  ++steps_;
  if (count == 0) return rest == 0;
  Last x, y, z = last[count - 1];
  if (count == 3) {
    x = last[0];
    y = last[1];
    if (x.is_negative != y.is_negative) std::swap(x.is_negative == z.is_negative ? y : x, z);
  } else if (count == 2) {
    x = last[0];
  }
  const bool is_minus = z.is_negative == x.is_negative;
  const std::int64_t offset = is_minus == x.is_negative ? -rest : rest;
  const Values sums_of_z = is_minus ? flipped(z.values, offset) : shifted(z.values, -offset);
  Values left_x = 0, left_y = 0, sums = 0;
  for (Values left = x.values; left != 0; left &= left - 1) {
    const std::int64_t value = least_of(left);
    const Values others = x.group == y.group && count == 3 ? y.values & ~(Values{1} << value) : y.values;
    Values possible = others << value & sums_of_z;
    if (x.group == z.group) possible &= ~shifted(1, offset - value);  // z would be equal to x
    if (y.group == z.group && (offset + value) % 2 == 0) possible &= ~shifted(1, (offset + value) / 2);
    if (possible == 0) continue;
    left_x |= Values{1} << value;
    left_y |= possible >> value;
    sums |= possible;
  }
  if (sums == 0) return false;
  if (count > 1) kept_[x.place] = left_x;
  if (count > 2) kept_[y.place] = left_y;
  kept_[z.place] = is_minus ? flipped(sums, offset) : shifted(sums, offset);
  return true;
}

// For a sum with one group.
bool SumPart::filter_group(const Group& group, std::int64_t target, std::span<const Values> candidates) {
  if (target % group.step != 0) return false;
  const Variable* const members = &members_[group.first];
  std::array<cells::Digits, most_grouped> digits;
  for (std::uint32_t i = 0; i < group.size; ++i) digits[i] = static_cast<cells::Digits>(candidates[members[i]]);
  steps_ += group.size;
  std::int64_t wanted = target / group.step;
  if (group.is_reversed) wanted = group.most - wanted;
  if (wanted < 0 || !cells::filter_combinations({digits.data(), group.size}, static_cast<unsigned>(wanted), required_))
    return false;
  std::copy(digits.data(), digits.data() + group.size, kept_.begin());
  return true;
}

// The least and the largest sum of a group whose variables all differ. Greedy: each takes the least digit that is free
// and not below its own; the largest digits are counted from the other end.
SumPart::Bounds SumPart::bounds_of(const Group& group, std::span<const Values> candidates) const {
  const auto its = std::span(members_).subspan(group.first, group.size);
  if (group.size == 1) {
    const Values values = candidates[its[0]];
    const std::int64_t low = least_of(values), high = largest_of(values);
    return {low, high, 0, 0, high - low, !is_single(values)};
  }
  constexpr Bounds contradictory = {1, 0, 0, 0, 0, 0};
  Bounds bounds = {};
  unsigned lows = 0, highs = 0;
  for (const Variable variable : its) {
    const Values values = candidates[variable];
    if (values == 0) return contradictory;
    const std::int64_t low = least_of(values), high = largest_of(values);
    bounds.open += !is_single(values);
    bounds.looser_low -= low;
    bounds.looser_high += high;
    bounds.widest = std::max(bounds.widest, high - low);
    lows |= next_free(lows, low);
    highs |= next_free(highs, most_grouped - 1 - high);
  }
  if ((lows | highs) >> most_grouped != 0) return contradictory;
  bounds.low = sums_of_sets[lows];
  bounds.high = group.size * std::int64_t{most_grouped - 1} - sums_of_sets[highs];
  bounds.looser_low += bounds.low;
  bounds.looser_high -= bounds.high;
  return bounds;
}

// Leaves what is between the least and the largest value that a variable can have while the others have theirs at the
// other end; nothing yet if few variables have several values, since then an exact filter comes next. Returns the
// number of these variables.
std::size_t SumPart::filter_bounds(const Sum& sum, std::span<const Values> candidates) {
  const std::span<const Group> groups = std::span(groups_).subspan(sum.first, sum.size);
  std::int64_t least = 0, most = 0;
  std::size_t open = 0, members = 0;
  for (std::size_t g = 0; g < groups.size(); ++g) {
    const Group& group = groups[g];
    const Bounds& bounds = bounds_[g] = bounds_of(group, candidates);
    if (bounds.low > bounds.high) return contradiction;
    least += group.step * (group.is_reversed ? group.most - bounds.high : bounds.low);
    most += group.step * (group.is_reversed ? group.most - bounds.low : bounds.high);
    open += bounds.open;
    members += group.size;
  }
  steps_ += members / 4;
  if (least > sum.target || most < sum.target) return contradiction;
  if (open <= most_open) return open;
  left_all_ = true;
  for (std::size_t g = 0; g < groups.size(); ++g) {
    const Group& group = groups[g];
    Bounds& bounds = bounds_[g];
    std::int64_t above = sum.target - least, below = most - sum.target;
    if (group.step != 1) {
      above /= group.step;
      below /= group.step;
    }
    bounds.up = (group.is_reversed ? below : above) + bounds.looser_low;
    bounds.down = (group.is_reversed ? above : below) + bounds.looser_high;
    if (std::min(bounds.up, bounds.down) < bounds.widest) left_all_ = false;
  }
  return left_all_ || keep_between(groups, candidates) ? open : contradiction;
}

// Leaves of each variable what is at most `up` above its least value and at most `down` below its largest one. Where
// values have gaps, a new end may be further in than that, so the sum that they have together may be another one.
bool SumPart::keep_between(std::span<const Group> groups, std::span<const Values> candidates) {
  Values* kept = kept_.data();
  std::size_t open = 0;
  for (std::size_t g = 0; g < groups.size(); ++g) {
    for (std::uint32_t i = 0; i < groups[g].size; ++i) {
      Values left = candidates[members_[groups[g].first + i]];
      const std::int64_t top = least_of(left) + bounds_[g].up, bottom = largest_of(left) - bounds_[g].down;
      if (top < 63) left &= (Values{2} << top) - 1;
      if (bottom > 0) left &= ~Values{0} << bottom;
      if (left == 0) return false;
      open += !is_single(left);
      *kept++ = left;
    }
  }
  is_settled_ = open > most_open;
  return true;
}

}  // namespace quadrille::network
