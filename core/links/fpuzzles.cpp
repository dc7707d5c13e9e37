// Reads the JSON of f-puzzles as a Sudoku variant. It is {size, grid, …}: a cell of the grid has `value`, `given`,
// `region` and `givenPencilMarks`; every rule has a key of its own (rules.cpp, dots.cpp). Cells are named R1C1; clues
// outside the grid name a cell in row or column 0 or size + 1. The meanings are those of dclamage/SudokuSolver
// (PuzzleFormats/FPuzzlesBoard.cs, SolverFactory.cs), which its users rely on.
//
// What is only said in prose states no rule that a program can know; what is only drawn neither (drawings.cpp).
#include <algorithm>
#include <cmath>
#include <iterator>

#include "core/links/builder.hpp"
#include "core/links/links.hpp"

namespace quadrille::links {

namespace {

// Keys that state nothing about the solutions. `ruleset` are the rules in words.
constexpr std::string_view silent[] = {"size",
                                       "grid",
                                       "title",
                                       "author",
                                       "ruleset",
                                       "solution",
                                       "successMessage",
                                       "disabledlogic",
                                       "truecandidatesoptions",
                                       "highlightConflicts",
                                       "activeConstraints"};
// These are read by `read_dots`.
constexpr std::string_view dots[] = {"difference", "ratio", "xv", "negative", "nonconsecutive"};

template <class Names>
bool has(const Names& names, std::string_view key) {
  return std::find(std::begin(names), std::end(names), key) != std::end(names);
}

// What is wrong with the shape of a board; empty if nothing is.
std::string fault_of_grid(Value puzzle, Target target) {
  const Value grid = member(puzzle, "grid"), size = member(puzzle, "size");
  const std::size_t side = grid->items.size();
  if (!is_side(target, side))
    return "the grid has " + decimal(side) + " rows; a board has " + std::string(sides_of(target));
  if (!is_empty(size) && number_in(size) != static_cast<double>(side))
    return "\"size\" is " + quoted(size) + ", but the grid has " + decimal(side) + " rows";
  for (std::size_t row = 0; row < side; ++row) {
    const JsonValue& cells = grid->items[row];
    if (!is_list(&cells) || cells.items.size() != side)
      return "row " + decimal(row + 1) + " of the grid has not " + decimal(side) + " cells";
    for (std::size_t column = 0; column < side; ++column) {
      const JsonValue& cell = cells.items[column];
      if (!is_object(&cell) && !is_empty(&cell))
        return 'R' + decimal(row + 1) + 'C' + decimal(column + 1) + ": " + quoted(&cell) + " stands where {…} must be";
    }
  }
  return {};
}

void read_regions(Builder& builder, const std::vector<Value>& cells) {
  const Cells boxes = boxes_of(builder);
  std::vector<std::optional<double>> regions;
  for (int at = 0; at < builder.cells(); ++at) {
    const Value region = member(cells[static_cast<std::size_t>(at)], "region");
    auto& found = regions.emplace_back();
    if (region == nullptr) {
      // Without boxes for a board of this size, its rows are the regions.
      found = boxes.empty() ? at / builder.columns() : boxes[static_cast<std::size_t>(at)];
    } else if (region->is(JsonValue::Kind::number) && region->number == std::floor(region->number)) {
      found = region->number;
    } else if (!region->is(JsonValue::Kind::null)) {
      builder.refuse(builder.name_of(at) + ": " + quoted(region) + " is not a region");
    }
  }
  builder.set_regions(regions);
}

void read_grid(Builder& builder, const std::vector<Value>& cells) {
  read_regions(builder, cells);
  // Entries of a person who solves the puzzle are not part of it. On a board without `given` marks, all values are
  // givens.
  std::vector<bool> is_given;
  for (int at = 0; at < builder.cells(); ++at)
    is_given.push_back(builder.flag(member(cells[static_cast<std::size_t>(at)], "given"), builder.name_of(at)));
  const bool is_marked = std::find(is_given.begin(), is_given.end(), true) != is_given.end();
  for (int at = 0; at < builder.cells(); ++at) {
    const auto place = static_cast<std::size_t>(at);
    const Value marks = member(cells[place], "givenPencilMarks");
    if (!is_marked || is_given[place]) builder.give(at, member(cells[place], "value"));
    if (is_empty(marks)) continue;
    builder.meet(quoted("givenPencilMarks"));
    Cells values;
    for (const Value mark : builder.list(marks, "givenPencilMarks")) values.push_back(builder.value_at(at, mark));
    builder.restrict(at,
                     [&values](int value) { return std::find(values.begin(), values.end(), value) != values.end(); });
  }
}

void read_keys(Builder& builder, Value puzzle) {
  bool has_fog = false;
  for (std::size_t i = 0; i < puzzle->keys.size(); ++i) {
    const std::string& key = puzzle->keys[i];
    const Value value = member(puzzle, key);
    if (value != &puzzle->items[i]) continue;  // the last of several counts
    if (key == "title") builder.set_title(value);
    if (key == "author") builder.set_author(value);
    if (is_empty(value)) continue;
    if (key == "ruleset") builder.add_words(value, key);
    has_fog |= is_fog(key);
    if (has(silent, key) || is_fog(key) || is_drawing(key)) continue;
    builder.meet(quoted(std::string_view(key)));
    if (is_rule(key)) {
      read_rules(builder, key, value);
    } else if (!has(dots, key)) {
      builder.refuse("the puzzle has the rule " + quoted(std::string_view(key)) + ", which is not known");
    }
  }
  if (has_fog) builder.add_line(fog_remark);
}

}  // namespace

std::optional<Error> read_fpuzzles(Value puzzle, Target target, std::string& text) {
  if (const std::string fault = fault_of_grid(puzzle, target); !fault.empty()) return error_of(fault);
  std::vector<Value> cells;
  for (const JsonValue& row : member(puzzle, "grid")->items)
    for (const JsonValue& cell : row.items) cells.push_back(&cell);
  const auto side = static_cast<int>(member(puzzle, "grid")->items.size());
  Builder builder(target, side, side);
  read_grid(builder, cells);
  read_keys(builder, puzzle);
  read_dots(builder, puzzle);
  read_drawings(builder, puzzle);
  return builder.finish(text);
}

}  // namespace quadrille::links
