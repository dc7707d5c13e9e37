// Tetrominoes: four cells of each region that are one piece, and differ in shape where two of them have an edge; or all
// pieces of a board, which differ where they touch at a corner.
#include <algorithm>
#include <map>
#include <set>

#include "core/puzzles/grid/choice.hpp"
#include "core/puzzles/grid/kinds/rules.hpp"
#include "core/puzzles/grid/pieces.hpp"

namespace quadrille::grid::kinds {

namespace {

constexpr unsigned shapes = 6;  // with 0, which is none
constexpr unsigned square = 5;

// The shape of four cells, as images of each other have it: the most neighbours of one of them, and the longer side of
// the box around them. 0 if they are not one piece.
unsigned shape_of(const Text& text, const Cells& four) {
  std::size_t most = 0, joints = 0, rows[2] = {text.rows, 0}, columns[2] = {text.columns, 0};
  for (const Variable cell : four) {
    const Cells beside = neighbours4(text, cell);
    const auto joined = static_cast<std::size_t>(std::count_if(beside.begin(), beside.end(), [&](Variable other) {
      return std::find(four.begin(), four.end(), other) != four.end();
    }));
    most = std::max(most, joined);
    joints += joined;
    rows[0] = std::min(rows[0], cell / text.columns), rows[1] = std::max(rows[1], cell / text.columns);
    columns[0] = std::min(columns[0], cell % text.columns), columns[1] = std::max(columns[1], cell % text.columns);
  }
  const std::size_t height = rows[1] - rows[0] + 1, width = columns[1] - columns[0] + 1;
  if (joints < 6) return 0;
  if (joints == 8) return square;
  if (std::min(height, width) == 1) return 1;  // I
  if (most == 3) return 2;                     // T
  // An S has a cell of its own at each end of both long lines: its corners of the box lie on one diagonal.
  std::size_t ends = 0;
  for (const Variable cell : four) {
    const bool is_row_end = cell / text.columns == rows[0] || cell / text.columns == rows[1];
    const bool is_column_end = cell % text.columns == columns[0] || cell % text.columns == columns[1];
    ends += is_row_end && is_column_end;
  }
  return ends == 2 ? 3 : 4;  // S, L
}

// All sets of four cells of a region that are one piece, each in ascending order, with their shapes.
std::map<Cells, unsigned> tetrominoes_in(const Text& text, const Cells& region, bool has_square) {
  std::set<Cells> sets;
  for (const Variable cell : region) sets.insert({cell});
  for (int size = 1; size < 4; ++size) {
    std::set<Cells> larger;
    for (const Cells& set : sets)
      for (const Variable cell : set)
        for (const Variable other : neighbours4(text, cell)) {
          if (!std::binary_search(region.begin(), region.end(), other)) continue;
          Cells next = set;
          const auto at = std::lower_bound(next.begin(), next.end(), other);
          if (at != next.end() && *at == other) continue;
          next.insert(at, other);
          larger.insert(std::move(next));
        }
    sets = std::move(larger);
  }
  std::map<Cells, unsigned> pieces;
  for (const Cells& set : sets)
    if (const unsigned shape = shape_of(text, set); shape != square || has_square) pieces.emplace(set, shape);
  return pieces;
}

// One of all pieces is the region's: each says which of its cells have a value of the set, and their shapes.
void place_piece(const Building& building, Values set, const Cells& region, bool has_square) {
  Maker& maker = building.maker;
  const auto pieces = tetrominoes_in(maker.text, region, has_square);
  if (pieces.empty()) {
    maker.network.is_impossible = true;
    return;
  }
  Choice choice(maker, pieces.size());
  std::map<Variable, std::map<Variable, Values>> covers;  // by cell: the pieces with it, by variables of the choice
  for (const Variable cell : region) covers[cell];
  std::size_t number = 0;
  for (const auto& [piece, shape] : pieces) {
    const auto [variable, option] = choice.option(number);
    for (const Variable cell : piece) {
      choice.imply(number, building.shape_of.at({cell, set}), Values{1} << shape);
      covers[cell][variable] |= option;
    }
    ++number;
  }
  choice.add_implied();
  for (const auto& [cell, its] : covers) {
    if (its.size() == 1) {
      agree(maker, {cell, set}, *its.begin());
    } else {
      maker.count_into(maker.has(cell, set), std::vector<Choice::Literal>(its.begin(), its.end()));
    }
  }
}

// When all regions have their pieces.
void keep_unlike(const Building& building, Values set) {
  const Ground& ground = building.ground;
  for (const Cells& region : ground.regions())
    for (const Variable cell : region)
      for (const Variable other : neighbours4(ground.text, cell))
        if (other > cell && ground.region_of(other) && ground.region_of(other) != ground.region_of(cell))
          building.maker.relate(building.shape_of.at({cell, set}), building.shape_of.at({other, set}),
                                [](std::int64_t a, std::int64_t b) { return a == 0 || a != b; });
}

template <bool has_square>
std::optional<Error> compile_tetromino(const Building& building, const Rule& rule, const Place& place) {
  Maker& maker = building.maker;
  const Values set = rule.sets[0] & network::all_values(building.ground.values());
  const int lowest = maker.network.domains[place.cells[0]].lowest;
  for (const Variable cell : place.cells) {
    const Variable shape = maker.network.add_auxiliary(has_square ? shapes : shapes - 1,
                                                       0);  // 0, or that of the piece that the cell is part of
    building.shape_of[{cell, set}] = shape;
    maker.relate(cell, shape, [&](std::int64_t value, std::int64_t number) {
      return (set >> (value - lowest) & 1) == (number > 0 ? 1u : 0u);
    });
  }
  place_piece(building, set, place.cells, has_square);
  if (place.cells[0] == building.ground.regions().back()[0]) keep_unlike(building, set);
  return std::nullopt;
}

// The cells of a piece as rows and columns, of all its turns and reflections the least.
using Form = std::vector<std::pair<int, int>>;
Form form_of(const Text& text, const Cells& piece) {
  Form least;
  for (int turn = 0; turn < 8; ++turn) {
    Form form;
    for (const Variable cell : piece) {
      int row = static_cast<int>(cell / text.columns), column = static_cast<int>(cell % text.columns);
      if ((turn & 1) != 0) row = -row;
      if ((turn & 2) != 0) column = -column;
      if ((turn & 4) != 0) std::swap(row, column);
      form.emplace_back(row, column);
    }
    std::sort(form.begin(), form.end());
    const int top = form[0].first, left = std::min_element(form.begin(), form.end(), [](auto&a, auto&b) {
                                            return a.second < b.second;
                                          })->second;
    for (auto& [row, column] : form) row -= top, column -= left;
    if (least.empty() || form < least) least = form;
  }
  return least;
}

Cells members_of(const Finished& finished, Values set, const Cells& region) {
  Cells members;
  for (const Variable cell : region)
    if (finished.has(cell, set)) members.push_back(cell);
  return members;
}

template <bool has_square>
bool holds_tetromino(const Finished& finished, const Rule& rule, const Place& place) {
  const Text& text = finished.ground.text;
  const Cells piece = members_of(finished, rule.sets[0], place.cells);
  if (piece.size() != 4) return false;
  Cells reached = {piece[0]};
  for (std::size_t at = 0; at < reached.size(); ++at)
    for (const Variable other : neighbours4(text, reached[at]))
      if (std::count(piece.begin(), piece.end(), other) > 0 && std::count(reached.begin(), reached.end(), other) == 0)
        reached.push_back(other);
  const Form form = form_of(text, piece);
  if (reached.size() != 4 || (!has_square && form == Form{{0, 0}, {0, 1}, {1, 0}, {1, 1}})) return false;
  for (const Variable cell : piece)
    for (const Variable other : neighbours4(text, cell)) {
      const auto region = finished.ground.region_of(other);
      if (!region || region == finished.ground.region_of(cell) || !finished.has(other, rule.sets[0])) continue;
      const Cells there = members_of(finished, rule.sets[0], finished.ground.regions()[*region]);
      if (there.size() == 4 && form_of(text, there) == form) return false;
    }
  return true;
}

// ---- all pieces of a board ----

// What each window says that can hold a whole piece: if four of its cells are one, these have its shape. Its cells have
// an automaton of their own for each size of the window.
std::optional<Error> name_shapes(const Building& building, const Cells& shape_at, std::size_t height,
                                 std::size_t width) {
  const Text& text = building.maker.text;
  for (std::size_t row = 0; row + height <= text.rows; ++row)
    for (std::size_t column = 0; column + width <= text.columns; ++column) {
      Cells cells, window;
      for (std::size_t at = 0; at < height * width; ++at) {
        cells.push_back(static_cast<Variable>((row + at / width) * text.columns + column + at % width));
        window.push_back(shape_at[cells.back()]);
      }
      // The state: a bit for each cell of a piece, and the first shape, or `shapes` if there are several.
      const auto step = [](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
        const auto found = static_cast<std::uint64_t>(number), before = state >> 8;
        if (found == 0) return state;
        const std::uint64_t all = before == 0 || before == found ? found : shapes;
        return (state & 255) | std::uint64_t{1} << position | all << 8;
      };
      const auto accepts = [&](std::uint64_t state) {
        Cells piece;
        for (std::size_t at = 0; at < cells.size(); ++at)
          if ((state >> at & 1) != 0) piece.push_back(cells[at]);
        const unsigned shape = piece.size() == 4 ? shape_of(text, piece) : 0;
        return shape == 0 || state >> 8 == shape;
      };
      const std::vector<std::int64_t> key = {'t' + 2048, static_cast<std::int64_t>(height),
                                             static_cast<std::int64_t>(width)};
      if (auto error = follow(building, nullptr, window, key, step, accepts)) return error;
    }
  return std::nullopt;
}

// Two cells that touch at a corner, and have no neighbour in common that is of a piece, are of two pieces: these have
// four cells.
std::optional<Error> keep_unlike_at_corners(const Building& building, const Cells& shape_at) {
  for (const Cells& block : squares_of(building.maker.text)) {
    const auto step = [](std::uint64_t state, std::size_t, std::int64_t number) {
      return state << 3 | static_cast<std::uint64_t>(number);
    };
    const auto accepts = [](std::uint64_t state) {
      const std::uint64_t a = state >> 9 & 7, b = state >> 6 & 7, c = state >> 3 & 7, d = state & 7;
      return (b + c > 0 || a != d || a == 0) && (a + d > 0 || b != c || b == 0);
    };
    Cells corner;
    for (const Variable cell : block) corner.push_back(shape_at[cell]);
    if (auto error = follow(building, nullptr, corner, {'u' + 2048}, step, accepts)) return error;
  }
  return std::nullopt;
}

std::optional<Error> compile_unlike_tetrominoes(const Building& building, const Rule& rule, const Place& place) {
  Maker& maker = building.maker;
  const Text& text = maker.text;
  const Values set = rule.sets[0] & network::all_values(building.ground.values());
  network::Network::Connected graph = graph_of(maker, set);
  if (graph.nodes.size() < 4) {
    maker.count(place.cells, set, 0);
    return std::nullopt;
  }
  graph.is_one = false;
  graph.low = graph.high = 4;
  network::add(maker.network, std::move(graph));
  Cells shape_at;  // by cell: the shape of its piece, or 0
  for (Variable cell = 0; cell < text.cells(); ++cell) {
    shape_at.push_back(maker.network.add_auxiliary(shapes, 0));
    if (building.ground.is_wall(cell)) maker.allow(shape_at[cell], 1);
  }
  for (const Variable cell : place.cells) {
    const int lowest = maker.network.domains[cell].lowest;
    maker.relate(cell, shape_at[cell], [&](std::int64_t value, std::int64_t shape) {
      return ((set >> (value - lowest) & 1) != 0) == (shape > 0);
    });
    for (const Variable other : neighbours4(text, cell))
      if (other > cell)
        maker.relate(shape_at[cell], shape_at[other],
                     [](std::int64_t a, std::int64_t b) { return a == 0 || b == 0 || a == b; });
  }
  constexpr std::pair<std::size_t, std::size_t> windows[] = {{2, 2}, {2, 3}, {3, 2}, {1, 4}, {4, 1}};
  for (const auto& [height, width] : windows)
    if (auto error = name_shapes(building, shape_at, height, width)) return error;
  return keep_unlike_at_corners(building, shape_at);
}

bool holds_unlike_tetrominoes(const Finished& finished, const Rule& rule, const Place&) {
  const Text& text = finished.ground.text;
  std::map<Variable, Form> form_at;
  for (const Cells& piece : pieces_in(finished, rule.sets[0])) {
    if (piece.size() != 4) return false;
    for (const Variable cell : piece) form_at[cell] = form_of(text, piece);
  }
  for (const auto& [cell, form] : form_at)
    for (const Variable other : neighbours8(text, cell)) {
      if (!form_at.contains(other) || form_at.at(other) != form) continue;
      const Cells near = neighbours4(text, cell), beside = neighbours4(text, other);
      const bool is_same = std::any_of(near.begin(), near.end(), [&](Variable between) {
        return between == other ||
               (form_at.contains(between) && std::find(beside.begin(), beside.end(), between) != beside.end());
      });
      if (!is_same) return false;
    }
  return true;
}

constexpr Row tetromino_table[] = {
    {.form = "a tetromino of SET unlike those beside it",
     .shapes = shape(Shape::cells),
     .compile = compile_tetromino<false>,
     .holds = holds_tetromino<false>,
     .words = {"GROUP: its cells with SET are four in one piece, no square, and of another shape than those of other "
               "regions that have an edge with them",
               "GROUP：其中的 SET 恰为相连的四格，不是正方形，且与相邻区域相接的四格形状不同"},
     .is_of_regions = true},
    {.form = "any tetromino of SET unlike those beside it",
     .shapes = shape(Shape::cells),
     .compile = compile_tetromino<true>,
     .holds = holds_tetromino<true>,
     .words =
         {"GROUP: its cells with SET are four in one piece, of another shape than those of other regions that have "
          "an edge with them",
          "GROUP：其中的 SET 恰为相连的四格，且与相邻区域相接的四格形状不同"},
     .is_of_regions = true},
    {.form = "pieces of SET are tetrominoes that differ where they touch at a corner",
     .shapes = shape(Shape::board),
     .compile = compile_unlike_tetrominoes,
     .holds = holds_unlike_tetrominoes,
     .words = {"each piece of cells with SET has four cells, and two that touch at a corner have different shapes",
               "每片 SET 恰有四格，以对角相接的两片形状不同"}},
};

}  // namespace

std::span<const Row> tetromino_rows() { return tetromino_table; }

}  // namespace quadrille::grid::kinds
