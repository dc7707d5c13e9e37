#include "core/network/plain/mask_propagator.hpp"

#include <algorithm>
#include <bit>

#include "core/network/filters/neighbours.hpp"
#include "core/network/filters/simplify.hpp"
#include "core/search/rest.hpp"

namespace quadrille::network {

[[clang::minsize]] bool MaskPropagator::open(const Problem& problem, std::vector<Values>& masks,
                                             std::shared_ptr<DistinctCache> fillings) {
  const Network& network = *problem.network;
  masks.clear();
  for (Variable variable = 0; variable < network.domains.size(); ++variable) {
    const Values all = all_values(network.domains[variable].values);
    masks.push_back(variable < problem.candidates.size() ? all & problem.candidates[variable] : all);
  }
  Simplified simplified = simplify(network);
  for (const auto& [variable, allowed] : simplified.allowed) masks[variable] &= allowed;
  neighbours_.open(network);
  cage_sets_.open(network, neighbours_, simplified.sums, masks);
  variables_ = masks.size();
  links_.open(network, simplified.relations, neighbours_, variables_);
  houses_.open(network, variables_);
  Bands& bands = houses_.bands();
  masks.resize(variables_ + bands.lane_words());
  sums_.open(network, simplified.sums, neighbours_, std::move(fillings));
  sets_.open(network, find_cliques(network, simplified.relations));
  std::vector<Network::Sequence> sequences = network.sequences;
  std::erase_if(sequences, [&](const Network::Sequence& sequence) { return Sets::can_take(sequence, network); });
  sequences_.open(network, sequences);
  rankings_.open(network);
  connected_.open(network);
  labelled_.open(network);
  lines_.open(network);
  disjunctions_.open(network, sums_.fillings());
  open_agenda();
  steps_ = 0;
  const auto its = std::span(masks).first(variables_);
  for (Variable variable = 0; variable < network.domains.size(); ++variable)
    bands.write(variable, its[variable], masks.data() + variables_);
  return simplified.is_possible && !network.is_impossible &&
         std::none_of(its.begin(), its.end(), [](Values values) { return values == 0; });
}

[[clang::minsize]] void MaskPropagator::open_agenda() {
  constraints_.clear();
  agenda_.open(variables_);
  for (std::uint32_t i = 0; i < houses_.bands().size(); ++i) add(Kind::band, false, i, houses_.bands().cost(i), false);
  for (std::uint32_t i = 0; i < houses_.size(); ++i) add(Kind::house, false, i, houses_.cost(i), houses_.is_pair(i));
  for (std::uint32_t i = 0; i < sums_.size(); ++i)
    add(Kind::sum, true, i, sums_.cost(i), sums_.is_derived(i), sums_.is_of_ends(i));
  for (std::uint32_t i = 0; i < sets_.size(); ++i)
    add(Kind::set, !sets_.has_repeats(i), i, sets_.cost(i), sets_.is_clique(i));
  for (std::uint32_t i = 0; i < cage_sets_.size(); ++i) add(Kind::cage, true, i, cage_sets_.cost(i), false);
  for (std::uint32_t i = 0; i < sequences_.size(); ++i)
    add(Kind::sequence, !sequences_.has_repeats(i), i, sequences_.cost(i), false);
  for (std::uint32_t i = 0; i < rankings_.size(); ++i) add(Kind::ranking, false, i, rankings_.cost(i), false);
  for (std::uint32_t i = 0; i < connected_.size(); ++i) add(Kind::connected, true, i, connected_.cost(i), false);
  for (std::uint32_t i = 0; i < labelled_.size(); ++i) add(Kind::labelled, true, i, labelled_.cost(i), false);
  for (std::uint32_t i = 0; i < lines_.size(); ++i) add(Kind::lines, false, i, lines_.cost(i), false);
  for (std::uint32_t i = 0; i < disjunctions_.size(); ++i)
    add(Kind::disjunction, false, i, disjunctions_.cost(i), false);
  exclusions_.open();
  for (std::uint32_t i = 0; i < sums_.size(); ++i)
    exclusions_.add(sums_.finds_required(i) ? sums_.variables(i) : std::span<const Variable>(), neighbours_);
  for (std::uint32_t i = 0; i < sets_.size(); ++i) exclusions_.add(sets_.variables(i), neighbours_);
  for (std::uint32_t i = 0; i < cage_sets_.size(); ++i) exclusions_.add(cage_sets_.cells(i), neighbours_);
  for (std::uint32_t i = 0; i < sequences_.size(); ++i)
    exclusions_.add(sequences_.required(i) != 0 ? sequences_.variables(i) : std::span<const Variable>(), neighbours_);
  agenda_.start();
  changed_.assign((variables_ + 63) / 64, 0);
  for (Variable variable = 0; variable < variables_; ++variable)
    changed_[variable / 64] |= std::uint64_t{1} << variable % 64;
}

void MaskPropagator::add(Kind kind, bool rests, std::uint32_t index, std::size_t cost, bool is_implied,
                         bool is_of_ends) {
  constraints_.push_back({kind, rests, index, variables(kind, index)});
  agenda_.add(constraints_.back().variables, cost, is_implied, is_of_ends);
}

std::span<const Variable> MaskPropagator::variables(Kind kind, std::uint32_t index) {
  switch (kind) {
    case Kind::band: return houses_.bands().variables(index);
    case Kind::house: return houses_.variables(index);
    case Kind::sum: return sums_.variables(index);
    case Kind::set: return sets_.variables(index);
    case Kind::cage: return cage_sets_.variables(index);
    case Kind::sequence: return sequences_.variables(index);
    case Kind::connected: return connected_.variables(index);
    case Kind::labelled: return labelled_.variables(index);
    case Kind::lines: return lines_.variables(index);
    case Kind::disjunction: return disjunctions_.variables(index);
    case Kind::ranking: break;
  }
  return rankings_.variables(index);
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
    const std::uint32_t next = agenda_.take();
    if (next == Agenda::nothing) {
      if constexpr (checks_rest) require_rest("plain search of variants", find_unrest(masks));
      return true;
    }
    const Constraint& constraint = constraints_[next];
    has_effect_ = false;
    if (!run(constraint, masks)) {
      agenda_.note_failure();
      culprits_ = constraint.kind == Kind::band ? houses_.house(houses_.bands().culprit()) : constraint.variables;
      break;
    }
    agenda_.note(has_effect_);
    // Once its variables have one value each, nobody wakes it again: what it has left must then be right.
    if (constraint.rests && (constraint.kind != Kind::sum || sums_.is_settled())) agenda_.rest();
  }
  forget();
  return false;
}

bool MaskPropagator::spread(Variable variable, std::span<Values> masks) {
  const Values values = masks[variable];
  if ((values & (values - 1)) == 0) {
    const auto neighbours = links_.neighbours(variable);
    steps_ += neighbours.size();
    // First it looks which of them lose a value, without branches: most do not.
    for (std::size_t first = 0; first < neighbours.size(); first += 64) {
      const auto some = neighbours.subspan(first, std::min<std::size_t>(64, neighbours.size() - first));
      std::uint64_t losers = 0;
      for (std::size_t i = 0; i < some.size(); ++i) losers |= std::uint64_t{(masks[some[i]] & values) != 0} << i;
      for (; losers != 0; losers &= losers - 1) {
        const Variable other = some[static_cast<std::size_t>(std::countr_zero(losers))];
        if (masks[other] == values) {
          culprit_[0] = variable;
          culprit_[1] = other;
          culprits_ = culprit_;
          return false;
        }
        set(masks, other, masks[other] ^ values);
      }
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
    set(masks, arc.to, left);
  }
  return true;
}

bool MaskPropagator::run(const Constraint& constraint, std::span<Values> masks) {
  switch (constraint.kind) {
    case Kind::band:
      steps_ += constraint.variables.size();
      return houses_.bands().filter(constraint.index, masks.data(), masks.data() + variables_,
                                    [&](Variable variable, Values values) { set(masks, variable, values); });
    case Kind::house:
      steps_ += constraint.variables.size();
      return houses_.filter(constraint.index, masks.data(), [&](Variable variable, Values values) {
        set(masks, variable, values);
        return true;
      });
    case Kind::sum:
      if (!sums_.filter_fast(constraint.index, masks)) return false;
      return sums_.has_left_all() ||
             (keep(constraint.variables, sums_.kept(), masks) &&
              exclude(constraint.index, sums_.required(), {sums_.kept(), constraint.variables.size()}, masks));
    case Kind::set:
      return sets_.filter(constraint.index, masks) && keep(constraint.variables, sets_.kept(), masks) &&
             exclude(sums_.size() + constraint.index, sets_.required(), {sets_.kept(), constraint.variables.size()},
                     masks);
    case Kind::cage:
      return cage_sets_.filter(constraint.index, masks) && keep(constraint.variables, cage_sets_.kept(), masks) &&
             exclude(sums_.size() + sets_.size() + constraint.index, cage_sets_.required(),
                     {cage_sets_.kept(), cage_sets_.cells(constraint.index).size()}, masks);
    case Kind::sequence:
      return sequences_.filter(constraint.index, masks) && keep(constraint.variables, sequences_.kept(), masks) &&
             exclude(sums_.size() + sets_.size() + cage_sets_.size() + constraint.index,
                     sequences_.required(constraint.index), {sequences_.kept(), constraint.variables.size()}, masks);
    case Kind::connected:
      return connected_.filter(constraint.index, masks) && keep(constraint.variables, connected_.kept(), masks);
    case Kind::labelled:
      return labelled_.filter(constraint.index, masks) && keep(constraint.variables, labelled_.kept(), masks);
    case Kind::lines: return lines_.filter(constraint.index, masks) && keep(constraint.variables, lines_.kept(), masks);
    case Kind::disjunction:
      return disjunctions_.filter(constraint.index, masks) && keep(constraint.variables, disjunctions_.kept(), masks);
    case Kind::ranking: break;
  }
  const bool is_possible = rankings_.filter(constraint.index, masks);
  for (const Variable variable : rankings_.changed()) note(masks, variable, masks[variable], true);
  return is_possible;
}

// A variable may occur several times.
bool MaskPropagator::keep(std::span<const Variable> variables, const Values* kept, std::span<Values> masks) {
  for (std::size_t i = 0; i < variables.size(); ++i) {
    const Values mask = masks[variables[i]], left = mask & kept[i];
    if (left == mask) continue;
    if (left == 0) return false;
    set(masks, variables[i], left);
  }
  return true;
}

// Takes values that some of a constraint's variables have from others, if they differ from all of those. `index` counts
// as in exclusions_; `own` is what the constraint's variables may be.
bool MaskPropagator::exclude(std::size_t index, Values required, std::span<const Values> own, std::span<Values> masks) {
  return required == 0 || exclusions_.apply(static_cast<std::uint32_t>(index), required, own, masks,
                                            [&](Variable variable, Values values) {
                                              const Values left = masks[variable] & ~values;
                                              if (left == 0) return false;
                                              set(masks, variable, left);
                                              return true;
                                            });
}

void MaskPropagator::forget() {
  std::fill(changed_.begin(), changed_.end(), 0);
  agenda_.forget();
}

void MaskPropagator::recall(const Agenda& agenda) {
  agenda_ = agenda;
  std::fill(changed_.begin(), changed_.end(), 0);
}

std::size_t MaskPropagator::take_steps() {
  return std::exchange(steps_, 0) + 12 * (sums_.take_steps() + sets_.take_steps() + cage_sets_.take_steps()) +
         sequences_.take_steps() + 8 * rankings_.take_steps() + connected_.take_steps() + labelled_.take_steps() +
         lines_.take_steps() + disjunctions_.take_steps();
}

}  // namespace quadrille::network
