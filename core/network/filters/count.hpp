// How many variables have a value of a set (`Network::Count`), as a part of the propagators:
//
//     must     those that can only have a value of their set      may     those that can have one
//
//     the bound      is between the two                            1 · 2 ≤ bound ≤ 4
//     its most = must      no other variable has a value of its set
//     its least = may      all that can have one do
//
// Without groups of variables that differ nothing more follows. An explanation supposes the opposite of what followed:
// then there are too many that must, or too few that may. Tested by tests/core/network_count_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/network/filters/filter.hpp"
#include "core/network/network.hpp"

namespace quadrille::network {

class CountPart {
 public:
  static constexpr About about = {.name = "count", .has_reasons = true};
  void open(const Network& network);

  std::size_t size() const { return counts_.size(); }
  /// Those that are counted, then the bound if that is a variable.
  std::span<const Variable> variables(std::uint32_t count) const {
    return std::span(variables_).subspan(counts_[count].first, counts_[count].size + counts_[count].has_bound);
  }
  Schedule schedule(std::uint32_t count) const { return {.cost = 50 + 20 * counts_[count].size, .rests = true}; }

  /// Computes what the count leaves of the candidates, by variable of the network. False if it cannot hold.
  bool filter(std::uint32_t count, std::span<const Values> candidates);
  /// What the last call of `filter` has left, by `variables`; valid if it returned true.
  const Values* kept() const { return kept_.data(); }

  template <class Masks>
  Outcome run(std::uint32_t count, const Masks& masks) {
    const bool is_possible = narrow(
        counts_[count], [&](Variable variable) { return masks.values()[variable]; },
        [&](std::size_t, Variable variable, Values values) { masks.set(variable, values); });
    return is_possible ? Outcome::rests : Outcome::impossible;
  }

  /// Removes what cannot be. False if the count cannot hold.
  bool propagate(std::uint32_t count, Store& store, Trail& trail, Reason reason) {
    return narrow(
        counts_[count], [&](Variable variable) { return store.candidates(variable); },
        [&](std::size_t, Variable variable, Values values) {
          store.remove(trail, variable, store.candidates(variable) & ~values, reason);
        });
  }
  /// Why it cannot hold with the candidates at `position`, if the literal, a negative one, is false.
  learning::Explanation explain(std::uint32_t count, Literal literal, std::uint32_t position, const Store& store,
                                const Trail& trail);

  std::size_t take_steps() { return std::exchange(steps_, 0); }

 private:
  struct Count {
    std::uint32_t first, size;  // of variables_ and sets_; a bound is behind them
    bool has_bound;
    std::int64_t low, high;  // of a bound: of the numbers of its first value and of its last one
  };
  struct Tally {
    std::int64_t must = 0, may = 0;
  };

  template <class Candidates>
  Tally tally(const Count& count, Candidates candidates) const {
    Tally tally;
    for (std::uint32_t at = count.first; at < count.first + count.size; ++at) {
      const Values values = candidates(variables_[at]);
      tally.must += (values & ~sets_[at]) == 0;
      tally.may += (values & sets_[at]) != 0;
    }
    return tally;
  }
  // Those values of a bound whose numbers are from `least` to `most`.
  static Values between(const Count& count, std::int64_t least, std::int64_t most) {
    if (least > count.high || most < count.low || least > most) return 0;
    const Values above = least <= count.low ? 0 : all_values(static_cast<unsigned>(least - count.low));
    return all_values(static_cast<unsigned>(std::min(most, count.high) - count.low + 1)) & ~above;
  }
  static std::int64_t least(const Count& count, Values bound) { return count.low + first_of(bound); }
  static std::int64_t most(const Count& count, Values bound) {
    return count.low + static_cast<std::int64_t>(std::bit_width(bound)) - 1;
  }

  // Calls `set(place, variable, values)` for each variable that loses some, with what is left. False, perhaps after
  // some calls, if the count cannot hold.
  template <class Candidates, class Set>
  bool narrow(const Count& count, Candidates candidates, Set set) {
    steps_ += 1 + count.size / 2;
    const auto [must, may] = tally(count, candidates);
    std::int64_t low = count.low, high = count.high;
    if (count.has_bound) {
      const Variable variable = variables_[count.first + count.size];
      const Values bound = candidates(variable), left = bound & between(count, must, may);
      if (left == 0) return false;
      if (left != bound) set(count.size, variable, left);
      low = least(count, left);
      high = most(count, left);
    }
    if (must > high || may < low) return false;
    if ((must < high && may > low) || must == may) return true;
    const Values others = must == high ? ~Values{0} : 0;
    for (std::uint32_t at = count.first; at < count.first + count.size; ++at) {
      const Values values = candidates(variables_[at]), in = values & sets_[at];
      if (in != 0 && in != values) set(at - count.first, variables_[at], values & (sets_[at] ^ others));
    }
    return true;
  }
  void explain_member(std::uint32_t at, bool must, std::uint32_t position, const Store& store, const Trail& trail);

  std::vector<Count> counts_;
  std::vector<Variable> variables_;
  std::vector<Values> sets_;       // by place in variables_
  std::vector<Values> kept_;       // by place in a count
  std::vector<Literal> literals_;  // an explanation
  std::size_t steps_ = 0;
};

}  // namespace quadrille::network
