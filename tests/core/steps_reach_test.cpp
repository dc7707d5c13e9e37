// What literals lead to, against walks from each of them.
#include <string>
#include <vector>

#include "core/steps/path.hpp"
#include "core/steps/reach.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/steps_boards.hpp"

namespace steps_reach_test {

using namespace quadrille;
using namespace quadrille::steps;
using namespace quadrille::test;

namespace {

// Their ratings are ER 9.2 and 7.2.
const std::vector<std::string> lines = {
    "..43.7.........3......8.2.141.6...9...9.3.5..7....9..8.6.....5.3.....1..5...1...7",
    "6..2.85.......562.....3.7..3..7.9.54.7..5..8...4..6...........983.......5...61...",
};

// By code, whether a walk from `from` comes to it by one link at least.
std::vector<bool> walk(const Implications& graph, Code from) {
  std::vector<bool> is_met(2 * std::size_t{graph.size()});
  std::vector<Code> queue = {from};
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const bool is_on = queue[i] % 2 == 1;
    for (const Candidate next : is_on ? graph.off(queue[i] / 2) : graph.on(queue[i] / 2)) {
      const Code code = code_of(next, !is_on);
      if (!is_met[code]) queue.push_back(code);
      is_met[code] = true;
    }
  }
  return is_met;
}

}  // namespace

TEST_CASE("A literal leads to itself and to all that a walk meets, and to nothing else", "[steps][slow]") {
  for (const std::string& line : lines) {
    Path path(layout9(), true);
    REQUIRE(path.begin(cells_of(line)));
    Implications graph;
    Reach reach;
    do {
      graph.build(path.position());
      reach.build(graph);
      for (Code from = 0; from < 2 * graph.size(); ++from) {
        const auto is_met = walk(graph, from);
        REQUIRE(reach.is_in_cycle(from) == is_met[from]);
        for (Code to = 0; to < 2 * graph.size(); ++to) {
          if (reach.leads(from, to) != (is_met[to] || to == from)) FAIL(line << ' ' << from << ' ' << to);
        }
      }
    } while (path.advance());
  }
}

TEST_CASE("Of too many candidates every literal is taken to lead everywhere", "[steps]") {
  const Layout layout = sudoku_layout(4);
  Position position(layout);
  REQUIRE(position.begin(std::vector<std::uint8_t>(256)));
  Implications graph;
  graph.build(position);
  REQUIRE(graph.size() > Reach::most_candidates);
  Reach reach;
  reach.build(graph);
  REQUIRE(reach.leads(0, 1));
  REQUIRE(reach.is_in_cycle(7));
}

}  // namespace steps_reach_test
