#include "core/kakuro/as_cover.hpp"

#include <array>
#include <string>

#include "core/kakuro/digit_sets.hpp"

namespace quadrille::kakuro {

namespace {

Digits digits_of(const Run& run) {
  Digits possible = 0;
  for (const Digits set : digit_sets(run.length, run.sum)) possible |= set;
  return possible;
}

std::size_t entries_at_most(const Runs& runs) {
  std::size_t entries = runs.cells() * digits * 3;
  for (const Run& run : runs.runs) entries += digit_sets(run.length, run.sum).size() * (1 + digits - run.length);
  return entries;
}

}  // namespace

std::optional<Error> as_cover(const Board& board, const Runs& runs, cover::Problem& problem,
                              std::vector<Placement>& placements) {
  if (const std::size_t entries = entries_at_most(runs); entries > most_entries) {
    return Error{Error::Code::too_large, "the board makes an exact cover problem of up to " + decimal(entries) +
                                             " entries; dancing links take " + decimal(most_entries)};
  }
  // Cells come first, so that of two items with equally few options a cell is branched on rather than a digit's place.
  const auto cells = static_cast<cover::Item>(runs.cells());
  const auto count = static_cast<cover::Item>(runs.runs.size());
  const auto run_item = [=](cover::Item run) { return cells + run; };
  const auto digit_item = [=](cover::Item run, unsigned digit) { return cells + count + run * digits + digit - 1; };

  problem.reset(cells + count + count * digits, 0);
  placements.clear();
  for (cover::Item cell = 0; cell < cells; ++cell) {
    const auto [across, down] = runs.runs_of[cell];
    const std::uint8_t given = board.cells[runs.places[cell]].given;
    Digits possible = digits_of(runs.runs[across]) & digits_of(runs.runs[down]);
    if (given != 0) possible &= digit_bit(given);
    for (unsigned digit = 1; digit <= digits; ++digit) {
      if ((possible & digit_bit(digit)) == 0) continue;
      const std::array<cover::Entry, 3> option = {{{cell}, {digit_item(across, digit)}, {digit_item(down, digit)}}};
      problem.add_option(option);
      placements.push_back({runs.places[cell], static_cast<std::uint8_t>(digit)});
    }
  }
  std::vector<cover::Entry> option;
  for (cover::Item run = 0; run < count; ++run) {
    for (const Digits set : digit_sets(runs.runs[run].length, runs.runs[run].sum)) {
      option.assign(1, {run_item(run)});
      for (unsigned digit = 1; digit <= digits; ++digit) {
        if ((set & digit_bit(digit)) == 0) option.push_back({digit_item(run, digit)});
      }
      problem.add_option(option);
      placements.push_back({0, 0});
    }
  }
  return std::nullopt;
}

std::optional<Error> DancingLinks::open(const Board& board) {
  places_ = board.cells.size();
  runs_.find(board);
  if (auto refused = as_cover(board, runs_, problem_, placements_)) return refused;
  return search_.open(problem_);
}

void DancingLinks::read(Answer& answer) const {
  search_.read(chosen_);
  answer.assign(places_, 0);
  for (const cover::Option option : chosen_) {
    const auto& [place, digit] = placements_[option];
    if (digit != 0) answer[place] = digit;
  }
}

}  // namespace quadrille::kakuro
