// The whole way of a person: it ends at the solution, no step removes a value of the solution, and the hardest step has
// the rating that Sudoku Explainer gives the puzzle.
#include <algorithm>
#include <string>
#include <vector>

#include "core/steps/path.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/steps_boards.hpp"

namespace steps_path_test {

using namespace quadrille;
using namespace quadrille::steps;
using namespace quadrille::test;

namespace {

// Puzzles with their ER by SukakuExplainer's serate, one for each rating.
struct Rated {
  std::string line;
  unsigned rating;
};
const std::vector<Rated> rated = {
    {"84..372.1..3..268..76.8.4...61....3....169.72......9...2759.1..61.82....5..71..29", 12},
    {"..............1.23.45.6..........6.......2...2..7.3.........8....6.8.57.7........", 15},
    {".................1..2..3.4........5...6.7.3...7.14.........52..71.......8.....9..", 17},
    {".7...4.1.3......7.85......6....1..89.36.8........96.......718..7..52.....6....35.", 20},
    {"15...7.3..........8..5..1..21......4..63....2......5...7...8....3.4.......42.9.6.", 23},
    {"6.9..4.2.57...3...18.7..6......9...28....27....63...91.......3......7.46...8.....", 25},
    {"................12..3.45.........4.......6..5.782...........6.....1.3.8.52.......", 26},
    {".18..9.....5.....7....4..3.481....76.......9....63...2.6..7...489.46.............", 28},
    {"..............1..2..2....34......5.....46.....7....8.......71....9..8...3.4.....6", 30},
    {"........1.......23..4..5........6....7.......12..3.......21..7...6...4..5...8....", 34},
    {".....37..8..72...1.......632...5.8..4...32.......6.3.......9.2...8...4..74.......", 36},
    {"2.......4..5.7.29..4....6..5.8..1.....398....4...2...7..7....1..3.2.67.....3.....", 40},
    {".........97.64....1......9.51..7..43...1......96.5.17......753...2.6.41....8.....", 41},
    {"...95.26........459..2..3...9.7..6...4.....8.1.3.4.7..712......3.....1......92...", 42},
    {"...............123..4..5........6..4.1........7....3......3...8..8.....5.2.71....", 43},
    {"7.21..6.5....6...3....4..2.....85.143.8........7..6.........53..81.....6.2..9....", 44},
    {"3.7.8.....28.......692....3....1......6.2.79.57...481....46.3..63...8..7.........", 45},
    {"................12..3.45.........6.7.....35...7.1........27......4......3.5....8.", 54},
    {"4..2..3.8..9..351..1.59.......63....5.....17.7......46..4.8.............982....54", 55},
    {".4..1.6.....5....1..536.....3....4......7..2..8.9.256.3..2....7..7..8.5.......9..", 56},
    {".1..8.7..5.7.....66..4..5.......98..386..........3...1.....4.95..27..6....9......", 57},
    {"63....94..2.........4.8......2....7..7124....4...6.....961..........5.97....78..2", 63},
    {".69..5.7.1..4...62.32.........5...2692...4....1.....487..6.........89..3......6..", 64},
    {"................12..3.45..............4..65...6.1.7..8.....93...2.......81.......", 66},
    {".7.12......4....2.5.....3.1.6......4...9..5.392..54.....7.8....84...5.3.....9..5.", 67},
    {"..14..8..8...3.6..4...5..29...9...5.7..2.8..4.4...32..3.......2.7..2..3..1....9..", 71},
    {"6..2.85.......562.....3.7..3..7.9.54.7..5..8...4..6...........983.......5...61...", 72},
    {"7....38........1..321.7..5...8...6...13.5.4..9..3..........6.1...5..4......23..6.", 73},
};

std::string solution_of(const std::string& line) {
  const auto answers = ask("sudoku", request_of(Question::check, EngineChoice::automatic, line));
  REQUIRE(answers.at(0).verdict == "unique");
  return answers[0].solutions.at(0);
}

// Takes every step, and checks it against the only solution. Returns the highest rating.
unsigned walk(Path& path, const std::string& line) {
  const auto solution = cells_of(solution_of(line));
  REQUIRE(path.begin(cells_of(line)));
  unsigned highest = 0;
  while (path.advance()) {
    const Deduction& step = path.step();
    highest = std::max(highest, step.rating);
    CAPTURE(line, name(step.technique));
    for (const cover::Placement gone : step.eliminated) REQUIRE(solution[gone / 9] != gone % 9 + 1);
    if (step.placed != cover::no_placement) REQUIRE(solution[step.placed / 9] == step.placed % 9 + 1);
    REQUIRE((step.placed != cover::no_placement || !step.eliminated.empty()));
  }
  return highest;
}

}  // namespace

TEST_CASE("The steps of rated puzzles lead to the solution, and the hardest has the puzzle's ER", "[steps]") {
  Path path(layout9(), true);
  for (const Rated& puzzle : rated) {
    CAPTURE(puzzle.line);
    REQUIRE(walk(path, puzzle.line) == puzzle.rating);
    REQUIRE(path.is_solved());
  }
}

TEST_CASE("Without uniqueness no step relies on it", "[steps]") {
  Path path(layout9(), false);
  for (const Rated& puzzle : rated) {
    CAPTURE(puzzle.line);
    REQUIRE(path.begin(cells_of(puzzle.line)));
    while (path.advance()) {
      for (const Technique unique : {Technique::unique_rectangle, Technique::unique_loop, Technique::bug})
        REQUIRE(path.step().technique != unique);
    }
  }
}

// A board of 9×9 with one step by dynamic chains; then assumptions within assumptions find nothing.
TEST_CASE("Steps that take long are looked for in many slices, and are the same in any", "[steps]") {
  const std::string line = "........5..8..79...6..1..4....1.2.7.4...7...3.7.8......3..2..6...5...8..9.......7";
  const auto walk = [&](std::int64_t slice) {
    Path path(layout9(), true);
    REQUIRE(path.begin(cells_of(line)));
    std::vector<std::vector<std::uint32_t>> eliminated;
    int open = 0;
    for (auto look = Path::Look::open; look != Path::Look::none;) {
      std::int64_t work = slice;
      look = path.look(work);
      if (look == Path::Look::open) ++open;
      if (look == Path::Look::step)
        eliminated.emplace_back(path.step().eliminated.begin(), path.step().eliminated.end());
    }
    return std::pair(eliminated, open);
  };
  const auto [steps, pauses] = walk(Fuel::unlimited_work);
  REQUIRE(steps.size() == 1);
  REQUIRE(pauses == 0);
  for (const std::int64_t slice : {std::int64_t{1}, work_per_ms}) {
    const auto [same, more] = walk(slice);
    REQUIRE(same == steps);
    REQUIRE(more > 100);
  }
}

}  // namespace steps_path_test
