// Full rank: all rows and columns, read in both directions, are ranked as numbers. As the values of a side of the board
// are all different, four lines begin with each value, one of each side: the clue says which value its line begins
// with, and how many of the other three are lower. All clues of one value are one ranking.
#include <algorithm>
#include <array>

#include "core/network/compile/line_order.hpp"
#include "core/puzzles/variant/compile/compilers.hpp"
#include "core/puzzles/variant/compile/constraints.hpp"
#include "core/puzzles/variant/geometry.hpp"

namespace quadrille::variant {

using network::Line;
namespace {

constexpr unsigned sides = 4;

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

// Rows, columns, then both backwards: the lines of each of the four sides.
std::array<std::vector<Group>, sides> lines_by_side(const Shape& shape) {
  std::array<std::vector<Group>, sides> lines;
  for (unsigned row = 0; row < shape.rows; ++row) lines[0].push_back(row_of(shape, row));
  for (unsigned column = 0; column < shape.columns; ++column) lines[1].push_back(column_of(shape, column));
  for (unsigned side = 0; side < 2; ++side)
    for (const Group& line : lines[side]) lines[side + 2].emplace_back(line.rbegin(), line.rend());
  return lines;
}

Line line_of(const Group& group) { return {group.begin(), group.end()}; }

// Whether two cells have different values because they are in one row or column.
bool always_differ(const Shape& shape, Cell a, Cell b) {
  return a != b && (shape.row(a) == shape.row(b) || shape.column(a) == shape.column(b));
}

bool always_differ(const Shape& shape, const Group& a, const Group& b) {
  for (std::size_t i = 0; i < a.size(); ++i)
    if (always_differ(shape, a[i], b[i])) return true;
  return false;
}

std::optional<Fault> check_board(const Board& board) {
  const Shape& shape = board.shape;
  if (shape.rows == shape.values && shape.columns == shape.values) return std::nullopt;
  return Fault{"ranks need a square board with as many values as rows"};
}

// The lines with clues that begin with the value `first`, by how many lines with the same value are lower.
using Clues = std::array<std::vector<Group>, sides>;

// Also that of a rule that is in an `Or`.
Clues clues_of(const Board& board, const Rule& own, std::int32_t first) {
  Clues clues;
  const auto add = [&](const Rule& rule) {
    const std::int32_t rank = rule.kind == own.kind ? rule.numbers[0] : 0;
    if (rank < 1 || (rank - 1) / std::int32_t{sides} != first) return;
    auto& lines = clues[static_cast<std::size_t>((rank - 1) % std::int32_t{sides})];
    if (std::find(lines.begin(), lines.end(), rule.groups[0]) == lines.end()) lines.push_back(rule.groups[0]);
  };
  std::for_each(board.rules.begin(), board.rules.end(), add);
  add(own);
  return clues;
}

// The lines that may begin with the same value as those with clues, for the sides that have none of those. (On a board
// of one cell, all sides have the same line.)
std::vector<std::vector<Line>> other_lines(const Shape& shape, const Clues& clues) {
  std::vector<Group> clued;
  for (const auto& lines : clues) clued.insert(clued.end(), lines.begin(), lines.end());
  std::vector<Group> left = clued;
  std::vector<std::vector<Line>> result;
  for (const auto& side : lines_by_side(shape)) {
    std::vector<Line> lines;
    std::size_t found = 0;
    for (const Group& line : side) {
      found += std::erase(left, line);
      if (std::none_of(clued.begin(), clued.end(),
                       [&](const Group& each) { return always_differ(shape, line[0], each[0]); }))
        lines.push_back(line_of(line));
    }
    if (found == 0) result.push_back(std::move(lines));
  }
  return result;
}

// False if there is no board with these clues.
bool make_ranking(const Shape& shape, const Clues& clues, Network& network, Network::Ranking& ranking) {
  std::uint32_t lines = 0, lower_lines = 0;  // of all that begin with the value, so far
  for (std::uint32_t lower = 0; lower < sides; ++lower) {
    const auto& clued = clues[lower];
    if (clued.empty()) continue;
    if (lower < lower_lines || (clued.size() > 1 && !ranking.may_tie)) return false;
    ranking.between.push_back(lower - lower_lines);
    ranking.clued.push_back(line_of(clued[0]));
    for (std::size_t other = 1; other < clued.size(); ++other)
      for (std::size_t i = 0; i < clued[0].size(); ++i) add_equal(network, clued[0][i], clued[other][i]);
    lower_lines = lower + static_cast<std::uint32_t>(clued.size());
    lines += static_cast<std::uint32_t>(clued.size());
  }
  ranking.sides = other_lines(shape, clues);
  if (lower_lines > sides || ranking.sides.size() != sides - lines) return false;
  ranking.between.push_back(sides - lower_lines);
  return true;
}

}  // namespace

std::optional<Fault> compile_full_rank_ties(const Rule& rule, const Board& board, Network& network) {
  if (rule.text != "none") return std::nullopt;
  if (auto fault = check_board(board)) return fault;
  std::vector<Group> lines;
  for (auto& side : lines_by_side(board.shape)) lines.insert(lines.end(), side.begin(), side.end());
  // Two lines are equal if and only if they are equal backwards: the first one of a pair may always be forwards.
  for (std::size_t i = 0; i < lines.size() / 2; ++i) {
    for (std::size_t j = i + 1; j < lines.size(); ++j) {
      if (j >= lines.size() / 2 && j - lines.size() / 2 <= i) continue;
      if (always_differ(board.shape, lines[i], lines[j])) continue;
      if (auto fault = add_unequal(network, line_of(lines[i]), line_of(lines[j]))) return fault;
    }
  }
  return std::nullopt;
}

std::optional<Fault> compile_full_rank(const Rule& rule, const Board& board, Network& network) {
  if (auto fault = check_board(board)) return fault;
  const std::int32_t rank = rule.numbers[0], first = (rank - 1) / std::int32_t{sides};
  const bool is_possible = rank >= 1 && first < board.shape.values;
  add_allowed(network, rule.groups[0][0], is_possible ? Values{1} << first : 0);
  if (!is_possible) return std::nullopt;
  Network::Ranking ranking;
  ranking.first = static_cast<std::uint32_t>(first);
  ranking.may_tie = ties_of(board) == Ties::any;
  const auto& known = network.rankings;
  if (!make_ranking(board.shape, clues_of(board, rule, first), network, ranking)) {
    network.is_impossible = true;
  } else if (std::find(known.begin(), known.end(), ranking) == known.end()) {
    add(network, std::move(ranking));
  }
  return std::nullopt;
}

}  // namespace quadrille::variant
