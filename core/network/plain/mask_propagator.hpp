// The constraints of a network on masks: what follows from what variables may still be, without reasons.
//
// A variable that changes is handled first: its neighbours and relations (links.hpp). Then the constraints that wait,
// in the order of agenda.hpp, each run by its filter (filters/list.hpp). Tested by tests/core/network_plain_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "core/network/filters/exclusions.hpp"
#include "core/network/filters/filter.hpp"
#include "core/network/filters/links.hpp"
#include "core/network/filters/list.hpp"
#include "core/network/network.hpp"
#include "core/network/plain/agenda.hpp"
#include "core/network/plain/disjunctions.hpp"
#include "core/search/walk.hpp"

namespace quadrille::network {

class MaskPropagator {
 public:
  /// Writes the masks before any propagation, those of the network's variables first, and behind those of all variables
  /// the lanes of bands, which go with them; everything waits. False if there is no solution. `fillings` is what the
  /// propagator around it remembers, if there is one.
  bool open(const Problem& problem, std::vector<Values>& masks, std::shared_ptr<DistinctCache> fillings = nullptr);
  std::size_t variables() const { return variables_; }  ///< the network's, and those of cage sets

  /// Takes away what cannot be, until nothing follows. False if a variable has no value left; then nothing waits.
  bool settle(std::span<Values> masks);
  /// The same for about `most_ns_at_once` (search/walk.hpp); if more follows, another call goes on.
  Settling settle_further(std::span<Values> masks);
  /// Gives a variable fewer values.
  void set(std::span<Values> masks, Variable variable, Values values) {
    const Values before = masks[variable], gone = before ^ values;
    masks[variable] = values;
    note(masks, variable, values, gone > values || (gone & (~before + 1)) != 0);
  }
  /// In which order constraints are asked, as far as that was learnt.
  const Agenda::Learnt& order() const { return agenda_.learnt(); }
  /// Goes back to an order of before. Nothing waits.
  void recall(const Agenda::Learnt& order);
  /// The variables of the constraint that `settle` met a contradiction at.
  std::span<const Variable> culprits() const { return culprits_; }

  const Houses& houses() const { return std::get<Houses>(filters_); }
  const Rankings& rankings() const { return std::get<Rankings>(filters_); }
  const CageSets& cage_sets() const { return std::get<CageSets>(filters_); }
  std::size_t take_steps();

  /// For checks (search/rest.hpp): what a filter would still take away of masks at rest, or refuses of them; empty if
  /// all is right. Where variables have several values, filters may be lazy. Where all have one, also constraints that
  /// were dropped are asked. The masks stay as they are.
  std::string find_unrest(std::span<const Values> masks);

 private:
  class Masks;
  using MaskFilters = Filters::With<Disjunctions<MaskPropagator>>;
  struct Constraint {
    std::uint32_t filter;  // an index into filters_
    std::uint32_t index;
    std::size_t cost;  // of a run, in nanoseconds, roughly
    std::span<const Variable> variables;
  };

  // A variable has fewer values; also another least or largest value, or perhaps not.
  void note(std::span<Values> masks, Variable variable, Values values, bool at_ends) {
    has_effect_ = true;
    houses().bands().write(variable, values, masks.data() + variables_);
    if ((values & (values - 1)) == 0 || links_.has_arcs(variable)) changed_.add(variable);
    agenda_.wake(variable, at_ends);
  }
  void open_agenda();
  bool spread(Variable variable, std::span<Values> masks);
  Outcome run(std::uint32_t constraint, std::span<Values> masks);
  bool keep(std::span<const Variable> variables, const Values* kept, std::span<Values> masks);
  bool exclude(std::uint32_t constraint, Values required, std::span<const Values> own, std::span<Values> masks);
  void forget();

  std::size_t variables_ = 0;
  Neighbours neighbours_;
  Links links_;
  MaskFilters filters_;

  std::vector<Constraint> constraints_;
  Exclusions exclusions_;    // of constraints_
  bool has_effect_ = false;  // of the last constraint that was run
  Agenda agenda_;            // of constraints_
  Ranks changed_;            // the variables that are not spread yet
  std::span<const Variable> culprits_;
  Variable culprit_[2] = {};
  std::size_t steps_ = 0;
};

}  // namespace quadrille::network
