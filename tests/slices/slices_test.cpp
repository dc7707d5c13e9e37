// No step of any question costs much more than its fuel, by a measure that knows nothing of fuel (work_done.hpp):
// reading a text, and the step in which a question begins or ends, are steps as well.
//
//     quadrille_slices                                what `npm test` runs
//     quadrille_slices "[everything]"                 everything: twenty minutes
//     QUADRILLE_DATA=<folder> quadrille_slices "[.files]"
//                                                     the grid puzzles in its files
//     QUADRILLE_ASK=<regular expression> quadrille_slices …
//                                                     only what has such a name; prints the cost of each
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

#include "core/catalog.hpp"
#include "core/puzzles/grid/genre.hpp"
#include "core/puzzles/grid/kinds/named.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/slices/hostile_texts.hpp"
#include "tests/slices/large_grids.hpp"
#include "tests/slices/large_kinds.hpp"
#include "tests/slices/measured.hpp"

namespace slices {

using namespace quadrille;
using namespace quadrille::test;

namespace {

constexpr Question all_questions[] = {Question::solve, Question::check,      Question::count,  Question::list,
                                      Question::hint,  Question::why,        Question::steps,  Question::grade,
                                      Question::split, Question::candidates, Question::convert};

// What costs more than it should, until it is mended: this many milliseconds, which is what was measured and a tenth
// more.
const std::map<std::string_view, std::int64_t> exceptions = {
    {"grid skyscrapers 64", 116},  // automata of 64 layers, until they are too many and the board is refused
    {"grid str8ts 64", 156},       // of `split`: the links of its exact cover are built at once
};

std::int64_t most_over_of(std::string_view name) {
  const auto exception = exceptions.find(name);
  return exception == exceptions.end() ? most_over : exception->second * work_per_ms;
}

void check(const Asked& asked) {
  const std::string name =
      asked.name + " (" + std::string(question_names[static_cast<std::size_t>(asked.question)]) + ')';
  const char* const chosen = std::getenv("QUADRILLE_ASK");
  if (chosen != nullptr && !std::regex_search(name, std::regex(chosen))) return;
  const Measured measured = measure(asked);
  if (chosen != nullptr) {
    std::printf("%-60s %7.1f ms over, of %7.1f%s%s\n", name.c_str(), static_cast<double>(measured.over) / work_per_ms,
                static_cast<double>(measured.spent) / work_per_ms, measured.place.empty() ? "" : " ",
                measured.fault.c_str());
    std::fflush(stdout);
  }
  INFO(name << ": " << measured.over / work_per_ms << " ms over, " << measured.fault << "\n  " << measured.place);
  CHECK(measured.fault.empty());
  CHECK(measured.over <= most_over_of(asked.name));
}

void check_all(const NamedText& text, std::int64_t most_work = most_asked) {
  for (const Question question : all_questions)
    check({text.puzzle + ' ' + text.name, text.puzzle, question, text.text, text.format, most_work});
}

// The files with puzzles below tests/data, as a puzzle and a path.
std::vector<NamedText> data() {
  std::vector<NamedText> all;
  for (const std::string folder :
       {"sudoku", "variant", "kakuro", "queens", "tiling", "cover", "heyawake", "nonogram", "norinori"}) {
    const std::string path = "tests/data/" + folder;
    for (const auto& entry : std::filesystem::directory_iterator(path)) {
      const std::string file = entry.path().filename().string();
      if (file.find("answers") != std::string::npos || entry.path().extension() == ".tsv") continue;
      const bool is_genre = find_puzzle(folder) == nullptr || find_puzzle(folder)->id != folder;
      all.push_back({file, is_genre ? "grid" : folder, read_file(path + '/' + file)});
    }
  }
  return all;
}

}  // namespace

TEST_CASE("no step of a question about sample data costs much more than its fuel", "[.everything]") {
  for (const NamedText& text : data()) check_all(text);
}

TEST_CASE("no step of a question about a grid puzzle of the largest size costs much more than its fuel",
          "[.everything]") {
  for (const std::string_view genre : grid::genre_ids)
    for (const std::size_t side : {20, 64, 128})
      for (const std::size_t rarity : {3, 1'000})
        check_all({std::string(genre) + ' ' + std::to_string(side) + (rarity == 3 ? "" : " blank"), "grid",
                   large_grid(genre, side, rarity)});
}

TEST_CASE("no step on a long way to a solution costs much more than its fuel", "[.everything]") {
  for (const std::size_t side : {20, 64, 128})
    for (const NamedText& text : long_ways(side)) check_all(text, 5'000 * work_per_ms);
}

TEST_CASE("no step of a question about a grid puzzle of a folder costs much more than its fuel", "[.files]") {
  const char* const folder = std::getenv("QUADRILLE_DATA");
  REQUIRE(folder != nullptr);
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    const std::string path = entry.path().string();
    check_all({entry.path().filename().string(), "grid", read_file(path)}, 500 * work_per_ms);
  }
}

TEST_CASE("no step of a question about a named kind of the largest size costs much more than its fuel",
          "[.everything]") {
  for (const std::string_view kind : grid::kinds::named())
    for (const std::size_t side : {40, 128})
      for (const std::size_t rarity : {1, 1'000})
        check_all({std::string(kind) + ' ' + std::to_string(side) + (rarity == 1 ? "" : " blank"), "grid",
                   large_kind(kind, side, rarity)});
}

TEST_CASE("no step of a question about a large board costs much more than its fuel", "[.everything]") {
  for (const NamedText& text : large_boards()) check_all(text);
}

TEST_CASE("no step of a question about thousands of rules costs much more than its fuel", "[.everything]") {
  for (const std::size_t times : {500, 3'000})
    for (const NamedText& text : many_rules(times)) check_all(text);
}

TEST_CASE("no step that makes a puzzle costs much more than its fuel", "[.everything]") {
  for (const std::string_view genre : grid::genre_ids) {
    for (const char* const size : {"", " size=20", " size=40"})
      check({std::string(genre) + size, "grid", Question::generate, "seed=1 genre=" + std::string(genre) + size});
  }
  for (const char* const puzzle : {"sudoku", "kakuro", "queens", "variant"})
    for (const char* const wish : {"seed=1", "seed=2 number=5", "seed=3 grade=hard", "seed=4 size=16"})
      check({std::string(puzzle) + ' ' + wish, puzzle, Question::generate, wish});
}

TEST_CASE("no step of a hint or a reason on a board of 40 rows costs much more than its fuel") {
  for (const char* const genre : {"slitherlink", "hitori", "nurikabe"})
    for (const Question question : {Question::hint, Question::why})
      check({genre, "grid", question, large_grid(genre, 40, 3)});
}

TEST_CASE("no step on a long way to a solution of slitherlink costs much more than its fuel") {
  const NamedText text = long_ways(128)[0];
  for (const Question question : {Question::count, Question::grade})
    check({text.name, text.puzzle, question, text.text, "", 500 * work_per_ms});
}

TEST_CASE("to read a long line that is no board costs little more than its bytes") {
  check({"dots", "sudoku", Question::solve, std::string(2'000'000, '.')});
}

}  // namespace slices
