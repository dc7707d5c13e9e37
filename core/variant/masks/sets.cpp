#include "core/variant/masks/sets.hpp"

#include <algorithm>
#include <array>

#include "core/cells/distinct.hpp"

namespace quadrille::variant {

bool Sets::can_take(const Network::Sequence& sequence, const Network& network) {
  return !sequence.sets.empty() && network.domains[sequence.variables[0]].values <= cells::most_distinct;
}

[[clang::minsize]] void Sets::open(const Network& network) {
  lines_.clear();
  variables_.clear();
  sets_.clear();
  for (const auto& sequence : network.sequences) {
    if (!can_take(sequence, network)) continue;
    Line line = {static_cast<std::uint32_t>(variables_.size()), static_cast<std::uint32_t>(sequence.variables.size()),
                 static_cast<std::uint32_t>(sets_.size()), 0};
    variables_.insert(variables_.end(), sequence.variables.begin(), sequence.variables.end());
    for (const Values set : sequence.sets) sets_.push_back(static_cast<cells::Digits>(set));
    while ((sets_.size() - line.first_set) % cells::sets_at_once != 0) sets_.push_back(0);
    line.sets = static_cast<std::uint32_t>(sets_.size()) - line.first_set;
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
  if (!cells::filter_sets({digits.data(), its.size()}, std::span(sets_).subspan(line.first_set, line.sets), required_))
    return false;
  std::copy_n(digits.begin(), its.size(), kept_.begin());
  return true;
}

}  // namespace quadrille::variant
