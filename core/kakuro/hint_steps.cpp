#include "core/kakuro/hint_steps.hpp"

#include <algorithm>

#include "core/kakuro/run_filter.hpp"

namespace quadrille::kakuro {

namespace {

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
  const Runs& runs = candidates_.runs();
  const auto take_of = [&](std::size_t count, auto&& find) {
    for (std::uint32_t each = 0; each < count && !is_spent(); ++each) find(each);
    return take();
  };
  const std::size_t all = runs.runs.size();
  return take_of(all, [&](std::uint32_t run) { find_digit_sets(run); }) ||
         take_of(all, [&](std::uint32_t run) { find_naked_sets(run, 2); }) ||
         take_of(all, [&](std::uint32_t run) { find_naked_sets(run, 3); }) ||
         take_of(all, [&](std::uint32_t run) { find_unfillable(run); }) ||
         take_of(runs.cells(), [&](std::uint32_t cell) { find_crossing(cell); });
}

// Does the steps that were found. False if there is none.
bool HintSteps::take() {
  for (Step& step : steps_) {
    bool is_begun = false;
    for (const auto& [cell, gone] : step.gone) {
      if ((candidates_.of(cell) & gone) == 0) continue;  // by another step
      if (!is_begun) reasons_.begin(std::move(step.reason), step.premises);
      is_begun = true;
      candidates_.eliminate(cell, gone);
    }
  }
  const bool any = !steps_.empty();
  steps_.clear();
  return any;
}

void HintSteps::find_digit_sets(std::uint32_t number) {
  const Run& run = candidates_.runs().runs[number];
  if (run.sum == no_clue) return;
  Step step;
  Digits any = 0;
  for (const Digits set : digit_sets(run.length, run.sum)) {
    RunDigits left = candidates_.of(run, set), supposed = {};
    if (!fill(run, left)) {
      candidates_.explain(run, left, set, supposed, step.premises);
      continue;
    }
    any |= set;
    auto& choice = step.reason.choices.emplace_back();
    for_digits(set, [&](unsigned digit) { choice.push_back(digit); });
  }
  for (const std::uint32_t cell : candidates_.runs().cells_of(run)) step.lose(cell, candidates_.of(cell) & ~any);
  add(std::move(step), "digit-sets", number);
}

// Of cells that are open.
void HintSteps::find_naked_sets(std::uint32_t number, std::size_t size) {
  const auto cells = candidates_.runs().cells_of(candidates_.runs().runs[number]);
  std::vector<std::uint32_t> few;
  for (const std::uint32_t cell : cells) {
    if (candidates_.given(cell) == 0 && kakuro::size(candidates_.of(cell)) <= size) few.push_back(cell);
  }
  for (std::size_t a = 0; a + size <= few.size(); ++a) {
    for (std::size_t b = a + 1; b < few.size(); ++b) {
      for (std::size_t c = b + 1; c < few.size() || (size == 2 && c == b + 1); ++c) {
        std::vector<std::uint32_t> chosen = {few[a], few[b]};
        if (size == 3) chosen.push_back(few[c]);
        find_naked_set(number, chosen);
        if (size == 2) break;
      }
    }
  }
}

void HintSteps::find_naked_set(std::uint32_t number, const std::vector<std::uint32_t>& chosen) {
  Digits together = 0;
  for (const std::uint32_t cell : chosen) together |= candidates_.of(cell);
  if (size(together) != chosen.size()) return;
  Step step;
  for (const std::uint32_t cell : candidates_.runs().cells_of(candidates_.runs().runs[number])) {
    if (std::find(chosen.begin(), chosen.end(), cell) == chosen.end()) step.lose(cell, candidates_.of(cell) & together);
  }
  for (const std::uint32_t cell : chosen) {
    step.reason.because.push_back(candidates_.runs().places[cell]);
    candidates_.add_eliminations(cell, static_cast<Digits>(~together), step.premises);
  }
  add(std::move(step), "naked-set", number);
}

void HintSteps::find_unfillable(std::uint32_t number) {
  const Run& run = candidates_.runs().runs[number];
  RunDigits filled = candidates_.of(run);
  if (!fill(run, filled)) return;
  const auto cells = candidates_.runs().cells_of(run);
  for (std::size_t at = 0; at < cells.size(); ++at) {
    Step step;
    step.lose(cells[at], candidates_.of(cells[at]) & ~filled[at]);
    for_digits(candidates_.of(cells[at]) & ~filled[at], [&](unsigned digit) {
      RunDigits left = candidates_.of(run), supposed = {};
      left[at] = digit_bit(digit);
      candidates_.explain(run, left, all_digits, supposed, step.premises);
    });
    add(std::move(step), "look-ahead", number);
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
    Step step;
    step.lose(cell, digit_bit(digit));
    gone[crossing_at] = lost;
    candidates_.explain(other, left, all_digits, gone, step.premises);
    for_digits(gone[crossing_at], [&](unsigned needed) {
      RunDigits both = candidates_.of(run), none = {};
      both[supposed_at] = digit_bit(digit);
      both[at] = digit_bit(needed);
      candidates_.explain(run, both, all_digits, none, step.premises);
    });
    add(std::move(step), "look-ahead", crossing);
    return true;
  }
  return false;
}

// Keeps the step if it eliminates something.
void HintSteps::add(Step step, std::string_view rule, std::uint32_t run) {
  if (step.gone.empty()) return;
  step.reason.rule = rule;
  tell_run(candidates_.runs(), run, step.reason);
  steps_.push_back(std::move(step));
}

}  // namespace quadrille::kakuro
