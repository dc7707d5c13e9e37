// The notation `zsoi` of a judge: T, then T boards, each "n m", n row sums, m column sums, and n rows of m digits, 0
// for an open cell. All n×m cells are white; the board has a first row and a first column of black cells for the sums.
//
// The numbers may be on any lines. But if a board's "n m" has a line of its own, its rows are read as lines too: then a
// row that is too short or too long is recognised, and the next board is not read as a part of this one.
#include <vector>

#include "core/puzzles/kakuro/statements.hpp"
#include "core/puzzles/kakuro/text/notations.hpp"

namespace quadrille::kakuro {

namespace {

// The value of `Cursor::announced` if T could not be read: then all boards up to the end of the text are read. No T of
// at most 15 digits gives this value.
constexpr std::uint64_t any_number = 1'000'000'000'000'001;

// Takes the words of the next line that is not blank.
Read take_line(Cursor& cursor, std::vector<Word>& words) {
  words.clear();
  do {
    Word word;
    if (const Read read = cursor.take_word(word); read != Read::puzzle) {
      return read == Read::end && !words.empty() ? Read::puzzle : read;
    }
    words.push_back(word);
  } while (!cursor.at_line_start());
  return Read::puzzle;
}

// Reads one board. After an error it still reads the board's other rows, so that the next board can be found.
class BoardReader {
 public:
  BoardReader(Cursor& cursor, Board& board, Error& error) : cursor_(cursor), board_(board), error_(error) {}

  // Whether the text ended before the board was complete, or its rest had to be skipped.
  bool came_to_end() const { return came_to_end_; }

  // `end` if there are no more words.
  Read read() {
    if (const Read read = take_header(); read != Read::puzzle) return read;
    cursor_.begin = words_[0].number;
    read_header();
    // If the number of rows or columns is unknown, only lines show where the next board begins.
    if (!by_lines_ && (!rows_ || !columns_)) return skip_rest();

    if (const Read read = take_row(rows_, "row sums"); read != Read::puzzle) return read;
    if (!rows_) rows_ = words_.size();
    if (!faulty_) read_sums(board_.columns, &Cell::across, Stated::across);
    if (const Read read = take_row(columns_, "column sums"); read != Read::puzzle) return read;
    if (!columns_) columns_ = words_.size();
    if (!faulty_) read_sums(1, &Cell::down, Stated::down);
    for (std::uint64_t row = 1; row <= *rows_ && *columns_ > 0; ++row) {
      if (const Read read = take_row(columns_, "digits"); read != Read::puzzle) return read;
      if (!faulty_) read_digits(static_cast<std::size_t>(row));
    }
    return faulty_ ? Read::error : Read::puzzle;
  }

 private:
  void fault(Error error) {
    if (!faulty_) error_ = std::move(error);
    faulty_ = true;
  }

  Read take_header() {
    const Cursor before = cursor_;
    if (before.at_line_start()) {
      const Read read = take_line(cursor_, words_);
      by_lines_ = read == Read::puzzle && words_.size() == 2;
      if (read != Read::puzzle || by_lines_) return read;
      cursor_ = before;
    }
    return take_words(2);
  }

  Read take_words(std::uint64_t count) {
    words_.clear();
    for (std::uint64_t i = 0; i < count; ++i) {
      Word word;
      if (const Read read = cursor_.take_word(word); read != Read::puzzle) return read;
      // Words that no board can use are skipped.
      if (i < most_cells) words_.push_back(word);
    }
    return Read::puzzle;
  }

  // Takes a row of `count` numbers, or all numbers of a line if `count` is unknown. The end of the text is an error.
  Read take_row(std::optional<std::uint64_t> count, const char* what) {
    if (count == std::uint64_t{0}) return Read::puzzle;
    const Read read = by_lines_ ? take_line(cursor_, words_) : take_words(*count);
    if (read == Read::more) return Read::more;
    const Message expected = count ? in_digits(*count) + ' ' + what : what;
    if (read == Read::end) {
      came_to_end_ = true;
      fault({Error::Code::bad_input, expected + " expected here", cursor_.next_line(), 1});
      return Read::error;
    }
    if (by_lines_ && count && words_.size() != *count) {
      fault(error_at(words_[0], "the line that begins with " + quote(words_[0].text) + " has " +
                                    decimal(words_.size()) + (words_.size() == 1 ? " word; " : " words; ") + expected +
                                    " are expected"));
    }
    return Read::puzzle;
  }

  Read skip_rest() {
    came_to_end_ = true;
    Word word;
    Read read = Read::puzzle;
    while (read == Read::puzzle) read = cursor_.take_word(word);
    return read == Read::more ? Read::more : Read::error;
  }

  void read_header() {
    rows_ = whole_number(words_[0].text);
    if (words_.size() < 2) {
      fault(error_at(words_[0], quote(words_[0].text) +
                                    " is one word; the number of rows and the number of columns are expected"));
      return;
    }
    columns_ = whole_number(words_[1].text);
    for (const Word& word : {words_[0], words_[1]}) {
      const auto number = whole_number(word.text);
      if (!number) fault(error_at(word, quote(word.text) + " is not a number of rows or columns"));
      if (number == std::uint64_t{0})
        fault(error_at(word, "\"0\" is too small; a board has at least 1 row and 1 column"));
    }
    if (faulty_) return;
    if (is_too_large(*rows_ + 1, *columns_ + 1)) {
      fault(too_large(*rows_, *columns_, words_[0].number, error_at(words_[0], {}).column));
      return;
    }
    board_.rows = static_cast<std::uint32_t>(*rows_ + 1);
    board_.columns = static_cast<std::uint32_t>(*columns_ + 1);
    board_.cells.assign(std::size_t{board_.rows} * board_.columns, {});
  }

  // Reads clues into cells that are `step` apart, beginning `step` after the corner.
  void read_sums(std::size_t step, Sum Cell::*clue, Stated stated) {
    std::size_t place = 0;
    for (const Word& word : words_) {
      const auto sum = sum_in(word.text);
      if (!sum) return fault(error_at(word, quote(word.text) + " is not a sum"));
      board_.cells[place += step].*clue = *sum;
      note(place, stated, word);
    }
  }

  void read_digits(std::size_t row) {
    for (std::size_t column = 1; column < board_.columns; ++column) {
      const Word& word = words_[column - 1];
      if (word.text.size() != 1 || word.text[0] < '0' || word.text[0] > '9') {
        return fault(error_at(word, quote(word.text) + " is not a digit from 0 to 9"));
      }
      Cell& cell = board_.at(row, column);
      cell.white = true;
      cell.given = static_cast<std::uint8_t>(word.text[0] - '0');
      note(row * board_.columns + column, Stated::given, word);
    }
  }

  void note(std::size_t cell, Stated stated, const Word& word) const {
    cursor_.note(thing_of(cell, stated), word.number, word.before, word.before.size());
  }

  Cursor& cursor_;
  Board& board_;
  Error& error_;
  std::vector<Word> words_;
  bool by_lines_ = false;
  bool faulty_ = false;
  bool came_to_end_ = false;
  std::optional<std::uint64_t> rows_, columns_;
};

}  // namespace

Read read_zsoi(Cursor& cursor, Board& board, Error& error) {
  if (cursor.announced == 0) {
    Word word;
    if (const Read read = cursor.take_word(word); read != Read::puzzle) return read;
    const auto boards = whole_number(word.text);
    cursor.announced = boards ? *boards + 1 : any_number;
    if (!boards) {
      error = error_at(word, quote(word.text) + " is not a number of boards");
      return Read::error;
    }
  }
  Cursor before = cursor;
  BoardReader reader(cursor, board, error);
  const Read read = reader.read();
  if (read == Read::more || cursor.announced == any_number) return read;
  if (read == Read::end) {
    if (cursor.announced == 1) return Read::end;
    error = {Error::Code::bad_input, in_digits(cursor.announced - 1) + " of the announced boards are missing here",
             cursor.next_line(), 1};
    cursor.announced = 1;
    return Read::error;
  }
  if (cursor.announced > 1) {
    cursor.announced = reader.came_to_end() ? 1 : cursor.announced - 1;
    return read;
  }
  Word first;
  before.take_word(first);
  error = error_at(first, quote(first.text) + " follows the last of the announced boards");
  return Read::error;
}

void write_zsoi(const Board& board, std::string& out) {
  const auto separate = [&out](std::size_t column) {
    if (column > 1) out += ' ';
  };
  out += "1\n" + decimal(board.rows - 1) + ' ' + decimal(board.columns - 1) + '\n';
  for (std::size_t row = 1; row < board.rows; ++row) {
    separate(row);
    out += decimal(board.at(row, 0).across);
  }
  out += '\n';
  for (std::size_t column = 1; column < board.columns; ++column) {
    separate(column);
    out += decimal(board.at(0, column).down);
  }
  Answer givens;
  for (const Cell& cell : board.cells) givens.push_back(cell.given);
  out += '\n';
  write_zsoi_answer(board, givens, out);
}

void write_zsoi_answer(const Board& board, const Answer& answer, std::string& out) {
  for (std::size_t row = 1; row < board.rows; ++row) {
    if (row > 1) out += '\n';
    for (std::size_t column = 1; column < board.columns; ++column) {
      if (column > 1) out += ' ';
      out += static_cast<char>('0' + answer[row * board.columns + column]);
    }
  }
}

bool fits_zsoi(const Board& board) {
  if (board.rows < 2 || board.columns < 2) return false;
  for (std::size_t row = 0; row < board.rows; ++row) {
    for (std::size_t column = 0; column < board.columns; ++column) {
      const Cell& cell = board.at(row, column);
      const bool inside = row > 0 && column > 0;
      if (cell.white != inside) return false;
      if (!inside && ((cell.across != no_clue) != (row > 0) || (cell.down != no_clue) != (column > 0))) return false;
    }
  }
  return true;
}

}  // namespace quadrille::kakuro
