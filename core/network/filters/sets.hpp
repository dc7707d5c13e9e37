// Sequences whose form is known (Network::Sequence::Form), such as renban lines, sandwiches and squares with all
// classes, on masks: by a filter for each form in place of their diagrams; and cliques (cliques.hpp). Tested by
// tests/core/network_sets_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <variant>
#include <vector>

#include "core/cells/combinations.hpp"
#include "core/cells/sandwich.hpp"
#include "core/network/filters/classes.hpp"
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
  using Sequence = Network::Sequence;
  // What a filter needs of a form: its sets are sets_[first … first + sets), filled up as `filter_sets` needs it; those
  // of a sandwich, by their numbers of values, are fillings_[first … first + size − 1).
  struct OneOf {
    std::uint32_t first, sets;
  };
  struct Sandwich {
    cells::Digits crusts;
    std::uint32_t first, sets;
  };
  struct Differ {
    cells::Digits when;
  };
  struct Segments {
    unsigned lowest, sum;  // lowest: the number of a variable's first value
  };
  struct DistinctCount {
    std::int32_t lowest;  // the number of the first value of the last variable
  };
  using Form = std::variant<OneOf, Sandwich, Classes::Sets, Differ, Segments, Occurrences, DistinctCount>;
  struct Line {
    std::uint32_t first;  // its variables are variables_[first … first + size)
    std::uint32_t size;
    bool has_repeats;
    Form form;
  };

  static bool can_take(const Sequence& sequence, const Network& network);
  void add(std::span<const Variable> variables, Form form);
  OneOf add_sets(std::span<const cells::Digits> sets);
  Form form_of(const Sequence& sequence, const Network& network);

  // Nanoseconds, roughly; more where it seldom finds something.
  static std::size_t cost(const Line& line);
  // The filters of forms. `kept` has the masks of the line's variables.
  bool filter(const OneOf& form, std::span<cells::Digits> kept);
  bool filter(const Sandwich& form, std::span<cells::Digits> kept);
  bool filter(const Classes::Sets& form, std::span<cells::Digits> kept);
  bool filter(const Differ& form, std::span<cells::Digits> kept);
  bool filter(const Segments& form, std::span<Values> kept);
  bool filter(const Occurrences& form, std::span<Values> kept);
  bool filter(const DistinctCount& form, std::span<Values> kept);

  std::vector<Line> lines_;
  std::size_t sequences_ = 0;  // lines that are no cliques
  std::vector<Variable> variables_;
  std::vector<cells::Digits> sets_;
  std::vector<std::vector<cells::Digits>> fillings_;
  Classes classes_;
  network::Segments segments_;
  std::vector<Values> kept_;
  cells::Digits required_ = 0;
  std::size_t steps_ = 0;
};

}  // namespace quadrille::network
