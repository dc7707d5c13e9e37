// The notation `matrix`: each row of 0 and 1 is an option, each column is a primary item. An item's name is the number
// of its column, from 1. matrix_row.hpp says what a row looks like, matrix_list.hpp how rows stand in brackets. Blank
// lines separate problems; `#` begins a comment.
//
// The first line may be the size: the number of columns; the numbers of rows and columns; or, as in jlaire's dlx-cpp,
// the number of columns and how many of them, the first ones, are secondary.
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/puzzles/cover/text/matrix_list.hpp"
#include "core/puzzles/cover/text/matrix_row.hpp"
#include "core/puzzles/cover/text/notations.hpp"

namespace quadrille::cover {

namespace {

constexpr std::string_view also_names =
    "it is read as a matrix of 0 and 1 (format matrix); its first line could also be names of items (format dlx)";

// Whether lines of 0 and 1 are a problem in `dlx` too: the words of the first are different, those of each later one
// are different ones of the first. Nobody separates names by commas.
class AsNames {
 public:
  void take(std::string_view line) {
    is_possible_ = is_possible_ && line.find_first_of(",;") == std::string_view::npos;
    if (!is_possible_) return;
    std::size_t at = 0;
    ++lines_;
    for (std::string_view word; is_possible_ && !(word = next_word(line, at)).empty();) {
      std::uint32_t name = names_.find(word);
      if (lines_ == 1) {
        is_possible_ = name == Names::none;
        if (is_possible_) name = names_.add(word);
        last_line_.resize(names_.size());
      } else {
        is_possible_ = name != Names::none && last_line_[name] != lines_;
      }
      if (is_possible_) last_line_[name] = lines_;
    }
  }
  bool is_possible() const { return is_possible_ && lines_ > 1; }

 private:
  Names names_;
  std::vector<std::uint32_t> last_line_;  // by name: the last line that contains it
  std::uint32_t lines_ = 0;
  bool is_possible_ = true;
};

// One or two numbers that are the size of a matrix; the second is missing if there is none.
struct Size {
  std::uint64_t first = 0;
  std::optional<std::uint64_t> second;
};

std::optional<Size> size_in(std::string_view line) {
  std::size_t at = 0;
  const auto first = whole_number(next_word(line, at));
  const std::string_view word = next_word(line, at);
  if (!first || !next_word(line, at).empty()) return std::nullopt;
  const auto second = whole_number(word);
  if (!word.empty() && !second) return std::nullopt;
  return Size{*first, second};
}

// Whether the line before a row of `width` columns is the size and not a row.
bool is_size_before(std::string_view line, std::size_t width) {
  MatrixRow row;
  const auto size = size_in(line);
  if (!size || (read_row(line, row) && row.width == width)) return false;
  return size->first == width || size->second == width;
}

// Reads the rows of a block. The first line waits until the second one shows whether it is a size.
class RowsReader {
 public:
  RowsReader(Board& board, Error& error) : board_(board), error_(error), rows_(board, error) {}

  bool take(std::string_view line, std::uint32_t number) {
    names_.take(line);
    const std::string_view row = without_comment(line);
    if (trim(row).empty()) return true;
    if (first_) {
      const auto [text, at] = *first_;
      first_.reset();
      MatrixRow next;
      if (read_row(row, next) && is_size_before(text, next.width)) {
        size_ = {text, at};
      } else if (!rows_.add(text, at, text, 0)) {
        return false;
      }
    } else if (board_.items() == 0) {
      first_ = {row, number};
      return true;
    }
    return rows_.add(row, number, row, 0);
  }

  bool finish() {
    if (first_ && !rows_.add(first_->text, first_->number, first_->text, 0)) return false;
    if (size_ && !apply_size()) return false;
    if (names_.is_possible()) board_.note = also_names;
    return true;
  }

 private:
  struct Line {
    std::string_view text;
    std::uint32_t number;
  };

  bool apply_size() {
    const auto [first, second] = *size_in(size_->text);
    if (!second) return true;
    const std::size_t rows = board_.options(), columns = board_.items();
    if (first == rows && *second == columns) return true;
    const bool may_be_secondary = first == columns && *second < columns;
    if (!may_be_secondary) {
      return fault(" is not the size of this matrix: it has " + in_digits(rows) + " rows and " + decimal(columns) +
                   " columns");
    }
    make_secondary(static_cast<std::size_t>(*second));
    return true;
  }

  // The first columns become secondary: in a problem these are the last items.
  void make_secondary(std::size_t secondary) {
    if (secondary == 0) return;
    const std::size_t columns = board_.items(), primary = columns - secondary;
    const Problem all = board_;
    board_.clear();
    for (std::size_t item = 0; item < columns; ++item)
      board_.names.add(decimal(item < primary ? secondary + item + 1 : item - primary + 1));
    board_.reset(primary, secondary);
    std::vector<Entry> option;
    for (Option row = 0; row < all.options(); ++row) {
      option.clear();
      for (const Entry& entry : all.option(row))
        option.push_back({static_cast<Item>(entry.item < secondary ? primary + entry.item : entry.item - secondary)});
      board_.add_option(option);
    }
    board_.note = "as its first line says, " + decimal(secondary) + " of " + decimal(columns) +
                  " columns, the first ones, are secondary: each is covered at most once";
  }

  bool fault(const Message& rest) {
    const std::string_view word = trim(size_->text);
    error_ = error_at(size_->number, size_->text, static_cast<std::size_t>(word.data() - size_->text.data()),
                      quote(word) + rest);
    return false;
  }

  Board& board_;
  Error& error_;
  MatrixRows rows_;
  AsNames names_;
  std::optional<Line> first_, size_;
};

// The number of columns of a line that is a row; 0 if it is none.
std::size_t width_of(std::string_view line) {
  MatrixRow row;
  return read_row(without_comment(line), row) ? row.width : 0;
}

// Whether a line of 0 and 1 is almost certainly not a line of item names: it has commas, it repeats a word, which is
// wrong for names, or it is a single word of several digits.
bool is_certainly_row(std::string_view line) {
  if (line.find_first_of(",;") != std::string_view::npos) return true;
  std::size_t words = 0, longest = 0, at = 0;
  std::array<std::string_view, 2> seen;
  bool repeats = false;
  for (std::string_view word; !(word = next_word(line, at)).empty(); ++words) {
    longest = std::max(longest, word.size());
    repeats |= word == seen[0] || word == seen[1];
    if (word.size() == 1 || word.find('.') != std::string_view::npos) seen[word[0] == '1' ? 1 : 0] = word;
  }
  return repeats || (words == 1 && longest > 1);
}

// Whether a text that begins with a bracket is a list and not a name such as "[1]".
Detection detect_list(std::string_view text, bool last) {
  const std::size_t next = text.find_first_not_of(" \t\r\n", 1);
  if (next == std::string_view::npos) return last ? Detection::yes : Detection::more;
  if (opens_list(text[next]) || text[next] == '"' || text[next] == '\'') return Detection::yes;
  const std::size_t end = text.find_first_of(" \t\r\n");
  if (end == std::string_view::npos && !last) return Detection::more;
  const std::string_view word = text.substr(0, end);
  const bool is_closed = word.find_first_of("]})") != std::string_view::npos;
  return is_closed && word.find(',') == std::string_view::npos ? Detection::no : Detection::yes;
}

// Skips blank lines and comments before a list of rows, or before the block of lines that has the first row. `begin`
// becomes the first character of that row.
Read skip_to_matrix(Cursor& cursor, char& begin) {
  Cursor ahead = cursor;
  for (;;) {
    const Cursor before = ahead;
    std::string_view line;
    if (const Read read = ahead.take(line); read != Read::puzzle) {
      if (read == Read::end) cursor = ahead;
      return read;
    }
    const std::string_view content = trim(without_comment(line));
    if (!content.empty()) {
      begin = content[0];
      if (opens_list(begin)) cursor = before;
      return Read::puzzle;
    }
    if (trim(line).empty()) cursor = ahead;
  }
}

// Whether a line that has not come whole yet may be a row or a size.
bool may_become_row(std::string_view piece) {
  return piece.find_first_not_of("0123456789.,;+-\"'eETtrRuUFfaAlLsS \t\r") == std::string_view::npos ||
         piece.find('#') != std::string_view::npos;
}

Read read_rows(Cursor& cursor, Board& board, Error& error) {
  RowsReader reader(board, error);
  const Read read =
      read_block(cursor, [&](std::string_view text, std::uint32_t number) { return reader.take(text, number); });
  return read == Read::puzzle && !reader.finish() ? Read::error : read;
}

}  // namespace

// Items may have the names 0 and 1, so a short first line of 0 and 1 does not decide: then all lines of the first block
// must be rows of one width. Reads at most `most_lines` lines, and none after the line that decides.
Detection detect_matrix(std::string_view text, bool last) {
  constexpr std::size_t most_lines = 64;
  Cursor cursor(text, last);
  std::string_view line, first;
  AsNames names;
  std::size_t width = 0;
  for (std::size_t lines = 0; lines < most_lines;) {
    const std::size_t at = cursor.taken();
    const Read read = cursor.take(line);
    const std::string_view piece = trim(read == Read::more ? text.substr(at) : line);
    if (lines == 0 && !piece.empty() && read != Read::end && opens_list(piece[0]))
      return detect_list(text.substr(static_cast<std::size_t>(piece.data() - text.data())), last);
    if (read == Read::more) return may_become_row(piece) ? Detection::more : Detection::no;
    if (read == Read::end || (piece.empty() && lines > 0)) break;
    const std::string_view content = trim(without_comment(piece));
    if (content.empty()) continue;
    names.take(content);
    const std::size_t columns = width_of(content);
    if (lines == 0) {
      if (columns == 0 && !size_in(content)) return Detection::no;
      if (columns > 0 && is_certainly_row(content)) return Detection::yes;
      first = content;
    } else {
      if (columns == 0) return Detection::no;
      if (lines == 1 && columns != width) {
        // Numbers may also be names of items, and the second line an option of these.
        return is_size_before(first, columns) && !names.is_possible() ? Detection::yes : Detection::no;
      }
      if (columns != width) return Detection::no;
    }
    width = columns;
    ++lines;
  }
  return width > 0 ? Detection::yes : Detection::no;
}

Read read_matrix(Cursor& cursor, Board& board, Error& error) {
  board.clear();
  char begin = 0;
  if (const Read read = skip_to_matrix(cursor, begin); read != Read::puzzle) return read;
  Cursor ahead = cursor;
  std::string_view first;
  std::uint32_t number = 0;
  (void)ahead.take_content(first, number);
  const Read read = opens_list(begin) ? read_matrix_list(cursor, board, error) : read_rows(cursor, board, error);
  // No item has a place of its own: each stands in all rows.
  for (Item item = 0; read == Read::puzzle && item < board.primary(); ++item) cursor.note(item, number, first, 0);
  return read;
}

void write_matrix(const Board& board, std::string& out) {
  const std::size_t primary = board.primary(), secondary = board.items() - primary;
  if (secondary > 0) out += decimal(board.items()) + ' ' + decimal(secondary) + '\n';
  for (Option option = 0; option < board.options(); ++option) {
    if (option > 0) out += '\n';
    const std::size_t row = out.size();
    out.append(board.items(), '0');
    for (const auto& [item, colour] : board.option(option))
      out[row + (item < primary ? secondary + item : item - primary)] = '1';
  }
}

void write_matrix_answer(const Board& board, const Answer& answer, std::string& out) {
  write_options(answer, out, [&](Option option) {
    for (const Entry& entry : board.option(option)) {
      out += ' ';
      board.append_name(entry.item, out);
    }
  });
}

bool fits_matrix(const Board& board) {
  return board.primary() > 0 && board.options() > 0 && !board.is_coloured() && !board.has_multiplicities();
}

}  // namespace quadrille::cover
