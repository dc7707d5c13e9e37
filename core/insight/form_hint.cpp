#include "core/insight/form_hint.hpp"

#include <algorithm>
#include <memory>
#include <tuple>
#include <utility>

#include "core/insight/live_options.hpp"
#include "core/insight/look_ahead.hpp"
#include "core/insight/reasons.hpp"

namespace quadrille {

namespace {

using namespace cover;

class FormSearch final : public HintSearch {
 public:
  explicit FormSearch(BoardForm&& form) : form_(std::move(form)), live_(form_), ahead_(live_, reasons_) {}

  bool advance(Fuel& fuel) override {
    while (stage_ != Stage::done && !fuel.is_spent()) take_step(fuel);
    return stage_ == Stage::done;
  }

 private:
  enum class Stage : std::uint8_t { givens, visible, ahead, done };

  Hint found() override { return std::move(hint_); }

  void take_step(Fuel& fuel) {
    switch (stage_) {
      case Stage::givens:
        fuel.work -= static_cast<std::int64_t>(form_.problem.entries());
        stage_ = Stage::visible;
        if (live_.place_givens(hint_)) return;
        hint_.rule = "clash";
        hint_.verdict = Verdict::none;
        stage_ = Stage::done;
        return;
      case Stage::visible:
        fuel.work -= live_.options() + live_.primary();
        stage_ = Stage::ahead;
        if (find_contradiction() || find_solved() || find_value()) conclude();
        return;
      case Stage::ahead:
        switch (ahead_.eliminate(fuel)) {
          case LookAhead::Look::open: return;
          case LookAhead::Look::eliminated: stage_ = Stage::visible; return;
          case LookAhead::Look::nothing: return conclude();
        }
        return;
      case Stage::done: return;
    }
  }

  void conclude() {
    hint_.ahead = !hint_.reasons.empty();
    stage_ = Stage::done;
  }

  static constexpr std::uint32_t none = LiveOptions::none;

  // Whether nothing is left to put on the board.
  bool find_solved() {
    for (Option option = 0; option < live_.options(); ++option) {
      if (live_.is_live(option) && !live_.places_nothing(option) && !live_.is_filled(option)) return false;
    }
    hint_.verdict = Verdict::solved;
    return true;
  }

  // Finds an item with too few options; of several, one with the fewest reasons.
  bool find_contradiction() {
    Item best = none;
    std::size_t least = ~std::size_t{0};
    for (Item item = 0; item < live_.primary(); ++item) {
      if (live_.left(item) >= live_.need(item)) continue;
      const std::size_t cost = reasons_.cost(ahead_.eliminations_of(item));
      if (cost >= least) continue;
      least = cost;
      best = item;
    }
    if (best == none) return false;
    hint_.verdict = Verdict::none;
    hint_.rule = "no-candidate";
    hint_.unit = live_.unit(best);
    explain(best);
    return true;
  }

  // Finds an item with one option left; of several, the one with the fewest reasons, and then the easiest to see.
  bool find_value() {
    const std::vector<std::uint32_t> open = open_cells();
    std::pair best = {~std::size_t{0}, ~0u};
    Item best_item = none;
    for (Item item = 0; item < live_.primary(); ++item) {
      if (live_.need(item) != 1 || live_.left(item) != 1) continue;
      const Option option = option_left(item);
      if (live_.places_nothing(option)) continue;
      const bool is_last = open[live_.first_of_unit(item)] == 1;
      const std::pair rank = {reasons_.cost(ahead_.eliminations_of(item)),
                              is_last ? 0 : rank_of(kind_of(live_.unit(item)))};
      if (rank >= best) continue;
      best = rank;
      best_item = item;
      hint_.unit = live_.unit(item);
      std::tie(hint_.cell, hint_.value) = std::pair{live_.cell_of(option), live_.value_of(option)};
      hint_.rule = is_last ? "last-cell" : live_.is_cell(item) ? "naked-single" : form_.single_place;
    }
    if (best_item == none) return false;
    hint_.verdict = Verdict::found;
    explain(best_item);
    return true;
  }

  // How hard a unit is to see: a box takes one look, a line has to be followed, and for a cell all its lines have to
  // be.
  static unsigned rank_of(UnitKind kind) {
    if (kind == UnitKind::cell) return 3;
    return kind == UnitKind::row || kind == UnitKind::column ? 2 : 1;
  }

  Option option_left(Item item) const {
    const auto range = live_.members(item);
    return *std::find_if(range.begin(), range.end(),
                         [&](Option option) { return live_.is_live(option) && !live_.is_given(option); });
  }

  // By a unit's first item: how many of the unit's cells are open. Empty unless cells are items.
  std::vector<std::uint32_t> open_cells() const {
    std::vector<std::uint32_t> open(live_.primary(), 0);
    for (Item item = 0; item < open.size(); ++item) {
      if (live_.is_full(item) || !live_.is_cell(item) || live_.members(item).empty()) continue;
      for (const Entry entry : form_.problem.option(live_.members(item)[0])) {
        if (entry.item != item && entry.item < open.size()) ++open[live_.first_of_unit(entry.item)];
      }
    }
    return open;
  }

  void explain(Item item) {
    hint_.unit_name = unit_name(form_, hint_.unit);
    if (!live_.is_cell(item)) {
      live_.add_cells(item, hint_.cells);
    } else if (live_.members(item).empty()) {
      hint_.cells = {number_of(live_.unit(item))};
    } else {
      for (const Entry entry : form_.problem.option(live_.members(item)[0])) {
        if (entry.item < live_.primary()) live_.add_cells(entry.item, hint_.cells);
      }
    }
    for (const Option option : live_.members(item)) {
      if (live_.is_filled(option) && !live_.is_cell(item)) continue;  // its cell has another value
      if (live_.blocker(option) == none) continue;
      const std::uint32_t cell = live_.cell_of(live_.blocker(option));
      if (std::find(hint_.because.begin(), hint_.because.end(), cell) == hint_.because.end())
        hint_.because.push_back(cell);
    }
    reasons_.tell(ahead_.eliminations_of(item), hint_);
  }

  const BoardForm form_;
  Stage stage_ = Stage::givens;
  LiveOptions live_;
  Reasons reasons_;
  LookAhead ahead_;
  Hint hint_;
};

}  // namespace

std::unique_ptr<HintSearch> search_hint(BoardForm form) { return std::make_unique<FormSearch>(std::move(form)); }

Hint find_hint(const BoardForm& form) { return FormSearch(BoardForm(form)).finish(); }

}  // namespace quadrille
