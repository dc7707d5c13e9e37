// Writes a tiling in the full form, and its answers. What is written reads as the same puzzle.
#include <algorithm>
#include <string>

#include "core/puzzles/tiling/catalogue.hpp"
#include "core/puzzles/tiling/layout.hpp"
#include "core/puzzles/tiling/text/notations.hpp"

namespace quadrille::tiling {

namespace {

char symbol_of(Cell cell) {
  using Use = Cell::Use;
  if (cell.use == Use::outside) return '_';
  if (cell.letter == 0) return cell.use == Use::must ? '.' : '?';
  return static_cast<char>((cell.use == Use::must ? 'a' : 'A') + cell.letter - 1);
}

// Draws the places of the board, each by `symbol(place)`. Between hexagons there are spaces.
template <class F>
void draw(const Board& board, std::string& out, F&& symbol) {
  const auto first = static_cast<std::size_t>(
      std::find_if(board.cells.begin(), board.cells.end(), [](Cell cell) { return cell.use != Cell::Use::outside; }) -
      board.cells.begin());
  const std::size_t parity = first / board.columns + first % board.columns;
  for (std::size_t layer = 0; layer < board.layers; ++layer) {
    if (layer > 0) out += "\n\n";
    for (std::size_t row = 0; row < board.rows; ++row) {
      if (row > 0) out += '\n';
      const std::size_t begin = out.size();
      for (std::size_t column = 0; column < board.columns; ++column) {
        const bool is_gap = board.grid == Grid::hex && (row + column + parity) % 2 == 1;
        out += is_gap ? ' ' : symbol((layer * board.rows + row) * board.columns + column);
      }
      while (out.size() > begin && out.back() == ' ') out.pop_back();
    }
  }
}

void write_board(const Board& board, std::string& out) {
  std::string drawing;
  draw(board, drawing, [&](std::size_t place) { return symbol_of(board.cells[place]); });
  std::size_t at = 0;
  while (at < drawing.size()) {
    const std::size_t end = std::min(drawing.find('\n', at), drawing.size());
    const std::string_view row = std::string_view(drawing).substr(at, end - at);
    out += row;
    // A row of letters that is a section's name gets a place outside the board.
    if (std::find(section_names.begin(), section_names.end(), row) != section_names.end()) out += '_';
    if (end < drawing.size()) out += '\n';
    at = end + 1;
  }
}

void write_copies(const Kind& kind, bool always, std::string& out) {
  if (kind.low == 0 && kind.high == any_number) {
    out += "* ";
  } else if (kind.low != kind.high) {
    out += decimal(kind.low) + ".." + (kind.high == any_number ? "*" : decimal(kind.high)) + " ";
  } else if (kind.low != 1 || always) {
    out += decimal(kind.low) + " ";
  }
}

void write_shape(Grid grid, const Kind& kind, std::string& out) {
  Point low = kind.shape.front(), high = low;
  for (const Point point : kind.shape) {
    low.column = std::min(low.column, point.column);
    high.column = std::max(high.column, point.column);
    high.row = std::max(high.row, point.row);
    low.row = std::min(low.row, point.row);
    high.layer = std::max(high.layer, point.layer);
  }
  // A triangle's place in the drawing says which way it points.
  if (grid == Grid::triangle && ((low.row + low.column) & 1) != 0) --low.column;
  for (int layer = low.layer; layer <= high.layer; ++layer) {
    if (layer > low.layer) out += '\n';
    for (int row = low.row; row <= high.row; ++row) {
      out += '\n';
      for (int column = low.column; column <= high.column; ++column)
        out += std::binary_search(kind.shape.begin(), kind.shape.end(), Point{layer, row, column}) ? 'X' : '.';
    }
  }
}

void write_kind(Grid grid, const Kind& kind, Catalogue& catalogue, std::string& out) {
  const std::vector<CatalogPiece> known = catalogue.find(kind.name);
  const bool is_drawn = known.size() != 1 || known[0].name != kind.name || known[0].shape != kind.shape;
  const Turning turning = is_drawn ? Turning::free : known[0].turning;  // if nothing is said
  write_copies(kind, kind.name == "X", out);                            // a line "X" could be a row of a drawing
  out += kind.name;
  if (kind.turning != turning) {
    out += ' ';
    out += turning_names[static_cast<std::size_t>(kind.turning)];
  }
  if (is_drawn) write_shape(grid, kind, out);
}

void write_place(const Board& board, std::size_t place, std::string& out) {
  const auto [layer, row, column] = board.point_of(place);
  if (board.grid == Grid::cube) out += decimal(static_cast<std::uint64_t>(layer + 1)) + ",";
  out += decimal(static_cast<std::uint64_t>(row + 1)) + "," + decimal(static_cast<std::uint64_t>(column + 1));
}

constexpr std::string_view symbols = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

// A symbol a piece of the answer. A piece whose name is one of the symbols keeps it if it is used once. The others take
// the first that are free; when all are used, the first that no neighbour has.
class Symbols {
 public:
  Symbols(const Board& board, const Answer& answer) : board_(board), piece_at_(board.cells.size(), none) {
    std::vector<std::uint32_t> copies(board.kinds.size());
    for (const Laid& piece : answer) ++copies[piece.kind];
    of_piece_.assign(answer.size(), 0);
    for (std::size_t piece = 0; piece < answer.size(); ++piece) {
      for (const std::uint32_t place : answer[piece].places) piece_at_[place] = piece;
      const std::string& name = board.kinds[answer[piece].kind].name;
      if (copies[answer[piece].kind] == 1 && name.size() == 1 && symbols.find(name[0]) != std::string_view::npos)
        of_piece_[piece] = name[0];
    }
    used_.assign(of_piece_.begin(), of_piece_.end());
    for (std::size_t piece = 0; piece < answer.size(); ++piece) {
      if (of_piece_[piece] == 0) used_ += of_piece_[piece] = first_free(answer[piece]);
    }
  }

  char of_piece(std::size_t piece) const { return of_piece_[piece]; }
  char at(std::size_t place) const {
    if (piece_at_[place] != none) return of_piece_[piece_at_[place]];
    return symbol_of({board_.cells[place].use});
  }

 private:
  static constexpr std::size_t none = ~std::size_t{0};

  char first_free(const Laid& piece) {
    const std::size_t free = symbols.find_first_not_of(used_);
    if (free != std::string_view::npos) return symbols[free];
    std::string near;
    for (const std::uint32_t place : piece.places) {
      for (const Point next : neighbours(board_.grid, board_.point_of(place))) {
        const std::size_t other = board_.contains(next) ? piece_at_[board_.place_of(next)] : none;
        if (other != none) near += of_piece_[other];
      }
    }
    const std::size_t other = symbols.find_first_not_of(near);
    return other == std::string_view::npos ? '*' : symbols[other];
  }

  const Board& board_;
  std::vector<std::size_t> piece_at_;  // by place
  std::string of_piece_;               // 0: none yet
  std::string used_;
};

void write_places(const Board& board, const Laid& piece, std::string& out) {
  for (const std::uint32_t place : piece.places) {
    out += ' ';
    write_place(board, place, out);
  }
}

}  // namespace

void write_tiling(const Board& board, std::string& out) {
  out += "grid ";
  out += grid_names[static_cast<std::size_t>(board.grid)];
  out += "\nboard\n";
  write_board(board, out);
  out += "\npieces";
  Catalogue catalogue(board.grid);
  for (const Kind& kind : board.kinds) {
    out += '\n';
    write_kind(board.grid, kind, catalogue, out);
  }
  const bool has_only =
      std::any_of(board.only.begin(), board.only.end(), [](const auto& kinds) { return !kinds.empty(); });
  if (has_only) out += "\nonly";
  for (std::size_t letter = 0; letter < board.only.size(); ++letter) {
    if (board.only[letter].empty()) continue;
    out += '\n';
    out += static_cast<char>('a' + letter);
    for (const std::uint32_t kind : board.only[letter]) out += " " + board.kinds[kind].name;
  }
  if (!board.placed.empty()) out += "\nplaced";
  for (const cover::Placement placement : board.placed) {
    const auto places = board.layout->places(placement);
    out += "\n" + board.kinds[board.layout->kind_of(placement)].name;
    write_places(board, {placement, 0, {places.begin(), places.end()}}, out);
  }
}

void write_tiling_answer(const Board& board, const Answer& answer, std::string& out) {
  const Symbols symbol(board, answer);
  draw(board, out, [&](std::size_t place) { return symbol.at(place); });
  for (std::size_t piece = 0; piece < answer.size(); ++piece) {
    out += '\n';
    out += symbol.of_piece(piece);
    out += " " + board.kinds[answer[piece].kind].name;
    write_places(board, answer[piece], out);
  }
}

}  // namespace quadrille::tiling
