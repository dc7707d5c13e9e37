// Full rank: all rows and columns, read in both directions, are ranked as numbers. As the values of a side of the board
// are all different, four lines begin with each value: the clue says which value its line begins with, and how many of
// the other three are lower. Auxiliary variables say which lines are lower.
#include <algorithm>

#include "core/variant/compile/compilers.hpp"
#include "core/variant/compile/constraints.hpp"
#include "core/variant/geometry.hpp"

namespace quadrille::variant {
namespace {

using Number = std::int64_t;

// Which lines may be equal.
enum class Ties : std::uint8_t { none, unclued, any };

Ties ties_of(const Board& board) {
  Ties ties = Ties::any;
  bool is_said = false;
  for (const Rule& rule : board.rules) {
    if (rule.kind->name != "FullRankTies") continue;
    is_said = true;
    ties = std::min(ties, rule.text == "none" ? Ties::none : rule.text == "any" ? Ties::any : Ties::unclued);
  }
  return is_said ? ties : Ties::unclued;
}

// All rows and columns, forwards and backwards.
std::vector<Group> all_lines(const Shape& shape) {
  std::vector<Group> lines;
  for (unsigned row = 0; row < shape.rows; ++row) lines.push_back(row_of(shape, row));
  for (unsigned column = 0; column < shape.columns; ++column) lines.push_back(column_of(shape, column));
  const std::size_t count = lines.size();
  for (std::size_t i = 0; i < count; ++i) lines.emplace_back(lines[i].rbegin(), lines[i].rend());
  return lines;
}

// Whether two cells have different values because they are in one row or column.
bool always_differ(const Shape& shape, Cell a, Cell b) {
  return a != b && (shape.row(a) == shape.row(b) || shape.column(a) == shape.column(b));
}

// The cells of a and b in turns, from cell `from` on.
std::vector<Variable> in_turns(const Group& a, const Group& b, std::size_t from) {
  std::vector<Variable> variables;
  for (std::size_t i = from; i < a.size(); ++i) {
    variables.push_back(a[i]);
    variables.push_back(b[i]);
  }
  return variables;
}

// States of automata that compare two lines: the first difference has decided, or none has come yet. Between the two
// cells of a turn, the state is `turn` + the first number.
constexpr std::uint64_t equal = 0, lower = 1, not_lower = 2, turn = 3;

std::uint64_t compare(std::uint64_t state, Number number) {
  if (state == lower || state == not_lower) return state;
  if (state == equal) return turn + static_cast<std::uint64_t>(number);
  const auto first = static_cast<Number>(state - turn);
  return first < number ? lower : first == number ? equal : not_lower;
}

// Line a is lower than b. Both begin with the same value.
std::optional<Fault> add_lower(Network& network, const Group& a, const Group& b) {
  return add_sequence(
      network, in_turns(a, b, 1), {AutomatonKind::rank, {0}}, equal,
      [](std::uint64_t state, std::size_t, Number number) { return compare(state, number); },
      [](std::uint64_t state) { return state == lower; });
}

// An auxiliary variable: 1 if `other` begins with `first` and is lower than `line`, which also does; else 0.
std::optional<Fault> add_is_lower(Network& network, const Group& other, const Group& line, Number first, bool may_tie,
                                  Variable is_lower) {
  std::vector<Variable> variables = in_turns(other, line, 1);
  variables.insert(variables.begin(), other[0]);
  variables.push_back(is_lower);
  const std::size_t last = variables.size() - 1;
  return add_sequence(
      network, std::move(variables), {AutomatonKind::rank, {1, first, may_tie}}, equal,
      [&](std::uint64_t state, std::size_t position, Number number) {
        if (position == 0) return number == first ? equal : not_lower;
        if (position < last) return compare(state, number);
        if (state == equal && !may_tie) return Automaton::refused;
        return (state == lower) == (number == 1) ? state : Automaton::refused;
      },
      [](std::uint64_t) { return true; });
}

std::optional<Fault> add_unequal(Network& network, const Group& a, const Group& b) {
  return add_sequence(
      network, in_turns(a, b, 0), {AutomatonKind::unequal}, equal,
      [](std::uint64_t state, std::size_t, Number number) { return compare(state, number); },
      [](std::uint64_t state) { return state != equal; });
}

std::optional<Fault> check_board(const Board& board) {
  const Shape& shape = board.shape;
  if (shape.rows == shape.values && shape.columns == shape.values) return std::nullopt;
  return Fault{"ranks need a square board with as many values as rows"};
}

}  // namespace

std::optional<Fault> compile_full_rank_ties(const Rule& rule, const Board& board, Network& network) {
  if (rule.text != "none") return std::nullopt;
  if (auto fault = check_board(board)) return fault;
  const std::vector<Group> lines = all_lines(board.shape);
  // Two lines are equal if and only if they are equal backwards: the first one of a pair may always be forwards.
  for (std::size_t i = 0; i < lines.size() / 2; ++i) {
    for (std::size_t j = i + 1; j < lines.size(); ++j) {
      if (j >= lines.size() / 2 && j - lines.size() / 2 <= i) continue;
      bool differ = false;
      for (std::size_t at = 0; at < lines[i].size() && !differ; ++at)
        differ = always_differ(board.shape, lines[i][at], lines[j][at]);
      if (differ) continue;
      if (auto fault = add_unequal(network, lines[i], lines[j])) return fault;
    }
  }
  return std::nullopt;
}

std::optional<Fault> compile_full_rank(const Rule& rule, const Board& board, Network& network) {
  if (auto fault = check_board(board)) return fault;
  const Ties ties = ties_of(board);
  const Group& line = rule.groups[0];
  const std::int32_t rank = rule.numbers[0], index = (rank - 1) / 4;
  add_allowed(network, line[0], rank < 1 || index >= board.shape.values ? 0 : Values{1} << index);
  std::int64_t lower_lines = (rank - 1) % 4;
  std::vector<Network::Term> terms;
  for (const Group& other : all_lines(board.shape)) {
    if (other == line || always_differ(board.shape, other[0], line[0])) continue;
    const auto clue = std::find_if(board.rules.begin(), board.rules.end(),
                                   [&](const Rule& each) { return each.kind == rule.kind && each.groups[0] == other; });
    std::optional<Fault> fault;
    if (clue == board.rules.end()) {
      const Variable is_lower = network.add_auxiliary(2, 0);
      terms.push_back({1, is_lower});
      fault = add_is_lower(network, other, line, network.number(line[0], static_cast<unsigned>(index)),
                           ties == Ties::any, is_lower);
    } else if (clue->numbers[0] == rank) {
      if (ties != Ties::any) network.is_impossible = true;
      for (std::size_t i = 0; i < line.size(); ++i) add_equal(network, other[i], line[i]);
    } else if (clue->numbers[0] < rank && (clue->numbers[0] - 1) / 4 == index) {
      --lower_lines;
      fault = add_lower(network, other, line);
    }
    if (fault) return fault;
  }
  add_sum(network, std::move(terms), lower_lines);
  return std::nullopt;
}

}  // namespace quadrille::variant
