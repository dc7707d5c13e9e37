#include "core/puzzles/kakuro/region_sums.hpp"

#include <algorithm>

#include "core/sort.hpp"

namespace quadrille::kakuro {

bool Region::next_filling(const Runs& runs_of_board, Numbers& filling) const {
  const std::size_t last = odd_cells - 1;
  const auto are_distinct = [&] {
    for (std::size_t i = 1; i <= last; ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        const auto &one = runs_of_board.runs_of[odd[i]], &other = runs_of_board.runs_of[odd[j]];
        if (filling[i] == filling[j] && (one[0] == other[0] || one[1] == other[1])) return false;
      }
    }
    return true;
  };
  // The last digit follows from the others; they count on.
  for (;;) {
    std::size_t at = 0;
    while (at < last && filling[at] == digits) filling[at++] = 1;
    if (at == last && filling[at] != 0) return false;
    ++filling[at];
    std::int64_t rest = std::int64_t{need_across} - need_down;
    for (std::size_t other = 0; other < last; ++other)
      rest += other < across ? -std::int64_t{filling[other]} : std::int64_t{filling[other]};
    if (last >= across) rest = -rest;
    if (rest < 1 || rest > digits) continue;
    filling[last] = static_cast<std::uint32_t>(rest);
    if (are_distinct()) return true;
  }
}

void Regions::find(std::size_t& looked_at, std::size_t most) {
  if (!side_.empty()) return;
  looked_at_ = looked_at;
  for (std::uint32_t first = 0; first < runs_.runs.size() && looked_at_ <= most; ++first) {
    if (runs_.runs[first].sum == no_clue) continue;
    begin(first);
    for (std::uint32_t run = next(); run != Reasons::none; run = next()) {
      add(run);
      if (!odd_.empty() && odd_.size() <= Region::most_odd) note();
    }
  }
  looked_at = looked_at_;
}

std::vector<std::uint32_t> Regions::cells_of(const Region& region) {
  begin(region.first);
  while (region_runs_.size() < region.runs) add(next());
  std::vector<std::uint32_t> cells;
  for (std::uint32_t cell = 0; cell < side_.size(); ++cell) {
    if (side_[cell] != neither) cells.push_back(cell);
  }
  return cells;
}

void Regions::begin(std::uint32_t run) {
  side_.resize(runs_.cells());
  for (const std::uint32_t last : region_runs_) {
    for (const std::uint32_t cell : runs_.cells_of(runs_.runs[last])) side_[cell] = neither;
  }
  region_runs_.clear();
  odd_.clear();
  add(run);
}

void Regions::add(std::uint32_t run) {
  region_runs_.push_back(run);
  for (const std::uint32_t cell : runs_.cells_of(runs_.runs[run])) {
    if (candidates_.given(cell) != 0) continue;
    if (side_[cell] == neither) {
      side_[cell] = side_of(run);
      odd_.push_back(cell);
    } else {
      side_[cell] = both;
      odd_.erase(std::find(odd_.begin(), odd_.end(), cell));
    }
  }
}

// The run through an odd cell that leaves the fewest odd cells; none if there is no clue for any, or enough runs.
std::uint32_t Regions::next() {
  std::uint32_t best = Reasons::none;
  int fewest = 0;
  if (region_runs_.size() == Region::most_runs) return best;
  for (const std::uint32_t cell : odd_) {
    const std::uint32_t run = runs_.runs_of[cell][side_[cell] == of_across ? 1 : 0];
    const Run& crossing = runs_.runs[run];
    if (crossing.sum == no_clue) continue;
    looked_at_ += crossing.length;
    int more = 0;
    for (const std::uint32_t other : runs_.cells_of(crossing)) {
      if (candidates_.given(other) == 0) more += side_[other] == neither ? 1 : -1;
    }
    if (best != Reasons::none && (more > fewest || (more == fewest && run >= best))) continue;
    best = run;
    fewest = more;
  }
  return best;
}

void Regions::note() {
  Region region = {.first = region_runs_[0],
                   .runs = static_cast<std::uint32_t>(region_runs_.size()),
                   .odd_cells = odd_.size(),
                   .across = 0,
                   .odd = {},
                   .need_across = 0,
                   .need_down = 0};
  constexpr std::uint32_t after = 1u << 31;  // orders cells of runs down behind the others
  for (std::size_t at = 0; at < odd_.size(); ++at) {
    const bool is_across = side_[odd_[at]] == of_across;
    region.across += is_across ? 1 : 0;
    region.odd[at] = odd_[at] + (is_across ? 0 : after);
  }
  sort_numbers(std::span(region.odd).first(odd_.size()));
  for (std::uint32_t& cell : region.odd) cell &= ~after;
  for (const std::uint32_t run : region_runs_) {
    Sum& need = side_of(run) == of_across ? region.need_across : region.need_down;
    need += runs_.runs[run].sum;
    for (const std::uint32_t cell : runs_.cells_of(runs_.runs[run])) need -= candidates_.given(cell);
  }
  for (Region& other : regions_) {
    if (other.odd != region.odd || other.odd_cells != region.odd_cells) continue;
    if (region.runs < other.runs) other = region;
    return;
  }
  regions_.push_back(region);
}

}  // namespace quadrille::kakuro
