// The notation `spoj1771`, of the judge's task "Yet Another N-Queen Problem": a line `N c1 … cN` with the column of the
// queen in each row, from 1, or 0 where none is given. The answer is a line of columns. Blank lines are skipped.
#include "core/puzzles/queens/notations.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>

#include "core/puzzles/queens/drawing.hpp"
#include "core/puzzles/queens/exports.hpp"
#include "core/text/link_line.hpp"

namespace quadrille::queens {

namespace {

// The words of one line.
class Words {
 public:
  Words(std::string_view line, std::uint32_t number) : line_(line), number_(number) {}

  // The next word; empty at the end of the line.
  Word next() {
    const std::string_view word = next_word(line_, at_);
    return {word, line_.substr(0, at_ - word.size()), number_};
  }

 private:
  std::string_view line_;
  std::uint32_t number_;
  std::size_t at_ = 0;
};

constexpr std::size_t no_number = ~std::size_t{0};

// The value of a whole number, or `most` + 1 if it is larger than `most`; `no_number` if `word` is not a number.
std::size_t value_up_to(std::size_t most, std::string_view word) {
  std::size_t value = word.empty() ? no_number : 0;
  for (const char c : word) {
    if (c < '0' || c > '9') return no_number;
    value = std::min(10 * value + static_cast<std::size_t>(c - '0'), most + 1);
  }
  return value;
}

// Both return false after an error, which they write.
bool read_side(Words& words, Board& board, Error& error) {
  const Word word = words.next();
  const auto fault = [&](const char* message) {
    error = error_at(word, quote(word.text) + message);
    return false;
  };
  const std::size_t side = value_up_to(largest_side, word.text);
  if (side == no_number) return fault(" is not a number of rows; a line is N and then N columns, 0 for an empty row");
  if (side == 0) return fault(" is too small; a board has at least 1 row");
  if (side > largest_side) {
    error = error_at(word, quote(word.text) + " rows are too many: a board may have " + decimal(largest_side));
    error.code = Error::Code::too_large;
    return false;
  }
  board.columns.assign(side, 0);
  return true;
}

bool read_columns(const Cursor& cursor, Words& words, Board& board, Error& error) {
  const std::size_t side = board.side();
  const auto rows = [side] { return "a board of " + in_digits(side) + " rows"; };
  for (std::size_t row = 0; row < side; ++row) {
    const Word word = words.next();
    const auto fault = [&](Message message) {
      error = error_at(word, message);
      return false;
    };
    const std::size_t column = value_up_to(side, word.text);
    if (column > side) {
      if (word.text.empty())
        return fault("the line ends after " + in_digits(row) + " columns; " + rows() + " needs " + decimal(side));
      if (column > side + 1) {
        return fault(quote(word.text) + " is not a column; " + rows() + " has columns 1 to " + decimal(side) +
                     ", and 0 means an empty row");
      }
      return fault(quote(word.text) + " is not a column of " + rows());
    }
    board.columns[row] = static_cast<std::uint16_t>(column);
    cursor.note(row, word.number, word.before, word.before.size());
  }
  if (const Word word = words.next(); !word.text.empty()) {
    error = error_at(word, quote(word.text) + " follows the " + decimal(side) + " columns of " + rows());
    return false;
  }
  return true;
}

Read read_spoj1771(Cursor& cursor, Board& board, Error& error) {
  std::string_view line;
  std::uint32_t number = 0;
  if (const Read read = cursor.take_content(line, number); read != Read::puzzle) return read;
  Words words(line, number);
  return read_side(words, board, error) && read_columns(cursor, words, board, error) ? Read::puzzle : Read::error;
}

// A number of rows, or of queens, alone on its line; behind it nothing, another number or two. Else it is a line of
// spoj1771 that ends too early.
Detection detect_typed(std::string_view text, bool last) {
  Cursor cursor(text, last);
  std::string_view line;
  std::uint32_t number = 0;
  if (cursor.take_content(line, number) == Read::more) return Detection::more;
  if (whole_number(trim(line)).value_or(0) == 0) return Detection::no;
  const Read read = cursor.take_content(line, number);
  if (read == Read::more) return Detection::more;
  if (read == Read::end) return Detection::yes;
  Words words(line, number);
  for (int count = 0; count < 3; ++count) {
    const std::string_view word = words.next().text;
    if (word.empty()) return Detection::yes;
    if (!whole_number(word)) return Detection::no;
  }
  return Detection::no;
}

Read read_typed_board(Cursor& cursor, Board& board, Error& error) {
  return read_typed("typed:queens", cursor, board, error, read_spoj1771);
}

// Its reader reads whatever is nothing else, and finds the error if there is one.
Detection detect_spoj1771(std::string_view text, bool last) {
  const Detection drawing = detect_drawing(text, last);
  return drawing == Detection::no ? opposite(detect_typed(text, last)) : opposite(drawing);
}

void write_columns(const Board& board, const Board& answer, std::string& out) {
  constexpr std::size_t longest = 6;  // characters of a column, with its space
  const std::size_t before = out.size();
  out.resize(before + longest * board.side());
  char* at = out.data() + before;
  for (std::size_t row = 0; row < board.side(); ++row) {
    if (row > 0) *at++ = ' ';
    at = std::to_chars(at, at + longest, answer.columns[row]).ptr;
  }
  out.resize(static_cast<std::size_t>(at - out.data()));
}

void write_spoj1771(const Board& board, std::string& out) {
  out += decimal(board.side());
  out += ' ';
  write_columns(board, board, out);
}

Detection detect_none(std::string_view, bool) { return Detection::no; }

using Model = cover::Writer<Board, write_model>;
using Cnf = cover::Writer<Board, write_cnf>;
using Opb = cover::Writer<Board, write_opb>;

}  // namespace

const std::array<BoardNotation, 6> notations = {{
    {"spoj1771", detect_spoj1771, read_spoj1771, write_spoj1771, write_columns, nullptr, {.none = "No answer find"}},
    {"drawing", detect_drawing, read_drawing, write_drawing, write_drawing_answer},
    {"model", detect_none, cover::refuse_to_read, Model::write, write_columns, Model::fits},
    {"cnf", detect_none, cover::refuse_to_read, Cnf::write, write_columns, Cnf::fits},
    {"opb", detect_none, cover::refuse_to_read, Opb::write, write_columns, Opb::fits},
    // Read, not written.
    {"typed", detect_typed, read_typed_board, nullptr, write_columns},
}};

}  // namespace quadrille::queens
