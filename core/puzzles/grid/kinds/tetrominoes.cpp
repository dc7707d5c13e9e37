// Tetrominoes: four cells of each region that are one piece, and differ in shape where two of them have an edge.
#include <algorithm>
#include <map>
#include <set>

#include "core/puzzles/grid/choice.hpp"
#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

namespace {

// The shape of four cells that are one piece, as images of each other have it: the most neighbours of one of them, and
// the longer side of the box around them. 0 for the square, which is no piece of most puzzles.
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
  if (joints == 8) return 0;
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

constexpr unsigned square = 5;

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
    if (const unsigned shape = shape_of(text, set); shape != 0 || has_square)
      pieces.emplace(set, shape == 0 ? square : shape);
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
    const Variable shape =
        maker.network.add_auxiliary(has_square ? 6 : 5, 0);  // 0, or that of the piece that the cell is part of
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
};

}  // namespace

std::span<const Row> tetromino_rows() { return tetromino_table; }

}  // namespace quadrille::grid::kinds
