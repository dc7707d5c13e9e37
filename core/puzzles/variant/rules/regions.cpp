// Regions: jigsaws, the size of boxes, boards without boxes, extra regions, and what compares regions.
#include <algorithm>
#include <array>

#include "core/puzzles/variant/compile/compilers.hpp"
#include "core/puzzles/variant/geometry.hpp"
#include "core/puzzles/variant/rules/arguments.hpp"
#include "core/puzzles/variant/rules/kinds.hpp"

namespace quadrille::variant::kinds {

namespace {

// A layout has a character for each cell, the same one for the cells of a piece. Pieces that are as large as a row or
// column are kept; one other group of cells is allowed, in no piece. Which size pieces must have can only be said when
// all rules are read (regions_fault).
std::optional<Fault> read_jigsaw(const RuleKind& kind, Arguments arguments, Board& board) {
  if (auto fault = expect_arguments(kind, arguments, 1, 2)) return fault;
  const Shape& shape = board.shape;
  const std::size_t last = arguments.size() - 1;
  const std::string_view layout = arguments[last];
  if (layout.size() != shape.size()) {
    return fault_at(
        arguments, last,
        " has " + in_digits(layout.size()) + " characters, and the board has " + decimal(shape.size()) + " cells");
  }
  std::vector<Group> groups;
  std::array<std::size_t, 256> index{};
  for (std::size_t cell = 0; cell < layout.size(); ++cell) {
    std::size_t& group = index[static_cast<unsigned char>(layout[cell])];
    if (group == 0) {
      groups.emplace_back();
      group = groups.size();
    }
    groups[group - 1].push_back(static_cast<Cell>(cell));
  }
  if (groups.size() == 1) return std::nullopt;
  const std::size_t least = std::max(shape.rows, shape.columns);
  const auto is_other = [&](const Group& group) { return group.size() < least || group.size() > shape.values; };
  const auto others = std::count_if(groups.begin(), groups.end(), is_other);
  if (others > 1) {
    return fault_at(arguments, last,
                    " has " + in_digits(static_cast<std::uint64_t>(others)) +
                        " pieces that are no regions; a region has " + decimal(least) +
                        (shape.values == least ? "" : " to " + in_digits(shape.values)) + " cells");
  }
  groups.erase(std::remove_if(groups.begin(), groups.end(), is_other), groups.end());
  add_rule(board, kind, {}, std::move(groups));
  return std::nullopt;
}

// Pieces are numbered as they are met row by row; cells in no piece count as a piece.
void write_jigsaw(const Rule& rule, const Board& board, std::string& out) {
  const std::size_t pieces = rule.groups.size();
  std::vector<std::size_t> piece_of(board.shape.size(), pieces);
  for (std::size_t piece = 0; piece < pieces; ++piece) {
    for (const Cell cell : rule.groups[piece]) piece_of[cell] = piece;
  }
  std::vector<char> names(pieces + 1);
  std::size_t used = 0;
  out += '~';
  for (const std::size_t piece : piece_of) {
    if (names[piece] == 0) names[piece] = "0123456789abcdefg"[used++];
    out += names[piece];
  }
}

// That the values of a piece differ is checked with the other regions (core/puzzles/variant/obeys.cpp).
bool obeys_always(const Rule&, const Board&, const Answer&) { return true; }

std::optional<Fault> read_region_size(const RuleKind& kind, Arguments arguments, Board& board) {
  if (auto fault = expect_arguments(kind, arguments, 1, 1)) return fault;
  std::int32_t size = 0;
  if (auto fault = read_number(arguments, 0, 1, most_values, size)) return fault;
  add_rule(board, kind, {size});
  return std::nullopt;
}

void write_number_alone(const Rule& rule, const Board&, std::string& out) {
  out += '~';
  write_number(rule.numbers[0], out);
}

std::optional<Fault> read_on_square(const RuleKind& kind, Arguments arguments, Board& board) {
  if (board.shape.rows != board.shape.columns) return fault_of(kind, " needs as many rows as columns");
  return read_nothing(kind, arguments, board);
}

template <std::vector<Group> (*groups)(const Board&)>
bool obeys_groups(const Rule&, const Board& board, const Answer& answer) {
  const Numbers numbers{board, answer};
  const std::vector<Group> all = groups(board);
  return std::all_of(all.begin(), all.end(), [&](const Group& group) { return numbers.all_differ(group); });
}

std::optional<Fault> read_diagonal(const RuleKind& kind, Arguments arguments, Board& board) {
  if (auto fault = expect_arguments(kind, arguments, 1, 1)) return fault;
  if (board.shape.rows != board.shape.columns) return fault_of(kind, " needs as many rows as columns");
  const auto direction = number_in(arguments[0], -1, 1);
  if (!direction || *direction == 0) return fault_at(arguments, 0, " is no diagonal; 1 is /, -1 is \\");
  add_rule(board, kind, {*direction});
  return std::nullopt;
}

bool obeys_diagonal(const Rule& rule, const Board& board, const Answer& answer) {
  return Numbers{board, answer}.all_differ(diagonal_of(board.shape, rule.numbers[0]));
}

// The largest ones among rows, columns, boxes and pieces all have the same set of values.
bool obeys_region_same_values(const Rule&, const Board& board, const Answer& answer) {
  std::vector<Group> groups = regions(board);
  for (unsigned row = 0; row < board.shape.rows; ++row) groups.push_back(row_of(board.shape, row));
  for (unsigned column = 0; column < board.shape.columns; ++column) groups.push_back(column_of(board.shape, column));
  std::size_t largest = 0;
  for (const Group& group : groups) largest = std::max(largest, group.size());
  std::vector<int> common;
  for (const Group& group : groups) {
    if (group.size() != largest) continue;
    std::vector<int> values = Numbers{board, answer}.of(group);
    std::sort(values.begin(), values.end());
    if (common.empty()) common = values;
    if (values != common) return false;
  }
  return true;
}

}  // namespace

const RuleKind jigsaw = {"Jigsaw",       read_jigsaw, write_jigsaw,       obeys_always,
                         compile_jigsaw, nullptr,     Place::whole_sudoku};
const RuleKind region_size = {"RegionSize",        read_region_size, write_number_alone, obeys_always,
                              compile_region_size, nullptr,          Place::whole_sudoku};
const RuleKind no_boxes = {"NoBoxes",        read_nothing, write_nothing,      obeys_always,
                           compile_no_boxes, nullptr,      Place::whole_sudoku};
const RuleKind diagonal = {"Diagonal",       read_diagonal, write_number_alone, obeys_diagonal,
                           compile_diagonal, nullptr,       Place::whole_sudoku};
const RuleKind windoku = {"Windoku",       read_on_square, write_nothing,      obeys_groups<windows>,
                          compile_windoku, nullptr,        Place::whole_sudoku};
const RuleKind disjoint_sets = {
    "DisjointSets",        read_on_square, write_nothing,      obeys_groups<variant::disjoint_sets>,
    compile_disjoint_sets, nullptr,        Place::whole_sudoku};
const RuleKind region_same_values = {
    "RegionSameValues",         read_nothing, write_nothing,      obeys_region_same_values,
    compile_region_same_values, nullptr,      Place::whole_sudoku};

}  // namespace quadrille::variant::kinds
