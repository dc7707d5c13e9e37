#include "core/kakuro/hint_steps.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "core/kakuro/run_filter.hpp"

namespace quadrille::kakuro {

namespace {

// The kinds of steps, from easy to hard.
enum Kind : unsigned { digit_sets_left, naked_pairs, naked_triples, unfillable, crossing, kinds };

// The place of a cell in a run.
std::size_t place_in(std::span<const std::uint32_t> cells, std::uint32_t cell) {
  return static_cast<std::size_t>(std::find(cells.begin(), cells.end(), cell) - cells.begin());
}

}  // namespace

bool HintSteps::fill(const Run& run, RunDigits& left) {
  ++fillings_;
  return run.length <= digits && filter_run({left.data(), run.length}, run.sum);
}

bool HintSteps::eliminate() {
  for (unsigned kind = 0; kind < kinds && losses_.empty(); ++kind) find_steps(kind);
  const bool any = !losses_.empty();
  for (const Loss& loss : losses_) candidates_.eliminate(loss.cell, loss.digits, loss.reason);
  losses_.clear();
  first_loss_ = 0;
  return any;
}

void HintSteps::find_steps(unsigned kind) {
  const Runs& runs = candidates_.runs();
  const std::size_t count = kind == crossing ? runs.cells() : runs.runs.size();
  for (std::uint32_t each = 0; each < count && !is_spent(); ++each) {
    switch (kind) {
      case digit_sets_left: find_digit_sets(each); break;
      case naked_pairs: find_naked_sets(each, 2); break;
      case naked_triples: find_naked_sets(each, 3); break;
      case unfillable: find_unfillable(each); break;
      default: find_crossing(each);
    }
  }
}

void HintSteps::lose(std::uint32_t cell, int lost) {
  if (lost != 0) losses_.push_back({0, cell, static_cast<Digits>(lost)});
}

// Keeps the step if it eliminates something.
void HintSteps::add(std::string_view rule, std::uint32_t run) {
  if (first_loss_ < losses_.size()) {
    reason_.rule = rule;
    tell_run(candidates_.runs(), run, reason_);
    const std::uint32_t number = reasons_.add(std::move(reason_), premises_);
    for (; first_loss_ < losses_.size(); ++first_loss_) losses_[first_loss_].reason = number;
  }
  reason_ = Hint::Reason();
  premises_.clear();
}

void HintSteps::find_digit_sets(std::uint32_t number) {
  const Run& run = candidates_.runs().runs[number];
  if (run.sum == no_clue) return;
  Digits any = 0;
  for (const Digits set : digit_sets(run.length, run.sum)) {
    RunDigits left = candidates_.of(run, set), supposed = {};
    if (!fill(run, left)) {
      candidates_.explain(run, left, set, supposed, premises_);
      continue;
    }
    any |= set;
    auto& choice = reason_.choices.emplace_back();
    for_digits(set, [&](unsigned digit) { choice.push_back(digit); });
  }
  for (const std::uint32_t cell : candidates_.runs().cells_of(run)) lose(cell, candidates_.of(cell) & ~any);
  add("digit-sets", number);
}

void HintSteps::find_naked_sets(std::uint32_t number, unsigned size) {
  const Run& run = candidates_.runs().runs[number];
  for (unsigned subset = 0; run.length <= digits && subset < 1u << run.length; ++subset) {
    if (static_cast<unsigned>(std::popcount(subset)) == size) find_naked_set(number, subset, size);
  }
}

// `subset`: of the run's cells, which must be open.
void HintSteps::find_naked_set(std::uint32_t number, unsigned subset, unsigned size) {
  const auto cells = candidates_.runs().cells_of(candidates_.runs().runs[number]);
  Digits together = 0;
  for (std::size_t at = 0; at < cells.size(); ++at) {
    if ((subset >> at & 1) == 0) continue;
    if (candidates_.given(cells[at]) != 0) return;
    together |= candidates_.of(cells[at]);
  }
  if (kakuro::size(together) != size) return;
  for (std::size_t at = 0; at < cells.size(); ++at) {
    if ((subset >> at & 1) == 0) {
      lose(cells[at], candidates_.of(cells[at]) & together);
    } else {
      reason_.because.push_back(candidates_.runs().places[cells[at]]);
      candidates_.add_eliminations(cells[at], static_cast<Digits>(~together), premises_);
    }
  }
  add("naked-set", number);
}

void HintSteps::find_unfillable(std::uint32_t number) {
  const Run& run = candidates_.runs().runs[number];
  RunDigits filled = candidates_.of(run);
  if (!fill(run, filled)) return;
  const auto cells = candidates_.runs().cells_of(run);
  for (std::size_t at = 0; at < cells.size(); ++at) {
    lose(cells[at], candidates_.of(cells[at]) & ~filled[at]);
    for_digits(candidates_.of(cells[at]) & ~filled[at], [&](unsigned digit) {
      RunDigits left = candidates_.of(run), supposed = {};
      left[at] = digit_bit(digit);
      candidates_.explain(run, left, all_digits, supposed, premises_);
    });
    add("look-ahead", number);
  }
}

void HintSteps::find_crossing(std::uint32_t cell) {
  if (is_single(candidates_.of(cell))) return;
  for_digits(candidates_.of(cell), [&](unsigned digit) {
    const auto& runs = candidates_.runs().runs_of[cell];
    if (!refute(cell, digit, runs[0], 1)) refute(cell, digit, runs[1], 0);
  });
}

// Whether some run that crosses this one has no filling if a cell of this one has the digit. `direction`: of those
// runs, 0 is across.
bool HintSteps::refute(std::uint32_t cell, unsigned digit, std::uint32_t number, std::size_t direction) {
  const Runs& runs = candidates_.runs();
  const Run& run = runs.runs[number];
  const auto cells = runs.cells_of(run);
  const std::size_t supposed_at = place_in(cells, cell);
  RunDigits supposed = candidates_.of(run);
  supposed[supposed_at] = digit_bit(digit);
  if (!fill(run, supposed)) return false;
  for (std::size_t at = 0; at < cells.size(); ++at) {
    const Digits lost = candidates_.of(cells[at]) & ~supposed[at];
    if (lost == 0 || at == supposed_at) continue;
    const std::uint32_t crossing = runs.runs_of[cells[at]][direction];
    const Run& other = runs.runs[crossing];
    const std::size_t crossing_at = place_in(runs.cells_of(other), cells[at]);
    RunDigits left = candidates_.of(other), gone = {};
    left[crossing_at] = supposed[at];
    if (fill(other, left)) continue;
    lose(cell, digit_bit(digit));
    gone[crossing_at] = lost;
    candidates_.explain(other, left, all_digits, gone, premises_);
    for_digits(gone[crossing_at], [&](unsigned needed) {
      RunDigits both = candidates_.of(run), none = {};
      both[supposed_at] = digit_bit(digit);
      both[at] = digit_bit(needed);
      candidates_.explain(run, both, all_digits, none, premises_);
    });
    add("look-ahead", crossing);
    return true;
  }
  return false;
}

}  // namespace quadrille::kakuro
