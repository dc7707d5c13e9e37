// What rules ask of a board, found once.
#include "core/puzzles/grid/kinds/groups.hpp"

#include <algorithm>
#include <utility>

namespace quadrille::grid::kinds {

Ground::Ground(const Text& part)
    : text(part),
      whole(part.whole != nullptr ? *part.whole : part),
      values_(count_values(kind_of(part), part)),
      is_wall_(part.cells()),
      has_walls_(false),
      region_of_(part.cells(), no_part) {
  for (std::size_t cell = 0; cell < text.cells(); ++cell) is_wall_[cell] = kinds::is_wall(text, cell);
  if (const Section* paths = text.find(kind_of(text).paths)) {
    std::vector<bool> is_on_path(text.cells());
    for (const auto& path : paths->rows)
      for (const Token& token : path)
        if (const auto cell = cell_named(text, token.text)) is_on_path[*cell] = true;
    for (std::size_t cell = 0; cell < text.cells(); ++cell)
      if (!is_on_path[cell]) is_wall_[cell] = true;
  }
  has_walls_ = std::find(is_wall_.begin(), is_wall_.end(), true) != is_wall_.end();
  if (text.find("regions") != nullptr)
    for (Cells& region : grid::regions_of(text)) {
      const Cells cells = present(std::move(region));
      if (cells.empty()) continue;
      for (const Variable cell : cells) region_of_[cell] = regions_.size();
      regions_.push_back(cells);
    }
}

const std::vector<Cells>& Ground::make_runs() const {
  runs_ = segments_of(text, [this](Variable cell) { return !is_wall_[cell]; });
  runs_of_.resize(text.cells());
  for (std::size_t run = 0; run < runs_.size(); ++run)
    for (const Variable cell : runs_[run]) runs_of_[cell].push_back(run);
  return runs_;
}

Cells Ground::present(Cells cells) const {
  std::erase_if(cells, [this](Variable cell) { return is_wall_[cell]; });
  return cells;
}

std::vector<Cells> Ground::unbroken(const Place& place) const {
  std::vector<Cells> parts;
  const auto apart = [](std::size_t a, std::size_t b) { return a > b ? a - b : b - a; };
  for (const Variable cell : place.cells) {
    const bool goes_on =
        !parts.empty() && (!place.is_straight || (apart(parts.back().back() / text.columns, cell / text.columns) <= 1 &&
                                                  apart(parts.back().back() % text.columns, cell % text.columns) <= 1));
    if (!goes_on) parts.emplace_back();
    parts.back().push_back(cell);
  }
  return parts;
}

std::optional<std::size_t> Ground::region_of(std::size_t cell) const {
  return region_of_[cell] == no_part ? std::nullopt : std::optional(region_of_[cell]);
}

const Token* clue_of_cell(const Text& text, std::size_t cell) {
  const Token* token = text.at("cells", cell);
  const Kind& kind = kind_of(text);
  if (token == nullptr || token->is_blank()) return nullptr;
  return !kind.has_only_clues && kind.is_value(token->text) ? nullptr : token;
}

const Token* number_at(const Text& text, std::size_t cell) {
  const Kind& kind = kind_of(text);
  const bool are_values = kind.values.form == CellValues::Form::numbers && !kind.has_only_clues;
  const Token* token = are_values ? nullptr : clue_of_cell(text, cell);
  return token == nullptr || !number_of(token->text) || !mark_of(token->text).empty() ? nullptr : token;
}

bool has_mark(const Token* clue, const Group& group) {
  return clue != nullptr && mark_of(clue->text) == group.mark && (!group.has_number || number_of(clue->text));
}

namespace {

bool needs_number(const Rule& rule) {
  return rule.amount.low.from == Quantity::From::clue || rule.amount.high.from == Quantity::From::clue;
}

// A rule with the number of a section that the text lacks says nothing.
bool has_numbers(const Text& text, const Rule& rule) {
  const auto is_there = [&](const Quantity& quantity) {
    return quantity.from != Quantity::From::parameter || text.find(quantity.name) != nullptr;
  };
  return is_there(rule.amount.low) && is_there(rule.amount.high);
}

}  // namespace

void for_places(const Ground& ground, const Rule& rule, UsePlace use) {
  bool goes_on = has_numbers(ground.text, rule);
  for (const Group& group : rule.groups) {
    if (!goes_on) return;
    group.row->visit(ground, group, [&](const Place& place) {
      if (needs_number(rule) && !place.number) return true;
      if (rule.where == nullptr) return goes_on = use(place);
      Place around = place;
      auto cells = rule.where->cells(ground, *place.cell);
      if (!cells) return true;
      around.cells = ground.present(std::move(*cells));
      return goes_on = use(around);
    });
  }
}

}  // namespace quadrille::grid::kinds
