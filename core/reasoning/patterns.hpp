// What players have names for: a picture of clues and marks that is seen at once, and what it says, such as a 3 in a
// corner. The search for reasons (rule_search.hpp) looks for these before any rule, and says a step by its name.
//
// A puzzle has a table of patterns, from easy to hard. Each is looked for at one place after another, which is a cell,
// a corner or what else the pattern takes for one. At a place it looks at few variables, so that the search can pause
// before the next one; and it is asked again only when one of these has changed.
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

/// What a matcher sees of the board.
class View {
 public:
  explicit View(const std::vector<Values>& domains) : domains_(domains) {}

  /// What a variable may be.
  Values of(Variable variable) {
    read_.push_back(variable);
    return domains_[variable];
  }
  /// Whether a variable has one of these values. What has it is then part of the picture.
  bool is(Variable variable, Values values) {
    if ((of(variable) & ~values) != 0) return false;
    seen_.relies_on.push_back(variable);
    return true;
  }
  bool is_open(Variable variable, Values values) {
    return (of(variable) & ~values) != 0 && (of(variable) & values) != 0;
  }

  /// What is known of a variable is part of the picture.
  void rely(Variable variable) { seen_.relies_on.push_back(variable); }

  /// The picture has this cell's clue.
  void point_at(std::uint32_t cell) { show(cell), seen_.clues.push_back(cell); }
  /// It is about the cell.
  void show(std::uint32_t cell) { seen_.cells.push_back(cell); }
  /// For work that is much more than what is read.
  void spend(std::int64_t work) { spent_ += work; }
  /// What the picture says: the variable has one of these values.
  void conclude(Variable variable, Values values) { seen_.left.push_back({variable, values}); }
  Sighting& seen() { return seen_; }

  /// The variables that the last place asked about.
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
  /// Writes to the view what the pattern says there. What it wrote counts if it concludes something new.
  virtual void look(std::size_t pattern, std::size_t place, View& view) const = 0;
};

/// A table for a puzzle that is drawn as a `Picture`: its clues, and which variable is what.
template <class Picture>
class PatternTable final : public Patterns {
 public:
  struct Row {
    std::string_view name;
    unsigned grade;
    std::size_t (*places)(const Picture&);
    void (*look)(const Picture&, std::size_t place, View& view);
  };

  /// The rows must live as long as this.
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
  /// Both must live as long as this. `patterns` may be null.
  PatternSearch(const Patterns* patterns, const std::vector<Values>& domains);

  /// Goes on to the next one, until the fuel is spent: `about` is none then and at the end, and `is_done` says which.
  const Patterns::About* advance(Fuel& fuel);
  bool is_done() { return waits_.first() == waits_.size(); }
  /// What the last one says.
  const Sighting& seen() { return view_.seen(); }
  /// Has to be called when the domain of a variable has changed.
  void note(Variable variable);

 private:
  bool says_something_new();

  const Patterns* patterns_;
  const std::vector<Values>& domains_;
  View view_;
  NumberSet waits_;                                   // places, of one pattern after the other
  std::vector<std::uint32_t> first_;                  // by pattern: its first place; and the end
  std::vector<std::vector<std::uint32_t>> looks_at_;  // by variable: places where it was seen
};

}  // namespace quadrille::reasoning
