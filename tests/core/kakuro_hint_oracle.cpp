#include "tests/core/kakuro_hint_oracle.hpp"

#include <algorithm>
#include <cstdint>
#include <set>
#include <utility>
#include <vector>

#include "core/puzzles/kakuro/runs.hpp"
#include "tests/core/catch.hpp"

namespace quadrille::test {

using namespace kakuro;

namespace {

using Digit = unsigned;
using Lists = std::vector<std::vector<std::uint32_t>>;
using Set = std::set<Digit>;

// The candidates of a board by a plain reading: by white cell, without what a given of its runs has.
class Position {
 public:
  explicit Position(const kakuro::Board& board) {
    runs_.find(board);
    candidates_.assign(runs_.cells(), {1, 2, 3, 4, 5, 6, 7, 8, 9});
    for (std::uint32_t cell = 0; cell < runs_.cells(); ++cell) {
      const Digit given = board.cells[runs_.places[cell]].given;
      if (given == 0) continue;
      for (const std::uint32_t run : runs_.runs_of[cell]) {
        for (const std::uint32_t other : runs_.cells_of(runs_.runs[run])) {
          if (other != cell) candidates_[other].erase(given);
        }
      }
      candidates_[cell] = {given};
      filled_.insert(cell);
    }
  }

  const Runs& runs() const { return runs_; }
  bool is_filled(std::uint32_t cell) const { return filled_.count(cell) == 1; }
  std::uint32_t cell_at(std::uint32_t place) const {
    const auto at = std::find(runs_.places.begin(), runs_.places.end(), place);
    REQUIRE(at != runs_.places.end());
    return static_cast<std::uint32_t>(at - runs_.places.begin());
  }
  const Set& of(std::uint32_t cell) const { return candidates_[cell]; }
  void remove(std::uint32_t cell, Digit digit) { candidates_[cell].erase(digit); }
  void keep(std::uint32_t cell, Set digits) { candidates_[cell] = std::move(digits); }

  const Run& run_of(cover::Unit unit) const {
    const bool is_down = cover::kind_of(unit) == cover::UnitKind::down;
    REQUIRE((is_down || cover::kind_of(unit) == cover::UnitKind::across));
    return runs_.runs[cover::number_of(unit) + (is_down ? runs_.across : 0)];
  }
  bool has(const Run& run, std::uint32_t cell) const {
    const auto cells = runs_.cells_of(run);
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
  }

  // The digits of all fillings of a run, in the order of its cells.
  std::vector<std::vector<Digit>> fillings(const Run& run) const {
    std::vector<std::vector<Digit>> all;
    std::vector<Digit> digits;
    if (run.length <= 9) fill(run, digits, all);
    return all;
  }

 private:
  void fill(const Run& run, std::vector<Digit>& digits, std::vector<std::vector<Digit>>& all) const {
    if (digits.size() == run.length) {
      Sum sum = 0;
      for (const Digit digit : digits) sum += digit;
      if (run.sum == no_clue || run.sum == sum) all.push_back(digits);
      return;
    }
    for (const Digit digit : candidates_[runs_.cells_of(run)[digits.size()]]) {
      if (std::find(digits.begin(), digits.end(), digit) != digits.end()) continue;
      digits.push_back(digit);
      fill(run, digits, all);
      digits.pop_back();
    }
  }

  Runs runs_;
  std::vector<Set> candidates_;
  std::set<std::uint32_t> filled_;
};

using Lost = std::pair<std::uint32_t, Digit>;  // cell and digit

void hold_digit_sets(const Position& position, const Hint::Reason& reason, const std::vector<Lost>& lost) {
  const Run& run = position.run_of(reason.unit);
  Set any;
  for (const auto& choice : reason.choices) any.insert(choice.begin(), choice.end());
  for (const auto& [cell, digit] : lost) {
    REQUIRE(position.has(run, cell));
    REQUIRE(any.count(digit) == 0);
  }
  for (const auto& filling : position.fillings(run)) {
    std::vector<std::uint32_t> set(filling.begin(), filling.end());
    std::sort(set.begin(), set.end());
    REQUIRE(std::find(reason.choices.begin(), reason.choices.end(), set) != reason.choices.end());
  }
}

void hold_naked_set(const Position& position, const Hint::Reason& reason, const std::vector<Lost>& lost) {
  const Run& run = position.run_of(reason.unit);
  Set together;
  for (const std::uint32_t place : reason.because) {
    const std::uint32_t cell = position.cell_at(place);
    REQUIRE(position.has(run, cell));
    REQUIRE(!position.is_filled(cell));
    together.insert(position.of(cell).begin(), position.of(cell).end());
  }
  REQUIRE(together.size() == reason.because.size());
  for (const auto& [cell, digit] : lost) {
    REQUIRE(position.has(run, cell));
    REQUIRE(together.count(digit) == 1);
    REQUIRE(std::find(reason.because.begin(), reason.because.end(), position.runs().places[cell]) ==
            reason.because.end());
  }
}

// What the runs of one direction through `cells` still need.
Sum need_of(const Position& position, const kakuro::Board& board, const std::set<std::uint32_t>& cells, bool is_down) {
  Sum need = 0;
  std::set<std::uint32_t> runs;
  for (const std::uint32_t cell : cells) runs.insert(position.runs().runs_of[cell][is_down ? 1 : 0]);
  for (const std::uint32_t number : runs) {
    const Run& run = position.runs().runs[number];
    REQUIRE(run.sum != no_clue);
    need += run.sum;
    for (const std::uint32_t cell : position.runs().cells_of(run)) {
      if (position.is_filled(cell)) need -= board.cells[position.runs().places[cell]].given;
      REQUIRE((position.is_filled(cell) || cells.count(cell) == 1));
    }
  }
  return need;
}

// The region's runs across have all of its cells but the odd ones of runs down, and the other way; so the odd cells
// make the difference.
void hold_region_sum(const Position& position, const kakuro::Board& board, const Hint::Reason& reason,
                     const std::vector<Lost>& lost) {
  REQUIRE(cover::kind_of(reason.unit) == cover::UnitKind::region);
  REQUIRE(!reason.because.empty());
  std::set<std::uint32_t> across, down;
  for (const std::uint32_t place : reason.cells) {
    const auto at = std::find(reason.because.begin(), reason.because.end(), place) - reason.because.begin();
    const bool is_odd = at < static_cast<std::ptrdiff_t>(reason.because.size());
    const bool is_of_across = at < static_cast<std::ptrdiff_t>(reason.across);
    if (!is_odd || is_of_across) across.insert(position.cell_at(place));
    if (!is_odd || !is_of_across) down.insert(position.cell_at(place));
  }
  REQUIRE(reason.sums ==
          std::vector<std::uint32_t>{need_of(position, board, across, false), need_of(position, board, down, true)});
  // What the odd cells can have: cell after cell, with the difference so far.
  std::vector<std::uint32_t> odd;
  for (const std::uint32_t place : reason.because) odd.push_back(position.cell_at(place));
  std::vector<Digit> chosen;
  std::set<Lost> possible;
  const auto choose = [&](auto&& next, int difference) -> void {
    if (chosen.size() == odd.size()) {
      if (difference != static_cast<int>(reason.sums[0]) - static_cast<int>(reason.sums[1])) return;
      for (std::size_t at = 0; at < odd.size(); ++at) possible.insert({odd[at], chosen[at]});
      return;
    }
    const std::size_t at = chosen.size();
    for (const Digit digit : position.of(odd[at])) {
      bool is_taken = false;
      for (std::size_t other = 0; other < at; ++other) {
        const auto &one = position.runs().runs_of[odd[at]], &two = position.runs().runs_of[odd[other]];
        is_taken = is_taken || (chosen[other] == digit && (one[0] == two[0] || one[1] == two[1]));
      }
      if (is_taken) continue;
      chosen.push_back(digit);
      next(next, difference + (at < reason.across ? 1 : -1) * static_cast<int>(digit));
      chosen.pop_back();
    }
  };
  choose(choose, 0);
  for (const Lost& gone : lost) {
    REQUIRE(std::find(odd.begin(), odd.end(), gone.first) != odd.end());
    REQUIRE(possible.count(gone) == 0);
  }
}

// Whether a run has no filling if a cell has the digit, with what all runs then leave to their cells.
bool is_refuted(const Position& position, std::uint32_t cell, Digit digit) {
  Position supposed = position;
  supposed.keep(cell, {digit});
  for (bool is_changed = true; is_changed;) {
    is_changed = false;
    for (const Run& run : position.runs().runs) {
      const auto fillings = supposed.fillings(run);
      if (fillings.empty()) return true;
      for (std::size_t at = 0; at < run.length; ++at) {
        Set left;
        for (const auto& filling : fillings) left.insert(filling[at]);
        const std::uint32_t member = position.runs().cells_of(run)[at];
        is_changed = is_changed || left != supposed.of(member);
        supposed.keep(member, left);
      }
    }
  }
  return false;
}

}  // namespace

void hold_to_reasons(const kakuro::Board& board, const Hint& hint) {
  Position position(board);
  for (const Hint::Reason& reason : hint.reasons) {
    std::vector<Lost> lost;
    for (const cover::Placement gone : reason.eliminated) lost.push_back({position.cell_at(gone / 9), gone % 9 + 1});
    REQUIRE(!lost.empty());
    for (const auto& [cell, digit] : lost) REQUIRE(position.of(cell).count(digit) == 1);
    if (reason.rule == "digit-sets") hold_digit_sets(position, reason, lost);
    if (reason.rule == "naked-set") hold_naked_set(position, reason, lost);
    if (reason.rule == "region-sum") hold_region_sum(position, board, reason, lost);
    if (reason.rule == "look-ahead") {
      for (const auto& [cell, digit] : lost) REQUIRE(is_refuted(position, cell, digit));
    }
    for (const auto& [cell, digit] : lost) position.remove(cell, digit);
  }
  if (hint.rule == "no-candidate") {
    if (cover::kind_of(hint.unit) == cover::UnitKind::cell) {
      REQUIRE(position.of(position.cell_at(cover::number_of(hint.unit))).empty());
    } else {
      REQUIRE(position.fillings(position.run_of(hint.unit)).empty());
    }
  }
  if (hint.verdict != Verdict::found) return;
  const std::uint32_t cell = position.cell_at(hint.cell);
  REQUIRE(!position.is_filled(cell));
  if (hint.rule == "naked-single") {
    REQUIRE(position.of(cell) == Set{hint.value});
    return;
  }
  // A run that needs the digit, and has no other place for it.
  const Run& run = position.run_of(hint.unit);
  for (const auto& filling : position.fillings(run)) {
    for (std::size_t at = 0; at < filling.size(); ++at)
      REQUIRE((filling[at] == hint.value) == (position.runs().cells_of(run)[at] == cell));
  }
}

}  // namespace quadrille::test
