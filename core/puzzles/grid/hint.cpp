#include "core/puzzles/grid/hint.hpp"

#include <algorithm>
#include <bit>
#include <memory>
#include <utility>
#include <vector>

#include "core/network/filters/connected.hpp"
#include "core/network/filters/lines.hpp"
#include "core/network/form/part_filter.hpp"
#include "core/puzzles/grid/genre.hpp"

namespace quadrille::grid {

namespace {

constexpr std::uint32_t none = ~std::uint32_t{0};
// Rules that may follow from a value that is supposed: with more, nobody sees it.
constexpr std::size_t most_ahead = 31;

// A constraint of a network as a network of its own, whose variables are numbered anew.
struct Alone {
  Network network;
  std::vector<Variable> variables;  // of the whole network, by those of this one
};

using Rules = std::vector<std::unique_ptr<Alone>>;  // pointers: a network is large to move

class Splitter {
 public:
  Splitter(const Network& whole, Rules& rules) : whole_(whole), rules_(rules) {}

  void add_all() {
    for (const auto& each : whole_.different) {
      add(each.variables).different.push_back(each);
      renumber(rules_.back()->network.different[0].variables);
    }
    for (const auto& each : whole_.relations) {
      Network& network = add({each.a, each.b});
      network.relations.push_back({number_of(each.a), number_of(each.b), each.allowed});
    }
    for (const auto& each : whole_.sums) {
      if (each.is_derived) continue;
      std::vector<Variable> variables;
      for (const auto& term : each.terms) variables.push_back(term.variable);
      add(std::move(variables)).sums.push_back(each);
      for (auto& term : rules_.back()->network.sums[0].terms) term.variable = number_of(term.variable);
    }
    for (const auto& each : whole_.sequences) {
      Network& network = add(each.variables);
      network.sequences.push_back({.variables = each.variables, .diagram = 0});
      network.diagrams.push_back(whole_.diagrams[each.diagram]);
      renumber(network.sequences[0].variables);
    }
    for (const auto& each : whole_.connected) {
      std::vector<Variable> variables;
      for (const auto& node : each.nodes) variables.push_back(node.variable);
      add(std::move(variables)).connected.push_back(each);
      for (auto& node : rules_.back()->network.connected[0].nodes) node.variable = number_of(node.variable);
    }
    for (const auto& each : whole_.lines) {
      std::vector<Variable> variables;
      for (const auto& edge : each.edges) variables.push_back(edge.variable);
      add(std::move(variables)).lines.push_back(each);
      for (auto& edge : rules_.back()->network.lines[0].edges) edge.variable = number_of(edge.variable);
    }
  }

 private:
  [[gnu::noinline]] Network& add(std::vector<Variable> variables) {
    std::sort(variables.begin(), variables.end());
    variables.erase(std::unique(variables.begin(), variables.end()), variables.end());
    Alone& alone = *rules_.emplace_back(std::make_unique<Alone>());
    alone.variables = std::move(variables);
    alone.network.cells = alone.variables.size();
    for (const Variable variable : alone.variables) alone.network.domains.push_back(whole_.domains[variable]);
    return alone.network;
  }
  // By the variables of the last one.
  Variable number_of(Variable variable) const {
    const auto& known = rules_.back()->variables;
    return static_cast<Variable>(std::lower_bound(known.begin(), known.end(), variable) - known.begin());
  }
  void renumber(std::vector<Variable>& variables) const {
    for (Variable& variable : variables) variable = number_of(variable);
  }

  const Network& whole_;
  Rules& rules_;
};

class RuleSearch final : public HintSearch {
 public:
  explicit RuleSearch(const Board& board, bool is_to_end)
      : board_(board), is_to_end_(is_to_end), domains_(problem_of(board).candidates) {
    const Network& network = board.model->network;
    for (std::size_t variable = domains_.size(); variable < network.domains.size(); ++variable)
      domains_.push_back(network::all_values(network.domains[variable].values));
    changed_by_.resize(domains_.size());
    Splitter(network, rules_).add_all();
    std::stable_sort(rules_.begin(), rules_.end(),
                     [](const auto& a, const auto& b) { return a->variables.size() < b->variables.size(); });
    rules_of_.resize(domains_.size());
    for (std::uint32_t rule = 0; rule < rules_.size(); ++rule)
      for (const Variable variable : rules_[rule]->variables) rules_of_[variable].push_back(rule);
    waits_.assign(rules_.size(), true);
    if (network.is_impossible) conclude(Verdict::none, "broken-rule");
    is_filled_ = std::find(board.givens.begin(), board.givens.end(), 0) == board.givens.end();
  }

  bool advance(Fuel& fuel) override {
    while (!is_over_ && !fuel.is_spent()) {
      const auto next = std::find(waits_.begin(), waits_.end(), true);
      fuel.work -= 1 + static_cast<std::int64_t>(next - waits_.begin()) / 64;
      if (next != waits_.end()) {
        *next = false;
        ask(static_cast<std::uint32_t>(next - waits_.begin()), fuel);
      } else if (is_to_end_ ? is_decided() : is_filled_) {
        conclude(Verdict::solved, !is_to_end_ ? "" : needs_two_ ? "look-ahead" : "rule");
      } else {
        look_ahead(fuel);
      }
    }
    return is_over_;
  }

 private:
  // What a rule took away.
  struct Step {
    std::uint32_t rule;
    std::string_view name;                     // of the kind of step
    std::vector<std::uint32_t> premises;       // earlier steps
    std::vector<cover::Placement> eliminated;  // of cells
  };

  Hint found() override { return std::move(hint_); }

  void conclude(Verdict verdict, std::string_view rule) {
    hint_.verdict = verdict;
    hint_.rule = rule;
    is_over_ = true;
  }

  void ask(std::uint32_t number, Fuel& fuel) {
    const Alone& rule = *rules_[number];
    std::vector<Values> before, after;
    Step step = {number, "rule", premises_of(rule), {}};
    switch (narrow(rule, domains_, before, after, fuel)) {
      case Outcome::same: break;
      case Outcome::narrowed: keep(rule.variables, before, after, std::move(step)); break;
      case Outcome::impossible: tell(step); conclude(Verdict::none, "broken-rule");
    }
  }

  enum class Outcome : std::uint8_t { same, narrowed, impossible };

  // What a rule alone leaves of its variables.
  static Outcome narrow(const Alone& rule, const std::vector<Values>& domains, std::vector<Values>& before,
                        std::vector<Values>& after, Fuel& fuel) {
    before.clear();
    for (const Variable variable : rule.variables) before.push_back(domains[variable]);
    network::FormParts parts;
    fuel.work -= static_cast<std::int64_t>(before.size());
    if (!rule.network.connected.empty()) return narrow_graph(rule.network, before, after);
    if (!rule.network.lines.empty()) return narrow_lines(rule.network, before, after);
    const bool is_refused = network::find_form_parts(rule.network, before, parts).has_value();
    fuel.work -= static_cast<std::int64_t>(parts.entries);
    if (is_refused) return Outcome::same;
    if (!parts.is_impossible) fuel.work -= network::filter_parts(rule.network, parts);
    if (!parts.is_impossible) find_places(rule, parts);
    after = std::move(parts.domains);
    if (parts.is_impossible || std::find(after.begin(), after.end(), Values{0}) != after.end())
      return Outcome::impossible;
    return after == before ? Outcome::same : Outcome::narrowed;
  }

  static Outcome narrow_graph(const Network& network, const std::vector<Values>& before, std::vector<Values>& after) {
    network::ConnectedPart connected;
    connected.open(network);
    if (!connected.filter(0, before)) return Outcome::impossible;
    after = before;
    const auto variables = connected.variables(0);
    for (std::size_t node = 0; node < variables.size(); ++node) after[variables[node]] = connected.kept()[node];
    return after == before ? Outcome::same : Outcome::narrowed;
  }

  static Outcome narrow_lines(const Network& network, const std::vector<Values>& before, std::vector<Values>& after) {
    network::LinesPart lines;
    lines.open(network);
    if (!lines.filter(0, before)) return Outcome::impossible;
    after.assign(lines.kept(), lines.kept() + before.size());
    return after == before ? Outcome::same : Outcome::narrowed;
  }

  // The next value that leads to a rule that cannot be obeyed, by at most `longest_` rules that follow from it; first
  // those that lead there at once.
  void look_ahead(Fuel& fuel) {
    for (; ahead_ < board_.cells() * board_.model->values; ++ahead_) {
      const auto cell = static_cast<Variable>(ahead_ / board_.model->values);
      const Values value = Values{1} << ahead_ % board_.model->values;
      if ((domains_[cell] & value) == 0 || domains_[cell] == value) continue;
      if (fuel.is_spent()) return;
      Step step = {0, "look-ahead", changed_by_[cell], {}};
      if (!refutes(cell, value, step, fuel)) continue;
      keep({cell}, {domains_[cell]}, {domains_[cell] & ~value}, std::move(step));
      is_refuted_ = true;
      if (longest_ > 0) needs_two_ = true;
      if (is_to_end_) return;  // and goes on from here: the order of steps does not count
      ahead_ = 0;
      longest_ = 0;
      return;
    }
    ahead_ = 0;
    longest_ = is_to_end_ && is_refuted_ ? 0 : 2 * longest_ + 1;
    is_refuted_ = false;
    if (longest_ > (is_to_end_ ? 1 : most_ahead)) conclude(Verdict::stuck, "");
  }

  bool refutes(Variable cell, Values value, Step& step, Fuel& fuel) const {
    std::vector<Values> domains = domains_, before, after;
    domains[cell] = value;
    std::vector<std::uint32_t> waiting = rules_of_[cell];
    std::size_t followed = 0;
    for (std::size_t at = 0; at < waiting.size(); ++at) {
      const Alone& rule = *rules_[waiting[at]];
      const Outcome outcome = narrow(rule, domains, before, after, fuel);
      if (outcome == Outcome::same) continue;
      const std::vector<std::uint32_t> premises = premises_of(rule);
      step.premises.insert(step.premises.end(), premises.begin(), premises.end());
      step.rule = waiting[at];
      if (outcome == Outcome::impossible) return true;
      // What the supposed value itself says through a relation of two cells is not counted.
      if (rule.variables.size() > 2 && followed++ == longest_) return false;
      for (std::size_t i = 0; i < after.size(); ++i) {
        if (after[i] == before[i]) continue;
        domains[rule.variables[i]] = after[i];
        for (const std::uint32_t other : rules_of_[rule.variables[i]])
          if (std::find(waiting.begin() + static_cast<std::ptrdiff_t>(at) + 1, waiting.end(), other) == waiting.end())
            waiting.push_back(other);
      }
    }
    return false;
  }

  // In a house, a value with one place is there.
  static void find_places(const Alone& rule, network::FormParts& parts) {
    for (const auto& set : parts.sets) {
      if (!set.is_house) continue;
      Values once = 0, twice = 0;
      for (const Variable variable : set.variables) {
        twice |= once & parts.domains[variable];
        once |= parts.domains[variable];
      }
      for (const Variable variable : set.variables)
        if (const Values own = parts.domains[variable] & once & ~twice; own != 0) parts.domains[variable] = own;
      parts.is_impossible |= once != network::all_values(rule.network.domains[set.variables[0]].values);
    }
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
      for (const std::uint32_t other : rules_of_[variable]) waits_[other] = true;
      if (variable >= board_.cells()) continue;
      network::for_values(before[at] & ~after[at],
                          [&](unsigned value) { step.eliminated.push_back(variable * board_.model->values + value); });
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
    tell(step);
    conclude(Verdict::found, step.name);
  }

  bool is_decided() const {
    return std::all_of(domains_.begin(), domains_.begin() + static_cast<std::ptrdiff_t>(board_.cells()),
                       [](Values values) { return std::has_single_bit(values); });
  }

  std::vector<std::uint32_t> premises_of(const Alone& rule) const {
    std::vector<std::uint32_t> premises;
    if (is_to_end_) return premises;  // nobody asks for them
    for (const Variable variable : rule.variables)
      premises.insert(premises.end(), changed_by_[variable].begin(), changed_by_[variable].end());
    return premises;
  }

  // The rule of the last step, and the steps that it relies on.
  void tell(const Step& last) {
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
      Hint::Reason& reason = hint_.reasons.emplace_back();
      reason.rule = steps_[at].name;
      reason.because = cells_of(steps_[at].rule);
      reason.eliminated = steps_[at].eliminated;
    }
  }

  std::vector<std::uint32_t> cells_of(std::uint32_t rule) const {
    std::vector<std::uint32_t> cells;
    for (const Variable variable : rules_[rule]->variables)
      if (variable < board_.cells()) cells.push_back(variable);
    return cells;
  }

  const Board& board_;
  const bool is_to_end_;         // instead of the first value
  bool is_refuted_ = false;      // something, since the placements were looked ahead of from the first one on
  bool needs_two_ = false;       // rules together, at some step
  std::vector<Values> domains_;  // by variable
  Rules rules_;                  // of few cells first
  std::vector<std::vector<std::uint32_t>> rules_of_, changed_by_;  // by variable: rules, and steps
  std::vector<bool> waits_;                                        // by rule
  std::vector<Step> steps_;
  bool is_filled_ = false;   // every cell
  std::size_t ahead_ = 0;    // the placement that is looked ahead of next
  std::size_t longest_ = 0;  // rules that may follow from a supposed value
  bool is_over_ = false;
  Hint hint_;
};

}  // namespace

std::unique_ptr<HintSearch> search_hint(const Board& board) { return std::make_unique<RuleSearch>(board, false); }

std::unique_ptr<HintSearch> search_reasoning(const Board& board) { return std::make_unique<RuleSearch>(board, true); }

}  // namespace quadrille::grid
