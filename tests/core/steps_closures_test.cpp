// The closures of literals: carried from step to step, they know no less than if they began at each position, no less
// than an assumption shows, and nothing that is false.
#include <algorithm>
#include <string>
#include <vector>

#include "core/steps/closures.hpp"
#include "core/steps/path.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/steps_boards.hpp"

namespace steps_closures_test {

using namespace quadrille;
using namespace quadrille::steps;
using namespace quadrille::test;

namespace {

// The first is of ER 9.2, the second of the hardest that are known.
const std::vector<std::string> lines = {
    "..43.7.........3......8.2.141.6...9...9.3.5..7....9..8.6.....5.3.....1..5...1...7",
    "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3",
};

// Calls `visit` with the position before each step.
template <class Visit>
void for_positions(const std::string& line, Visit&& visit) {
  Path path(layout9(), true);
  REQUIRE(path.begin(cells_of(line)));
  do {
    visit(path.position());
  } while (path.advance());
}

// Calls `visit` with the cell, value and state of each literal of a position.
template <class Visit>
void for_literals(const Position& position, Visit&& visit) {
  for (Cell cell = 0; cell < 81; ++cell) {
    for_bits(position.values(cell), [&](std::uint32_t v) {
      for (const bool is_on : {false, true}) visit(cell, v, is_on);
    });
  }
}

// Brings closures to a position in slices of this much work; returns how many there were.
int follow(Closures& closures, const Position& position, std::int64_t slice = Fuel::unlimited_work) {
  int slices = 1;
  for (std::int64_t work = slice; !closures.follow(position, work); work = slice) ++slices;
  return slices;
}

}  // namespace

TEST_CASE("Closures carried from step to step know all that closures of the position know", "[steps]") {
  for (const std::string& line : lines) {
    Closures carried(layout9(), false);
    for_positions(line, [&](const Position& position) {
      follow(carried, position);
      Closures begun(layout9(), false);
      follow(begun, position);
      for_literals(position, [&](Cell cell, std::uint32_t v, bool is_on) {
        const cover::Placement placement = cell * 9 + v;
        if (carried.is_contradictory(placement, is_on)) return;
        REQUIRE_FALSE(begun.is_contradictory(placement, is_on));
        for (Cell at = 0; at < 81; ++at) {
          const Mask left = carried.left(placement, is_on)[at] & position.values(at);
          REQUIRE((left & ~begun.left(placement, is_on)[at]) == 0);
        }
      });
    });
  }
}

TEST_CASE("What is true is never contradictory, and its closure keeps the solution", "[long][steps]") {
  for (const std::string& line : lines) {
    const auto answers = ask("sudoku", request_of(Question::check, EngineChoice::automatic, line));
    const auto solution = cells_of(answers.at(0).solutions.at(0));
    for (const bool has_subsets : {false, true}) {
      Closures closures(layout9(), has_subsets);
      for_positions(line, [&](const Position& position) {
        follow(closures, position);
        for_literals(position, [&](Cell cell, std::uint32_t v, bool is_on) {
          if (is_on != (solution[cell] == v + 1)) return;
          REQUIRE_FALSE(closures.is_contradictory(cell * 9 + v, is_on));
          const auto left = closures.left(cell * 9 + v, is_on);
          for (Cell at = 0; at < 81; ++at)
            REQUIRE((position.filled(at) != 0 || (left[at] & bit(solution[at] - 1U)) != 0));
        });
      });
    }
  }
}

TEST_CASE("A closure has all that an assumption shows, with and without subsets", "[long][steps]") {
  Implications graph;
  Assumption assumption;
  Assumption::Memory memory(layout9());
  for (const bool has_subsets : {false, true}) {
    Closures closures(layout9(), has_subsets);
    for_positions(lines[0], [&](const Position& position) {
      follow(closures, position);
      graph.build(position);
      for_literals(position, [&](Cell cell, std::uint32_t v, bool is_on) {
        assumption.run(position, graph, code_of(graph.at(cell, v), is_on),
                       {.is_dynamic = true, .is_by_value = false, .has_subsets = has_subsets}, 5000, memory);
        const cover::Placement placement = cell * 9 + v;
        if (closures.is_contradictory(placement, is_on)) return;
        REQUIRE_FALSE(assumption.is_contradictory());
        for (const auto& node : assumption.nodes()) {
          const Mask left = closures.left(placement, is_on)[graph.cell(node.code / 2)];
          const Mask value = bit(graph.value(node.code / 2));
          REQUIRE((node.code % 2 == 1 ? left == value : (left & value) == 0));
        }
      });
    });
  }
}

TEST_CASE("A closure knows that a board without a place for a value is none", "[steps]") {
  // r1c1 = 1 leaves no value for r1c2.
  Sketch sketch;
  sketch.keep(1, 1, {1, 2}).keep(1, 2, {1});
  Closures closures(layout9(), false);
  follow(closures, sketch.position());
  REQUIRE(closures.is_contradictory(Sketch::placement(1, 1, 1), true));
  REQUIRE_FALSE(closures.is_contradictory(Sketch::placement(1, 1, 1), false));
  REQUIRE(closures.left(Sketch::placement(1, 1, 1), false)[0] == bit(1));
}

TEST_CASE("Closures are the same in slices of any size, one for each literal where the work is least", "[steps]") {
  Closures whole(layout9(), true), sliced(layout9(), true);
  for_positions(lines[0], [&](const Position& position) {
    follow(whole, position);
    int literals = 0;
    for_literals(position, [&](Cell, std::uint32_t, bool) { ++literals; });
    REQUIRE(follow(sliced, position, 1) <= literals + 1);
    for_literals(position, [&](Cell cell, std::uint32_t v, bool is_on) {
      const cover::Placement placement = cell * 9 + v;
      REQUIRE(sliced.is_contradictory(placement, is_on) == whole.is_contradictory(placement, is_on));
      if (whole.is_contradictory(placement, is_on)) return;
      const auto one = sliced.left(placement, is_on), other = whole.left(placement, is_on);
      REQUIRE(std::equal(one.begin(), one.end(), other.begin(), other.end()));
    });
  });
  Closures first(layout9(), false);
  Sketch sketch;
  REQUIRE(follow(first, sketch.position(), 1) > 81 * 9);
}

}  // namespace steps_closures_test
