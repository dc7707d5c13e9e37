// The notation `matrix`: each row of `0` and `1` is an option, each column is a primary item; spaces between digits are
// ignored. Blank lines separate problems. An item's name is the number of its column, from 1.
#include <string>
#include <vector>

#include "core/cover/text/notations.hpp"

namespace quadrille::cover {

namespace {

// Reads one row into `option`; `width` becomes the number of its digits. Returns false after an error, which it writes.
bool read_row(std::string_view line, std::uint32_t number, std::vector<Entry>& option, std::size_t& width,
              Error& error) {
  option.clear();
  width = 0;
  for (std::size_t at = 0; at < line.size(); ++at) {
    if (is_space(line[at])) continue;
    if (line[at] != '0' && line[at] != '1') {
      error = error_at(number, line, at, quote(line.substr(at, 1)) + " is neither 0 nor 1");
      return false;
    }
    if (line[at] == '1') option.push_back({static_cast<Item>(width)});
    if (++width > most_items) {
      error =
          error_at(number, line, at, "the row " + quote(line) + " has more than " + decimal(most_items) + " columns");
      error.code = Error::Code::too_large;
      return false;
    }
  }
  return true;
}

bool add_row(std::string_view line, std::uint32_t number, std::vector<Entry>& option, Board& board, Error& error) {
  std::size_t width = 0;
  if (!read_row(line, number, option, width, error)) return false;
  if (board.items() == 0) board.reset(width, 0);
  if (width != board.items()) {
    error = error_at(number, line, 0,
                     "the row " + quote(trim(line)) + " has " + decimal(width) + " digits; the rows above it have " +
                         decimal(board.items()));
    return false;
  }
  if (board.options() == most_options || board.entries() + option.size() > most_entries) {
    error = error_at(number, line, 0,
                     "with the row " + quote(trim(line)) + " the matrix has more than " + decimal(most_options) +
                         " rows or " + decimal(most_entries) + " ones");
    error.code = Error::Code::too_large;
    return false;
  }
  board.add_option(option);
  return true;
}

}  // namespace

Read read_matrix(Cursor& cursor, Board& board, Error& error) {
  board.clear();
  std::vector<Entry> option;
  return read_block(
      cursor, [&](std::string_view line, std::uint32_t number) { return add_row(line, number, option, board, error); });
}

void write_matrix(const Board& board, std::string& out) {
  for (Option option = 0; option < board.options(); ++option) {
    if (option > 0) out += '\n';
    const std::size_t row = out.size();
    out.append(board.items(), '0');
    for (const Entry& entry : board.option(option)) out[row + entry.item] = '1';
  }
}

void write_matrix_answer(const Board& board, const Answer& answer, std::string& out) {
  write_options(answer, out, [&](Option option) {
    for (const Entry& entry : board.option(option)) {
      out += ' ';
      out += decimal(entry.item + 1);
    }
  });
}

bool fits_matrix(const Board& board) {
  return board.items() == board.primary() && board.items() > 0 && board.options() > 0 && !board.has_multiplicities();
}

}  // namespace quadrille::cover
