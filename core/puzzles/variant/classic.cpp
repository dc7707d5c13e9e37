#include "core/puzzles/variant/classic.hpp"

#include <algorithm>

#include "core/network/kinds.hpp"

namespace quadrille::variant {

namespace {

constexpr unsigned side = 9, box = 3, cells = side * side;

// The rows, columns and boxes, as sorted lists.
std::vector<std::vector<Variable>> make_houses() {
  std::vector<std::vector<Variable>> houses(3 * side);
  for (auto& house : houses) house.reserve(side);
  for (Variable cell = 0; cell < cells; ++cell) {
    const Variable row = cell / side, column = cell % side;
    for (const Variable house : {row, side + column, 2 * side + row / box * box + column / box})
      houses[house].push_back(cell);
  }
  return houses;
}

}  // namespace

[[clang::minsize]] bool Classic::can_take(const Network& network) {
  if (network.is_impossible || network.cells != cells || network.domains.size() != cells) return false;
  if (!network::has_only<Network::Different>(network)) return false;
  if (std::any_of(network.domains.begin(), network.domains.end(),
                  [](const Network::Domain& domain) { return domain.values != side; }))
    return false;
  std::vector<std::vector<Variable>> houses = make_houses(), its;
  for (const auto& different : network.different) its.push_back(different.variables);
  std::sort(houses.begin(), houses.end());
  std::sort(its.begin(), its.end());
  return its == houses;
}

[[clang::minsize]] void Classic::open(const Board& board) {
  search_.open(sudoku::Board{});
  for (Variable cell = 0; cell < cells; ++cell)
    for (unsigned value = 0; value < side; ++value)
      if ((board.candidates[cell] >> value & 1) == 0) search_.exclude(cell, static_cast<std::uint8_t>(value + 1));
}

void Classic::read(Answer& answer) const {
  sudoku::Board solved;
  search_.read(solved);
  answer.assign(solved.cells.begin(), solved.cells.begin() + cells);
}

}  // namespace quadrille::variant
