#include "core/network/filters/sets.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "core/cells/distinct.hpp"
#include "core/network/filters/cliques.hpp"
#include "core/network/filters/distinct_count.hpp"

namespace quadrille::network {

namespace {

bool has_repeats(std::vector<Variable> variables) {
  std::sort(variables.begin(), variables.end());
  return std::adjacent_find(variables.begin(), variables.end()) != variables.end();
}

}  // namespace

// What has a pattern, and few values.
bool Sets::can_take(const Network::Sequence& sequence, const Network& network) {
  if (sequence.pattern == Pattern::segments || sequence.pattern == Pattern::occurrences ||
      sequence.pattern == Pattern::distinct_count)
    return true;
  return !sequence.sets.empty() && network.domains[sequence.variables[0]].values <= cells::most_distinct;
}

[[clang::minsize]] void Sets::open(Opening& opening) {
  const Network& network = opening.network;
  lines_.clear();
  variables_.clear();
  sets_.clear();
  fillings_.clear();
  occurrences_.clear();
  for (const auto& sequence : opening.sequences) {
    if (!can_take(sequence, network)) continue;
    Line line = {sequence.pattern,
                 static_cast<std::uint32_t>(variables_.size()),
                 static_cast<std::uint32_t>(sequence.variables.size()),
                 static_cast<std::uint32_t>(sets_.size()),
                 static_cast<std::uint32_t>(sequence.sets.size()),
                 static_cast<cells::Digits>(sequence.crusts),
                 static_cast<std::uint32_t>(network.domains[sequence.variables.back()].lowest),
                 sequence.sum,
                 network::has_repeats(sequence.variables)};
    variables_.insert(variables_.end(), sequence.variables.begin(), sequence.variables.end());
    if (line.pattern == Pattern::sandwich) {
      line.first_set = static_cast<std::uint32_t>(fillings_.size());
      fillings_.resize(fillings_.size() + line.size - 1);
      for (const Values set : sequence.sets)
        fillings_[line.first_set + static_cast<std::size_t>(std::popcount(set))].push_back(
            static_cast<cells::Digits>(set));
      for (auto& sets : std::span(fillings_).subspan(line.first_set))
        while (sets.size() % cells::sets_at_once != 0) sets.push_back(0);
    } else if (line.pattern == Pattern::occurrences) {
      line.first_set = static_cast<std::uint32_t>(occurrences_.size());
      occurrences_.emplace_back(sequence);
    } else {
      add_sets(line, std::vector<cells::Digits>(sequence.sets.begin(), sequence.sets.end()));
    }
    if (line.pattern == Pattern::classes) covers_.assign(1 << 12, unknown);
    lines_.push_back(line);
  }
  sequences_ = lines_.size();
  std::erase_if(opening.sequences, [&](const auto& sequence) { return can_take(sequence, network); });
  for (const Clique& clique : find_cliques(network, opening.relations)) {
    Line line = {Pattern::one_of,
                 static_cast<std::uint32_t>(variables_.size()),
                 static_cast<std::uint32_t>(clique.variables.size()),
                 static_cast<std::uint32_t>(sets_.size()),
                 0,
                 0,
                 0,
                 0,
                 false};
    variables_.insert(variables_.end(), clique.variables.begin(), clique.variables.end());
    add_sets(line, clique.sets);
    lines_.push_back(line);
  }
  std::size_t longest = 0;
  for (const Line& line : lines_) longest = std::max<std::size_t>(longest, line.size);
  kept_.assign(longest, 0);
  steps_ = 0;
}

[[clang::minsize]] void Sets::add_sets(Line& line, std::span<const cells::Digits> sets) {
  sets_.insert(sets_.end(), sets.begin(), sets.end());
  while (line.pattern == Pattern::one_of && (sets_.size() - line.first_set) % cells::sets_at_once != 0)
    sets_.push_back(0);
  line.sets = static_cast<std::uint32_t>(sets_.size()) - line.first_set;
}

Schedule Sets::schedule(std::uint32_t index) const {
  const Line& line = lines_[index];
  const bool is_round = line.pattern == Pattern::one_of || line.pattern == Pattern::sandwich;
  return {.cost = cost(line),
          .is_implied = index >= sequences_,
          .is_lazy = is_round && !line.has_repeats,
          .required_of = variables(index)};
}

[[clang::minsize]] std::size_t Sets::cost(const Line& line) {
  switch (line.pattern) {
    case Pattern::sandwich: return 20 * line.size + 60 * line.sets;
    case Pattern::classes: return 150;
    case Pattern::differ: return 500;
    case Pattern::occurrences: return 2 * line.size;
    case Pattern::distinct_count: return 100 * line.size;
    default: return 20 * line.size + 2 * line.sets;
  }
}

bool Sets::filter(std::uint32_t index, std::span<const Values> masks) {
  const Line& line = lines_[index];
  const auto its = variables(index);
  steps_ += line.size * line.sets / cells::sets_at_once;
  required_ = 0;
  if (line.pattern == Pattern::segments || line.pattern == Pattern::occurrences ||
      line.pattern == Pattern::distinct_count) {
    const std::span<Values> kept = {kept_.data(), its.size()};
    for (std::size_t i = 0; i < its.size(); ++i) kept[i] = masks[its[i]];
    if (line.pattern == Pattern::occurrences) return occurrences_[line.first_set].filter(kept);
    steps_ += 2 * line.size;
    if (line.pattern == Pattern::distinct_count)
      return DistinctCount::filter(kept, static_cast<std::int32_t>(line.lowest));
    return segments_.filter(kept, line.lowest, line.sum);
  }
  std::array<cells::Digits, cells::most_distinct> digits;
  for (std::size_t i = 0; i < its.size(); ++i) digits[i] = static_cast<cells::Digits>(masks[its[i]]);
  const std::span<cells::Digits> own = {digits.data(), its.size()};
  bool is_possible = false;
  switch (line.pattern) {
    case Pattern::one_of:
      is_possible = cells::filter_sets(own, std::span(sets_).subspan(line.first_set, line.sets), required_);
      break;
    case Pattern::sandwich:
      is_possible =
          cells::filter_sandwich(own, {line.crusts, std::span(fillings_).subspan(line.first_set, line.size - 1)});
      break;
    case Pattern::classes: is_possible = filter_classes(line, own); break;
    case Pattern::differ: is_possible = filter_different(sets_[line.first_set], own); break;
    case Pattern::segments:
    case Pattern::occurrences:
    case Pattern::distinct_count: break;
  }
  if (!is_possible) return false;
  std::copy_n(digits.begin(), its.size(), kept_.begin());
  return true;
}

// A value that is the only one of its class left is required; one that a cell alone has is known to its neighbours.
bool Sets::filter_classes(const Line& line, std::span<cells::Digits> digits) {
  const cells::Digits* const classes = &sets_[line.first_set];
  unsigned found = 0;
  for (unsigned i = 0; i < 12; ++i) found |= static_cast<unsigned>((digits[i / 3] & classes[i % 3]) != 0) << i;
  const unsigned left = cover(static_cast<Classes>(found));
  if (left == 0) return false;
  cells::Digits all = 0, single = 0;
  for (unsigned cell = 0; cell < 4; ++cell) {
    cells::Digits allowed = 0;
    for (unsigned i = 0; i < 3; ++i)
      if ((left >> (3 * cell + i) & 1) != 0) allowed |= classes[i];
    digits[cell] &= allowed;
    all |= digits[cell];
    if (std::has_single_bit(digits[cell])) single |= digits[cell];
  }
  for (unsigned i = 0; i < 3; ++i) {
    const auto values = static_cast<cells::Digits>(all & classes[i]);
    if (std::has_single_bit(values) && (values & single) == 0) required_ |= values;
  }
  return true;
}

// What of the classes cells have when each class has a cell.
Sets::Classes Sets::cover(Classes classes) {
  Classes& result = covers_[classes];
  if (result != unknown) return result;
  result = 0;
  for (unsigned a = 0; a < 3; ++a) {
    for (unsigned b = 0; b < 3; ++b) {
      for (unsigned c = 0; c < 3; ++c) {
        for (unsigned d = 0; d < 3; ++d) {
          const unsigned way = 1u << a | 8u << b | 64u << c | 512u << d;
          const bool has_all = (1u << a | 1u << b | 1u << c | 1u << d) == 7;
          if (has_all && (way & ~unsigned{classes}) == 0) result = static_cast<Classes>(result | way);
        }
      }
    }
  }
  return result;
}

// Two values that two variables have leave the third one, and so on (Hall's condition).
bool Sets::filter_different(cells::Digits set, std::span<cells::Digits> digits) {
  if ((digits[0] & set) == 0) return true;
  cells::Digits all = 0;
  std::array<cells::Digits, 3> others = {};
  const std::size_t count = digits.size() - 1;
  std::copy_n(digits.begin() + 1, count, others.begin());
  bool is_possible = true;
  for (std::size_t round = 0; round < count; ++round) {
    for (std::size_t i = 0; i < count; ++i) {
      all |= others[i];
      for (std::size_t j = 0; j < count; ++j) {
        if (i == j) continue;
        if (std::has_single_bit(others[i])) others[j] &= static_cast<cells::Digits>(~others[i]);
        const auto both = static_cast<cells::Digits>(others[i] | others[j]);
        if (count == 3 && std::popcount(both) == 2) others[3 - i - j] &= static_cast<cells::Digits>(~both);
      }
    }
  }
  for (std::size_t i = 0; i < count; ++i) is_possible = is_possible && others[i] != 0;
  if (!is_possible || std::popcount(all) < static_cast<int>(count)) {
    digits[0] &= static_cast<cells::Digits>(~set);
    return digits[0] != 0;
  }
  if ((digits[0] & ~set) == 0) std::copy_n(others.begin(), count, digits.begin() + 1);
  return true;
}

}  // namespace quadrille::network
