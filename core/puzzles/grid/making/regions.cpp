#include "core/puzzles/grid/making/regions.hpp"

#include <algorithm>
#include <map>
#include <string>

namespace quadrille::grid::making {

std::vector<Variable> random_regions(Workshop& shop, const Text& text, std::size_t most) {
  const auto none = static_cast<Variable>(text.cells());
  std::vector<Variable> region(text.cells(), none);
  std::vector<std::size_t> size(text.cells(), 0);
  for (const Variable first : shop.order(text.cells())) {
    if (region[first] != none) continue;
    const std::size_t wanted = 1 + shop.random.below(4) / 3 * shop.random.below(2) + most / 2 +
                               shop.random.below(static_cast<std::uint32_t>(most - most / 2));
    Cells cells = {first};
    region[first] = first;
    for (std::size_t tries = 4 * most; cells.size() < std::min(wanted, most) && tries > 0; --tries) {
      const Variable from = cells[shop.random.below(static_cast<std::uint32_t>(cells.size()))];
      const Cells around = neighbours4(text, from);
      const Variable to = around[shop.random.below(static_cast<std::uint32_t>(around.size()))];
      if (region[to] != none) continue;
      region[to] = first;
      cells.push_back(to);
    }
    size[first] = cells.size();
  }
  // A cell alone joins a region beside it that has room.
  for (Variable cell = 0; cell < text.cells(); ++cell) {
    if (size[region[cell]] != 1 || shop.chance(30)) continue;
    for (const Variable other : neighbours4(text, cell)) {
      if (size[region[other]] >= most) continue;
      region[cell] = region[other];
      ++size[region[other]];
      break;
    }
  }
  return region;
}

void grow_regions(Workshop& shop, const Text& text, std::vector<Variable>& region, Variable none) {
  for (bool is_open = true; is_open;) {
    is_open = false;
    for (const Variable cell : shop.order(text.cells())) {
      if (region[cell] != none) continue;
      is_open = true;
      const Cells around = neighbours4(text, cell);
      const Variable other = around[shop.random.below(static_cast<std::uint32_t>(around.size()))];
      region[cell] = region[other];
    }
  }
}

std::vector<Variable> regions_by_cell(const Text& text) {
  std::vector<Variable> region(text.cells());
  for (const Cells& cells : regions_of(text))
    for (const Variable cell : cells) region[cell] = cells[0];
  return region;
}

Cells cells_of_region(const std::vector<Variable>& region, Variable number) {
  Cells cells;
  for (Variable cell = 0; cell < region.size(); ++cell)
    if (region[cell] == number) cells.push_back(cell);
  return cells;
}

bool is_connected(const Text& text, const std::vector<Variable>& region, const Cells& cells) {
  if (cells.empty()) return false;
  Cells reached = {cells[0]};
  for (std::size_t at = 0; at < reached.size(); ++at)
    for (const Variable other : neighbours4(text, reached[at]))
      if (region[other] == region[cells[0]] && std::find(reached.begin(), reached.end(), other) == reached.end())
        reached.push_back(other);
  return reached.size() == cells.size();
}

void write_regions(Text& text, const std::vector<Variable>& region) {
  constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  std::map<Variable, std::size_t> numbers;
  for (const Variable each : region) numbers.try_emplace(each, numbers.size());
  Section& section = add_section(text, "regions", text.rows, text.columns);
  for (std::size_t cell = 0; cell < region.size(); ++cell) {
    const std::size_t number = numbers[region[cell]];
    std::string name(1, letters[number % letters.size()]);
    if (numbers.size() > letters.size()) name += decimal(number / letters.size());
    section.rows[cell / text.columns][cell % text.columns].text = std::move(name);
  }
}

}  // namespace quadrille::grid::making
