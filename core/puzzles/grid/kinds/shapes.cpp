// Pieces that are rectangles, squares, or no rectangles; and point symmetry.
#include <algorithm>
#include <map>

#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

namespace {

// The cells of each block of 2×2 that are no walls, three or four. A piece is a rectangle if no block has exactly three
// of its cells.
template <class Use>
void for_corners(const Building& building, Use use) {
  const Text& text = building.maker.text;
  for (std::size_t row = 1; row < text.rows; ++row)
    for (std::size_t column = 1; column < text.columns; ++column) {
      const auto last = static_cast<Variable>(row * text.columns + column), up = static_cast<Variable>(text.columns);
      const Cells cells = building.ground.present({last - up - 1, last - up, last - 1, last});
      if (cells.size() >= 3) use(cells);
    }
}

bool is_in(const Building& building, Values set, Variable cell, std::int64_t number) {
  return (set >> (number - building.maker.network.domains[cell].lowest) & 1) != 0;
}

// Not exactly three of the cells have a value of the set.
std::optional<Error> no_three(const Building& building, Values set, const Cells& cells) {
  const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) {
    return state + (is_in(building, set, cells[position], number) ? 1 : 0);
  };
  return follow(building, nullptr, cells, {'c', static_cast<std::int64_t>(set)}, step,
                [](std::uint64_t state) { return state != 3; });
}

std::optional<Error> compile_rectangles(const Building& building, const Rule& rule, const Place&) {
  std::optional<Error> error;
  for_corners(building, [&](const Cells& cells) {
    if (!error) error = no_three(building, rule.sets[0], cells);
  });
  return error;
}

// From each cell that is the upper left one of its rectangle, its width and its height are equal. The state: 0 where
// the cell is no such one, else 1, and the width times 256, the height times 4, and 2 behind the end of the row.
class Square {
 public:
  Square(const Building& building, Values set, std::size_t cell) : building_(building), set_(set) {
    const Text& text = building.maker.text;
    for (const auto& [down, right] : {std::pair(-1, 0), {0, -1}})
      if (const Cells ray = open_ray(text, cell, down, right); !ray.empty()) cells_.push_back(ray[0]);
    before_ = cells_.size();
    cells_.push_back(static_cast<Variable>(cell));
    for (const Variable other : open_ray(text, cell, 0, 1)) cells_.push_back(other);
    row_end_ = cells_.size();
    for (const Variable other : open_ray(text, cell, 1, 0)) cells_.push_back(other);
  }

  std::optional<Error> add() {
    const auto key = {std::int64_t{'h'}, static_cast<std::int64_t>(set_), static_cast<std::int64_t>(before_),
                      static_cast<std::int64_t>(row_end_)};
    return follow(
        building_, nullptr, cells_, key,
        [this](std::uint64_t state, std::size_t position, std::int64_t number) {
          return step(state, position, number);
        },
        [](std::uint64_t state) { return state == 0 || state >> 8 == (state >> 2 & 63); }, 1);
  }

 private:
  Cells open_ray(const Text& text, std::size_t cell, int down, int right) const {
    Cells ray = ray_of(text, cell, down, right);
    ray.erase(std::find_if(ray.begin(), ray.end(), [&](Variable each) { return building_.ground.is_wall(each); }),
              ray.end());
    return ray;
  }

  std::uint64_t step(std::uint64_t state, std::size_t position, std::int64_t number) const {
    const bool is_on = is_in(building_, set_, cells_[position], number);
    if (state == 0) return 0;
    if (position < before_) return is_on ? 0 : state;
    if (position == before_) return is_on ? 1 + (1 << 8) + (1 << 2) : 0;
    const std::uint64_t width = state >> 8, height = state >> 2 & 63;
    if (position < row_end_) {
      if (!is_on || (state & 2) != 0) return state | 2;
      return state + (1 << 8);
    }
    // The column: equal is as far as it goes.
    if (is_on) return height < width ? state + (1 << 2) : network::Automaton::refused;
    return height == width ? 0 : network::Automaton::refused;
  }

  const Building& building_;
  Values set_;
  Cells cells_;
  std::size_t before_ = 0, row_end_ = 0;
};

std::optional<Error> compile_squares(const Building& building, const Rule& rule, const Place& place) {
  if (std::min(building.maker.text.rows, building.maker.text.columns) > 63)
    return Error{Error::Code::too_large, "squares are on boards of at most 63 rows or columns", rule.line, rule.column};
  if (auto error = compile_rectangles(building, rule, place)) return error;
  for (const Variable cell : place.cells)
    if (auto error = Square(building, rule.sets[0], cell).add()) return error;
  return std::nullopt;
}

// A piece is no rectangle if one of its blocks of 2×2 has exactly three of its cells: such a block, an auxiliary
// variable, joins them to a node that is always there, and all is in one piece.
std::optional<Error> compile_no_rectangles(const Building& building, const Rule& rule, const Place& place) {
  Maker& maker = building.maker;
  network::Network::Connected graph;
  std::vector<std::uint32_t> node_of(maker.text.cells());
  const Values set = rule.sets[0] & network::all_values(building.ground.values());
  const auto add_node = [&](Variable variable, Values in) {
    graph.nodes.push_back({variable, in});
    return static_cast<std::uint32_t>(graph.nodes.size() - 1);
  };
  const std::uint32_t all = add_node(maker.network.add_auxiliary(1, 0), 1);
  for (const Variable cell : place.cells) {
    node_of[cell] = add_node(cell, set);
    for (const Variable other : building.ground.present(neighbours4(maker.text, cell)))
      if (other < cell) graph.edges.emplace_back(node_of[other], node_of[cell]);
  }
  std::optional<Error> error;
  for_corners(building, [&](const Cells& cells) {
    const Variable corner = maker.network.add_auxiliary(2, 0);
    const std::uint32_t node = add_node(corner, 2);
    graph.edges.emplace_back(all, node);
    for (const Variable cell : cells) graph.edges.emplace_back(node_of[cell], node);
    Cells line = {corner};
    line.insert(line.end(), cells.begin(), cells.end());
    // The state: 8 where it has to be a corner, and how many cells there are.
    const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
      if (position == 0) return number == 1 ? 8 : 0;
      return state + (is_in(building, set, line[position], number) ? 1 : 0);
    };
    if (!error)
      error = maker.follow(nullptr, line, {'o', static_cast<std::int64_t>(set)}, step,
                           [](std::uint64_t state) { return (state & 8) != 0 ? state == 11 : state != 3; });
  });
  network::add(maker.network, std::move(graph));
  return error;
}

// The opposite of a cell is on the other side of the middle of the smallest rectangle around all of them.
std::optional<Error> compile_symmetric(const Building& building, const Rule& rule, const Place& place) {
  if (place.cells.empty()) return std::nullopt;
  const std::size_t width = building.maker.text.columns;
  const int lowest = building.maker.network.domains[place.cells[0]].lowest;
  const auto is_on = [&](std::int64_t number) { return (rule.sets[0] >> (number - lowest) & 1) != 0; };
  const auto is_left = [&](Variable a, Variable b) { return a % width < b % width; };
  const auto [top, bottom] = std::minmax_element(place.cells.begin(), place.cells.end());
  const auto [left, right] = std::minmax_element(place.cells.begin(), place.cells.end(), is_left);
  const std::size_t rows = *top / width + *bottom / width, columns = *left % width + *right % width;
  std::vector<bool> is_inside(building.maker.text.cells());
  for (const Variable cell : place.cells) is_inside[cell] = true;
  for (const Variable cell : place.cells) {
    const auto other = static_cast<Variable>((rows - cell / width) * width + columns - cell % width);
    if (!is_inside[other]) building.maker.count(Cells{cell}, rule.sets[0], 0);
    if (is_inside[other] && other > cell)
      building.maker.relate(cell, other, [&](std::int64_t a, std::int64_t b) { return is_on(a) == is_on(b); });
  }
  return std::nullopt;
}

bool holds_symmetric(const Finished& finished, const Rule& rule, const Place& place) {
  const std::size_t columns = finished.ground.text.columns;
  std::size_t top = ~std::size_t{0}, left = top, bottom = 0, right = 0;
  for (const Variable cell : place.cells) {
    top = std::min(top, cell / columns), bottom = std::max(bottom, cell / columns);
    left = std::min(left, cell % columns), right = std::max(right, cell % columns);
  }
  std::vector<bool> is_on(finished.ground.text.cells());
  for (const Variable cell : place.cells) is_on[cell] = finished.has(cell, rule.sets[0]);
  for (std::size_t r = top; r <= bottom && !place.cells.empty(); ++r)
    for (std::size_t c = left; c <= right; ++c)
      if (is_on[r * columns + c] != is_on[(top + bottom - r) * columns + left + right - c]) return false;
  return true;
}

struct Size {
  std::size_t height, width;
};

Size size_of(const Finished& finished, const Cells& piece) {
  const std::size_t columns = finished.ground.text.columns;
  std::size_t top = ~std::size_t{0}, left = top, bottom = 0, right = 0;
  for (const Variable cell : piece) {
    top = std::min(top, cell / columns), bottom = std::max(bottom, cell / columns);
    left = std::min(left, cell % columns), right = std::max(right, cell % columns);
  }
  return {bottom - top + 1, right - left + 1};
}

template <class IsRight>
bool are_all(const Finished& finished, Values set, IsRight is_right) {
  const std::vector<Cells> pieces = pieces_in(finished, set);
  return std::all_of(pieces.begin(), pieces.end(),
                     [&](const Cells& piece) { return is_right(size_of(finished, piece), piece.size()); });
}

// In each region the blocks of 2×2 may not have exactly three cells that are of it and have the value; nor may the
// fourth be of another region where the other three are so.
std::optional<Error> compile_region_rectangles(const Building& building, const Rule& rule, const Place& place) {
  const auto columns = static_cast<Variable>(building.maker.text.columns);
  std::map<Variable, Cells> blocks;  // by the lower right cell of a block: those of the region, in order
  for (const Variable cell : place.cells)
    for (const Variable down : {0u, 1u})
      for (const Variable right : {0u, 1u})
        if (cell % columns + right < columns) blocks[cell + down * columns + right].push_back(cell);
  for (const auto& [last, cells] : blocks)
    if (cells.size() > 2)
      if (auto error = no_three(building, rule.sets[0], cells)) return error;
  return std::nullopt;
}

bool holds_region_rectangles(const Finished& finished, const Rule& rule, const Place& place) {
  std::vector<bool> is_left(finished.ground.text.cells());
  for (const Variable cell : place.cells) is_left[cell] = finished.has(cell, rule.sets[0]);
  for (const Variable start : place.cells) {
    Cells piece;
    if (is_left[start]) piece.push_back(start), is_left[start] = false;
    for (std::size_t at = 0; at < piece.size(); ++at)
      for (const Variable next : neighbours4(finished.ground.text, piece[at]))
        if (is_left[next]) piece.push_back(next), is_left[next] = false;
    if (piece.empty()) continue;
    const Size size = size_of(finished, piece);
    if (size.height * size.width != piece.size()) return false;
  }
  return true;
}

bool holds_rectangles(const Finished& finished, const Rule& rule, const Place&) {
  return are_all(finished, rule.sets[0],
                 [](Size size, std::size_t cells) { return size.height * size.width == cells; });
}
bool holds_squares(const Finished& finished, const Rule& rule, const Place&) {
  return are_all(finished, rule.sets[0], [](Size size, std::size_t cells) {
    return size.height * size.width == cells && size.height == size.width;
  });
}
bool holds_no_rectangles(const Finished& finished, const Rule& rule, const Place&) {
  return are_all(finished, rule.sets[0],
                 [](Size size, std::size_t cells) { return size.height * size.width != cells; });
}

constexpr Row shape_table[] = {
    {.form = "pieces of SET are rectangles",
     .shapes = shape(Shape::board),
     .compile = compile_rectangles,
     .holds = holds_rectangles,
     .words = {"each piece of cells with SET is a rectangle", "每片 SET 都是矩形"}},
    {.form = "pieces of SET inside it are rectangles",
     .shapes = shape(Shape::cells),
     .compile = compile_region_rectangles,
     .holds = holds_region_rectangles,
     .words = {"GROUP: each piece of its cells with SET is a rectangle", "GROUP：其中每片 SET 都是矩形"}},
    {.form = "pieces of SET are squares",
     .shapes = shape(Shape::board),
     .compile = compile_squares,
     .holds = holds_squares,
     .words = {"each piece of cells with SET is a square", "每片 SET 都是正方形"}},
    {.form = "pieces of SET are no rectangles",
     .shapes = shape(Shape::board),
     .compile = compile_no_rectangles,
     .holds = holds_no_rectangles,
     .words = {"no piece of cells with SET is a rectangle", "每片 SET 都不是矩形"}},
    {.form = "SET has point symmetry",
     .shapes = shape(Shape::board, Shape::cells),
     .compile = compile_symmetric,
     .holds = holds_symmetric,
     .words = {"GROUP: turned by half, the cells with SET are in the same places", "GROUP：SET 呈中心对称"}},
};

}  // namespace

std::span<const Row> shape_rows() { return shape_table; }

}  // namespace quadrille::grid::kinds
