// Finds a hint for a Kakuro board, as core/insight/hint.hpp defines it: the last open cell of a run, a digit without
// which a run has no filling and that has one place left in it, or a cell with one candidate left; and as its reasons
// the steps of hint_steps.hpp that lead to it. Tested by tests/core/kakuro_hint_test.cpp.
#include <algorithm>
#include <memory>
#include <utility>

#include "core/puzzles/kakuro/hint_candidates.hpp"
#include "core/puzzles/kakuro/hint_steps.hpp"
#include "core/puzzles/kakuro/traits.hpp"

namespace quadrille::kakuro {

namespace {

class RunsSearch final : public HintSearch {
 public:
  explicit RunsSearch(const Board& board)
      : candidates_(board, reasons_),
        steps_(candidates_, reasons_),
        runs_(candidates_.runs()),
        is_over_(find_clash()) {}

  bool advance(Fuel& fuel) override {
    while (!is_over_ && !fuel.is_spent()) {
      const std::size_t before = steps_.filled_cells();
      if (!is_eliminating_) {
        is_over_ = find_contradiction() || find_solved() || find_value() || steps_.is_spent();
        is_eliminating_ = !is_over_;
        fuel.work -= static_cast<std::int64_t>(runs_.cells());
      } else {
        eliminate(static_cast<std::size_t>(fuel.work) / work_of_cell);
      }
      fuel.work -= static_cast<std::int64_t>(work_of_cell * (steps_.filled_cells() - before));
    }
    return is_over_;
  }

 private:
  // To filter a run costs this much for each of its cells.
  static constexpr std::size_t work_of_cell = 10;

  Hint found() override {
    hint_.ahead = std::any_of(hint_.reasons.begin(), hint_.reasons.end(),
                              [](const Hint::Reason& reason) { return reason.rule == "look-ahead"; });
    return std::move(hint_);
  }

  void eliminate(std::size_t most_cells) {
    const auto found = steps_.eliminate(most_cells);
    is_eliminating_ = found == HintSteps::Found::open;
    is_over_ = found == HintSteps::Found::none;
  }

  using Numbers = Reasons::Numbers;

  // Two cells of a run with the same digit.
  bool find_clash() {
    for (const Run& run : runs_.runs) {
      std::array<std::uint32_t, digits + 1> cell_of;
      cell_of.fill(Reasons::none);
      for (const std::uint32_t cell : runs_.cells_of(run)) {
        if (candidates_.given(cell) == 0) continue;
        const std::uint32_t other = std::exchange(cell_of[candidates_.given(cell)], cell);
        if (other == Reasons::none) continue;
        hint_.because = {runs_.places[other], runs_.places[cell]};
        hint_.verdict = Verdict::none;
        hint_.rule = "clash";
        return true;
      }
    }
    return false;
  }

  // A cell without candidates or a run without a filling, with the fewest reasons.
  bool find_contradiction() {
    for (std::uint32_t cell = 0; cell < runs_.cells(); ++cell) {
      if (candidates_.of(cell) == 0) offer({no_candidate, of_cell, cell, 0, 0}, numbers_of(cell, all_digits));
    }
    for (std::uint32_t number = 0; number < runs_.runs.size(); ++number) {
      RunDigits left = candidates_.of(runs_.runs[number]);
      if (!steps_.fill(runs_.runs[number], left))
        offer({no_candidate, number, 0, 0, 0}, numbers_of(runs_.runs[number], left, all_digits));
    }
    return tell();
  }

  bool find_solved() {
    for (std::uint32_t cell = 0; cell < runs_.cells(); ++cell) {
      if (candidates_.given(cell) == 0) return false;
    }
    hint_.verdict = Verdict::solved;
    return true;
  }

  // A value, with the fewest reasons and then the easiest to see: in a short look along a run, or around a cell.
  bool find_value() {
    for (std::uint32_t number = 0; number < runs_.runs.size(); ++number) {
      find_last(number);
      for (unsigned digit = 1; digit <= digits; ++digit) find_place(number, digit);
    }
    for (std::uint32_t cell = 0; cell < runs_.cells(); ++cell) {
      if (candidates_.given(cell) == 0 && is_single(candidates_.of(cell)))
        offer({naked_single, of_cell, cell, least_digit(candidates_.of(cell)), 0}, numbers_of(cell, all_digits));
    }
    return tell();
  }

  void find_last(std::uint32_t number) {
    const Run& run = runs_.runs[number];
    std::uint32_t open = 0, last = 0;
    Sum left = run.sum;
    for (const std::uint32_t cell : runs_.cells_of(run)) {
      left -= candidates_.given(cell);
      if (candidates_.given(cell) != 0) continue;
      ++open;
      last = cell;
    }
    if (open == 1 && run.sum != no_clue) offer({last_cell, number, last, left, 0}, {});
  }

  // A digit that the run needs, with one place in it.
  void find_place(std::uint32_t number, unsigned digit) {
    const Run& run = runs_.runs[number];
    const Digits bit = digit_bit(digit);
    std::uint32_t places = 0, only = 0;
    for (const std::uint32_t cell : runs_.cells_of(run)) {
      if ((candidates_.of(cell) & bit) == 0) continue;
      ++places;
      only = cell;
    }
    if (places != 1 || run.length == 1 || candidates_.given(only) != 0 || steps_.is_spent()) return;
    RunDigits left = candidates_.of(run, all_digits ^ bit);
    if (steps_.fill(run, left)) return;
    Numbers numbers = numbers_of(run, left, all_digits ^ bit);
    for (const std::uint32_t cell : runs_.cells_of(run)) candidates_.add_eliminations(cell, bit, numbers);
    offer({hidden_single, number, only, digit, 0}, std::move(numbers));
  }

  using RunDigits = HintCandidates::RunDigits;

  Numbers numbers_of(std::uint32_t cell, Digits lost) const {
    Numbers numbers;
    candidates_.add_eliminations(cell, lost, numbers);
    return numbers;
  }
  // Why a run has no filling with these candidates.
  Numbers numbers_of(const Run& run, const RunDigits& left, Digits allowed) const {
    Numbers numbers;
    RunDigits supposed = {};
    candidates_.explain(run, left, allowed, supposed, numbers);
    return numbers;
  }

  enum Rule : unsigned { last_cell, naked_single, hidden_single, no_candidate };
  static constexpr std::string_view rule_names[] = {"last-cell", "naked-single", Traits::single_place, "no-candidate"};

  // What may be said: of a run, or of a cell.
  struct Offer {
    Rule rule;
    std::uint32_t run, cell;
    unsigned digit;
    std::size_t cost;
  };
  static constexpr std::uint32_t of_cell = Reasons::none;

  // Keeps the offer with the fewest reasons, and of those the easiest.
  void offer(Offer offer, Numbers numbers) {
    offer.cost = reasons_.cost(numbers);
    if (has_best_ && std::pair(offer.cost, offer.rule) >= std::pair(best_.cost, best_.rule)) return;
    has_best_ = true;
    best_ = offer;
    needed_.swap(numbers);
  }

  bool tell() {
    if (!has_best_) return false;
    hint_.verdict = best_.rule == no_candidate ? Verdict::none : Verdict::found;
    hint_.rule = rule_names[best_.rule];
    if (best_.digit != 0) {
      hint_.cell = runs_.places[best_.cell];
      hint_.value = best_.digit;
    }
    if (best_.run == of_cell) {
      tell_cell(best_.cell);
    } else {
      write_run(runs_, best_.run, hint_);
    }
    if (best_.rule == hidden_single) {
      for (const std::uint32_t cell : runs_.cells_of(runs_.runs[best_.run])) {
        if (candidates_.given(cell) == 0) candidates_.add_blockers(cell, digit_bit(best_.digit), hint_.because);
      }
    }
    reasons_.tell(needed_, hint_);
    return true;
  }

  void tell_cell(std::uint32_t cell) {
    hint_.unit = cover::unit(cover::UnitKind::cell, runs_.places[cell]);
    for (const std::uint32_t run : runs_.runs_of[cell]) {
      for (const std::uint32_t other : runs_.cells_of(runs_.runs[run])) {
        if (other != cell || run == runs_.runs_of[cell][0]) hint_.cells.push_back(runs_.places[other]);
      }
    }
    candidates_.add_blockers(cell, static_cast<Digits>(~candidates_.of(cell)), hint_.because);
  }

  Reasons reasons_;
  HintCandidates candidates_;
  HintSteps steps_;
  const Runs& runs_;
  bool has_best_ = false;
  Offer best_;
  Numbers needed_;  // by the best offer
  Hint hint_;
  bool is_over_;
  bool is_eliminating_ = false;
};

}  // namespace

std::unique_ptr<HintSearch> Traits::search_hint(const Board& board) { return std::make_unique<RunsSearch>(board); }

}  // namespace quadrille::kakuro
