// Boards that are divided into pieces: what pieces are and hold. An edge is 1 between joined cells; `memberships` say
// which cells are of the piece of a clue. Rectangles with one clue each are options of their clues, as in shikaku.
#include "core/puzzles/grid/division.hpp"

#include <algorithm>
#include <array>

#include "core/puzzles/grid/compass.hpp"
#include "core/puzzles/grid/kinds/division_checks.hpp"
#include "core/puzzles/grid/kinds/memberships.hpp"
#include "core/puzzles/grid/kinds/piece_edges.hpp"

namespace quadrille::grid::kinds {

namespace {

unsigned opposite_side(unsigned side) {
  return side == above ? below : side == below ? above : side == leftward ? rightward : leftward;
}
// Whether the sides are two, one up or down and one to the left or right.
bool is_bent(unsigned sides) {
  const unsigned upright = sides & (above | below), level = sides & (leftward | rightward);
  return (upright == above || upright == below) && (level == leftward || level == rightward);
}

// The cells with a clue, also with one that was left out.
Cells clued_cells(const Ground& ground) {
  Cells cells;
  for (Variable cell = 0; cell < ground.text.cells(); ++cell)
    if (!ground.is_wall(cell) && clue_of_cell(ground.whole, cell) != nullptr) cells.push_back(cell);
  return cells;
}

const Rule* find_rule(const Kind& kind, decltype(Row::compile) compile) {
  const auto at = std::find_if(kind.rules.begin(), kind.rules.end(),
                               [&](const Rule& rule) { return rule.row->compile == compile; });
  return at == kind.rules.end() ? nullptr : &*at;
}

// ---- rectangles ----

std::optional<Error> compile_clues_in_pieces(const Building& building, const Rule& rule, const Place& place);
std::optional<Error> compile_no_crossing(const Building& building, const Rule& rule, const Place& place);
std::optional<Error> compile_rectangular(const Building& building, const Rule& rule, const Place& place);
std::optional<Error> compile_straight_lines(const Building& building, const Rule& rule, const Place& place);
std::optional<Error> compile_bent_lines(const Building& building, const Rule& rule, const Place& place);
std::optional<Error> compile_piece_size(const Building& building, const Rule& rule, const Place& place);
std::optional<Error> compile_all_sizes(const Building& building, const Rule& rule, const Place& place);
template <int longer>
std::optional<Error> compile_box(const Building& building, const Rule& rule, const Place& place);

bool is_box(const Rule& rule, std::size_t width, std::size_t height) {
  if (rule.row->compile == compile_box<0>) return width == height;
  return rule.row->compile == compile_box<1> ? width > height : width < height;
}

// How many clues each piece has, if that is one or two; 0 of any other rule.
std::uint64_t clues_each(const Kind& kind, const Ground& ground) {
  const Rule* rule = find_rule(kind, compile_clues_in_pieces);
  const auto is_same = [&](const Rule& each) { return each.row->compile == compile_clues_in_pieces; };
  if (rule == nullptr || rule->amount.how != Amount::How::exactly) return 0;
  if (std::count_if(kind.rules.begin(), kind.rules.end(), is_same) > 1) return 0;  // they may contradict each other
  const auto number = resolve(rule->amount.low, ground.text, std::nullopt).value_or(0);
  return number <= 2 ? number : 0;
}
bool are_clue_rectangles(const Kind& kind, const Ground& ground) {
  const bool are_rectangles =
      find_rule(kind, compile_rectangular) != nullptr || find_rule(kind, compile_straight_lines) != nullptr;
  return are_rectangles && clues_each(kind, ground) == 1 && !ground.has_walls();
}
bool are_clue_rectangles(const Building& building) { return are_clue_rectangles(building.kind, building.ground); }

std::optional<Error> add_clue_rectangles(const Building& building) {
  std::vector<RectangleClue> clues;
  std::vector<std::vector<const Rule*>> boxes;      // by clue: the rules about its piece's sides
  std::vector<std::vector<std::uint64_t>> refused;  // by clue: sizes that its piece has not
  std::map<Variable, std::size_t> number_of;
  for (const Variable cell : clued_cells(building.ground)) {
    number_of[cell] = clues.size();
    const auto [low, high] = building.members.bounds(cell);
    clues.push_back({cell, low == high ? static_cast<std::size_t>(low) : 0});
    boxes.emplace_back();
    refused.emplace_back();
  }
  for (const Rule& rule : building.kind.rules) {
    const auto compile = rule.row->compile;
    const bool is_size = compile == compile_piece_size && rule.amount.how == Amount::How::not_exactly;
    if (!is_size && compile != compile_box<0> && compile != compile_box<1> && compile != compile_box<-1>) continue;
    for_places(building.ground, rule, [&](const Place& place) {
      const auto at = number_of.find(*place.cell);
      if (at != number_of.end() && is_size) refused[at->second].push_back(*bounds_of(building, rule, place, 0).other);
      if (at != number_of.end() && !is_size) boxes[at->second].push_back(&rule);
      return true;
    });
  }
  const bool are_straight = find_rule(building.kind, compile_straight_lines) != nullptr;
  return add_rectangles(building.maker, clues, [&](std::size_t number, const Rectangle& rectangle) {
    const auto [low, high] = building.members.bounds(static_cast<Variable>(clues[number].cell));
    const std::size_t height = rectangle.bottom - rectangle.top + 1, width = rectangle.right - rectangle.left + 1;
    return rectangle.area() >= low && rectangle.area() <= high && (!are_straight || height == 1 || width == 1) &&
           std::count(refused[number].begin(), refused[number].end(), rectangle.area()) == 0 &&
           std::all_of(boxes[number].begin(), boxes[number].end(),
                       [&](const Rule* rule) { return is_box(*rule, width, height); });
  });
}

// The edges around a corner: the upper and the lower one that are upright, the left and the right one that are level.
using AroundCorner = std::array<std::optional<Variable>, 4>;
template <class Use>
void for_inner_corners(const Building& building, Use use) {
  const Text& text = building.maker.text;
  for (std::size_t cell = text.columns + 1; cell < text.cells(); ++cell) {
    if (cell % text.columns == 0) continue;
    const std::size_t upper = cell - text.columns;
    use(AroundCorner{building.edges.right[upper - 1], building.edges.right[cell - 1], building.edges.below[upper - 1],
                     building.edges.below[upper]});
  }
}

}  // namespace

// All pieces are rectangles if no border ends at a corner or turns there without a third one.
std::optional<Error> keep_rectangular(const Building& building) {
  std::optional<Error> error;
  for_inner_corners(building, [&](const AroundCorner& edges) {
    Cells line;
    std::uint64_t bits[4], start = 0;  // the state: which of the four are borders
    std::vector<std::int64_t> key = {'r' + 1024};
    for (std::size_t i = 0; i < 4; ++i) {
      if (!edges[i]) start |= std::uint64_t{1} << i;
      if (!edges[i]) continue;
      bits[line.size()] = std::uint64_t{1} << i;
      line.push_back(*edges[i]);
      key.push_back(static_cast<std::int64_t>(i));
    }
    if (line.empty() || error) return;
    error = follow(
        building, nullptr, line, std::move(key),
        [&](std::uint64_t state, std::size_t position, std::int64_t is) {
          return is == 0 ? state | bits[position] : state;
        },
        [](std::uint64_t state) {
          const std::uint64_t upright = state & 3, level = state >> 2;
          const bool is_end = (upright == 1 || upright == 2) && level != 3, is_side = level == 1 || level == 2;
          return !is_end && (!is_side || upright == 3);
        },
        start);
  });
  return error;
}

namespace {

std::optional<Error> compile_rectangular(const Building& building, const Rule&, const Place&) {
  return are_clue_rectangles(building) ? add_clue_rectangles(building) : keep_rectangular(building);
}

// No cell is joined both to one above or below and to one on the left or right.
std::optional<Error> compile_straight_lines(const Building& building, const Rule&, const Place& place) {
  if (are_clue_rectangles(building))
    return find_rule(building.kind, compile_rectangular) == nullptr ? add_clue_rectangles(building) : std::nullopt;
  for (const Variable cell : place.cells)
    if (auto error = follow_sides(building, nullptr, std::nullopt, cell, 's' + 1024, [](unsigned, unsigned sides) {
          return (sides & (above | below)) == 0 || (sides & (leftward | rightward)) == 0;
        }))
      return error;
  return std::nullopt;
}

// Around a corner the lower right cell is joined to the left or above, or one of its neighbours is to the upper left.
std::optional<Error> compile_no_crossing(const Building& building, const Rule&, const Place&) {
  const auto columns = static_cast<Variable>(building.maker.text.columns);
  for (Variable cell = columns + 1; cell < building.maker.text.cells(); ++cell)
    if (cell % columns != 0)
      building.maker.count(
          {{cell - columns, joined_left}, {cell - 1, joined_upper}, {cell, joined_left | joined_upper}}, 1, 3);
  return std::nullopt;
}

// ---- what a piece holds, and its size ----

std::optional<Error> compile_clues_in_pieces(const Building& building, const Rule& rule, const Place& place) {
  if (clues_each(building.kind, building.ground) > 0)
    return std::nullopt;  // `divide` has said it, or `add_clue_rectangles` does
  const Cells clues = clued_cells(building.ground);
  const Tally bounds = bounds_of(building, rule, place, clues.size());
  std::vector<std::vector<std::pair<Variable, Values>>> of(building.maker.text.cells());
  for (const Variable clue : clues) {
    if (network::is_too_large(building.maker.network)) return std::nullopt;
    for (const auto& [cell, literal] : building.members.of(clue)) of[cell].push_back(literal);
  }
  for (const Variable cell : place.cells) building.maker.count(of[cell], bounds.low, bounds.high);
  return std::nullopt;
}

// A variable: how many members there are, as far as the bounds of a cell's piece go. None, and an error, if that is
// too many.
std::optional<Variable> add_size(const Building& building, const Rule& rule, Variable cell, const Members& members,
                                 std::optional<Error>& error) {
  std::vector<std::pair<Variable, Values>> all;
  for (const auto& member : members) all.push_back(member.literal);
  const std::uint64_t most = std::min<std::uint64_t>(building.members.bounds(cell).second, all.size());
  if (most >= network::most_values) {
    error = Error{Error::Code::too_large, "the rule is about pieces of at most 63 cells", rule.line, rule.column};
    return std::nullopt;
  }
  const Variable size = building.maker.network.add_auxiliary(static_cast<unsigned>(most) + 1, 0);
  building.maker.count_into(size, all);
  return size;
}

// `divide` has noted the bounds.
std::optional<Error> compile_piece_size(const Building& building, const Rule& rule, const Place& place) {
  if (building.ground.is_wall(*place.cell) || are_clue_rectangles(building)) return std::nullopt;
  const auto& members = building.members.of(*place.cell);
  const auto other = bounds_of(building, rule, place, 0).other;
  if (!other || *other >= network::most_values) return std::nullopt;
  std::optional<Error> error;
  if (const auto size = add_size(building, rule, *place.cell, members, error))
    building.maker.allow(*size, ~(Values{1} << *other));
  return error;
}

// Two cells side by side that are not joined are of pieces with different sizes.
std::optional<Error> compile_unlike_sizes(const Building& building, const Rule& rule, const Place& place) {
  std::optional<Error> error;
  std::vector<std::optional<Variable>> size(building.maker.text.cells());
  for (const Variable cell : place.cells) {
    if (network::is_too_large(building.maker.network)) return std::nullopt;
    size[cell] = add_size(building, rule, cell, building.members.of(cell), error);
    if (!size[cell]) return error;
  }
  for (const Variable cell : place.cells)
    for (const unsigned side : {rightward, below}) {
      const auto edge = edge_of(building.maker.text, building.edges, cell, side);
      if (!edge) continue;
      // The state: 0 or 1 of the edge, then twice as much and the first size.
      const auto step = [](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
        const auto found = static_cast<std::uint64_t>(number);
        if (position == 0) return found;
        if (position == 1) return state + 2 * found;
        return (state / 2 == found) == (state % 2 == 1) ? 0 : network::Automaton::refused;
      };
      error = follow(building, nullptr, {*edge, *size[cell], *size[*neighbour_to(building.maker.text, cell, side)]},
                     {'u' + 1024}, step, network::accept_all);
      if (error) return error;
    }
  return std::nullopt;
}

// How many sides of a cell have a border, also that of the board or of a wall.
std::optional<Error> compile_borders(const Building& building, const Rule& rule, const Place& place) {
  if (building.ground.is_wall(*place.cell)) return std::nullopt;
  std::vector<std::pair<Variable, Values>> edges;
  for (const unsigned side : piece_sides)
    if (const auto edge = edge_of(building.maker.text, building.edges, *place.cell, side)) edges.emplace_back(*edge, 1);
  const std::uint64_t known = std::size(piece_sides) - edges.size();
  const Tally bounds = bounds_of(building, rule, place, std::size(piece_sides));
  if (bounds.high < known || bounds.low > std::size(piece_sides)) {
    building.maker.network.is_impossible = true;
    return std::nullopt;
  }
  building.maker.count(edges, bounds.low - std::min(bounds.low, known),
                       std::min<std::uint64_t>(bounds.high - known, edges.size()));
  return std::nullopt;
}

// `divide` has noted the bounds. Where pieces need no clue, all cells have members.
std::optional<Error> compile_all_sizes(const Building& building, const Rule&, const Place& place) {
  const Rule* clues = find_rule(building.kind, compile_clues_in_pieces);
  if (clues != nullptr && bounds_of(building, *clues, place, 1).low > 0) return std::nullopt;
  for (const Variable cell : place.cells)
    if (!network::is_too_large(building.maker.network)) building.members.of(cell);
  return std::nullopt;
}

// A variable: 1 if one of the cells is a member.
Variable any_member(const Building& building, const std::vector<Choice::Literal>& members) {
  Cells line = {building.maker.network.add_auxiliary(2, 0)};
  std::vector<std::int64_t> key = {'a' + 1024};
  for (const auto& [variable, values] : members) {
    line.push_back(variable);
    key.push_back(static_cast<std::int64_t>(values));
  }
  // The state: 1 where none is one, 2 where one is, 3 once it was there.
  const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
    if (position == 0) return static_cast<std::uint64_t>(number) + 1;
    if ((members[position - 1].second >> number & 1) == 0) return state;
    return state == 1 ? network::Automaton::refused : 3;
  };
  (void)follow(building, nullptr, line, std::move(key), step, [](std::uint64_t state) { return state != 2; });
  return line[0];
}

// How many rows and columns have members. The state: the number of rows, less that of the columns, plus all columns.
template <int longer>
std::optional<Error> compile_box(const Building& building, const Rule&, const Place& place) {
  if (building.ground.is_wall(*place.cell) || are_clue_rectangles(building)) return std::nullopt;
  const Text& text = building.maker.text;
  std::map<std::size_t, std::vector<Choice::Literal>> rows, columns;
  for (const auto& [cell, literal] : building.members.of(*place.cell)) {
    rows[cell / text.columns].push_back(literal);
    columns[cell % text.columns].push_back(literal);
  }
  Cells line;
  for (const auto& [number, in] : rows) line.push_back(any_member(building, in));
  for (const auto& [number, in] : columns) line.push_back(any_member(building, in));
  const std::uint64_t start = columns.size();
  const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t is) -> std::uint64_t {
    if (is == 0) return state;
    return position < rows.size() ? state + 1 : state - 1;
  };
  return follow(
      building, place.clue, line,
      {'x' + 1024, longer, static_cast<std::int64_t>(rows.size()), static_cast<std::int64_t>(line.size())}, step,
      [&](std::uint64_t state) { return longer == 0  ? state == start
                                        : longer > 0 ? state < start
                                                     : state > start; },
      start);
}

// The sizes between two numbers that one piece has; any other size than one of them where the other is not known.
bool is_between(std::uint64_t size, std::optional<std::uint64_t> one, std::optional<std::uint64_t> other) {
  if (!one || !other) return size != one && size != other;
  return size > std::min(*one, *other) && size < std::max(*one, *other);
}

}  // namespace

std::optional<std::uint64_t> number_of_clue(const Ground& ground, Variable cell) {
  const Token* clue = clue_of_cell(ground.text, cell);
  return clue == nullptr || compass_of(clue->text) ? std::nullopt : number_of(clue->text);
}

namespace {

std::optional<Error> compile_sizes_between(const Building& building, const Rule& rule, const Place&) {
  const Cells clues = clued_cells(building.ground);
  std::vector<bool> is_clue(building.maker.text.cells());
  for (const Variable clue : clues) is_clue[clue] = true;
  const bool is_chosen = clues_each(building.kind, building.ground) == 2;
  for (const Variable one : clues) {
    if (network::is_too_large(building.maker.network)) return std::nullopt;
    const auto& members = is_chosen ? building.members.of_first(one) : building.members.of(one);
    std::optional<Error> error;
    const auto size = add_size(building, rule, one, members, error);
    if (!size) return error;
    for (const auto& [other, literal] : members)
      if (is_clue[other] && other != one)
        building.maker.relate(
            *size, literal.first, [&, cell = other, values = literal.second](std::int64_t cells, std::int64_t number) {
              return (values >> number & 1) == 0 ||
                     is_between(static_cast<std::uint64_t>(cells), number_of_clue(building.ground, one),
                                number_of_clue(building.ground, cell));
            });
  }
  return std::nullopt;
}

// No piece with two numbers is as large as the largest of all.
void bound_between(const Building& building) {
  const Rule* clues = find_rule(building.kind, compile_clues_in_pieces);
  if (clues == nullptr || bounds_of(building, *clues, {}, building.maker.text.cells()).low < 2) return;
  std::uint64_t most = 1;
  for (const Variable cell : clued_cells(building.ground)) {
    const auto number = number_of_clue(building.ground, cell);
    if (!number) return;
    most = std::max(most, *number);
  }
  for (const Variable cell : clued_cells(building.ground)) building.members.bound(cell, 2, most - 1);
}

// The cells of a list that are further up, down, left or right than a cell.
bool is_further(const Text& text, Variable cell, Variable than, unsigned side) {
  const std::size_t row = cell / text.columns, column = cell % text.columns;
  const std::size_t own_row = than / text.columns, own_column = than % text.columns;
  return side == above      ? row < own_row
         : side == below    ? row > own_row
         : side == leftward ? column < own_column
                            : column > own_column;
}

constexpr unsigned compass_sides[] = {above, below, leftward, rightward};

std::optional<Error> compile_compass(const Building& building, const Rule&, const Place& place) {
  const auto numbers = place.clue == nullptr ? std::nullopt : compass_of(place.clue->text);
  if (!numbers || building.ground.is_wall(*place.cell)) return std::nullopt;
  const Members& members = building.members.of(*place.cell);
  for (std::size_t i = 0; i < 4; ++i) {
    if (!(*numbers)[i]) continue;
    std::vector<std::pair<Variable, Values>> further;
    for (const auto& [cell, literal] : members)
      if (is_further(building.maker.text, cell, *place.cell, compass_sides[i])) further.push_back(literal);
    building.maker.count(further, *(*numbers)[i], *(*numbers)[i]);
  }
  return std::nullopt;
}

// ---- lines of cells that turn once ----

// A variable for each cell: 0 where its piece turns, else 1 to 4 for the side where it does.
std::optional<Error> compile_bent_lines(const Building& building, const Rule&, const Place& place) {
  const Text& text = building.maker.text;
  std::vector<Variable> way(text.cells());
  for (const Variable cell : place.cells) {
    way[cell] = building.maker.network.add_auxiliary(5, 0);
    auto error = follow_sides(building, nullptr, way[cell], cell, 'l' + 1024, [](unsigned number, unsigned sides) {
      if (number == 0) return is_bent(sides);
      const unsigned side = piece_sides[number - 1];
      return sides == side || sides == (side | opposite_side(side));
    });
    if (error) return error;
  }
  for (const Variable cell : place.cells)
    for (const unsigned side : {rightward, below}) {
      const auto edge = edge_of(text, building.edges, cell, side);
      if (!edge) continue;
      const std::uint64_t on = side == rightward ? 3 : 4, back = side == rightward ? 2 : 1;
      const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
        const auto one = static_cast<std::uint64_t>(number);
        if (position == 0) return one == 1 ? 8 : 16;
        if (state == 16) return 16;
        if (position == 1) return one == on || one == back || one == 0 ? one : network::Automaton::refused;
        const bool is_right = state == on ? one == on || one == 0 : one == back;
        return is_right ? 0 : network::Automaton::refused;
      };
      const auto other = *neighbour_to(text, cell, side);
      if (auto error = follow(building, nullptr, {*edge, way[cell], way[other]},
                              {'w' + 1024, static_cast<std::int64_t>(side)}, step, network::accept_all))
        return error;
    }
  return std::nullopt;
}

std::optional<Error> compile_turn(const Building& building, const Rule&, const Place& place) {
  if (building.ground.is_wall(*place.cell)) return std::nullopt;
  return follow_sides(building, place.clue, std::nullopt, *place.cell, 't' + 1024,
                      [](unsigned, unsigned sides) { return is_bent(sides); });
}

// A variable for each side says whether the cells on that side are joined up to where the piece turns.
std::optional<Error> compile_way_to_turn(const Building& building, const Rule& rule, const Place& place) {
  const std::uint64_t number = *resolve(rule.amount.low, building.maker.text, place.number);
  if (building.ground.is_wall(*place.cell)) return std::nullopt;
  if (number == 1) return compile_turn(building, rule, place);
  std::vector<std::pair<Variable, Values>> ways;
  for (std::size_t i = 0; i < std::size(piece_sides) && number > 0; ++i) {
    Variable cell = *place.cell;
    Cells line;
    while (line.size() + 1 < number) {
      const auto edge = edge_of(building.maker.text, building.edges, cell, piece_sides[i]);
      if (!edge) break;
      line.push_back(*edge);
      cell = *neighbour_to(building.maker.text, cell, piece_sides[i]);
    }
    if (line.size() + 1 < number) continue;
    for (int more = 0; more < 2; ++more) line.push_back(building.maker.network.add_auxiliary(2, 0));
    const std::size_t last = line.size() - 1;
    if (auto error = follow_sides(building, place.clue, line[last - 1], cell, 'q' + 1024,
                                  [](unsigned turns, unsigned sides) { return (turns == 1) == is_bent(sides); }))
      return error;
    // The state: whether all edges are joined so far, and there is a turn behind them.
    const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t is) -> std::uint64_t {
      if (position < last) return state & static_cast<std::uint64_t>(is);
      return state == static_cast<std::uint64_t>(is) ? 0 : network::Automaton::refused;
    };
    if (auto error = follow(building, place.clue, line, {'z' + 2048, static_cast<std::int64_t>(last)}, step,
                            network::accept_all, 1))
      return error;
    ways.emplace_back(line[last], 2);
  }
  if (ways.empty()) {
    building.maker.network.is_impossible = true;
  } else {
    building.maker.count(ways, 1, ways.size());
  }
  return std::nullopt;
}

// The side that an arrow points to; 0 of another clue.
unsigned arrow_side(const Token* clue) {
  const std::size_t at = clue == nullptr || clue->text.size() != 1 ? 4 : std::string_view("^<>v").find(clue->text[0]);
  return at < 4 ? piece_sides[at] : 0;
}

std::optional<Error> compile_arrow_ends(const Building& building, const Rule&, const Place& place) {
  for (const Variable cell : place.cells) {
    const Token* clue = clue_of_cell(building.ground.text, cell);
    const unsigned wanted = arrow_side(clue);
    if (wanted == 0) continue;
    if (auto error =
            follow_sides(building, clue, std::nullopt, cell, 'e' + 1024 + 8 * static_cast<std::int64_t>(wanted),
                         [&](unsigned, unsigned sides) { return sides == wanted; }))
      return error;
  }
  return std::nullopt;
}

constexpr auto of_pieces = CellValues::Form::pieces;

constexpr Row division_table[] = {
    {.form = "pieces are rectangles",
     .shapes = shape(Shape::board),
     .compile = compile_rectangular,
     .holds = holds_rectangular,
     .words = {"each piece is a rectangle", "每块都是矩形"},
     .values = of_pieces},
    {.form = "no four pieces meet at a corner",
     .shapes = shape(Shape::board),
     .compile = compile_no_crossing,
     .holds = holds_no_crossing,
     .words = {"no four pieces meet at a corner", "没有四块交于一点"},
     .values = of_pieces},
    {.form = "pieces hold AMOUNT of the clues",
     .shapes = shape(Shape::board),
     .compile = compile_clues_in_pieces,
     .holds = holds_clues_in_pieces,
     .words = {"how many clues each piece has: AMOUNT", "每块中的提示数AMOUNT"},
     .values = of_pieces,
     .has_no_parity = true,
     .needs_clues = true,
     .counts_clues = true},
    {.form = "pieces have AMOUNT cells",
     .shapes = shape(Shape::board),
     .compile = compile_all_sizes,
     .holds = holds_all_sizes,
     .words = {"each piece has AMOUNT cells", "每块的格数AMOUNT"},
     .values = of_pieces,
     .has_no_parity = true},
    {.form = "its piece has AMOUNT cells",
     .shapes = shape(Shape::cell),
     .compile = compile_piece_size,
     .holds = holds_piece_size,
     .words = {"GROUP: its piece has AMOUNT cells", "GROUP：它所在的块的格数AMOUNT"},
     .values = of_pieces,
     .takes_not_exactly = true,
     .has_no_parity = true},
    {.form = "AMOUNT borders around it",
     .shapes = shape(Shape::cell),
     .compile = compile_borders,
     .holds = holds_borders,
     .words = {"GROUP: borders are on AMOUNT of its four sides", "GROUP：四边中是边界的边数AMOUNT"},
     .values = of_pieces,
     .has_no_parity = true},
    {.form = "pieces are straight lines",
     .shapes = shape(Shape::board),
     .compile = compile_straight_lines,
     .holds = holds_straight_lines,
     .words = {"each piece is one cell wide and does not turn", "每块宽一格，不转弯"},
     .values = of_pieces},
    {.form = "pieces side by side have different sizes",
     .shapes = shape(Shape::board),
     .compile = compile_unlike_sizes,
     .holds = holds_unlike_sizes,
     .words = {"two pieces side by side have different numbers of cells", "相邻的两块格数不同"},
     .values = of_pieces},
    {.form = "its piece is as wide as high",
     .shapes = shape(Shape::cell),
     .compile = compile_box<0>,
     .holds = holds_box<0>,
     .words = {"GROUP: its piece is as wide as high", "GROUP：它所在的块宽高相等"},
     .values = of_pieces},
    {.form = "its piece is wider than high",
     .shapes = shape(Shape::cell),
     .compile = compile_box<1>,
     .holds = holds_box<1>,
     .words = {"GROUP: its piece is wider than high", "GROUP：它所在的块宽大于高"},
     .values = of_pieces},
    {.form = "its piece is higher than wide",
     .shapes = shape(Shape::cell),
     .compile = compile_box<-1>,
     .holds = holds_box<-1>,
     .words = {"GROUP: its piece is higher than wide", "GROUP：它所在的块高大于宽"},
     .values = of_pieces},
    {.form = "sizes of pieces are between any two of their numbers",
     .shapes = shape(Shape::board),
     .compile = compile_sizes_between,
     .holds = holds_sizes_between,
     .words = {"each piece has more cells than one and fewer than the other of any two numbers in it",
               "每块的格数介于其中任两个数字之间（不含）"},
     .values = of_pieces},
    {.form = "its piece goes on as its clue says",
     .shapes = shape(Shape::cell),
     .compile = compile_compass,
     .holds = holds_compass,
     .words = {"GROUP: its piece has as many cells further up, down, left and right than it as its numbers say",
               "GROUP：它所在的块在其上、下、左、右各方的格数即各数字"},
     .values = of_pieces},
    {.form = "pieces are lines that turn once",
     .shapes = shape(Shape::board),
     .compile = compile_bent_lines,
     .holds = holds_bent_lines,
     .words = {"each piece is one cell wide and turns once", "每块宽一格，转弯恰好一次"},
     .values = of_pieces},
    {.form = "is a turn of its piece",
     .shapes = shape(Shape::cell),
     .compile = compile_turn,
     .holds = holds_turn,
     .words = {"GROUP: its piece turns there", "GROUP：所在的块在此转弯"},
     .values = of_pieces},
    {.form = "QUANTITY cells to the turn of its piece",
     .shapes = shape(Shape::cell),
     .compile = compile_way_to_turn,
     .holds = holds_way_to_turn,
     .words = {"GROUP: straight on from it, both counted, it is AMOUNT cells to where its piece turns",
               "GROUP：从它起（含两端）沿直线到所在块的拐角，格数AMOUNT"},
     .values = of_pieces},
    {.form = "pieces go on from arrows only where they point",
     .shapes = shape(Shape::board),
     .compile = compile_arrow_ends,
     .holds = holds_arrow_ends,
     .words = {"of the cells beside an arrow only the one that it points at is of its piece",
               "与箭头相邻的格子中，只有所指的一格与它同块"},
     .values = of_pieces},
};

}  // namespace

bool needs_edges(const Kind& kind, const Ground& ground) {
  const decltype(Row::compile) without[] = {compile_rectangular, compile_no_crossing,   compile_clues_in_pieces,
                                            compile_piece_size,  compile_box<0>,        compile_box<1>,
                                            compile_box<-1>,     compile_straight_lines};
  return !are_clue_rectangles(kind, ground) || std::any_of(kind.rules.begin(), kind.rules.end(), [&](const Rule& rule) {
    return std::find(std::begin(without), std::end(without), rule.row->compile) == std::end(without);
  });
}

void divide(const Building& building) {
  const Ground& ground = building.ground;
  for (const Rule& rule : building.kind.rules) {
    const bool is_of_all = rule.row->compile == compile_all_sizes;
    if (rule.row->compile == compile_sizes_between) bound_between(building);
    if (!is_of_all && rule.row->compile != compile_piece_size) continue;
    for_places(ground, rule, [&](const Place& place) {
      const Tally bounds = bounds_of(building, rule, place, ground.text.cells());
      for (const Variable cell : is_of_all ? place.cells : Cells{*place.cell})
        building.members.bound(cell, bounds.low, bounds.high);
      return true;
    });
  }
  if (are_clue_rectangles(building)) return;
  if (const std::uint64_t each = clues_each(building.kind, building.ground); each > 0)
    return building.members.choose(clued_cells(ground), each);
  const Rule* clues = find_rule(building.kind, compile_clues_in_pieces);
  const bool have_clues = clues != nullptr && bounds_of(building, *clues, {}, ground.text.cells()).low > 0;
  if (have_clues || find_rule(building.kind, compile_rectangular) != nullptr ||
      find_rule(building.kind, compile_straight_lines) != nullptr ||
      find_rule(building.kind, compile_bent_lines) != nullptr || says_shapes(building.kind))
    return;
  for (Variable cell = 0; cell < ground.text.cells() && !network::is_too_large(building.maker.network); ++cell)
    if (!ground.is_wall(cell)) building.members.of(cell);
}

bool find_pieces(Finished& finished) {
  const Text& text = finished.ground.text;
  finished.piece_of = text.genre->parts_of(text, finished.answer);
  if (!are_joined_by(text, finished.answer, finished.piece_of)) return false;
  std::map<std::size_t, std::size_t> numbers;
  for (Variable cell = 0; cell < text.cells(); ++cell) {
    std::size_t& piece = finished.piece_of[cell];
    if (piece == no_part) continue;
    piece = numbers.try_emplace(piece, numbers.size()).first->second;
    finished.pieces.resize(numbers.size());
    finished.pieces[piece].push_back(cell);
  }
  return true;
}

std::span<const Row> division_rows() { return division_table; }

}  // namespace quadrille::grid::kinds
