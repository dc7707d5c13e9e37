#include "core/puzzles/cover/text/matrix_list.hpp"

#include <string>

namespace quadrille::cover {

bool MatrixRows::add(std::string_view text, std::uint32_t number, std::string_view line, std::size_t at) {
  const auto refuse = [&](Message message, bool is_too_large) {
    const std::size_t blank = text.size() - trim(text).size();
    error_ = error_at(number, line, blank == 0 ? at : at + text.find(trim(text)), std::move(message));
    if (is_too_large) error_.code = Error::Code::too_large;
    return false;
  };
  if (!read_row(text, row_)) {
    error_ = error_at(number, line, at + row_.at, row_.fault);
    return false;
  }
  if (row_.width > most_items)
    return refuse("the row " + quote(trim(text)) + " has more than " + decimal(most_items) + " columns", true);
  if (board_.items() == 0) board_.reset(row_.width, 0);
  if (row_.width != board_.items() || row_.width == 0) {
    return refuse("the row " + quote(trim(text)) + " has " + decimal(row_.width) + " digits; the rows above it have " +
                      decimal(board_.items()),
                  false);
  }
  if (board_.options() == most_options || board_.entries() + row_.ones.size() > most_entries) {
    return refuse("with the row " + quote(trim(text)) + " the matrix has more than " + decimal(most_options) +
                      " rows or " + decimal(most_entries) + " ones",
                  true);
  }
  board_.add_option(row_.ones);
  return true;
}

namespace {

char closer_of(char opener) { return opener == '[' ? ']' : opener == '{' ? '}' : opener == '(' ? ')' : opener; }

bool is_between(char c) { return is_space(c) || c == ','; }

class ListReader {
 public:
  ListReader(Board& board, Error& error) : error_(error), rows_(board, error) {}

  // Reads a line of the list. False after an error, which it writes.
  bool take(std::string_view line, std::uint32_t number) {
    line = without_comment(line);
    number_ = number;
    line_ = line;
    row_start_ = 0;
    for (std::size_t at = 0; at < line.size(); ++at) {
      const char c = line[at];
      if (is_done_ ? !(is_between(c) || c == ';') : !take(c, at))
        return is_done_ ? fault(at, line.substr(at), " follows the end of the matrix") : false;
    }
    if (row_closer_ != 0) {
      // The row goes on in the next line.
      row_ += line.substr(row_start_);
      row_ += ' ';
    }
    return true;
  }

  bool is_done() const { return is_done_; }

  // The error of a text that ends before the list does.
  void refuse_end() { error_ = error_at(number_, line_, line_.size(), "the matrix ends before its last bracket"); }

 private:
  bool take(char c, std::size_t at) {
    if (row_closer_ != 0) {
      if (c == row_closer_) return end_row(at);
      // In a list of texts a row may not have brackets, and in a list of lists it may have texts.
      return !opens_list(c) || fault(at, line_.substr(at, 1), " opens a bracket within a row");
    }
    if (closer_ == 0) {
      if (opens_list(c)) closer_ = closer_of(c);
      return true;
    }
    if (c == closer_) {
      if (!has_rows_) return fault(at, line_.substr(at, 1), " ends a matrix without rows");
      return is_done_ = true;
    }
    if (opens_list(c) || c == '"' || c == '\'') {
      row_closer_ = closer_of(c);
      row_number_ = number_;
      row_start_ = at + 1;
      row_.clear();
      return true;
    }
    return is_between(c) ||
           fault(at, line_.substr(at), " is not in a row; in brackets, each row has brackets of its own");
  }

  bool end_row(std::size_t at) {
    row_closer_ = 0;
    has_rows_ = true;
    std::string_view rest = line_.substr(row_start_, at - row_start_);
    const bool is_in_line = row_number_ == number_;
    if (!is_in_line) rest = row_ += rest;
    // After the last cell a comma may follow.
    std::string_view cells = rest;
    while (!cells.empty() && is_space(cells.back())) cells.remove_suffix(1);
    if (cells.ends_with(',')) cells.remove_suffix(1);
    return is_in_line ? rows_.add(cells, number_, line_, row_start_) : rows_.add(cells, row_number_, cells, 0);
  }

  bool fault(std::size_t at, std::string_view part, const Message& rest) {
    error_ = error_at(number_, line_, at, quote(trim(part)) + rest);
    return false;
  }

  Error& error_;
  MatrixRows rows_;
  std::string_view line_;
  std::uint32_t number_ = 0;
  char closer_ = 0, row_closer_ = 0;  // of what is open
  bool is_done_ = false, has_rows_ = false;
  std::size_t row_start_ = 0;     // of the open row, in this line
  std::uint32_t row_number_ = 0;  // the line in which it begins
  std::string row_;               // what it has in the lines before this one
};

}  // namespace

Read read_matrix_list(Cursor& cursor, Board& board, Error& error) {
  ListReader reader(board, error);
  bool is_faulty = false;
  while (!reader.is_done() || is_faulty) {
    const std::uint32_t number = cursor.next_line();
    std::string_view line;
    const Read read = cursor.take(line);
    if (read == Read::more) return Read::more;
    if (is_faulty && (read == Read::end || trim(line).empty())) return Read::error;
    if (read == Read::end) {
      reader.refuse_end();
      return Read::error;
    }
    if (!is_faulty) is_faulty = !reader.take(line, number);
  }
  return Read::puzzle;
}

}  // namespace quadrille::cover
