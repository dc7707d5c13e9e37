// Statements about graphs.
#include "core/network/compile/limits.hpp"
#include "core/puzzles/model/compiler.hpp"

namespace quadrille::model {

void Compiler::add_connected(const Statement& statement) {
  Network::Connected graph;
  const Variables variables = distinct(statement.operands);
  for (std::size_t i = 0; i < variables.size(); ++i)
    graph.nodes.push_back({variables[i], values_of(variables[i], statement.sets[statement.set_of[i]])});
  for (const auto& [a, b] : statement.edges) graph.edges.emplace_back(a, b);
  graph.is_one = statement.kind == Kind::connected;
  graph.low = static_cast<std::uint32_t>(statement.size.low);
  if (statement.size.high != any_number.high) graph.high = static_cast<std::uint32_t>(statement.size.high);
  network::add(network_, std::move(graph));
}

void Compiler::add_lines(const Statement& statement) {
  Network::Lines lines;
  lines.shape = statement.kind == Kind::loop ? Network::Lines::Shape::loop : Network::Lines::Shape::forest;
  lines.points = statement.states;
  for (std::size_t i = 0; i < statement.edges.size(); ++i) {
    const Variable variable = statement.operands[i].variable;
    lines.edges.push_back({statement.edges[i].a, statement.edges[i].b, variable,
                           values_of(variable, statement.sets[statement.set_of[i]])});
  }
  lines.labels = statement.ends;
  network::add(network_, std::move(lines));
}

// Each place has a point where the circuit comes in and one where it goes out, with an edge between them, which is
// drawn. If the circuit goes from i to j, the edge from the way out of i to the way into j is drawn. All that is one
// loop.
void Compiler::add_circuit(const Statement& statement) {
  const Variables next = variables_of(statement.operands);
  const auto size = static_cast<std::uint32_t>(next.size());
  const Numbers all = {{1, static_cast<std::int32_t>(size)}};
  Network::Lines loop;
  loop.points = 2 * size;
  const Variable drawn = variable_of({Operand::none, 0});
  for (std::uint32_t i = 0; i < size; ++i) {
    Values values = values_of(next[i], all);
    const auto own = static_cast<std::int32_t>(i + 1);
    if (size > 1) values &= ~values_of(next[i], {{own, own}});
    if (values == 0) network_.is_impossible = true;
    network::add_allowed(network_, next[i], values);
    loop.edges.push_back({2 * i, 2 * i + 1, drawn, Values{1}});
    network::for_values(values, [&](unsigned value) {
      const auto to = static_cast<std::uint32_t>(network_.number(next[i], value) - 1);
      if (to != i) loop.edges.push_back({2 * i + 1, 2 * to, next[i], Values{1} << value});
    });
  }
  if (size == 1) return;
  (void)add_alldifferent(statement);
  network::add(network_, std::move(loop));
}

}  // namespace quadrille::model
