#include "core/network/plain/mask_propagator.hpp"

#include <algorithm>
#include <bit>

#include "core/network/filters/neighbours.hpp"
#include "core/network/filters/simplify.hpp"
#include "core/search/rest.hpp"

namespace quadrille::network {

// What a constraint sees while it runs: AnyMasks of filters/filter.hpp.
class MaskPropagator::Masks {
 public:
  Masks(MaskPropagator& propagator, std::uint32_t constraint, std::span<Values> masks)
      : propagator_(propagator), constraint_(constraint), masks_(masks) {}

  std::span<Values> values() const { return masks_; }
  const Values* lanes() const { return masks_.data() + propagator_.variables_; }
  void set(Variable variable, Values values) const { propagator_.set(masks_, variable, values); }
  void note(Variable variable) const { propagator_.note(masks_, variable, masks_[variable], true); }
  bool keep(std::span<const Variable> variables, const Values* kept) const {
    return propagator_.keep(variables, kept, masks_);
  }
  bool exclude(Values required, std::span<const Values> own) const {
    return propagator_.exclude(constraint_, required, own, masks_);
  }
  void blame(std::span<const Variable> variables) const { propagator_.culprits_ = variables; }

 private:
  MaskPropagator& propagator_;
  std::uint32_t constraint_;
  std::span<Values> masks_;
};

[[clang::minsize]] bool MaskPropagator::open(const Problem& problem, std::vector<Values>& masks,
                                             std::shared_ptr<DistinctCache> fillings) {
  const Network& network = *problem.network;
  masks.clear();
  for (Variable variable = 0; variable < network.domains.size(); ++variable) {
    const Values all = all_values(network.domains[variable].values);
    masks.push_back(variable < problem.candidates.size() ? all & problem.candidates[variable] : all);
  }
  const Simplified simplified = simplify(network);
  for (const auto& [variable, allowed] : simplified.allowed) masks[variable] &= allowed;
  neighbours_.open(network);
  Opening opening(network, neighbours_, simplified, std::move(masks));
  opening.fillings = std::move(fillings);
  for (const bool is_first : {true, false})
    for_filters(filters_, [&](auto& filter, std::uint32_t) {
      if (filter.about.is_opened_first == is_first) filter.open(opening);
    });
  masks = std::move(opening.masks);
  variables_ = masks.size();
  links_.open(network, opening.relations, neighbours_, variables_);
  open_agenda();
  steps_ = 0;
  const Bands& bands = houses().bands();
  masks.resize(variables_ + bands.lane_words());
  const auto its = std::span(masks).first(variables_);
  for (Variable variable = 0; variable < network.domains.size(); ++variable)
    bands.write(variable, its[variable], masks.data() + variables_);
  return simplified.is_possible && !network.is_impossible &&
         std::none_of(its.begin(), its.end(), [](Values values) { return values == 0; });
}

[[clang::minsize]] void MaskPropagator::open_agenda() {
  constraints_.clear();
  agenda_.open(variables_);
  exclusions_.open();
  for_filters(filters_, [&](const auto& filter, std::uint32_t number) {
    for (std::uint32_t i = 0; i < filter.size(); ++i) {
      const Schedule schedule = filter.schedule(i);
      constraints_.push_back({number, i, schedule.cost, filter.variables(i)});
      agenda_.add(constraints_.back().variables, schedule.cost, schedule.is_implied, schedule.is_of_ends);
      exclusions_.add(schedule.required_of, neighbours_);
    }
  });
  agenda_.start();
  changed_.open(variables_);
  for (Variable variable = 0; variable < variables_; ++variable) changed_.add(variable);
}

bool MaskPropagator::settle(std::span<Values> masks) {
  for (;;) {
    const Settling settled = settle_further(masks);
    if (settled != Settling::goes_on) return settled == Settling::rests;
  }
}

Settling MaskPropagator::settle_further(std::span<Values> masks) {
  for (std::size_t cost = 0; cost < most_ns_at_once;) {
    if (const Variable variable = changed_.take(); variable != Ranks::none) {
      if (spread(variable, masks)) continue;
      forget();
      return Settling::impossible;
    }
    const std::uint32_t next = agenda_.take();
    if (next == Agenda::nothing) {
      if constexpr (checks_rest) require_rest("plain search of variants", find_unrest(masks));
      return Settling::rests;
    }
    cost += constraints_[next].cost;
    has_effect_ = false;
    culprits_ = constraints_[next].variables;
    const Outcome outcome = run(next, masks);
    if (outcome == Outcome::impossible) {
      agenda_.note_failure();
      forget();
      return Settling::impossible;
    }
    agenda_.note(has_effect_);
    if (outcome == Outcome::rests) agenda_.rest();
  }
  return Settling::goes_on;
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

Outcome MaskPropagator::run(std::uint32_t number, std::span<Values> masks) {
  const Constraint& constraint = constraints_[number];
  return with_filter(filters_, constraint.filter,
                     [&](auto& filter) { return filter.run(constraint.index, Masks(*this, number, masks)); });
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

// Takes values that some of a constraint's variables have from others, if they differ from all of those. `own` is what
// the constraint's variables may be.
bool MaskPropagator::exclude(std::uint32_t constraint, Values required, std::span<const Values> own,
                             std::span<Values> masks) {
  return required == 0 || exclusions_.apply(constraint, required, own, masks, [&](Variable variable, Values values) {
    const Values left = masks[variable] & ~values;
    if (left == 0) return false;
    set(masks, variable, left);
    return true;
  });
}

void MaskPropagator::forget() {
  changed_.clear();
  agenda_.forget();
}

void MaskPropagator::recall(const Agenda::Learnt& order) {
  agenda_.recall(order);
  changed_.clear();
}

std::size_t MaskPropagator::take_steps() {
  std::size_t steps = std::exchange(steps_, 0);
  for_filters(filters_, [&](auto& filter, std::uint32_t) { steps += filter.take_steps(); });
  return steps;
}

}  // namespace quadrille::network
