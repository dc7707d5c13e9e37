// Pieces: cells with values of a set that are joined by edges.
#include <algorithm>

#include "core/puzzles/grid/kinds/rules.hpp"
#include "core/puzzles/grid/pieces.hpp"

namespace quadrille::grid::kinds {

namespace {

// If one of two sets is connected and the other one too, or all of its pieces are at the border, no block of 2×2 has
// one of them on each diagonal, since either would part the other; nor all cells of one set, if the kind says so. The
// state: whether each of these ways fits so far.
std::optional<Error> forbid_crosses(const Building& building, Values one, Values other) {
  Maker& maker = building.maker;
  std::uint64_t start = 3;
  for (const Rule& rule : building.kind.rules) {
    if (forbids_blocks(rule, one) && is_parted(building.kind, one)) start |= 4;
    if (forbids_blocks(rule, other) && is_parted(building.kind, other)) start |= 8;
  }
  const int lowest = maker.network.domains[0].lowest;
  const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
    const bool is_falling = position == 0 || position == 3;
    const std::uint64_t is_one = one >> (number - lowest) & 1, is_other = other >> (number - lowest) & 1;
    return state & (is_one * (is_falling ? 5 : 6) | is_other * (is_falling ? 10 : 9));
  };
  for (const Cells& square : squares_of(maker.text)) {
    if (building.ground.present(square).size() < square.size()) continue;
    const std::vector<std::int64_t> key = {'q', static_cast<std::int64_t>(one), static_cast<std::int64_t>(other),
                                           static_cast<std::int64_t>(start)};
    const auto accepts = [](std::uint64_t state) { return state == 0; };
    if (auto error = maker.follow(nullptr, square, key, step, accepts, start)) return error;
  }
  return std::nullopt;
}

// The cells of the border, once around. Empty if there are cells whose border is on both sides.
Cells border_of(const Text& text) {
  const std::size_t rows = text.rows, columns = text.columns;
  Cells border;
  if (rows < 2 || columns < 2) return border;
  const auto add = [&](std::size_t row, std::size_t column) {
    border.push_back(static_cast<Variable>(row * columns + column));
  };
  for (std::size_t column = 0; column + 1 < columns; ++column) add(0, column);
  for (std::size_t row = 0; row + 1 < rows; ++row) add(row, columns - 1);
  for (std::size_t column = columns - 1; column > 0; --column) add(rows - 1, column);
  for (std::size_t row = rows - 1; row > 0; --row) add(row, 0);
  return border;
}

// If each cell is of one of two sets that are connected, the set changes twice or never around the border, for else
// two areas of one would part those of the other. The state: the first set, the last one, and how often it has changed.
std::optional<Error> divide_border(const Building& building, Values one) {
  const Cells border = border_of(building.maker.text);
  if (building.ground.present(border).size() < border.size() || border.empty()) return std::nullopt;
  const int lowest = building.maker.network.domains[0].lowest;
  return follow(
      building, nullptr, border, {'b', static_cast<std::int64_t>(one)},
      [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
        const std::uint64_t is_one = one >> (number - lowest) & 1;
        if (position == 0) return is_one | is_one << 1;
        const std::uint64_t changes = state >> 2, next = changes + ((state >> 1 & 1) != is_one);
        return (state & 1) | is_one << 1 | std::min<std::uint64_t>(next, 3) << 2;
      },
      [](std::uint64_t state) { return state >> 2 <= 2; });
}

bool is_of_board(const Rule& rule) {
  return std::any_of(rule.groups.begin(), rule.groups.end(),
                     [](const Group& group) { return group.row->shape == Shape::board; });
}

bool no_cell(Variable) { return false; }

// `is_always(cell)`: such a cell is one of them with any value.
template <class IsAlways>
std::optional<Error> compile_joined(const Building& building, const Rule& rule, const Place& place, Around around,
                                    IsAlways is_always) {
  network::Network::Connected graph;
  const Values all = network::all_values(building.ground.values());
  // By distance from the first cell: as many as a region needs.
  const auto [least, most] = std::minmax_element(place.cells.begin(), place.cells.end());
  const Variable first = place.cells.empty() ? 0 : *least;
  std::vector<std::size_t> node_of(place.cells.empty() ? 0 : *most - first + 1, no_part);
  for (const Variable cell : place.cells) {
    for (const Variable other : around(building.maker.text, cell))
      if (other >= first && other - first < node_of.size() && node_of[other - first] != no_part)
        graph.edges.emplace_back(static_cast<std::uint32_t>(node_of[other - first]),
                                 static_cast<std::uint32_t>(graph.nodes.size()));
    node_of[cell - first] = graph.nodes.size();
    graph.nodes.push_back({cell, is_always(cell) ? all : rule.sets[0] & all});
  }
  network::add(building.maker.network, std::move(graph));
  return std::nullopt;
}

std::optional<Error> compile_border(const Building& building, const Rule& rule, const Place& place);

std::optional<Error> compile_connected(const Building& building, const Rule& rule, const Place& place) {
  if (building.islands != 0 && is_of_board(rule) && rule.sets[0] == (3 & ~building.islands)) return std::nullopt;
  if (auto error = compile_joined(building, rule, place, neighbours4, no_cell)) return error;
  if (!is_of_board(rule)) return std::nullopt;
  const Values all = network::all_values(building.ground.values());
  for (const Rule& other : building.kind.rules) {
    const bool is_connected = other.row->compile == compile_connected && is_of_board(other);
    if (!is_connected && other.row->compile != compile_border) continue;
    if ((other.sets[0] & rule.sets[0]) != 0 || (is_connected && &other > &rule)) continue;
    if (auto error = forbid_crosses(building, rule.sets[0], other.sets[0])) return error;
    if (is_connected && ((other.sets[0] | rule.sets[0]) & all) == all)
      if (auto error = divide_border(building, rule.sets[0])) return error;
  }
  return std::nullopt;
}

bool has_clue(const Ground& ground, Variable cell) {
  const Token* token = ground.text.at("cells", cell);
  return token != nullptr && !token->is_blank() && !kind_of(ground.text).is_value(token->text);
}

std::optional<Error> compile_with_clues(const Building& building, const Rule& rule, const Place& place) {
  return compile_joined(building, rule, place, neighbours4,
                        [&](Variable cell) { return has_clue(building.ground, cell); });
}

std::optional<Error> compile_touching(const Building& building, const Rule& rule, const Place& place) {
  return compile_joined(building, rule, place, neighbours8, no_cell);
}

std::optional<Error> compile_border(const Building& building, const Rule& rule, const Place&) {
  connect_to_border(building.maker, rule.sets[0]);
  return std::nullopt;
}

}  // namespace

// A loop has a block of 2×2, or there are cells inside of it that are not joined to the border by edges or corners of
// such cells. Walls are such cells.
std::optional<Error> compile_acyclic(const Building& building, const Rule& rule, const Place&) {
  const Text& text = building.maker.text;
  const Values all = network::all_values(building.ground.values()), set = rule.sets[0] & all;
  const Variable constant = building.maker.network.add_auxiliary(1, 0);
  network::Network::Connected graph;
  graph.nodes.push_back({constant, 1});
  for (std::size_t cell = 0; cell < text.cells(); ++cell) {
    const auto node = static_cast<std::uint32_t>(graph.nodes.size());
    const std::size_t row = cell / text.columns, column = cell % text.columns;
    const bool is_wall = building.ground.is_wall(cell);
    if (row == 0 || column == 0 || row + 1 == text.rows || column + 1 == text.columns)
      graph.edges.emplace_back(0u, node);
    for (const Variable other : neighbours8(text, cell))
      if (other < cell) graph.edges.emplace_back(other + 1, node);
    graph.nodes.push_back({is_wall ? constant : static_cast<Variable>(cell), is_wall ? Values{1} : all & ~set});
  }
  network::add(building.maker.network, std::move(graph));
  for (const Cells& square : squares_of(text))
    if (building.ground.present(square).size() == square.size()) building.maker.count(square, set, 0, 3);
  return std::nullopt;
}

namespace {

std::optional<Error> compile_pieces(const Building& building, const Rule& rule, const Place& place) {
  network::Network::Connected graph = graph_of(building.maker, rule.sets[0]);
  const Tally bounds = bounds_of(building, rule, place, graph.nodes.size());
  if (bounds.low > bounds.high || bounds.high == 0 || bounds.low > graph.nodes.size()) {
    building.maker.count(place.cells, rule.sets[0], 0);  // no piece is right
    return std::nullopt;
  }
  graph.is_one = false;
  graph.low = static_cast<std::uint32_t>(bounds.low);
  graph.high =
      bounds.high >= graph.nodes.size() ? network::Network::Connected::any : static_cast<std::uint32_t>(bounds.high);
  network::add(building.maker.network, std::move(graph));
  return std::nullopt;
}

}  // namespace

std::vector<Cells> pieces_in(const Finished& finished, Values set, Around around) {
  const Text& text = finished.ground.text;
  std::vector<bool> is_done(text.cells());
  std::vector<Cells> pieces;
  for (std::size_t cell = 0; cell < text.cells(); ++cell) {
    if (is_done[cell] || !finished.has(cell, set)) continue;
    Cells& piece = pieces.emplace_back(Cells{static_cast<Variable>(cell)});
    is_done[cell] = true;
    for (std::size_t at = 0; at < piece.size(); ++at)
      for (const Variable other : around(text, piece[at])) {
        if (is_done[other] || !finished.has(other, set)) continue;
        is_done[other] = true;
        piece.push_back(other);
      }
  }
  return pieces;
}

namespace {

// Whether all cells of the place that are members are met from the first of them.
template <class IsMember>
bool are_joined(const Finished& finished, const Place& place, Around around, IsMember is_member) {
  std::vector<bool> is_left(finished.ground.text.cells());
  Cells met;
  for (const Variable cell : place.cells) is_left[cell] = is_member(cell);
  for (const Variable cell : place.cells)
    if (is_left[cell] && met.empty()) met = {cell}, is_left[cell] = false;
  for (std::size_t at = 0; at < met.size(); ++at)
    for (const Variable other : around(finished.ground.text, met[at]))
      if (is_left[other]) met.push_back(other), is_left[other] = false;
  return std::none_of(place.cells.begin(), place.cells.end(), [&](Variable cell) { return is_left[cell]; });
}

bool holds_connected(const Finished& finished, const Rule& rule, const Place& place) {
  return are_joined(finished, place, neighbours4, [&](Variable cell) { return finished.has(cell, rule.sets[0]); });
}

bool holds_with_clues(const Finished& finished, const Rule& rule, const Place& place) {
  return are_joined(finished, place, neighbours4, [&](Variable cell) {
    const Token* token = finished.ground.text.at("cells", cell);
    const bool is_clue = token != nullptr && !token->is_blank() && !finished.kind.is_value(token->text);
    return is_clue || finished.has(cell, rule.sets[0]);
  });
}

bool holds_touching(const Finished& finished, const Rule& rule, const Place& place) {
  return are_joined(finished, place, neighbours8, [&](Variable cell) { return finished.has(cell, rule.sets[0]); });
}

bool holds_border(const Finished& finished, const Rule& rule, const Place&) {
  const Text& text = finished.ground.text;
  for (const Cells& piece : pieces_in(finished, rule.sets[0])) {
    bool is_there = false;
    for (const Variable cell : piece) {
      const std::size_t row = cell / text.columns, column = cell % text.columns;
      is_there = is_there || row == 0 || column == 0 || row + 1 == text.rows || column + 1 == text.columns;
    }
    if (!is_there) return false;
  }
  return true;
}

// Cells that at most one other is beside are taken away, until there are none left, or there is a loop.
bool holds_acyclic(const Finished& finished, const Rule& rule, const Place& place) {
  std::vector<bool> is_left(finished.ground.text.cells());
  for (const Variable cell : place.cells) is_left[cell] = finished.has(cell, rule.sets[0]);
  for (bool goes_on = true; goes_on;) {
    goes_on = false;
    for (const Variable cell : place.cells) {
      const Cells around = neighbours4(finished.ground.text, cell);
      const auto beside = std::count_if(around.begin(), around.end(), [&](Variable other) { return is_left[other]; });
      if (is_left[cell] && beside < 2) is_left[cell] = false, goes_on = true;
    }
  }
  return std::find(is_left.begin(), is_left.end(), true) == is_left.end();
}

bool holds_pieces(const Finished& finished, const Rule& rule, const Place&) {
  const auto low = resolve(rule.amount.low, finished.ground.text, std::nullopt);
  const auto high = resolve(rule.amount.high, finished.ground.text, std::nullopt);
  for (const Cells& piece : pieces_in(finished, rule.sets[0])) {
    const std::size_t size = piece.size();
    using enum Amount::How;
    const bool is_right = rule.amount.how == exactly    ? size == low
                          : rule.amount.how == at_least ? size >= *low
                          : rule.amount.how == at_most  ? size <= *low
                                                        : size >= *low && size <= *high;
    if (!is_right) return false;
  }
  return true;
}

constexpr Row area_table[] = {
    {.form = "SET is connected",
     .shapes = shape(Shape::board, Shape::cells),
     .compile = compile_connected,
     .holds = holds_connected,
     .words = {"GROUP: all cells with SET are connected by edges", "GROUP：所有 SET 连成一片"}},
    {.form = "SET and clues are connected",
     .shapes = shape(Shape::board, Shape::cells),
     .compile = compile_with_clues,
     .holds = holds_with_clues,
     .words = {"GROUP: all cells with SET or with a clue are connected by edges",
               "GROUP：SET 与有提示的格子合起来连成一片"}},
    {.form = "SET is connected by edges or corners",
     .shapes = shape(Shape::board, Shape::cells),
     .compile = compile_touching,
     .holds = holds_touching,
     .words = {"GROUP: all cells with SET are connected by edges or corners", "GROUP：所有 SET 连成一片（含对角）"}},
    {.form = "SET reaches the border",
     .shapes = shape(Shape::board),
     .compile = compile_border,
     .holds = holds_border,
     .words = {"each piece of cells with SET reaches the border", "每片 SET 都到达盘面边缘"}},
    {.form = "SET closes no loop",
     .shapes = shape(Shape::board),
     .compile = compile_acyclic,
     .holds = holds_acyclic,
     .words = {"cells with SET that are joined by edges close no loop", "沿边相连的 SET 不围成环"}},
    {.form = "pieces of SET have AMOUNT cells",
     .shapes = shape(Shape::board),
     .compile = compile_pieces,
     .holds = holds_pieces,
     .words = {"each piece of cells with SET: AMOUNT cells", "每片 SET 的格数AMOUNT"},
     .has_no_parity = true},
};

}  // namespace

bool is_parted(const Kind& kind, Values set) {
  const auto is_connected = [](const Rule& rule) { return rule.row->compile == compile_connected; };
  const auto is_other = [&](const Rule& rule) { return is_connected(rule) && (rule.sets[0] & set) == 0; };
  const auto is_it = [&](const Rule& rule) { return is_connected(rule) && rule.sets[0] == set; };
  return std::any_of(kind.rules.begin(), kind.rules.end(), is_it) &&
         std::any_of(kind.rules.begin(), kind.rules.end(), is_other);
}

std::span<const Row> area_rows() { return area_table; }

}  // namespace quadrille::grid::kinds
