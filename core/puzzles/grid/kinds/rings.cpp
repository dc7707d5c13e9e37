// The runs of cells around a cell that its clue lists.
#include <algorithm>

#include "core/puzzles/grid/kinds/rules.hpp"
#include "core/puzzles/grid/ring.hpp"

namespace quadrille::grid::kinds {

namespace {

// Whether the runs are what a clue says, whose `?` are any length; a `?` alone may also be none, as on puzz.link.
bool are_runs(std::string_view clue, std::string runs) {
  if (clue.size() != runs.size()) return false;
  return std::all_of(clue.begin(), clue.end(), [&](char length) {
    const std::size_t at = length == '?' ? 0 : runs.find(length);
    if (length != '?' && at == std::string::npos) return false;
    if (length != '?') runs[at] = ' ';
    return true;
  });
}

std::optional<Error> compile_ring(const Building& building, const Rule& rule, const Place& place) {
  if (place.clue == nullptr) return std::nullopt;
  const std::string& clue = place.clue->text;
  bool is_possible = false;
  for (unsigned circle = 0; circle < 256; ++circle) is_possible |= are_runs(clue, grid::runs_of(circle));
  const int lowest = building.maker.network.domains[*place.cell].lowest;
  Cells cells;
  std::vector<unsigned> bits;  // by position: the bit in the circle
  std::vector<std::int64_t> key = {'r' + 512, static_cast<std::int64_t>(rule.sets[0])};
  key.insert(key.end(), clue.begin(), clue.end());
  const auto ring = ring_of(building.maker.text, *place.cell);
  for (unsigned i = 0; i < ring.size(); ++i) {
    if (!ring[i] || building.ground.is_wall(*ring[i])) continue;
    cells.push_back(*ring[i]);
    bits.push_back(i);
    key.push_back(i);
  }
  if (!is_possible || cells.empty()) {
    building.maker.network.is_impossible |= !are_runs(clue, grid::runs_of(0));
    return std::nullopt;
  }
  const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
    return state | (rule.sets[0] >> (number - lowest) & 1) << bits[position];
  };
  return follow(building, place.clue, cells, std::move(key), step,
                [&](std::uint64_t state) { return are_runs(clue, grid::runs_of(static_cast<unsigned>(state))); });
}

bool holds_ring(const Finished& finished, const Rule& rule, const Place& place) {
  if (place.clue == nullptr) return true;
  const auto is_in = [&](std::size_t cell) { return finished.has(cell, rule.sets[0]); };
  return are_runs(place.clue->text, runs_in_ring(finished.ground.text, *place.cell, is_in));
}

constexpr Row ring_table[] = {
    {.form = "runs of SET around it are its clue",
     .shapes = shape(Shape::cell),
     .compile = compile_ring,
     .holds = holds_ring,
     .words = {"GROUP: its digits are the lengths of the runs of SET around it, in any order, and ? is any length",
               "GROUP：提示是周围八格中各段连续 SET 的长度，顺序不限，? 为任意长度"}},
};

}  // namespace

std::span<const Row> ring_rows() { return ring_table; }

}  // namespace quadrille::grid::kinds
