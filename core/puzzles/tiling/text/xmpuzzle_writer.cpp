// Writes the notation `xmpuzzle` (xmpuzzle.cpp describes it): packing problems of cubes, and of flat pieces. Tested by
// tests/core/tiling_xmpuzzle_test.cpp.
#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <string_view>

#include "core/puzzles/tiling/text/notations.hpp"

namespace quadrille::tiling {

bool fits_xmpuzzle(const Board& board) {
  const bool is_flat = board.grid == Grid::square;
  if ((!is_flat && board.grid != Grid::cube) || !board.placed.empty()) return false;
  const auto is_used = [](const Kind& kind) { return kind.high > 0; };
  if (std::none_of(board.kinds.begin(), board.kinds.end(), is_used)) return false;
  const auto has_letter = [](const Cell& cell) { return cell.letter != 0; };
  if (std::any_of(board.cells.begin(), board.cells.end(), has_letter)) return false;
  // In space, a flat piece can be turned over, and a solid one cannot.
  const Turning turning = is_flat ? Turning::free : Turning::rotate;
  return std::all_of(board.kinds.begin(), board.kinds.end(), [&](const Kind& kind) {
    return orientations(board.grid, kind.shape, kind.turning).size() ==
           orientations(board.grid, kind.shape, turning).size();
  });
}

namespace {

void append_attribute(std::string_view name, std::string_view value, std::string& out) {
  ((out += ' ') += name) += "=\"";
  for (const char c : value) {
    switch (c) {
      case '<': out += "&lt;"; break;
      case '&': out += "&amp;"; break;
      case '"': out += "&quot;"; break;
      default: out += c;
    }
  }
  out += '"';
}

void append_voxels(std::string_view name, const std::array<std::size_t, 3>& size, std::string_view voxels,
                   std::string& out) {
  out += "    <voxel";
  append_attribute("x", decimal(size[2]), out);
  append_attribute("y", decimal(size[1]), out);
  append_attribute("z", decimal(size[0]), out);
  if (!name.empty()) append_attribute("name", name, out);
  ((out += " type=\"0\">") += voxels) += "</voxel>\n";
}

// The name that reads as `name`, of the shape with this number: a reader writes the number in front of it.
std::string own_name(std::string_view name, std::size_t number) {
  const std::string front = "S" + decimal(number);
  if (name == front) return {};
  if (name.starts_with(front + "-")) name.remove_prefix(front.size() + 1);
  std::string own(name);
  std::replace(own.begin(), own.end(), '#', '_');
  return own;
}

void append_piece(const Kind& kind, std::size_t number, std::string& out) {
  // In normal form the first cell is the origin, so others may have negative numbers.
  Point low = kind.shape.front(), high = low;
  for (const Point& cell : kind.shape) {
    low = {std::min(low.layer, cell.layer), std::min(low.row, cell.row), std::min(low.column, cell.column)};
    high = {std::max(high.layer, cell.layer), std::max(high.row, cell.row), std::max(high.column, cell.column)};
  }
  const auto side = [](int from, int to) { return static_cast<std::size_t>(to - from + 1); };
  const std::array<std::size_t, 3> size = {side(low.layer, high.layer), side(low.row, high.row),
                                           side(low.column, high.column)};
  std::string voxels(size[0] * size[1] * size[2], '_');
  for (const Point& cell : kind.shape) {
    const auto layer = static_cast<std::size_t>(cell.layer - low.layer);
    const auto row = static_cast<std::size_t>(cell.row - low.row);
    voxels[(layer * size[1] + row) * size[2] + static_cast<std::size_t>(cell.column - low.column)] = '#';
  }
  append_voxels(own_name(kind.name, number), size, voxels, out);
}

// Only the box around its cells: what is read begins with them.
void append_board(const Board& board, std::string& out) {
  using Use = Cell::Use;
  Point low = {static_cast<int>(board.layers), static_cast<int>(board.rows), static_cast<int>(board.columns)};
  for (std::size_t place = 0; place < board.cells.size(); ++place) {
    const Point cell = board.point_of(place);
    if (board.cells[place].use == Use::outside) continue;
    low = {std::min(low.layer, cell.layer), std::min(low.row, cell.row), std::min(low.column, cell.column)};
  }
  std::string voxels;
  for (std::size_t place = 0; place < board.cells.size(); ++place) {
    const auto [layer, row, column] = board.point_of(place);
    if (layer < low.layer || row < low.row || column < low.column) continue;
    const Use use = board.cells[place].use;
    voxels += use == Use::outside ? '_' : use == Use::must ? '#' : '+';
  }
  append_voxels("",
                {board.layers - static_cast<std::size_t>(low.layer), board.rows - static_cast<std::size_t>(low.row),
                 board.columns - static_cast<std::size_t>(low.column)},
                voxels, out);
}

}  // namespace

// The last shape is the board. A file has no pieces of which there are no copies.
void write_xmpuzzle(const Board& board, std::string& out) {
  std::vector<Kind> kinds;
  std::copy_if(board.kinds.begin(), board.kinds.end(), std::back_inserter(kinds),
               [](const Kind& kind) { return kind.high > 0; });
  out += "<?xml version=\"1.0\"?>\n<puzzle version=\"2\">\n  <gridType type=\"0\"/>\n  <colors/>\n  <shapes>\n";
  for (std::size_t kind = 0; kind < kinds.size(); ++kind) append_piece(kinds[kind], kind + 1, out);
  append_board(board, out);
  out += "  </shapes>\n  <problems>\n    <problem>\n      <shapes>\n";
  for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
    const std::uint32_t low = kinds[kind].low;
    // No more than there is room for, so that "any number" is a number.
    const auto is_cell = [](Cell cell) { return cell.use != Cell::Use::outside; };
    const auto cells = std::count_if(board.cells.begin(), board.cells.end(), is_cell);
    const auto room = std::max(low, static_cast<std::uint32_t>(cells));
    const std::uint32_t high = std::min(kinds[kind].high, room);
    out += "        <shape";
    append_attribute("id", decimal(kind), out);
    if (low == high) {
      append_attribute("count", decimal(low), out);
    } else {
      append_attribute("min", decimal(low), out);
      append_attribute("max", decimal(high), out);
    }
    out += "/>\n";
  }
  out += "      </shapes>\n      <result";
  append_attribute("id", decimal(kinds.size()), out);
  out += "/>\n      <bitmap/>\n    </problem>\n  </problems>\n</puzzle>";
}

}  // namespace quadrille::tiling
