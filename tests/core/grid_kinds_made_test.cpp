// New boards of kinds whose rules are a text: they have one solution by both engines, are the same for the same seed in
// any slices, and kinds of which no board can be made end with one error.
#include <algorithm>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "core/puzzles/grid/kinds/kind.hpp"
#include "core/puzzles/grid/kinds/named.hpp"
#include "core/text/percent.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/wishes.hpp"

namespace grid_kinds_made_test {

using namespace quadrille;
using namespace quadrille::test;
namespace kinds = quadrille::grid::kinds;

namespace {

std::string kind_wish(const std::string& text, const std::string& wishes) {
  return "kind=" + with_percent(text) + " " + wishes;
}

void require_made(const std::string& kind, const std::string& wishes) {
  const std::string text = puzzle_of(kind_wish(kind, wishes), "grid");
  INFO(text);
  REQUIRE(ask("grid", request_of(Question::check, EngineChoice::bits, text)).at(0).verdict == "unique");
  Request request = request_of(Question::check, EngineChoice::dlx, text);
  request.limits.nodes = 2'000;  // of some kinds it does not end soon
  const std::string verdict = ask("grid", request).at(0).verdict;
  REQUIRE((verdict == "unique" || verdict == "stopped"));
}

const std::string own =
    "kind fair\nboard regions\n  cells: number\nvalues . #\nrules\n  each region: number of #\n"
    "  each row: as many # as .\n  adjacent cells of different regions: not # #";

}  // namespace

TEST_CASE("New boards of kinds of each family have one solution by both engines", "[kinds][generate]") {
  for (const char* const kind : {"kurotto", "aqre", "tilepaint", "cojun", "tango", "nawabari", "midloop"})
    require_made(kind, "size=4 seed=1");
  require_made(own, "size=4 seed=2");
}

TEST_CASE("New boards of all kinds that say so have one solution by both engines", "[kinds][generate][slow]") {
  for (const std::string_view name : kinds::named()) {
    const auto kind = kinds::named_kind(name);
    const std::string id(name);
    if (kind->made.usual == 0) {
      REQUIRE(refusal_of(kind_wish(id, "seed=1"), "grid") == "kind: puzzles of the kind " + id + " are not made");
    } else {
      require_made(id, "seed=1");
    }
  }
}

TEST_CASE("The same seed makes the same board of a kind, in any slices", "[kinds][generate]") {
  for (const std::string& kind : {std::string("kurotto"), own}) {
    const std::string wishes = kind_wish(kind, "size=4 seed=5");
    const auto expected = wish(wishes, "grid");
    REQUIRE(expected.at(0).verdict == "found");
    Request request = request_of(Question::generate, EngineChoice::automatic, wishes);
    REQUIRE(ask("grid", request, {.work = 100}) == expected);
    REQUIRE_FALSE(wish(kind_wish(kind, "size=4 seed=6"), "grid").at(0).solutions == expected.at(0).solutions);
  }
}

// Both answers of 2×2 have a # in each column, so that clues never say which one it is.
TEST_CASE("Values are given when 24 boards have had several answers", "[kinds][generate]") {
  const std::string text =
      "kind once\nboard top: number\nvalues . #\nrules\n  each row, column: exactly 1 of #\n"
      "  each clue at top: number of #";
  Request request = request_of(Question::generate, EngineChoice::automatic, kind_wish(text, "size=2 seed=1"));
  request.limits.nodes = 24;
  REQUIRE(ask("grid", request).at(0).verdict == "stopped");
  request.limits.nodes = 26;
  const auto answers = ask("grid", request);
  REQUIRE(answers.at(0).verdict == "found");
  const std::string board = answers.at(0).solutions.at(0);
  const std::string cells = board.substr(board.rfind("cells"));
  REQUIRE(std::count_if(cells.begin(), cells.end(), [](char c) { return c == '#' || c == '.'; }) == 4);
  REQUIRE(std::count(cells.begin(), cells.end(), '.') >= 3);
}

TEST_CASE("New boards have one solution if fewer cells can move to other regions than are tried, or more",
          "[kinds][generate]") {
  for (const char* const size : {"2", "2x4", "4"}) require_made(own, std::string("size=") + size + " seed=3");
}

TEST_CASE("New boards of a genre are what its text says", "[kinds][generate]") {
  const auto board = [](const std::string& wishes) { return puzzle_of("genre=" + wishes, "grid"); };
  const std::string snake = board("snake size=5 seed=1");
  REQUIRE(std::count(snake.begin(), snake.end(), 'S') == 2);
  REQUIRE(board("binairo size=6 seed=1").find("pairs") == std::string::npos);
  REQUIRE(board("ripple size=4 seed=1").find('#') == std::string::npos);
  const std::string str8ts = board("str8ts size=5 seed=1");
  REQUIRE(str8ts.find('#') != std::string::npos);
  REQUIRE(str8ts.find_first_of("12345", str8ts.find("cells")) != std::string::npos);
  REQUIRE(board("norinori size=4 seed=1").find("cells") == std::string::npos);
}

TEST_CASE("New boards have no two signs between the same two cells", "[kinds][generate]") {
  for (const char* const seed : {"1", "2", "3", "4"}) {
    std::istringstream lines(puzzle_of(kind_wish("minarism", "size=5 seed=" + std::string(seed)), "grid"));
    std::set<std::string> pairs;
    for (std::string one, sign, other; std::getline(lines, one);) {
      std::istringstream words(one);
      if (!(words >> one >> sign >> other)) continue;
      CHECK(pairs.insert(one + ' ' + other).second);
    }
    CHECK(pairs.size() > 3);
  }
}

TEST_CASE("A board of an own kind is written with the kind", "[kinds][generate]") {
  const std::string text = puzzle_of(kind_wish(own, "size=4 seed=2"), "grid");
  REQUIRE(text.starts_with(own + "\n\nregions\n"));
}

TEST_CASE("Own kinds of which no board can be made end with one error", "[kinds][generate]") {
  const auto refused = [](const std::string& text, const std::string& wishes = "size=3 seed=1") {
    return refusal_of(kind_wish(text, wishes), "grid");
  };
  const std::string none = "no puzzle as wished was found in 300 attempts; wish for less, or try another seed";
  const std::string begin = "kind odd\nvalues . #\nrules\n";
  REQUIRE(refused(begin + "  each row: exactly 4 of #") == none);
  REQUIRE(refused(begin + "  each cell: is #\n  each cell: is .") == none);
  REQUIRE(refused("kind pieces\nvalues pieces\nrules\n  pieces have at most 3 cells") == none);
  REQUIRE(refused("kind odd\nvalues . #\nrule") ==
          "kind: line 3: \"rule\" is no line of a kind: name, board, values, rules, look, made, link, saved or note");
  std::string many = begin;
  for (int rule = 0; rule < 100'000; ++rule) many += "  no 2x2 of #\n";
  REQUIRE(refused(many) == "kind: line 1172: a kind has at most 16384 bytes");
  REQUIRE(refused("nobody") == "kind: there is no kind \"nobody\"");
  REQUIRE(refused(own, "size=13") == "size: fair is made with sides of 2 to 12");
  REQUIRE(refused(own, "density=20") == "density: fair has none");
}

}  // namespace grid_kinds_made_test
