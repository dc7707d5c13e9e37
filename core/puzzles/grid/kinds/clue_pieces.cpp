// Pieces and the clues in them: how many cells they have, and how many clues.
#include <algorithm>

#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

namespace {

// Variables that say which cells are joined to a start by cells with values of a set: 1 for such a cell.
class Joined {
 public:
  /// The cells that are joined to `starts`, of those that are at most `farthest` steps away from them. Further away
  /// there are none. `gate`: the values of `starts` that begin a piece.
  Joined(const Building& building, Values set, Values gate, const Cells& starts, std::uint64_t farthest, Around around)
      : building_(building),
        set_(set & network::all_values(count_values(building.kind, building.maker.text))),
        is_joined_(building.maker.text.cells(), no_variable) {
    Cells reached;
    for (const Variable start : starts)
      if (!building.ground.is_wall(start)) add(start, reached);
    const std::size_t first = reached.size();
    for (std::size_t at = 0, end = first; farthest > 1 && at < reached.size(); --farthest)
      for (end = reached.size(); at < end; ++at)
        for (const Variable other : around_of(reached[at], around))
          if (is_joined_[other] == no_variable) add(other, reached);
    for (std::size_t at = 0; at < reached.size(); ++at) {
      const Variable cell = reached[at];
      say(cell, is_joined_[cell], at < first ? set_ & gate : set_, at < first);
      for (const Variable other : around_of(cell, around)) spread(cell, other);
    }
    join(reached, first, around);
  }

  /// How many there are: `low` to `high`. At least `low` only where the cell has a value of `gate`.
  std::optional<Error> count(std::uint64_t low, std::uint64_t high, std::optional<Values> gate, Variable cell) {
    graph_.high = high >= graph_.nodes.size() ? network::Network::Connected::any : static_cast<std::uint32_t>(high + 1);
    if (!gate) {
      building_.maker.network.is_impossible |= low + 1 > graph_.nodes.size();
      if (low < graph_.nodes.size()) graph_.low = static_cast<std::uint32_t>(low + 1);
      network::add(building_.maker.network, std::move(graph_));
      return std::nullopt;
    }
    Cells line = {cell};
    for (const auto& node : graph_.nodes)
      if (node.in == 2) line.push_back(node.variable);
    network::add(building_.maker.network, std::move(graph_));
    const int lowest = building_.maker.network.domains[cell].lowest;
    // The state: 0 where the rule says nothing, else the number so far and 1.
    const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
      if (position == 0) return *gate >> (number - lowest) & 1;
      return state == 0 ? 0 : std::min(state + static_cast<std::uint64_t>(number), low + 1);
    };
    const std::vector<std::int64_t> key = {'j', static_cast<std::int64_t>(*gate),
                                           static_cast<std::int64_t>(std::min(low, std::uint64_t{1} << 60))};
    return building_.maker.follow(nullptr, line, key, step,
                                  [&](std::uint64_t state) { return state == 0 || state > low; });
  }
  void add_graph() { network::add(building_.maker.network, std::move(graph_)); }

  /// None if no such cell is joined.
  std::optional<Variable> operator[](std::size_t cell) const {
    return is_joined_[cell] == no_variable ? std::nullopt : std::optional(is_joined_[cell]);
  }

 private:
  static constexpr Variable no_variable = ~Variable{0};

  Cells around_of(Variable cell, Around around) const {
    return building_.ground.present(around(building_.maker.text, cell));
  }
  void add(Variable cell, Cells& reached) {
    if (is_joined_[cell] != no_variable) return;
    is_joined_[cell] = building_.maker.network.add_auxiliary(2, 0);
    reached.push_back(cell);
  }

  // A cell that is joined has a value of the set; a start is joined if it has one.
  void say(Variable cell, Variable joined, Values set, bool is_start) {
    const int lowest = building_.maker.network.domains[cell].lowest;
    building_.maker.relate(cell, joined, [&](std::int64_t number, std::int64_t is) {
      const bool is_on = (set >> (number - lowest) & 1) != 0;
      return is_start ? is_on == (is == 1) : is_on || is == 0;
    });
  }

  // What is beside a joined cell and has a value of the set is joined.
  void spread(Variable cell, Variable other) {
    const Variable joined = is_joined_[cell], there = is_joined_[other];
    const int lowest = building_.maker.network.domains[other].lowest;
    const auto is_on = [&](std::int64_t number) { return (set_ >> (number - lowest) & 1) != 0; };
    if (there == no_variable) {
      building_.maker.relate(joined, other,
                             [&](std::int64_t is, std::int64_t number) { return is == 0 || !is_on(number); });
      return;
    }
    const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
      if (position == 0) return static_cast<std::uint64_t>(number);
      if (position == 1) return state == 1 && is_on(number) ? 2 : 0;
      return state == 2 && number == 0 ? network::Automaton::refused : 0;
    };
    (void)building_.maker.follow(nullptr, {joined, other, there}, {'b', static_cast<std::int64_t>(set_)}, step,
                                 network::accept_all);
  }

  // All of them are in one piece with a node that is always there, beside the starts.
  void join(const Cells& reached, std::size_t first, Around around) {
    std::vector<std::uint32_t> node_of(is_joined_.size());
    graph_.nodes.push_back({building_.maker.network.add_auxiliary(1, 0), 1});
    for (std::size_t at = 0; at < reached.size(); ++at) {
      const auto node = static_cast<std::uint32_t>(graph_.nodes.size());
      for (const Variable other : around_of(reached[at], around))
        if (node_of[other] != 0) graph_.edges.emplace_back(node_of[other], node);
      if (at < first) graph_.edges.emplace_back(0u, node);
      node_of[reached[at]] = node;
      graph_.nodes.push_back({is_joined_[reached[at]], 2});
    }
  }

  const Building& building_;
  Values set_;
  std::vector<Variable> is_joined_;  // by cell
  network::Network::Connected graph_;
};

std::optional<Error> count_joined(const Building& building, const Rule& rule, const Place& place, const Cells& starts,
                                  Values gate, Around around) {
  const Tally bounds = bounds_of(building, rule, place, building.maker.text.cells());
  if (network::is_too_large(building.maker.network)) return std::nullopt;
  // One step more shows where there are more of them than there may be.
  Joined joined(building, rule.sets[0], gate, starts, bounds.high, around);
  return joined.count(bounds.low, bounds.high, rule.condition, *place.cell);
}

std::optional<Error> compile_own_piece(const Building& building, const Rule& rule, const Place& place) {
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
  std::uint64_t cells = 0;
  for (const Cells& piece : pieces_in(finished, rule.sets[0], around))
    if (std::any_of(piece.begin(), piece.end(),
                    [&](Variable cell) { return std::find(starts.begin(), starts.end(), cell) != starts.end(); }))
      cells += piece.size();
  return cells;
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

// The cells with a clue, but for walls.
Cells clued_cells(const Ground& ground) {
  Cells cells;
  for (std::size_t cell = 0; cell < ground.text.cells(); ++cell) {
    const Token* token = ground.text.at("cells", cell);
    const bool has_clue = token != nullptr && !token->is_blank() && !kind_of(ground.text).is_value(token->text);
    if (has_clue && !ground.is_wall(cell)) cells.push_back(static_cast<Variable>(cell));
  }
  return cells;
}

// Clues join their cells to a node that is always there.
std::optional<Error> compile_have_clue(const Building& building, const Rule& rule, const Place& place) {
  network::Network::Connected graph;
  std::vector<std::uint32_t> node_of(building.maker.text.cells());
  graph.nodes.push_back({building.maker.network.add_auxiliary(1, 0), 1});
  const Values set = rule.sets[0] & network::all_values(count_values(building.kind, building.maker.text));
  for (const Variable cell : place.cells) {
    node_of[cell] = static_cast<std::uint32_t>(graph.nodes.size());
    for (const Variable other : building.ground.present(neighbours4(building.maker.text, cell)))
      if (other < cell) graph.edges.emplace_back(node_of[other], node_of[cell]);
    graph.nodes.push_back({cell, set});
  }
  for (const Variable cell : clued_cells(building.ground)) graph.edges.emplace_back(0u, node_of[cell]);
  network::add(building.maker.network, std::move(graph));
  return std::nullopt;
}

std::optional<Error> compile_no_two_clues(const Building& building, const Rule& rule, const Place&) {
  const Cells clued = clued_cells(building.ground);
  for (std::size_t i = 0; i + 1 < clued.size(); ++i) {
    if (network::is_too_large(building.maker.network)) return std::nullopt;
    Joined joined(building, rule.sets[0], ~Values{0}, {clued[i]}, building.maker.text.cells(), neighbours4);
    joined.add_graph();
    for (std::size_t j = i + 1; j < clued.size(); ++j)
      if (const auto other = joined[clued[j]]) network::add_allowed(building.maker.network, *other, 1);
  }
  return std::nullopt;
}

std::uint64_t clues_in(const Finished& finished, const Cells& piece) {
  std::uint64_t clues = 0;
  for (const Variable cell : piece) {
    const Token* token = finished.ground.text.at("cells", cell);
    if (token != nullptr && !token->is_blank() && !finished.kind.is_value(token->text)) ++clues;
  }
  return clues;
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
     .words = {"each piece of cells with SET has a clue", "每片 SET 中都有提示"}},
    {.form = "pieces of SET have no two clues",
     .shapes = shape(Shape::board),
     .compile = compile_no_two_clues,
     .holds = holds_no_two_clues,
     .words = {"no piece of cells with SET has two clues", "每片 SET 中至多一个提示"}},
};

}  // namespace

std::span<const Row> clue_piece_rows() { return clue_piece_table; }

}  // namespace quadrille::grid::kinds
