#include "core/puzzles/kakuro/hint_candidates.hpp"

#include <algorithm>

#include "core/puzzles/kakuro/run_filter.hpp"

namespace quadrille::kakuro {

HintCandidates::HintCandidates(const Board& board, Reasons& reasons) : board_(board), reasons_(reasons) {
  runs_.find(board);
  candidates_.assign(runs_.cells(), all_digits);
  eliminated_.assign(runs_.cells(), 0);
  numbers_.assign(runs_.cells() * digits, Reasons::none);
  for (std::uint32_t cell = 0; cell < runs_.cells(); ++cell) {
    if (given(cell) == 0) continue;
    const Digits digit = digit_bit(given(cell));
    for (const std::uint32_t run : runs_.runs_of[cell]) {
      for (const std::uint32_t other : runs_.cells_of(runs_.runs[run])) {
        if (given(other) == 0) candidates_[other] &= static_cast<Digits>(~digit);
      }
    }
    candidates_[cell] = digit;
  }
}

HintCandidates::RunDigits HintCandidates::of(const Run& run, Digits allowed) const {
  RunDigits left = {};
  std::size_t at = 0;
  for (const std::uint32_t cell : runs_.cells_of(run)) {
    if (at < left.size()) left[at++] = candidates_[cell] & allowed;
  }
  return left;
}

void HintCandidates::eliminate(std::uint32_t cell, Digits gone, std::uint32_t reason) {
  for_digits(gone & candidates_[cell], [&](unsigned digit) {
    numbers_[cell * digits + digit - 1] = reasons_.eliminate(runs_.places[cell] * digits + digit - 1, reason);
  });
  eliminated_[cell] = static_cast<Digits>(eliminated_[cell] | (gone & candidates_[cell]));
  candidates_[cell] &= static_cast<Digits>(~gone);
}

void HintCandidates::add_eliminations(std::uint32_t cell, Digits lost, Numbers& numbers) const {
  for_digits(lost & eliminated_[cell], [&](unsigned digit) { numbers.push_back(numbers_[cell * digits + digit - 1]); });
}

void HintCandidates::add_blockers(std::uint32_t cell, Digits lost, std::vector<std::uint32_t>& places) const {
  for (const std::uint32_t run : runs_.runs_of[cell]) {
    for (const std::uint32_t other : runs_.cells_of(runs_.runs[run])) {
      if (other == cell || given(other) == 0 || (lost & digit_bit(given(other))) == 0) continue;
      const std::uint32_t place = runs_.places[other];
      if (std::find(places.begin(), places.end(), place) == places.end()) places.push_back(place);
    }
  }
}

void HintCandidates::explain(const Run& run, const RunDigits& left, Digits allowed, RunDigits& supposed,
                             Numbers& numbers) const {
  if (run.length > digits) return;
  RunDigits missing = supposed;
  const auto cells = runs_.cells_of(run);
  for (std::size_t at = 0; at < cells.size(); ++at) {
    // A cell that is supposed to have a digit has no other one.
    if (left[at] != (candidates_[cells[at]] & allowed & ~supposed[at])) continue;
    missing[at] = static_cast<Digits>(missing[at] | (eliminated_[cells[at]] & allowed));
  }
  explain_run({left.data(), cells.size()}, run.sum, {missing.data(), cells.size()});
  for (std::size_t at = 0; at < cells.size(); ++at) {
    supposed[at] &= missing[at];
    add_eliminations(cells[at], missing[at] & ~supposed[at], numbers);
  }
}

}  // namespace quadrille::kakuro
