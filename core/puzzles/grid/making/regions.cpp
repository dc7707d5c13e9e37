#include "core/puzzles/grid/making/regions.hpp"

#include <algorithm>
#include <map>
#include <string>

namespace quadrille::grid::making {

namespace {

struct Box {
  std::size_t top, left, rows, columns;
};

}  // namespace

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

// Cuts boxes in two until they are small.
std::vector<Variable> random_boxes(Workshop& shop, const Text& text) {
  constexpr std::size_t longest = 4, largest = 12;
  std::vector<Variable> region(text.cells());
  std::vector<Box> boxes = {{0, 0, text.rows, text.columns}};
  while (!boxes.empty()) {
    Box box = boxes.back();
    boxes.pop_back();
    const std::size_t side = std::max(box.rows, box.columns);
    if (side > 1 && (side > longest || box.rows * box.columns > largest || shop.chance(20))) {
      const bool cuts_rows = box.rows == box.columns ? shop.chance(50) : box.rows > box.columns;
      std::size_t& length = cuts_rows ? box.rows : box.columns;
      const std::size_t first = 1 + shop.random.below(static_cast<std::uint32_t>(length - 1));
      Box rest = box;
      (cuts_rows ? rest.top : rest.left) += first;
      (cuts_rows ? rest.rows : rest.columns) -= first;
      length = first;
      boxes.push_back(box);
      boxes.push_back(rest);
      continue;
    }
    for (std::size_t row = box.top; row < box.top + box.rows; ++row)
      for (std::size_t column = box.left; column < box.left + box.columns; ++column)
        region[row * text.columns + column] = static_cast<Variable>(box.top * text.columns + box.left);
  }
  return region;
}

std::vector<Variable> random_dominoes(Workshop& shop, const Text& text) {
  const auto none = static_cast<Variable>(text.cells());
  std::vector<Variable> region(text.cells(), none);
  const auto free_beside = [&](Variable cell) {
    Cells free = neighbours4(text, cell);
    std::erase_if(free, [&](Variable each) { return region[each] != none; });
    return free;
  };
  const std::vector<Variable> order = shop.order(text.cells());
  for (std::size_t left = text.cells(); left > 0;) {
    // The cell with the fewest free neighbours first: else many would be left alone.
    std::size_t fewest = 5;
    Variable chosen = none;
    for (const Variable cell : order) {
      if (region[cell] != none || free_beside(cell).size() >= fewest) continue;
      chosen = cell;
      fewest = free_beside(cell).size();
    }
    const Cells free = free_beside(chosen);
    region[chosen] = chosen;
    --left;
    if (free.empty()) continue;
    region[free[shop.random.below(static_cast<std::uint32_t>(free.size()))]] = chosen;
    --left;
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

bool pair_up(Workshop& shop, const Text& text, std::vector<Variable>& region) {
  std::vector<Variable> partner(text.cells(), static_cast<Variable>(text.cells()));
  for (const Variable cell : shop.order(text.cells())) {
    const Cells around = neighbours4(text, cell);
    for (const Variable other : around) {
      const Variable a = region[cell], b = region[other];
      if (a == b || partner[a] < text.cells() || partner[b] < text.cells()) continue;
      partner[a] = b;
      partner[b] = a;
    }
  }
  for (Variable& each : region) {
    if (partner[each] == text.cells()) return false;
    each = std::min(each, partner[each]);
  }
  return true;
}

bool move_region(Workshop& shop, Draft& draft, const Answer& other) {
  std::vector<Variable> region = regions_by_cell(draft.text);
  for (const Variable cell : shop.order(draft.text.cells())) {
    if (other[cell] != 2 || draft.answer[cell] == 2) continue;
    const Variable before = region[cell];
    for (const Variable beside : neighbours4(draft.text, cell)) {
      if (region[beside] == before) continue;
      region[cell] = region[beside];
      Cells left = cells_of_region(region, before);
      if (is_connected(draft.text, region, left)) {
        rewrite_regions(draft.text, region);
        return true;
      }
      region[cell] = before;
    }
  }
  return false;
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

void rewrite_regions(Text& text, const std::vector<Variable>& region) {
  std::erase_if(text.sections, [](const Section& section) { return section.rule->name == "regions"; });
  write_regions(text, region);
}

}  // namespace quadrille::grid::making
