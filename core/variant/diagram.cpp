#include "core/variant/diagram.hpp"

#include <map>
#include <tuple>

namespace quadrille::variant {

void DiagramBuilder::add_layer(std::vector<Diagram::Transition> transitions, std::size_t states_after) {
  layers_.push_back(std::move(transitions));
  states_.push_back(states_after);
}

Diagram DiagramBuilder::finish(const std::vector<bool>& accepts) {
  // From the last layer to the first: states with the same transitions to the same merged states are one state.
  constexpr std::uint32_t useless = ~std::uint32_t{0};
  const std::size_t count = layers_.size();
  std::vector<std::uint32_t> merged(states_.back(), useless);  // by state of the layer after, its merged state
  for (std::size_t state = 0; state < merged.size(); ++state)
    if (accepts[state]) merged[state] = 0;

  std::vector<std::vector<Diagram::Transition>> kept(count);
  std::vector<std::uint16_t> states(count + 1, 0);
  states[count] = 1;
  for (std::size_t layer = count; layer-- > 0;) {
    std::vector<std::vector<std::pair<std::uint8_t, std::uint32_t>>> rows(states_[layer]);
    for (const auto& transition : layers_[layer])
      if (merged[transition.to] != useless) rows[transition.from].push_back({transition.value, merged[transition.to]});
    std::map<std::vector<std::pair<std::uint8_t, std::uint32_t>>, std::uint32_t> known;
    merged.assign(states_[layer], useless);
    for (std::size_t state = 0; state < rows.size(); ++state) {
      if (rows[state].empty()) continue;
      const auto [at, is_new] = known.try_emplace(rows[state], static_cast<std::uint32_t>(known.size()));
      merged[state] = at->second;
      if (!is_new) continue;
      for (const auto& [value, to] : rows[state])
        kept[layer].push_back({static_cast<Diagram::State>(at->second), value, static_cast<Diagram::State>(to)});
    }
    states[layer] = static_cast<std::uint16_t>(known.size());
  }

  Diagram diagram;
  const bool is_empty = count > 0 ? states[0] == 0 : merged.empty() || merged[0] == useless;
  diagram.states_.assign(count + 1, 0);
  diagram.starts_.assign(count + 1, 0);
  if (is_empty) return diagram;
  diagram.states_ = std::move(states);
  for (std::size_t layer = 0; layer < count; ++layer) {
    diagram.transitions_.insert(diagram.transitions_.end(), kept[layer].begin(), kept[layer].end());
    diagram.starts_[layer + 1] = static_cast<std::uint32_t>(diagram.transitions_.size());
  }
  return diagram;
}

}  // namespace quadrille::variant
