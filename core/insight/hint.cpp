#include "core/insight/hint.hpp"

#include <algorithm>
#include <span>
#include <utility>

namespace quadrille {

namespace {

using namespace cover;

constexpr std::uint32_t none = ~std::uint32_t{0};
// Looking ahead goes from options to those that they conflict with, of which there may be so many: some hundredths of a
// second.
constexpr std::uint64_t most_conflicts = std::uint64_t{1} << 22;
// Each of an option's items leads to all of its conflicts again: so many steps, which long options make many.
constexpr std::uint64_t most_steps = std::uint64_t{1} << 26;

class HintFinder {
 public:
  explicit HintFinder(const BoardForm& form) : form_(form), units_(form.units), values_(form.values) {
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
    taker_.assign(problem.items(), none);
    marks_.assign(problem.options(), 0);
    for (Item item = 0; item < problem.primary(); ++item) {
      const auto range = members(item);
      is_silent_.push_back(
          std::all_of(range.begin(), range.end(), [&](Option option) { return form.placements(option).empty(); }));
      has_silent_ = has_silent_ || (is_silent_[item] != 0 && !range.empty());
      first_of_unit_.push_back(item > 0 && units_[item] == units_[item - 1] ? first_of_unit_[item - 1] : item);
      for (const Option option : problem.bounds(item).high == 0 ? range : std::span<const Option>()) kill(option, none);
    }
  }

  // Chooses the givens, and rules out what conflicts with them. False if two of them do.
  bool place_givens(Hint& hint) {
    for (const Placement given : form_.givens) {
      if (given / values_ >= filled_.size()) filled_.resize(given / values_ + 1, none);
      filled_[given / values_] = given;
    }
    std::vector<Option> chosen;
    for (Option option = 0; option < is_live_.size(); ++option) {
      if (is_chosen(option)) chosen.push_back(option);
    }
    for (const Option option : chosen) {
      for (const Entry entry : form_.problem.option(option)) {
        const std::uint32_t other = std::exchange(taker_[entry.item], option);
        if (++taken_[entry.item] <= high(entry.item)) continue;
        hint.because = {cell_of(other), cell_of(option)};
        return false;
      }
    }
    for (const Option option : chosen) {
      for (const Entry entry : form_.problem.option(option)) {
        if (taken_[entry.item] < high(entry.item)) continue;
        for (const Option other : members(entry.item)) {
          if (!is_chosen(other)) kill(other, option);
        }
      }
    }
    for (Option option = 0; option < is_live_.size(); ++option) {
      if (is_filled(option) && filled_[cell_of(option)] != placement_of(option)) kill(option, none);
    }
    return true;
  }

  // Rules out every option that would leave an item without options, of the silent ones or of all, as things stand now.
  // Not where that is too much to look at.
  void look_ahead(bool silent_only) {
    if (silent_only && !has_silent_) return;
    std::uint64_t conflicts = 0;
    for (const std::uint64_t size : sizes_) conflicts += size * size;
    if (conflicts > most_conflicts || steps_ahead() > most_steps) return;
    std::vector<Option> falling;
    for (Item item = 0; item < first_of_unit_.size(); ++item) {
      if (need(item) > 0 && left(item) > 0 && (!silent_only || is_silent_[item] != 0)) find_falling(item, falling);
    }
    for (const Option option : falling) kill(option, none);
  }

  // The easiest thing to see, if there is any.
  bool find(Hint& hint) const {
    for (Item item = 0; item < first_of_unit_.size(); ++item) {
      if (left(item) < need(item)) {
        hint.verdict = Verdict::none;
        hint.rule = "no-candidate";
        hint.unit = units_[item];
        explain(item, hint);
        return true;
      }
    }
    bool is_solved = true;
    for (Option option = 0; option < is_live_.size(); ++option) {
      is_solved = is_solved && (is_live_[option] == 0 || form_.placements(option).empty() || is_filled(option));
    }
    if (is_solved) {
      hint.verdict = Verdict::solved;
      return true;
    }
    const std::vector<std::uint32_t> open = open_cells();
    unsigned best = rank_of_none;
    Item best_item = 0;
    for (Item item = 0; item < first_of_unit_.size(); ++item) {
      if (need(item) != 1 || left(item) != 1) continue;
      const auto range = members(item);
      const Option option = *std::find_if(range.begin(), range.end(),
                                          [&](Option other) { return is_live_[other] != 0 && !is_chosen(other); });
      const bool is_last = open[first_of_unit_[item]] == 1;
      const unsigned rank = is_last ? 0 : rank_of(kind_of(units_[item]));
      if (form_.placements(option).empty() || rank >= best) continue;
      best = rank;
      best_item = item;
      hint.unit = units_[item];
      hint.cell = cell_of(option);
      hint.value = placement_of(option) % values_ + 1;
      hint.rule = is_last ? "last-cell" : kind_of(units_[item]) == UnitKind::cell ? "naked-single" : form_.single_place;
    }
    if (best == rank_of_none) return false;
    hint.verdict = Verdict::found;
    explain(best_item, hint);
    return true;
  }

 private:
  static constexpr unsigned rank_of_none = 4;
  // A box is seen at a glance, a line is looked along, and for a cell all its lines are.
  static unsigned rank_of(UnitKind kind) {
    if (kind == UnitKind::cell) return 3;
    return kind == UnitKind::row || kind == UnitKind::column ? 2 : 1;
  }

  std::span<const Option> members(Item item) const {
    return std::span(members_).subspan(starts_[item], starts_[item + 1] - starts_[item]);
  }
  Placement placement_of(Option option) const { return form_.placements(option)[0]; }
  std::uint32_t cell_of(Option option) const { return placement_of(option) / values_; }
  bool is_filled(Option option) const {
    return !form_.placements(option).empty() && cell_of(option) < filled_.size() && filled_[cell_of(option)] != none;
  }
  bool is_chosen(Option option) const { return is_filled(option) && filled_[cell_of(option)] == placement_of(option); }
  // How many chosen options may contain an item; secondary items and their colours are looked at as such of high 1.
  std::uint32_t high(Item item) const {
    return item < form_.problem.primary() ? form_.problem.bounds(item).high : Bounds().high;
  }
  // Of a primary item: how often it must be covered still, and the number of options that may do so.
  std::uint32_t need(Item item) const {
    const std::uint32_t low = form_.problem.bounds(item).low;
    return low - std::min(low, taken_[item]);
  }
  std::uint32_t left(Item item) const { return sizes_[item] - taken_[item]; }
  bool is_open(Item item) const { return item < first_of_unit_.size() && taken_[item] < high(item); }

  void kill(Option option, std::uint32_t blocker) {
    if (is_live_[option] == 0) return;
    is_live_[option] = 0;
    blocker_[option] = blocker;
    for (const Entry entry : form_.problem.option(option)) --sizes_[entry.item];
  }

  std::uint64_t steps_ahead() const {
    std::uint64_t steps = 0;
    for (Option option = 0; option < is_live_.size(); ++option) {
      if (is_live_[option] == 0) continue;
      const auto entries = form_.problem.option(option);
      std::uint64_t conflicts = 0;
      for (const Entry entry : entries) conflicts += members(entry.item).size();
      steps += conflicts * entries.size();
    }
    return steps;
  }

  // Finds the options of other items that conflict with every option that is left for this one: after each of those
  // only what has conflicted with all so far is marked as such, which soon is nothing.
  void find_falling(Item item, std::vector<Option>& falling) {
    const std::uint32_t unmarked = std::exchange(last_mark_, last_mark_ + sizes_[item]);
    std::uint32_t mark = unmarked;
    for (const Option own : members(item)) marks_[own] = none;
    for (const Option own : members(item)) {
      if (is_live_[own] == 0) continue;
      const bool is_first = mark == unmarked, is_last = ++mark == last_mark_;
      bool is_left = false;
      for (const Entry entry : form_.problem.option(own)) {
        if (taken_[entry.item] + 1 < high(entry.item)) continue;  // it may contain both
        for (const Option other : members(entry.item)) {
          if (is_live_[other] == 0 || marks_[other] == none || marks_[other] == mark) continue;
          if (!is_first && marks_[other] != mark - 1) continue;
          const auto others = form_.problem.option(other);
          if (entry.colour != 0 && std::find(others.begin(), others.end(), entry) != others.end()) continue;
          marks_[other] = mark;
          is_left = true;
          if (is_last && !is_filled(other)) falling.push_back(other);
        }
      }
      if (!is_left) break;
    }
    for (const Option own : members(item)) marks_[own] = 0;
  }

  // By a unit's first item: how many of its cells are open. Only where cells are items of their own.
  std::vector<std::uint32_t> open_cells() const {
    std::vector<std::uint32_t> open(first_of_unit_.size(), 0);
    for (Item item = 0; item < open.size(); ++item) {
      if (!is_open(item) || kind_of(units_[item]) != UnitKind::cell || members(item).empty()) continue;
      for (const Entry entry : form_.problem.option(members(item)[0])) {
        if (entry.item != item && entry.item < open.size()) ++open[first_of_unit_[entry.item]];
      }
    }
    return open;
  }

  void explain(Item explained, Hint& hint) const {
    hint.unit_name = unit_name(form_, hint.unit);
    const bool is_cell = kind_of(units_[explained]) == UnitKind::cell;
    std::vector<std::uint32_t> is_told;
    const auto add = [&](std::vector<std::uint32_t>& cells, std::uint32_t cell) {
      if (cell >= is_told.size()) is_told.resize(cell + 1, 0);
      if (std::exchange(is_told[cell], 1) == 0) cells.push_back(cell);
    };
    const auto add_unit = [&](Item item) {
      for (Item first = first_of_unit_[item];
           first < first_of_unit_.size() && first_of_unit_[first] == first_of_unit_[item]; ++first) {
        for (const Option option : members(first)) {
          if (!form_.placements(option).empty()) add(hint.cells, cell_of(option));
        }
      }
    };
    if (!is_cell) {
      add_unit(explained);
    } else if (members(explained).empty()) {
      hint.cells = {number_of(units_[explained])};
    } else {
      for (const Entry entry : form_.problem.option(members(explained)[0])) {
        if (entry.item < first_of_unit_.size()) add_unit(entry.item);
      }
    }
    is_told.clear();
    for (const Option option : members(explained)) {
      if (is_filled(option) && !is_cell) continue;  // another value stands there, as anybody sees
      if (blocker_[option] != none) add(hint.because, cell_of(blocker_[option]));
    }
  }

  const BoardForm& form_;
  const std::vector<Unit>& units_;
  std::uint32_t values_;

  std::vector<std::uint32_t> starts_;  // item i's options are members_[starts_[i] … starts_[i + 1])
  std::vector<Option> members_;
  std::vector<std::uint32_t> sizes_;      // by item: options that are live
  std::vector<std::uint32_t> is_live_;    // by option: not ruled out; 0 or 1
  std::vector<std::uint32_t> blocker_;    // by option: the given that rules it out, or none
  std::vector<std::uint32_t> taken_;      // by item: the number of givens that cover it
  std::vector<std::uint32_t> taker_;      // by item: the last of them, or none
  std::vector<std::uint32_t> filled_;     // by cell: the given placement, or none
  std::vector<std::uint32_t> is_silent_;  // by primary item: none of its options says anything of a cell
  bool has_silent_ = false;               // and it has some
  std::vector<Item> first_of_unit_;       // by primary item: of those that stand together and for the same unit
  std::vector<std::uint32_t> marks_;      // by option: scratch of `find_falling`, whose marks only grow
  std::uint32_t last_mark_ = 0;
};

}  // namespace

Hint find_hint(const BoardForm& form) {
  Hint hint;
  HintFinder finder(form);
  if (!finder.place_givens(hint)) {
    hint.verdict = Verdict::none;
    hint.rule = "clash";
    return hint;
  }
  finder.look_ahead(true);
  if (finder.find(hint)) return hint;
  finder.look_ahead(false);
  hint.ahead = finder.find(hint);
  return hint;
}

}  // namespace quadrille
