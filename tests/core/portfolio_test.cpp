// Engines in turns: every solution once, the same count, the same turns in any slices, and who settles what.
#include "core/search/portfolio.hpp"

#include <algorithm>
#include <limits>
#include <set>
#include <string>
#include <vector>

#include "core/cover/bits/bit_sets.hpp"
#include "core/cover/line_up/line_up.hpp"
#include "core/job/make_entry.hpp"
#include "core/puzzles/cover/cover.hpp"
#include "core/puzzles/cover/text/notations.hpp"
#include "core/search/turns.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/bounded_problems.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/cover_oracles.hpp"
#include "tests/core/random.hpp"
#include "tests/core/short_turns.hpp"

namespace portfolio_test {

using namespace quadrille;
using namespace quadrille::test;
using cover::Problem;

namespace {

using Solutions = std::multiset<std::vector<cover::Option>>;

Problem random_problem(Random& random) {
  Problem problem;
  const std::uint32_t primary = 1 + random.below(16), secondary = random.below(4);
  problem.reset(primary, secondary);
  std::vector<cover::Entry> entries;
  for (std::uint32_t options = random.below(90); options > 0; --options) {
    entries.clear();
    for (cover::Item item = 0; item < primary + secondary; ++item) {
      if (random.one_in(5)) entries.push_back({item, item < primary ? 0 : random.below(4)});
    }
    if (!entries.empty()) problem.add_option(entries);
  }
  return problem;
}

// Covers with a rule that no engine knows: nothing is right.
struct Stricter : Cover {
  static bool obeys(const cover::Board&, const cover::Answer&) { return false; }
};

// All that a search shows.
struct Seen {
  Solutions solutions;
  std::string count;
  std::string name;
  Stats stats;
  std::int64_t work = 0;
  friend bool operator==(const Seen&, const Seen&) = default;
};

template <class E, class Board>
Seen search(E& engine, const Board& problem, Fuel slice = {}) {
  REQUIRE_FALSE(engine.open(problem));
  Seen seen;
  std::vector<cover::Option> chosen;
  double behind = 0;
  for (Step step = Step::paused; step != Step::finished;) {
    Fuel fuel = slice;
    const Stats before = engine.stats();
    step = engine.advance(fuel);
    seen.work += slice.work - fuel.work;
    REQUIRE(engine.stats().nodes - before.nodes == slice.nodes - fuel.nodes);
    REQUIRE(engine.fraction() >= behind);
    behind = engine.fraction();
    engine.read(chosen);
    if (step != Step::solution) continue;
    std::sort(chosen.begin(), chosen.end());
    seen.solutions.insert(chosen);
  }
  REQUIRE(behind == 1);
  seen.stats = engine.stats();
  if constexpr (requires { engine.count(); }) seen.count = engine.count();
  if constexpr (requires { engine.name(); }) seen.name = engine.name();
  return seen;
}

}  // namespace

TEST_CASE("a portfolio passes every solution on once, whoever finds it, in any slices", "[long][differential]") {
  Random random(15);
  cover::DancingLinks links;
  ShortFinders<40> finders;
  std::set<std::string> settled_by;
  int many = 0;
  for (int round = rounds(2000); round > 0; --round) {
    const Problem problem = random_problem(random);
    INFO("round " << round);
    const Seen expected = search(links, problem), seen = search(finders, problem);
    REQUIRE(seen.solutions == expected.solutions);
    REQUIRE(seen.stats.solutions == expected.solutions.size());
    settled_by.insert(seen.name);
    many += expected.solutions.size() > 16 && seen.stats.nodes > expected.stats.nodes ? 1 : 0;
    if (round % 10 != 0) continue;
    for (const Fuel slice : {Fuel{.nodes = 1}, Fuel{.nodes = 7}, Fuel{.work = 1}, Fuel{.work = 100}}) {
      REQUIRE(search(finders, problem, slice) == seen);
    }
  }
  if (rounds_factor() >= 1) CHECK(settled_by == std::set<std::string>{"dlx", "learning", "memory"});
  CHECK(many >= enough(50));  // one engine went on alone past the solutions of others
}

TEST_CASE("a portfolio counts as each of its engines does, in any slices", "[long][differential]") {
  Random random(16);
  cover::DancingLinks links;
  ShortCounters<40> counters;
  std::set<std::string> settled_by;
  for (int round = rounds(2000); round > 0; --round) {
    const Problem problem = random_problem(random);
    INFO("round " << round);
    const Seen expected = search(links, problem);
    const Seen seen = search(counters, problem);
    REQUIRE(seen.count == std::to_string(expected.solutions.size()));
    settled_by.insert(seen.name);
    if (round % 10 != 0) continue;
    for (const Fuel slice : {Fuel{.nodes = 1}, Fuel{.nodes = 7}, Fuel{.work = 1}, Fuel{.work = 100}}) {
      REQUIRE(search(counters, problem, slice) == seen);
    }
  }
  if (rounds_factor() >= 1) CHECK(settled_by == std::set<std::string>{"dlx", "learning", "memory"});
}

TEST_CASE("a portfolio finds and counts every solution with multiplicities once, also those within others",
          "[differential]") {
  Random random(18);
  ShortFinders<1> finders;
  ShortCounters<1> counters;
  cover::Finders usual_finders;
  cover::Counters usual_counters;
  std::set<std::string> settled_by;
  for (int round = rounds(2000); round > 0; --round) {
    cover::Board board;
    static_cast<Problem&>(board) = random_bounded(random, {.primary = 12, .secondary = 3, .options = 19});
    const auto expected = solutions_by_force(board);
    const Solutions solutions(expected.begin(), expected.end());
    INFO("round " << round);
    const Seen seen = search(finders, board);
    REQUIRE(seen.solutions == solutions);
    settled_by.insert(seen.name);
    REQUIRE(search(counters, board).count == std::to_string(expected.size()));
    REQUIRE(search(usual_finders, board).solutions == solutions);
    REQUIRE(search(usual_counters, board).count == std::to_string(expected.size()));
  }
  if (rounds_factor() >= 1) CHECK(settled_by == std::set<std::string>{"dlx", "learning", "memory"});
}

TEST_CASE("auto counts with multiplicities by memory what no enumeration can list") {
  cover::Board board;
  const auto text_of = [&](const Degrees& degrees) {
    static_cast<Problem&>(board) = problem_of(degrees);
    std::string text;
    cover::write_dlx(board, text);
    return text;
  };
  const Degrees two_factors = {10, 10, std::vector<cover::Bounds>(100, {2, 2})};
  const auto counted = ask("cover", request_of(Question::count, EngineChoice::automatic, text_of(two_factors))).at(0);
  CHECK(counted.engine == "memory");
  CHECK(residues_of(std::to_string(counted.count)) == count_of(two_factors).residues);
  // A grid of black and white vertices has no 2-factor if there are more of one colour.
  const Degrees odd = {9, 9, std::vector<cover::Bounds>(81, {2, 2})};
  for (const Question question : {Question::solve, Question::check, Question::list, Question::count}) {
    const auto answered = ask("cover", request_of(question, EngineChoice::automatic, text_of(odd))).at(0);
    CHECK(answered.engine == "memory");
    CHECK(answered.solutions.empty());
  }
}

TEST_CASE("a count by a portfolio is an error where a solution breaks the rules") {
  constexpr CatalogEntry stricter = make_entry<Stricter, members_of<Stricter>()>();
  for (const EngineChoice engine : {EngineChoice::automatic, EngineChoice::bits, EngineChoice::dlx}) {
    const auto job = stricter.open(request_of(Question::count, engine, "a b\na\na\nb\nb\n"));
    while (job->step({.nodes = 3})) {
    }
    CHECK(parse_records(job->take_records()).at(0).code == "internal");
  }
}

TEST_CASE("a count by a portfolio shows the first solutions that each engine meets and some of the later ones") {
  Problem problem;  // 2^14 solutions
  problem.reset(14, 0);
  for (cover::Item item = 0; item < 14; ++item) {
    for (int times = 0; times < 2; ++times) problem.add_option(std::vector<cover::Entry>{{item}});
  }
  cover::Board board;
  static_cast<Problem&>(board) = problem;
  cover::Counters counters;
  const Seen seen = search(counters, board);
  CHECK(seen.count == "16384");
  CHECK(seen.solutions.size() == 64 + 16);
  for (const auto& solution : seen.solutions) CHECK(cover::obeys(problem, solution));
}

TEST_CASE("a portfolio goes on without an engine that has no memory") {
  Random random(17);
  cover::DancingLinks links;
  ShortCounters<40> counters;
  for (const std::size_t bytes : {0u, 1000u, 4000u, 100'000u}) {
    counters.bound_memory(bytes);
    for (int round = 0; round < rounds(50); ++round) {
      const Problem problem = random_problem(random);
      REQUIRE(search(counters, problem).count == std::to_string(search(links, problem).solutions.size()));
    }
  }
}

TEST_CASE("turns follow the weights, and an engine of weight 0 has none") {
  Turns turns;
  turns.open(3, 1000, 100);
  CHECK(turns.engine() == 0);
  CHECK(turns.left() == 1000);
  turns.spend(1000);
  const std::int64_t weights[] = {32, 16, 0};
  for (std::size_t engine = 0; engine < 3; ++engine) turns.set_weight(engine, weights[engine]);
  for (int turn = 0; turn < 1000; ++turn) {
    turns.begin_next();
    turns.spend(turns.left() + turn % 3);  // the last step of a turn may cost more than is left
  }
  CHECK(turns.spent(2) == 0);
  const double ratio = static_cast<double>(turns.spent(0) - 1000) / static_cast<double>(turns.spent(1));
  CHECK(ratio > 1.8);
  CHECK(ratio < 2.2);
  turns.leave_to(1);
  CHECK(turns.engine() == 1);
  turns.spend(1'000'000'000);
  CHECK(turns.left() > 0);
}

namespace {

// The prospects at the first weighing, and a contest that notes them.
std::vector<Prospect> first_prospects;
constexpr Contest noting = {.counts = false,
                            .first_look = 5,
                            .shortest_round = 30,
                            .weigh = [](std::span<const Prospect> prospects, std::span<std::int64_t> weights) {
                              if (first_prospects.empty()) first_prospects.assign(prospects.begin(), prospects.end());
                              std::fill(weights.begin(), weights.end(), 1);
                              return false;
                            }};
struct NotingFinders : Portfolio<ShortTurns> {
  NotingFinders() : Portfolio(noting) {}
};

}  // namespace

TEST_CASE("nothing is expected of an engine that has not run yet") {
  first_prospects.clear();
  NotingFinders finders;
  search(finders, problem_of({6, 6, std::vector<cover::Bounds>(36, {1, 1})}));
  REQUIRE(first_prospects.size() == 3);
  CHECK(first_prospects[0].spent > 0);
  for (std::size_t engine = 1; engine < 3; ++engine) {
    CHECK(first_prospects[engine].spent == 0);
    CHECK(first_prospects[engine].expected == std::numeric_limits<double>::infinity());
  }
}

TEST_CASE("what the usual engine answers in its first look costs nothing more") {
  const std::string text = read_file("tests/data/cover/queens8.dlx");
  for (const Question question : {Question::solve, Question::check, Question::count, Question::list}) {
    const auto alone = ask("cover", request_of(question, EngineChoice::bits, text)).at(0);
    CHECK(ask("cover", request_of(question, EngineChoice::automatic, text)).at(0) == alone);
  }
}

TEST_CASE("auto proves by memory what neither enumeration nor learning can") {
  // A chessboard of 14×14 without two opposite corners has no tiling by dominoes (Gomory, 1973).
  std::string text, options;
  const auto is_cell = [](int x, int y) { return x < 14 && y < 14 && (x != 0 || y != 0) && (x != 13 || y != 13); };
  const auto cell = [](int x, int y) { return 'c' + std::to_string(x) + '.' + std::to_string(y); };
  for (int y = 0; y < 14; ++y) {
    for (int x = 0; x < 14; ++x) {
      if (!is_cell(x, y)) continue;
      text += cell(x, y) + ' ';
      if (is_cell(x + 1, y)) options += cell(x, y) + ' ' + cell(x + 1, y) + '\n';
      if (is_cell(x, y + 1)) options += cell(x, y) + ' ' + cell(x, y + 1) + '\n';
    }
  }
  text += '\n' + options;
  for (const Question question : {Question::solve, Question::check, Question::list, Question::count}) {
    const auto answered = ask("cover", request_of(question, EngineChoice::automatic, text)).at(0);
    CHECK(answered.engine == "memory");
    CHECK(answered.count == 0);
    CHECK(ask("cover", request_of(question, EngineChoice::automatic, text), {.work = 5000}).at(0) == answered);
  }
}

TEST_CASE("a count that ran out of memory says so", "[long]") {
  // Permutations of 19: memory has a state for each set of columns.
  std::string text, options;
  for (int i = 0; i < 19; ++i) text += 'r' + std::to_string(i) + " c" + std::to_string(i) + ' ';
  for (int i = 0; i < 19; ++i) {
    for (int j = 0; j < 19; ++j) options += 'r' + std::to_string(i) + " c" + std::to_string(j) + '\n';
  }
  Request request = request_of(Question::count, EngineChoice::automatic, text + '\n' + options);
  const auto roomy = ask("cover", request).at(0);
  CHECK(roomy.exact_count == "121645100408832000");
  CHECK(roomy.note == "");
  request.memory = std::size_t{1} << 20;
  request.limits.nodes = 10'000'000;
  const auto tight = ask("cover", request).at(0);
  CHECK(tight.note == "memory: ran out at 1 MB; --memory 2 gives it more room");
}

}  // namespace portfolio_test
