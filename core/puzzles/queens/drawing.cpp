#include "core/puzzles/queens/drawing.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace quadrille::queens {

namespace {

constexpr std::array<std::string_view, 3> queen_signs = {"Q", "♕", "♛"};
constexpr std::array<std::string_view, 12> empty_signs = {".", "_", "-", "*", "0", "#", "+", "·", "□", "■", "⬜", "⬛"};
constexpr std::string_view star = "*";  // an empty square, or the queens of a drawing without Q

template <std::size_t n>
bool is_among(const std::array<std::string_view, n>& signs, std::string_view sign) {
  return std::find(signs.begin(), signs.end(), sign) != signs.end();
}

// The characters of a line that are not blanks, with what stands before each.
class DrawnSquares {
 public:
  DrawnSquares(std::string_view line, std::uint32_t number) : line_(line), number_(number) {}

  // The next character, or a byte that is none; empty at the end of the line.
  Word next() {
    while (at_ < line_.size() && is_space(line_[at_])) ++at_;
    const std::size_t begin = at_;
    if (at_ < line_.size()) at_ += std::max<std::size_t>(character_size(line_.substr(at_)), 1);
    return {line_.substr(begin, at_ - begin), line_.substr(0, begin), number_};
  }

 private:
  std::string_view line_;
  std::uint32_t number_;
  std::size_t at_ = 0;
};

// Reads the rows of one board. Functions return false after an error, which they write.
class DrawingReader {
 public:
  DrawingReader(const Cursor& cursor, bool has_stars, Board& board, Error& error)
      : cursor_(cursor), has_stars_(has_stars), board_(board), error_(error) {}

  bool read_row(std::string_view line, std::uint32_t number) {
    DrawnSquares squares(line, number);
    std::size_t size = 0;
    std::uint16_t queen = 0;
    for (Word square = squares.next(); !square.text.empty(); square = squares.next()) {
      if (++size > largest_side) return refuse_size(square);
      const bool has_queen = is_among(queen_signs, square.text) || (has_stars_ && square.text == star);
      if (!has_queen && !is_among(empty_signs, square.text))
        return fail(square, quote(square.text) + " is not a square; \"Q\" is a queen and \".\" an empty square");
      if (has_queen && queen != 0) return fail(square, "a second queen in one row");
      if (!has_queen) continue;
      queen = static_cast<std::uint16_t>(size);
      cursor_.note(board_.side(), number, line, square.before.size());
    }
    const Word end = {"", line, number};
    if (board_.columns.empty()) width_ = size;
    if (size != width_)
      return fail(end, "the row has " + in_digits(size) + " squares; the first row has " + decimal(width_));
    if (board_.side() == width_)
      return fail({"", "", number}, "a row too many: each row has " + in_digits(width_) + " squares");
    board_.columns.push_back(queen);
    last_ = end;
    return true;
  }

  bool finish() {
    return board_.side() == width_ ||
           fail(last_, "the board ends after " + in_digits(board_.side()) + " rows of " + decimal(width_) + " squares");
  }

 private:
  bool fail(const Word& place, Message message) {
    error_ = error_at(place, std::move(message));
    return false;
  }

  bool refuse_size(const Word& place) {
    fail(place, "a row has at most " + in_digits(largest_side) + " squares");
    error_.code = Error::Code::too_large;
    return false;
  }

  const Cursor& cursor_;
  const bool has_stars_;  // for queens
  Board& board_;
  Error& error_;
  std::size_t width_ = 0;  // squares of the first row
  Word last_;              // the end of the last row
};

// Whether stars are the queens of a drawing: it has no other queens, and another sign for empty squares.
bool has_stars_for_queens(Cursor cursor) {
  bool has_star = false, has_queen = false, has_empty = false;
  read_block(cursor, [&](std::string_view line, std::uint32_t number) {
    DrawnSquares squares(line, number);
    for (Word square = squares.next(); !square.text.empty(); square = squares.next()) {
      has_star = has_star || square.text == star;
      has_queen = has_queen || is_among(queen_signs, square.text);
      has_empty = has_empty || (square.text != star && is_among(empty_signs, square.text));
    }
    return true;
  });
  return has_star && has_empty && !has_queen;
}

}  // namespace

Detection detect_drawing(std::string_view text, bool last) {
  Cursor cursor(text, last);
  for (Word word;;) {
    const Read read = cursor.take_word(word);
    if (read != Read::puzzle) return read == Read::more ? Detection::more : Detection::no;
    DrawnSquares squares(word.text, word.number);
    bool is_zeros = true;
    for (Word square = squares.next(); !square.text.empty(); square = squares.next()) {
      if (!is_among(queen_signs, square.text) && !is_among(empty_signs, square.text)) return Detection::no;
      is_zeros = is_zeros && square.text == "0";
    }
    if (!is_zeros) return Detection::yes;
  }
}

Read read_drawing(Cursor& cursor, Board& board, Error& error) {
  board.columns.clear();
  const bool has_stars = has_stars_for_queens(cursor);
  if (has_stars) cursor.remark = "each * was read as a queen, because no square has another sign of one";
  DrawingReader reader(cursor, has_stars, board, error);
  const Read read =
      read_block(cursor, [&](std::string_view line, std::uint32_t number) { return reader.read_row(line, number); });
  return read == Read::puzzle && !reader.finish() ? Read::error : read;
}

void write_drawing(const Board& board, std::string& out) {
  for (std::size_t row = 0; row < board.side(); ++row) {
    if (row > 0) out += '\n';
    out.append(board.side(), '.');
    if (board.columns[row] > 0) out[out.size() - board.side() + board.columns[row] - 1] = 'Q';
  }
}

void write_drawing_answer(const Board&, const Board& answer, std::string& out) { write_drawing(answer, out); }

}  // namespace quadrille::queens
