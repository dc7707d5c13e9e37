#include "core/puzzles/grid/patterns/areas.hpp"

#include <algorithm>

namespace quadrille::grid::patterns {

bool Area::has(Variable cell) const { return std::find(cells.begin(), cells.end(), cell) != cells.end(); }

std::optional<Area> area_of(const Text& text, Variable cell, Values value, View& view) {
  if (view.of(cell) != value) return std::nullopt;
  Area area;
  area.cells.push_back(cell);
  for (std::size_t at = 0; at < area.cells.size(); ++at)
    for (const Variable other : neighbours4(text, area.cells[at])) {
      const Values values = view.of(other);
      if ((values & value) == 0) continue;
      Cells& list = values == value ? area.cells : area.open;
      if (std::find(list.begin(), list.end(), other) == list.end()) list.push_back(other);
      if (area.cells.size() > most_of_area) return std::nullopt;
    }
  return area;
}

std::optional<Area> area_from_first(const Text& text, Variable cell, Values value, View& view) {
  // The first cell of an area has none of it above it or on its left.
  if (cell >= text.columns && view.of(cell - static_cast<Variable>(text.columns)) == value) return std::nullopt;
  if (cell % text.columns > 0 && view.of(cell - 1) == value) return std::nullopt;
  auto area = area_of(text, cell, value, view);
  if (area && *std::min_element(area->cells.begin(), area->cells.end()) != cell) return std::nullopt;
  return area;
}

void rely_on(const Cells& cells, Values value, View& view) {
  for (const Variable cell : cells) sees(view, cell, value);
}

namespace {

// A walk over all cells that may have the value, as deep as it can go: a cell whose later cells lead back to nothing
// before it cuts them off (Hopcroft and Tarjan 1973). `known`: of the cells walked to from a cell, itself included, how
// many have the value for certain.
class Cutting {
 public:
  Cutting(const Text& text, Values value, View& view) : text_(text), view_(view), value_(value) {
    for (Variable cell = 0; cell < text.cells(); ++cell) {
      domains_.push_back(view.of(cell));
      all_ += domains_.back() == value;
    }
    number_.resize(text.cells());
    lowest_.resize(text.cells());
    known_.resize(text.cells());
  }

  /// Concludes the first such cell that is met.
  void find() {
    const auto start = std::find(domains_.begin(), domains_.end(), value_);
    if (start == domains_.end()) return;
    enter(static_cast<Variable>(start - domains_.begin()));
    while (!way_.empty()) {
      Step& step = way_.back();
      if (step.next == step.beside.size()) {
        if (leave()) return;
        continue;
      }
      const Variable cell = step.cell, other = step.beside[step.next++];
      if ((domains_[other] & value_) == 0) continue;
      if (number_[other] == 0) {
        enter(other);
      } else {
        lowest_[cell] = std::min(lowest_[cell], number_[other]);
      }
    }
  }

 private:
  struct Step {
    Variable cell;
    Cells beside;
    std::size_t next = 0;
  };

  void enter(Variable cell) {
    number_[cell] = lowest_[cell] = ++entered_;
    order_.push_back(cell);
    known_[cell] = domains_[cell] == value_;
    way_.push_back({cell, neighbours4(text_, cell)});
  }

  // True if the cell before it is concluded.
  bool leave() {
    const Variable cell = way_.back().cell;
    way_.pop_back();
    if (way_.empty()) return false;
    const Variable before = way_.back().cell;
    const bool is_cut = lowest_[cell] >= number_[before] && known_[cell] > 0 && known_[cell] < all_;
    if (is_cut && domains_[before] != value_) {
      // The walk begins in a cell that has the value: some are on the other side.
      for (std::size_t at = number_[cell] - 1; at < order_.size(); ++at)
        if (domains_[order_[at]] == value_ && view_.seen().cells.size() < most_of_area) view_.point_at(order_[at]);
      for (const Variable other : neighbours8(text_, before)) view_.is(other, ~value_);
      view_.conclude(before, value_);
      return true;
    }
    known_[before] += known_[cell];
    lowest_[before] = std::min(lowest_[before], lowest_[cell]);
    return false;
  }

  const Text& text_;
  View& view_;
  const Values value_;
  std::vector<Values> domains_;
  std::vector<std::size_t> number_, lowest_, known_;  // by cell; numbers from 1, in the order of the walk
  Cells order_;
  std::vector<Step> way_;
  std::size_t entered_ = 0, all_ = 0;
};

}  // namespace

why::Numbers statement_of(const std::vector<Clue>& clues, const Text& text, std::string_view section,
                          std::size_t line) {
  for (std::size_t number = 0; number < clues.size(); ++number) {
    const SectionRule& rule = *text.sections[clues[number].section].rule;
    const bool is_outside = rule.kind == SectionKind::top || rule.kind == SectionKind::left;
    if (rule.name == section && (is_outside ? clues[number].column : clues[number].row) == line)
      return {static_cast<why::Number>(number)};
  }
  return {};
}

void keep_joined(const Text& text, Values value, View& view) { Cutting(text, value, view).find(); }

void keep_way_out(const Text& text, Variable cell, Values value, View& view) {
  const auto area = area_from_first(text, cell, value, view);
  if (!area || area->open.size() != 1) return;
  // Another one near is enough to know that there are others: the rest of the board is seen as a whole.
  const auto far = [&](Variable other) { return view.of(other) == value && !area->has(other); };
  bool has_others = false;
  for (const Variable other : neighbours8(text, area->open[0])) has_others = has_others || far(other);
  for (const Variable own : area->cells)
    for (const Variable other : neighbours8(text, own)) has_others = has_others || far(other);
  if (!has_others) return;
  rely_on(area->cells, value, view);
  view.conclude(area->open[0], value);
}

}  // namespace quadrille::grid::patterns
