#include "core/variant/masks/sets.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "core/cells/distinct.hpp"

namespace quadrille::variant {

bool Sets::can_take(const Network::Sequence& sequence, const Network& network) {
  return !sequence.sets.empty() && network.domains[sequence.variables[0]].values <= cells::most_distinct;
}

[[clang::minsize]] void Sets::open(const Network& network) {
  lines_.clear();
  variables_.clear();
  sets_.clear();
  fillings_.clear();
  for (const auto& sequence : network.sequences) {
    if (!can_take(sequence, network)) continue;
    Line line = {static_cast<std::uint32_t>(variables_.size()), static_cast<std::uint32_t>(sequence.variables.size()),
                 static_cast<std::uint32_t>(sets_.size()), static_cast<std::uint32_t>(sequence.sets.size()),
                 static_cast<cells::Digits>(sequence.crusts)};
    variables_.insert(variables_.end(), sequence.variables.begin(), sequence.variables.end());
    if (line.crusts == 0) {
      for (const Values set : sequence.sets) sets_.push_back(static_cast<cells::Digits>(set));
      while ((sets_.size() - line.first_set) % cells::sets_at_once != 0) sets_.push_back(0);
      line.sets = static_cast<std::uint32_t>(sets_.size()) - line.first_set;
    } else {
      line.first_set = static_cast<std::uint32_t>(fillings_.size());
      fillings_.resize(fillings_.size() + line.size - 1);
      for (const Values set : sequence.sets)
        fillings_[line.first_set + static_cast<std::size_t>(std::popcount(set))].push_back(
            static_cast<cells::Digits>(set));
      for (auto& sets : std::span(fillings_).subspan(line.first_set))
        while (sets.size() % cells::sets_at_once != 0) sets.push_back(0);
    }
    lines_.push_back(line);
  }
  kept_.assign(cells::most_distinct, 0);
  steps_ = 0;
}

bool Sets::filter(std::uint32_t index, std::span<const Values> masks) {
  const Line& line = lines_[index];
  const auto its = variables(index);
  steps_ += line.size * line.sets / cells::sets_at_once;
  std::array<cells::Digits, cells::most_distinct> digits;
  for (std::size_t i = 0; i < its.size(); ++i) digits[i] = static_cast<cells::Digits>(masks[its[i]]);
  const std::span<cells::Digits> own = {digits.data(), its.size()};
  if (line.crusts == 0) {
    if (!cells::filter_sets(own, std::span(sets_).subspan(line.first_set, line.sets), required_)) return false;
  } else {
    required_ = 0;
    if (!cells::filter_sandwich(own, {line.crusts, std::span(fillings_).subspan(line.first_set, line.size - 1)}))
      return false;
  }
  std::copy_n(digits.begin(), its.size(), kept_.begin());
  return true;
}

}  // namespace quadrille::variant
