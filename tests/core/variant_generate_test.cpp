// New Sudoku variants: they have one solution, no given too many, and what was wished.
#include <algorithm>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"
#include "tests/core/wishes.hpp"

namespace variant_generate_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

constexpr std::string_view variant = "variant";

// The words of a puzzle behind `name`, up to the next rule; empty if it has no such rule.
std::vector<std::string> arguments_of(const std::string& puzzle, const std::string& name) {
  const std::size_t at = ("." + puzzle).rfind("." + name + "~");
  std::vector<std::string> arguments;
  if (at == std::string::npos) return arguments;
  std::istringstream rest(puzzle.substr(at + name.size(), puzzle.find('.', at) - at - name.size()));
  for (std::string word; std::getline(rest, word, '~');) arguments.push_back(word);
  if (!arguments.empty()) arguments.erase(arguments.begin());  // before the first tilde
  return arguments;
}

// `R1C1_5` and so on.
std::vector<std::string> givens_of(const std::string& puzzle) { return arguments_of(puzzle, ""); }

std::string join_givens(std::string rules, const std::vector<std::string>& givens, std::size_t without) {
  rules += ".";
  for (std::size_t i = 0; i < givens.size(); ++i) {
    if (i != without) rules += "~" + givens[i];
  }
  return rules;
}

std::string verdict_of(const std::string& puzzle, EngineChoice engine = EngineChoice::automatic) {
  return ask(variant, request_of(Question::check, engine, puzzle)).at(0).verdict;
}

void require_minimal(const std::string& puzzle, EngineChoice engine = EngineChoice::automatic) {
  const auto givens = givens_of(puzzle);
  const std::string rules = puzzle.substr(0, puzzle.rfind(".~"));
  for (std::size_t i = 0; i < givens.size(); ++i)
    REQUIRE(verdict_of(join_givens(rules, givens, i), engine) == "multiple");
}

// By cell, row by row, which region or cage it is in.
void require_connected(const std::vector<int>& parts, int columns) {
  const int cells = static_cast<int>(parts.size());
  for (const int part : std::set<int>(parts.begin(), parts.end())) {
    std::vector<int> reached = {static_cast<int>(std::find(parts.begin(), parts.end(), part) - parts.begin())};
    for (std::size_t i = 0; i < reached.size(); ++i) {
      const int cell = reached[i], column = cell % columns;
      for (const int next : {column > 0 ? cell - 1 : -1, column + 1 < columns ? cell + 1 : -1, cell - columns,
                             cell + columns < cells ? cell + columns : -1}) {
        const bool is_inside = next >= 0 && parts[static_cast<std::size_t>(next)] == part;
        if (is_inside && std::find(reached.begin(), reached.end(), next) == reached.end()) reached.push_back(next);
      }
    }
    REQUIRE(std::count(parts.begin(), parts.end(), part) == static_cast<std::ptrdiff_t>(reached.size()));
  }
}

const std::vector<std::string> quick_rules = {".AntiKnight", ".AntiKing", ".Diagonal~1.Diagonal~-1", ".Windoku",
                                              ".DisjointSets"};
// A check of a board with few givens may take long, and is given up: the cell stays given.
const std::vector<std::string> slow_rules = {".AntiConsecutive", ".AntiTaxicab"};

}  // namespace

TEST_CASE("Givens are found for global rules: a puzzle is unique and minimal", "[long][generate]") {
  for (const auto* all : {&quick_rules, &slow_rules}) {
    for (const std::string& rules : *all) {
      CAPTURE(rules);
      const std::string puzzle = puzzle_of("seed=1 rules=" + rules, variant);
      REQUIRE(puzzle.starts_with(rules));
      REQUIRE(verdict_of_both(puzzle, variant) == "unique");
      if (all == &quick_rules) require_minimal(puzzle);
    }
  }
  const std::string classic = puzzle_of("seed=1 size=6", variant);
  REQUIRE(classic.starts_with(".Shape~6x6.~"));
  REQUIRE(verdict_of_both(classic, variant) == "unique");
  require_minimal(classic);
}

TEST_CASE("A jigsaw has regions of as many connected cells as rows, other ones each time", "[long][generate]") {
  std::set<std::string> layouts;
  for (const unsigned side : {4U, 5U, 6U, 7U, 8U, 9U, 12U}) {
    const std::string puzzle = puzzle_of("seed=1 jigsaw=true size=" + std::to_string(side), variant);
    CAPTURE(puzzle);
    const std::string layout = arguments_of(puzzle, "Jigsaw").at(0);
    REQUIRE(layout.size() == side * side);
    for (const char piece : layout) REQUIRE(std::count(layout.begin(), layout.end(), piece) == side);
    require_connected(std::vector<int>(layout.begin(), layout.end()), static_cast<int>(side));
    REQUIRE(verdict_of(puzzle) == "unique");
  }
  for (int number = 0; number < 5; ++number) {
    const std::string puzzle = puzzle_of("seed=2 jigsaw=true number=" + std::to_string(number), variant);
    layouts.insert(arguments_of(puzzle, "Jigsaw").at(0));
    REQUIRE(verdict_of_both(puzzle, variant) == "unique");
    require_minimal(puzzle);
  }
  REQUIRE(layouts.size() == 5);
}

TEST_CASE("The cages of a killer have every cell once, and need no givens", "[generate]") {
  for (const unsigned side : {4U, 6U, 9U}) {
    const std::string puzzle = puzzle_of("seed=1 killer=true size=" + std::to_string(side), variant);
    CAPTURE(puzzle);
    REQUIRE(givens_of(puzzle).empty());
    std::vector<int> cages(side * side);
    int cage = 0, sums = 0;
    for (std::size_t at = puzzle.find(".Cage~"); at != std::string::npos; at = puzzle.find(".Cage~", at + 1)) {
      ++cage;
      sums += std::stoi(puzzle.substr(at + 6));
      const std::string cells = puzzle.substr(at + 1, puzzle.find('.', at + 1) - at - 1);
      for (std::size_t r = cells.find("~R"); r != std::string::npos; r = cells.find("~R", r + 1)) {
        const auto row = static_cast<unsigned>(cells[r + 2] - '1'), column = static_cast<unsigned>(cells[r + 4] - '1');
        REQUIRE(std::exchange(cages[row * side + column], cage) == 0);
      }
    }
    REQUIRE(std::count(cages.begin(), cages.end(), 0) == 0);
    REQUIRE(sums == static_cast<int>(side * side * (side + 1) / 2));
    require_connected(cages, static_cast<int>(side));
    REQUIRE(verdict_of_both(puzzle, variant) == "unique");
  }
}

TEST_CASE("Puzzles with sums have no given that they do not need, as dancing links find", "[generate]") {
  const std::vector<std::string> rules = {
      ".LittleKiller~14~R1C3.LittleKiller~9~R6C2",        ".Arrow~R1C1~R1C2~R2C3.Arrow~R5C5~R5C4~R6C3",
      ".DoubleArrow~R2C2~R2C3~R3C4~R4C4.Sum~6~R1C1~R6C6", ".PillArrow~2~R1C1~R1C2~R2C2~R3C3~R3C4~R4C5",
      ".EqualSum~R1C1~R2C2~-~R3C5~R4C6.XSum~R2~9~",       ".Sum~7~R1C2~R3C4~R5C6.Sum~13~R2C6~R4C4~R6C2"};
  for (const std::string& sums : rules) {
    for (int seed = 1; seed <= 3; ++seed) {
      const std::string puzzle = puzzle_of("size=6 seed=" + std::to_string(seed) + " rules=" + sums, variant);
      CAPTURE(puzzle);
      REQUIRE(verdict_of(puzzle, EngineChoice::dlx) == "unique");
      require_minimal(puzzle, EngineChoice::dlx);
    }
  }
}

TEST_CASE("Wishes for a variant can be joined", "[generate]") {
  const std::string puzzle = puzzle_of("seed=4 killer=true jigsaw=true size=6 rules=.AntiKnight", variant);
  for (const std::string rule : {".AntiKnight", ".Jigsaw~", ".NoBoxes", ".Cage~"})
    REQUIRE(puzzle.find(rule) != std::string::npos);
  REQUIRE(verdict_of_both(puzzle, variant) == "unique");
  const std::string killer = puzzle_of("seed=4 killer=true givens=4 symmetry=rotational", variant);
  REQUIRE(givens_of(killer).size() == 4);
  REQUIRE(verdict_of_both(killer, variant) == "unique");
  // Cages of the rules stay, beside those that are drawn.
  REQUIRE(puzzle_of("seed=4 killer=true size=6 rules=.Cage~7~R1C1~R1C2", variant)
              .starts_with(".Shape~6x6.Cage~7~R1C1~R1C2.Cage~"));
}

TEST_CASE("A variant has the number of givens that is wished, and they lie as the symmetry has them", "[generate]") {
  for (const std::size_t givens : {30U, 60U, 81U})
    REQUIRE(givens_of(puzzle_of("seed=2 rules=.AntiKnight givens=" + std::to_string(givens), variant)).size() ==
            givens);
  const std::string puzzle = puzzle_of("seed=2 jigsaw=true symmetry=rotational", variant);
  std::set<std::string> cells;
  for (const std::string& given : givens_of(puzzle)) cells.insert(given.substr(0, 4));
  for (const std::string& cell : cells) {
    const char row = static_cast<char>('1' + '9' - cell[1]), column = static_cast<char>('1' + '9' - cell[3]);
    REQUIRE(cells.count(std::string("R") + row + "C" + column) == 1);
  }
}

TEST_CASE("A variant does not depend on the slices in which it is made, nor on what stands before it", "[generate]") {
  const std::string wishes =
      "seed=5 jigsaw=true\nseed=5 killer=true size=6\nseed=5 rules=.AntiKnight\nseed=6 rules=.AntiKnight\n";
  const auto expected = wish(wishes, variant);
  REQUIRE(expected.size() == 4);
  REQUIRE(puzzle_of("seed=6 rules=.AntiKnight", variant) == expected[3].solutions.at(0));
  for (const std::int64_t slice : {std::int64_t{777}, work_per_ms}) {
    Request request = request_of(Question::generate, EngineChoice::automatic, wishes);
    request.limits.nodes = 1000;
    const auto found = ask(variant, std::move(request), {.work = slice});
    REQUIRE(found.size() == expected.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
      REQUIRE(found[i].solutions == expected[i].solutions);
      REQUIRE(found[i].nodes == expected[i].nodes);
    }
  }
}

// Both engines count variables and regions as parts of a solution.
TEST_CASE("A puzzle with variables or regions to be found is unique as it is counted, or refused", "[generate]") {
  const std::string open =
      "rules: each of 20 filled grids leaves variables or regions beside it open, so that no givens "
      "make one solution";
  REQUIRE(refusal_of("seed=693827 rules=.Var~A~~2.Sum~5~VA1~VA2", variant) == open);
  REQUIRE(refusal_of("seed=282006 rules=.Shape~6x6.ChaosConstruction.NoBoxes", variant) == open);
  // Each names cells of the grid, which decide its variable, or does not.
  const std::vector<std::pair<std::string, bool>> parts = {{".Var~A.Sum~6~VA~R1C1", true},
                                                           {".Var~B~~2.Sum~5~VB1~R2C2.Sum~5~VB2~R3C1", true},
                                                           {".Var~C", false},
                                                           {".Var~D~~2.Sum~5~VD1~VD2", false},
                                                           {".Diagonal~1", true}};
  Random random(47);
  for (int round = 0; round < rounds(20); ++round) {
    std::string rules = ".Shape~4x4";
    bool is_decided = true;
    for (const auto& [part, decides] : parts) {
      if (!random.one_in(3)) continue;
      rules += part;
      is_decided = is_decided && decides;
    }
    const auto answers = wish("seed=" + std::to_string(round) + " rules=" + rules, variant);
    CAPTURE(rules, answers.at(0).message);
    if (!is_decided) {
      REQUIRE(answers[0].message == open);
      continue;
    }
    REQUIRE(answers[0].verdict == "found");
    REQUIRE(verdict_of_both(answers[0].solutions.at(0), variant) == "unique");
  }
}

TEST_CASE("Whether rules can be met at all is found out in slices", "[generate]") {
  const auto job = open_job(variant, request_of(Question::generate, EngineChoice::automatic, "size=4 rules=.AntiKing"));
  REQUIRE(job->step({.work = 1}));
  REQUIRE(job->take_records().empty());
  while (job->step({.work = 1})) {
  }
  REQUIRE(parse_records(job->take_records()).at(0).message == "rules: no filled board obeys all of them");
}

TEST_CASE("A wish for a variant that cannot be met is refused in one sentence", "[generate]") {
  const auto refused = [](const std::string& wishes) { return refusal_of(wishes, variant); };
  REQUIRE(refused("size=4 rules=.AntiKing") == "rules: no filled board obeys all of them");
  REQUIRE(refused("rules=.~R1C1_5") == "rules: the board has givens, which a new puzzle gets of its own");
  REQUIRE(refused("rules=.Nonsense") == "rules: there is no rule \"Nonsense\"");
  REQUIRE(refused("size=6 rules=.Shape~9x9") == "rules: this Shape contradicts the one before");
  REQUIRE(refused("size=3") == "size: \"3\" is not a whole number from 4 to 16");
  REQUIRE(refused("size=17") == "size: \"17\" is not a whole number from 4 to 16");
  REQUIRE(refused("jigsaw=true size=13") == "jigsaw: it takes from 4 to 12 rows");
  REQUIRE(refused("jigsaw=true rules=.Shape~3x3") == "jigsaw: it takes from 4 to 12 rows");
  REQUIRE(refused("jigsaw=true rules=.Shape~6x8") ==
          "jigsaw: it takes a board with as many rows as columns, and as many values");
  REQUIRE(refused("jigsaw=true rules=.Shape~4x4.Jigsaw~0011001122332233") ==
          "jigsaw: the rules have regions of their own");
  REQUIRE(refused("killer=true size=10") == "killer: it takes at most 9 rows and columns");
  REQUIRE(refused("killer=true rules=.Shape~6x6~0-5") == "killer: it takes a board whose lowest value is 1");
  REQUIRE(refused("killer=maybe") == "killer: \"maybe\" is none of false, true");
  REQUIRE(refused("symmetry=full rules=.Shape~6x8") == "symmetry: full takes as many rows as columns");
  REQUIRE(refused("symmetry=full killer=true") ==
          "symmetry: it is that of givens, and a killer has none unless some are wished");
  REQUIRE(refused("size=4 givens=17") == "givens: 17 are more than the board has cells, 16");
  REQUIRE(refused("density=40") == "density: this cannot be wished for variant");
  REQUIRE(refused("grade=cruel") == "grade: \"cruel\" is none of any, easy, medium, hard, 1, 2, 3, 4, 5");
}

// Run by hand: README.md.
TEST_CASE("A thousand variants of each kind have one solution", "[.generated]") {
  std::vector<std::string> kinds = {" jigsaw=true", " killer=true", " jigsaw=true killer=true size=6"};
  for (const auto* all : {&quick_rules, &slow_rules}) {
    for (const std::string& rules : *all) kinds.push_back(" rules=" + rules);
  }
  for (const std::string& kind : kinds) {
    for (int number = 0; number < 1000; ++number) {
      const std::string wishes = "seed=2026 number=" + std::to_string(number) + kind;
      INFO(wishes);
      REQUIRE(verdict_of_both(puzzle_of(wishes, variant), variant) == "unique");
    }
  }
}

}  // namespace variant_generate_test
