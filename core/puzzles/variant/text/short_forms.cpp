// Texts without rules that Interactive Sudoku Solver reads too; n is the number of rows and columns, and of values.
//
//     n² characters             a board: digits, or letters from A = 1 where n > 9, and one other character for blanks
//     n² characters             a jigsaw: n characters, each n times; n² more before it are its givens
//     81 characters             a killer: a cage's sum (0 to 9, A for 10 … Z for 35, a for 36 … j for 45) in one cell;
//                               in the others < > ^ v ` ' , . point to the next cell on the way to it
//     3x3::k:…:                 a killer: 81 numbers, 256 times the sum plus the cage's number; 3x3:d: has diagonals
//     n² words                  a board: numbers or `.`, between white space, |, - and _
//     n³ characters             pencil marks: n for each cell, the values that it may have and dots
//
// `=` before a board says that it is no other form. After js/sudoku_parser.js and the forum threads that it names.
// Tested by tests/core/variant_text_test.cpp.
#include <algorithm>
#include <array>

#include "core/puzzles/variant/rules/arguments.hpp"
#include "core/puzzles/variant/rules/kinds.hpp"
#include "core/puzzles/variant/text/notations.hpp"

namespace quadrille::variant {

namespace {

/// The side of a square with this number of cells; 0 if there is none.
unsigned side_of(std::size_t cells) {
  unsigned side = 1;
  while (side < most_side && std::size_t{side} * side < cells) ++side;
  return std::size_t{side} * side == cells ? side : 0;
}

Shape square_of(unsigned side) {
  const auto small = static_cast<std::uint8_t>(side);
  return {small, small, small, 1};
}

// The index of the value that a character stands for on a board with this number of values; none if it is no value.
std::optional<unsigned> value_of(char c, unsigned values) {
  const char first = values > 9 ? 'A' : '1';
  if (c < first || c >= first + static_cast<int>(values)) return std::nullopt;
  return static_cast<unsigned>(c - first);
}

bool read_board(std::string_view text, Board& board) {
  const unsigned side = side_of(text.size());
  if (side == 0) return false;
  set_shape(board, square_of(side));
  char blank = '\0';
  for (std::size_t cell = 0; cell < text.size(); ++cell) {
    if (const auto value = value_of(text[cell], side)) {
      board.candidates[cell] = Values{1} << *value;
    } else if (blank == '\0') {
      blank = text[cell];
    } else if (text[cell] != blank) {
      return false;
    }
  }
  return true;
}

bool read_layout(std::string_view text, Board& board) {
  const unsigned side = side_of(text.size());
  if (side == 0) return false;
  std::array<unsigned, 256> counts{};
  for (const char c : text) ++counts[static_cast<unsigned char>(c)];
  if (std::any_of(counts.begin(), counts.end(), [side](unsigned count) { return count != 0 && count != side; })) {
    return false;
  }
  set_shape(board, square_of(side));
  const std::array<std::string_view, 1> layout = {text};
  kinds::jigsaw.read(kinds::jigsaw, layout, board);
  add_rule(board, kinds::no_boxes);
  return true;
}

// Givens, then the layout.
bool read_layout_with_givens(std::string_view text, Board& board) {
  if (text.size() % 2 != 0) return false;
  Board givens;
  if (!read_board(text.substr(0, text.size() / 2), givens) || !read_layout(text.substr(text.size() / 2), board)) {
    return false;
  }
  board.candidates = std::move(givens.candidates);
  return true;
}

bool read_grid(const std::vector<std::string_view>& words, Board& board) {
  const unsigned side = side_of(words.size());
  if (side == 0) return false;
  set_shape(board, square_of(side));
  for (std::size_t cell = 0; cell < words.size(); ++cell) {
    if (words[cell] == ".") continue;
    const auto value = number_in(words[cell], 1, static_cast<std::int32_t>(side));
    if (!value) return false;
    board.candidates[cell] = Values{1} << (*value - 1);
  }
  return true;
}

bool read_pencil_marks(std::string_view text, Board& board) {
  unsigned side = 1;
  while (side < 9 && std::size_t{side} * side * side < text.size()) ++side;
  if (std::size_t{side} * side * side != text.size()) return false;
  set_shape(board, square_of(side));
  for (std::size_t cell = 0; cell < board.candidates.size(); ++cell) {
    Values values = 0;
    for (const char c : text.substr(cell * side, side)) {
      const auto value = value_of(c, side);
      if (!value && c != '.') return false;
      if (value) values |= Values{1} << *value;
    }
    board.candidates[cell] = values;
  }
  return true;
}

constexpr std::string_view pointers = "<>^v`',.";

// How a pointer moves: rows and columns.
constexpr std::array<std::pair<int, int>, 8> moves = {
    {{0, -1}, {0, 1}, {-1, 0}, {1, 0}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1}}};

bool is_killer(std::string_view text) {
  if (text.size() != 81 || text.find_first_of("<>^v`',") == std::string_view::npos) return false;
  return std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'j') ||
           pointers.find(c) != std::string_view::npos;
  });
}

// The cell with the sum of the cage that `cell` is in; none if its pointers leave the board or go round.
std::optional<Cell> root_of(std::string_view text, const Shape& shape, Cell cell) {
  for (std::size_t steps = 0; steps < text.size(); ++steps) {
    const std::size_t pointer = pointers.find(text[cell]);
    if (pointer == std::string_view::npos) return cell;
    const int row = static_cast<int>(shape.row(cell)) + moves[pointer].first;
    const int column = static_cast<int>(shape.column(cell)) + moves[pointer].second;
    if (row < 0 || row >= shape.rows || column < 0 || column >= shape.columns) return std::nullopt;
    cell = shape.cell(static_cast<unsigned>(row), static_cast<unsigned>(column));
  }
  return std::nullopt;
}

// Collects the cells of cages, which are written in the order of their first cells.
class Cages {
 public:
  void add(std::size_t name, std::int32_t sum, Cell cell) {
    if (index_[name] == 0) {
      sums_.push_back(sum);
      cages_.emplace_back();
      index_[name] = cages_.size();
    }
    cages_[index_[name] - 1].push_back(cell);
  }
  void write(Board& board) {
    for (std::size_t i = 0; i < cages_.size(); ++i) add_rule(board, kinds::cage, {sums_[i]}, {std::move(cages_[i])});
  }

 private:
  std::array<std::size_t, 256> index_{};
  std::vector<std::int32_t> sums_;
  std::vector<Group> cages_;
};

ShortForm read_killer(std::string_view text, Board& board, TextFault& fault) {
  set_shape(board, Shape{});
  Cages cages;
  for (Cell cell = 0; cell < text.size(); ++cell) {
    const auto root = root_of(text, board.shape, cell);
    if (!root) {
      fault = {quote(text.substr(cell, 1)) + " leads to no cell with the sum of a cage", cell};
      return ShortForm::fault;
    }
    const char c = text[*root];
    cages.add(*root, c <= '9' ? c - '0' : c <= 'Z' ? c - 'A' + 10 : c - 'a' + 36, cell);
  }
  cages.write(board);
  return ShortForm::yes;
}

ShortForm read_long_killer(std::string_view text, Board& board, TextFault& fault) {
  const auto refuse = [&](std::size_t at, Message message) {
    fault = {std::move(message), at};
    return ShortForm::fault;
  };
  const bool has_diagonals = text.starts_with("3x3:d:k:");
  if (!has_diagonals && !text.starts_with("3x3::k:")) {
    return refuse(0, quote(text) + " is no killer; a killer in this form begins with 3x3::k: or 3x3:d:k:");
  }
  set_shape(board, Shape{});
  if (has_diagonals) {
    add_rule(board, kinds::diagonal, {1});
    add_rule(board, kinds::diagonal, {-1});
  }
  Cages cages;
  std::size_t at = has_diagonals ? 8 : 7;
  for (Cell cell = 0; cell < board.shape.size(); ++cell) {
    const std::string_view word = text.substr(at, text.find(':', at) - at);
    const auto number = number_in(word, 0, most_number);
    if (!number || at + word.size() >= text.size()) {
      return refuse(std::min(at, text.size()), quote(word) + " is number " + decimal(cell + std::uint64_t{1}) +
                                                   " of a killer, which has 81 with a colon after each");
    }
    if (*number >= 256) cages.add(static_cast<std::size_t>(*number % 256), *number / 256, cell);
    at += word.size() + 1;
  }
  if (at < text.size()) return refuse(at, quote(text.substr(at)) + " stands after the 81 numbers of a killer");
  cages.write(board);
  return ShortForm::yes;
}

}  // namespace

ShortForm read_short_form(const PuzzleText& puzzle, Board& board, TextFault& fault) {
  constexpr std::size_t longest = 4096;
  std::string_view text = puzzle.compact();
  if (text.starts_with("3x3:")) return read_long_killer(text, board, fault);
  if (text.size() < 2 || text.size() > longest) return ShortForm::no;
  if (text[0] == '=') {
    text.remove_prefix(1);
    if (read_board(text, board)) return ShortForm::yes;
    fault = {quote(text) + " is no square board with one character for blank cells", 1};
    return ShortForm::fault;
  }
  if (is_killer(text)) return read_killer(text, board, fault);
  const auto try_form = [&](auto&& read) {
    board = {};
    return read();
  };
  const bool is_read = try_form([&] { return read_layout_with_givens(text, board); }) ||
                       try_form([&] { return read_layout(text, board); }) ||
                       try_form([&] { return read_board(text, board); }) ||
                       try_form([&] { return read_grid(puzzle.grid_words(), board); }) ||
                       try_form([&] { return read_pencil_marks(text, board); });
  if (!is_read) try_form([] { return false; });
  return is_read ? ShortForm::yes : ShortForm::no;
}

}  // namespace quadrille::variant
