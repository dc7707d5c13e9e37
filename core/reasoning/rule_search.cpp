#include "core/reasoning/rule_search.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <iterator>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "core/reasoning/number_set.hpp"
#include "core/reasoning/patterns.hpp"
#include "core/reasoning/supposition.hpp"

namespace quadrille::reasoning {

namespace {

constexpr std::uint32_t none = ~std::uint32_t{0};
constexpr std::size_t any = ~std::size_t{0};

// A way to refute a value: within a number of levels, by a number of rules together. From easy to hard, for the grades
// from 2 on; grade 1 is one rule by itself.
struct Rung {
  unsigned grade;
  Supposition::Reach reach;
  bool has_cases = false;
};
constexpr Rung rungs[] = {{2, {1, 2}},   {3, {3, 4}},   {3, {3, 4}, true}, {4, {1, any}},  {4, {1, any}, true},
                          {4, {2, any}}, {4, {4, any}}, {4, {8, any}},     {4, {16, any}}, {5, {64, any}}};
constexpr unsigned grade_of_pairs = 2;
// A step that relies on more edges than this shows none of them.
constexpr std::size_t most_drawn = 64;

// Work of suppositions for one hint. A person would not follow a hint that needs more.
constexpr std::int64_t most_supposing = 3000 * work_per_ms;
// Work for the cases of one rung; a rung that needs more is skipped.
constexpr std::int64_t most_for_cases = 500 * work_per_ms, most_for_cases_to_end = 2000 * work_per_ms;

class RuleSearch final : public HintSearch {
 public:
  RuleSearch(Reasoning reasoning, Goal goal)
      : board_(std::move(reasoning)),
        goal_(goal),
        domains_(board_.domains),
        rules_(*board_.rules),
        cells_(board_.places.size()),
        edges_of_(edges_by_variable(board_)),
        order_(order_of(board_)),
        clues_(clues_in(board_)),
        supposition_(rules_, domains_, cells_, shown_of(board_)),
        patterns_(board_.patterns.get(), domains_),
        changed_by_(domains_.size()) {
    for (const Values domain : domains_)
      values_ = std::max<std::size_t>(values_, static_cast<std::size_t>(std::bit_width(domain)));
    is_complete = board_.is_complete;
    if (board_.is_impossible) conclude(Verdict::none, "broken-rule");
    is_given_ = board_.is_given;
    for (const Reasoning::Edge& edge : board_.edges) is_drawn_.push_back(edge.is_drawn);
    is_filled_ = is_all_given();
    if (!is_to_end() && !is_over_) find_only_value();
  }

  unsigned least_grade() const override { return std::max(hardest_, rung_ > 0 ? rungs[rung_].grade : 1); }
  bool advance(Fuel& fuel) override {
    fuel.work -= std::exchange(owed_, 0);
    while (!is_over_ && !fuel.is_spent()) {
      if (!patterns_.is_done()) {
        if (const Patterns::About* about = patterns_.advance(fuel)) keep_seen(*about);
        continue;
      }
      if (!is_prepared_) {
        if (!rules_.prepare(fuel)) return false;
        is_prepared_ = true;
        waits_.fill(rules_.size_with_pairs());
        supposition_.prepare();
        continue;
      }
      const std::uint32_t rule = waits_.first();
      fuel.work -= 1 + rule / 64;
      const bool waits = rule < rules_.size_with_pairs();
      if (waits && rule >= rules_.size()) fuel.work -= static_cast<std::int64_t>(cells_ / 8);
      if (rule < rules_.size() || (waits && !is_done() && !is_decided())) {
        waits_.remove(rule);
        ask(rule, fuel);
      } else if (is_done()) {
        conclude(Verdict::solved, "");
      } else {
        look_ahead(fuel);
      }
    }
    return is_over_;
  }

 private:
  using Outcome = Rules::Outcome;

  // What a rule, a pattern or a supposition removed.
  struct Step {
    std::uint32_t rule;                        // `none` for a pattern
    std::string_view name;                     // of the kind of step
    std::vector<std::uint32_t> premises;       // earlier steps that this one relies on
    std::vector<cover::Placement> eliminated;  // from cells
    // For a look ahead: the rules that lead to the broken one, and what follows before that.
    std::vector<std::uint32_t> rules = {};
    std::vector<cover::Placement> forced = {};
    unsigned grade = 1;
    // For a pattern: the cells that it is about. `statements`: of a pattern, and of premises that are not shown.
    std::vector<std::uint32_t> cells = {};
    why::Numbers statements = {};
    // If edges are drawn: those that follow, those that it relies on, and of a look ahead what follows before that.
    std::vector<Hint::Edge> edges = {}, drawn = {}, forced_edges = {};
    bool is_said = false;

    bool says_something() const { return !eliminated.empty() || !edges.empty(); }
  };

  Hint found() override {
    Hint hint = std::exchange(hint_, Hint());
    if (goal_ == Goal::path && hint.verdict == Verdict::found) {
      is_over_ = false;
      go_on();
    }
    return hint;
  }

  // Goes on to the next step of a path: a cell that earlier steps have left one value, if there is one.
  void go_on() {
    owed_ += static_cast<std::int64_t>((cells_ + board_.edges.size() + board_.statements.size() + steps_.size()) / 4);
    supposing_ = 0;
    on_cases_ = {};
    is_filled_ = is_all_given();
    for (Variable cell = 0; cell < cells_ && !draws_edges(); ++cell) {
      if (is_given_[cell] == 0 && std::has_single_bit(domains_[cell]) && !changed_by_[cell].empty())
        return conclude_value(cell);
    }
    find_only_value();
  }

  void conclude(Verdict verdict, std::string_view rule) {
    if (is_to_end()) {
      hint_.grade = hardest_;
      hint_.supposed = supposed_;
    }
    hint_.verdict = verdict;
    hint_.rule = rule;
    is_over_ = true;
  }

  void ask(std::uint32_t rule, Fuel& fuel) {
    const Outcome outcome = rules_.narrow(rule, domains_, fuel);
    if (outcome == Outcome::same) return;
    fuel.work -= static_cast<std::int64_t>(rules_.relied_on(rule).size() + steps_.size() / 64);
    Step step = {rule, "rule", premises_of(rules_.relied_on(rule)), {}};
    step.drawn = drawn_of(rules_.relied_on(rule));
    if (rules_.statements(rule).size() > 1 || rule >= rules_.size()) step.grade = grade_of_pairs;
    if (rule >= rules_.size()) {
      step.rules = {rules_.pair(rule)[0], rules_.pair(rule)[1]};
    }
    if (outcome == Outcome::narrowed)
      return keep(rules_.variables(rule), rules_.before(), rules_.after(), std::move(step));
    say(step);
    conclude(Verdict::none, "broken-rule");
  }

  // Keeps what follows from a pattern.
  void keep_seen(const Patterns::About& about) {
    const Sighting& seen = patterns_.seen();
    Step step = {none, about.name, premises_of(seen.relies_on), {}};
    step.grade = about.grade;
    step.cells = seen.cells;
    step.statements = seen.statements.empty() ? statements_at(seen.clues) : seen.statements;
    step.drawn = drawn_of(seen.relies_on);
    std::vector<Variable> variables;
    std::vector<Values> before, after;
    for (const auto& [variable, values] : seen.left) {
      const Variable its = variable;
      const auto at = static_cast<std::size_t>(std::find(variables.begin(), variables.end(), its) - variables.begin());
      if (at == variables.size()) {
        variables.push_back(its);
        before.push_back(domains_[its]);
        after.push_back(domains_[its]);
      }
      after[at] &= values;
    }
    if (std::find(after.begin(), after.end(), Values{0}) == after.end())
      return keep(variables, before, after, std::move(step));
    say(step);
    conclude(Verdict::none, "broken-rule");
  }

  // The clues in these cells.
  why::Numbers statements_at(const std::vector<std::uint32_t>& cells) const {
    why::Numbers numbers;
    for (const std::uint32_t cell : cells)
      for (auto at = std::lower_bound(clues_.begin(), clues_.end(), Clue{cell, 0});
           at != clues_.end() && at->first == cell; ++at)
        numbers.push_back(at->second);
    std::sort(numbers.begin(), numbers.end());
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    return numbers;
  }

  // A clue is a statement about one cell that the player has not filled in.
  using Clue = std::pair<std::uint32_t, why::Number>;  // by cell
  static std::vector<Clue> clues_in(const Reasoning& board) {
    std::vector<Clue> clues;
    for (why::Number number = 0; number < board.statements.size(); ++number) {
      const auto& about = board.statements[number].cells;
      const bool is_entry = number < board.is_entry.size() && board.is_entry[number] != 0;
      if (!is_entry && about.size() == 1) clues.emplace_back(about[0], number);
    }
    std::sort(clues.begin(), clues.end());
    return clues;
  }

  // Finds a cell with only one possible value from the beginning, such as that of a region of one cell.
  void find_only_value() {
    if (draws_edges()) return find_other_side();
    for (Variable cell = 0; cell < cells_; ++cell) {
      if (is_given_[cell] != 0 || !std::has_single_bit(domains_[cell])) continue;
      is_given_[cell] = 1;
      hint_.grade = 1;
      hint_.cell = board_.places[cell];
      hint_.value = static_cast<std::uint32_t>(std::countr_zero(domains_[cell])) + 1;
      hint_.source.name = board_.source;
      hint_.source.cells = {hint_.cell};
      return conclude(Verdict::found, "rule");
    }
  }

  // Finds an edge whose value is known and not drawn: at a corner of the board, where both edges have one variable, or
  // at the border beside a cell that is filled in.
  void find_other_side() {
    for (const Reasoning::Edge& edge : board_.edges) {
      const Values value = domains_[edge.variable];
      const auto& edges = edges_of_[edge.variable];
      const auto is_drawn = [this](std::uint32_t at) { return is_drawn_[at] != 0; };
      if (!std::has_single_bit(value) || std::all_of(edges.begin(), edges.end(), is_drawn)) continue;
      for (const std::uint32_t at : edges) (is_drawn(at) ? hint_.drawn : hint_.edges).push_back(edge_at(at, value));
      for (const std::uint32_t at : edges) is_drawn_[at] = 1;
      hint_.grade = 1;
      hint_.source.name = board_.source;
      return conclude(Verdict::found, edges.size() == 1 ? "rule" : value == 2 ? "one-way" : "dead-end");
    }
  }

  // Finds the next value that leads to a broken rule, by the easiest rung. Values of auxiliary variables are tried too:
  // whether a line goes along an edge is often known before the value of any cell.
  void look_ahead(Fuel& fuel) {
    const Rung rung = rungs[rung_];
    for (; ahead_ < domains_.size() * values_ && !is_too_long(rung_); ++ahead_) {
      const Variable variable = order_[ahead_ / values_];
      const Values value = Values{1} << ahead_ % values_;
      if (ahead_ % 8 == 0) --fuel.work;
      if ((domains_[variable] & value) == 0 || domains_[variable] == value) continue;
      if (fuel.is_spent()) return;
      const std::int64_t left = fuel.work;
      const bool is_refuted = rung.has_cases ? supposition_.refutes_by_cases({variable, value}, rung.reach, fuel)
                                             : supposition_.refutes({variable, value}, rung.reach, fuel);
      supposing_ += left - fuel.work;
      if (rung.has_cases) on_cases_[rung_] += left - fuel.work;
      if (!is_to_end() && supposing_ > most_supposing) return conclude(Verdict::stuck, "");
      if (!is_refuted) continue;
      Step step = {supposition_.rules().back(), "look-ahead", changed_by_[variable], {}};
      step.grade = rung.grade;
      if (rung.reach.rules == any) supposed_ = std::max(supposed_, rung.reach.levels);
      if (!is_to_end()) {
        step.rules = supposition_.rules();
        const auto premises = premises_of(supposition_.relied_on());
        step.premises.insert(step.premises.end(), premises.begin(), premises.end());
        step.drawn = drawn_of(supposition_.relied_on());
        for (const auto& [forced, its_value] : supposition_.forced()) {
          if (draws_edges())
            append_edges(forced, its_value, step.forced_edges);
          else
            step.forced.push_back(placement(forced, static_cast<unsigned>(std::countr_zero(its_value))));
        }
      }
      keep({variable}, {domains_[variable]}, {domains_[variable] & ~value}, std::move(step));
      is_refuted_ = true;
      if (is_to_end()) return;  // the next call goes on from here, since the order of steps does not matter
      ahead_ = 0;
      rung_ = 0;
      return;
    }
    ahead_ = 0;
    rung_ = is_to_end() && is_refuted_ ? 0 : rung_ + 1;
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
      supposition_.note(variable);
      changed_by_[variable].push_back(number);
      patterns_.note(variable);
      if (is_prepared_) {  // before that all rules wait anyway
        for (const std::uint32_t other : rules_.of(variable)) waits_.add(other);
        for (const std::uint32_t other : rules_.pairs_of(variable)) waits_.add(other);
      }
      if (std::has_single_bit(after[at]) && !is_to_end()) {
        append_edges(variable, after[at], step.edges);
        for (const std::uint32_t edge : edges_of_[variable]) is_drawn_[edge] = 1;
      }
      if (variable >= cells_ || (draws_edges() && (after[at] & ~board_.marked) != 0)) continue;
      if (!draws_edges())
        network::for_values(before[at] & ~after[at],
                            [&](unsigned value) { step.eliminated.push_back(placement(variable, value)); });
      if (!std::has_single_bit(after[at]) || is_given_[variable] != 0) continue;
      if (cell == none) cell = variable;
      if ((step.rule == none || draws_edges()) && !is_to_end()) mark(variable);
    }
    hardest_ = std::max(hardest_, step.grade);
    if (is_to_end()) return;
    hint_.edges = step.edges;
    steps_.push_back(std::move(step));
    if (cell != none) return conclude_value(cell);
    if (!hint_.edges.empty()) return conclude(Verdict::found, say(steps_.back()));
    if (!board_.notes_candidates || steps_.back().eliminated.empty()) return;
    for (const cover::Placement gone : steps_.back().eliminated)
      hint_.eliminated.push_back({gone / board_.values, gone % board_.values + 1});
    const std::string_view name = say(steps_.back());
    if (name != "look-ahead") add_reason(steps_.back());
    conclude(Verdict::found, name);
  }

  // Adds the only value that is left to a cell to the marks of the hint; a pattern may leave several.
  void mark(Variable cell) {
    is_given_[cell] = 1;
    hint_.marks.push_back({board_.places[cell], static_cast<std::uint32_t>(std::countr_zero(domains_[cell])) + 1});
  }

  // Concludes the only value of a cell, which the last step that changed it has left.
  void conclude_value(Variable cell) {
    is_given_[cell] = 1;
    hint_.cell = board_.places[cell];
    hint_.value = static_cast<std::uint32_t>(std::countr_zero(domains_[cell])) + 1;
    Step& step = steps_[changed_by_[cell].back()];
    for (const std::uint32_t premise : changed_by_[cell])
      if (premise != changed_by_[cell].back()) step.premises.push_back(premise);
    conclude(Verdict::found, say(step));
  }

  bool is_too_long(std::size_t rung) const {
    return on_cases_[rung] > (is_to_end() ? most_for_cases_to_end : most_for_cases);
  }

  cover::Placement placement(Variable cell, unsigned value) const {
    return board_.places[cell] * board_.values + value;
  }

  bool is_to_end() const { return goal_ == Goal::end; }
  // A solved path has to leave one value to each cell, also to cells that nobody fills in.
  bool is_done() const {
    if (is_to_end()) return is_decided();
    return is_filled_ && (goal_ == Goal::step || draws_edges() || is_decided());
  }
  bool draws_edges() const { return !board_.edges.empty(); }

  // Whether every value or edge is drawn or said.
  bool is_all_given() const {
    const auto& given = draws_edges() ? is_drawn_ : is_given_;
    return std::find(given.begin(), given.end(), 0) == given.end();
  }

  static std::vector<std::vector<std::uint32_t>> edges_by_variable(const Reasoning& board) {
    std::vector<std::vector<std::uint32_t>> edges(board.domains.size());
    for (std::size_t edge = 0; edge < board.edges.size(); ++edge)
      edges[board.edges[edge].variable].push_back(static_cast<std::uint32_t>(edge));
    return edges;
  }

  // By variable: whether suppositions show its value. They show what is drawn: edges if there are any, else cells.
  static std::vector<char> shown_of(const Reasoning& board) {
    std::vector<char> is_shown(board.domains.size());
    for (const Reasoning::Edge& edge : board.edges) is_shown[edge.variable] = 1;
    if (board.edges.empty()) std::fill_n(is_shown.begin(), board.places.size(), 1);
    return is_shown;
  }

  // The order in which values of variables are supposed: what is drawn comes first.
  static std::vector<Variable> order_of(const Reasoning& board) {
    std::vector<Variable> order;
    std::vector<char> is_in(board.domains.size());
    for (const Reasoning::Edge& edge : board.edges)
      if (std::exchange(is_in[edge.variable], 1) == 0) order.push_back(edge.variable);
    for (Variable variable = 0; variable < is_in.size(); ++variable)
      if (is_in[variable] == 0) order.push_back(variable);
    return order;
  }

  Hint::Edge edge_at(std::uint32_t number, Values value) const {
    const Reasoning::Edge& edge = board_.edges[number];
    return {edge.cell, edge.side, value == 2};
  }
  void append_edges(Variable variable, Values value, std::vector<Hint::Edge>& edges) const {
    for (const std::uint32_t number : edges_of_[variable]) edges.push_back(edge_at(number, value));
  }

  // The drawn edges among the variables that a step relies on; none if there are too many to be shown.
  std::vector<Hint::Edge> drawn_of(const std::vector<Variable>& variables) const {
    std::vector<Hint::Edge> drawn;
    if (is_to_end() || !draws_edges() || variables.size() > most_drawn) return drawn;
    for (std::size_t at = 0; at < variables.size(); ++at) {
      const Variable variable = variables[at];
      const auto end = variables.begin() + static_cast<std::ptrdiff_t>(at);
      const auto& edges = edges_of_[variable];
      if (!edges.empty() && is_drawn_[edges[0]] != 0 && std::find(variables.begin(), end, variable) == end)
        append_edges(variable, domains_[variable], drawn);
    }
    return drawn;
  }

  bool is_decided() const {
    return std::all_of(domains_.begin(), domains_.begin() + static_cast<std::ptrdiff_t>(cells_),
                       [](Values values) { return std::has_single_bit(values); });
  }

  // The steps that changed these variables, each once: a rule about the whole board relies on thousands of variables.
  std::vector<std::uint32_t> premises_of(const std::vector<Variable>& variables) const {
    std::vector<std::uint32_t> premises;
    if (is_to_end()) return premises;  // nobody asks for them
    std::vector<bool> is_seen(steps_.size());
    for (auto variable = variables.rbegin(); variable != variables.rend(); ++variable) {
      const auto& steps = changed_by_[*variable];
      for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
        if (is_seen[*step]) continue;
        is_seen[*step] = true;
        premises.push_back(*step);
      }
    }
    std::reverse(premises.begin(), premises.end());
    return premises;
  }

  // Writes to the hint the rule of a step, and the steps that it relies on, unless earlier hints said them. Returns the
  // name of the step.
  std::string_view say(Step& step_to_say) {
    if (is_to_end()) return step_to_say.name;
    Step last = step_to_say;
    hint_.grade = last.grade;
    hint_.constraint = unsaid(last.rule);
    hint_.source.name = board_.source;
    hint_.source.cells = cells_of(last);
    std::vector<bool> is_needed(steps_.size());
    for (const std::uint32_t premise : last.premises) is_needed[premise] = true;
    for (std::size_t at = steps_.size(); at-- > 0;) {
      if (!is_needed[at] || (draws_edges() && steps_[at].is_said)) continue;
      for (const std::uint32_t premise : steps_[at].premises) is_needed[premise] = true;
    }
    for (std::size_t at = 0; at < steps_.size(); ++at) {
      if (!is_needed[at] || steps_[at].is_said) continue;
      hint_.grade = std::max(hint_.grade, steps_[at].grade);
      if (!steps_[at].says_something()) continue;
      Step step = steps_[at];
      add_unsaid(step);
      add_reason(step);
      steps_[at].is_said = true;
    }
    add_unsaid(last);
    hint_.clues = clues_of(last);
    hint_.drawn = last.drawn;
    // The value follows because the other one is refuted.
    if (last.name == "look-ahead" && !last.is_said) add_reason(last);
    step_to_say.is_said = true;
    return last.name;
  }

  // Adds the rules of premises that exclude nothing of cells, since such a premise is not said by itself.
  void add_unsaid(Step& step) const {
    std::vector<std::uint32_t> unsaid_rules, open = step.premises;
    std::vector<bool> is_seen(steps_.size());
    while (!open.empty()) {
      const std::uint32_t at = open.back();
      open.pop_back();
      const Step& premise = steps_[at];
      if (is_seen[at] || premise.says_something()) continue;
      is_seen[at] = true;
      const auto rules = said_by(premise);
      unsaid_rules.insert(unsaid_rules.end(), rules.begin(), rules.end());
      step.statements.insert(step.statements.end(), premise.statements.begin(), premise.statements.end());
      step.drawn.insert(step.drawn.end(), premise.drawn.begin(), premise.drawn.end());
      open.insert(open.end(), premise.premises.begin(), premise.premises.end());
      if (premise.name == "look-ahead") step.name = premise.name;
    }
    if (unsaid_rules.empty()) return;
    step.rules = said_by(step);
    step.rules.insert(step.rules.begin(), unsaid_rules.begin(), unsaid_rules.end());
  }

  void add_reason(const Step& step) {
    Hint::Reason& reason = hint_.reasons.emplace_back();
    reason.rule = step.name;
    reason.constraint = unsaid(step.rule);
    reason.because = cells_of(step);
    reason.forced = step.forced;
    reason.eliminated = step.eliminated;
    reason.edges = step.edges;
    reason.forced_edges = step.forced_edges;
    reason.clues = clues_of(step);
  }

  // The words of a rule; or its kind, if it comes from no statement.
  std::string_view unsaid(std::uint32_t rule) const {
    if (board_.words != nullptr && rule < rules_.size())
      if (const auto words = board_.words->find(rules_.variables(rule)); !words.empty()) return words;
    return rule < rules_.size() && rules_.statements(rule).empty() ? rules_.kind(rule) : "";
  }

  static std::vector<std::uint32_t> said_by(const Step& step) {
    if (!step.rules.empty()) return step.rules;
    return step.rule == none ? std::vector<std::uint32_t>() : std::vector{step.rule};
  }

  // The clues that a step comes from, each once, in the order of the text.
  std::vector<Hint::Clue> clues_of(const Step& step) const {
    std::vector<char> says(board_.statements.size());
    for (const why::Number number : step.statements) says[number] = 1;
    for (const std::uint32_t rule : said_by(step))
      for (const why::Number number : rules_.statements(rule)) says[number] = 1;
    std::vector<Hint::Clue> clues;
    for (std::size_t number = 0; number < says.size(); ++number)
      if (says[number] != 0) clues.push_back({board_.statements[number].words, board_.statements[number].cells});
    return clues;
  }

  std::vector<std::uint32_t> cells_of(const Step& step) const {
    return step.rule == none ? step.cells : cells_of(step.rule);
  }
  // The cells of a rule; in place of an auxiliary variable, the cells of the relations that it is in.
  std::vector<std::uint32_t> cells_of(std::uint32_t rule) const {
    std::vector<std::uint32_t> cells;
    for (const Variable variable : rules_.variables(rule)) {
      if (variable < cells_) cells.push_back(board_.places[variable]);
      if (variable < cells_ || !rules_.counts(rule)) continue;
      for (const std::uint32_t relation : rules_.of(variable))
        for (const Variable other : rules_.variables(relation))
          if (!rules_.counts(relation) && other < cells_) cells.push_back(board_.places[other]);
    }
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
  }

  const Reasoning board_;
  const Goal goal_;
  std::size_t values_ = 1;       // the largest number of values of a variable
  std::vector<Values> domains_;  // by variable
  Rules& rules_;
  const std::size_t cells_;
  const std::vector<std::vector<std::uint32_t>> edges_of_;  // by variable
  const std::vector<Variable> order_;                       // see `order_of`
  const std::vector<Clue> clues_;                           // sorted
  std::vector<char> is_drawn_;                              // by edge: it was drawn at first, or a hint has said it
  Supposition supposition_;
  PatternSearch patterns_;
  std::vector<char> is_given_;                                // by cell: it had a value at first, or a hint has said it
  std::size_t supposed_ = 0;                                  // steps of the longest supposition so far
  unsigned hardest_ = 1;                                      // grade of the steps so far
  std::int64_t supposing_ = 0;                                // work of the suppositions for this hint
  std::array<std::int64_t, std::size(rungs)> on_cases_ = {};  // of that, by rung
  bool is_refuted_ = false;                                   // some value was refuted since `ahead_` was 0
  std::vector<std::vector<std::uint32_t>> changed_by_;        // by variable: steps
  bool is_prepared_ = false;
  NumberSet waits_;
  std::vector<Step> steps_;
  bool is_filled_ = false;  // see `is_all_given`
  std::size_t ahead_ = 0;   // variable and value to suppose next: index in `order_` · `values_` + value
  std::size_t rung_ = 0;    // by this rung
  bool is_over_ = false;
  std::int64_t owed_ = 0;  // work for the last hint of a path, which the next call pays for
  Hint hint_;
};

}  // namespace

std::unique_ptr<HintSearch> search_reasons(Reasoning reasoning, Goal goal) {
  return std::make_unique<RuleSearch>(std::move(reasoning), goal);
}

}  // namespace quadrille::reasoning
