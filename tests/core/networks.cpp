#include "tests/core/networks.hpp"

#include <algorithm>
#include <bit>
#include <memory>

#include "core/learning/decision_heap.hpp"
#include "core/learning/trail.hpp"
#include "core/network/compile/learnable.hpp"
#include "core/network/learning/propagator.hpp"
#include "core/network/plain/mask_propagator.hpp"
#include "tests/core/catch.hpp"

namespace quadrille::test {

using learning::Literal;
using learning::Reason;
using learning::Trail;
using network::Network;
using network::NetworkPropagator;
using network::Values;
using network::Variable;

namespace {

std::vector<Variable> random_variables(const Network& network, std::size_t most, Random& random) {
  std::vector<Variable> variables(network.domains.size());
  for (Variable variable = 0; variable < variables.size(); ++variable) variables[variable] = variable;
  random.shuffle(variables);
  variables.resize(std::min<std::size_t>(variables.size(), 2 + random.below(most - 1)));
  return variables;
}

bool obeys(const Network& network, const std::vector<unsigned>& indices);

// Whether `is_wanted` is true of one of the fillings that obey the network: its first variables have those values, the
// others any.
template <class IsWanted>
bool any_filling(const Network& network, std::size_t first, std::vector<unsigned>& indices, IsWanted is_wanted) {
  for (;;) {
    if (obeys(network, indices) && is_wanted(indices)) return true;
    std::size_t at = indices.size();
    while (at > first && ++indices[at - 1] == network.domains[at - 1].values) indices[--at] = 0;
    if (at == first) return false;
  }
}

// Whether the members, or those of each piece, are as many as they may be, and all joined: each takes the least number
// of those beside it, until nothing changes.
bool is_connected(const Network::Connected& graph, const std::vector<unsigned>& indices) {
  constexpr std::size_t none = ~std::size_t{0};
  std::vector<std::size_t> number(graph.nodes.size(), none);
  std::size_t members = 0;
  for (std::size_t node = 0; node < graph.nodes.size(); ++node) {
    if ((graph.nodes[node].in >> indices[graph.nodes[node].variable] & 1) == 0) continue;
    number[node] = node;
    ++members;
  }
  for (std::size_t round = 0; round < graph.nodes.size(); ++round)
    for (const auto& [a, b] : graph.edges)
      if (number[a] != none && number[b] != none) number[a] = number[b] = std::min(number[a], number[b]);
  if (!graph.is_one)
    return std::all_of(number.begin(), number.end(), [&](std::size_t each) {
      const auto size = static_cast<std::size_t>(std::count(number.begin(), number.end(), each));
      return each == none || (size >= graph.low && size <= graph.high);
    });
  const std::size_t first = *std::min_element(number.begin(), number.end());
  return members >= graph.low && members <= graph.high &&
         std::all_of(number.begin(), number.end(), [&](std::size_t each) { return each == none || each == first; });
}

// Whether the drawn edges are one loop: each point has two or none, and what is taken away with its neighbours, edge by
// edge, is all. Or, of a forest, whether edges can be taken away one by one at points that have only one, and labels of
// points that are joined are equal.
bool holds(const Network::Lines& lines, const std::vector<unsigned>& indices) {
  std::vector<Network::Lines::Edge> drawn;
  for (const auto& edge : lines.edges)
    if ((edge.in >> indices[edge.variable] & 1) != 0) drawn.push_back(edge);
  const auto degree = [&](std::uint32_t point) {
    return std::count_if(drawn.begin(), drawn.end(),
                         [&](const auto& edge) { return edge.a == point || edge.b == point; });
  };
  if (lines.shape == Network::Lines::Shape::loop) {
    if (drawn.empty()) return false;
    for (const auto& edge : drawn)
      if (degree(edge.a) != 2 || degree(edge.b) != 2) return false;
    const std::uint32_t start = drawn.back().a;
    std::uint32_t at = drawn.back().b;
    drawn.pop_back();
    while (at != start) {
      const auto next =
          std::find_if(drawn.begin(), drawn.end(), [&](const auto& edge) { return edge.a == at || edge.b == at; });
      at = next->a == at ? next->b : next->a;
      drawn.erase(next);
    }
    return drawn.empty();
  }
  std::vector<std::uint32_t> labels = lines.labels;
  labels.resize(lines.points);
  for (std::size_t round = 0; round < lines.points; ++round)
    for (const auto& [a, b, variable, in] : drawn) {
      if (labels[a] != 0 && labels[b] != 0 && labels[a] != labels[b]) return false;
      labels[a] = labels[b] = std::max(labels[a], labels[b]);
    }
  for (std::size_t before = drawn.size() + 1; before > drawn.size();) {
    before = drawn.size();
    const auto leaf = std::find_if(drawn.begin(), drawn.end(),
                                   [&](const auto& edge) { return degree(edge.a) == 1 || degree(edge.b) == 1; });
    if (leaf != drawn.end()) drawn.erase(leaf);
  }
  return drawn.empty();
}

// Whether the variables of a branch's own can have values with which it holds.
bool holds(const Network::Branch& branch, const std::vector<unsigned>& indices) {
  std::vector<unsigned> its;
  for (const Variable variable : branch.variables) its.push_back(indices[variable]);
  its.resize(branch.network->domains.size());
  return any_filling(*branch.network, branch.variables.size(), its, [](const auto&) { return true; });
}

// The first branch that holds, or their number.
unsigned first_that_holds(const Network::Disjunction& disjunction, const std::vector<unsigned>& indices) {
  const auto& branches = disjunction.branches;
  const auto first = std::find_if(branches.begin(), branches.end(),
                                  [&](const Network::Branch& branch) { return holds(branch, indices); });
  return static_cast<unsigned>(first - branches.begin());
}

bool obeys(const Network& network, const std::vector<unsigned>& indices) {
  const auto number = [&](Variable variable) { return network.number(variable, indices[variable]); };
  for (const auto& different : network.different) {
    Values seen = 0;
    for (const Variable variable : different.variables) {
      if ((seen >> indices[variable] & 1) != 0) return false;
      seen |= Values{1} << indices[variable];
    }
  }
  for (const auto& relation : network.relations)
    if ((relation.allowed[indices[relation.a]] >> indices[relation.b] & 1) == 0) return false;
  for (const auto& sum : network.sums) {
    std::int64_t total = 0;
    for (const auto& term : sum.terms) total += term.coefficient * number(term.variable);
    if (total != sum.total) return false;
  }
  for (const auto& count : network.counts) {
    std::int64_t times = 0;
    for (const auto& member : count.members)
      times += static_cast<std::int64_t>(member.in >> indices[member.variable] & 1);
    if (count.bound != Network::Count::none ? times != number(count.bound) : times < count.low || times > count.high)
      return false;
  }
  for (const auto& graph : network.connected)
    if (!is_connected(graph, indices)) return false;
  for (const auto& group : network.labelled) {
    const auto& [variables, labels, is_full, is_in_order] = group;
    std::vector<unsigned> of;
    for (const Variable label : labels) of.push_back(indices[label]);
    for (std::size_t i = 0; i < variables.size(); ++i)
      for (std::size_t j = 0; j < i; ++j)
        if (of[i] == of[j] && indices[variables[i]] == indices[variables[j]]) return false;
    for (std::size_t i = 0; i < of.size() && is_in_order; ++i)
      if (of[i] > 0 && std::find(of.begin(), of.begin() + static_cast<std::ptrdiff_t>(i), of[i] - 1) ==
                           of.begin() + static_cast<std::ptrdiff_t>(i))
        return false;
  }
  for (const auto& lines : network.lines)
    if (!holds(lines, indices)) return false;
  for (const auto& disjunction : network.disjunctions)
    if (first_that_holds(disjunction, indices) == disjunction.branches.size()) return false;
  for (const auto& sequence : network.sequences) {
    const auto& diagram = network.diagrams[sequence.diagram];
    if (diagram.is_empty()) return false;
    unsigned state = 0;
    for (std::size_t layer = 0; layer < sequence.variables.size(); ++layer) {
      const auto transitions = diagram.transitions(layer);
      const auto found = std::find_if(transitions.begin(), transitions.end(), [&](const auto& transition) {
        return transition.from == state && transition.value == indices[sequence.variables[layer]];
      });
      if (found == transitions.end()) return false;
      state = found->to;
    }
  }
  return true;
}

// One walk of the propagator: what a search does, but with decisions and backtracking at random.
class Walk {
 public:
  Walk(const Network& network, Random& random) : solutions_(solve_by_brute_force(network)), random_(random) {
    auto problem = problem_of(network);
    if (!network.disjunctions.empty()) problem.network = network::learnable(problem.network);
    propagator_.open(problem, trail_);
    for (auto& solution : solutions_)
      for (const auto& disjunction : network.disjunctions) solution.push_back(first_that_holds(disjunction, solution));
    heap_.open(propagator_.elements(), 0.9);
  }

  void go(std::size_t rounds) {
    for (std::size_t round = 0; round < rounds; ++round) {
      const bool is_possible = propagate();
      if (!is_possible) require_conflict();
      require_reasons();
      if (trail_.level() == 0 && !is_possible) return;
      if (!is_possible || !decide()) backtrack(random_.below(std::max(trail_.level(), 1u)));
    }
  }

 private:
  bool propagate() {
    for (;;) {
      for (std::uint32_t size = 0; size < trail_.size();) {
        size = trail_.size();
        if (!propagator_.propagate(trail_, size)) return false;
      }
      if (!propagator_.has_work()) return true;
      if (!propagator_.propagate_next(trail_)) return false;
    }
  }

  bool decide() {
    std::vector<Variable> open;
    for (Variable variable = 0; variable < propagator_.elements(); ++variable)
      if (!propagator_.is_decided(variable, trail_)) open.push_back(variable);
    if (open.empty()) {
      std::vector<unsigned> indices;
      for (Variable variable = 0; variable < propagator_.elements(); ++variable)
        indices.push_back(network::first_of(propagator_.store().candidates(variable)));
      REQUIRE(std::find(solutions_.begin(), solutions_.end(), indices) != solutions_.end());
      return false;
    }
    const Variable variable = open[random_.below(open.size())];
    Values candidates = propagator_.store().candidates(variable);
    while (!network::is_single(candidates) && random_.one_in(2)) candidates &= candidates - 1;
    trail_.begin_level();
    propagator_.assign(trail_, propagator_.store().is(variable, network::first_of(candidates)), {});
    return true;
  }

  void backtrack(std::uint32_t level) {
    trail_.backtrack(level, [&](Literal literal) { propagator_.unassign(literal, trail_, heap_); });
    propagator_.backtracked(trail_);
  }

  bool holds(const std::vector<unsigned>& solution, Literal literal) const {
    const auto pair = learning::variable_of(literal);
    const bool has = solution[propagator_.store().variable_of(pair)] == propagator_.store().value_of(pair);
    return has != learning::is_negative(literal);
  }
  // The value of the variable, as it is assigned.
  Literal assigned(learning::Variable variable) const {
    const Literal literal = learning::positive(variable);
    return trail_.is_true(literal) ? literal : learning::negation(literal);
  }

  bool is_possible_with(learning::Explanation explanation, learning::Variable but) const {
    return std::any_of(solutions_.begin(), solutions_.end(), [&](const auto& solution) {
      return std::all_of(explanation.begin(), explanation.end(),
                         [&](Literal literal) {
                           const auto variable = learning::variable_of(literal);
                           return variable == but || holds(solution, assigned(variable));
                         }) &&
             (but == none || !holds(solution, assigned(but)));
    });
  }

  void require_conflict() {
    const auto explanation = propagator_.explain_conflict(trail_);
    for (const Literal literal : explanation) REQUIRE(trail_.is_assigned(learning::variable_of(literal)));
    REQUIRE_FALSE(is_possible_with(explanation, none));
  }

  void require_reasons() {
    for (std::uint32_t position = 0; position < trail_.size(); ++position) {
      const auto variable = learning::variable_of(trail_[position]);
      const Reason reason = trail_.reason_of(variable);
      learning::Explanation explanation;
      if (reason.kind == Reason::Kind::rule) explanation = propagator_.explain(trail_, variable, reason.index);
      if (reason.kind == Reason::Kind::literal) explanation = {&reason.index, 1};
      if (reason.kind == Reason::Kind::none && trail_.level_of(variable) > 0) continue;
      for (const Literal literal : explanation) {
        const auto other = learning::variable_of(literal);
        REQUIRE(trail_.is_assigned(other));
        REQUIRE((other == variable || trail_.position_of(other) < position));
      }
      REQUIRE_FALSE(is_possible_with(explanation, variable));
    }
  }

  static constexpr learning::Variable none = ~learning::Variable{0};

  std::vector<std::vector<unsigned>> solutions_;
  Random& random_;
  Trail trail_;
  NetworkPropagator propagator_;
  learning::DecisionHeap heap_;
};

}  // namespace

Network make_network(std::size_t variables, unsigned values, std::int32_t lowest) {
  Network network;
  network.cells = variables;
  network.domains.assign(variables, {static_cast<std::uint8_t>(values), lowest});
  return network;
}

std::vector<unsigned> random_indices(const Network& network, Random& random) {
  std::vector<unsigned> indices;
  for (const auto& domain : network.domains) indices.push_back(random.below(domain.values));
  return indices;
}

void add_random_different(Network& network, const std::vector<unsigned>& filling, Random& random) {
  std::vector<Variable> kept;
  Values seen = 0;
  for (const Variable variable : random_variables(network, network.domains.size(), random)) {
    const Values value = Values{1} << filling[variable];
    if ((seen & value) == 0) kept.push_back(variable);
    seen |= value;
  }
  network.different.push_back({kept, 0});
}

void add_random_relation(Network& network, const std::vector<unsigned>& filling, Random& random) {
  auto pair = random_variables(network, 2, random);
  std::sort(pair.begin(), pair.end());
  Network::Relation relation = {pair[0], pair[1], {}};
  for (unsigned value = 0; value < network.domains[pair[0]].values; ++value)
    relation.allowed.push_back(random.next() & network::all_values(network.domains[pair[1]].values));
  if (!random.one_in(10)) relation.allowed[filling[pair[0]]] |= Values{1} << filling[pair[1]];
  network.relations.push_back(relation);
}

void add_random_sum(Network& network, const std::vector<unsigned>& filling, Random& random) {
  Network::Sum sum = {{}, 0, false};
  const int kind = static_cast<int>(random.below(4));
  for (const Variable variable : random_variables(network, network.domains.size(), random)) {
    std::int32_t coefficient = 1;
    if (kind == 1 && random.one_in(3)) coefficient = -1;
    if (kind == 2) coefficient = random.one_in(2) ? 10 : -1;
    if (kind == 3 && random.one_in(2)) coefficient = static_cast<std::int32_t>(random.below(2001)) - 1001;
    if (coefficient == 0) continue;
    sum.terms.push_back({coefficient, variable});
    sum.total += coefficient * network.number(variable, filling[variable]);
  }
  if (random.one_in(10)) sum.total += static_cast<std::int64_t>(random.below(5)) - 2;
  network.sums.push_back(sum);
}

void add_random_count(Network& network, const std::vector<unsigned>& filling, Random& random) {
  Network::Count count;
  std::uint64_t times = 0;
  for (const Variable variable : random_variables(network, network.domains.size(), random)) {
    const Values in = random.next() & network::all_values(network.domains[variable].values);
    count.members.push_back({variable, in});
    times += in >> filling[variable] & 1;
  }
  if (random.one_in(2)) {
    count.bound = count.members.back().variable;
    times -= count.members.back().in >> filling[count.bound] & 1;
    count.members.pop_back();
    // Else the filling would seldom obey it.
    while (static_cast<std::int64_t>(times) != network.number(count.bound, filling[count.bound]) &&
           !count.members.empty() && random.next() % 8) {
      auto& [variable, in] = count.members[random.below(count.members.size())];
      times -= in >> filling[variable] & 1;
      in ^= Values{1} << filling[variable];
      times += in >> filling[variable] & 1;
    }
  } else {
    count.low =
        static_cast<std::uint32_t>(times - std::min<std::uint64_t>(times, random.one_in(2) ? 0 : random.below(3)));
    count.high = static_cast<std::uint32_t>(times) + (random.one_in(2) ? 0 : random.below(3));
    if (random.one_in(10)) ++count.low, ++count.high;
  }
  std::sort(count.members.begin(), count.members.end(),
            [](const auto& a, const auto& b) { return a.variable < b.variable; });
  network.counts.push_back(std::move(count));
}

void add_random_sequence(Network& network, const std::vector<unsigned>& filling, Random& random) {
  Network::Sequence sequence = {random_variables(network, network.domains.size(), random), 0};
  if (random.one_in(5)) sequence.variables.push_back(sequence.variables[0]);
  // States are numbers below `states`; a value leads from one to any other, or nowhere. Or it moves many alike: by one
  // distance, or to one state.
  const std::uint64_t states = 2 + random.below(90), salt = random.next();
  const auto step = [&](std::uint64_t state, std::size_t layer, unsigned value) -> std::uint64_t {
    const std::uint64_t way = (salt >> 8 ^ value * 7 ^ layer * 3) % 4;
    if (salt % 2 == 0 && way < 2) return state + way * value % 3 < states ? state + way * value % 3 : salt % states;
    if (salt % 2 == 0 && way == 2) return state % 9 == 0 ? network::Automaton::refused : value % states;
    const std::uint64_t mixed =
        (salt ^ (state * 64 + value) * 0x9E3779B97F4A7C15u ^ layer * 0xC2B2AE3D27D4EB4Fu) * 0x9E3779B97F4A7C15u;
    return mixed >> 61 == 0 ? network::Automaton::refused : (mixed >> 32) % states;
  };
  std::uint64_t last = 0;
  for (std::size_t i = 0; i < sequence.variables.size() && last != network::Automaton::refused; ++i)
    last = step(last, i, filling[sequence.variables[i]]);
  std::vector<Values> domains;
  for (const Variable variable : sequence.variables)
    domains.push_back(network::all_values(network.domains[variable].values));
  auto diagram = network::make_diagram(domains, 0, step,
                                       [&](std::uint64_t state) { return state == last || state % 5 == salt % 5; });
  if (!diagram) return;
  sequence.diagram = static_cast<std::uint32_t>(network.diagrams.size());
  network.diagrams.push_back(std::move(*diagram));
  network.sequences.push_back(sequence);
}

void add_random_connected(Network& network, const std::vector<unsigned>& filling, Random& random) {
  Network::Connected graph;
  const std::size_t size = network.domains.size();
  for (Variable variable = 0; variable < size; ++variable) {
    const Values all = network::all_values(network.domains[variable].values);
    Values in = random.next() & all;
    if (random.one_in(2)) in = Values{1} << filling[variable];
    graph.nodes.push_back({variable, in == 0 ? 1 : in});
  }
  random.shuffle(graph.nodes);
  const std::size_t path = size / 2 + random.below(size / 2 + 1);
  for (std::uint32_t node = 1; node < path; ++node) graph.edges.emplace_back(node - 1, node);
  for (std::size_t extra = random.below(size); extra > 0; --extra) {
    const auto a = static_cast<std::uint32_t>(random.below(size)), b = static_cast<std::uint32_t>(random.below(size));
    if (a != b) graph.edges.emplace_back(a, b);
  }
  if (random.one_in(2)) graph.low = static_cast<std::uint32_t>(random.below(size));
  if (random.one_in(2)) graph.high = graph.low + static_cast<std::uint32_t>(random.below(size));
  network.connected.push_back(std::move(graph));
}

namespace {

// On some variables of a network, with rules that the filling may obey, and perhaps with variables of its own.
Network::Branch random_branch(const Network& network, const std::vector<unsigned>& filling, unsigned depth,
                              Random& random) {
  Network branch;
  Network::Branch result = {random_variables(network, network.domains.size(), random), nullptr};
  std::sort(result.variables.begin(), result.variables.end());
  std::vector<unsigned> its;
  for (const Variable variable : result.variables) {
    branch.domains.push_back(network.domains[variable]);
    its.push_back(random.one_in(4) ? random.below(network.domains[variable].values) : filling[variable]);
  }
  branch.cells = branch.domains.size();
  for (unsigned rules = 1 + random.below(2); rules > 0; --rules) {
    switch (random.below(depth > 0 ? 7 : 6)) {
      case 0: add_random_different(branch, its, random); break;
      case 1: add_random_relation(branch, its, random); break;
      case 2: add_random_sum(branch, its, random); break;
      case 3: add_random_count(branch, its, random); break;
      case 4: add_random_connected(branch, its, random); break;
      case 5: add_random_sequence(branch, its, random); break;
      default: add_random_disjunction(branch, its, depth - 1, random);
    }
  }
  // Two variables of which the sum and the difference are known: none of the two alone says what they are.
  if (random.one_in(3)) {
    const Variable a = branch.add_auxiliary(4, 0), b = branch.add_auxiliary(4, 0);
    branch.sums.push_back({{{1, a}, {1, b}, {-1, 0}}, branch.number(0, its[0]) - branch.number(0, 0)});
    branch.sums.push_back({{{1, a}, {-1, b}, {-1, 1}}, -branch.number(1, its[1]) + std::int64_t{random.below(2)}});
  }
  result.network = std::make_shared<const Network>(std::move(branch));
  return result;
}

}  // namespace

void add_random_disjunction(Network& network, const std::vector<unsigned>& filling, unsigned depth, Random& random) {
  Network::Disjunction disjunction;
  auto& all = disjunction.variables;
  for (unsigned branches = 1 + random.below(4); branches > 0; --branches) {
    disjunction.branches.push_back(random_branch(network, filling, depth, random));
    const auto& its = disjunction.branches.back().variables;
    all.insert(all.end(), its.begin(), its.end());
  }
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  network.disjunctions.push_back(std::move(disjunction));
}

Network random_network_of_disjunctions(Random& random) {
  auto network = make_network(3 + random.below(3), 2 + random.below(3), static_cast<int>(random.below(2)));
  const auto filling = random_indices(network, random);
  for (std::uint32_t i = 1 + random.below(2); i > 0; --i) add_random_disjunction(network, filling, 2, random);
  if (random.one_in(2)) add_random_different(network, filling, random);
  if (random.one_in(2)) add_random_sum(network, filling, random);
  return network;
}

Network random_network(Random& random) {
  auto network = make_network(3 + random.below(5), 2 + random.below(3), static_cast<int>(random.below(2)));
  const auto filling = random_indices(network, random);
  for (std::uint32_t i = 1 + random.below(5); i > 0; --i) {
    switch (random.below(4)) {
      case 0: add_random_different(network, filling, random); break;
      case 1: add_random_relation(network, filling, random); break;
      case 2: add_random_sum(network, filling, random); break;
      default: add_random_sequence(network, filling, random);
    }
  }
  return network;
}

variant::Board board_of(const Network& network) {
  variant::Board board;
  board.network = std::make_shared<const Network>(network);
  board.candidates.assign(network.cells, ~Values{0});
  return board;
}

network::Problem problem_of(const Network& network) {
  return {std::make_shared<const Network>(network), std::vector<Values>(network.cells, ~Values{0})};
}

std::vector<std::vector<unsigned>> solve_by_brute_force(const Network& network) {
  std::vector<std::vector<unsigned>> solutions;
  if (network.is_impossible) return solutions;
  std::vector<unsigned> indices(network.domains.size(), 0);
  any_filling(network, 0, indices, [&](const std::vector<unsigned>& solution) {
    solutions.push_back(solution);
    return false;
  });
  return solutions;
}

std::vector<std::vector<unsigned>> solve_by(network::LineUp& engine, const network::Problem& problem, Fuel slice) {
  std::vector<std::vector<unsigned>> solutions;
  REQUIRE_FALSE(engine.open(problem));
  network::Answer answer;
  for (;;) {
    Fuel fuel = slice;
    const Step step = engine.advance(fuel);
    if (step == Step::finished) break;
    if (step == Step::paused) continue;
    engine.read(answer);
    auto& solution = solutions.emplace_back();
    for (const auto value : answer) solution.push_back(value - 1u);
  }
  std::sort(solutions.begin(), solutions.end());
  return solutions;
}

void require_right_explanations(const Network& network, std::size_t rounds, Random& random) {
  Walk(network, random).go(rounds);
}

std::string find_unrest(const network::Problem& problem, Random& random, int& rests) {
  network::MaskPropagator propagator;
  std::vector<Values> masks;
  if (!propagator.open(problem, masks)) return "";
  while (propagator.settle(masks)) {
    ++rests;
    if (std::string unrest = propagator.find_unrest(masks); !unrest.empty()) return unrest;
    std::vector<Variable> open;
    for (Variable variable = 0; variable < propagator.variables(); ++variable)
      if (!network::is_single(masks[variable])) open.push_back(variable);
    if (open.empty()) return "";
    const Variable variable = open[random.below(static_cast<std::uint32_t>(open.size()))];
    Values values = masks[variable];
    for (int left = static_cast<int>(random.below(static_cast<std::uint32_t>(std::popcount(values)))); left > 0; --left)
      values &= values - 1;
    values &= ~values + 1;
    if (random.one_in(2)) values = masks[variable] ^ values;
    propagator.set(masks, variable, values);
  }
  return "";
}

}  // namespace quadrille::test
