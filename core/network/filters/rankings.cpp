#include "core/network/filters/rankings.hpp"

#include <algorithm>
#include <bit>
#include <span>

namespace quadrille::network {

namespace {

constexpr bool is_one(Values set) { return (set & (set - 1)) == 0; }
constexpr Values least_value(Values set) { return set & (~set + 1); }
constexpr Values largest_value(Values set) { return std::bit_floor(set); }

}  // namespace

[[clang::minsize]] void Rankings::open(const Network& network) {
  rankings_.clear();
  lines_.clear();
  between_.clear();
  sides_.clear();
  variables_.clear();
  std::size_t most_lines = 0, most_sides = 0, most_gaps = 0;
  for (const auto& from : network.rankings) {
    Ranking ranking = {};
    ranking.first = Values{1} << from.first;
    ranking.may_tie = from.may_tie;
    ranking.length = static_cast<std::uint32_t>(from.clued[0].size());
    ranking.clued = static_cast<std::uint32_t>(from.clued.size());
    ranking.line = static_cast<std::uint32_t>(lines_.size());
    for (const auto& line : from.clued) lines_.insert(lines_.end(), line.begin(), line.end());
    ranking.lines = ranking.clued;
    ranking.side = static_cast<std::uint32_t>(sides_.size());
    ranking.sides = static_cast<std::uint32_t>(from.sides.size());
    for (const auto& side : from.sides) {
      for (const auto& line : side) lines_.insert(lines_.end(), line.begin(), line.end());
      ranking.lines += static_cast<std::uint32_t>(side.size());
      sides_.push_back(ranking.lines);
    }
    ranking.between = static_cast<std::uint32_t>(between_.size());
    between_.insert(between_.end(), from.between.begin(), from.between.end());
    const auto all = std::span(lines_).subspan(ranking.line);
    std::vector<Variable> its(all.begin(), all.end());
    std::sort(its.begin(), its.end());
    its.erase(std::unique(its.begin(), its.end()), its.end());
    ranking.variables = static_cast<std::uint32_t>(variables_.size());
    ranking.count = static_cast<std::uint32_t>(its.size());
    variables_.insert(variables_.end(), its.begin(), its.end());
    rankings_.push_back(ranking);
    most_lines = std::max<std::size_t>(most_lines, ranking.lines);
    most_sides = std::max(most_sides, from.sides.size());
    most_gaps = std::max(most_gaps, from.between.size());
  }
  gaps_.resize(most_lines);
  possible_.resize(most_sides);
  shared_.resize(most_sides);
  left_.resize(most_gaps);
  changed_.clear();
  changed_.reserve(4 * variables_.size());
  steps_ = 0;
}

// Whether a may be lower than b, equal, or higher, if they are equal before place `from`; `used` has the values of the
// places before.
[[clang::minsize]] unsigned Rankings::compare(const Ranking& ranking, const Variable* a, const Variable* b,
                                              const Values* masks, std::size_t from, Values used) {
  unsigned result = 0;
  for (std::size_t i = from; i < ranking.length; ++i) {
    const Values x = masks[a[i]] & ~used, y = masks[b[i]] & ~used;
    if (a[i] != b[i]) {
      if (x == 0 || y == 0) return result;
      if (least_value(x) < largest_value(y)) result |= lower;
      if (largest_value(x) > least_value(y)) result |= higher;
      if (result == (lower | higher)) return result | equal;
    }
    const Values both = x & y;
    if (both == 0) return result;
    if (is_one(both)) used |= both;
  }
  return result | equal;
}

// The gaps that a line can be in if it begins with the value.
[[clang::minsize]] Rankings::Gaps Rankings::gaps_of(const Ranking& ranking, const Variable* line,
                                                    const Values* masks) const {
  Gaps below = 0, above = 1;
  for (std::uint32_t clued = 0; clued < ranking.clued; ++clued) {
    const unsigned result = compare(ranking, line, this->line(ranking, clued), masks, 1, ranking.first);
    if ((result & lower) != 0) below |= Gaps{1} << clued;
    if ((result & higher) != 0 || (ranking.may_tie && (result & equal) != 0)) above |= Gaps{2} << clued;
  }
  return (below | Gaps{1} << ranking.clued) & above;
}

// Gives the sides from `side` on to gaps that have room left. True if there is a way.
[[clang::minsize]] bool Rankings::share_gaps(const Ranking& ranking, std::size_t side) {
  if (side == ranking.sides) return true;
  bool is_possible = false;
  for (Gaps gaps = possible_[side]; gaps != 0; gaps &= gaps - 1) {
    const auto gap = static_cast<unsigned>(std::countr_zero(gaps));
    if (left_[gap] == 0) continue;
    --left_[gap];
    if (share_gaps(ranking, side + 1)) {
      shared_[side] |= Gaps{1} << gap;
      is_possible = true;
    }
    ++left_[gap];
  }
  return is_possible;
}

[[clang::minsize]] bool Rankings::keep(Variable variable, Values values, std::span<Values> masks) {
  const Values left = masks[variable] & values;
  if (left == masks[variable]) return true;
  if (left == 0) return false;
  masks[variable] = left;
  changed_.push_back(variable);
  return true;
}

// Leaves of two lines that begin with the same value what they have if one is lower.
[[clang::minsize]] bool Rankings::order(const Ranking& ranking, const Variable* low, const Variable* high, bool may_tie,
                                        std::span<Values> masks) {
  Values used = ranking.first;
  for (std::size_t i = 1; i < ranking.length; ++i) {
    const Values x = masks[low[i]] & ~used, y = masks[high[i]] & ~used;
    if (x == 0 || y == 0) return false;
    if (low[i] == high[i]) {
      if (is_one(x)) used |= x;
      continue;
    }
    if (x != y || !is_one(x)) {
      const Values both = x & y;
      bool may_be_equal = both != 0;
      if (may_be_equal && is_one(both)) {
        const unsigned rest = compare(ranking, low, high, masks.data(), i + 1, used | both);
        may_be_equal = (rest & (may_tie ? lower | equal : lower)) != 0;
      }
      const Values top = largest_value(y), bottom = least_value(x);
      const Values lower_ones = may_be_equal ? top | (top - 1) : top - 1;
      const Values higher_ones = may_be_equal ? ~(bottom - 1) : ~(bottom | (bottom - 1));
      if (!keep(low[i], x & lower_ones, masks) || !keep(high[i], y & higher_ones, masks)) return false;
      if (masks[low[i]] != masks[high[i]] || !is_one(masks[low[i]])) return true;
    }
    used |= masks[low[i]];
  }
  return may_tie;
}

[[clang::minsize]] bool Rankings::filter(std::uint32_t index, std::span<Values> masks) {
  const Ranking& ranking = rankings_[index];
  changed_.clear();
  steps_ += ranking.clued * ranking.lines;
  for (std::uint32_t clued = 0; clued < ranking.clued; ++clued) {
    if (!keep(line(ranking, clued)[0], ranking.first, masks)) return false;
    if (clued > 0 && !order(ranking, line(ranking, clued - 1), line(ranking, clued), false, masks)) return false;
  }
  std::uint32_t at = ranking.clued;
  for (std::uint32_t side = 0; side < ranking.sides; ++side) {
    possible_[side] = shared_[side] = 0;
    for (; at < sides_[ranking.side + side]; ++at) {
      const Variable* const its = line(ranking, at);
      gaps_[at] = (masks[its[0]] & ranking.first) != 0 ? gaps_of(ranking, its, masks.data()) : 0;
      possible_[side] |= gaps_[at];
    }
  }
  std::copy_n(&between_[ranking.between], ranking.clued + 1, left_.begin());
  if (!share_gaps(ranking, 0)) return false;
  at = ranking.clued;
  for (std::uint32_t side = 0; side < ranking.sides; ++side) {
    for (; at < sides_[ranking.side + side]; ++at) {
      const Variable* const its = line(ranking, at);
      const Values begin = masks[its[0]];
      if ((begin & ranking.first) == 0) continue;
      const Gaps gaps = gaps_[at] & shared_[side];
      if (gaps == 0 && !keep(its[0], ~ranking.first, masks)) return false;
      if (gaps == 0 || begin != ranking.first) continue;
      const auto lowest = static_cast<unsigned>(std::countr_zero(gaps));
      const auto highest = static_cast<unsigned>(std::bit_width(gaps)) - 1;
      if (lowest > 0 && !order(ranking, line(ranking, lowest - 1), its, ranking.may_tie, masks)) return false;
      if (highest < ranking.clued && !order(ranking, its, line(ranking, highest), false, masks)) return false;
    }
  }
  return true;
}

}  // namespace quadrille::network
