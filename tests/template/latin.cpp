#include "tests/template/latin.hpp"

#include <string>

#include "core/cover/houses.hpp"

namespace quadrille::latin {

bool obeys(const Board& board, const Board& answer) {
  std::array<unsigned, side> rows = {}, columns = {};  // the values of each, a bit a value
  for (std::size_t cell = 0; cell < cell_count; ++cell) {
    const unsigned value = answer.cells[cell];
    if (value < 1 || value > side || (board.cells[cell] != 0 && board.cells[cell] != value)) return false;
    rows[cell / side] |= 1u << value;
    columns[cell % side] |= 1u << value;
  }
  constexpr unsigned all = 0b11110;
  for (std::size_t line = 0; line < side; ++line) {
    if (rows[line] != all || columns[line] != all) return false;
  }
  return true;
}

std::optional<Error> Traits::write_form(const Board& board, cover::CoverForm& form) {
  using enum cover::UnitKind;
  cover::Houses houses;
  std::array<std::uint32_t, side> line = {};
  for (std::uint32_t i = 0; i < side; ++i) {
    for (std::uint32_t j = 0; j < side; ++j) line[j] = i * side + j;
    houses.add(cover::unit(row, i), line);
  }
  for (std::uint32_t i = 0; i < side; ++i) {
    for (std::uint32_t j = 0; j < side; ++j) line[j] = j * side + i;
    houses.add(cover::unit(column, i), line);
  }
  cover::write_houses_form(houses, board.cells, side, form);
  return std::nullopt;
}

void Traits::write_supposed(const Board& board, Placements more, Board& supposed) {
  supposed = board;
  for (const cover::Placement placement : more) {
    supposed.cells[placement / side] = static_cast<std::uint8_t>(placement % side + 1);
  }
}

namespace {

Read read_line(Cursor& cursor, Board& board, Error& error) {
  std::string_view line;
  std::uint32_t number = 0;
  if (const Read read = cursor.take_content(line, number); read != Read::puzzle) return read;
  line = trim(line);
  board = {};
  for (std::size_t i = 0; i < line.size() && i < cell_count; ++i) {
    if (line[i] != '.' && (line[i] < '1' || line[i] > '4')) {
      error = error_at(number, line, i, quote(line.substr(i, 1)) + " is neither a value from 1 to 4 nor a blank");
      return Read::error;
    }
    board.cells[i] = line[i] == '.' ? std::uint8_t{0} : static_cast<std::uint8_t>(line[i] - '0');
  }
  if (line.size() == cell_count) return Read::puzzle;
  error = error_at(number, line, line.size(), "a board has 16 cells, this one has " + in_digits(line.size()));
  return Read::error;
}

void write_line(const Board& board, std::string& out) {
  for (const std::uint8_t value : board.cells) out += value == 0 ? '.' : static_cast<char>('0' + value);
}

}  // namespace

const std::array<Notation<Board, Board>, 1> notations = {{
    {.name = "line",
     .detect = [](std::string_view, bool) { return Detection::yes; },
     .read = read_line,
     .write = write_line,
     .write_answer = [](const Board&, const Board& answer, std::string& out) { write_line(answer, out); }},
}};

}  // namespace quadrille::latin
