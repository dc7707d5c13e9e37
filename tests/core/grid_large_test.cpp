// Grid puzzles of the largest size: in which steps they are read and searched, and what answers where their exact-cover
// form is too large.
#include <string>

#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"

namespace grid_large_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

std::string row_of_blanks(std::size_t cells) {
  std::string row;
  for (std::size_t cell = 0; cell < cells; ++cell) row += cell == 0 ? "." : " .";
  return row + "\n";
}

// Battleships without a clue.
std::string open_sea(std::size_t side, const std::string& fleet = "5 4 4 3 3 3 2 2 2 2 1 1 1 1 1") {
  const std::string row = row_of_blanks(side);
  std::string text = "battleships\nfleet " + fleet + "\ntop\n" + row + "left\n" + row + "cells\n";
  for (std::size_t each = 0; each < side; ++each) text += row;
  return text;
}

}  // namespace

TEST_CASE("a large puzzle is read in one step, and opened and searched in later ones") {
  const auto job = open_job("grid", request_of(Question::solve, EngineChoice::bits, open_sea(64)));
  REQUIRE(job->step({.work = work_per_ms}));
  CHECK(job->partial().empty());
  REQUIRE(job->go_on({.work = 0}));  // begins
  CHECK_FALSE(job->partial().empty());
  CHECK(job->progress().nodes == 0);
  for (int step = 0; step < 100 && job->progress().nodes == 0; ++step) REQUIRE(job->step({.work = work_per_ms}));
  CHECK(job->progress().nodes > 0);
}

TEST_CASE("a large puzzle that is stopped before its search begins has the answer that was asked for") {
  const auto job = open_job("grid", request_of(Question::solve, EngineChoice::bits, open_sea(64)));
  REQUIRE(job->step({.work = work_per_ms}));
  CHECK(job->partial().empty());
  job->stop();
  const auto answers = parse_records(job->take_records());
  REQUIRE(answers.size() == 1);
  CHECK(answers[0].verdict == "stopped");
  CHECK(answers[0].engine == "bits");
}

TEST_CASE("where the exact-cover form of a board is too large, bits answers in place of dlx, and a note says so") {
  Request request = request_of(Question::solve, EngineChoice::dlx,
                               open_sea(64, "8 8 8 8 7 7 7 7 5 5 5 5 4 4 4 4 3 3 3 3 2 2 2 2 1 1"));
  request.limits.nodes = 1;
  const auto answers = ask("grid", request);
  REQUIRE(answers.size() == 1);
  CHECK(answers[0].verdict == "stopped");
  CHECK(answers[0].engine == "bits");
  CHECK(answers[0].note.find("bits answers in place of dlx: the board makes an exact cover problem of up to ") == 0);
}

}  // namespace grid_large_test
