#include "core/puzzles/kakuro/hint_steps.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <iterator>
#include <utility>

#include "core/puzzles/kakuro/run_filter.hpp"

namespace quadrille::kakuro {

namespace {

enum class Kind : std::uint8_t { digit_sets_left, naked_set, region_sum, unfillable, far };

// The kinds of steps, from easy to hard.
struct KindOfStep {
  Kind kind;
  unsigned size = 0;  ///< cells of a naked set; odd cells of a region; crossings that are followed
  unsigned runs = 0;  ///< of a region, at most
};
constexpr KindOfStep kinds[] = {
    {Kind::digit_sets_left},
    {Kind::naked_set, 2},
    {Kind::naked_set, 3},
    {Kind::region_sum, 1, 8},
    {Kind::unfillable},
    {Kind::region_sum, 2, 8},
    {Kind::far, 1},
    {Kind::far, 2},
    {Kind::region_sum, 2, 40},
    {Kind::far, 3},
    {Kind::region_sum, 3, 40},
    {Kind::far, 5},
    {Kind::far, 8},
    {Kind::far, 13},
    {Kind::far, 40},
};

}  // namespace

bool HintSteps::fill(const Run& run, RunDigits& left) {
  filled_cells_ += run.length;
  return run.length <= digits && filter_run({left.data(), run.length}, run.sum);
}

HintSteps::Found HintSteps::eliminate(std::size_t most_cells) {
  const std::size_t end = filled_cells_ + most_cells;
  while (kind_ < std::size(kinds) && losses_.empty()) {
    if (!find_steps(end)) return Found::open;
    ++kind_;
    each_ = 0;
  }
  kind_ = 0;
  const bool any = !losses_.empty();
  for (const Loss& loss : losses_) candidates_.eliminate(loss.cell, loss.digits, loss.reason);
  losses_.clear();
  first_loss_ = 0;
  return any ? Found::some : Found::none;
}

// True when all steps of the kind at hand are found.
bool HintSteps::find_steps(std::size_t end) {
  const Runs& runs = candidates_.runs();
  const auto [kind, size, most_runs] = kinds[kind_];
  if (kind == Kind::region_sum) {
    find_region_sums(size, most_runs);
    return true;
  }
  if (kind == Kind::far && each_ == 0) {
    supposed_ = candidates_.all();
    needed_.assign(runs.cells(), 0);
    causes_.assign(runs.cells() * digits, 0);
  }
  const std::size_t count = kind == Kind::far ? runs.cells() : runs.runs.size();
  while (each_ < count && !is_spent()) {
    switch (kind) {
      case Kind::digit_sets_left: find_digit_sets(each_); break;
      case Kind::naked_set: find_naked_sets(each_, size); break;
      case Kind::unfillable: find_unfillable(each_); break;
      default: find_far(each_, size);
    }
    ++each_;
    if (filled_cells_ >= end && each_ < count) return false;
  }
  return true;
}

void HintSteps::lose(std::uint32_t cell, int lost) {
  if (lost != 0) losses_.push_back({0, cell, static_cast<Digits>(lost)});
}

// Keeps the step if it eliminates something.
void HintSteps::add(std::string_view rule, std::uint32_t run) {
  if (first_loss_ < losses_.size()) write_run(candidates_.runs(), run, reason_);
  keep(rule);
}

void HintSteps::keep(std::string_view rule) {
  if (first_loss_ < losses_.size()) {
    reason_.rule = rule;
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

void HintSteps::find_region_sums(std::size_t odd_cells, std::uint32_t most_runs) {
  regions_.find(filled_cells_, most_filled_cells);
  for (std::uint32_t size = 2; size <= most_runs; ++size) {
    for (const Region& region : regions_.all()) {
      if (region.odd_cells <= odd_cells && region.runs == size) find_region_sum(region);
    }
  }
}

void HintSteps::find_region_sum(const Region& region) {
  const Runs& runs = candidates_.runs();
  std::array<Digits, Region::most_odd> lost = {};
  for (std::size_t at = 0; at < region.odd_cells; ++at) lost[at] = candidates_.of(region.odd[at]);
  const auto has = [&](std::size_t at, unsigned digit) {
    return (candidates_.of(region.odd[at]) & digit_bit(digit)) != 0;
  };
  for (Region::Numbers filling = Region::before_first; region.next_filling(runs, filling);) {
    bool is_left = true;
    for (std::size_t at = 0; at < region.odd_cells; ++at) is_left = is_left && has(at, filling[at]);
    for (std::size_t at = 0; is_left && at < region.odd_cells; ++at)
      lost[at] &= static_cast<Digits>(~digit_bit(filling[at]));
  }
  for (std::size_t at = 0; at < region.odd_cells; ++at) lose(region.odd[at], lost[at]);
  if (first_loss_ == losses_.size()) return;
  // What goes is only in fillings with a digit that is gone already.
  for (Region::Numbers filling = Region::before_first; region.next_filling(runs, filling);) {
    std::size_t missing = 0;
    bool is_lost = false;
    for (std::size_t at = 0; at < region.odd_cells; ++at) {
      is_lost = is_lost || (lost[at] & digit_bit(filling[at])) != 0;
      if (!has(at, filling[at])) missing = at;
    }
    if (is_lost) candidates_.add_eliminations(region.odd[missing], digit_bit(filling[missing]), premises_);
  }
  reason_.unit = cover::unit(cover::UnitKind::region, 0);
  for (const std::uint32_t cell : regions_.cells_of(region)) reason_.cells.push_back(runs.places[cell]);
  for (std::size_t at = 0; at < region.odd_cells; ++at) reason_.because.push_back(runs.places[region.odd[at]]);
  reason_.across = region.across;
  reason_.sums = {region.need_across, region.need_down};
  keep("region-sum");
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

void HintSteps::find_far(std::uint32_t cell, unsigned crossings) {
  if (is_single(candidates_.of(cell))) return;
  for_digits(candidates_.of(cell), [&](unsigned digit) {
    if (suppose(cell, digit, crossings)) {
      lose(cell, digit_bit(digit));
      explain_supposed(cell);
      add("look-ahead", filled_.back().run);
    }
    take_back();
    supposed_[cell] = candidates_.of(cell);
  });
}

// Fills the runs of the cell, then those that cross them in cells that have lost candidates by that, and so on.
// Returns whether one of them has no filling: the last one of `filled_`.
bool HintSteps::suppose(std::uint32_t cell, unsigned digit, unsigned crossings) {
  const Runs& runs = candidates_.runs();
  supposed_[cell] = digit_bit(digit);
  to_fill_.assign(runs.runs_of[cell].begin(), runs.runs_of[cell].end());
  for (unsigned level = 0; level <= crossings; ++level) {
    to_fill_next_.clear();
    for (const std::uint32_t run : to_fill_) {
      if (!fill_supposed(run)) return true;
    }
    to_fill_.swap(to_fill_next_);
  }
  return false;
}

bool HintSteps::fill_supposed(std::uint32_t number) {
  const Runs& runs = candidates_.runs();
  const Run& run = runs.runs[number];
  const auto cells = runs.cells_of(run);
  RunDigits left = {};
  for (std::size_t at = 0; at < cells.size() && at < left.size(); ++at) left[at] = supposed_[cells[at]];
  filled_.push_back({number, left});
  if (!fill(run, left)) return false;
  for (std::size_t at = 0; at < cells.size(); ++at) {
    const auto lost = static_cast<Digits>(supposed_[cells[at]] & ~left[at]);
    if (lost == 0) continue;
    for_digits(lost, [&](unsigned digit) {
      causes_[cells[at] * digits + digit - 1] = static_cast<std::uint32_t>(filled_.size() - 1);
    });
    supposed_[cells[at]] = left[at];
    changed_.push_back(cells[at]);
    const auto& both = runs.runs_of[cells[at]];
    const std::uint32_t crossing = both[both[0] == number ? 1 : 0];
    if (std::find(to_fill_next_.begin(), to_fill_next_.end(), crossing) == to_fill_next_.end())
      to_fill_next_.push_back(crossing);
  }
  return true;
}

// Goes back from the run without a filling to what it follows from: eliminations, and values that would be forced.
void HintSteps::explain_supposed(std::uint32_t supposed) {
  const Runs& runs = candidates_.runs();
  const auto explain = [&](const Filled& filled, std::size_t only, Digits digit) {
    const Run& run = runs.runs[filled.run];
    const auto cells = runs.cells_of(run);
    RunDigits left = filled.before, gone = {};
    for (std::size_t at = 0; at < cells.size(); ++at) {
      if (at != only && cells[at] != supposed) gone[at] = static_cast<Digits>(candidates_.of(cells[at]) & ~left[at]);
    }
    if (only < left.size()) left[only] = digit;
    candidates_.explain(run, left, all_digits, gone, premises_);
    for (std::size_t at = 0; at < cells.size(); ++at) needed_[cells[at]] |= gone[at];
  };
  explain(filled_.back(), digits, 0);
  for (std::size_t number = filled_.size() - 1; number-- > 0;) {
    const auto cells = runs.cells_of(runs.runs[filled_[number].run]);
    for (std::size_t at = 0; at < cells.size(); ++at) {
      if (cells[at] == supposed) continue;
      for_digits(needed_[cells[at]], [&](unsigned digit) {
        if (causes_[cells[at] * digits + digit - 1] == number && (filled_[number].before[at] & digit_bit(digit)) != 0)
          explain(filled_[number], at, digit_bit(digit));
      });
    }
  }
  for (const std::uint32_t cell : changed_) {
    if (is_single(supposed_[cell]) && needed_[cell] != 0) {
      reason_.forced.push_back(runs.places[cell] * digits + least_digit(supposed_[cell]) - 1);
      needed_[cell] = 0;
    }
  }
}

void HintSteps::take_back() {
  for (const Filled& filled : filled_) {
    for (const std::uint32_t cell : candidates_.runs().cells_of(candidates_.runs().runs[filled.run])) needed_[cell] = 0;
  }
  for (const std::uint32_t cell : changed_) supposed_[cell] = candidates_.of(cell);
  filled_.clear();
  changed_.clear();
}

}  // namespace quadrille::kakuro
