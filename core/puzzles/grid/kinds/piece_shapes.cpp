// What shapes all pieces have: squares, or three cells that lie in another way than those of pieces beside them.
#include <algorithm>
#include <array>

#include "core/puzzles/grid/kinds/piece_edges.hpp"

namespace quadrille::grid::kinds {

namespace {

// ---- squares ----

// Each cell has three variables: the side of its square, which joined cells have in common, and its row and column in
// the square, which are 0 at its first side, 1 more behind each edge, and the side less 1 at its last side.
std::optional<Error> compile_divided_squares(const Building& building, const Rule& rule, const Place& place) {
  Maker& maker = building.maker;
  const Text& text = maker.text;
  const std::size_t longest = std::min(text.rows, text.columns);
  if (longest >= network::most_values)
    return Error{Error::Code::too_large, "the rule is about boards of at most 63 rows or columns", rule.line,
                 rule.column};
  if (auto error = keep_rectangular(building)) return error;
  const auto sides = static_cast<unsigned>(longest);
  struct Member {
    Variable side, row, column;
  };
  std::vector<Member> at(text.cells());
  for (const Variable cell : place.cells) {
    at[cell] = {maker.network.add_auxiliary(sides, 1), maker.network.add_auxiliary(sides, 0),
                maker.network.add_auxiliary(sides, 0)};
    const auto number = number_of_clue(building.ground, cell);
    if (number) maker.allow(at[cell].side, *number > 0 && *number <= longest ? Values{1} << (*number - 1) : 0);
  }
  const auto ends = [](std::int64_t side, std::int64_t nth) { return nth < side; };
  const auto is_last = [](std::int64_t side, std::int64_t nth) { return nth + 1 == side; };
  for (const Variable cell : place.cells)
    for (const unsigned side : piece_sides) {
      const Variable own = side == above || side == below ? at[cell].row : at[cell].column;
      const auto edge = edge_of(text, building.edges, cell, side);
      const bool is_first = side == above || side == leftward;
      if (is_first) maker.relate(at[cell].side, own, ends);
      if (!edge) {
        if (is_first) maker.allow(own, 1);
        if (!is_first) maker.relate(at[cell].side, own, is_last);
        continue;
      }
      if (is_first) continue;
      const Variable other = *neighbour_to(text, cell, side);
      const Variable next = side == below ? at[other].row : at[other].column;
      // The state: 0 or 1 of the edge, then twice as much and the first number.
      const auto first = [](std::uint64_t state, std::size_t position, std::int64_t number) {
        return position == 0 ? static_cast<std::uint64_t>(number) : state + 2 * static_cast<std::uint64_t>(number);
      };
      const auto grow = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
        if (position < 2) return first(state, position, number);
        const auto wanted = state % 2 == 0 ? 0 : static_cast<std::int64_t>(state / 2) + 1;
        return number == wanted ? 0 : network::Automaton::refused;
      };
      const auto stay = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
        if (position < 2) return first(state, position, number);
        return state % 2 == 0 || number == static_cast<std::int64_t>(state / 2) ? 0 : network::Automaton::refused;
      };
      const auto close = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
        if (position < 2) return first(state, position, number);
        return state % 2 == 1 || number + 1 == static_cast<std::int64_t>(state / 2) ? 0 : network::Automaton::refused;
      };
      if (auto error = follow(building, nullptr, {*edge, own, next}, {'g' + 2048}, grow, network::accept_all))
        return error;
      if (auto error = follow(building, nullptr, {*edge, at[cell].side, at[other].side}, {'h' + 2048}, stay,
                              network::accept_all))
        return error;
      if (auto error = follow(building, nullptr, {*edge, at[cell].side, own}, {'k' + 2048}, close, network::accept_all))
        return error;
    }
  return std::nullopt;
}

bool holds_divided_squares(const Finished& finished, const Rule&, const Place&) {
  const std::size_t columns = finished.ground.text.columns;
  for (const Cells& piece : finished.pieces) {
    std::size_t side = 0;
    while (side * side < piece.size()) ++side;
    if (side * side != piece.size()) return false;
    const auto [left, right] =
        std::minmax_element(piece.begin(), piece.end(), [&](auto a, auto b) { return a % columns < b % columns; });
    if (*right % columns - *left % columns + 1 != side || piece.back() / columns - piece[0] / columns + 1 != side)
      return false;
    for (const Variable cell : piece)
      if (const auto number = number_of_clue(finished.ground, cell); number && *number != side) return false;
  }
  return true;
}

// ---- trominoes ----

// A tromino, as it lies, by the sides to which its middle cell goes on.
constexpr std::array<unsigned, 6> trominoes = {leftward | rightward, above | below,    above | leftward,
                                               above | rightward,    below | leftward, below | rightward};
unsigned opposite_of(unsigned side) {
  return side == above ? below : side == below ? above : side == leftward ? rightward : leftward;
}
// What a cell is of its tromino: the middle of it, or what lies to one of the sides of the middle. Numbers that no cell
// has have no sides.
constexpr unsigned roles = 5 * trominoes.size();
unsigned sides_of_role(unsigned role) {
  const unsigned sides = trominoes[role / 5];
  if (role % 5 == 0) return sides;
  const unsigned to = piece_sides[role % 5 - 1];
  return (sides & to) != 0 ? opposite_of(to) : 0;
}

std::optional<Error> compile_trominoes(const Building& building, const Rule&, const Place& place) {
  const Text& text = building.maker.text;
  std::vector<Variable> role(text.cells());
  for (const Variable cell : place.cells) {
    role[cell] = building.maker.network.add_auxiliary(roles, 0);
    auto error = follow_sides(building, nullptr, role[cell], cell, 'o' + 2048, [](unsigned number, unsigned sides) {
      return sides != 0 && sides_of_role(number) == sides;
    });
    if (error) return error;
  }
  for (const Variable cell : place.cells)
    for (const unsigned side : {rightward, below}) {
      const auto edge = edge_of(text, building.edges, cell, side);
      if (!edge) continue;
      // The state: 0 or 1 of the edge, then twice as much and the first role.
      const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
        const auto found = static_cast<std::uint64_t>(number);
        if (position == 0) return found;
        if (position == 1) return state + 2 * found;
        const auto one = static_cast<unsigned>(state / 2), other = static_cast<unsigned>(found);
        const bool is_same = one / 5 == other / 5;
        if (state % 2 == 0) return is_same ? network::Automaton::refused : 0;
        // One of the two is the middle, and the other one lies on that side of it.
        const unsigned middle = one % 5 == 0 ? side : opposite_of(side), end = one % 5 == 0 ? other : one;
        const bool fits = (one % 5 == 0) != (other % 5 == 0) && is_same && piece_sides[end % 5 - 1] == middle;
        return fits ? 0 : network::Automaton::refused;
      };
      if (auto error = follow(building, nullptr, {*edge, role[cell], role[*neighbour_to(text, cell, side)]},
                              {'p' + 2048, static_cast<std::int64_t>(side)}, step, network::accept_all))
        return error;
    }
  return std::nullopt;
}

bool holds_trominoes(const Finished& finished, const Rule&, const Place&) {
  const Text& text = finished.ground.text;
  const auto lies_as = [&](const Cells& piece) {
    std::vector<std::ptrdiff_t> steps;
    for (const Variable cell : piece)
      steps.push_back(static_cast<std::ptrdiff_t>(cell / text.columns * 2 * text.columns + cell % text.columns));
    for (std::size_t at = piece.size(); at-- > 0;) steps[at] -= steps[0];
    return steps;
  };
  for (const Cells& piece : finished.pieces) {
    if (piece.size() != 3) return false;
    for (const Variable cell : piece)
      for (const Variable other : neighbours4(text, cell)) {
        const std::size_t beside = finished.piece_of[other];
        if (beside == no_part || beside == finished.piece_of[cell]) continue;
        if (lies_as(finished.pieces[beside]) == lies_as(piece)) return false;
      }
  }
  return true;
}

constexpr auto of_divided = CellValues::Form::pieces;

constexpr Row piece_shape_table[] = {
    {.form = "pieces are squares with sides of their numbers",
     .shapes = shape(Shape::board),
     .compile = compile_divided_squares,
     .holds = holds_divided_squares,
     .words = {"each piece is a square, and its side is as long as each number in it says",
               "每块都是正方形，其中的数字即为边长"},
     .values = of_divided},
    {.form = "pieces are trominoes that lie unlike those beside them",
     .shapes = shape(Shape::board),
     .compile = compile_trominoes,
     .holds = holds_trominoes,
     .words = {"each piece has three cells, and two pieces side by side differ in shape or lie in different ways",
               "每块恰有三格，相邻的两块形状或方向不同"},
     .values = of_divided},
};

}  // namespace

bool says_shapes(const Kind& kind) {
  return std::any_of(kind.rules.begin(), kind.rules.end(), [](const Rule& rule) {
    return rule.row->compile == compile_divided_squares || rule.row->compile == compile_trominoes;
  });
}

std::span<const Row> piece_shape_rows() { return piece_shape_table; }

}  // namespace quadrille::grid::kinds
