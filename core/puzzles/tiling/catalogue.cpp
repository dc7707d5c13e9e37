#include "core/puzzles/tiling/catalogue.hpp"

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

#include "core/puzzles/tiling/polyforms.hpp"
#include "core/text/text.hpp"

namespace quadrille::tiling {

namespace {

struct Drawn {
  std::string_view name;
  std::string_view rows;  ///< separated by '/', layers by '|'
};

constexpr Drawn monomino[] = {{"I1", "X"}};
constexpr Drawn domino[] = {{"I2", "XX"}};
constexpr Drawn trominoes[] = {{"I3", "XXX"}, {"V3", "XX/X"}};
constexpr Drawn tetrominoes[] = {{"I4", "XXXX"}, {"L4", "XXX/X"}, {"O4", "XX/XX"}, {"S4", ".XX/XX"}, {"T4", "XXX/.X"}};
constexpr Drawn pentominoes[] = {{"F", ".XX/XX/.X"}, {"I", "XXXXX"},     {"L", "XXXX/X"},  {"N", ".XXX/XX"},
                                 {"P", "XX/XX/X"},   {"T", "XXX/.X/.X"}, {"U", "X.X/XXX"}, {"V", "X/X/XXX"},
                                 {"W", "X/XX/.XX"},  {"X", ".X/XXX/.X"}, {"Y", "XXXX/.X"}, {"Z", "XX/.X/.XX"}};
constexpr Drawn rectangle[] = {{"O6", "XXX/XXX"}};

// Sets that are sold. Piet Hein's Soma cube, with the usual letters: A and B are mirror images.
constexpr Drawn soma[] = {{"V", "XX/X"},    {"L", "XXX/X"},   {"T", "XXX/.X"}, {"Z", "XX/.XX"},
                          {"A", "XX/X|/X"}, {"B", "XX/X|.X"}, {"P", "XX/X|X"}};
// Bruce Bedlam's cube, one tetracube and twelve pentacubes; the letters are ours.
constexpr Drawn bedlam[] = {{"A", "X/XXX|/X"},    {"B", "X/XX/.X|//.X"},  {"C", "/X|.X/XX|/.X"}, {"D", "/X|X/X/X|/X"},
                            {"E", "XXX/.X|/.X"},  {"F", "//X|X/XX/X"},    {"G", "/.XX|XX/.X"},   {"H", "X/X|/X/X|/X"},
                            {"I", "..X/..X|XXX"}, {"J", "XX/.X/.X|//.X"}, {"K", "/.X|.X/XXX"},   {"L", ".XX|XX|X"},
                            {"M", "XX|.X/.X"}};
// Kanoodle's twelve pieces with the letters of its booklet.
constexpr Drawn kanoodle[] = {{"A", "XXX/X"},   {"B", "XX/XX/X"}, {"C", "XXXX/X"},  {"D", "XXXX/.X"},
                              {"E", ".XXX/XX"}, {"F", "XX/X"},    {"G", "X/X/XXX"}, {"H", "X/XX/.XX"},
                              {"I", "X.X/XXX"}, {"J", "XXXX"},    {"K", "XX/XX"},   {"L", ".X/XXX/.X"}};
// DragonFjord's A-Puzzle-A-Day: seven pentominoes and a rectangle of six cells.
constexpr Drawn calendar[] = {{"L", "XXXX/X"},  {"N", ".XXX/XX"}, {"P", "XX/XX/X"},   {"U", "X.X/XXX"},
                              {"V", "X/X/XXX"}, {"Y", "XXXX/.X"}, {"Z", "XX/.X/.XX"}, {"O6", "XXX/XXX"}};

Shape read_rows(std::string_view rows) {
  Shape shape;
  Point at;
  for (const char c : rows) {
    if (c == '|') {
      at = {at.layer + 1, 0, 0};
    } else if (c == '/') {
      at = {at.layer, at.row + 1, 0};
    } else {
      if (c == 'X') shape.push_back(at);
      ++at.column;
    }
  }
  normalize(Grid::square, shape);
  return shape;
}

// As `read_rows` reads them. A triangle keeps the parity of its place, so a column may be empty.
std::string rows_of(Grid grid, const Shape& shape) {
  Point least = shape.front();
  for (const Point& point : shape) {
    least.row = std::min(least.row, point.row);
    least.column = std::min(least.column, point.column);
  }
  if (grid == Grid::triangle && ((least.row + least.column) & 1) != 0) --least.column;
  std::string rows;
  Point at = least;
  for (const Point& point : shape) {
    for (; at.layer < point.layer; at = {at.layer + 1, least.row, least.column}) rows += '|';
    for (; at.row < point.row; at = {at.layer, at.row + 1, least.column}) rows += '/';
    rows.append(static_cast<std::size_t>(point.column - at.column), '.');
    rows += 'X';
    at.column = point.column + 1;
  }
  return rows;
}

// Pieces that are drawn, or else all polyforms of a size.
struct Set {
  std::string_view name;  // of the whole set; empty: there is none
  Grid grid;              // flat pieces lie in a layer of a cube
  std::span<const Drawn> drawn = {};
  std::size_t cells = 0;
  bool is_sold = false;  // its letters stand for its pieces only where the set is named
};
constexpr Set sets[] = {
    {.name = "", .grid = Grid::square, .drawn = monomino},
    {.name = "dominoes", .grid = Grid::square, .drawn = domino},
    {.name = "trominoes", .grid = Grid::square, .drawn = trominoes},
    {.name = "tetrominoes", .grid = Grid::square, .drawn = tetrominoes},
    {.name = "pentominoes", .grid = Grid::square, .drawn = pentominoes},
    {.name = "", .grid = Grid::square, .drawn = rectangle},
    {.name = "kanoodle", .grid = Grid::square, .drawn = kanoodle, .is_sold = true},
    {.name = "calendar", .grid = Grid::square, .drawn = calendar, .is_sold = true},
    {.name = "soma", .grid = Grid::cube, .drawn = soma, .is_sold = true},
    {.name = "bedlam", .grid = Grid::cube, .drawn = bedlam, .is_sold = true},
    {.name = "", .grid = Grid::square, .cells = 1},
    {.name = "", .grid = Grid::square, .cells = 2},
    {.name = "", .grid = Grid::square, .cells = 3},
    {.name = "", .grid = Grid::square, .cells = 4},
    {.name = "", .grid = Grid::square, .cells = 5},
    {.name = "hexominoes", .grid = Grid::square, .cells = 6},
    {.name = "heptominoes", .grid = Grid::square, .cells = 7},
    {.name = "", .grid = Grid::hex, .cells = 1},
    {.name = "", .grid = Grid::hex, .cells = 2},
    {.name = "trihexes", .grid = Grid::hex, .cells = 3},
    {.name = "tetrahexes", .grid = Grid::hex, .cells = 4},
    {.name = "pentahexes", .grid = Grid::hex, .cells = 5},
    {.name = "hexahexes", .grid = Grid::hex, .cells = 6},
    {.name = "", .grid = Grid::triangle, .cells = 1},
    {.name = "", .grid = Grid::triangle, .cells = 2},
    {.name = "", .grid = Grid::triangle, .cells = 3},
    {.name = "tetriamonds", .grid = Grid::triangle, .cells = 4},
    {.name = "pentiamonds", .grid = Grid::triangle, .cells = 5},
    {.name = "hexiamonds", .grid = Grid::triangle, .cells = 6},
    {.name = "heptiamonds", .grid = Grid::triangle, .cells = 7},
    {.name = "octiamonds", .grid = Grid::triangle, .cells = 8},
    {.name = "", .grid = Grid::cube, .cells = 1},
    {.name = "", .grid = Grid::cube, .cells = 2},
    {.name = "", .grid = Grid::cube, .cells = 3},
    {.name = "tetracubes", .grid = Grid::cube, .cells = 4},
    {.name = "pentacubes", .grid = Grid::cube, .cells = 5},
};

constexpr std::string_view letters = "PHTC";  // of the polyforms of each grid

// Mirror images of cubes are pieces of their own.
constexpr Turning turning_on(Grid grid) { return grid == Grid::cube ? Turning::rotate : Turning::free; }

// What the names of all polyforms of a set begin with: "P6.".
std::string front_of(const Set& set) { return letters[static_cast<std::size_t>(set.grid)] + decimal(set.cells) + '.'; }

std::vector<CatalogPiece> pieces_of(const Set& set) {
  std::vector<CatalogPiece> pieces;
  const Turning turning = turning_on(set.grid);
  for (const Drawn& piece : set.drawn) pieces.push_back({std::string(piece.name), read_rows(piece.rows), turning});
  if (!pieces.empty()) return pieces;
  for (Shape& shape : polyforms(set.grid, set.cells, turning))
    pieces.push_back({front_of(set) + decimal(pieces.size() + 1), std::move(shape), turning});
  return pieces;
}

bool has_set(Grid grid, const Set& set) { return set.grid == grid || (set.grid == Grid::square && grid == Grid::cube); }

// Whether the set has a piece of this name, which stands for the piece where the set is not named.
bool names_piece(const Set& set, std::string_view name) {
  if (set.is_sold) return false;
  if (set.drawn.empty()) return name.starts_with(front_of(set));
  return std::any_of(set.drawn.begin(), set.drawn.end(), [name](const Drawn& piece) { return piece.name == name; });
}

bool is_chiral(Grid grid, const Shape& shape) {
  return orientations(grid, shape, Turning::rotate).size() != orientations(grid, shape, Turning::free).size();
}

// Its mirror image, in its least normal form.
CatalogPiece mirror_of(Grid grid, const CatalogPiece& piece) {
  const Shape mirror = image(grid, transforms(grid) / 2, piece.shape);
  return {piece.name + "'", orientations(grid, mirror, Turning::rotate).front(), Turning::rotate};
}

std::vector<CatalogPiece> one_sided(Grid grid, const std::vector<CatalogPiece>& free) {
  std::vector<CatalogPiece> pieces;
  for (const CatalogPiece& piece : free) {
    pieces.push_back({piece.name, piece.shape, Turning::rotate});
    if (is_chiral(grid, piece.shape)) pieces.push_back(mirror_of(grid, piece));
  }
  return pieces;
}

}  // namespace

// A set is kept, since it may take milliseconds to find.
const std::vector<CatalogPiece>& Catalogue::pieces(std::size_t set) {
  kept_.resize(std::size(sets));
  std::vector<CatalogPiece>& kept = kept_[set];
  if (kept.empty()) kept = pieces_of(sets[set]);
  return kept;
}

std::vector<CatalogPiece> Catalogue::set(std::string_view name) {
  for (std::size_t i = 0; i < std::size(sets); ++i) {
    if (!name.empty() && sets[i].name == name && has_set(grid_, sets[i])) return pieces(i);
  }
  return {};
}

std::vector<CatalogPiece> Catalogue::find(std::string_view name) {
  constexpr std::string_view one_side = "one-sided-";
  if (name.starts_with(one_side)) {
    if (grid_ == Grid::cube) return {};
    return one_sided(grid_, set(name.substr(one_side.size())));
  }
  if (name.size() > 1 && name.back() == '\'' && grid_ != Grid::cube) {
    const std::string_view front = name.substr(0, name.size() - 1);
    if (front.back() == '\'') return {};
    const std::vector<CatalogPiece> pieces = find(front);
    if (pieces.size() != 1 || pieces[0].name != front || !is_chiral(grid_, pieces[0].shape)) return {};
    return {mirror_of(grid_, pieces[0])};
  }
  for (std::size_t i = 0; i < std::size(sets); ++i) {
    if (!has_set(grid_, sets[i]) || !names_piece(sets[i], name)) continue;
    for (const CatalogPiece& piece : pieces(i)) {
      if (piece.name == name) return {piece};
    }
  }
  return set(name);
}

void append_catalogue(Json& json) {
  json.open('[');
  for (const Set& set : sets) {
    json.open('{').key("name").text(set.name).key("grid").text(grid_names[static_cast<std::size_t>(set.grid)]);
    json.key("turning").text(turning_names[static_cast<std::size_t>(turning_on(set.grid))]);
    json.key("isSold").boolean(set.is_sold).key("pieces").open('[');
    for (const CatalogPiece& piece : pieces_of(set)) {
      json.open('[').text(piece.name).text(rows_of(set.grid, piece.shape));
      if (set.grid != Grid::cube && is_chiral(set.grid, piece.shape))
        json.text(rows_of(set.grid, mirror_of(set.grid, piece).shape));
      json.close(']');
    }
    json.close(']').close('}');
  }
  json.close(']');
}

std::vector<CatalogPiece> find_pieces(Grid grid, std::string_view name) { return Catalogue(grid).find(name); }

}  // namespace quadrille::tiling
