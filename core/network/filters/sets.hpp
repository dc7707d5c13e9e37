// Sequences with a pattern (Network::Sequence::Pattern), such as renban lines, sandwiches and squares with all classes,
// on masks: by filters of their own in place of their diagrams; and cliques (cliques.hpp). Tested by
// tests/core/network_sets_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/cells/combinations.hpp"
#include "core/cells/sandwich.hpp"
#include "core/network/filters/filter.hpp"
#include "core/network/filters/occurrences.hpp"
#include "core/network/filters/segments.hpp"
#include "core/network/network.hpp"

namespace quadrille::network {

class Sets {
 public:
  static constexpr About about = {.name = "set", .has_reasons = false};
  /// Takes the sequences that it can out, and then finds the cliques.
  void open(Opening& opening);

  std::size_t size() const { return lines_.size(); }
  std::span<const Variable> variables(std::uint32_t index) const {
    return std::span(variables_).subspan(lines_[index].first, lines_[index].size);
  }
  /// A clique follows from relations. Where a variable occurs several times, what one filtering leaves may let the next
  /// one remove more.
  Schedule schedule(std::uint32_t index) const;

  template <class Masks>
  Outcome run(std::uint32_t index, const Masks& masks) {
    if (!keep_filtered(*this, index, masks) || !masks.exclude(required_, {kept(), variables(index).size()}))
      return Outcome::impossible;
    return lines_[index].has_repeats ? Outcome::may_go_on : Outcome::rests;
  }
  /// Computes what a line may have of `masks`, by variable of the network. False at a contradiction.
  bool filter(std::uint32_t index, std::span<const Values> masks);
  /// What the last call of `filter` has left, in the order of the line's variables; valid if it returned true.
  const Values* kept() const { return kept_.data(); }
  /// Values that some of the variables have, as the last call found; perhaps not all.
  Values required() const { return required_; }

  std::size_t take_steps() { return 12 * std::exchange(steps_, 0); }

 private:
  using Pattern = Network::Sequence::Pattern;
  struct Line {
    Pattern pattern;
    std::uint32_t first;  // its variables are variables_[first … first + size)
    std::uint32_t size;
    // Its sets are sets_[first_set … first_set + sets), filled up as `filter_sets` needs it; those of a sandwich are
    // fillings_[first_set … first_set + size − 1), and what an occurrence counts is occurrences_[first_set].
    std::uint32_t first_set;
    std::uint32_t sets;
    cells::Digits crusts;
    std::uint32_t lowest;  // the number of the first value of its last variable
    std::uint32_t sum;
    bool has_repeats;
  };
  // For each of four cells, the classes that it may have; three bits of each.
  using Classes = std::uint16_t;

  static bool can_take(const Network::Sequence& sequence, const Network& network);
  // Nanoseconds, roughly; more where it seldom finds something.
  static std::size_t cost(const Line& line);
  bool filter_classes(const Line& line, std::span<cells::Digits> digits);
  Classes cover(Classes classes);
  static bool filter_different(cells::Digits set, std::span<cells::Digits> digits);

  void add_sets(Line& line, std::span<const cells::Digits> sets);

  std::vector<Line> lines_;
  std::size_t sequences_ = 0;  // lines that are no cliques
  std::vector<Variable> variables_;
  std::vector<cells::Digits> sets_;
  std::vector<std::vector<cells::Digits>> fillings_;  // of sandwiches, by the number of values
  std::vector<Classes> covers_;  // by classes: what `cover` returned; `unknown` if it was not called
  static constexpr Classes unknown = 0xffff;
  std::vector<Occurrences> occurrences_;
  Segments segments_;
  std::vector<Values> kept_;
  cells::Digits required_ = 0;
  std::size_t steps_ = 0;
};

}  // namespace quadrille::network
