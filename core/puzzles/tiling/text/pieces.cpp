// The section `pieces` of a tiling, and the names of pieces in the one-line form.
#include <algorithm>
#include <utility>

#include "core/puzzles/tiling/catalogue.hpp"
#include "core/puzzles/tiling/statements.hpp"
#include "core/puzzles/tiling/text/reader.hpp"

namespace quadrille::tiling {

namespace {

bool has_control_character(std::string_view word) {
  return std::any_of(word.begin(), word.end(), [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x20 || byte == 0x7F;
  });
}

}  // namespace

bool Reader::read_pieces(const Line& heading, std::span<const Line> lines) {
  while (!lines.empty()) {
    if (trim(lines[0].text).empty()) {
      lines = lines.subspan(1);
    } else if (!read_piece(lines)) {
      return false;
    }
  }
  if (board_.kinds.empty()) return fail(heading.error(trim(heading.text), "there are no \"pieces\""));
  return true;
}

// A line `[copies] name [turning]`, and the rows of the piece's drawing if there are any.
bool Reader::read_piece(std::span<const Line>& lines) {
  const Line line = lines[0];
  lines = lines.subspan(1);
  const std::vector<std::string_view> words = words_of(line.text);
  if (is_drawing_row(line.text) && words[0] != "X") {
    return fail(line.error(
        words[0], "a drawing without a name: a line with the piece's name comes before " + quote(trim(line.text))));
  }
  std::size_t at = 0;
  Copies copies;
  const auto is_name = [&](std::size_t word) { return word < words.size() && !turning_named(words[word]); };
  std::string_view name = words[0];
  if (const auto counted = copies_in(words[0]); counted && is_name(1)) {
    copies = *counted;
    name = words[++at];
  } else {
    const CountedName both = counted_name(words[0]);
    copies = both.copies;
    name = both.name;
  }
  const std::optional<Turning> turning =
      at + 1 < words.size() ? turning_named(words[at + 1]) : std::optional<Turning>();
  at += turning ? 2 : 1;
  if (at < words.size()) {
    return fail(line.error(words[at], quote(words[at]) + " is not understood; a piece is written [copies] name "
                                                         "[fixed, rotate or free]"));
  }
  if (has_control_character(name))
    return fail(line.error(name, quote(name) + " is no name of a piece: a name has no control characters"));
  std::vector<CatalogPiece> known;
  if (!find_pieces(line, name, known)) return false;
  const bool is_known = !known.empty();
  std::size_t rows = 0, end = 0;  // a drawing's lines; in a cube its layers are separated by blank lines
  for (; end < lines.size(); ++end) {
    const bool is_blank = trim(lines[end].text).empty();
    if (is_blank && (rows == 0 || board_.grid == Grid::cube)) continue;
    if (!is_drawing_row(lines[end].text)) break;
    if (rows == 0 && is_known && trim(lines[end].text) == "X") break;  // the X pentomino, or a drawn X
    rows = end + 1;
  }
  if (rows == 0) return add_pieces(line, name, copies, turning);
  Shape shape;
  if (!read_drawing(line, name, lines.first(rows), shape)) return false;
  lines = lines.subspan(rows);
  return add_kind(line, name,
                  {std::string(name), std::move(shape), turning.value_or(Turning::free), copies.low, copies.high},
                  true);
}

bool Reader::read_drawing(const Line& heading, std::string_view name, std::span<const Line> rows, Shape& shape) {
  Point at;
  bool is_layer_begun = false;
  for (const Line& row : rows) {
    if (trim(row.text).empty()) {
      if (std::exchange(is_layer_begun, false)) at = {at.layer + 1, 0, 0};
      continue;
    }
    is_layer_begun = true;
    at.column = 0;
    for (const char c : row.text) {
      if (c == 'X') shape.push_back(at);
      ++at.column;
      if (shape.size() > most_cells || at.column > (1 << 16)) {
        return fail(row.too_large(
            row.text, "the piece " + quote(name) + " is too large: at most " + decimal(most_cells) + " cells"));
      }
    }
    ++at.row;
  }
  if (shape.empty()) return fail(heading.error(name, "the piece " + quote(name) + " has no cells"));
  if (!check_parity(heading, shape, "the piece")) return false;
  normalize(board_.grid, shape);
  return true;
}

bool Reader::find_pieces(const Line& line, std::string_view name, std::vector<CatalogPiece>& pieces) {
  if (++names_ > most_names)
    return fail(line.too_large(name, "with " + quote(name) + " pieces are named too often in one tiling"));
  if (!catalogue_) catalogue_.emplace(board_.grid);
  pieces = catalogue_->find(name);
  return true;
}

bool Reader::add_pieces(const Line& line, std::string_view name, Copies copies, std::optional<Turning> turning) {
  std::vector<CatalogPiece> pieces;
  if (!find_pieces(line, name, pieces)) return false;
  if (pieces.empty()) {
    return fail(line.error(name, quote(name) + " is no piece that is known on the grid " +
                                     quote(grid_names[static_cast<std::size_t>(board_.grid)]) +
                                     ", and no drawing of it follows"));
  }
  for (CatalogPiece& piece : pieces) {
    const Turning turns = turning.value_or(piece.turning);
    if (!add_kind(line, name, {std::move(piece.name), std::move(piece.shape), turns, copies.low, copies.high}, false))
      return false;
  }
  return true;
}

// A piece of the catalogue that is named twice has the copies of both lines.
bool Reader::add_kind(const Line& line, std::string_view at, Kind kind, bool is_drawn) {
  const std::uint32_t known = kind_named(kind.name);
  if (known == none) {
    if (board_.kinds.size() == most_kinds) {
      return fail(line.too_large(
          at, "with " + quote(at) + " there are more than " + in_digits(most_kinds) + " kinds of pieces"));
    }
    note(thing_of_kind(board_.kinds.size()), line, at);
    board_.kinds.push_back(std::move(kind));
    is_drawn_.push_back(is_drawn ? 1 : 0);
    return true;
  }
  Kind& other = board_.kinds[known];
  if (is_drawn || is_drawn_[known] != 0 || other.shape != kind.shape || other.turning != kind.turning)
    return fail(line.error(at, "a second piece has the name " + quote(kind.name)));
  other.low += kind.low;
  other.high = other.high == any_number || kind.high == any_number ? any_number : other.high + kind.high;
  if (other.low > most_copies || (other.high > most_copies && other.high != any_number)) {
    return fail(line.too_large(at, "there are more than " + in_digits(most_copies) + " copies of " + quote(kind.name)));
  }
  return true;
}

}  // namespace quadrille::tiling
