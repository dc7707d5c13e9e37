// Patterns that players have names for, such as a 3 in a corner: a small picture of clues and marks, and what follows
// from it. The search for reasons (rule_search.hpp) looks for these before any rule, and names a step by its pattern.
//
// A puzzle has a table of patterns, from easy to hard. Each is looked for at one place after another; a place is a
// cell, a corner, or whatever the pattern numbers. At each place few variables are read, so the search can pause before
// the next place. A place is looked at again only when one of the variables that were read there has changed.
// Tested by tests/core/patterns_test.cpp: each conclusion is true in every solution.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "core/network/network.hpp"
#include "core/reasoning/number_set.hpp"
#include "core/search/engine.hpp"
#include "core/why/statement.hpp"

namespace quadrille::reasoning {

using network::Values;
using network::Variable;

/// What a pattern says at a place.
struct Sighting {
  struct Left {
    Variable variable;
    Values values;  ///< that are left; what else the variable may be is gone
  };
  std::vector<Left> left;            ///< perhaps also what was known before
  std::vector<Variable> relies_on;   ///< variables whose values are part of the picture
  std::vector<std::uint32_t> cells;  ///< of the board, which it is about
  std::vector<std::uint32_t> clues;  ///< those of them whose clues are part of it
  why::Numbers statements;           ///< that say it, where they are no clues of cells
};

/// The board as a pattern sees it. The pattern also writes here what its picture is, and what it concludes.
class View {
 public:
  explicit View(const std::vector<Values>& domains) : domains_(domains) {}

  /// The possible values of a variable.
  Values of(Variable variable) {
    read_.push_back(variable);
    return domains_[variable];
  }
  /// Whether a variable surely has one of these values. If it has, the variable becomes part of the picture.
  bool is(Variable variable, Values values) {
    if ((of(variable) & ~values) != 0) return false;
    seen_.relies_on.push_back(variable);
    return true;
  }
  bool is_open(Variable variable, Values values) {
    return (of(variable) & ~values) != 0 && (of(variable) & values) != 0;
  }

  /// Makes what is known of a variable part of the picture.
  void rely(Variable variable) { seen_.relies_on.push_back(variable); }

  /// Makes this cell's clue part of the picture.
  void point_at(std::uint32_t cell) { show(cell), seen_.clues.push_back(cell); }
  /// Makes the cell part of the picture.
  void show(std::uint32_t cell) { seen_.cells.push_back(cell); }
  /// Charges work beyond that of reading variables.
  void spend(std::int64_t work) { spent_ += work; }
  /// Concludes that the variable has one of these values.
  void conclude(Variable variable, Values values) { seen_.left.push_back({variable, values}); }
  Sighting& seen() { return seen_; }

  /// The variables that were read at the last place.
  const std::vector<Variable>& read() const { return read_; }
  std::int64_t spent() const { return spent_; }
  void clear() { read_.clear(), seen_ = {}, spent_ = 0; }

 private:
  const std::vector<Values>& domains_;
  std::vector<Variable> read_;
  std::int64_t spent_ = 0;
  Sighting seen_;
};

class Patterns {
 public:
  struct About {
    std::string_view name;  ///< as hints have it: `corner-three`
    unsigned grade;         ///< of the step (rule_search.hpp), from 1; the table ascends
    std::size_t places;     ///< it is looked for at 0 … `places` - 1
  };

  virtual ~Patterns() = default;
  virtual std::span<const About> all() const = 0;
  /// Writes to the view what follows from the pattern at a place. It is used if some conclusion is new.
  virtual void look(std::size_t pattern, std::size_t place, View& view) const = 0;
};

/// The patterns of a puzzle. A `Picture` has its clues, and says what each variable stands for.
template <class Picture>
class PatternTable final : public Patterns {
 public:
  struct Row {
    std::string_view name;
    unsigned grade;
    std::size_t (*places)(const Picture&);
    void (*look)(const Picture&, std::size_t place, View& view);
  };

  /// The rows must live as long as the table.
  PatternTable(Picture picture, std::span<const Row> rows) : picture_(std::move(picture)), rows_(rows) {
    for (const Row& row : rows) all_.push_back({row.name, row.grade, row.places(picture_)});
  }
  std::span<const About> all() const override { return all_; }
  void look(std::size_t pattern, std::size_t place, View& view) const override {
    rows_[pattern].look(picture_, place, view);
  }

 private:
  Picture picture_;
  std::span<const Row> rows_;
  std::vector<About> all_;
};

/// Looks for the easiest pattern that says something new.
class PatternSearch {
 public:
  /// Both must live as long as the search. `patterns` may be null.
  PatternSearch(const Patterns* patterns, const std::vector<Values>& domains);

  /// Goes on to the next pattern that concludes something new. Null when the fuel is spent or there is none; `is_done`
  /// says which of the two.
  const Patterns::About* advance(Fuel& fuel);
  bool is_done() { return waits_.first() == waits_.size(); }
  /// What follows from the last pattern found.
  const Sighting& seen() { return view_.seen(); }
  /// Has to be called when the domain of a variable has changed.
  void note(Variable variable);

 private:
  bool says_something_new();

  const Patterns* patterns_;
  const std::vector<Values>& domains_;
  View view_;
  NumberSet waits_;                                   // places to look at; the places of all patterns in sequence
  std::vector<std::uint32_t> first_;                  // by pattern: its first place; at last the number of places
  std::vector<std::vector<std::uint32_t>> looks_at_;  // by variable: places where it was seen
};

}  // namespace quadrille::reasoning
