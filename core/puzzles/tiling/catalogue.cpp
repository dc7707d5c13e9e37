#include "core/puzzles/tiling/catalogue.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

#include "core/puzzles/tiling/polyforms.hpp"
#include "core/text/text.hpp"

namespace quadrille::tiling {

// A set of polyforms: `letter` is that of their names.
struct Family {
  Grid grid;
  char letter;
  Turning turning;  // mirror images of cubes are pieces of their own
  std::size_t most_cells;
};

namespace {

struct Drawn {
  std::string_view name;
  std::string_view rows;  ///< separated by '/', layers by '|'
};

// By size: those of the sets come together.
constexpr Drawn small[] = {{"I1", "X"}, {"I2", "XX"}, {"I3", "XXX"}, {"V3", "XX/X"}};
constexpr Drawn tetrominoes[] = {{"I4", "XXXX"}, {"L4", "XXX/X"}, {"O4", "XX/XX"}, {"S4", ".XX/XX"}, {"T4", "XXX/.X"}};
constexpr Drawn pentominoes[] = {{"F", ".XX/XX/.X"}, {"I", "XXXXX"},     {"L", "XXXX/X"},  {"N", ".XXX/XX"},
                                 {"P", "XX/XX/X"},   {"T", "XXX/.X/.X"}, {"U", "X.X/XXX"}, {"V", "X/X/XXX"},
                                 {"W", "X/XX/.XX"},  {"X", ".X/XXX/.X"}, {"Y", "XXXX/.X"}, {"Z", "XX/.X/.XX"}};

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

template <std::size_t size>
void append(const Drawn (&drawn)[size], Turning turning, std::vector<CatalogPiece>& pieces) {
  for (const Drawn& piece : drawn) pieces.push_back({std::string(piece.name), read_rows(piece.rows), turning});
}

constexpr Family polyominoes = {Grid::square, 'P', Turning::free, 7};
constexpr Family polyhexes = {Grid::hex, 'H', Turning::free, 6};
constexpr Family polyiamonds = {Grid::triangle, 'T', Turning::free, 8};
constexpr Family polycubes = {Grid::cube, 'C', Turning::rotate, 5};

struct Set {
  std::string_view name;
  const Family* family;
  std::size_t cells;
};
constexpr Set sets[] = {
    {"hexominoes", &polyominoes, 6},  {"heptominoes", &polyominoes, 7}, {"trihexes", &polyhexes, 3},
    {"tetrahexes", &polyhexes, 4},    {"pentahexes", &polyhexes, 5},    {"hexahexes", &polyhexes, 6},
    {"tetriamonds", &polyiamonds, 4}, {"pentiamonds", &polyiamonds, 5}, {"hexiamonds", &polyiamonds, 6},
    {"heptiamonds", &polyiamonds, 7}, {"octiamonds", &polyiamonds, 8},  {"tetracubes", &polycubes, 4},
    {"pentacubes", &polycubes, 5},
};

// Flat pieces lie in a layer of a cube.
bool has_family(Grid grid, const Family& family) {
  return family.grid == grid || (family.grid == Grid::square && grid == Grid::cube);
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

std::vector<CatalogPiece> Catalogue::find(std::string_view name) {
  for (const Kept& kept : kept_) {
    if (kept.name == name) return kept.pieces;
  }
  std::vector<CatalogPiece> pieces = look_up(name);
  if (pieces.size() > 1) kept_.push_back({std::string(name), pieces});
  return pieces;
}

// No name has a space: it keeps these names apart from those that users write.
std::vector<CatalogPiece> Catalogue::family(const Family& family, std::size_t cells) {
  std::string front(1, family.letter);
  front += decimal(cells);
  for (const Kept& kept : kept_) {
    if (kept.name == front + " ") return kept.pieces;
  }
  std::vector<CatalogPiece> pieces;
  for (Shape& shape : polyforms(family.grid, cells, family.turning))
    pieces.push_back({front + "." + decimal(pieces.size() + 1), std::move(shape), family.turning});
  kept_.push_back({front + " ", pieces});
  return pieces;
}

std::vector<CatalogPiece> Catalogue::set(std::string_view name) {
  std::vector<CatalogPiece> pieces;
  for (const Set& set : sets) {
    if (set.name == name && has_family(grid_, *set.family)) return family(*set.family, set.cells);
  }
  if (grid_ != Grid::square && grid_ != Grid::cube) return pieces;
  if (name == "dominoes") pieces = find("I2");
  if (name == "trominoes") {
    append(small, Turning::free, pieces);
    pieces.erase(pieces.begin(), pieces.begin() + 2);
  }
  if (name == "tetrominoes") append(tetrominoes, Turning::free, pieces);
  if (name == "pentominoes") append(pentominoes, Turning::free, pieces);
  if (name == "kanoodle") append(kanoodle, Turning::free, pieces);
  if (name == "calendar") append(calendar, Turning::free, pieces);
  if (grid_ == Grid::cube && name == "soma") append(soma, Turning::rotate, pieces);
  if (grid_ == Grid::cube && name == "bedlam") append(bedlam, Turning::rotate, pieces);
  return pieces;
}

// "P6.12".
std::vector<CatalogPiece> Catalogue::member(std::string_view name) {
  const std::size_t dot = name.find('.');
  if (dot == std::string_view::npos) return {};
  for (const Family* group : {&polyominoes, &polyhexes, &polyiamonds, &polycubes}) {
    if (!has_family(grid_, *group) || name[0] != group->letter) continue;
    const auto cells = whole_number(name.substr(1, dot - 1));
    if (!cells || *cells < 1 || *cells > group->most_cells) continue;
    for (CatalogPiece& piece : family(*group, static_cast<std::size_t>(*cells))) {
      if (piece.name == name) return {std::move(piece)};
    }
  }
  return {};
}

std::vector<CatalogPiece> Catalogue::look_up(std::string_view name) {
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
  std::vector<CatalogPiece> pieces = set(name);
  if (!pieces.empty()) return pieces;
  if (grid_ == Grid::square || grid_ == Grid::cube) {
    std::vector<CatalogPiece> known;
    append(small, Turning::free, known);
    append(tetrominoes, Turning::free, known);
    append(pentominoes, Turning::free, known);
    known.push_back({"O6", read_rows("XXX/XXX"), Turning::free});
    for (CatalogPiece& piece : known) {
      if (piece.name == name) return {std::move(piece)};
    }
  }
  return member(name);
}

std::vector<CatalogPiece> find_pieces(Grid grid, std::string_view name) { return Catalogue(grid).find(name); }

}  // namespace quadrille::tiling
