// Pieces and the clues in them: how many cells they have, and how many clues.
#include <algorithm>
#include <map>

#include "core/puzzles/grid/kinds/islands.hpp"
#include "core/puzzles/grid/kinds/joined.hpp"

namespace quadrille::grid::kinds {

namespace {

std::optional<Error> count_joined(const Building& building, const Rule& rule, const Place& place, const Cells& starts,
                                  Values gate, Around around) {
  const Tally bounds = bounds_of(building, rule, place, building.maker.text.cells());
  if (network::is_too_large(building.maker.network)) return std::nullopt;
  // One step more shows where there are more of them than there may be.
  Joined joined(building, rule.sets[0], gate, starts, bounds.high, around);
  return joined.count(bounds.low, bounds.high, rule.condition, *place.cell);
}

std::optional<Error> compile_own_piece(const Building& building, const Rule& rule, const Place& place) {
  if (!rule.condition && building.islands == rule.sets[0]) return std::nullopt;
  if (building.ground.is_wall(*place.cell)) return std::nullopt;
  return count_joined(building, rule, place, {*place.cell}, rule.condition.value_or(~Values{0}), neighbours4);
}

std::optional<Error> compile_touching_piece(const Building& building, const Rule& rule, const Place& place) {
  if (building.ground.is_wall(*place.cell)) return std::nullopt;
  return count_joined(building, rule, place, {*place.cell}, rule.condition.value_or(~Values{0}), neighbours8);
}

std::optional<Error> compile_pieces_beside(const Building& building, const Rule& rule, const Place& place) {
  return count_joined(building, rule, place, neighbours4(building.maker.text, *place.cell), ~Values{0}, neighbours4);
}

// The cells that only have a corner in common with a cell.
Cells corners_of(const Text& text, std::size_t cell) {
  Cells corners;
  for (const Variable other : neighbours8(text, cell))
    if (other / text.columns != cell / text.columns && other % text.columns != cell % text.columns)
      corners.push_back(other);
  return corners;
}

std::optional<Error> compile_pieces_at_corners(const Building& building, const Rule& rule, const Place& place) {
  return count_joined(building, rule, place, corners_of(building.maker.text, *place.cell), ~Values{0}, neighbours4);
}

std::uint64_t cells_joined(const Finished& finished, const Rule& rule, const Cells& starts, Around around) {
  std::vector<bool> is_met(finished.ground.text.cells());
  Cells met;
  const auto meet = [&](Variable cell) {
    if (is_met[cell] || !finished.has(cell, rule.sets[0])) return;
    is_met[cell] = true;
    met.push_back(cell);
  };
  for (const Variable start : starts) meet(start);
  for (std::size_t at = 0; at < met.size(); ++at)
    for (const Variable other : around(finished.ground.text, met[at])) meet(other);
  return met.size();
}

bool holds_own_piece(const Finished& finished, const Rule& rule, const Place& place) {
  if (!is_met(finished, rule, place) || finished.ground.is_wall(*place.cell)) return true;
  return is_amount(finished, rule, place, cells_joined(finished, rule, {*place.cell}, neighbours4), 0);
}
bool holds_touching_piece(const Finished& finished, const Rule& rule, const Place& place) {
  if (!is_met(finished, rule, place) || finished.ground.is_wall(*place.cell)) return true;
  return is_amount(finished, rule, place, cells_joined(finished, rule, {*place.cell}, neighbours8), 0);
}
bool holds_pieces_beside(const Finished& finished, const Rule& rule, const Place& place) {
  const Cells starts = neighbours4(finished.ground.text, *place.cell);
  return is_amount(finished, rule, place, cells_joined(finished, rule, starts, neighbours4), 0);
}

bool holds_pieces_at_corners(const Finished& finished, const Rule& rule, const Place& place) {
  const Cells starts = corners_of(finished.ground.text, *place.cell);
  return is_amount(finished, rule, place, cells_joined(finished, rule, starts, neighbours4), 0);
}

// The cells that have a clue join their pieces to a node that is always there.
template <class HasClue>
std::optional<Error> join_clues(const Building& building, const Rule& rule, const Place& place, HasClue has_clue) {
  network::Network::Connected graph;
  std::vector<std::uint32_t> node_of(building.maker.text.cells());
  graph.nodes.push_back({building.maker.network.add_auxiliary(1, 0), 1});
  const Values set = rule.sets[0] & network::all_values(building.ground.values());
  for (const Variable cell : place.cells) {
    node_of[cell] = static_cast<std::uint32_t>(graph.nodes.size());
    for (const Variable other : building.ground.present(neighbours4(building.maker.text, cell)))
      if (other < cell) graph.edges.emplace_back(node_of[other], node_of[cell]);
    graph.nodes.push_back({cell, set});
  }
  for (const Variable cell : place.cells)
    if (has_clue(cell)) graph.edges.emplace_back(0u, node_of[cell]);
  network::add(building.maker.network, std::move(graph));
  return std::nullopt;
}

std::optional<Error> compile_have_clue(const Building& building, const Rule& rule, const Place& place) {
  if (building.islands == rule.sets[0]) return add_islands(building, rule.sets[0]), std::nullopt;
  return join_clues(building, rule, place,
                    [&](Variable cell) { return clue_of_cell(building.ground.text, cell) != nullptr; });
}

std::optional<Error> compile_no_two_clues(const Building& building, const Rule& rule, const Place& place) {
  if (building.islands == rule.sets[0]) return std::nullopt;
  Cells clued = place.cells;
  std::erase_if(clued, [&](Variable cell) { return clue_of_cell(building.ground.text, cell) == nullptr; });
  for (std::size_t i = 0; i + 1 < clued.size(); ++i) {
    if (network::is_too_large(building.maker.network)) return std::nullopt;
    Joined joined(building, rule.sets[0], ~Values{0}, {clued[i]}, building.maker.text.cells(), neighbours4);
    joined.add_graph();
    for (std::size_t j = i + 1; j < clued.size(); ++j)
      if (const auto other = joined[clued[j]]) network::add_allowed(building.maker.network, *other, 1);
  }
  return std::nullopt;
}

std::optional<std::uint64_t> number_in(const Ground& ground, Variable cell) {
  const Token* clue = ground.is_wall(cell) ? nullptr : clue_of_cell(ground.text, cell);
  return clue == nullptr ? std::nullopt : number_of(clue->text);
}

// What is joined to the first clue with a number: the others with that number, and no other clue.
std::optional<Error> compile_one_number(const Building& building, const Rule& rule, const Place& place) {
  if (auto error = join_clues(building, rule, place, [&](Variable cell) { return number_in(building.ground, cell); }))
    return error;
  std::map<std::uint64_t, Cells> clues;
  for (const Variable cell : place.cells)
    if (const auto number = number_in(building.ground, cell)) clues[*number].push_back(cell);
  for (const auto& [number, cells] : clues) {
    if (network::is_too_large(building.maker.network)) return std::nullopt;
    Joined joined(building, rule.sets[0], ~Values{0}, {cells[0]}, building.maker.text.cells(), neighbours4);
    joined.add_graph();
    for (const auto& [other, others] : clues)
      for (const Variable cell : others) {
        const auto is_there = cell == cells[0] ? std::nullopt : joined[cell];
        if (is_there) network::add_allowed(building.maker.network, *is_there, other == number ? 2 : 1);
        if (!is_there && cell != cells[0] && other == number) building.maker.network.is_impossible = true;
      }
  }
  return std::nullopt;
}

bool holds_one_number(const Finished& finished, const Rule& rule, const Place& place) {
  std::map<std::uint64_t, std::size_t> piece_of;  // of clues, by their numbers
  const auto pieces = pieces_in(finished, rule.sets[0]);
  for (const Variable cell : place.cells) {
    const auto number = number_in(finished.ground, cell);
    if (!number) continue;
    std::size_t piece = 0;
    while (piece < pieces.size() && std::find(pieces[piece].begin(), pieces[piece].end(), cell) == pieces[piece].end())
      ++piece;
    const auto [found, is_new] = piece_of.try_emplace(*number, piece);
    if (!is_new && (found->second != piece || piece == pieces.size())) return false;
  }
  std::vector<std::size_t> numbers(pieces.size() + 1);
  for (const auto& [number, piece] : piece_of) ++numbers[piece];
  return std::all_of(numbers.begin(), numbers.end() - 1, [](std::size_t each) { return each == 1; });
}

std::ptrdiff_t clues_in(const Finished& finished, const Cells& piece) {
  return std::count_if(piece.begin(), piece.end(),
                       [&](Variable cell) { return clue_of_cell(finished.ground.text, cell) != nullptr; });
}

// How many clues are joined to the cell, which has one itself.
std::optional<Error> compile_number_of_clues(const Building& building, const Rule& rule, const Place& place) {
  const Variable cell = *place.cell;
  const std::size_t cells = building.maker.text.cells();
  const Tally bounds = bounds_of(building, rule, place, cells);
  if (building.ground.is_wall(cell) || network::is_too_large(building.maker.network)) return std::nullopt;
  Joined joined(building, rule.sets[0], ~Values{0}, {cell}, cells, neighbours4);
  joined.add_graph();
  std::vector<std::pair<Variable, Values>> clues;
  for (Variable other = 0; other < cells; ++other)
    if (const auto is_joined = joined[other]; is_joined && clue_of_cell(building.ground.text, other) != nullptr)
      clues.emplace_back(*is_joined, 2);
  building.maker.network.is_impossible |= bounds.low > clues.size();
  const std::uint64_t most = clues.size();
  building.maker.count(clues, std::min(bounds.low, most), std::min(bounds.high, most));
  return std::nullopt;
}

bool holds_number_of_clues(const Finished& finished, const Rule& rule, const Place& place) {
  if (finished.ground.is_wall(*place.cell)) return true;
  std::ptrdiff_t clues = 0;
  for (const Cells& piece : pieces_in(finished, rule.sets[0]))
    if (std::find(piece.begin(), piece.end(), *place.cell) != piece.end()) clues = clues_in(finished, piece);
  return is_amount(finished, rule, place, static_cast<std::uint64_t>(clues), 0);
}

bool holds_have_clue(const Finished& finished, const Rule& rule, const Place&) {
  const auto pieces = pieces_in(finished, rule.sets[0]);
  return std::all_of(pieces.begin(), pieces.end(), [&](const Cells& piece) { return clues_in(finished, piece) > 0; });
}
bool holds_no_two_clues(const Finished& finished, const Rule& rule, const Place&) {
  const auto pieces = pieces_in(finished, rule.sets[0]);
  return std::all_of(pieces.begin(), pieces.end(), [&](const Cells& piece) { return clues_in(finished, piece) < 2; });
}

constexpr Row clue_piece_table[] = {
    {.form = "its piece of SET has AMOUNT cells",
     .shapes = shape(Shape::cell),
     .compile = compile_own_piece,
     .holds = holds_own_piece,
     .words = {"GROUP: its piece of cells with SET has AMOUNT cells", "GROUP：它所在的一片 SET 的格数AMOUNT"},
     .takes_condition = true,
     .has_no_parity = true},
    {.form = "its piece of SET by edges or corners has AMOUNT cells",
     .shapes = shape(Shape::cell),
     .compile = compile_touching_piece,
     .holds = holds_touching_piece,
     .words = {"GROUP: its piece of cells with SET, joined by edges or corners, has AMOUNT cells",
               "GROUP：它所在的一片 SET（含对角相连）的格数AMOUNT"},
     .takes_condition = true,
     .has_no_parity = true},
    {.form = "its piece of SET has AMOUNT clues",
     .shapes = shape(Shape::cell),
     .compile = compile_number_of_clues,
     .holds = holds_number_of_clues,
     .words = {"GROUP: how many clues its piece of cells with SET has: AMOUNT",
               "GROUP：它所在的一片 SET 中的提示数AMOUNT"},
     .has_no_parity = true},
    {.form = "pieces of SET beside it have AMOUNT cells",
     .shapes = shape(Shape::cell),
     .compile = compile_pieces_beside,
     .holds = holds_pieces_beside,
     .words = {"GROUP: the pieces of cells with SET that have an edge with it have AMOUNT cells together",
               "GROUP：与它相邻的各片 SET 的总格数AMOUNT"},
     .has_no_parity = true},
    {.form = "pieces of SET at its corners have AMOUNT cells",
     .shapes = shape(Shape::cell),
     .compile = compile_pieces_at_corners,
     .holds = holds_pieces_at_corners,
     .words = {"GROUP: the pieces of cells with SET that are at its corners have AMOUNT cells together",
               "GROUP：与它斜接的各片 SET 的总格数AMOUNT"},
     .has_no_parity = true},
    {.form = "pieces of SET have a clue",
     .shapes = shape(Shape::board),
     .compile = compile_have_clue,
     .holds = holds_have_clue,
     .words = {"each piece of cells with SET has a clue", "每片 SET 中都有提示"},
     .needs_clues = true},
    {.form = "pieces of SET have no two clues",
     .shapes = shape(Shape::board),
     .compile = compile_no_two_clues,
     .holds = holds_no_two_clues,
     .words = {"no piece of cells with SET has two clues", "每片 SET 中至多一个提示"}},
    {.form = "pieces of SET have all clues of one number",
     .shapes = shape(Shape::board),
     .compile = compile_one_number,
     .holds = holds_one_number,
     .words = {"each piece of cells with SET has all clues with one number, and none with another",
               "每片 SET 中有某个数字的全部提示，且没有其他数字"},
     .needs_clues = true},
};

}  // namespace

std::span<const Row> clue_piece_rows() { return clue_piece_table; }

}  // namespace quadrille::grid::kinds
