#include "core/network/form/watch.hpp"

#include <algorithm>

namespace quadrille::network {

[[clang::minsize]] void Watch::open(const Network& network, std::span<const Values> candidates,
                                    std::vector<OptionValue> says) {
  says_ = std::move(says);
  candidates_.assign(candidates.begin(), candidates.end());
  for (std::size_t variable = candidates_.size(); variable < network.domains.size(); ++variable)
    candidates_.push_back(all_values(network.domains[variable].values));
  graphs_of_.assign(candidates_.size(), {});
  graphs_ = 0;
  add(connected_, network);
  add(labelled_, network);
  add(lines_, network);
}

template <class Part>
[[clang::minsize]] void Watch::add(Part& part, const Network& network) {
  part.open(network);
  for (std::uint32_t index = 0; index < part.size(); ++index, ++graphs_)
    for (const Variable variable : part.variables(index)) graphs_of_[variable].push_back(graphs_);
}

bool Watch::holds(std::uint32_t graph) {
  const auto connected = static_cast<std::uint32_t>(connected_.size());
  if (graph < connected) return connected_.filter(graph, masks_);
  const auto labelled = static_cast<std::uint32_t>(labelled_.size());
  if (graph < connected + labelled) return labelled_.filter(graph - connected, masks_);
  return lines_.filter(graph - connected - labelled, masks_);
}

bool Watch::allows(std::span<const std::uint32_t> options) {
  if (!options.empty() && says_[options.back()].variable == OptionValue::none) return true;
  masks_ = candidates_;
  for (const std::uint32_t option : options)
    if (says_[option].variable != OptionValue::none) masks_[says_[option].variable] = value_bit(says_[option].value);
  if (!options.empty()) {
    const auto& graphs = graphs_of_[says_[options.back()].variable];
    return std::all_of(graphs.begin(), graphs.end(), [&](std::uint32_t graph) { return holds(graph); });
  }
  for (std::uint32_t graph = 0; graph < graphs_; ++graph)
    if (!holds(graph)) return false;
  return true;
}

}  // namespace quadrille::network
