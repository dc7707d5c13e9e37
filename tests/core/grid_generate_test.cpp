// Generated grid puzzles have one solution by both engines, are the same for the same seed, and are what was wished.
#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "core/job/request.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/wishes.hpp"

namespace grid_generate_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

std::string made(const std::string& genre, const std::string& wishes) {
  const auto answers = wish("genre=" + genre + " " + wishes, "grid");
  INFO(genre << ' ' << wishes << ' ' << answers.at(0).message);
  REQUIRE(answers.at(0).verdict == "found");
  return answers.at(0).solutions.at(0);
}

std::string refused(const std::string& wishes) { return wish(wishes, "grid").at(0).message; }

void require_unique(const std::string& text) {
  INFO(text);
  for (const EngineChoice engine : {EngineChoice::bits, EngineChoice::dlx})
    REQUIRE(ask("grid", request_of(Question::check, engine, text)).at(0).verdict == "unique");
}

std::ptrdiff_t count_of(const std::string& text, char token) { return std::count(text.begin(), text.end(), token); }

}  // namespace

TEST_CASE("Generated grid puzzles of each genre have one solution by both engines", "[grid][generate]") {
  for (const std::string kind :
       {"starbattle size=6",   "nonogram size=8",     "kenken size=5",        "futoshiki size=5",
        "skyscrapers size=4",  "binairo size=6x8",    "akari size=6",         "tents size=6x7",
        "battleships size=5",  "suguru size=5",       "minesweeper size=6x5", "mosaic size=6",
        "nurikabe size=5x6",   "hitori size=6",       "heyawake size=6",      "slitherlink size=5x4",
        "masyu size=5",        "fillomino size=4x5",  "hashi size=6",         "galaxies size=5x6",
        "numberlink size=5x6", "yajilin size=6x5",    "shikaku size=5x6",     "dominosa size=4",
        "ripple size=5",       "norinori size=5",     "kakurasu size=4x5",    "thermometers size=5x4",
        "aquarium size=4x5",   "str8ts size=5",       "abcendview size=4",    "magnets size=3x5",
        "tenner size=3",       "multisudoku size=12", "kurodoko size=5x4",    "lits size=6",
        "yinyang size=5x4",    "cave size=5x6",       "creek size=4x5",       "snake size=5",
        "tapa size=5x4",       "shakashaka size=6x5", "country size=5",       "shingoki size=5x6",
        "gokigen size=4x5"}) {
    const std::size_t blank = kind.find(' ');
    for (const char* const seed : {"seed=1 ", "seed=2 "})
      require_unique(made(kind.substr(0, blank), seed + kind.substr(blank + 1)));
  }
}

// What a slow computer could not tell from a maker that never ends: 20 seeds at three sizes, none of which takes more
// than 100 boards.
TEST_CASE("Genres whose boards are drawn with all clues need few boards for a puzzle", "[grid][generate][slow]") {
  for (const std::string genre :
       {"ripple", "shikaku", "kurodoko", "creek", "gokigen", "tapa", "snake", "shingoki", "yinyang"})
    for (const char* const size : {"5", "6", "8"})
      for (int seed = 1; seed <= 20; ++seed) {
        Request request = request_of(Question::generate, EngineChoice::automatic,
                                     "genre=" + genre + " size=" + size + " seed=" + std::to_string(seed));
        request.limits.nodes = 100;
        const auto answers = ask("grid", request);
        INFO(genre << ' ' << size << ' ' << seed);
        REQUIRE(answers.at(0).verdict == "found");
        REQUIRE(ask("grid", request_of(Question::check, EngineChoice::automatic, answers.at(0).solutions.at(0)))
                    .at(0)
                    .verdict == "unique");
      }
}

TEST_CASE("The same seed makes the same grid puzzle, in any slices", "[grid][generate]") {
  for (const std::string genre :
       {"starbattle", "tents", "kenken", "ripple", "yinyang", "shikaku", "norinori", "magnets", "tapa", "country"}) {
    const std::string wishes = "genre=" + genre + " size=6 seed=9";
    const auto expected = wish(wishes, "grid");
    REQUIRE(wish(wishes, "grid") == expected);
    REQUIRE_FALSE(wish("genre=" + genre + " size=6 seed=10", "grid").at(0).solutions == expected.at(0).solutions);
    Request request = request_of(Question::generate, EngineChoice::automatic, wishes);
    REQUIRE(ask("grid", request, {.work = 100}) == expected);
  }
}

// A 3×3 kakurasu is never that hard.
TEST_CASE("A grid puzzle that is not found in many attempts is an error, in any slices", "[grid][generate][slow]") {
  const std::string wishes = "genre=kakurasu size=3 grade=5 seed=1";
  const auto answers = wish(wishes, "grid", 20'000);
  REQUIRE(answers.at(0).kind == 'E');
  REQUIRE(answers.at(0).message ==
          "no puzzle as wished was found in 10000 attempts; wish for less, or try another seed");
  Request request = request_of(Question::generate, EngineChoice::automatic, wishes);
  REQUIRE(ask("grid", request, {.work = 5'000}) == answers);
}

TEST_CASE("A star battle has two stars in each line and region where that is wished", "[grid][generate]") {
  const std::string text = made("starbattle", "stars=2 size=9 seed=3");
  REQUIRE(text.starts_with("starbattle\nstars 2\n"));
  const auto answer = ask("grid", request_of(Question::solve, EngineChoice::automatic, text)).at(0).solutions.at(0);
  REQUIRE(count_of(answer, '*') == 18);
  require_unique(text);
}

TEST_CASE("Densities are about as wished", "[grid][generate]") {
  REQUIRE(count_of(made("tents", "size=10 density=10 seed=1"), 'T') == 10);
  const std::string text = made("minesweeper", "size=12 density=15 seed=1");
  const auto answer = ask("grid", request_of(Question::solve, EngineChoice::automatic, text)).at(0).solutions.at(0);
  REQUIRE(count_of(answer, '*') > 144 * 5 / 100);
  REQUIRE(count_of(answer, '*') < 144 * 25 / 100);
}

// The clues are counted by hand.
TEST_CASE("A nonogram is made from a picture whose clues are enough", "[grid][generate]") {
  REQUIRE(made("nonogram", "picture=.#./###/#.#") == "nonogram\nrows\n1\n3\n1 1\ncolumns\n2\n2\n2");
  REQUIRE(refused("genre=nonogram picture=#./.#") == "picture: another one has the same clues");
  REQUIRE(refused("genre=nonogram picture=../..") == "picture: it has no black cell");
  REQUIRE(refused("genre=nonogram picture=##/#") == "picture: \"#\" is not as long as the first row");
  REQUIRE(refused("genre=nonogram picture=#a") == "picture: \"#a\" is no row of # and .");
  REQUIRE(refused("genre=tents picture=##/##") == "picture: only a nonogram has one");
}

TEST_CASE("Whether the clues of a picture are enough is found out in slices", "[grid][generate]") {
  const auto job = open_job("grid", request_of(Question::generate, EngineChoice::automatic,
                                               "genre=nonogram picture=#.#.#.#./.#.#.#.#/#.#.#.#./.#.#.#.#"));
  REQUIRE(job->step({.work = 200}));
  REQUIRE(job->take_records().empty());
  while (job->step({.work = 1})) {
  }
  REQUIRE(parse_records(job->take_records()).at(0).message == "picture: another one has the same clues");
}

// Every hint for an easy puzzle is found without looking ahead of more than one clue.
TEST_CASE("A grid puzzle needs the reasoning that is wished", "[grid][generate][slow]") {
  for (const std::string genre : {"nonogram", "futoshiki", "starbattle"})
    for (const char* const grade : {"easy", "hard"}) {
      const std::string text = made(genre, std::string("size=6 seed=4 grade=") + grade);
      require_unique(text);
    }
  // No hitori is easy, and hardly a nonogram is between easy and hard: the nearest is made.
  require_unique(made("hitori", "size=6 seed=4 grade=easy"));
  require_unique(made("nonogram", "size=6 seed=4 grade=medium"));
  REQUIRE(made("futoshiki", "size=5 seed=5 grade=easy") != made("futoshiki", "size=5 seed=5 grade=hard"));
}

TEST_CASE("A wish for a grid puzzle that cannot be met is refused", "[grid][generate]") {
  REQUIRE(refused("seed=1") == "genre: say which, as in generate starbattle");
  REQUIRE(refused("genre=chess") == "genre: puzzles of the kind chess are not made");
  REQUIRE(refused("genre=kenken size=10") == "size: kenken is made with sides of 3 to 9");
  REQUIRE(refused("genre=kenken size=5x6") == "size: kenken is square");
  REQUIRE(refused("genre=binairo size=7") == "size: binairo has even sides");
  REQUIRE(refused("genre=tenner size=8") == "size: tenner has 3 to 7 rows of 10 columns");
  REQUIRE(refused("genre=dominosa size=5x7") == "size: dominosa has one column more than rows");
  REQUIRE(refused("genre=multisudoku size=18") == "size: multisudoku is made with sides of 12, 15 or 21");
  REQUIRE(refused("genre=starbattle stars=2 size=8") == "stars: two need a size of 9 or more");
  REQUIRE(refused("genre=tents stars=2") == "stars: only a star battle has them");
  REQUIRE(refused("genre=akari density=70") == "density: akari has one from 10 to 60");
  REQUIRE(refused("genre=kakurasu density=90") == "density: kakurasu has one from 20 to 80");
  REQUIRE(refused("genre=masyu density=50") == "density: masyu has none");
  REQUIRE(refused("genre=creek size=21") == "size: creek is made with sides of 3 to 20");
  REQUIRE(refused("genre=str8ts size=5x6") == "size: str8ts is square");
  REQUIRE(refused("genre=creek stars=1") == "stars: only a star battle has them");
  REQUIRE(refused("genre=kenken density=50") == "density: kenken has none");
  REQUIRE(refused("genre=akari grade=cruel") == "grade: \"cruel\" is none of any, easy, medium, hard, 1, 2, 3, 4, 5");
  REQUIRE(refused("genre=akari givens=7") == "givens: this cannot be wished for grid puzzles");
}

}  // namespace grid_generate_test
