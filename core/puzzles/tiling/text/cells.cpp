// The section `board` of a tiling, and that its cells fit the grid and the letters.
#include <algorithm>

#include "core/puzzles/tiling/text/reader.hpp"

namespace quadrille::tiling {

bool Reader::read_board(const Line& heading, std::span<const Line> lines) {
  const auto is_blank = [](const Line& line) { return trim(line.text).empty(); };
  while (!lines.empty() && is_blank(lines.back())) lines = lines.first(lines.size() - 1);
  if (board_.grid == Grid::cube) {
    while (!lines.empty() && is_blank(lines.front())) lines = lines.subspan(1);
  }
  if (!set_size(lines)) return false;
  board_.cells.assign(board_.layers * board_.rows * board_.columns, {});
  letters_.assign(27, {});
  if (!set_cells(lines)) return false;
  Shape cells;
  for (std::size_t place = 0; place < board_.cells.size(); ++place) {
    if (board_.cells[place].use != Cell::Use::outside) cells.push_back(board_.point_of(place));
  }
  if (cells.empty()) return fail(heading.error(trim(heading.text), "the \"board\" has no cells"));
  return check_parity(heading, cells, "the board");
}

// Nothing is allocated yet. The board ends with its last cells: places behind them that are outside do not count.
bool Reader::set_size(std::span<const Line> lines) {
  std::size_t layer = 0, row = 0;
  board_.layers = board_.rows = board_.columns = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    std::string_view text = lines[i].text;
    if (board_.grid == Grid::cube && trim(text).empty()) {
      layer += trim(lines[i - 1].text).empty() ? 0 : 1;
      row = 0;
      continue;
    }
    while (!text.empty() && (text.back() == '_' || is_space(text.back()))) text.remove_suffix(1);
    ++row;
    if (text.empty()) continue;
    board_.layers = layer + 1;
    board_.rows = std::max(board_.rows, row);
    board_.columns = std::max(board_.columns, text.size());
    if (is_too_large(board_.grid, board_.layers, board_.rows, board_.columns)) {
      return fail(lines[i].too_large(text, "the row " + quote(trim(text)) + " makes the board too large: at most " +
                                               size_text(board_.grid) + " cells"));
    }
  }
  return true;
}

bool Reader::set_cells(std::span<const Line> lines) {
  std::size_t layer = 0, row = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const Line& line = lines[i];
    if (board_.grid == Grid::cube && trim(line.text).empty()) {
      layer += trim(lines[i - 1].text).empty() ? 0 : 1;
      row = 0;
      continue;
    }
    for (std::size_t at = 0; at < line.text.size(); ++at) {
      Cell cell;
      if (!set_cell(line, at, cell)) return false;
      if (cell.use == Cell::Use::outside) continue;
      const std::size_t place = (layer * board_.rows + row) * board_.columns + at;
      board_.cells[place] = cell;
      note(place, line, line.text.substr(at));
    }
    ++row;
  }
  return true;
}

bool Reader::set_cell(const Line& line, std::size_t at, Cell& cell) {
  const char c = line.text[at];
  using Use = Cell::Use;
  if (c == '_' || is_space(c)) return true;
  if (c == '.' || c == '?') {
    cell.use = c == '.' ? Use::must : Use::may;
  } else if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) {
    cell.use = c >= 'a' ? Use::must : Use::may;
    cell.letter = static_cast<std::uint8_t>(c >= 'a' ? c - 'a' + 1 : c - 'A' + 1);
    if (letters_[cell.letter].number == 0) letters_[cell.letter] = line;
  } else {
    return fail(line.error(line.text.substr(at),
                           quote(line.text.substr(at, std::max<std::size_t>(1, character_size(line.text.substr(at))))) +
                               " is no cell; cells are \".\", \"?\", \"_\", a space or a letter"));
  }
  return true;
}

bool Reader::check_parity(const Line& line, const Shape& shape, const char* what) {
  if (board_.grid != Grid::hex) return true;
  for (const Point point : shape) {
    if (((point.row + point.column + shape[0].row + shape[0].column) & 1) == 0) continue;
    return fail(line.error(trim(line.text), Message(what) + " has hexagons in row " +
                                                decimal(static_cast<std::uint64_t>(point.row + 1)) + ", column " +
                                                decimal(static_cast<std::uint64_t>(point.column + 1)) +
                                                " and half a hexagon beside it: neighbours are two columns apart, "
                                                "and every second row is shifted by one"));
  }
  return true;
}

// Every letter on the board has to be explained.
bool Reader::check_letters() {
  for (std::size_t letter = 1; letter <= 26; ++letter) {
    if (letters_[letter].number == 0 || !board_.only[letter - 1].empty()) continue;
    const Line& line = letters_[letter];
    const char small = static_cast<char>('a' + letter - 1), capital = static_cast<char>('A' + letter - 1);
    const std::size_t at = line.text.find_first_of(std::string{small, capital});
    return fail(line.error(line.text.substr(at),
                           "no line under \"only\" says which pieces may cover " + quote(line.text.substr(at, 1))));
  }
  return true;
}

}  // namespace quadrille::tiling
