// A puzzle as an exact cover, with the meaning of its options and items: for engines and questions that know no puzzle
// by name. Meanings are plain numbers, so that the tables of all puzzles have one type.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/cover/names.hpp"
#include "core/cover/problem.hpp"

namespace quadrille::cover {

/// A value in a cell: cell · values + value − 1. Cells count from 0, row by row as on the puzzle's board; values
/// from 1. A queen is the value 1 in a square. The options of an exact cover are cells of their own, chosen with the
/// value 1.
using Placement = std::uint32_t;
constexpr Placement no_placement = ~Placement{0};

/// What an item stands for: a cell, or something in which a value needs a place. Kind · 2²⁸ + number; numbers count
/// from 0, those of cells as above.
using Unit = std::uint32_t;
enum class UnitKind : Unit { cell, row, column, box, across, down, item, region };
/// Numbers are below this.
constexpr std::size_t unit_numbers = std::size_t{1} << 28;
static_assert(static_cast<Unit>(UnitKind::region) < 1 << 4);
constexpr Unit unit(UnitKind kind, std::size_t number) {
  assert(number < unit_numbers);
  return static_cast<Unit>(kind) << 28 | static_cast<Unit>(number);
}
constexpr UnitKind kind_of(Unit unit) { return static_cast<UnitKind>(unit >> 28); }
constexpr std::uint32_t number_of(Unit unit) { return unit & (unit_numbers - 1); }

constexpr std::string_view unit_kind_names[] = {"cell", "row", "column", "box", "across", "down", "item", "region"};
constexpr std::string_view name(UnitKind kind) { return unit_kind_names[static_cast<std::size_t>(kind)]; }

struct CoverForm {
  Problem problem;
  std::vector<Unit> units;  ///< by primary item
  std::string beside;       ///< the rules that solutions obey beside the options, in the puzzle's words; mostly none

  /// Starts again with `primary` + `secondary` items, no options and no units; keeps memory.
  void reset(std::size_t primary, std::size_t secondary) {
    problem.reset(primary, secondary);
    units.clear();
    beside.clear();
    placements_.clear();
    ends_.clear();
  }

  /// Adds an option that puts `placements` on the board: none, one or several.
  void add_option(std::span<const Entry> entries, std::span<const Placement> placements) {
    problem.add_option(entries);
    add_placements(placements);
  }
  /// Adds the placements of the next option that is in `problem` already.
  void add_placements(std::span<const Placement> placements) {
    placements_.insert(placements_.end(), placements.begin(), placements.end());
    ends_.push_back(static_cast<std::uint32_t>(placements_.size()));
  }

  std::span<const Placement> placements(Option option) const {
    const std::uint32_t begin = option == 0 ? 0 : ends_[option - 1];
    return std::span(placements_).subspan(begin, ends_[option] - begin);
  }

 private:
  std::vector<Placement> placements_;
  std::vector<std::uint32_t> ends_;  // option o puts placements_[ends_[o − 1] … ends_[o])
};

/// Appends what the first `count` of an array of values, 0 for a blank cell, puts on the board.
template <class Values>
void append_placements(const Values& cells, std::size_t count, std::uint32_t values,
                       std::vector<Placement>& placements) {
  for (std::uint32_t cell = 0; cell < count; ++cell) {
    if (cells[cell] != 0) placements.push_back(cell * values + cells[cell] - 1u);
  }
}

/// What questions about a board need beside its form: its measures, its givens, its words.
struct BoardForm : CoverForm {
  std::size_t cells = 0;
  std::uint32_t values = 1;       ///< of a cell, from 1
  std::vector<Placement> givens;  ///< of the board, also where the form is that of the board without them
  std::string_view single_place;  ///< the name of the rule "this value has one place left"
  const Names* names = nullptr;   ///< of the items; null: they have none
  bool up_to_symmetry = false;    ///< only one solution of each class is asked for (core/insight/representatives.hpp)
};

/// A number of 48 bits by which puzzles differ, the same on every machine: of all entries, bounds, placements and
/// givens, of the rules beside them, and of whether answers are up to symmetry.
std::uint64_t fingerprint(const BoardForm& form);

/// The name of an item, where the unit is one: its own, or its number from 1. Else empty.
std::string unit_name(const BoardForm& form, Unit unit);

}  // namespace quadrille::cover
