#include "core/variant/masks/mask_propagator.hpp"

#include <algorithm>
#include <bit>

#include "core/variant/search/neighbours.hpp"
#include "core/variant/search/simplify.hpp"

namespace quadrille::variant {

[[clang::minsize]] bool MaskPropagator::open(const Board& board, std::vector<Values>& masks) {
  const Network& network = *board.network;
  const std::size_t variables = network.domains.size();
  masks.clear();
  for (Variable variable = 0; variable < variables; ++variable) {
    const Values all = all_values(network.domains[variable].values);
    masks.push_back(variable < board.candidates.size() ? all & board.candidates[variable] : all);
  }
  const Simplified simplified = simplify(network);
  for (const auto& [variable, allowed] : simplified.allowed) masks[variable] &= allowed;
  neighbours_.open(network);
  links_.open(network, simplified.relations, neighbours_);
  houses_.open(network);
  sums_.open(network, simplified.sums, neighbours_);
  sets_.open(network);
  std::vector<Network::Sequence> sequences = network.sequences;
  std::erase_if(sequences, [&](const Network::Sequence& sequence) { return Sets::can_take(sequence, network); });
  sequences_.open(network, sequences);
  rankings_.open(network);
  open_queue(variables);
  steps_ = 0;
  return simplified.is_possible && !network.is_impossible &&
         std::none_of(masks.begin(), masks.end(), [](Values values) { return values == 0; });
}

[[clang::minsize]] void MaskPropagator::open_queue(std::size_t variables) {
  constraints_.clear();
  for (std::uint32_t i = 0; i < houses_.bands().size(); ++i)
    constraints_.push_back({Kind::band, false, i, houses_.bands().cost(i)});
  for (std::uint32_t i = 0; i < houses_.size(); ++i) constraints_.push_back({Kind::house, false, i, houses_.cost(i)});
  for (std::uint32_t i = 0; i < sums_.size(); ++i) constraints_.push_back({Kind::sum, true, i, sums_.cost(i)});
  for (std::uint32_t i = 0; i < sets_.size(); ++i) constraints_.push_back({Kind::set, true, i, sets_.cost(i)});
  for (std::uint32_t i = 0; i < sequences_.size(); ++i)
    constraints_.push_back({Kind::sequence, !sequences_.has_repeats(i), i, sequences_.cost(i)});
  for (std::uint32_t i = 0; i < rankings_.size(); ++i)
    constraints_.push_back({Kind::ranking, false, i, rankings_.cost(i)});
  std::stable_sort(constraints_.begin(), constraints_.end(),
                   [](const Constraint& a, const Constraint& b) { return a.cost < b.cost; });
  words_ = (constraints_.size() + 63) / 64;
  wakes_.assign(variables * words_, 0);
  queued_.assign(words_, 0);
  for (std::size_t i = 0; i < constraints_.size(); ++i) {
    const std::uint64_t bit = std::uint64_t{1} << i % 64;
    queued_[i / 64] |= bit;
    for (const Variable variable : this->variables(constraints_[i])) wakes_[variable * words_ + i / 64] |= bit;
  }
  changed_.assign((variables + 63) / 64, 0);
  for (Variable variable = 0; variable < variables; ++variable)
    changed_[variable / 64] |= std::uint64_t{1} << variable % 64;
}

std::span<const Variable> MaskPropagator::variables(const Constraint& constraint) {
  switch (constraint.kind) {
    case Kind::band: return houses_.bands().variables(constraint.index);
    case Kind::house: return houses_.variables(constraint.index);
    case Kind::sum: return sums_.variables(constraint.index);
    case Kind::set: return sets_.variables(constraint.index);
    case Kind::sequence: return sequences_.variables(constraint.index);
    case Kind::ranking: break;
  }
  return rankings_.variables(constraint.index);
}

bool MaskPropagator::settle(std::span<Values> masks) {
  for (;;) {
    std::size_t word = 0;
    while (word < changed_.size() && changed_[word] == 0) ++word;
    if (word < changed_.size()) {
      const auto variable = static_cast<Variable>(64 * word) + static_cast<Variable>(std::countr_zero(changed_[word]));
      changed_[word] &= changed_[word] - 1;
      if (spread(variable, masks)) continue;
      break;
    }
    word = 0;
    while (word < words_ && queued_[word] == 0) ++word;
    if (word == words_) return true;
    const std::uint64_t bit = queued_[word] & (~queued_[word] + 1);
    const Constraint& constraint = constraints_[64 * word + static_cast<std::size_t>(std::countr_zero(bit))];
    queued_[word] ^= bit;
    if (!run(constraint, masks)) {
      culprits_ = constraint.kind == Kind::band ? houses_.house(houses_.bands().culprit()) : variables(constraint);
      break;
    }
    if (constraint.is_idempotent) queued_[word] &= ~bit;
  }
  forget();
  return false;
}

bool MaskPropagator::spread(Variable variable, std::span<Values> masks) {
  const Values values = masks[variable];
  if ((values & (values - 1)) == 0) {
    const auto neighbours = links_.neighbours(variable);
    steps_ += neighbours.size();
    for (const Variable other : neighbours) {
      if ((masks[other] & values) == 0) continue;
      if (masks[other] == values) {
        culprit_[0] = variable;
        culprit_[1] = other;
        culprits_ = culprit_;
        return false;
      }
      masks[other] ^= values;
      note(other);
    }
  }
  const auto arcs = links_.arcs(variable);
  steps_ += arcs.size();
  for (const Links::Arc& arc : arcs) {
    const Values left = masks[arc.to] & links_.allowed(arc, values);
    if (left == masks[arc.to]) continue;
    if (left == 0) {
      culprit_[0] = variable;
      culprit_[1] = arc.to;
      culprits_ = culprit_;
      return false;
    }
    masks[arc.to] = left;
    note(arc.to);
  }
  return true;
}

bool MaskPropagator::run(const Constraint& constraint, std::span<Values> masks) {
  switch (constraint.kind) {
    case Kind::band:
      steps_ += variables(constraint).size();
      return houses_.bands().filter(constraint.index, masks.data(), [&](Variable variable) { note(variable); });
    case Kind::house:
      steps_ += variables(constraint).size();
      return houses_.filter(constraint.index, masks.data(), [&](Variable variable, Values values) {
        masks[variable] = values;
        note(variable);
        return true;
      });
    case Kind::sum:
      return sums_.filter_fast(constraint.index, masks) && keep(variables(constraint), sums_.kept(), masks) &&
             exclude(variables(constraint), sums_.required(), masks);
    case Kind::set:
      return sets_.filter(constraint.index, masks) && keep(variables(constraint), sets_.kept(), masks) &&
             exclude(variables(constraint), sets_.required(), masks);
    case Kind::sequence:
      return sequences_.filter(constraint.index, masks) && keep(variables(constraint), sequences_.kept(), masks);
    case Kind::ranking: break;
  }
  const bool is_possible = rankings_.filter(constraint.index, masks);
  for (const Variable variable : rankings_.changed()) note(variable);
  return is_possible;
}

// A variable may occur several times.
bool MaskPropagator::keep(std::span<const Variable> variables, const Values* kept, std::span<Values> masks) {
  for (std::size_t i = 0; i < variables.size(); ++i) {
    Values& mask = masks[variables[i]];
    const Values left = mask & kept[i];
    if (left == mask) continue;
    if (left == 0) return false;
    mask = left;
    note(variables[i]);
  }
  return true;
}

// Values that some of the variables have: takes them from all others that differ from all of those.
bool MaskPropagator::exclude(std::span<const Variable> variables, Values required, std::span<Values> masks) {
  const std::size_t words = neighbours_.words();
  for (; required != 0; required &= required - 1) {
    const Values value = required & (~required + 1);
    for (std::size_t word = 0; word < words; ++word) {
      std::uint64_t common = ~std::uint64_t{0};
      for (const Variable variable : variables)
        if ((masks[variable] & value) != 0) common &= neighbours_.of(neighbours_.member_of(variable))[word];
      for (; common != 0; common &= common - 1) {
        const Variable other = neighbours_.variable_of(static_cast<std::uint32_t>(64 * word) +
                                                       static_cast<std::uint32_t>(std::countr_zero(common)));
        if ((masks[other] & value) == 0) continue;
        if (masks[other] == value) return false;
        masks[other] ^= value;
        note(other);
      }
    }
  }
  return true;
}

void MaskPropagator::forget() {
  std::fill(changed_.begin(), changed_.end(), 0);
  std::fill(queued_.begin(), queued_.end(), 0);
}

std::size_t MaskPropagator::take_steps() {
  return std::exchange(steps_, 0) + 12 * (sums_.take_steps() + sets_.take_steps()) + sequences_.take_steps() +
         8 * rankings_.take_steps();
}

}  // namespace quadrille::variant
