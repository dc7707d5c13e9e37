#include "core/insight/live_options.hpp"

#include <utility>

#include "core/sort.hpp"

namespace quadrille {

using namespace cover;

LiveOptions::LiveOptions(const BoardForm& form) : form_(form) {
  const Problem& problem = form.problem;
  starts_.assign(problem.items() + 1, 0);
  for (Option option = 0; option < problem.options(); ++option) {
    for (const Entry entry : problem.option(option)) ++starts_[entry.item + 1];
  }
  for (Item item = 0; item < problem.items(); ++item) {
    sizes_.push_back(starts_[item + 1]);
    starts_[item + 1] += starts_[item];
  }
  members_.resize(problem.entries());
  std::vector<std::uint32_t> next = starts_;
  for (Option option = 0; option < problem.options(); ++option) {
    for (const Entry entry : problem.option(option)) members_[next[entry.item]++] = option;
  }
  is_live_.assign(problem.options(), 1);
  blocker_.assign(problem.options(), none);
  taken_.assign(problem.items(), 0);
  for (Item item = 0; item < problem.primary(); ++item) {
    first_of_unit_.push_back(item > 0 && unit(item) == unit(item - 1) ? first_of_unit_[item - 1] : item);
    if (problem.bounds(item).high > 0) continue;
    for (const Option option : members(item)) rule_out(option, none);
  }
}

bool LiveOptions::place_givens(Hint& hint) {
  for (const Placement given : form_.givens) {
    if (given / form_.values >= filled_.size()) filled_.resize(given / form_.values + 1, none);
    filled_[given / form_.values] = given;
  }
  std::vector<Option> chosen;
  std::vector<std::uint32_t> taker(form_.problem.items(), none);  // by item: the last given that covers it
  for (Option option = 0; option < options(); ++option) {
    if (!is_given(option)) continue;
    chosen.push_back(option);
    for (const Entry entry : form_.problem.option(option)) {
      const std::uint32_t other = std::exchange(taker[entry.item], option);
      if (++taken_[entry.item] <= high(entry.item)) continue;
      hint.because = {cell_of(other), cell_of(option)};
      return false;
    }
  }
  for (const Option option : chosen) {
    for (const Entry entry : form_.problem.option(option)) {
      if (!is_full(entry.item)) continue;
      for (const Option other : members(entry.item)) {
        if (!is_given(other)) rule_out(other, option);
      }
    }
  }
  for (Option option = 0; option < options(); ++option) {
    if (is_filled(option) && !is_given(option)) rule_out(option, none);
  }
  return true;
}

bool LiveOptions::is_filled(Option option) const {
  return !places_nothing(option) && cell_of(option) < filled_.size() && filled_[cell_of(option)] != none;
}

bool LiveOptions::is_given(Option option) const {
  return is_filled(option) && filled_[cell_of(option)] == placement_of(option);
}

void LiveOptions::rule_out(Option option, std::uint32_t blocker) {
  if (!is_live(option)) return;
  blocker_[option] = blocker;
  kill(option);
}

void LiveOptions::count(Option option, std::vector<std::uint32_t>& counts, std::uint32_t change) const {
  for (const Entry entry : form_.problem.option(option)) counts[entry.item] += change;
}

void LiveOptions::add_cells(Item item, std::vector<std::uint32_t>& cells) const {
  std::vector<std::uint32_t> is_told(form_.cells, 0);
  for (const std::uint32_t cell : cells) is_told[cell] = 1;
  const Item first = first_of_unit(item);
  for (Item each = first; each < primary() && first_of_unit(each) == first; ++each) {
    for (const Option option : members(each)) {
      if (!places_nothing(option) && std::exchange(is_told[cell_of(option)], 1) == 0) cells.push_back(cell_of(option));
    }
  }
  sort_numbers(cells);
}

}  // namespace quadrille
