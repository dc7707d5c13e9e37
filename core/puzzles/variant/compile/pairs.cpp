// Relations of two cells: between neighbours, a knight's move apart, along a line, or given by a table.
#include <algorithm>
#include <cstdlib>

#include "core/puzzles/variant/automata/state_machine.hpp"
#include "core/puzzles/variant/compile/compilers.hpp"
#include "core/puzzles/variant/compile/constraints.hpp"
#include "core/puzzles/variant/geometry.hpp"
#include "core/puzzles/variant/rules/combined.hpp"
#include "core/puzzles/variant/rules/kinds.hpp"

namespace quadrille::variant {
namespace {

using Pairs = std::vector<std::pair<Cell, Cell>>;
using Number = std::int64_t;

// All cells have the same values, so one table serves all pairs.
template <class Allows>
void relate(Network& network, const Pairs& pairs, Allows allows) {
  if (pairs.empty()) return;
  const Table table = make_table(network, pairs[0].first, pairs[0].second, allows);
  for (const auto& [a, b] : pairs) add_relation(network, a, b, table);
}

constexpr auto differ = [](Number a, Number b) { return a != b; };

// The pairs of neighbours along a line.
Pairs steps(const Group& line) {
  Pairs pairs;
  for (std::size_t i = 1; i < line.size(); ++i) pairs.emplace_back(line[i - 1], line[i]);
  return pairs;
}

// The neighbours on the board that no rule of these two kinds marks.
Pairs unmarked_pairs(const Board& board, std::string_view kind, std::string_view other_kind) {
  const auto sorted = [](std::pair<Cell, Cell> pair) {
    return pair.first < pair.second ? pair : std::pair{pair.second, pair.first};
  };
  Pairs marked;
  const auto mark = [&](const Rule& rule) {
    if (rule.kind->name != kind && rule.kind->name != other_kind) return;
    for (const auto& pair : adjacent_pairs(board, rule.groups[0])) marked.push_back(sorted(pair));
  };
  for_drawn_rules(board.rules, mark);
  std::sort(marked.begin(), marked.end());
  Pairs pairs = adjacent_pairs(board.shape);
  std::erase_if(pairs,
                [&](const auto& pair) { return std::binary_search(marked.begin(), marked.end(), sorted(pair)); });
  return pairs;
}

}  // namespace

std::optional<Fault> compile_anti_knight(const Rule&, const Board& board, Network& network) {
  relate(network, pairs_apart(board.shape, 1, 2), differ);
  relate(network, pairs_apart(board.shape, 2, 1), differ);
  return std::nullopt;
}

std::optional<Fault> compile_anti_king(const Rule&, const Board& board, Network& network) {
  relate(network, pairs_apart(board.shape, 1, 1), differ);
  return std::nullopt;
}

std::optional<Fault> compile_anti_taxicab(const Rule&, const Board& board, Network& network) {
  const Shape& shape = board.shape;
  for (unsigned rows = 0; rows < shape.rows; ++rows)
    for (unsigned columns = 0; columns < shape.columns; ++columns) {
      const Number distance = Number{rows} + columns;
      if (distance == 0 || distance >= shape.lowest + shape.values) continue;
      relate(network, pairs_apart(shape, rows, columns), [&](Number a, Number b) { return a != b || a != distance; });
    }
  return std::nullopt;
}

std::optional<Fault> compile_anti_consecutive(const Rule&, const Board& board, Network& network) {
  relate(network, adjacent_pairs(board.shape), [](Number a, Number b) { return std::abs(a - b) != 1; });
  return std::nullopt;
}

std::optional<Fault> compile_white_dot(const Rule& rule, const Board& board, Network& network) {
  relate(network, adjacent_pairs(board, rule.groups[0]), [](Number a, Number b) { return std::abs(a - b) == 1; });
  return std::nullopt;
}

std::optional<Fault> compile_black_dot(const Rule& rule, const Board& board, Network& network) {
  relate(network, adjacent_pairs(board, rule.groups[0]), [](Number a, Number b) { return a == 2 * b || b == 2 * a; });
  return std::nullopt;
}

std::optional<Fault> compile_greater_than(const Rule& rule, const Board& board, Network& network) {
  relate(network, adjacent_pairs(board, rule.groups[0]), [](Number a, Number b) { return a > b; });
  return std::nullopt;
}

std::optional<Fault> compile_x(const Rule& rule, const Board& board, Network& network) {
  relate(network, adjacent_pairs(board, rule.groups[0]), [](Number a, Number b) { return a + b == 10; });
  return std::nullopt;
}

std::optional<Fault> compile_v(const Rule& rule, const Board& board, Network& network) {
  relate(network, adjacent_pairs(board, rule.groups[0]), [](Number a, Number b) { return a + b == 5; });
  return std::nullopt;
}

std::optional<Fault> compile_strict_kropki(const Rule&, const Board& board, Network& network) {
  if (is_in_or(board.rules, kinds::white_dot) || is_in_or(board.rules, kinds::black_dot))
    return Fault{"a dot that may not be there has no place beside StrictKropki"};
  relate(network, unmarked_pairs(board, "WhiteDot", "BlackDot"),
         [](Number a, Number b) { return a != 2 * b && b != 2 * a && std::abs(a - b) != 1; });
  return std::nullopt;
}

std::optional<Fault> compile_strict_xv(const Rule&, const Board& board, Network& network) {
  if (is_in_or(board.rules, kinds::x) || is_in_or(board.rules, kinds::v))
    return Fault{"an X or V that may not be there has no place beside StrictXV"};
  relate(network, unmarked_pairs(board, "X", "V"), [](Number a, Number b) { return a + b != 5 && a + b != 10; });
  return std::nullopt;
}

// Relations of neighbours along a line make a tree, on which arc consistency leaves only values of solutions: an
// automaton for the whole line would find nothing more.
std::optional<Fault> compile_thermo(const Rule& rule, const Board&, Network& network) {
  relate(network, steps(rule.groups[0]), [](Number a, Number b) { return a < b; });
  return std::nullopt;
}

std::optional<Fault> compile_whisper(const Rule& rule, const Board&, Network& network) {
  const Number difference = rule.numbers[0];
  relate(network, steps(rule.groups[0]), [&](Number a, Number b) { return std::abs(a - b) >= difference; });
  return std::nullopt;
}

std::optional<Fault> compile_palindrome(const Rule& rule, const Board&, Network& network) {
  const Group& line = rule.groups[0];
  for (std::size_t i = 0, j = line.size(); i + 1 < j; ++i) {
    --j;
    if (line[i] != line[j]) add_equal(network, line[i], line[j]);
  }
  return std::nullopt;
}

namespace {

// The relation that the rule's key says, or a fault.
std::optional<Fault> read_key(const Rule& rule, const Board& board, Table& table) {
  return read_relation_key(std::string_view(rule.text).substr(0, rule.text.find('~')), board.shape.values, table);
}

}  // namespace

std::optional<Fault> compile_pair(const Rule& rule, const Board& board, Network& network) {
  Table table;
  if (auto fault = read_key(rule, board, table)) return fault;
  for (const auto& [a, b] : steps(rule.groups[0])) add_relation(network, a, b, table);
  return std::nullopt;
}

std::optional<Fault> compile_pair_x(const Rule& rule, const Board& board, Network& network) {
  Table table;
  if (auto fault = read_key(rule, board, table)) return fault;
  bool are_different = true;
  for (std::size_t i = 0; i < table.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j)
      if ((table[i] >> j & 1) != (table[j] >> i & 1)) return Fault{"the relation of all pairs is not symmetric"};
    if ((table[i] >> i & 1) != 0) are_different = false;
  }
  const Group& cells = rule.groups[0];
  if (are_different) add_different(network, {cells.begin(), cells.end()});
  for (std::size_t i = 0; i < cells.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) add_relation(network, cells[j], cells[i], table);
  return std::nullopt;
}

}  // namespace quadrille::variant
