#include "core/puzzles/model/obeys.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

namespace quadrille::model {

namespace {

using Ints = std::vector<std::int64_t>;

// The numbers of all variables, and what statements say of them.
class Judge {
 public:
  explicit Judge(Ints numbers) : numbers_(std::move(numbers)) {}

  bool holds(const Statement& statement) const;

 private:
  std::int64_t number(const Operand& operand) const {
    return operand.is_number() ? operand.number : numbers_[operand.variable];
  }
  Ints numbers(const std::vector<Operand>& operands) const {
    Ints all;
    for (const Operand& operand : operands) all.push_back(number(operand));
    return all;
  }
  bool compares(std::int64_t left, const Statement& statement) const {
    return model::holds(left, statement.relation, number(statement.right));
  }
  // Which operands have a number of their set.
  std::vector<bool> members(const Statement& statement) const {
    std::vector<bool> all;
    for (std::size_t i = 0; i < statement.operands.size(); ++i)
      all.push_back(has(statement.sets[statement.set_of[i]], number(statement.operands[i])));
    return all;
  }
  bool has_values(const Statement& statement) const;
  bool all_differ(const Statement& statement) const;
  bool is_ordered(const Statement& statement) const;
  bool precedes(const Statement& statement) const;
  bool sum_holds(const Statement& statement) const;
  bool element_holds(const Statement& statement) const;
  bool are_inverse(const Statement& statement) const;
  bool has_row(const Statement& statement) const;
  bool is_accepted(const Statement& statement) const;
  bool has_pieces(const Statement& statement) const;
  bool is_loop(const Statement& statement) const;
  bool is_forest(const Statement& statement) const;
  bool is_circuit(const Statement& statement) const;

  Ints numbers_;
};

bool Judge::holds(const Statement& statement) const {
  const Ints list = numbers(statement.operands);
  switch (statement.kind) {
    case Kind::values: return has_values(statement);
    case Kind::alldifferent: return all_differ(statement);
    case Kind::all_equal:
    case Kind::increasing:
    case Kind::strictly_increasing: return is_ordered(statement);
    case Kind::value_precede: return precedes(statement);
    case Kind::sum: return sum_holds(statement);
    case Kind::count: {
      const std::vector<bool> all = members(statement);
      return compares(std::count(all.begin(), all.end(), true), statement);
    }
    case Kind::nvalue:
      return compares(std::int64_t(std::set<std::int64_t>(list.begin(), list.end()).size()), statement);
    case Kind::maximum: return compares(*std::max_element(list.begin(), list.end()), statement);
    case Kind::minimum: return compares(*std::min_element(list.begin(), list.end()), statement);
    case Kind::product: return compares(list[0] * list[1], statement);
    case Kind::distance: return compares(std::abs(list[0] - list[1]), statement);
    case Kind::element: return element_holds(statement);
    case Kind::lex: {
      const Ints other = numbers(statement.others);
      return model::holds(list < other ? -1 : list > other ? 1 : 0, statement.relation, 0);
    }
    case Kind::inverse: return are_inverse(statement);
    case Kind::table: return has_row(statement);
    case Kind::conflicts: return !has_row(statement);
    case Kind::regular: return is_accepted(statement);
    case Kind::connected:
    case Kind::components: return has_pieces(statement);
    case Kind::loop: return is_loop(statement);
    case Kind::forest: return is_forest(statement);
    case Kind::circuit: return is_circuit(statement);
    case Kind::either:
      return std::any_of(statement.branches.begin(), statement.branches.end(),
                         [&](const Statement& branch) { return holds(branch); });
  }
  return false;
}

bool Judge::has_values(const Statement& statement) const {
  for (std::size_t i = 0; i < statement.operands.size(); ++i)
    if (!statement.cells[i].has(number(statement.operands[i]))) return false;
  return true;
}

bool Judge::all_differ(const Statement& statement) const {
  std::set<std::pair<std::int64_t, std::int64_t>> seen;
  for (std::size_t i = 0; i < statement.operands.size(); ++i) {
    const std::int64_t label = statement.others.empty() ? 0 : number(statement.others[i]);
    if (!seen.insert({label, number(statement.operands[i])}).second) return false;
  }
  return true;
}

bool Judge::is_ordered(const Statement& statement) const {
  const Ints list = numbers(statement.operands);
  for (std::size_t i = 1; i < list.size(); ++i) {
    if (statement.kind == Kind::all_equal && list[i - 1] != list[i]) return false;
    if (statement.kind == Kind::increasing && list[i - 1] > list[i]) return false;
    if (statement.kind == Kind::strictly_increasing && list[i - 1] >= list[i]) return false;
  }
  return true;
}

bool Judge::sum_holds(const Statement& statement) const {
  std::int64_t sum = statement.constant;
  for (std::size_t i = 0; i < statement.operands.size(); ++i)
    sum += statement.coefficients[i] * number(statement.operands[i]);
  return model::holds(sum, statement.relation, 0);
}

bool Judge::element_holds(const Statement& statement) const {
  const std::int64_t place = number(statement.others[0]);
  if (place < 1 || place > static_cast<std::int64_t>(statement.operands.size())) return false;
  return compares(number(statement.operands[static_cast<std::size_t>(place - 1)]), statement);
}

bool Judge::are_inverse(const Statement& statement) const {
  const Ints f = numbers(statement.operands), g = numbers(statement.others);
  const auto size = static_cast<std::int64_t>(f.size());
  const auto leads_back = [&](const Ints& there, const Ints& back) {
    for (std::size_t i = 0; i < there.size(); ++i)
      if (there[i] < 1 || there[i] > size || back[static_cast<std::size_t>(there[i] - 1)] != std::int64_t(i + 1))
        return false;
    return true;
  };
  return leads_back(f, g) && leads_back(g, f);
}

bool Judge::has_row(const Statement& statement) const {
  const Ints list = numbers(statement.operands);
  for (std::size_t row = 0; row < statement.cells.size(); row += list.size()) {
    bool is_it = true;
    for (std::size_t i = 0; i < list.size() && is_it; ++i) is_it = statement.cells[row + i].has(list[i]);
    if (is_it) return true;
  }
  return false;
}

bool Judge::is_accepted(const Statement& statement) const {
  std::set<std::uint32_t> states = {0};
  for (const std::int64_t number : numbers(statement.operands)) {
    std::set<std::uint32_t> reached;
    for (const auto& transition : statement.transitions)
      if (states.count(transition.from) != 0 && transition.numbers.has(number)) reached.insert(transition.to);
    states = std::move(reached);
  }
  return std::any_of(statement.ends.begin(), statement.ends.end(),
                     [&](std::uint32_t end) { return states.count(end) != 0; });
}

// By point the number of its piece, by flooding over the edges for which `goes(edge)`.
template <class Goes>
std::vector<std::size_t> pieces_of(std::size_t points, const std::vector<Statement::Edge>& edges, Goes goes) {
  std::vector<std::vector<std::size_t>> ways(points);
  for (std::size_t edge = 0; edge < edges.size(); ++edge) {
    if (!goes(edge)) continue;
    ways[edges[edge].a].push_back(edges[edge].b);
    ways[edges[edge].b].push_back(edges[edge].a);
  }
  constexpr std::size_t none = ~std::size_t{0};
  std::vector<std::size_t> pieces(points, none), reached;
  std::size_t count = 0;
  for (std::size_t start = 0; start < points; ++start) {
    if (pieces[start] != none) continue;
    pieces[start] = count;
    reached = {start};
    for (std::size_t at = 0; at < reached.size(); ++at)
      for (const std::size_t other : ways[reached[at]]) {
        if (pieces[other] != none) continue;
        pieces[other] = count;
        reached.push_back(other);
      }
    ++count;
  }
  return pieces;
}

bool Judge::has_pieces(const Statement& statement) const {
  const std::vector<bool> all = members(statement);
  const auto pieces = pieces_of(all.size(), statement.edges, [&](std::size_t edge) {
    return all[statement.edges[edge].a] && all[statement.edges[edge].b];
  });
  std::map<std::size_t, std::int64_t> sizes;
  for (std::size_t node = 0; node < all.size(); ++node)
    if (all[node]) ++sizes[pieces[node]];
  if (statement.kind == Kind::connected)
    return sizes.size() <= 1 && statement.size.has(sizes.empty() ? 0 : sizes.begin()->second);
  return std::all_of(sizes.begin(), sizes.end(), [&](const auto& size) { return statement.size.has(size.second); });
}

// The drawn edges: two at each point that has some, and all in one piece.
bool Judge::is_loop(const Statement& statement) const {
  const std::vector<bool> drawn = members(statement);
  std::vector<unsigned> degrees(statement.states);
  for (std::size_t edge = 0; edge < drawn.size(); ++edge)
    if (drawn[edge]) ++degrees[statement.edges[edge].a], ++degrees[statement.edges[edge].b];
  const auto pieces = pieces_of(statement.states, statement.edges, [&](std::size_t edge) { return drawn[edge]; });
  std::set<std::size_t> loops;
  for (std::size_t point = 0; point < degrees.size(); ++point) {
    if (degrees[point] != 0 && degrees[point] != 2) return false;
    if (degrees[point] != 0) loops.insert(pieces[point]);
  }
  return loops.size() == 1;
}

// Edges and pieces together are as many as points, and no piece has two labels.
bool Judge::is_forest(const Statement& statement) const {
  const std::vector<bool> drawn = members(statement);
  const auto pieces = pieces_of(statement.states, statement.edges, [&](std::size_t edge) { return drawn[edge]; });
  const auto edges = static_cast<std::size_t>(std::count(drawn.begin(), drawn.end(), true));
  if (edges + *std::max_element(pieces.begin(), pieces.end()) + 1 != pieces.size()) return false;
  std::map<std::size_t, std::uint32_t> labels;
  for (std::size_t point = 0; point < statement.ends.size(); ++point) {
    const std::uint32_t label = statement.ends[point];
    if (label != 0 && labels.try_emplace(pieces[point], label).first->second != label) return false;
  }
  return true;
}

bool Judge::is_circuit(const Statement& statement) const {
  const Ints next = numbers(statement.operands);
  const auto size = static_cast<std::int64_t>(next.size());
  std::int64_t at = 1, steps = 0;
  do {
    if (at < 1 || at > size) return false;
    at = next[static_cast<std::size_t>(at - 1)];
    ++steps;
  } while (at != 1 && steps <= size);
  return at == 1 && steps == size;
}

bool Judge::precedes(const Statement& statement) const {
  const Ints list = numbers(statement.operands);
  std::int64_t most = statement.right.number - 1;
  for (const std::int64_t number : list) {
    if (number > most + 1) return false;
    most = std::max(most, number);
  }
  return true;
}

}  // namespace

bool obeys(const Board& board, const Answer& answer) {
  const Text& text = *board.text;
  if (answer.size() != text.domains.size()) return false;
  Ints numbers;
  for (std::size_t variable = 0; variable < answer.size(); ++variable) {
    std::int64_t least = any_number.high;
    for (const Range& range : text.domains[variable]) least = std::min<std::int64_t>(least, range.low);
    numbers.push_back(least + answer[variable] - 1);
    if (answer[variable] == 0 || !has(text.domains[variable], numbers.back())) return false;
  }
  const Judge judge(std::move(numbers));
  return std::all_of(text.statements.begin(), text.statements.end(),
                     [&](const Statement& statement) { return judge.holds(statement); });
}

std::int64_t work_to_check(const Board& board) {
  std::size_t work = board.text->domains.size();
  const auto add = [&](const Statement& statement) {
    const std::size_t size = statement.operands.size() + statement.others.size() + statement.edges.size();
    work += 10 + 20 * size + statement.cells.size();
    work += statement.transitions.size() * statement.operands.size();
  };
  for (const Statement& statement : board.text->statements) {
    add(statement);
    for (const Statement& branch : statement.branches) add(branch);
  }
  return static_cast<std::int64_t>(work);
}

}  // namespace quadrille::model
