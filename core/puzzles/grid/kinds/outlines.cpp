// Rules about the border of a set of values; slitherlinks are such a border that is one loop.
#include "core/puzzles/grid/kinds/outlines.hpp"

#include <algorithm>
#include <utility>

#include "core/puzzles/grid/kinds/rules.hpp"
#include "core/puzzles/grid/line_graph.hpp"
#include "core/puzzles/grid/pieces.hpp"

namespace quadrille::grid::kinds {

Outline::Outline(Maker& maker, const Ground& ground, Values set)
    : maker_(maker),
      ground_(ground),
      set_(set),
      of_cell_(maker.text.cells()),
      at_corner_((rows() + 1) * (columns() + 1)),
      is_met_(at_corner_.size()),
      horizontal_(at_corner_.size()),
      vertical_(at_corner_.size()) {
  lines_.points = static_cast<std::uint32_t>(at_corner_.size());
  for (std::size_t row = 0; row <= rows(); ++row)
    for (std::size_t column = 0; column <= columns(); ++column) {
      // The edge to the right of a corner, and the one below it.
      const std::uint32_t from = corner_at(row, column);
      if (column < columns()) horizontal_[from] = add({row - 1, column}, {row, column}, from, from + 1);
      if (row < rows()) vertical_[from] = add({row, column - 1}, {row, column}, from, corner_at(row + 1, column));
    }
}

std::optional<Variable> Outline::has(std::size_t row, std::size_t column) const {
  const std::size_t cell = row * columns() + column;
  if (row >= rows() || column >= columns() || ground_.is_wall(cell)) return std::nullopt;
  return maker_.has(static_cast<Variable>(cell), set_);
}

std::optional<Variable> Outline::add(Square one, Square other, std::uint32_t from, std::uint32_t to) {
  const auto first = has(one.row, one.column), second = has(other.row, other.column);
  if (!first && !second) return std::nullopt;
  Variable edge = first ? *first : *second;
  if (first && second) {
    edge = maker_.network.add_auxiliary(2, 0);
    add_even(maker_, {*first, *second, edge});
  }
  for (const Square& square : {one, other})
    if (square.row < rows() && square.column < columns())
      of_cell_[square.row * columns() + square.column].push_back(edge);
  lines_.edges.push_back({from, to, edge, 2});
  at_corner_[from].push_back(edge);
  at_corner_[to].push_back(edge);
  return edge;
}

Cells Outline::corners_of(std::size_t cell) {
  Cells corners;
  for (const std::size_t row : {cell / columns(), cell / columns() + 1})
    for (const std::size_t column : {cell % columns(), cell % columns() + 1}) {
      const std::uint32_t corner = corner_at(row, column);
      Cells edges = at_corner_[corner];
      if (edges.empty()) continue;
      if (!is_met_[corner]) {
        is_met_[corner] = maker_.network.add_auxiliary(2, 0);
        edges.push_back(*is_met_[corner]);
        const std::size_t last = edges.size() - 1;
        (void)maker_.follow(
            nullptr, edges, {'e' + 1024, static_cast<std::int64_t>(last)},
            [last](std::uint64_t state, std::size_t position, std::int64_t is) -> std::uint64_t {
              if (position < last) return state | static_cast<std::uint64_t>(is);
              return state == static_cast<std::uint64_t>(is) ? 0 : network::Automaton::refused;
            },
            network::accept_all);
      }
      corners.push_back(*is_met_[corner]);
    }
  return corners;
}

// No two cells on the same side of the loop touch by a corner alone.
void Outline::forbid_touching() {
  for (std::size_t row = 0; row + 1 < rows(); ++row)
    for (std::size_t column = 0; column + 1 < columns(); ++column) {
      Cells cells;
      std::vector<std::int64_t> key = {'e' + 1280};
      std::vector<unsigned> places;
      for (unsigned place = 0; place < 4; ++place)
        if (const auto is_inside = has(row + place / 2, column + place % 2)) {
          cells.push_back(*is_inside);
          places.push_back(3 - place);
          key.push_back(place);
        }
      if (cells.size() < 2) continue;
      (void)maker_.follow(
          nullptr, cells, std::move(key),
          [&](std::uint64_t state, std::size_t position, std::int64_t is) {
            return state | static_cast<std::uint64_t>(is) << places[position];
          },
          [](std::uint64_t state) { return state != 0b0110 && state != 0b1001; });
    }
}

void Outline::add_loop() {
  forbid_touching();
  maker_.set_edges(horizontal_, vertical_);
  for (const Cells& edges : at_corner_) {
    if (edges.empty()) continue;
    (void)maker_.follow(
        nullptr, edges, {'e' + 1536},
        [](std::uint64_t state, std::size_t, std::int64_t number) {
          return state + static_cast<std::uint64_t>(number);
        },
        [](std::uint64_t state) { return state == 0 || state == 2; });
  }
  network::add(maker_.network, std::move(lines_));
}

namespace {

constexpr std::string_view outline_borders_form = "QUANTITY borders of SET around it",
                           outline_loop_form = "the border of SET is one loop";

Outline& outline_of(const Building& building, const Rule& rule) {
  const Values set = rule.sets[0];
  auto& made = building.outlines;
  return made.try_emplace(set, building.maker, building.ground, set).first->second;
}

std::uint64_t outline_number(const Building& building, const Rule& rule, const Place& place) {
  return resolve(rule.amount.low, building.maker.text, place.number).value_or(0);
}

// This number of the variables, which are 0 or 1, are 1. Returns whether there are enough, and any.
bool add_exact_sum(const Building& building, const Place& place, const Cells& variables, std::uint64_t number) {
  Maker& maker = building.maker;
  if (number > variables.size()) maker.network.is_impossible = true;
  if (variables.empty() || number > variables.size()) return false;
  std::vector<network::Network::Term> terms;
  for (const Variable variable : variables) terms.push_back({1, variable});
  if (place.clue != nullptr) return maker.sum_clue(*place.clue, std::move(terms), number), true;
  network::add_sum(maker.network, std::move(terms), static_cast<std::int64_t>(number));
  return true;
}

// A sum of edges. The same of cells, which follows but is stronger: how many neighbours are on the other side than the
// cell. It makes large slitherlinks a hundred times as fast.
std::optional<Error> compile_outline_borders(const Building& building, const Rule& rule, const Place& place) {
  Maker& maker = building.maker;
  const Outline& outline = outline_of(building, rule);
  const std::size_t cell = *place.cell, row = cell / maker.text.columns, column = cell % maker.text.columns;
  const std::uint64_t number = outline_number(building, rule, place);
  const auto itself = outline.has(row, column);
  if (!add_exact_sum(building, place, outline.of_cell(cell), number) || !itself) return std::nullopt;
  Cells star = {*itself};
  for (const auto& [down, right] : {std::pair{-1, 0}, {0, -1}, {0, 1}, {1, 0}})
    if (const auto other = outline.has(row + static_cast<std::size_t>(down), column + static_cast<std::size_t>(right)))
      star.push_back(*other);
  const std::uint64_t borders = 5 - star.size();
  // The state: whether the cell is inside, and twice the edges so far.
  const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t is_inside) -> std::uint64_t {
    if (position == 0) return is_inside == 1 ? 1 + 2 * borders : 0;
    return state + ((state & 1) != static_cast<std::uint64_t>(is_inside) ? 2 : 0);
  };
  return follow(building, place.clue, star,
                {'e' + 1792, static_cast<std::int64_t>(borders), static_cast<std::int64_t>(number)}, step,
                [&](std::uint64_t state) { return state / 2 == number; });
}

std::optional<Error> compile_outline_corners(const Building& building, const Rule& rule, const Place& place) {
  const Cells corners = outline_of(building, rule).corners_of(*place.cell);
  (void)add_exact_sum(building, place, corners, outline_number(building, rule, place));
  return std::nullopt;
}

// Each stretch of the border along the cell has one corner more than edges; but if it goes all around, as many.
std::optional<Error> compile_outline_touches(const Building& building, const Rule& rule, const Place& place) {
  Outline& outline = outline_of(building, rule);
  Cells line = outline.corners_of(*place.cell);
  const std::size_t corners = line.size();
  for (const Variable edge : outline.of_cell(*place.cell)) line.push_back(edge);
  const std::uint64_t number = outline_number(building, rule, place);
  if (line.empty()) {
    building.maker.network.is_impossible |= number > 0;
    return std::nullopt;
  }
  // The state: the corners, and eight times the edges.
  const auto step = [corners](std::uint64_t state, std::size_t position, std::int64_t is) {
    return state + (is == 0 ? 0 : position < corners ? 1u : 8u);
  };
  return follow(building, place.clue, line,
                {'e' + 2304, static_cast<std::int64_t>(corners), static_cast<std::int64_t>(number)}, step,
                [number](std::uint64_t state) { return state % 8 - std::min<std::uint64_t>(state / 8, 3) == number; });
}

// For counting with memory, where a kind has no other rules and cells have nothing but its clues.
void say_outline_clues(const Building& building) {
  const Kind& kind = building.kind;
  const Text& text = building.maker.text;
  LineBoard board = {true, true, text.rows + 1, text.columns + 1};
  board.clues.assign(text.cells(), LineBoard::no_clue);
  bool is_all = kind.has_only_clues && building.ground.values() == 2;
  for (std::size_t cell = 0; cell < text.cells(); ++cell) is_all &= !building.ground.is_wall(cell);
  for (const Rule& rule : kind.rules) {
    if (rule.row->form == outline_loop_form) continue;
    is_all &= rule.row->form == outline_borders_form && rule.sets[0] == 2;
    for_places(building.ground, rule, [&](const Place& place) {
      if (is_all && place.cell)
        board.clues[*place.cell] =
            static_cast<std::uint8_t>(std::min<std::uint64_t>(outline_number(building, rule, place), 4));
      return is_all;
    });
  }
  if (is_all) building.maker.say_lines(std::move(board));
}

std::optional<Error> compile_outline_loop(const Building& building, const Rule& rule, const Place&) {
  outline_of(building, rule).add_loop();
  say_outline_clues(building);
  return std::nullopt;
}

// The sides of an outline on a finished board: whatever is beyond its edge is outside.
class OutlineSides {
 public:
  OutlineSides(const Finished& finished, Values set)
      : finished_(finished), set_(set), rows_(finished.ground.text.rows), columns_(finished.ground.text.columns) {}

  std::uint64_t borders_at(std::size_t cell) const {
    const std::array<bool, 8> around = around_of(cell);
    const bool own = finished_.has(cell, set_);
    return std::uint64_t{0} + (around[1] != own) + (around[3] != own) + (around[5] != own) + (around[7] != own);
  }

  // In a circle around a cell, corners and edges in turn, from the upper left corner: whether a border is there.
  std::array<bool, 8> circle_of(std::size_t cell) const {
    const std::array<bool, 8> around = around_of(cell);
    const bool own = finished_.has(cell, set_);
    std::array<bool, 8> circle = {};
    for (std::size_t i = 0; i < 8; i += 2) {
      circle[i + 1] = around[i + 1] != own;
      for (const bool other : {around[i], around[i + 1], around[(i + 7) % 8]}) circle[i] = circle[i] || other != own;
    }
    return circle;
  }

  // Both sides are in one piece, and no two places of one side touch by a corner alone.
  bool are_parted_by_loop() const {
    const std::size_t width = columns_ + 2, places = (rows_ + 2) * width;  // with one place around the board
    std::vector<bool> is_in(places);
    for (std::size_t at = 0; at < places; ++at) is_in[at] = has(at / width, at % width);
    for (std::size_t at = 0; at + width + 1 < places; ++at) {
      const bool is_crossed =
          is_in[at] == is_in[at + width + 1] && is_in[at + 1] == is_in[at + width] && is_in[at] != is_in[at + 1];
      if (is_crossed && at % width + 1 < width) return false;
    }
    std::size_t pieces[2] = {0, 0};
    std::vector<bool> is_seen(places);
    std::vector<std::size_t> waiting;
    const auto see = [&](std::size_t at, bool side) {
      if (is_seen[at] || is_in[at] != side) return;
      is_seen[at] = true;
      waiting.push_back(at);
    };
    for (std::size_t start = 0; start < places; ++start) {
      const bool side = is_in[start];
      pieces[side] += is_seen[start] ? 0 : 1;
      for (see(start, side); !waiting.empty();) {
        const std::size_t at = waiting.back();
        waiting.pop_back();
        if (at >= width) see(at - width, side);
        if (at + width < places) see(at + width, side);
        if (at % width > 0) see(at - 1, side);
        if (at % width + 1 < width) see(at + 1, side);
      }
    }
    return pieces[0] == 1 && pieces[1] == 1;
  }

 private:
  // Rows and columns count from 1; those before and behind them are beyond the edge.
  bool has(std::size_t row, std::size_t column) const {
    return row >= 1 && row <= rows_ && column >= 1 && column <= columns_ &&
           finished_.has((row - 1) * columns_ + column - 1, set_);
  }
  // The cells around one, from the upper left one on.
  std::array<bool, 8> around_of(std::size_t cell) const {
    const std::size_t row = cell / columns_ + 1, column = cell % columns_ + 1;
    return {has(row - 1, column - 1), has(row - 1, column), has(row - 1, column + 1), has(row, column + 1),
            has(row + 1, column + 1), has(row + 1, column), has(row + 1, column - 1), has(row, column - 1)};
  }

  const Finished& finished_;
  Values set_;
  std::size_t rows_, columns_;
};

bool holds_outline_borders(const Finished& finished, const Rule& rule, const Place& place) {
  return is_amount(finished, rule, place, OutlineSides(finished, rule.sets[0]).borders_at(*place.cell), 4);
}

bool holds_outline_corners(const Finished& finished, const Rule& rule, const Place& place) {
  const auto circle = OutlineSides(finished, rule.sets[0]).circle_of(*place.cell);
  return is_amount(finished, rule, place, std::uint64_t{0} + circle[0] + circle[2] + circle[4] + circle[6], 4);
}

bool holds_outline_touches(const Finished& finished, const Rule& rule, const Place& place) {
  const auto circle = OutlineSides(finished, rule.sets[0]).circle_of(*place.cell);
  std::uint64_t stretches = 0;
  for (std::size_t i = 0; i < 8; ++i) stretches += circle[i] && !circle[(i + 7) % 8];
  if (std::all_of(circle.begin(), circle.end(), [](bool is) { return is; })) stretches = 1;
  return is_amount(finished, rule, place, stretches, 4);
}

bool holds_outline_loop(const Finished& finished, const Rule& rule, const Place&) {
  return OutlineSides(finished, rule.sets[0]).are_parted_by_loop();
}

constexpr Row outline_table[] = {
    {.form = outline_borders_form,
     .shapes = shape(Shape::cell),
     .compile = compile_outline_borders,
     .holds = holds_outline_borders,
     .words = {"GROUP: of its four sides, AMOUNT are borders of SET", "GROUP：四边中 SET 的边界数AMOUNT"}},
    {.form = "QUANTITY of its corners on the border of SET",
     .shapes = shape(Shape::cell),
     .compile = compile_outline_corners,
     .holds = holds_outline_corners,
     .words = {"GROUP: the border of SET meets AMOUNT of its four corners", "GROUP：SET 的边界经过它的角点数AMOUNT"}},
    {.form = "the border of SET touches it QUANTITY times",
     .shapes = shape(Shape::cell),
     .compile = compile_outline_touches,
     .holds = holds_outline_touches,
     .words = {"GROUP: AMOUNT separate parts of the border of SET touch it", "GROUP：SET 的边界与它接触的段数AMOUNT"}},
    {.form = outline_loop_form,
     .shapes = shape(Shape::board),
     .compile = compile_outline_loop,
     .holds = holds_outline_loop,
     .words = {"the border of the cells with SET is one loop", "SET 格的边界是一个环路"}},
};

}  // namespace

bool has_outline_loop(const Kind& kind) {
  return std::any_of(kind.rules.begin(), kind.rules.end(),
                     [](const Rule& rule) { return rule.row->form == outline_loop_form; });
}

std::span<const Row> outline_rows() { return outline_table; }

}  // namespace quadrille::grid::kinds
