// Rules about every cell of the board: which cells must differ by a chess move or a distance, neighbours that are not
// consecutive, squares of four cells, and two that are named after their puzzles.
#include <algorithm>
#include <bitset>
#include <cstdlib>

#include "core/puzzles/variant/compile/compilers.hpp"
#include "core/puzzles/variant/rules/arguments.hpp"
#include "core/puzzles/variant/rules/kinds.hpp"

namespace quadrille::variant::kinds {

namespace {

bool differ_apart(const Board& board, const Answer& answer, unsigned rows, unsigned columns) {
  for (const auto& [a, b] : pairs_apart(board.shape, rows, columns)) {
    if (answer[a] == answer[b]) return false;
  }
  return true;
}

bool obeys_anti_knight(const Rule&, const Board& board, const Answer& answer) {
  return differ_apart(board, answer, 1, 2) && differ_apart(board, answer, 2, 1);
}

// A king's other moves are within rows and columns.
bool obeys_anti_king(const Rule&, const Board& board, const Answer& answer) {
  return differ_apart(board, answer, 1, 1);
}

std::optional<Fault> read_from_one(const RuleKind& kind, Arguments arguments, Board& board) {
  if (board.shape.lowest != 1) return fault_of(kind, " needs a board whose lowest value is 1");
  return read_nothing(kind, arguments, board);
}

// Two cells with the same number are not that number of steps apart.
bool obeys_anti_taxicab(const Rule&, const Board& board, const Answer& answer) {
  const Shape& shape = board.shape;
  const Numbers numbers{board, answer};
  for (Cell a = 0; a < shape.size(); ++a) {
    for (Cell b = 0; b < a; ++b) {
      if (answer[a] != answer[b]) continue;
      const int rows = static_cast<int>(shape.row(a)) - static_cast<int>(shape.row(b));
      const int columns = static_cast<int>(shape.column(a)) - static_cast<int>(shape.column(b));
      if (std::abs(rows) + std::abs(columns) == numbers[a]) return false;
    }
  }
  return true;
}

bool obeys_anti_consecutive(const Rule&, const Board& board, const Answer& answer) {
  for (const auto& [a, b] : adjacent_pairs(board.shape)) {
    if (std::abs(answer[a] - answer[b]) == 1) return false;
  }
  return true;
}

std::optional<Fault> read_nine_from_one(const RuleKind& kind, Arguments arguments, Board& board) {
  if (board.shape.values != 9 || board.shape.lowest != 1) return fault_of(kind, " needs the values 1 to 9");
  return read_nothing(kind, arguments, board);
}

std::optional<Fault> read_nine(const RuleKind& kind, Arguments arguments, Board& board) {
  if (board.shape.values != 9) return fault_of(kind, " needs nine values");
  return read_nothing(kind, arguments, board);
}

// Every square of four cells has all three classes, where `class_of` is the class of a value from 0 to 8.
template <class ClassOf>
bool has_three_classes_in_squares(const Board& board, const Answer& answer, ClassOf&& class_of) {
  for (const Group& square : squares(board.shape)) {
    std::bitset<3> classes;
    for (const Cell cell : square) classes.set(class_of(answer[cell] - 1u));
    if (!classes.all()) return false;
  }
  return true;
}

bool obeys_global_entropy(const Rule&, const Board& board, const Answer& answer) {
  return has_three_classes_in_squares(board, answer, [](unsigned value) { return value / 3; });
}

bool obeys_global_mod(const Rule&, const Board& board, const Answer& answer) {
  return has_three_classes_in_squares(board, answer, [](unsigned value) { return value % 3; });
}

// Every 5 has a 1 above it or a 9 below it.
bool obeys_dutch_flatmates(const Rule&, const Board& board, const Answer& answer) {
  const Shape& shape = board.shape;
  const Numbers numbers{board, answer};
  for (Cell cell = 0; cell < shape.size(); ++cell) {
    if (numbers[cell] != 5) continue;
    const unsigned row = shape.row(cell), column = shape.column(cell);
    const bool has_one = row > 0 && numbers[shape.cell(row - 1, column)] == 1;
    const bool has_nine = row + 1u < shape.rows && numbers[shape.cell(row + 1, column)] == 9;
    if (!has_one && !has_nine) return false;
  }
  return true;
}

std::optional<Fault> read_doppelganger(const RuleKind& kind, Arguments arguments, Board& board) {
  const Shape& shape = board.shape;
  if (shape.rows != shape.columns || shape.lowest != 0 || shape.values != shape.rows + 1) {
    return fault_of(kind, " needs as many rows as columns and one value more, from 0, such as Shape~9x9~0-9");
  }
  return read_nothing(kind, arguments, board);
}

// The number that is missing in each of `groups`, which have all numbers but one. False if one of them misses 0, or two
// of them the same number.
bool find_missing(const Numbers& numbers, const std::vector<Group>& groups, std::vector<int>& missing_of_cell) {
  std::bitset<most_values + 1> all_missing;
  for (const Group& group : groups) {
    int missing = 0;
    while (numbers.count(group, missing) > 0) ++missing;
    if (missing == 0 || all_missing[static_cast<std::size_t>(missing)]) return false;
    all_missing.set(static_cast<std::size_t>(missing));
    for (const Cell cell : group) missing_of_cell[cell] = missing;
  }
  return true;
}

// Every row, column and box has 0 and all numbers but one; rows miss different numbers, and so do columns and boxes;
// what the row, the column and the box of a 0 miss are three different numbers.
bool obeys_doppelganger(const Rule&, const Board& board, const Answer& answer) {
  const Shape& shape = board.shape;
  const Numbers numbers{board, answer};
  std::vector<Group> rows, columns;
  for (unsigned i = 0; i < shape.rows; ++i) {
    rows.push_back(row_of(shape, i));
    columns.push_back(column_of(shape, i));
  }
  std::vector<int> by_row(shape.size()), by_column(shape.size()), by_box(shape.size());
  if (!find_missing(numbers, rows, by_row) || !find_missing(numbers, columns, by_column)) return false;
  if (!find_missing(numbers, boxes(board), by_box)) return false;
  for (Cell cell = 0; cell < shape.size(); ++cell) {
    if (numbers[cell] != 0) continue;
    if (by_row[cell] == by_column[cell] || by_row[cell] == by_box[cell] || by_column[cell] == by_box[cell]) {
      return false;
    }
  }
  return true;
}

}  // namespace

const RuleKind anti_knight = {"AntiKnight",        read_nothing, write_nothing,      obeys_anti_knight,
                              compile_anti_knight, nullptr,      Place::whole_sudoku};
const RuleKind anti_king = {"AntiKing",        read_nothing, write_nothing,      obeys_anti_king,
                            compile_anti_king, nullptr,      Place::whole_sudoku};
const RuleKind anti_taxicab = {"AntiTaxicab",        read_from_one, write_nothing,     obeys_anti_taxicab,
                               compile_anti_taxicab, nullptr,       Place::whole_board};
const RuleKind anti_consecutive = {"AntiConsecutive",        read_nothing, write_nothing,     obeys_anti_consecutive,
                                   compile_anti_consecutive, nullptr,      Place::whole_board};
const RuleKind global_entropy = {"GlobalEntropy",      read_nine_from_one,     write_nothing,
                                 obeys_global_entropy, compile_global_entropy, nullptr,
                                 Place::whole_board};
const RuleKind global_mod = {"GlobalMod",        read_nine, write_nothing,     obeys_global_mod,
                             compile_global_mod, nullptr,   Place::whole_board};
const RuleKind dutch_flatmates = {"DutchFlatmates",      read_nine_from_one,      write_nothing,
                                  obeys_dutch_flatmates, compile_dutch_flatmates, nullptr,
                                  Place::whole_board};
const RuleKind doppelganger = {"Doppelganger",       read_doppelganger, write_nothing,      obeys_doppelganger,
                               compile_doppelganger, nullptr,           Place::whole_sudoku};

}  // namespace quadrille::variant::kinds
