#include "core/puzzles/grid/making/kind_board.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <utility>

#include "core/puzzles/grid/compass.hpp"
#include "core/puzzles/grid/compile.hpp"
#include "core/puzzles/grid/kinds/genre.hpp"
#include "core/puzzles/grid/kinds/rules.hpp"
#include "core/puzzles/grid/making/clues.hpp"
#include "core/puzzles/grid/making/kind_questions.hpp"
#include "core/puzzles/grid/making/regions.hpp"

namespace quadrille::grid::making {

namespace {

using kinds::CellValues;
using kinds::Kind;
using kinds::Rule;
using kinds::TokenForm;

constexpr std::size_t most_broken = 1000;  // that are counted
constexpr std::uint32_t boards_without_givens = 24;

bool needs_clues(const Rule& rule) { return rule.row->needs_clues || rule.groups[0].row->lacks_clues; }

// The lengths of runs around a cell.
std::vector<std::string> runs_in_circle() {
  std::vector<std::string> all = {"0"};
  for (std::size_t at = 0; at < all.size(); ++at) {
    const std::string before = all[at] == "0" ? "" : all[at];
    std::size_t used = before.size();
    for (const char digit : before) used += static_cast<std::size_t>(digit - '0');
    for (char digit = before.empty() ? '1' : before.back(); digit < '9'; ++digit)
      if (used + static_cast<std::size_t>(digit - '0') < 8 || (before.empty() && digit <= '8'))
        all.push_back(before + digit);
  }
  return all;
}

// The lengths of the runs of a set in a line, or the sums of their numbers.
std::string runs_of(const Kind& kind, const Answer& answer, const Cells& line, Values set, bool adds) {
  std::string runs;
  std::uint64_t run = 0;
  bool is_open = false;
  const auto end = [&] {
    if (is_open) runs += (runs.empty() ? "" : " ") + decimal(run);
    run = 0;
    is_open = false;
  };
  for (const Variable cell : line) {
    if ((set >> (answer[cell] - 1u) & 1) == 0) {
      end();
      continue;
    }
    is_open = true;
    run += adds ? kind.number_of_value(answer[cell] - 1u).value_or(0) : 1;
  }
  end();
  return runs.empty() ? "0" : runs;
}

}  // namespace

void KindBoard::open(std::shared_ptr<const Kind> kind, std::shared_ptr<Kind> loose) {
  *this = {};
  kind_ = std::move(kind);
  needs_clues_ = std::any_of(kind_->rules.begin(), kind_->rules.end(), needs_clues);
  std::erase_if(loose->rules, [](const Rule& rule) { return needs_clues(rule) && !rule.row->counts_clues; });
  // One that says how many clues there are exactly says at most how many as long as they are put in.
  for (Rule& rule : loose->rules)
    if (rule.row->counts_clues && rule.amount.how == kinds::Amount::How::exactly)
      rule.amount.how = kinds::Amount::How::at_most;
  const auto others = std::stable_partition(loose->rules.begin(), loose->rules.end(), [](const Rule& rule) {
    return rule.row->needs_runs || rule.groups[0].row->has_number || !rule.groups[0].mark.empty();
  });
  about_clues_ = static_cast<std::size_t>(others - loose->rules.begin());
  loose_ = std::move(loose);
  are_tried_together_ = needs_clues_;
  has_lone_numbers_ = kind_->genre.turning.region_number != Turning::RegionNumber::none;
  bool has_clues = false;
  for (std::size_t section = 0; section < kind_->sections.size(); ++section) {
    const SectionRule& rule = kind_->sections[section];
    const auto is_clue = [](const TokenForm& form) { return !form.is_wall || form.has_number || form.has_arrow; };
    has_clues |= !kind_->made.lacks(rule.name) && rule.kind != SectionKind::parameter &&
                 (std::any_of(kind_->forms[section].begin(), kind_->forms[section].end(), is_clue) ||
                  rule.kind == SectionKind::rows || rule.kind == SectionKind::list || rule.name == "corners");
  }
  const bool has_regions = asks_for(*kind_, "region");
  gives_values_ =
      kind_->made.has_givens || (!has_clues && (!has_regions || kind_->values.form != CellValues::Form::tokens));
}

void KindBoard::begin(const Wished& wished) {
  wished_ = wished;
  step_ = Step::frame;
  ++boards_;
}

std::int64_t KindBoard::work_of_check() const {
  return static_cast<std::int64_t>(10 * text_.cells() * (kind_->rules.size() + 4));
}

Drawn KindBoard::draw(RandomNumbers& random, RandomAnswers& answers, Fuel& fuel) {
  if (step_ == Step::frame) {
    draw_frame(random);
    text_ = frame_;
    number_path(random);
    draw_pieces(random);
    draw_shape(random);
    if (answer_.empty() && !search_answer(random, answers)) return Drawn::failed;
    step_ = Step::answer;
  }
  if (step_ == Step::answer) {
    if (answers.state() == RandomAnswers::State::busy) answers.advance(fuel);
    if (answers.state() == RandomAnswers::State::busy) return Drawn::open;
    if (answers.state() == RandomAnswers::State::over) answer_ = answers.take(random);
    if (answer_.empty()) return Drawn::failed;
    broken_ = kinds::count_broken(text_, answer_, kind_->rules, most_broken);
    list_sites(random);
    step_ = Step::clues;
  }
  for (; next_ < sites_.size(); ++next_) {
    if (fuel.work <= 0) return Drawn::open;
    std::vector<std::string> tokens = tokens_for(sites_[next_], random);
    fuel.work -= static_cast<std::int64_t>(tokens.size() + 1) * work_of_check();
    try_site(sites_[next_], std::move(tokens), random);
  }
  if (broken_ > 0) return Drawn::failed;
  if (are_tried_together_ || kinds::count_broken(text_, answer_, kind_->rules, 1) == 0) return Drawn::drawn;
  are_tried_together_ = true;
  return Drawn::failed;
}

// ---- clues ----

void KindBoard::list_sites(RandomNumbers& random) {
  sites_.clear();
  next_ = 0;
  for (std::size_t number = 0; number < text_.sections.size(); ++number) {
    const Section& section = text_.sections[number];
    if (section.rule->name == "regions" || section.rule->kind == SectionKind::parameter) continue;
    if (section.rule->kind == SectionKind::list) {
      list_lines(number);
      continue;
    }
    for (std::size_t row = 0; row < section.rows.size(); ++row)
      for (std::size_t column = 0; column < section.rows[row].size(); ++column)
        if (section.rows[row][column].is_blank() || section.rule->name == "cells")
          sites_.push_back({number, row, column});
  }
  random.shuffle(std::span(sites_));
}

// Two cells side by side, with each sign that may be between them; or centres.
void KindBoard::list_lines(std::size_t number) {
  const Section& section = text_.sections[number];
  const auto add = [&](std::vector<std::string> words) {
    Site site = {number, 0, 0};
    for (std::string& word : words) site.line.push_back({std::move(word)});
    sites_.push_back(std::move(site));
  };
  if (section.rule->name == kinds::centres_name) {
    for (std::size_t row = 0; row < 2 * text_.rows - 1 && section.rows.empty(); ++row)
      for (std::size_t column = 0; column < 2 * text_.columns - 1; ++column) add({name_of_point({row, column})});
    return;
  }
  for (Variable cell = 0; cell < text_.cells(); ++cell)
    for (const Variable other : neighbours4(text_, cell)) {
      if (other < cell || kinds::is_wall(text_, cell) || kinds::is_wall(text_, other)) continue;
      const std::string one = name_of_cell(text_, cell), two = name_of_cell(text_, other);
      if (forms_of(*kind_, section).empty()) add({one, two});
      for (const TokenForm& form : forms_of(*kind_, section)) add({one, form.mark, two});
    }
}

// The lengths of runs, or their sums.
std::vector<std::string> KindBoard::runs_for(const Site& site) const {
  const bool is_row = text_.sections[site.section].rule->kind == SectionKind::rows;
  const Cells line = is_row ? row_of(text_, site.row) : column_of(text_, site.row);
  std::vector<std::string> tokens;
  for (const Rule& rule : kind_->rules)
    if (rule.row->needs_runs)
      for (const bool adds : {false, true}) tokens.push_back(runs_of(*kind_, answer_, line, rule.sets[0], adds));
  return tokens;
}

std::vector<std::string> KindBoard::tokens_for(const Site& site, RandomNumbers& random) const {
  const Section& section = text_.sections[site.section];
  if (!site.line.empty()) return {""};
  if (section.rule->kind == SectionKind::rows || section.rule->kind == SectionKind::columns) return runs_for(site);
  return cell_tokens(site, random);
}

// Small numbers come first, in random order: where a number says nothing, any one would do.
std::vector<std::string> KindBoard::cell_tokens(const Site& site, RandomNumbers& random) const {
  constexpr std::size_t small = 5, most = 99, most_of_product = 2000;
  const Section& section = text_.sections[site.section];
  const std::string& before = section.rows[site.row][site.column].text;
  const std::size_t cell = site.row * text_.columns + site.column;
  const bool is_cell = section.rule->kind == SectionKind::cells, is_walled = is_cell && kinds::is_wall(text_, cell);
  std::vector<std::string> tokens, marks;
  bool has_numbers = false;
  const std::size_t highest = has_rule(*kind_, "product QUANTITY") ? most_of_product : std::min(text_.cells(), most);
  for (const TokenForm& form : forms_of(*kind_, section)) {
    if (form.is_any || form.is_compass || form.is_target || form.is_wall != is_walled) continue;
    if (form.has_runs) tokens = runs_in_circle();
    if (!form.has_number && !form.has_runs && form.mark != before) marks.push_back(form.mark);
    has_numbers |= form.has_number;
    if (!form.has_number || (is_cell && form.mark.empty() && !is_walled && !is_first_[cell])) continue;
    const std::string arrow(form.has_arrow ? 1 : 0, "^v<>"[random.below(4)]);
    const std::size_t first = tokens.size();
    for (std::uint64_t number = 0; number <= highest; ++number) tokens.push_back(form.mark + decimal(number) + arrow);
    random.shuffle(std::span(tokens).subspan(first, std::min(tokens.size() - first, small)));
  }
  random.shuffle(std::span(marks));
  for (std::string& mark : marks)
    if (mark != "?" || !has_numbers) tokens.push_back(std::move(mark));
  if (is_cell && gives_values_ && !is_walled) tokens.push_back(token_of(text_, cell, answer_[cell]));
  return tokens;
}

// Puts a token or a line there.
void KindBoard::put(Text& text, const Site& site, const std::string& token) {
  Section& section = text.sections[site.section];
  if (!site.line.empty()) {
    section.rows.push_back(site.line);
  } else if (section.rule->kind == SectionKind::rows || section.rule->kind == SectionKind::columns) {
    section.rows[site.row].clear();
    std::size_t at = 0;
    for (auto word = next_word(token, at); !word.empty(); word = next_word(token, at))
      section.rows[site.row].push_back({std::string(word)});
  } else {
    section.rows[site.row][site.column].text = token;
  }
}

// How many rules are broken then, up to one more than before.
std::size_t KindBoard::broken_with(const Site& site, const std::string& token) {
  Text& text = are_tried_together_ ? text_ : frame_;
  std::span<const Rule> rules = loose_->rules;
  if (!are_tried_together_) rules = rules.first(about_clues_);
  auto& rows = text.sections[site.section].rows;
  const auto before = site.line.empty() ? rows[site.row] : std::vector<Token>();
  put(text, site, token);
  std::size_t broken = broken_ + 1;
  if (kinds::count_broken(text, answer_, rules, 1) == 0)
    broken = needs_clues_ ? kinds::count_broken(text_, answer_, kind_->rules, broken_ + 1) : 0;
  if (site.line.empty()) {
    rows[site.row] = before;
  } else {
    rows.pop_back();
  }
  return broken;
}

// The numbers of a compass that are right, each by itself; empty if there is none.
std::string KindBoard::compass_for(const Site& site) {
  std::array<std::string, 4> parts = {".", ".", ".", "."};
  const auto whole = [&] { return parts[0] + ',' + parts[1] + ',' + parts[2] + ',' + parts[3]; };
  for (std::string& part : parts)
    for (std::uint64_t number = 0; number <= std::max(text_.rows, text_.columns) && part == "."; ++number) {
      part = decimal(number);
      if (broken_with(site, whole()) > broken_) part = ".";
    }
  return whole() == ".,.,.,." ? std::string() : whole();
}

// Puts there that with which the fewest rules are broken, if these are no more than before.
void KindBoard::try_site(const Site& site, std::vector<std::string> tokens, RandomNumbers& random) {
  const Section& section = text_.sections[site.section];
  const bool is_cell = section.rule->name == "cells";
  if (is_cell && !section.rows[site.row][site.column].is_blank() &&
      !kinds::is_wall(text_, site.row * text_.columns + site.column))
    return;  // a mark that was put in before the answer
  const auto is_of_same_cells = [&](const auto& row) {
    return row.front().text == site.line.front().text && row.back().text == site.line.back().text;
  };
  if (!site.line.empty() && std::any_of(section.rows.begin(), section.rows.end(), is_of_same_cells)) return;
  if (broken_ > 0 && !is_cell) random.shuffle(std::span(tokens));
  for (const TokenForm& form : forms_of(*kind_, section))
    if (form.is_compass)
      if (std::string compass = compass_for(site); !compass.empty()) tokens.push_back(std::move(compass));
  const std::string* best = nullptr;
  std::size_t fewest = broken_ + 1;
  for (const std::string& token : tokens) {
    const std::size_t broken = broken_with(site, token);
    if (broken >= fewest) continue;
    best = &token;
    fewest = broken;
    if (broken == 0) break;
  }
  if (best == nullptr) return;
  broken_ = fewest;
  put(text_, site, *best);
  const bool is_kept = !best->empty() && *best == kind_->made.kept;
  clues_.push_back({site, *best, weaker_than(site, *best), is_kept ? Fate::stays : Fate::may_go});
}

// The same mark without its number, or a `?`; no genre is known for them.
std::string KindBoard::weaker_than(const Site& site, std::string_view token) const {
  if (is_of_genre() || !site.line.empty() || !kinds::number_of(token)) return {};
  const std::string_view mark = kinds::mark_of(token);
  for (const TokenForm& form : forms_of(*kind_, text_.sections[site.section]))
    if (!form.has_number && !form.is_wall && form.mark == (mark.empty() ? "?" : mark)) return form.mark;
  return {};
}

// ---- one answer ----

bool KindBoard::give(std::size_t cell) {
  const Section* cells = text_.find("cells");
  if (is_of_genre() || kind_->has_only_clues || kind_->values.form == CellValues::Form::pieces || cells == nullptr ||
      !text_.at("cells", cell)->is_blank())
    return false;
  const Site site = {static_cast<std::size_t>(cells - text_.sections.data()), cell / text_.columns,
                     cell % text_.columns};
  clues_.push_back({site, token_of(text_, cell, answer_[cell]), {}, Fate::given});
  put(text_, site, clues_.back().token);
  return true;
}

// Whether that is possible, and breaks a rule with the other answer alone.
bool KindBoard::move_to_region_beside(std::size_t cell, const Answer& other, RandomNumbers& random) {
  const std::vector<Variable> region = regions_by_cell(text_);
  Cells beside = neighbours4(text_, cell);
  std::erase_if(beside, [&](Variable each) { return region[each] == region[cell]; });
  if (beside.empty()) return false;
  const Variable to = beside[random.below(static_cast<std::uint32_t>(beside.size()))];
  std::vector<Variable> moved = region;
  moved[cell] = region[to];
  if (!is_connected(text_, moved, cells_of_region(moved, region[cell]))) return false;
  const auto name_of = [&](Text& text, std::size_t of) -> std::string& {
    return section_of(text, "regions").rows[of / text.columns][of % text.columns].text;
  };
  const std::string before = name_of(text_, cell);
  name_of(text_, cell) = name_of(text_, to);
  if (kind_->genre.obeys(text_, answer_) && !kind_->genre.obeys(text_, other)) {
    name_of(frame_, cell) = name_of(text_, cell);
    return true;
  }
  name_of(text_, cell) = before;
  return false;
}

bool KindBoard::change(const Answer& other, RandomNumbers& random) {
  auto order = random_order(random, text_.cells());
  std::stable_partition(order.begin(), order.end(), [&](Variable cell) { return answer_[cell] != other[cell]; });
  if (text_.find("regions") != nullptr && !kind_->has_dominoes)
    for (std::size_t at = 0; at < std::min<std::size_t>(order.size(), most_moves); ++at)
      if (move_to_region_beside(order[at], other, random)) return true;
  return boards_ > boards_without_givens && std::any_of(order.begin(), order.end(), [&](Variable cell) {
           return answer_[cell] != other[cell] && give(cell);
         });
}

// Values that were given at the end go first; what cannot go may become weaker.
Removable KindBoard::removable(RandomNumbers& random) const {
  std::vector<std::uint32_t> given, others, weaker;
  const auto count = static_cast<std::uint32_t>(clues_.size());
  for (std::uint32_t clue = 0; clue < count; ++clue) {
    if (clues_[clue].fate == Fate::stays) continue;
    (clues_[clue].fate == Fate::given ? given : others).push_back(clue);
    if (!clues_[clue].weaker.empty()) weaker.push_back(count + clue);
  }
  Removable removable;
  for (auto* const some : {&given, &others, &weaker}) {
    random.shuffle(std::span(*some));
    for (const std::uint32_t clue : *some) removable.groups.push_back({clue});
  }
  return removable;
}

std::optional<Text> KindBoard::without(const std::vector<std::uint32_t>& gone) const {
  std::vector<bool> is_gone(2 * clues_.size());
  for (const std::uint32_t clue : gone) is_gone[clue] = true;
  Text text = frame_;
  for (std::size_t clue = 0; clue < clues_.size(); ++clue)
    if (!is_gone[clue])
      put(text, clues_[clue].site, is_gone[clues_.size() + clue] ? clues_[clue].weaker : clues_[clue].token);
  std::erase_if(text.sections, [&](const Section& section) {
    return !section.rule->is_needed && std::all_of(section.rows.begin(), section.rows.end(), [](const auto& row) {
      return std::all_of(row.begin(), row.end(), [](const Token& token) { return token.is_blank(); });
    });
  });
  const bool has_all = std::none_of(text.sections.begin(), text.sections.end(),
                                    [](const Section& section) { return section.rows.empty(); });
  return has_all && text.genre->obeys(text, answer_) ? std::optional(std::move(text)) : std::nullopt;
}

}  // namespace quadrille::grid::making
