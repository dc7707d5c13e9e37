#include "core/puzzles/grid/hint.hpp"

#include <algorithm>
#include <bit>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

#include "core/puzzles/grid/genre.hpp"
#include "core/puzzles/grid/single_rules.hpp"
#include "core/puzzles/grid/statements.hpp"
#include "core/puzzles/grid/supposition.hpp"

namespace quadrille::grid {

namespace {

constexpr std::uint32_t none = ~std::uint32_t{0};
constexpr std::size_t any = ~std::size_t{0};

// How a value is refuted: within a number of levels, by a number of rules together. From easy to hard: the grades from
// 2 on. Grade 1 is one rule alone.
struct Rung {
  unsigned grade;
  std::size_t levels, rules;
};
constexpr Rung rungs[] = {{2, 1, 2},   {3, 3, 4},   {4, 1, any},  {4, 2, any},
                          {4, 4, any}, {4, 8, any}, {4, 16, any}, {5, 64, any}};
constexpr unsigned grade_of_pairs = 2;

class RuleSearch final : public HintSearch {
 public:
  explicit RuleSearch(const Board& board, bool is_to_end)
      : board_(board),
        is_to_end_(is_to_end),
        domains_(domains_of(board)),
        rules_(*board.model),
        supposition_(rules_, domains_, board.cells()),
        changed_by_(domains_.size()),
        waits_(rules_.size_with_pairs(), true) {
    for (const auto& domain : board.model->network.domains) values_ = std::max<std::size_t>(values_, domain.values);
    hint_.grade = 1;
    if (board.model->network.is_impossible) conclude(Verdict::none, "broken-rule");
    is_filled_ = std::find(board.givens.begin(), board.givens.end(), 0) == board.givens.end();
    if (!is_to_end_ && !is_over_) find_only_value();
  }

  bool advance(Fuel& fuel) override {
    while (!is_over_ && !fuel.is_spent()) {
      const auto next = std::find(waits_.begin(), waits_.end(), true);
      const auto rule = static_cast<std::uint32_t>(next - waits_.begin());
      fuel.work -= 1 + rule / 64;
      if (rule < rules_.size() || (next != waits_.end() && !is_filled_ && !is_decided())) {
        *next = false;
        ask(rule, fuel);
      } else if (is_to_end_ ? is_decided() : is_filled_) {
        conclude(Verdict::solved, "");
      } else {
        look_ahead(fuel);
      }
    }
    return is_over_;
  }

 private:
  using Outcome = SingleRules::Outcome;

  // What a rule took away.
  struct Step {
    std::uint32_t rule;
    std::string_view name;                     // of the kind of step
    std::vector<std::uint32_t> premises;       // earlier steps
    std::vector<cover::Placement> eliminated;  // of cells
    // Of a look ahead: the rules that lead to the broken one, and what follows first.
    std::vector<std::uint32_t> rules = {};
    std::vector<cover::Placement> forced = {};
  };

  static std::vector<Values> domains_of(const Board& board) {
    std::vector<Values> domains = problem_of(board).candidates;
    const Network& network = board.model->network;
    for (std::size_t variable = domains.size(); variable < network.domains.size(); ++variable)
      domains.push_back(network::all_values(network.domains[variable].values));
    return domains;
  }

  Hint found() override { return std::move(hint_); }

  void conclude(Verdict verdict, std::string_view rule) {
    hint_.verdict = verdict;
    hint_.rule = rule;
    is_over_ = true;
  }

  void ask(std::uint32_t rule, Fuel& fuel) {
    const Outcome outcome = rules_.narrow(rule, domains_, fuel);
    if (outcome == Outcome::same) return;
    Step step = {rule, "rule", premises_of(rule), {}};
    if (rules_.clues(rule).size() > 1) hint_.grade = std::max(hint_.grade, grade_of_pairs);
    if (rule >= rules_.size()) {
      hint_.grade = std::max(hint_.grade, grade_of_pairs);
      step.rules = {rules_.pair(rule)[0], rules_.pair(rule)[1]};
    }
    if (outcome == Outcome::narrowed)
      return keep(rules_.variables(rule), rules_.before(), rules_.after(), std::move(step));
    tell(std::move(step));
    conclude(Verdict::none, "broken-rule");
  }

  // A cell that can have one value at all, such as that of a region of one cell.
  void find_only_value() {
    for (Variable cell = 0; cell < board_.cells(); ++cell) {
      if (board_.givens[cell] != 0 || !std::has_single_bit(domains_[cell])) continue;
      hint_.cell = cell;
      hint_.value = static_cast<std::uint32_t>(std::countr_zero(domains_[cell])) + 1;
      hint_.source.name = board_.text->genre->id;
      hint_.source.cells = {cell};
      return conclude(Verdict::found, "rule");
    }
  }

  // The next value that leads to a rule that cannot be obeyed, by the easiest rung. Auxiliary variables have such
  // values too: whether a line goes along an edge is often known before it is known of a cell what it is.
  void look_ahead(Fuel& fuel) {
    const Rung rung = rungs[rung_];
    for (; ahead_ < domains_.size() * values_; ++ahead_) {
      const auto variable = static_cast<Variable>(ahead_ / values_);
      const Values value = Values{1} << ahead_ % values_;
      if ((domains_[variable] & value) == 0 || domains_[variable] == value) continue;
      if (fuel.is_spent()) return;
      if (!supposition_.refutes(variable, value, rung.levels, rung.rules, fuel)) continue;
      Step step = {supposition_.rules().back(), "look-ahead", changed_by_[variable], {}};
      if (!is_to_end_) {
        step.rules = supposition_.rules();
        for (const std::uint32_t rule : step.rules) {
          const auto premises = premises_of(rule);
          step.premises.insert(step.premises.end(), premises.begin(), premises.end());
        }
        for (const auto& [forced, its_value] : supposition_.forced())
          step.forced.push_back(placement(forced, static_cast<unsigned>(std::countr_zero(its_value))));
      }
      keep({variable}, {domains_[variable]}, {domains_[variable] & ~value}, std::move(step));
      is_refuted_ = true;
      hint_.grade = std::max(hint_.grade, rung.grade);
      if (is_to_end_) return;  // and goes on from here: the order of steps does not count
      ahead_ = 0;
      rung_ = 0;
      return;
    }
    ahead_ = 0;
    rung_ = is_to_end_ && is_refuted_ ? 0 : rung_ + 1;
    is_refuted_ = false;
    if (rung_ == std::size(rungs)) conclude(Verdict::stuck, "");
  }

  void keep(const std::vector<Variable>& variables, const std::vector<Values>& before, const std::vector<Values>& after,
            Step step) {
    std::uint32_t cell = none;
    const auto number = static_cast<std::uint32_t>(steps_.size());
    for (std::size_t at = 0; at < after.size(); ++at) {
      const Variable variable = variables[at];
      if (after[at] == before[at]) continue;
      domains_[variable] = after[at];
      changed_by_[variable].push_back(number);
      for (const std::uint32_t other : rules_.of(variable)) waits_[other] = true;
      for (const std::uint32_t other : rules_.pairs_of(variable)) waits_[other] = true;
      if (variable >= board_.cells()) continue;
      network::for_values(before[at] & ~after[at],
                          [&](unsigned value) { step.eliminated.push_back(placement(variable, value)); });
      if (cell == none && std::has_single_bit(after[at]) && board_.givens[variable] == 0) cell = variable;
    }
    if (is_to_end_) return;
    if (cell == none) {
      steps_.push_back(std::move(step));
      return;
    }
    hint_.cell = cell;
    hint_.value = static_cast<std::uint32_t>(std::countr_zero(domains_[cell])) + 1;
    for (const std::uint32_t premise : changed_by_[cell])
      if (premise != number) step.premises.push_back(premise);
    conclude(Verdict::found, tell(step));
  }

  cover::Placement placement(Variable cell, unsigned value) const { return cell * board_.model->values + value; }

  bool is_decided() const {
    return std::all_of(domains_.begin(), domains_.begin() + static_cast<std::ptrdiff_t>(board_.cells()),
                       [](Values values) { return std::has_single_bit(values); });
  }

  std::vector<std::uint32_t> premises_of(std::uint32_t rule) const {
    std::vector<std::uint32_t> premises;
    if (is_to_end_) return premises;  // nobody asks for them
    for (const Variable variable : rules_.variables(rule))
      premises.insert(premises.end(), changed_by_[variable].begin(), changed_by_[variable].end());
    return premises;
  }

  // The rule of the last step, and the steps that it relies on. Returns the name of the last step.
  std::string_view tell(Step last) {
    if (is_to_end_) return last.name;
    hint_.source.name = board_.text->genre->id;
    hint_.source.cells = cells_of(last.rule);
    std::vector<bool> is_needed(steps_.size());
    for (const std::uint32_t premise : last.premises) is_needed[premise] = true;
    for (std::size_t at = steps_.size(); at-- > 0;) {
      if (!is_needed[at]) continue;
      for (const std::uint32_t premise : steps_[at].premises) is_needed[premise] = true;
    }
    for (std::size_t at = 0; at < steps_.size(); ++at) {
      if (!is_needed[at] || steps_[at].eliminated.empty()) continue;
      Step step = steps_[at];
      add_untold(step);
      add_reason(step);
    }
    add_untold(last);
    hint_.clues = clues_of(said_by(last));
    // A value that stands because the other one is refuted.
    if (last.name == "look-ahead") add_reason(last);
    return last.name;
  }

  // A step that excludes nothing of cells is not told by itself: its rules are those of the steps that rely on it.
  void add_untold(Step& step) const {
    std::vector<std::uint32_t> untold, open = step.premises;
    std::vector<bool> is_seen(steps_.size());
    while (!open.empty()) {
      const std::uint32_t at = open.back();
      open.pop_back();
      const Step& premise = steps_[at];
      if (is_seen[at] || !premise.eliminated.empty()) continue;
      is_seen[at] = true;
      const auto rules = said_by(premise);
      untold.insert(untold.end(), rules.begin(), rules.end());
      open.insert(open.end(), premise.premises.begin(), premise.premises.end());
      if (premise.name == "look-ahead") step.name = premise.name;
    }
    if (untold.empty()) return;
    step.rules = said_by(step);
    step.rules.insert(step.rules.begin(), untold.begin(), untold.end());
  }

  void add_reason(const Step& step) {
    Hint::Reason& reason = hint_.reasons.emplace_back();
    reason.rule = step.name;
    reason.because = cells_of(step.rule);
    reason.forced = step.forced;
    reason.eliminated = step.eliminated;
    reason.clues = clues_of(said_by(step));
  }

  static std::vector<std::uint32_t> said_by(const Step& step) {
    return step.rules.empty() ? std::vector{step.rule} : step.rules;
  }

  // Those that say one of the rules, each once, in the order of the text.
  std::vector<Hint::Clue> clues_of(const std::vector<std::uint32_t>& rules) {
    if (statements_.empty()) Statements::list(board_, {}, statements_);
    std::vector<char> says(statements_.size());
    for (const std::uint32_t rule : rules)
      for (const Place& place : rules_.clues(rule))
        for (std::size_t number = 0; number < says.size(); ++number)
          if (statements_[number].place == place) says[number] = 1;
    std::vector<Hint::Clue> clues;
    for (std::size_t number = 0; number < says.size(); ++number)
      if (says[number] != 0) clues.push_back({statements_[number].words, statements_[number].cells});
    return clues;
  }

  // For an auxiliary variable the cells that it is about.
  std::vector<std::uint32_t> cells_of(std::uint32_t rule) const {
    std::vector<std::uint32_t> cells;
    for (const Variable variable : rules_.variables(rule)) {
      if (variable < board_.cells()) cells.push_back(variable);
      if (variable < board_.cells() || !rules_.counts(rule)) continue;
      for (const std::uint32_t relation : rules_.of(variable))
        for (const Variable other : rules_.variables(relation))
          if (!rules_.counts(relation) && other < board_.cells()) cells.push_back(other);
    }
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
  }

  const Board& board_;
  const bool is_to_end_;         // instead of the first value
  std::size_t values_ = 1;       // of a variable, at most
  std::vector<Values> domains_;  // by variable
  SingleRules rules_;
  Supposition supposition_;
  bool is_refuted_ = false;  // something, since the placements were looked ahead of from the first one on
  std::vector<std::vector<std::uint32_t>> changed_by_;  // by variable: steps
  std::vector<bool> waits_;                             // by rule
  std::vector<Step> steps_;
  std::vector<why::Statement> statements_;  // once they are asked for
  bool is_filled_ = false;                  // every cell
  std::size_t ahead_ = 0;                   // the variable and value that is looked ahead of next,
  std::size_t rung_ = 0;                    //   by this rung
  bool is_over_ = false;
  Hint hint_;
};

}  // namespace

std::unique_ptr<HintSearch> search_hint(const Board& board) { return std::make_unique<RuleSearch>(board, false); }

std::unique_ptr<HintSearch> search_reasoning(const Board& board) { return std::make_unique<RuleSearch>(board, true); }

}  // namespace quadrille::grid
