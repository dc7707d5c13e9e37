// The question `generate`: puzzles have one solution, no given too many, and what was wished.
#include <algorithm>
#include <sstream>
#include <string>
#include <utility>

#include "core/cells/symmetry.hpp"
#include "core/grading/clearing.hpp"
#include "core/grading/grades.hpp"
#include "core/random.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/wishes.hpp"

namespace generate_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

auto givens_of(const std::string& line) { return std::ssize(line) - std::count(line.begin(), line.end(), '.'); }

double rating_of(const std::string& line) {
  const auto graded = ask("sudoku", request_of(Question::grade, EngineChoice::automatic, line)).at(0);
  const std::string& text = graded.solutions.at(0);
  return std::stod(text.substr(text.find("\"rating\":") + 9));
}

}  // namespace

TEST_CASE("A puzzle without symmetry is unique and minimal", "[generate]") {
  for (const std::string size : {"4", "9"}) {
    for (int number = 0; number < 20; ++number) {
      std::string line = puzzle_of("seed=1 number=" + std::to_string(number) + " size=" + size);
      REQUIRE(verdict_of_both(line) == "unique");
      for (char& given : line) {
        if (given == '.') continue;
        const char value = std::exchange(given, '.');
        REQUIRE(ask("sudoku", request_of(Question::check, EngineChoice::bits, line)).at(0).verdict == "multiple");
        given = value;
      }
    }
  }
}

TEST_CASE("What is taken away at once is what would be taken away one by one", "[long][generate]") {
  const std::string full = "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
  sudoku::Board solution;
  solution.box = 3;
  for (std::size_t cell = 0; cell < 81; ++cell) solution.cells[cell] = static_cast<std::uint8_t>(full[cell] - '0');
  for (const Symmetry symmetry : {Symmetry::none, Symmetry::rotational, Symmetry::full}) {
    for (const std::uint32_t least : {0U, 30U}) {
      for (std::uint64_t seed = 0; seed < 10; ++seed) {
        quadrille::RandomNumbers random(seed);
        const std::vector<std::uint32_t> order = random_order(random, 81);
        std::string line = full;
        for (const std::uint32_t first : order) {
          const auto orbit = orbit_of(first, 9, 9, symmetry);
          if (*std::min_element(orbit.begin(), orbit.end()) != first) continue;
          if (givens_of(line) - std::ssize(orbit) < least) continue;
          std::string less = line;
          for (const std::uint32_t cell : orbit) less[cell] = '.';
          if (ask("sudoku", request_of(Question::check, EngineChoice::bits, less)).at(0).verdict == "unique")
            line = less;
        }
        grading::Clearing clearing;
        clearing.begin(solution, orbits_of(order, 9, 9, symmetry), least);
        while (clearing.take_more()) {
          while (!clearing.is_proven()) {
            std::string text;
            for (std::size_t cell = 0; cell < 81; ++cell) text += ".123456789"[clearing.board().cells[cell]];
            const auto two = ask("sudoku", request_of(Question::check, EngineChoice::bits, text)).at(0).solutions;
            if (two.size() == 1) break;
            sudoku::Board other = solution;
            const std::string& found = two[0] == full ? two[1] : two[0];
            for (std::size_t cell = 0; cell < 81; ++cell)
              other.cells[cell] = static_cast<std::uint8_t>(found[cell] - '0');
            if (const auto cell = clearing.only_taken()) REQUIRE(other.cells[*cell] != solution.cells[*cell]);
            clearing.exclude(other);
          }
        }
        for (std::size_t cell = 0; cell < 81; ++cell)
          REQUIRE((clearing.board().cells[cell] == 0) == (line[cell] == '.'));
      }
    }
  }
}

TEST_CASE("Large boards are made too", "[long][generate]") {
  const std::string line = puzzle_of("seed=3 size=16");
  REQUIRE(line.size() == 256);
  REQUIRE(givens_of(line) < 130);
  REQUIRE(ask("sudoku", request_of(Question::check, EngineChoice::automatic, line)).at(0).verdict == "unique");
  const std::string largest = puzzle_of("seed=3 size=36 givens=800");
  REQUIRE(largest.size() == 1296);
  REQUIRE(givens_of(largest) == 800);
  REQUIRE(ask("sudoku", request_of(Question::check, EngineChoice::automatic, largest)).at(0).verdict == "unique");
}

// Some of its checks are given up, and their cells stay.
TEST_CASE("A board of 25×25 is made with one solution, in any slices", "[long][generate]") {
  Request request = request_of(Question::generate, EngineChoice::automatic, "seed=3 size=25");
  const auto whole = ask("sudoku", request), sliced = ask("sudoku", request, {.work = work_per_ms});
  REQUIRE(whole.at(0).solutions == sliced.at(0).solutions);
  const std::string& line = whole.at(0).solutions.at(0);
  REQUIRE(line.size() == 625);
  REQUIRE(givens_of(line) < 400);
  REQUIRE(ask("sudoku", request_of(Question::check, EngineChoice::automatic, line)).at(0).verdict == "unique");
}

TEST_CASE("The same line makes the same puzzle, whatever stands before it", "[generate]") {
  const std::string puzzle = puzzle_of("seed=42 number=3");
  REQUIRE(puzzle_of("symmetry=none number=3 seed=42") == puzzle);
  REQUIRE(wish("seed=1 symmetry=full\n\nseed=42 number=3\n").at(1).solutions.at(0) == puzzle);
  REQUIRE(puzzle_of("seed=42 number=4") != puzzle);
  REQUIRE(puzzle_of("seed=43 number=3") != puzzle);
  REQUIRE(puzzle_of("seed=0 number=0") != puzzle_of("seed=0 number=1"));
}

TEST_CASE("A puzzle does not depend on the slices in which it is made", "[long][generate]") {
  const std::string wishes = "seed=5 grade=hard symmetry=rotational\nseed=6 size=4\nseed=7 size=16\n";
  const auto expected = wish(wishes);
  for (const std::int64_t slice : {std::int64_t{1}, std::int64_t{777}, work_per_ms}) {
    Request request = request_of(Question::generate, EngineChoice::automatic, wishes);
    request.limits.nodes = 1000;
    const auto found = ask("sudoku", std::move(request), {.work = slice});
    REQUIRE(found.size() == expected.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
      REQUIRE(found[i].solutions == expected[i].solutions);
      REQUIRE(found[i].nodes == expected[i].nodes);
    }
  }
}

TEST_CASE("Givens lie as the symmetry has them", "[generate]") {
  using Image = std::size_t (*)(std::size_t row, std::size_t column);
  struct Rule {
    std::string symmetry;
    Image image;
  };
  const Image turn = [](std::size_t row, std::size_t column) { return (8 - row) * 9 + 8 - column; };
  const Image flip = [](std::size_t row, std::size_t column) { return (8 - row) * 9 + column; };
  const Image mirror = [](std::size_t row, std::size_t column) { return row * 9 + 8 - column; };
  const Image transpose = [](std::size_t row, std::size_t column) { return column * 9 + row; };
  const std::vector<Rule> rules = {{"rotational", turn},    {"horizontal", flip}, {"vertical", mirror},
                                   {"diagonal", transpose}, {"full", turn},       {"full", transpose},
                                   {"full", flip}};
  for (const Rule& rule : rules) {
    const std::string line = puzzle_of("seed=7 symmetry=" + rule.symmetry);
    REQUIRE(verdict_of_both(line) == "unique");
    for (std::size_t cell = 0; cell < 81; ++cell)
      REQUIRE((line[cell] == '.') == (line[rule.image(cell / 9, cell % 9)] == '.'));
  }
}

TEST_CASE("A puzzle has the rating that is wished", "[generate]") {
  struct Range {
    std::string grade;
    double lowest, highest;
  };
  for (const Range& range : {Range{"Easy", 0, 1.5}, Range{"medium", 1.6, 2.9}, Range{"HARD", 3.0, 4.4},
                             Range{"Expert", 4.5, 7.9}, Range{"6.6-7.1", 6.6, 7.1}, Range{"3", 3, 3}}) {
    const double rating = rating_of(puzzle_of("seed=5 grade=" + range.grade));
    CAPTURE(range.grade, rating);
    REQUIRE(rating > range.lowest - 0.05);
    REQUIRE(rating < range.highest + 0.05);
  }
}

TEST_CASE("A puzzle has the number of givens that is wished", "[generate]") {
  for (const int givens : {26, 40, 81}) {
    const std::string line = puzzle_of("seed=2 givens=" + std::to_string(givens));
    REQUIRE(givens_of(line) == givens);
    REQUIRE(verdict_of_both(line) == "unique");
  }
}

TEST_CASE("What is hard to meet is tried until its nodes are spent", "[generate]") {
  const auto answers = wish("seed=1 givens=17\nseed=1\n", "sudoku", 3);
  REQUIRE(answers.at(0).verdict == "stopped");
  REQUIRE(answers.at(0).nodes == 3);
  REQUIRE(answers.at(0).solutions.empty());
  REQUIRE(answers.at(1).verdict == "found");
  REQUIRE(wish("seed=1", "sudoku", 0).at(0).verdict == "stopped");
}

TEST_CASE("A wish that cannot be met is refused, and the next is not", "[generate]") {
  REQUIRE(refusal_of("givens=16") == "givens: with 16 there is no puzzle of 9×9; it takes from 17 to 81");
  REQUIRE(refusal_of("givens=82") == "givens: with 82 there is no puzzle of 9×9; it takes from 17 to 81");
  REQUIRE(refusal_of("size=10") == "size: 10 is none of 4, 9, 16, 25, 36");
  REQUIRE(refusal_of("size=16 grade=hard") == "grade: only puzzles of 4×4 and 9×9 are made by grade");
  REQUIRE(refusal_of("grade=nice").starts_with("grade: \"nice\" is none of Easy, Medium, Hard, Expert, Extreme"));
  REQUIRE(refusal_of("grade=4-3").starts_with("grade: \"4-3\" is none of"));
  REQUIRE(refusal_of("symmetry=odd").starts_with("symmetry: \"odd\" is none of none, rotational,"));
  REQUIRE(refusal_of("seed=-1") == "seed: \"-1\" is no whole number of at most 15 digits");
  REQUIRE(refusal_of("colour=red") == "colour: this cannot be wished for sudoku");
  REQUIRE(refusal_of("size=2", "queens") == "size: 2 queens have no solution");
  REQUIRE(refusal_of("size=61", "queens") == "size: \"61\" is not a whole number from 1 to 60");
  REQUIRE(refusal_of("seed=1000000000000000") == "seed: \"1000000000000000\" is no whole number of at most 15 digits");
  REQUIRE(refusal_of("size=21", "kakuro") == "size: \"21\" is not a whole number from 3 to 20");
  REQUIRE(refusal_of("density=39", "kakuro") == "density: \"39\" is not a whole number from 40 to 100");
  REQUIRE(refusal_of("size=10x2", "kakuro") == "size: \"2\" is not a whole number from 3 to 20");
  const auto answers = wish("nonsense\nseed=1\n");
  REQUIRE(answers.at(0).kind == 'E');
  REQUIRE(answers.at(1).verdict == "found");
}

TEST_CASE("Kakuro and queens are made by their sizes", "[generate]") {
  const std::string board = puzzle_of("seed=4 size=6x8 density=60", "kakuro");
  REQUIRE(std::count(board.begin(), board.end(), '\n') == 5);
  REQUIRE(verdict_of_both(board, "kakuro") == "unique");
  const std::string queens = puzzle_of("seed=4 size=12", "queens");
  REQUIRE(queens.starts_with("12 "));
  REQUIRE(verdict_of_both(queens, "queens") == "unique");
}

// Run by hand: README.md.
TEST_CASE("Ten thousand puzzles of each kind have one solution", "[.generated]") {
  struct Kind {
    std::string puzzle, wishes;
  };
  for (const Kind& kind :
       {Kind{"sudoku", " symmetry=rotational"}, Kind{"kakuro", " size=7"}, Kind{"queens", " size=12"}})
    for (int number = 0; number < 10'000; ++number) {
      const std::string wishes = "seed=2026 number=" + std::to_string(number) + kind.wishes;
      INFO(kind.puzzle << ' ' << wishes);
      REQUIRE(verdict_of_both(puzzle_of(wishes, kind.puzzle), kind.puzzle) == "unique");
    }
}

}  // namespace generate_test
