// Assumptions and the forcing chains made of them. The ratings are by SukakuExplainer's serate.
#include <algorithm>
#include <string>
#include <vector>

#include "core/steps/path.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/steps_boards.hpp"

namespace steps_forcing_test {

using namespace quadrille;
using namespace quadrille::steps;
using namespace quadrille::test;

namespace {

struct Rated {
  std::string line;
  unsigned rating;
  std::vector<Technique> one_of;  // the technique of the hardest step
};

using enum Technique;

const std::vector<Rated> rated = {
    {"....97..8...54..1.9....8.4......2.6.3.5........4..1..5.1.........2...1.7.7..8...9", 78, {nishio}},
    {"5..1.......2.....463..5....1...7.6........4....9.6...2..3.....8.6......992.4...1.",
     83,
     {cell_forcing_chains, house_forcing_chains}},
    {"......7......3..4.56.7.2.......15..8..5.73.....96.....3.....1..78....5.69.6..1.3.",
     85,
     {cell_forcing_chains, house_forcing_chains}},
    {".7.14.2...8..59......7..1.............94.2....34.1..9.....6.....96...8.27.....51.",
     88,
     {dynamic_contradiction, dynamic_double, dynamic_cell_forcing_chains, dynamic_house_forcing_chains}},
    {"..43.7.........3......8.2.141.6...9...9.3.5..7....9..8.6.....5.3.....1..5...1...7",
     92,
     {dynamic_contradiction, dynamic_double, dynamic_cell_forcing_chains, dynamic_house_forcing_chains}},
};

}  // namespace

TEST_CASE("Forcing chains have the rating of their kind and length, and are right", "[steps]") {
  Path path(layout9(), true);
  for (const Rated& puzzle : rated) {
    CAPTURE(puzzle.line);
    const auto answers = ask("sudoku", request_of(Question::check, EngineChoice::automatic, puzzle.line));
    const auto solution = cells_of(answers.at(0).solutions.at(0));
    REQUIRE(path.begin(cells_of(puzzle.line)));
    unsigned highest = 0;
    Technique hardest = full_house;
    while (path.advance()) {
      const Deduction& step = path.step();
      if (step.rating > highest) hardest = step.technique;
      highest = std::max(highest, step.rating);
      for (const cover::Placement gone : step.eliminated) REQUIRE(solution[gone / 9] != gone % 9 + 1);
      if (step.placed != cover::no_placement) REQUIRE(solution[step.placed / 9] == step.placed % 9 + 1);
    }
    REQUIRE(path.is_solved());
    REQUIRE(highest == puzzle.rating);
    REQUIRE(std::find(puzzle.one_of.begin(), puzzle.one_of.end(), hardest) != puzzle.one_of.end());
  }
}

TEST_CASE("Every link of a forcing chain starts at an assumption or at what a link before it has shown", "[steps]") {
  Path path(layout9(), true);
  for (const Rated& puzzle : rated) {
    REQUIRE(path.begin(cells_of(puzzle.line)));
    while (path.advance()) {
      const Deduction& step = path.step();
      if (step.technique < nishio || step.technique == nested_forcing_chains) continue;
      REQUIRE_FALSE(step.chain.empty());
      std::vector<Literal> known;
      for (const Implication& link : step.chain) {
        const bool is_known = std::find(known.begin(), known.end(), link.from) != known.end();
        const bool is_assumed =
            std::find(step.pattern.begin(), step.pattern.end(), link.from.placement) != step.pattern.end();
        REQUIRE((is_known || is_assumed));
        known.push_back(link.from);
        known.push_back(link.to);
      }
    }
  }
}

TEST_CASE("An assumption knows what follows, from what, and by how many literals", "[steps]") {
  // r1c1 = 1 leaves 2 for r1c2, then 3 for r1c3.
  Sketch sketch;
  sketch.keep(1, 1, {1, 4}).keep(1, 2, {1, 2}).keep(1, 3, {2, 3});
  Implications graph;
  graph.build(sketch.position());
  Assumption::Memory memory(sketch.position().layout());
  Assumption assumption;
  const auto code = [&](unsigned column, unsigned value, bool is_on) {
    return code_of(graph.at(Sketch::cell(1, column), value - 1), is_on);
  };
  assumption.run(sketch.position(), graph, code(1, 1, true), {.is_dynamic = true}, 100, memory);
  REQUIRE(assumption.ancestors(assumption.find(code(1, 1, true))) == 1);
  REQUIRE(assumption.ancestors(assumption.find(code(2, 2, true))) == 3);
  REQUIRE(assumption.ancestors(assumption.find(code(3, 3, true))) == 5);
  REQUIRE_FALSE(assumption.is_contradictory());
  // No farther than its limit.
  assumption.run(sketch.position(), graph, code(1, 1, true), {.is_dynamic = true}, 4, memory);
  REQUIRE(assumption.find(code(2, 2, true)) != Assumption::no_node);
  REQUIRE(assumption.find(code(3, 3, true)) == Assumption::no_node);
}

TEST_CASE("Nested chains lead through a puzzle that other chains do not solve", "[steps]") {
  // From the list of the hardest puzzles known in 2011.
  const std::string line = "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3";
  const auto answers = ask("sudoku", request_of(Question::check, EngineChoice::automatic, line));
  const auto solution = cells_of(answers.at(0).solutions.at(0));
  Path path(layout9(), true);
  REQUIRE(path.begin(cells_of(line)));
  unsigned nested = 0;
  while (path.advance()) {
    const Deduction& step = path.step();
    nested += step.technique == nested_forcing_chains ? 1 : 0;
    if (step.technique == nested_forcing_chains) REQUIRE(step.rating >= 95);
    for (const cover::Placement gone : step.eliminated) REQUIRE(solution[gone / 9] != gone % 9 + 1);
    if (step.placed != cover::no_placement) REQUIRE(solution[step.placed / 9] == step.placed % 9 + 1);
  }
  REQUIRE(nested > 0);
  REQUIRE(path.is_solved());
}

}  // namespace steps_forcing_test
