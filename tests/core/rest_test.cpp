// When propagation comes to rest, nothing follows any more (core/search/rest.hpp): on random boards of every rule, and
// that the check sees what is not at rest.
#include "core/search/rest.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <bit>
#include <csignal>
#include <cstdio>
#include <string>
#include <vector>

#include "core/network/learning/propagator.hpp"
#include "core/network/plain/mask_propagator.hpp"
#include "core/puzzles/kakuro/run_propagator.hpp"
#include "core/puzzles/variant/rules.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/networks.hpp"
#include "tests/core/random.hpp"
#include "tests/core/variant_boards.hpp"
#include "tests/core/variant_texts.hpp"

namespace rest_test {

using namespace quadrille;
using namespace quadrille::test;
using network::MaskPropagator;
using network::Network;
using network::Values;
using variant::Board;

namespace {

// What is found of a network of five variables with the values 1 to 5 when they have these.
std::string unrest_at(const Network& network, const std::vector<unsigned>& values) {
  MaskPropagator propagator;
  std::vector<Values> masks;
  REQUIRE(propagator.open(problem_of(network), masks));
  REQUIRE(propagator.settle(masks));
  REQUIRE(propagator.find_unrest(masks) == "");
  for (network::Variable variable = 0; variable < values.size(); ++variable)
    propagator.set(masks, variable, Values{1} << (values[variable] - 1));
  return propagator.find_unrest(masks);
}

}  // namespace

TEST_CASE("nothing follows where propagation has come to rest, on random networks", "[differential]") {
  Random random(51);
  int rests = 0;
  for (int round = 0; round < rounds(1000); ++round) {
    const Network network = random_network(random);
    for (int walk = 0; walk < 3; ++walk) REQUIRE(find_unrest(problem_of(network), random, rests) == "");
  }
  CHECK(rests > rounds(5000));
}

TEST_CASE("nothing follows where propagation has come to rest, on boards with gaps and for every rule",
          "[differential][slow]") {
  Random random(52);
  int rests = 0;
  for (const variant::RuleKind* kind : random_kinds()) {
    for (int round = 0; round < rounds(15); ++round) {
      const std::string text = random_variant({.most_free = 30, .rule = kind->name}, random);
      Board board = read_variant(text);
      for (Values& values : board.candidates)
        if (const Values left = values & (random.next() | random.next()); left != 0) values = left;
      INFO(text);
      for (int walk = 0; walk < 2; ++walk) REQUIRE(find_unrest(problem_of(board), random, rests) == "");
    }
  }
  CHECK(rests > rounds(3000));
}

TEST_CASE("a wrong total, two equal neighbours, a wrong pair and a wrong word are not at rest") {
  const Network plain = make_network(5, 5);
  const std::vector<unsigned> values = {1, 2, 3, 4, 5};
  CHECK(unrest_at(plain, values) == "");
  Network sum = plain;
  sum.sums.push_back({{{1, 0}, {1, 1}, {1, 2}, {-1, 4}}, 1});
  CHECK(unrest_at(sum, values) == "");
  sum.sums[0].total = 2;
  CHECK(unrest_at(sum, values) == "sum 0 refuses");
  Network different = plain;
  different.different.push_back({{0, 1, 2, 3, 4}});
  CHECK(unrest_at(different, values) == "");
  CHECK(unrest_at(different, {1, 2, 3, 4, 4}) == "variable 3 refuses");
  Network relation = plain;
  relation.relations.push_back({0, 1, {2, 1, 31, 31, 31}});
  CHECK(unrest_at(relation, values) == "");
  CHECK(unrest_at(relation, {1, 3, 3, 4, 5}) == "variable 0 refuses");
}

TEST_CASE("a run of a Kakuro whose filter was not called is not at rest") {
  kakuro::Board board;
  board.rows = 2;
  board.columns = 3;
  board.cells.resize(6);
  board.cells[4].white = board.cells[5].white = true;
  learning::Trail trail;
  kakuro::RunPropagator propagator;
  propagator.open(board, trail);
  propagator.assign(trail, kakuro::is(kakuro::pair_of(0, 7)), {});
  CHECK(propagator.find_unrest(trail) == "run 0");
  for (bool goes_on = true; goes_on;)
    goes_on = propagator.propagate(trail, trail.size()) && propagator.has_work() && propagator.propagate_next(trail);
  CHECK(propagator.find_unrest(trail) == "");
}

TEST_CASE("a sum whose filter was not called is not at rest in the learning search") {
  Network network = make_network(3, 5);
  network.sums.push_back({{{1, 0}, {1, 1}, {1, 2}}, 4});
  learning::Trail trail;
  network::NetworkPropagator propagator;
  propagator.open(problem_of(network), trail);
  CHECK(propagator.find_unrest(trail) == "sum 0");
  for (bool goes_on = true; goes_on;)
    goes_on = propagator.propagate(trail, trail.size()) && propagator.has_work() && propagator.propagate_next(trail);
  CHECK(propagator.find_unrest(trail) == "");
}

TEST_CASE("a fault ends the program") {
  const pid_t child = fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    std::signal(SIGABRT, SIG_DFL);
    std::fclose(stderr);
    require_rest("an engine", "");
    require_rest("an engine", "a filter");
    _exit(0);
  }
  int status = 0;
  REQUIRE(waitpid(child, &status, 0) == child);
  CHECK(WIFSIGNALED(status));
  CHECK(WTERMSIG(status) == SIGABRT);
}

}  // namespace rest_test
