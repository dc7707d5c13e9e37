// The notation `puzzlink`: a link to puzz.link or another site of the pzpr family, one board on each line.
//
//     https://puzz.link/p?kakuro/columns/rows/…
//
// The link leaves out the board's first row and first column, which are black. It begins with the other cells, row by
// row: a letter k … z for 1 … 16 white cells, `.` for a black cell without clues, and two clues, down and across, for
// any other black cell. Then come the down clues of the first row, one for each white cell below it, and the across
// clues of the first column, one for each white cell to its right. A clue is `-` for none, 1 … 9, a … j for 10 … 19, or
// A … Z for 20 … 45. Some programs write 0 for none, which is read alike. Those that are missing at the
// end of a link are none. A link has no givens, so an answer is written as `grid`. After pzprjs, src/variety/kakuro.js.
#include "core/puzzles/kakuro/digit_sets.hpp"
#include "core/puzzles/kakuro/statements.hpp"
#include "core/puzzles/kakuro/text/notations.hpp"
#include "core/text/pzpr_link.hpp"

namespace quadrille::kakuro {

namespace {

constexpr char one_white = 'k';  // the letter for a single white cell

std::optional<Sum> clue_of(char c) {
  if (c == '-' || c == '0') return no_clue;
  if (c >= '1' && c <= '9') return static_cast<Sum>(c - '0');
  if (c >= 'a' && c <= 'j') return static_cast<Sum>(c - 'a') + 10;
  if (c >= 'A' && c <= 'Z') return static_cast<Sum>(c - 'A') + 20;
  return std::nullopt;
}

char symbol_of(Sum clue) {
  if (clue == no_clue) return '-';
  if (clue < 10) return static_cast<char>('0' + clue);
  if (clue < 20) return static_cast<char>('a' + (clue - 10));
  return static_cast<char>('A' + (clue - 20));
}

class LinkReader : PzprLinkReader {
 public:
  LinkReader(const Cursor& cursor, std::string_view line, std::uint32_t number, Board& board, Error& error)
      : PzprLinkReader(line, number, error), cursor_(cursor), board_(board) {}

  bool read() {
    if (!read_name("kakuro") || !read_board_size() || !read_inside()) return false;
    for (std::size_t column = 1; column < board_.columns; ++column) {
      if (board_.at(1, column).white && !read_clue(0, column, Stated::down)) return false;
    }
    for (std::size_t row = 1; row < board_.rows; ++row) {
      if (board_.at(row, 1).white && !read_clue(row, 0, Stated::across)) return false;
    }
    return read_end();
  }

 private:
  bool read_board_size() {
    const std::size_t start = at_;
    std::uint64_t columns = 0, rows = 0;
    if (!read_size(columns) || !read_size(rows)) return false;
    if (is_too_large(rows + 1, columns + 1)) {
      error_ = too_large(rows, columns, number_, error_at(number_, line_, start, {}).column);
      return false;
    }
    board_.rows = static_cast<std::uint32_t>(rows + 1);
    board_.columns = static_cast<std::uint32_t>(columns + 1);
    board_.cells.assign(std::size_t{board_.rows} * board_.columns, {});
    return true;
  }

  bool read_inside() {
    const std::size_t columns = board_.columns - 1, cells = (board_.rows - 1) * columns;
    for (std::size_t cell = 0; cell < cells;) {
      std::size_t stretch = 0;
      if (!read_stretch(one_white, cells - cell, stretch)) return false;
      if (stretch > 0) {
        for (const std::size_t end = cell + stretch; cell < end; ++cell)
          board_.at(cell / columns + 1, cell % columns + 1).white = true;
      } else if (line_[at_] == '.') {
        ++at_;
        ++cell;
      } else {
        const std::size_t row = cell / columns + 1, column = cell % columns + 1;
        if (!read_clue(row, column, Stated::down) || !read_clue(row, column, Stated::across)) return false;
        ++cell;
      }
    }
    return true;
  }

  bool read_clue(std::size_t row, std::size_t column, Stated stated) {
    if (row != 0 && column != 0 && !expect_more()) return false;
    if (at_ >= line_.size()) return true;  // clues in the first row and column that a link lacks are none
    const auto read = clue_of(line_[at_]);
    if (!read) return fault(at_, line_.substr(at_, 1), " is not a clue; a clue is -, 0 to 9, a to j or A to Z");
    (stated == Stated::down ? board_.at(row, column).down : board_.at(row, column).across) = *read;
    cursor_.note(thing_of(row * board_.columns + column, stated), number_, line_, at_);
    ++at_;
    return true;
  }

  const Cursor& cursor_;
  Board& board_;
};

bool can_be_written(Sum clue) { return clue == no_clue || (clue > 0 && clue <= largest_sum); }

// Whether the first row and column are black and have no clues but those of runs: then the link leaves them out.
bool has_frame(const Board& board) {
  if (board.rows < 2 || board.columns < 2) return false;
  for (std::size_t column = 0; column < board.columns; ++column) {
    const Cell& cell = board.at(0, column);
    if (cell.white || cell.across != no_clue) return false;
    if (cell.down != no_clue && (column == 0 || !board.at(1, column).white)) return false;
  }
  for (std::size_t row = 1; row < board.rows; ++row) {
    const Cell& cell = board.at(row, 0);
    if (cell.white || cell.down != no_clue) return false;
    if (cell.across != no_clue && !board.at(row, 1).white) return false;
  }
  return true;
}

}  // namespace

Read read_puzzlink(Cursor& cursor, Board& board, Error& error) {
  std::string_view line;
  std::uint32_t number = 0;
  if (const Read read = cursor.take_content(line, number); read != Read::puzzle) return read;
  return LinkReader(cursor, line, number, board, error).read() ? Read::puzzle : Read::error;
}

// A board without such a frame is written as the inside of a larger board whose frame has no clues.
void write_puzzlink(const Board& board, std::string& out) {
  const bool framed = has_frame(board);
  const std::size_t first = framed ? 1 : 0;
  write_pzpr_head("kakuro", board.columns - first, board.rows - first, out);
  std::size_t stretch = 0;
  for (std::size_t row = first; row < board.rows; ++row) {
    for (std::size_t column = first; column < board.columns; ++column) {
      const Cell& cell = board.at(row, column);
      if (cell.white) {
        ++stretch;
        continue;
      }
      write_pzpr_stretch(one_white, stretch, out);
      if (cell.down == no_clue && cell.across == no_clue) {
        out += '.';
      } else {
        out += symbol_of(cell.down);
        out += symbol_of(cell.across);
      }
    }
  }
  write_pzpr_stretch(one_white, stretch, out);
  for (std::size_t column = first; column < board.columns; ++column) {
    if (board.at(first, column).white) out += symbol_of(framed ? board.at(0, column).down : no_clue);
  }
  for (std::size_t row = first; row < board.rows; ++row) {
    if (board.at(row, first).white) out += symbol_of(framed ? board.at(row, 0).across : no_clue);
  }
}

bool fits_puzzlink(const Board& board) {
  for (const Cell& cell : board.cells) {
    if (cell.given != 0 || !can_be_written(cell.down) || !can_be_written(cell.across)) return false;
  }
  return true;
}

}  // namespace quadrille::kakuro
