// The notation `puzzlink`: a link to puzz.link or another site of the pzpr family, one board on each line. Lines that
// begin with `#` are skipped.
//
//     https://puzz.link/p?sudoku/side/side/…
//
// The cells follow row by row: a hexadecimal digit for a value below 16, `-` and two digits or `+` and three digits for
// a larger value, `.` for a given without a value, which is a blank here, and a letter g … z for 1 … 20 blanks. After
// pzprjs, src/variety-common/Encode.js (decodeNumber16). Tested by tests/core/sudoku_links_test.cpp.
#include <algorithm>
#include <string>

#include "core/puzzles/sudoku/text/notations.hpp"
#include "core/puzzles/sudoku/text/symbols.hpp"
#include "core/text/pzpr_link.hpp"

namespace quadrille::sudoku {

namespace {

constexpr char one_blank = 'g';
constexpr std::string_view digits = "0123456789abcdef";

class LinkReader : PzprLinkReader {
 public:
  LinkReader(const Cursor& cursor, std::string_view line, std::uint32_t number, Board& board, Error& error)
      : PzprLinkReader(line, number, error), cursor_(cursor), board_(board) {}

  bool read() {
    if (!read_name(pzpr_name) || !read_side()) return false;
    std::fill_n(board_.cells.begin(), board_.size(), std::uint8_t{0});
    for (std::size_t cell = 0; cell < board_.size();) {
      std::size_t stretch = 0;
      if (!read_stretch(one_blank, board_.size() - cell, stretch)) return false;
      cell += stretch;
      if (stretch == 0) cursor_.note(cell, number_, line_, at_);
      if (stretch == 0 && !read_value(board_.cells[cell++])) return false;
    }
    return read_end();
  }

 private:
  bool read_side() {
    const std::size_t start = at_;
    std::uint64_t columns = 0, rows = 0;
    if (!read_size(columns) || !read_size(rows)) return false;
    constexpr std::uint64_t most = largest_box * largest_box;
    board_.box = columns == rows && rows <= most ? box_of_side(static_cast<std::size_t>(rows)) : 0;
    board_.style = Style::compact;
    return board_.box != 0 || fault(start, line_.substr(start, at_ - start),
                                    " is not a size; a board has 4, 9, 16, 25 or 36 columns and as many rows");
  }

  bool read_value(std::uint8_t& cell) {
    const char mark = line_[at_];
    const std::size_t size = mark == '-' ? 3 : mark == '+' ? 4 : 1;
    const std::string_view symbol = line_.substr(at_, size);
    std::size_t value = 0;
    bool known = symbol.size() == size;
    for (const char c : symbol.substr(size > 1 ? 1 : 0)) {
      const std::size_t digit = digits.find(c);
      known &= digit < digits.size();
      value = value * 16 + digit;
    }
    if (mark == '.') {
      value = 0;
    } else if (!known || value == 0 || value > board_.side()) {
      error_ = unknown_symbol(number_, line_, at_, board_.side(), symbol.size());
      return false;
    }
    cell = static_cast<std::uint8_t>(value);
    at_ += size;
    return true;
  }

  const Cursor& cursor_;
  Board& board_;
};

}  // namespace

Read read_puzzlink(Cursor& cursor, Board& board, Error& error) {
  std::string_view line;
  std::uint32_t number = 0;
  do {
    if (const Read read = cursor.take_content(line, number); read != Read::puzzle) return read;
  } while (trim(line).starts_with('#'));
  return LinkReader(cursor, line, number, board, error).read() ? Read::puzzle : Read::error;
}

void write_puzzlink(const Board& board, Style, std::string& out) {
  write_pzpr_head(pzpr_name, board.side(), board.side(), out);
  std::size_t blanks = 0;
  for (std::size_t cell = 0; cell < board.size(); ++cell) {
    const unsigned value = board.cells[cell];
    if (value == 0) {
      ++blanks;
      continue;
    }
    write_pzpr_stretch(one_blank, blanks, out);
    if (value >= 16) {
      out += '-';
      out += digits[value / 16];
    }
    out += digits[value % 16];
  }
  write_pzpr_stretch(one_blank, blanks, out);
}

}  // namespace quadrille::sudoku
