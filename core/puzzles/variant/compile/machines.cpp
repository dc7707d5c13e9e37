// Lines that must be accepted by an automaton of the text: a regular expression, or a coded state machine. Subset
// construction makes it deterministic (Rabin and Scott, 1959), as far as the line needs it.
#include <algorithm>
#include <map>
#include <utility>

#include "core/puzzles/variant/automata/state_machine.hpp"
#include "core/puzzles/variant/compile/compilers.hpp"
#include "core/puzzles/variant/compile/constraints.hpp"
#include "core/puzzles/variant/rules/regex.hpp"
#include "core/text/text.hpp"

namespace quadrille::variant {
namespace {

using Set = std::vector<std::uint32_t>;  // of states of the machine, sorted

// The states of this automaton are sets of states of the machine, numbered as they are met.
class Determinized final : public Automaton {
 public:
  // `breaks[i]`: how often the symbol that stands between segments is read before position i.
  Determinized(const StateMachine& machine, std::uint32_t break_symbol, std::vector<std::uint32_t> breaks)
      : machine_(machine), break_symbol_(break_symbol), breaks_(std::move(breaks)), seen_(machine.states.size()) {}

  bool is_too_large() const { return is_too_large_; }
  std::uint64_t start() {
    reached_ = machine_.starts;
    return number_of_reached();
  }

  void step(std::uint64_t& state, std::size_t position, unsigned value) override {
    for (std::uint32_t i = 0; i < breaks_[position] && state != refused; ++i) state = next(state, break_symbol_);
    if (state != refused) state = next(state, value);
  }

  bool accepts(const std::uint64_t& last) override {
    std::uint64_t state = last;
    for (std::uint32_t i = 0; i < breaks_.back() && state != refused; ++i) state = next(state, break_symbol_);
    if (state == refused) return false;
    const Set& set = *sets_[static_cast<std::size_t>(state)];
    return std::any_of(set.begin(), set.end(), [&](std::uint32_t s) { return machine_.states[s].accepts; });
  }

 private:
  static constexpr unsigned symbols = most_values + 1;
  static constexpr std::uint64_t unknown = refused - 1;
  static constexpr std::size_t most_elements = std::size_t{1} << 21;  // of all sets together

  std::uint64_t next(std::uint64_t state, std::uint32_t symbol) {
    if (is_too_large_) return refused;
    std::uint64_t to = next_[static_cast<std::size_t>(state) * symbols + symbol];
    if (to != unknown) return to;
    reached_.clear();
    for (const std::uint32_t from : *sets_[static_cast<std::size_t>(state)])
      for (const auto& edge : machine_.states[from].edges)
        if ((edge.symbols >> symbol & 1) != 0) reached_.push_back(edge.to);
    to = number_of_reached();
    return next_[static_cast<std::size_t>(state) * symbols + symbol] = to;
  }

  // Adds to `reached_` what is reached from it without reading, each state once.
  void close_reached() {
    Set& set = reached_;
    for (std::size_t i = 0; i < set.size();) {
      if (seen_[set[i]]) {
        set[i] = set.back();
        set.pop_back();
        continue;
      }
      seen_[set[i]] = true;
      const auto& silent = machine_.states[set[i++]].silent;
      set.insert(set.end(), silent.begin(), silent.end());
    }
    for (const std::uint32_t state : set) seen_[state] = false;
    std::sort(set.begin(), set.end());
  }

  std::uint64_t number_of_reached() {
    close_reached();
    if (reached_.empty()) return refused;
    const auto known = numbers_.find(reached_);
    if (known != numbers_.end()) return known->second;
    const std::uint64_t number = sets_.size();
    sets_.push_back(&numbers_.emplace(reached_, number).first->first);
    next_.resize(next_.size() + symbols, unknown);
    elements_ += reached_.size();
    if (elements_ > most_elements) is_too_large_ = true;
    return number;
  }

  const StateMachine& machine_;
  std::uint32_t break_symbol_;
  std::vector<std::uint32_t> breaks_;
  std::vector<bool> seen_;
  Set reached_;  // scratch
  std::map<Set, std::uint64_t> numbers_;
  std::vector<const Set*> sets_;     // by number; nodes of a map stay where they are
  std::vector<std::uint64_t> next_;  // by number · symbols + symbol
  std::size_t elements_ = 0;
  bool is_too_large_ = false;
};

std::optional<Fault> add_machine(Network& network, const Rule& rule, AutomatonKind kind, std::string_view code,
                                 const StateMachine& machine, std::uint32_t break_symbol) {
  AutomatonKey key = {kind, {code.begin(), code.end()}};
  std::vector<Variable> variables;
  std::vector<std::uint32_t> breaks = {0};
  for (std::size_t i = 0; i < rule.groups.size(); ++i) {
    if (i > 0) ++breaks.back();
    for (const Cell cell : rule.groups[i]) {
      variables.push_back(cell);
      breaks.push_back(0);
    }
  }
  key.numbers.insert(key.numbers.end(), breaks.begin(), breaks.end());
  Determinized automaton(machine, break_symbol, std::move(breaks));
  const std::uint64_t start = automaton.start();
  if (start == Automaton::refused) {
    network.is_impossible = true;
    return std::nullopt;
  }
  auto fault = add_automaton(network, std::move(variables), key, start, automaton);
  if (!fault && automaton.is_too_large()) fault = Fault{"the automaton needs too many states to be deterministic"};
  return fault;
}

StateMachine machine_of(const Regex& regex) {
  StateMachine machine;
  for (const Regex::State& from : regex.states()) {
    StateMachine::State& state = machine.states.emplace_back();
    if (from.values != 0) {
      state.edges.push_back({static_cast<std::uint32_t>(from.values), from.next});
    } else if (&from != &regex.states()[Regex::end]) {
      state.silent = {from.next, from.other};
    }
  }
  machine.states[Regex::end].accepts = true;
  machine.starts = {regex.start()};
  return machine;
}

}  // namespace

std::optional<Fault> compile_regex(const Rule& rule, const Board& board, Network& network) {
  Message fault;  // none: the rule was read from this pattern
  const auto regex = Regex::read(rule.text, board.shape, fault);
  return add_machine(network, rule, AutomatonKind::regex, rule.text, machine_of(*regex), board.shape.values);
}

std::optional<Fault> compile_nfa(const Rule& rule, const Board& board, Network& network) {
  const std::string_view code = std::string_view(rule.text).substr(0, rule.text.find('~'));
  StateMachine machine;
  if (auto fault = read_machine_code(code, machine)) return fault;
  const unsigned values = board.shape.values;
  if (rule.groups.size() > 1 && machine.symbols <= values)
    return Fault{"the automaton has no symbol that stands between the segments of a line"};
  return add_machine(network, rule, AutomatonKind::nfa, code, machine, values);
}

}  // namespace quadrille::variant
