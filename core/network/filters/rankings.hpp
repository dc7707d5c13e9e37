// Rankings on masks: lines that are read as numbers, of which some have a known rank.
//
//     sides    a b c … │ d e f … │ g h i …       one line of each begins with the value
//                   gap 0   < clued 0 ≤   gap 1   < clued 1 ≤   gap 2
//                   `between` says how many sides have their line in each gap
//
// A line can be in a gap if it can be on the right sides of the clued lines around it; then the sides are given to the
// gaps in all ways. What has to be lower loses the values that are too large at the first place where the lines may
// differ, and what has to be higher those that are too small (Frisch, Hnich, Kiziltan, Miguel, Walsh, "Global
// constraints for lexicographic orderings", CP 2002). Tested by tests/core/network_ranking_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/network/filters/filter.hpp"

namespace quadrille::network {

class Rankings {
 public:
  static constexpr About about = {.name = "ranking", .has_reasons = false};
  void open(const Network& network);

  std::size_t size() const { return rankings_.size(); }
  std::span<const Variable> variables(std::uint32_t index) const {
    return std::span(variables_).subspan(rankings_[index].variables, rankings_[index].count);
  }
  Schedule schedule(std::uint32_t index) const { return {.cost = 8 * std::size_t{rankings_[index].lines}}; }

  template <class Masks>
  Outcome run(std::uint32_t index, const Masks& masks) {
    const bool is_possible = filter(index, masks.values());
    for (const Variable variable : changed_) masks.note(variable);
    return is_possible ? Outcome::may_go_on : Outcome::impossible;
  }

  /// Takes away what cannot be; `changed` has the variables, perhaps several times. False at a contradiction.
  bool filter(std::uint32_t index, std::span<Values> masks);
  std::span<const Variable> changed() const { return changed_; }

  /// Takes the first of the sides that have the fewest lines, but several, that may begin with the value. Calls
  /// `visit(variable, value)` with its first variable.
  template <class Visit>
  void for_narrowest_side(const Values* masks, Visit&& visit) const {
    std::size_t fewest = ~std::size_t{0};
    Variable best = 0;
    Values value = 0;
    for (const Ranking& ranking : rankings_) {
      std::uint32_t at = ranking.clued;
      for (std::uint32_t side = 0; side < ranking.sides; ++side) {
        std::size_t places = 0;
        Variable place = 0;
        for (; at < sides_[ranking.side + side]; ++at) {
          const Variable first = line(ranking, at)[0];
          if ((masks[first] & ranking.first) != 0 && places++ == 0) place = first;
        }
        if (places < 2 || places >= fewest) continue;
        fewest = places;
        best = place;
        value = ranking.first;
      }
    }
    if (value != 0) visit(best, value);
  }

  std::size_t take_steps() { return 8 * std::exchange(steps_, 0); }

 private:
  struct Ranking {
    Values first;
    bool may_tie;
    std::uint32_t length;   // of a line
    std::uint32_t clued;    // lines with a clue: lines_[line …), one after the other
    std::uint32_t line;     // the first of its variables in lines_
    std::uint32_t lines;    // in all; the sides' come behind those with clues
    std::uint32_t between;  // gap g has between_[between + g] lines
    std::uint32_t side;     // sides_[side + s] is the end of side s, counted in lines
    std::uint32_t sides;
    std::uint32_t variables;  // variables_[variables … variables + count), each once
    std::uint32_t count;
  };
  using Gaps = std::uint32_t;  // a set of gaps
  // How one line may compare to another.
  static constexpr unsigned lower = 1, equal = 2, higher = 4;

  const Variable* line(const Ranking& ranking, std::uint32_t index) const {
    return &lines_[ranking.line + index * ranking.length];
  }
  static unsigned compare(const Ranking& ranking, const Variable* a, const Variable* b, const Values* masks,
                          std::size_t from, Values used);
  Gaps gaps_of(const Ranking& ranking, const Variable* line, const Values* masks) const;
  bool share_gaps(const Ranking& ranking, std::size_t side);
  bool remove_first(const Ranking& ranking, Variable variable, std::span<Values> masks);
  bool order(const Ranking& ranking, const Variable* low, const Variable* high, bool may_tie, std::span<Values> masks);
  bool keep(Variable variable, Values values, std::span<Values> masks);

  std::vector<Ranking> rankings_;
  std::vector<Variable> lines_;
  std::vector<std::uint32_t> between_;
  std::vector<std::uint32_t> sides_;
  std::vector<Variable> variables_;
  std::vector<Gaps> gaps_;           // scratch: by line
  std::vector<Gaps> possible_;       // scratch: by side, where a line of it can be
  std::vector<Gaps> shared_;         // scratch: the same, with the other sides in the other gaps
  std::vector<std::uint32_t> left_;  // scratch: by gap
  std::vector<Variable> changed_;    // by the last call of `filter`
  std::size_t steps_ = 0;
};

}  // namespace quadrille::network
