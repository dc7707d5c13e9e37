#include "core/puzzles/variant/hint.hpp"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "core/network/compile/rankings.hpp"
#include "core/network/form/part_filter.hpp"
#include "core/puzzles/variant/compile.hpp"
#include "core/puzzles/variant/hint_position.hpp"
#include "core/puzzles/variant/rules.hpp"
#include "core/puzzles/variant/rules/combined.hpp"

namespace quadrille::variant {

using network::FormParts;

namespace {

using Unit = HintPosition::Group;

bool is_in(const std::vector<Variable>& list, Variable cell) {
  return std::find(list.begin(), list.end(), cell) != list.end();
}

// Each step is about one rule, or one house or group of cells.
class BoardSearch final : public HintSearch {
 public:
  explicit BoardSearch(const Board& board) : board_(board), position_(board) {}

  bool advance(Fuel& fuel) override {
    while (stage_ != Stage::done && !fuel.is_spent()) take_step(fuel);
    return stage_ == Stage::done;
  }

 private:
  enum class Stage : std::uint8_t { seen, rules, single, locked, naked_set, done };

  void take_step(Fuel& fuel) {
    const auto groups = static_cast<std::int64_t>(position_.groups().size());
    switch (stage_) {
      case Stage::seen: fuel.work -= groups; return go_on(find_seen(), Stage::rules);
      case Stage::rules:
        if (at_ < board_.rules.size()) return go_on(ask_rule(static_cast<std::uint32_t>(at_++), fuel), Stage::rules);
        return go_on(find_solved(), Stage::single);
      case Stage::single: fuel.work -= groups; return go_on(find_single() || find_by_rule(), Stage::locked);
      case Stage::locked:
        if (at_ == position_.groups().size()) return go_on(false, Stage::naked_set);
        if (position_.is_house(*position_.groups()[at_])) fuel.work -= groups * board_.shape.values;
        return go_on(find_locked(*position_.groups()[at_++]), Stage::locked);
      case Stage::naked_set:
        fuel.work -= board_.shape.values;
        if (at_ < 2 * position_.groups().size()) return go_on(find_naked_set(at_++), Stage::naked_set);
        return go_on(true, Stage::done);
      case Stage::done: return;
    }
  }

  void go_on(bool is_over, Stage next) {
    if (next != stage_) at_ = 0;
    stage_ = is_over ? Stage::done : next;
  }

  Hint found() override { return std::move(hint_); }

  // What contradicts what the text has.
  bool find_seen() {
    if (const auto clash = position_.clash()) {
      hint_.because = {clash->first, clash->second};
      return conclude(Verdict::none, "clash");
    }
    position_.remove_seen();
    return find_wiped_out();
  }

  bool conclude(Verdict verdict, std::string_view rule) {
    hint_.verdict = verdict;
    hint_.rule = rule;
    return true;
  }

  void tell_unit(const Unit& group) {
    hint_.unit = group.unit;
    hint_.cells.assign(group.variables.begin(), group.variables.end());
  }
  void tell_cell(std::uint32_t cell) {
    hint_.unit = cover::unit(cover::UnitKind::cell, cell);
    hint_.cells = {cell};
    position_.add_blockers(cell, position_.all(), hint_.because);
  }

  // A cell without candidates, or a value without a place in a house.
  bool find_wiped_out() {
    for (std::uint32_t cell = 0; cell < position_.cells(); ++cell) {
      if (position_.candidates()[cell] != 0) continue;
      tell_cell(cell);
      return conclude(Verdict::none, "no-candidate");
    }
    for (const Unit* const group : position_.groups()) {
      if (!position_.is_house(*group)) continue;
      Values missing = position_.all();
      for (const Variable cell : group->variables) missing &= ~position_.candidates()[cell];
      if (missing == 0) continue;
      tell_unit(*group);
      for (const Variable cell : group->variables)
        position_.add_blockers(cell, HintPosition::lowest(missing), hint_.because);
      return conclude(Verdict::none, "no-candidate");
    }
    return false;
  }

  // What a rule alone leaves. True if it cannot be obeyed any more. Else keeps what it says if it eliminates something
  // and is about fewer cells than those before.
  bool ask_rule(std::uint32_t at, Fuel& fuel) {
    const std::size_t size = cells_of(at).size();
    const std::size_t order = size == 0 ? position_.cells() : size;
    FormParts parts;
    fuel.work -= position_.cells();
    if (!filter_by(board_.rules[at], parts, fuel)) return false;
    if (parts.is_impossible || std::find(parts.domains.begin(), parts.domains.end(), Values{0}) != parts.domains.end())
      return tell_source(at), conclude(Verdict::none, "broken-rule");
    parts.domains.resize(position_.cells());
    if (order >= fewest_ || std::equal(parts.domains.begin(), parts.domains.end(), position_.candidates().begin()))
      return false;
    fewest_ = order;
    telling_ = at;
    told_ = std::move(parts);
    return false;
  }

  // Whether every cell has its value, where all rules are obeyed.
  bool find_solved() {
    for (std::uint32_t cell = 0; cell < position_.cells(); ++cell) {
      if (!position_.is_filled(cell)) return false;
    }
    const auto is_known = [](Values values) { return HintPosition::size_of(values) == 1; };
    const auto& candidates = board_.candidates;
    if (!std::all_of(candidates.begin(), candidates.end(), is_known)) return false;
    Answer answer;
    for (const Values values : candidates) answer.push_back(static_cast<std::uint8_t>(HintPosition::value_of(values)));
    for (std::uint32_t rule = 0; rule < board_.rules.size(); ++rule) {
      // What no form knows, `ask_rule` has not seen.
      if (board_.rules[rule].kind->obeys(board_.rules[rule], board_, answer)) continue;
      return tell_source(rule), conclude(Verdict::none, "broken-rule");
    }
    return conclude(Verdict::solved, "");
  }

  // Compiles the rule alone, and removes what it cannot have. False if that is too much.
  bool filter_by(const Rule& rule, FormParts& parts, Fuel& fuel) const {
    // Variables, and what rows, columns and boxes lack, are no cells that are shown.
    const Group cells = variant::cells_of(rule);
    if (std::any_of(cells.begin(), cells.end(), [&](Cell cell) { return cell >= position_.cells(); })) return false;
    Network alone;
    if (compile_alone(rule, board_, alone)) return false;
    if (!alone.rankings.empty()) alone = network::without_rankings(alone);
    std::vector<Values> candidates = position_.candidates();
    candidates.resize(alone.cells, position_.all());
    const bool is_refused = find_form_parts(alone, candidates, parts).has_value();
    fuel.work -= static_cast<std::int64_t>(parts.entries);
    if (is_refused) return false;
    if (!parts.is_impossible) fuel.work -= filter_parts(alone, parts);
    return true;
  }

  std::vector<std::uint32_t> cells_of(std::uint32_t rule) const {
    std::vector<std::uint32_t> cells;
    const Rule& its = board_.rules[rule];
    for (const variant::Group& group :
         its.children.empty() ? its.groups : std::vector<variant::Group>{variant::cells_of(its)})
      cells.insert(cells.end(), group.begin(), group.end());
    return cells;
  }

  void tell_source(std::uint32_t rule) {
    hint_.source.name = board_.rules[rule].kind->name;
    hint_.source.number = rule + 1;
    hint_.source.cells = cells_of(rule);
  }

  void eliminate(std::uint32_t cell, Values values) {
    for (Values gone = position_.candidates()[cell] & values; gone != 0; gone &= gone - 1)
      hint_.eliminated.push_back({cell, HintPosition::value_of(gone)});
  }

  // A box is seen at a glance, a line is looked along, and for a cell everything around it is.
  bool find_single() {
    constexpr unsigned last = 0, box = 1, line = 2, nowhere = 3;
    unsigned best = nowhere;
    for (const Unit* const group : position_.groups()) {
      if (!position_.is_house(*group)) continue;
      const auto is_open = [this](Variable cell) { return !position_.is_filled(cell); };
      const bool is_last = std::count_if(group->variables.begin(), group->variables.end(), is_open) == 1;
      const auto kind = cover::kind_of(group->unit);
      const bool is_line = kind == cover::UnitKind::row || kind == cover::UnitKind::column;
      const unsigned rank = is_last ? last : is_line ? line : box;
      if (rank >= best || !find_place(*group)) continue;
      best = rank;
      tell_unit(*group);
      conclude(Verdict::found, is_last ? "last-cell" : "hidden-single");
    }
    for (std::uint32_t cell = 0; best == nowhere && cell < position_.cells(); ++cell) {
      const Values left = position_.candidates()[cell];
      if (position_.is_filled(cell) || HintPosition::size_of(left) != 1) continue;
      hint_.cell = cell;
      hint_.value = HintPosition::value_of(left);
      tell_cell(cell);
      return conclude(Verdict::found, "naked-single");
    }
    return best != nowhere;
  }

  // A value with one place in a house, which is still open.
  bool find_place(const Unit& group) {
    Values once = 0, twice = 0;
    for (const Variable cell : group.variables) {
      twice |= once & position_.candidates()[cell];
      once |= position_.candidates()[cell];
    }
    for (const Variable cell : group.variables) {
      const Values here = HintPosition::lowest(position_.candidates()[cell] & once & ~twice);
      if (here == 0 || position_.is_filled(cell)) continue;
      hint_.cell = cell;
      hint_.value = HintPosition::value_of(here);
      hint_.because.clear();
      for (const Variable other : group.variables) position_.add_blockers(other, here, hint_.because);
      return true;
    }
    return false;
  }

  // A cell that the rule leaves one value is filled in; else all that the rule denies is eliminated.
  bool find_by_rule() {
    if (told_.domains.empty()) return false;
    tell_source(telling_);
    for (const auto& set : told_.sets) {
      for (Values choice : set.choices) {
        hint_.source.choices.emplace_back();
        for (; choice != 0; choice &= choice - 1) hint_.source.choices.back().push_back(HintPosition::value_of(choice));
      }
    }
    for (std::uint32_t cell = 0; cell < position_.cells(); ++cell) {
      if (position_.is_filled(cell) || HintPosition::size_of(told_.domains[cell]) != 1) continue;
      hint_.cell = cell;
      hint_.value = HintPosition::value_of(told_.domains[cell]);
      return conclude(Verdict::found, "rule");
    }
    for (std::uint32_t cell = 0; cell < position_.cells(); ++cell) eliminate(cell, ~told_.domains[cell]);
    return conclude(Verdict::found, "rule");
  }

  // All places of a value in a house are in another group, too: the rest of that one loses it.
  bool find_locked(const Unit& house) {
    for (unsigned value = 0; position_.is_house(house) && value < board_.shape.values; ++value) {
      std::vector<Variable> places;
      for (const Variable cell : house.variables) {
        if ((position_.candidates()[cell] >> value & 1) != 0) places.push_back(cell);
      }
      for (const Unit* const other : position_.groups()) {
        if (other == &house || !remove_outside(places, *other, Values{1} << value)) continue;
        tell_unit(house);
        hint_.because = places;
        return conclude(Verdict::found, "locked");
      }
    }
    return false;
  }

  bool remove_outside(const std::vector<Variable>& places, const Unit& group, Values values) {
    const auto& cells = group.variables;
    if (!std::all_of(places.begin(), places.end(), [&](Variable place) { return is_in(cells, place); })) return false;
    for (const Variable cell : cells) {
      if (!is_in(places, cell)) eliminate(cell, values);
    }
    return !hint_.eliminated.empty();
  }

  // Two or three cells that differ have as many values: the others of their group have none of them. All groups are
  // asked for two, then all for three.
  bool find_naked_set(std::size_t at) {
    const std::size_t size = 2 + at / position_.groups().size();
    const Unit& group = *position_.groups()[at % position_.groups().size()];
    std::vector<Variable> chosen;
    if (group.variables.size() <= size || !choose(group, 0, size, 0, chosen)) return false;
    tell_unit(group);
    hint_.because = chosen;
    return conclude(Verdict::found, "naked-set");
  }

  bool choose(const Unit& group, std::size_t from, std::size_t size, Values values, std::vector<Variable>& chosen) {
    if (chosen.size() == size) return remove_outside(chosen, group, values);
    for (std::size_t at = from; at < group.variables.size(); ++at) {
      const Variable cell = group.variables[at];
      const Values together = values | position_.candidates()[cell];
      if (position_.is_filled(cell) || HintPosition::size_of(together) > size) continue;
      chosen.push_back(cell);
      if (choose(group, at + 1, size, together, chosen)) return true;
      chosen.pop_back();
    }
    return false;
  }

  const Board& board_;
  HintPosition position_;
  Stage stage_ = Stage::seen;
  std::size_t at_ = 0;                    // of the stage: the next rule or group
  std::size_t fewest_ = ~std::size_t{0};  // cells that `told_` is about
  std::uint32_t telling_ = 0;             // the rule that eliminates something
  FormParts told_;                        // what it leaves; without domains: there is none
  Hint hint_;
};

}  // namespace

std::unique_ptr<HintSearch> search_hint(const Board& board) { return std::make_unique<BoardSearch>(board); }

}  // namespace quadrille::variant
