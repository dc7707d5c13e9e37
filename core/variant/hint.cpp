#include "core/variant/hint.hpp"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "core/variant/compile.hpp"
#include "core/variant/hint_position.hpp"
#include "core/variant/part_filter.hpp"
#include "core/variant/rules.hpp"

namespace quadrille::variant {

namespace {

using Group = HintPosition::Group;

bool is_in(const std::vector<Variable>& list, Variable cell) {
  return std::find(list.begin(), list.end(), cell) != list.end();
}

class HintFinder {
 public:
  explicit HintFinder(const Board& board) : board_(board), position_(board) {}

  Hint find() {
    if (const auto clash = position_.clash()) {
      hint_.because = {clash->first, clash->second};
      conclude(Verdict::none, "clash");
      return std::move(hint_);
    }
    position_.remove_seen();
    if (find_wiped_out() || ask_rules()) return std::move(hint_);
    if (!find_single() && !find_by_rule() && !find_locked()) find_naked_set();
    return std::move(hint_);
  }

 private:
  bool conclude(Verdict verdict, std::string_view rule) {
    hint_.verdict = verdict;
    hint_.rule = rule;
    return true;
  }

  void tell_unit(const Group& group) {
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
    for (const Group* const group : position_.groups()) {
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

  // What each rule alone leaves. True if one cannot be obeyed any more, or if all are and every cell has its value.
  // Else keeps what the rule says that eliminates something and is about the fewest cells.
  bool ask_rules() {
    std::size_t fewest = ~std::size_t{0};
    for (std::uint32_t at = 0; at < board_.rules.size(); ++at) {
      const std::size_t size = cells_of(at).size();
      const std::size_t order = size == 0 ? position_.cells() : size;
      FormParts parts;
      if (!filter_by(board_.rules[at], parts)) continue;
      if (parts.is_impossible ||
          std::find(parts.domains.begin(), parts.domains.end(), Values{0}) != parts.domains.end())
        return tell_source(at), conclude(Verdict::none, "broken-rule");
      parts.domains.resize(position_.cells());
      if (order >= fewest || parts.domains == position_.candidates()) continue;
      fewest = order;
      telling_ = at;
      told_ = std::move(parts);
    }
    for (std::uint32_t cell = 0; cell < position_.cells(); ++cell) {
      if (!position_.is_filled(cell)) return false;
    }
    return conclude(Verdict::solved, "");
  }

  // Compiles the rule alone, and removes what it cannot have. False if that is too much.
  bool filter_by(const Rule& rule, FormParts& parts) const {
    // What rows, columns and boxes lack is only there with the rule Doppelganger.
    for (const auto& group : rule.groups) {
      if (std::any_of(group.begin(), group.end(), [&](Cell cell) { return cell >= position_.cells(); })) return false;
    }
    const auto& domains = board_.network->domains;
    Network alone;
    alone.cells = position_.cells();
    alone.domains.assign(domains.begin(), domains.begin() + static_cast<std::ptrdiff_t>(alone.cells));
    if (rule.kind->compile(rule, board_, alone)) return false;
    if (!alone.rankings.empty()) alone = without_rankings(alone);
    if (find_form_parts(alone, position_.candidates(), parts)) return false;
    if (!parts.is_impossible) filter_parts(alone, parts);
    return true;
  }

  std::vector<std::uint32_t> cells_of(std::uint32_t rule) const {
    std::vector<std::uint32_t> cells;
    for (const auto& group : board_.rules[rule].groups) cells.insert(cells.end(), group.begin(), group.end());
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
    for (const Group* const group : position_.groups()) {
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
  bool find_place(const Group& group) {
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
  bool find_locked() {
    for (const Group* const house : position_.groups()) {
      for (unsigned value = 0; position_.is_house(*house) && value < board_.shape.values; ++value) {
        std::vector<Variable> places;
        for (const Variable cell : house->variables) {
          if ((position_.candidates()[cell] >> value & 1) != 0) places.push_back(cell);
        }
        for (const Group* const other : position_.groups()) {
          if (other == house || !remove_outside(places, *other, Values{1} << value)) continue;
          tell_unit(*house);
          hint_.because = places;
          return conclude(Verdict::found, "locked");
        }
      }
    }
    return false;
  }

  bool remove_outside(const std::vector<Variable>& places, const Group& group, Values values) {
    const auto& cells = group.variables;
    if (!std::all_of(places.begin(), places.end(), [&](Variable place) { return is_in(cells, place); })) return false;
    for (const Variable cell : cells) {
      if (!is_in(places, cell)) eliminate(cell, values);
    }
    return !hint_.eliminated.empty();
  }

  // Two or three cells that differ have as many values: the others of their group have none of them.
  bool find_naked_set() {
    for (const std::size_t size : {std::size_t{2}, std::size_t{3}}) {
      for (const Group* const group : position_.groups()) {
        std::vector<Variable> chosen;
        if (group->variables.size() <= size || !choose(*group, 0, size, 0, chosen)) continue;
        tell_unit(*group);
        hint_.because = chosen;
        return conclude(Verdict::found, "naked-set");
      }
    }
    return false;
  }

  bool choose(const Group& group, std::size_t from, std::size_t size, Values values, std::vector<Variable>& chosen) {
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
  std::uint32_t telling_ = 0;  // the rule that eliminates something
  FormParts told_;             // what it leaves; without domains: there is none
  Hint hint_;
};

}  // namespace

Hint find_hint(const Board& board) { return HintFinder(board).find(); }

}  // namespace quadrille::variant
