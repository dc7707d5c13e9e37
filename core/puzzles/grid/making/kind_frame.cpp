// What is on a board of a kind before its clues: regions, walls and numbers of its own, and the answer that is searched
// for it.
#include <algorithm>
#include <string>
#include <utility>

#include "core/puzzles/grid/compile.hpp"
#include "core/puzzles/grid/kinds/genre.hpp"
#include "core/puzzles/grid/making/area.hpp"
#include "core/puzzles/grid/making/clues.hpp"
#include "core/puzzles/grid/making/kind_board.hpp"
#include "core/puzzles/grid/making/kind_questions.hpp"
#include "core/puzzles/grid/making/regions.hpp"

namespace quadrille::grid::making {

namespace {

using kinds::CellValues;
using kinds::Rule;
using kinds::TokenForm;

constexpr std::int64_t work_of_search = 100 * work_per_ms;

// Cells one after the other, by steps to cells that `around` has: of a path that fills the board one end bites into
// the path, which goes on from there the other way round, again and again (Oberdorf and others 2006).
Cells random_path(const Text& text, Cells (*around)(const Text&, std::size_t), RandomNumbers& random) {
  Cells path;
  for (std::size_t row = 0; row < text.rows; ++row) {
    const Cells cells = row_of(text, row);
    if (row % 2 == 0) path.insert(path.end(), cells.begin(), cells.end());
    if (row % 2 == 1) path.insert(path.end(), cells.rbegin(), cells.rend());
  }
  for (std::size_t bites = 10 * path.size(); bites > 0; --bites) {
    if (random.below(2) == 0) std::reverse(path.begin(), path.end());
    const Cells beside = around(text, path.back());
    const Variable bitten = beside[random.below(static_cast<std::uint32_t>(beside.size()))];
    std::reverse(std::find(path.begin(), path.end(), bitten) + 1, path.end());
  }
  return path;
}

// A loop around an area, whose cells lie between the points that it goes through.
Answer random_loop(Workshop& shop, std::size_t rows, std::size_t columns) {
  Area area(rows - 1, columns - 1);
  area.grow(shop);
  Answer answer;
  for (std::size_t row = 0; row < rows; ++row)
    for (std::size_t column = 0; column < columns; ++column) {
      const bool upper_left = area.has(row - 1, column - 1), upper_right = area.has(row - 1, column);
      const bool lower_left = area.has(row, column - 1), lower_right = area.has(row, column);
      answer.push_back(
          value_of_sides((upper_left != upper_right ? above : 0) | (upper_left != lower_left ? leftward : 0) |
                         (upper_right != lower_right ? rightward : 0) | (lower_left != lower_right ? below : 0)));
    }
  return answer;
}

}  // namespace

void KindBoard::draw_frame(RandomNumbers& random) {
  frame_ = {};
  frame_.genre = &kind_->genre;
  frame_.rows = wished_.rows;
  frame_.columns = wished_.columns;
  frame_.line = 1;
  clues_.clear();
  for (const SectionRule& rule : kind_->sections) {
    if (kind_->made.lacks(rule.name)) continue;
    const std::size_t place = static_cast<std::size_t>(&rule - kind_->sections.data());
    switch (rule.kind) {
      case SectionKind::cells:
        if (rule.name == "regions") {
          if (rule.is_needed || asks_for(*kind_, "region")) draw_regions(random);
        } else {
          add_section(frame_, rule.name, frame_.rows, frame_.columns);
        }
        break;
      case SectionKind::parameter:
        if (rule.name == size_rule.name) {
          write_size(frame_);
        } else if (kind_->forms[place].empty() && rule.name != "grids") {
          add_parameter(rule, random);
        }
        break;
      case SectionKind::top: add_section(frame_, rule.name, 1, frame_.columns); break;
      case SectionKind::left: add_section(frame_, rule.name, 1, frame_.rows); break;
      case SectionKind::rows: add_section(frame_, rule.name, frame_.rows, 1); break;
      case SectionKind::columns: add_section(frame_, rule.name, frame_.columns, 1); break;
      case SectionKind::corners: add_section(frame_, rule.name, frame_.rows + 1, frame_.columns + 1); break;
      case SectionKind::list: add_section(frame_, rule.name, 0, 0); break;
      case SectionKind::horizontal:
      case SectionKind::vertical: break;
    }
  }
  put_walls(random);
  is_first_.assign(frame_.cells(), !has_lone_numbers_);
  if (has_lone_numbers_ && frame_.find("regions") != nullptr)
    for (const Cells& region : regions_of(frame_)) is_first_[region[0]] = true;
  // There is one centre, if no rule is about each of them.
  if (kinds::has_section(*kind_, kinds::centres_name) && !asks_for(*kind_, "each centre"))
    section_of(frame_, kinds::centres_name)
        .rows.push_back({{name_of_cell(frame_, random.below(static_cast<std::uint32_t>(frame_.cells())))}});
}

void KindBoard::add_parameter(const SectionRule& rule, RandomNumbers& random) {
  const auto side = static_cast<std::uint32_t>(std::min(frame_.rows, frame_.columns));
  const bool is_highest =
      kind_->values.highest_from == CellValues::Highest::parameter && kind_->values.parameter == rule.name;
  const std::uint32_t number = is_highest ? std::max(side, 3u) - 1 : 1 + random.below(std::max(side / 2, 1u));
  add_section(frame_, rule.name, 1, 1).rows[0][0].text = decimal(number);
}

void KindBoard::draw_regions(RandomNumbers& random) {
  RandomAnswers none;
  Workshop shop = {random, none};
  const bool are_numbered = kind_->values.highest_from == CellValues::Highest::region;
  const std::size_t most = are_numbered ? 4 + random.below(2) : 4 + random.below(5);
  const std::vector<Variable> region = kind_->has_dominoes     ? random_dominoes(shop, frame_)
                                       : kind_->made.has_boxes ? random_boxes(shop, frame_)
                                                               : random_regions(shop, frame_, most);
  write_regions(frame_, region);
  if (!kind_->has_dominoes) return;
  // A cell without another half is left out: on a board with an odd number of cells there is one.
  for (Variable cell = 0; cell < region.size(); ++cell)
    if (std::count(region.begin(), region.end(), region[cell]) == 1)
      section_of(frame_, "regions").rows[cell / frame_.columns][cell % frame_.columns].text = "#";
}

// In pairs opposite each other.
void KindBoard::put_walls(RandomNumbers& random) {
  if (frame_.find("cells") == nullptr || kind_->made.lacks("walls")) return;
  const auto& forms = forms_of(*kind_, section_of(frame_, "cells"));
  const auto wall =
      std::find_if(forms.begin(), forms.end(), [](const TokenForm& form) { return form.is_wall && !form.has_number; });
  if (wall == forms.end()) return;
  const std::uint32_t percent = wished_.density > 0 ? wished_.density : 4 + random.below(20);
  const std::size_t cells = frame_.cells();
  for (std::size_t cell = 0; 2 * cell < cells; ++cell)
    if (random.below(100) < percent)
      for (const std::size_t place : {cell, cells - 1 - cell}) token_at(frame_, place) = wall->mark;
}

// One of each mark, and some more.
void KindBoard::put_marks(RandomNumbers& random) {
  const auto& forms = forms_of(*kind_, section_of(frame_, "cells"));
  std::vector<std::string> marks;
  for (const TokenForm& form : forms)
    if (!form.is_wall && !form.has_number && !form.is_any && !form.mark.empty()) marks.push_back(form.mark);
  if (marks.empty()) return;
  const std::size_t count = marks.size() + random.below(static_cast<std::uint32_t>(frame_.cells() / 8 + 1));
  const std::size_t section = static_cast<std::size_t>(&section_of(text_, "cells") - text_.sections.data());
  for (std::size_t mark = 0; mark < count; ++mark) {
    const std::size_t cell = random.below(static_cast<std::uint32_t>(frame_.cells()));
    if (token_at(text_, cell) != ".") continue;
    const Site site = {section, cell / frame_.columns, cell % frame_.columns};
    clues_.push_back(
        {site, marks[mark < marks.size() ? mark : random.below(static_cast<std::uint32_t>(marks.size()))]});
    token_at(text_, cell) = clues_.back().token;
  }
}

// The answer is a path if all numbers stand one beside the next. Clues that it passes in order are on both of its
// ends, and some between.
void KindBoard::number_path(RandomNumbers& random) {
  answer_.clear();
  const bool passes_clues = has_rule(*kind_, "the numbers are a path past the clues in order");
  const auto next = std::find_if(kind_->rules.begin(), kind_->rules.end(),
                                 [](const Rule& rule) { return rule.row->form == "the next number is"; });
  if (kind_->values.highest_from != CellValues::Highest::cells || (!passes_clues && next == kind_->rules.end())) return;
  const bool may_touch = !passes_clues && next->where != nullptr && next->where->form == "its touching cells";
  const Cells path = random_path(frame_, may_touch ? neighbours8 : neighbours4, random);
  answer_.resize(path.size());
  for (std::size_t at = 0; at < path.size(); ++at) answer_[path[at]] = static_cast<std::uint8_t>(at + 1);
  const std::size_t section = static_cast<std::size_t>(&section_of(text_, "cells") - text_.sections.data());
  std::uint64_t number = 0;
  for (std::size_t at = 0; at < path.size() && passes_clues; ++at) {
    if (at > 0 && at + 1 < path.size() && random.below(7) > 0) continue;
    clues_.push_back(
        {{section, path[at] / text_.columns, path[at] % text_.columns}, decimal(++number), {}, Fate::stays});
    put(text_, clues_.back().site, clues_.back().token);
  }
}

// On every other board random pieces, if the rules that need no clues allow them: those that a search finds are mostly
// single cells.
void KindBoard::draw_pieces(RandomNumbers& random) {
  if (kind_->values.form != CellValues::Form::pieces || boards_ % 2 == 0 || has_walls()) return;
  RandomAnswers none;
  Workshop shop = {random, none};
  const std::vector<Variable> piece = random_regions(shop, text_, 3 + random.below(6));
  for (std::size_t cell = 0; cell < piece.size(); ++cell) {
    unsigned joined = 0;
    for (const Variable other : neighbours4(text_, cell))
      if (piece[other] == piece[cell])
        joined |= other + text_.columns == cell ? 1 : other + 1 == cell ? 2 : other == cell + 1 ? 4 : 8;
    answer_.push_back(static_cast<std::uint8_t>(1 + kind_->genre.value_in_part(joined).value_or(0)));
  }
  keep_if_loose();
}

bool KindBoard::has_walls() const {
  for (std::size_t cell = 0; cell < text_.cells(); ++cell)
    if (kinds::is_wall(text_, cell)) return true;
  return false;
}

// Leaves out the answer if the rules that need no clues do not allow it.
void KindBoard::keep_if_loose() {
  if (kinds::count_broken(as_one_of(*loose_, text_), answer_, loose_->rules, 1) > 0) answer_.clear();
}

// A random loop, a random area, or shading of the density that is wished: if the rules allow it, that is found sooner
// than by a search, and looks better.
void KindBoard::draw_shape(RandomNumbers& random) {
  const CellValues& values = kind_->values;
  const bool has_loop = values.form == CellValues::Form::loop;
  const bool has_shading = values.form == CellValues::Form::tokens && values.tokens.size() == 2;
  if (!answer_.empty() || (!has_loop && !has_shading) || (needs_clues_ && boards_ % 2 == 0) || has_walls()) return;
  RandomAnswers none;
  Workshop shop = {random, none};
  if (has_loop) {
    answer_ = random_loop(shop, text_.rows, text_.columns);
  } else if (wished_.density > 0) {
    answer_ = random_picture(shop, text_, wished_.density);
  } else {
    Area area(text_.rows, text_.columns);
    area.grow(shop);
    for (std::size_t cell = 0; cell < text_.cells(); ++cell)
      answer_.push_back(area.has(cell / text_.columns, cell % text_.columns) ? 2 : 1);
    const Answer shaded_inside = answer_;
    keep_if_loose();
    if (!answer_.empty()) return;
    for (const std::uint8_t value : shaded_inside) answer_.push_back(static_cast<std::uint8_t>(3 - value));
  }
  keep_if_loose();
}

// Every other board has some clues before its answer, if rules need clues.
bool KindBoard::search_answer(RandomNumbers& random, RandomAnswers& answers) {
  if (needs_clues_ && boards_ % 2 == 0) put_marks(random);
  Board board;
  board.text = std::make_shared<Text>(as_one_of(clues_.empty() ? *loose_ : *kind_, text_));
  if (compile(board)) return false;
  const std::size_t cells = frame_.cells();
  answers.begin(std::move(board), {},
                {.cells = cells,
                 .tried = cells * 9 / 10,
                 .most_work_of_first = work_of_search,
                 .most_work_of_value = work_of_search / 4,
                 .engine = EngineChoice::bits},
                random);
  return true;
}

}  // namespace quadrille::grid::making
