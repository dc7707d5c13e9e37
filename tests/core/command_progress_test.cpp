// The line that a terminal shows while a person waits (core/command/progress.hpp). That it is shown is tested by
// tests/cli/terminal.test.js.
#include "core/command/progress.hpp"

#include <string>
#include <utility>

#include "tests/core/catch.hpp"

using quadrille::command::progress_line;
using quadrille::command::Standing;

namespace {

// One puzzle alone, in its first ten seconds.
std::string line_of(std::string solutions, double fraction) {
  Standing standing;
  standing.seconds = 10;
  standing.present = {.solutions = std::move(solutions), .fraction = fraction, .seconds = 10};
  return progress_line(standing);
}

// Nothing is known but the time.
std::string line_after(double seconds) {
  Standing standing;
  standing.seconds = seconds;
  return progress_line(standing);
}

}  // namespace

TEST_CASE("the line has what is answered, what is found in the next puzzle, and the time left") {
  Standing standing;
  standing.puzzles = 2;
  standing.present = {.solutions = "1204", .fraction = 0.375, .seconds = 72};
  CHECK(progress_line(standing) == "2 puzzles; the next: 1204 solutions, 37 %, 2 min left");
  standing.puzzles = 1;
  standing.present.solutions = "1";
  CHECK(progress_line(standing) == "1 puzzle; the next: 1 solution, 37 %, 2 min left");
}

TEST_CASE("where the size of the input is known, the line is about all of it") {
  Standing standing;
  standing.puzzles = 100;
  standing.input = 0.5;
  standing.seconds = 10;
  standing.present = {.solutions = "7", .fraction = 0.1, .seconds = 1};
  CHECK(progress_line(standing) == "100 puzzles, 50 %, 10 s left");
  standing.input = 1;  // its last puzzle
  CHECK(progress_line(standing) == "100 puzzles; the next: 7 solutions, 10 %, 9 s left");
}

TEST_CASE("the time left is not guessed from less than a ten-thousandth of the search") {
  CHECK(line_of("5", 0.0001) == "5 solutions, <1 %, 27 h left");
  CHECK(line_of("5", 0.00009) == "5 solutions, 10 s");
}

TEST_CASE("a time stands in the largest unit of which there are two") {
  CHECK(line_after(0.2) == "1 s");
  CHECK(line_after(119.5) == "120 s");
  CHECK(line_after(120) == "2 min");
  CHECK(line_after(2 * 3600) == "2 h");
  CHECK(line_after(2 * 86400) == "2 days");
  CHECK(line_after(2 * 365.25 * 86400) == "2 years");
}

TEST_CASE("the line stays one line, however large its numbers are") {
  CHECK(line_of(std::string(24, '9'), 0.5) == std::string(24, '9') + " solutions, 50 %, 10 s left");
  CHECK(line_of(std::string(25, '9'), 0.5) == "many solutions, 50 %, 10 s left");
  Standing standing;
  standing.puzzles = 18'000'000'000'000'000'000u;
  standing.present = {.solutions = std::string(24, '9'), .fraction = 0.001, .seconds = 1e300};
  CHECK(progress_line(standing).size() == 79);
}
