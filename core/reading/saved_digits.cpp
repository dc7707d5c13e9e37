// Boards of Sudoku and Kakuro that puzz.link and its relatives have saved: `pzprv3`, the kind, the size, the rows of
// the puzzle, and those of what has been filled in. Lines end with a break, or with `/`. The format: `FileData.js` of
// robx/pzprjs.
#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/reading/pasted.hpp"
#include "core/reading/rows.hpp"
#include "core/text/text.hpp"

namespace quadrille::reading {

namespace {

constexpr std::string_view saved_symbols = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZa";
constexpr std::size_t most_saved = 100;

using Words = std::vector<std::string_view>;

class SavedDigits {
 public:
  explicit SavedDigits(std::string_view text) {
    for (std::size_t begin = 0; begin < text.size();) {
      const std::size_t end = std::min(text.find_first_of("/\n", begin), text.size());
      lines_.push_back(trim(text.substr(begin, end - begin)));
      begin = end + 1;
    }
  }

  Recognition read() {
    Recognition found;
    if (lines_.size() < 3) return found;
    at_ = 2;
    const bool is_read = lines_[1] == "sudoku" ? read_sudoku(found) : lines_[1] == "kakuro" && read_kakuro(found);
    if (!is_read) return {};
    found.form = "puzz.link";
    found.is_sure = true;
    return found;
  }

 private:
  std::size_t take_size() {
    const auto size = at_ < lines_.size() ? whole_number(lines_[at_++]) : std::nullopt;
    return size && *size < most_saved ? static_cast<std::size_t>(*size) : 0;
  }

  // The next rows, each of this many words; none if there are fewer.
  std::vector<Words> take_rows(std::size_t height, std::size_t width) {
    std::vector<Words> rows;
    for (; rows.size() < height && at_ < lines_.size(); ++at_) {
      rows.emplace_back();
      std::size_t at = 0;
      for (std::string_view word; !(word = next_word(lines_[at_], at)).empty();) rows.back().push_back(word);
      if (rows.back().size() != width) return {};
    }
    return rows.size() == height ? rows : std::vector<Words>();
  }

  static char symbol_of(std::string_view word) {
    const auto value = whole_number(word);
    return value && *value < saved_symbols.size() ? saved_symbols[static_cast<std::size_t>(*value)] : '.';
  }

  // What is filled in beside the board, at column and row `shift` of it. Anything but a number is a note.
  static void add_entries(const std::vector<Words>& rows, std::size_t width, std::size_t shift, Recognition& found) {
    for (std::size_t row = 0; row < rows.size(); ++row)
      for (std::size_t column = 0; column < rows[row].size(); ++column) {
        const char symbol = symbol_of(rows[row][column]);
        if (symbol == '.') continue;
        if (!found.entries.empty()) found.entries += ' ';
        found.entries += decimal((row + shift) * width + column + shift) + ':' + symbol;
      }
  }

  bool read_sudoku(Recognition& found) {
    const std::size_t side = take_size();
    const std::vector<Words> given = take_rows(side, side);
    if (box_of(side) == 0 || given.empty()) return false;
    std::string line;
    for (const Words& row : given)
      for (const std::string_view word : row) line += symbol_of(word);
    found.add({"sudoku", "line"}, line);
    add_entries(take_rows(side, side), side, 0, found);
    return true;
  }

  // The first row and column have sums down and across; a black cell has `across,down`, and 0 for none.
  bool read_kakuro(Recognition& found) {
    const std::size_t rows = take_size() + 1, columns = take_size() + 1;
    const std::vector<Words> board = take_rows(rows, columns);
    if (board.empty()) return false;
    std::string text;
    for (std::size_t y = 0; y < rows; ++y)
      for (std::size_t x = 0; x < columns; ++x) {
        if (x > 0 || y > 0) text += x > 0 ? ' ' : '\n';
        const std::string_view cell = board[y][x];
        const std::size_t comma = cell.find(',');
        const bool has_both = comma != std::string_view::npos;
        const auto across = whole_number(has_both ? cell.substr(0, comma) : y == 0 ? "0" : cell);
        const auto down = whole_number(has_both ? cell.substr(comma + 1) : y == 0 ? cell : "0");
        if (x > 0 && y > 0 && cell == ".") {
          text += '.';
        } else if ((x == 0 && y == 0) || (across.value_or(0) == 0 && down.value_or(0) == 0)) {
          text += '#';
        } else {
          if (down.value_or(0) > 0) text += decimal(*down);
          text += '\\';
          if (across.value_or(0) > 0) text += decimal(*across);
        }
      }
    found.add({"kakuro", "grid"}, text);
    add_entries(take_rows(rows - 1, columns - 1), columns, 1, found);
    return true;
  }

  Words lines_;
  std::size_t at_ = 0;
};

}  // namespace

Recognition recognise_saved(std::string_view text) {
  return SavedDigits(text.substr(std::min(text.find("pzprv3"), text.size()))).read();
}

}  // namespace quadrille::reading
