#include "core/puzzles/variant/making/cages.hpp"

#include <algorithm>
#include <utility>

#include "core/puzzles/variant/rules/arguments.hpp"
#include "core/puzzles/variant/rules/kinds.hpp"

namespace quadrille::variant {

namespace {

// The cells of a cage when it is drawn. Later it may have one more.
constexpr std::uint32_t least_drawn = 2, most_drawn = 5;
constexpr std::size_t most_in_cage = 6;

template <class T>
const T& any_of(const std::vector<T>& all, RandomNumbers& random) {
  return all[random.below(static_cast<std::uint32_t>(all.size()))];
}

}  // namespace

void Cages::draw(const Shape& shape, const Answer& answer, RandomNumbers& random) {
  answer_ = answer;
  neighbours_.assign(shape.size(), {});
  for (const auto& [a, b] : adjacent_pairs(shape)) {
    neighbours_[a].push_back(b);
    neighbours_[b].push_back(a);
  }
  cages_.clear();
  is_caged_.assign(shape.size(), false);
  moves_left_ = shape.size() / 2;
  std::vector<Cell> order(shape.size());
  for (Cell cell = 0; cell < order.size(); ++cell) order[cell] = cell;
  random.shuffle(std::span(order));
  for (const Cell cell : order) {
    if (!is_caged_[cell]) draw_from(cell, random);
  }
  join_single_cells(random);
}

void Cages::draw_from(Cell first, RandomNumbers& random) {
  Group cage = {first};
  is_caged_[first] = true;
  const std::size_t size = least_drawn + random.below(most_drawn - least_drawn + 1);
  while (cage.size() < size) {
    Group next;
    for (const Cell cell : cage) {
      for (const Cell neighbour : neighbours_[cell])
        if (!is_caged_[neighbour] && fits(neighbour, cage)) next.push_back(neighbour);
    }
    if (next.empty()) break;
    const Cell cell = any_of(next, random);
    is_caged_[cell] = true;
    cage.push_back(cell);
  }
  cages_.push_back(std::move(cage));
}

// Cells that were left alone join a neighbouring cage where their value is not in it.
void Cages::join_single_cells(RandomNumbers& random) {
  for (std::size_t single = 0; single < cages_.size();) {
    std::vector<std::size_t> hosts;
    const Cell cell = cages_[single][0];
    for (std::size_t cage = 0; cages_[single].size() == 1 && cage < cages_.size(); ++cage) {
      if (cage != single && touches(cell, cages_[cage]) && fits(cell, cages_[cage])) hosts.push_back(cage);
    }
    if (hosts.empty()) {
      ++single;
    } else {
      apply({single, any_of(hosts, random), {cell}});
    }
  }
}

void Cages::exclude(const Answer& other, RandomNumbers& random) {
  std::vector<Change> divisions, singles, moves;
  for (std::size_t cage = 0; cage < cages_.size(); ++cage) {
    const auto differs = [&](Cell cell) { return answer_[cell] != other[cell]; };
    if (std::none_of(cages_[cage].begin(), cages_[cage].end(), differs)) continue;
    add_divisions(cage, &other, divisions, singles);
    if (moves_left_ > 0) add_moves(cage, other, moves);
  }
  if (divisions.empty() && !moves.empty()) --moves_left_;
  apply(any_of(!divisions.empty() ? divisions : !moves.empty() ? moves : singles, random));
}

bool Cages::divide(RandomNumbers& random) {
  std::vector<Change> divisions, singles;
  std::size_t largest = 2;
  for (const Group& cage : cages_) largest = std::max(largest, cage.size());
  for (std::size_t cage = 0; cage < cages_.size(); ++cage) {
    if (cages_[cage].size() == largest) add_divisions(cage, nullptr, divisions, singles);
  }
  const auto& changes = divisions.empty() ? singles : divisions;
  if (changes.empty()) return false;
  apply(any_of(changes, random));
  return true;
}

// Adds the ways to divide a cage into two connected ones, to `singles` where one of them is a single cell. With another
// solution, only ways by which it gets a different sum.
void Cages::add_divisions(std::size_t cage, const Answer* other, std::vector<Change>& pairs,
                          std::vector<Change>& singles) {
  const Group& cells = cages_[cage];
  // The first cell stays, so that no division is met twice.
  for (std::uint32_t subset = 1; subset < std::uint32_t{1} << (cells.size() - 1); ++subset) {
    Group kept = {cells[0]}, taken;
    int more = 0;
    for (std::size_t i = 1; i < cells.size(); ++i) {
      const bool is_taken = (subset >> (i - 1) & 1) != 0;
      (is_taken ? taken : kept).push_back(cells[i]);
      if (is_taken && other != nullptr) more += (*other)[cells[i]] - answer_[cells[i]];
    }
    if ((other != nullptr && more == 0) || !is_connected(kept) || !is_connected(taken)) continue;
    auto& changes = kept.size() == 1 || taken.size() == 1 ? singles : pairs;
    changes.push_back({cage, std::nullopt, std::move(taken)});
  }
}

// Adds the ways to move a cell with different values, which changes the sums, from a cage to a neighbouring one.
void Cages::add_moves(std::size_t cage, const Answer& other, std::vector<Change>& moves) const {
  for (const Cell cell : cages_[cage]) {
    Group kept = cages_[cage];
    std::erase(kept, cell);
    if (answer_[cell] == other[cell] || kept.size() < 2 || !is_connected(kept)) continue;
    for (std::size_t to = 0; to < cages_.size(); ++to) {
      if (to != cage && cages_[to].size() < most_in_cage && touches(cell, cages_[to]) && fits(cell, cages_[to]))
        moves.push_back({cage, to, {cell}});
    }
  }
}

void Cages::apply(const Change& change) {
  for (const Cell cell : change.cells) std::erase(cages_[change.from], cell);
  if (change.to) {
    Group& to = cages_[*change.to];
    to.insert(to.end(), change.cells.begin(), change.cells.end());
  } else {
    cages_.push_back(change.cells);
  }
  if (cages_[change.from].empty()) cages_.erase(cages_.begin() + static_cast<std::ptrdiff_t>(change.from));
}

bool Cages::is_connected(const Group& cells) const {
  Group reached = {cells[0]};
  for (std::size_t i = 0; i < reached.size(); ++i) {
    for (const Cell next : neighbours_[reached[i]]) {
      const bool is_inside = std::find(cells.begin(), cells.end(), next) != cells.end();
      if (is_inside && std::find(reached.begin(), reached.end(), next) == reached.end()) reached.push_back(next);
    }
  }
  return reached.size() == cells.size();
}

bool Cages::fits(Cell cell, const Group& cage) const {
  return std::none_of(cage.begin(), cage.end(), [&](Cell other) { return answer_[other] == answer_[cell]; });
}

bool Cages::touches(Cell cell, const Group& cage) const {
  const Group& around = neighbours_[cell];
  return std::any_of(cage.begin(), cage.end(),
                     [&](Cell other) { return std::find(around.begin(), around.end(), other) != around.end(); });
}

std::size_t Cages::single_cells() const {
  return static_cast<std::size_t>(
      std::count_if(cages_.begin(), cages_.end(), [](const Group& cage) { return cage.size() == 1; }));
}

// In reading order, as their cells.
void Cages::append_to(Board& board) const {
  std::vector<Group> cages = cages_;
  for (Group& cage : cages) std::sort(cage.begin(), cage.end());
  std::sort(cages.begin(), cages.end());
  for (Group& cage : cages) {
    const auto sum = static_cast<std::int32_t>(Numbers{board, answer_}.sum(cage));
    add_rule(board, kinds::cage, {sum}, {std::move(cage)});
  }
}

}  // namespace quadrille::variant
