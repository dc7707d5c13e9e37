// A puzzle's exact-cover form with the meaning of its options and items, for questions that know no puzzle by name.
// Meanings are plain numbers, so that all puzzles' tables are of one type.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/cover/problem.hpp"

namespace quadrille::cover {

/// A value in a cell: cell · values + value − 1. Cells are numbered from 0 as the puzzle's board has them, row by row;
/// a queen is the value 1 on a square; the options of an exact cover are cells of their own, chosen with the value 1.
using Placing = std::uint32_t;
constexpr Placing no_placing = ~Placing{0};

/// What an item stands for: a cell, or something that a value has to find a place in. Kind · 2²⁸ + number, which counts
/// from 0; those of cells as above.
using Unit = std::uint32_t;
enum class UnitKind : Unit { cell, row, column, box, across, down, item };
/// Numbers are below this.
constexpr std::size_t unit_numbers = std::size_t{1} << 28;
static_assert(static_cast<Unit>(UnitKind::item) < 1 << 4);
constexpr Unit unit(UnitKind kind, std::size_t number) {
  assert(number < unit_numbers);
  return static_cast<Unit>(kind) << 28 | static_cast<Unit>(number);
}
constexpr UnitKind kind_of(Unit unit) { return static_cast<UnitKind>(unit >> 28); }
constexpr std::uint32_t number_of(Unit unit) { return unit & (unit_numbers - 1); }

constexpr std::string_view name(UnitKind kind) {
  constexpr std::string_view names[] = {"cell", "row", "column", "box", "across", "down", "item"};
  return names[static_cast<std::size_t>(kind)];
}

struct CoverForm {
  Problem problem;
  std::vector<Placing>
      placings;  ///< by option: what it says; `no_placing`: nothing of any one cell, or it is never chosen
};

}  // namespace quadrille::cover
