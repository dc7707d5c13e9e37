// The search contract (core/search/engine.hpp, core/job/job.hpp) as tests, for every engine and every puzzle:
//
//     require_search_contract<Answer>(engine, board, show)       an engine and a board, to the end of its tree
//     require_job_contract("sudoku", EngineChoice::dlx, text)    a puzzle of the catalog and a text of any puzzles
//     require_equal_answers("sudoku", text)                      dlx and bits on a text
//
// All of them search whole trees several times: use boards of at most some thousand nodes. The strictest text has
// puzzles without, with one and with several solutions, and one that cannot be read.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/job/job.hpp"
#include "core/search/engine.hpp"
#include "tests/core/allocations.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"

namespace quadrille::test {

constexpr Fuel slices[] = {{.nodes = 1}, {.nodes = 7}, {.nodes = 1000}, {.work = 1}, {.work = 300}, {}};

/// One whole search.
template <class Shown>
struct Course {
  std::vector<Shown> solutions;  ///< in the order in which they were found
  Stats stats;
  std::int64_t work = 0;  ///< spent in all
  std::string fault;      ///< the first breach of the contract; empty when there was none
};

/// Searches the engine's tree to its end in slices of `slice` and watches every step. `show` turns an answer into what
/// can be compared.
template <class Answer, class E, class Board, class Show>
requires Engine<E, Board, Answer>
auto watch_search(E& engine, const Board& board, Fuel slice, Show show) {
  Course<std::decay_t<decltype(show(std::declval<const Answer&>()))>> course;
  const auto demand = [&course](bool holds, const char* what) {
    if (!holds && course.fault.empty()) course.fault = what;
  };
  if (const auto refused = engine.open(board)) {
    course.fault = "refused to open: " + refused->message.text();
    return course;
  }
  demand(engine.stats() == Stats{}, "an opened engine has counted something already");

  Answer answer;
  std::int64_t work = 0;
  double behind = engine.fraction();
  demand(behind >= 0 && behind <= 1, "the fraction is below 0 or above 1");
  for (Step step = Step::paused; step != Step::finished && course.fault.empty();) {
    const Stats before = engine.stats();
    Fuel fuel = slice;
    const std::uint64_t calls = allocations();
    step = engine.advance(fuel);
    demand(allocations() == calls, "advance asked for memory");

    const Stats& after = engine.stats();
    demand(slice.nodes - fuel.nodes == after.nodes - before.nodes, "nodes spent are not nodes counted");
    demand(slice.work >= fuel.work, "work was given back");
    work += slice.work - fuel.work;
    demand(step != Step::paused || fuel.is_spent(), "paused with fuel left");
    demand(after.solutions - before.solutions == (step == Step::solution ? 1u : 0u),
           "a solution was not returned once");
    demand(after.dead_ends >= before.dead_ends && after.depth >= before.depth, "a statistic shrank");
    demand(after.dead_ends + after.solutions <= after.nodes, "more dead ends and solutions than nodes");
    const double now = engine.fraction();
    demand(now >= behind, "the fraction shrank");
    demand(now >= 0 && now <= 1, "the fraction is below 0 or above 1");
    behind = now;
    engine.read(answer);  // must be possible at every pause, and change nothing
    if (step == Step::solution) course.solutions.push_back(show(answer));
  }
  course.stats = engine.stats();
  course.work = work;
  demand(work > 0 || course.stats.nodes < 100, "the search was no work");
  demand(behind == 1, "the fraction is not 1 at the end");
  demand(course.stats.dead_ends + course.stats.solutions > 0, "the tree ended without a leaf");
  demand(course.stats.depth < course.stats.nodes, "deeper than there are nodes");

  Fuel fuel = {.nodes = 5};
  demand(engine.advance(fuel) == Step::finished, "finished did not stay finished");
  demand(fuel == Fuel{.nodes = 5} && engine.stats() == course.stats && engine.fraction() == 1,
         "an engine that has finished went on");
  return course;
}

/// Checks one engine on one board: every slice gives the same solutions in the same order with the same
/// statistics, also when an engine that was left in the middle is opened again. Returns the search for further
/// judgement.
template <class Answer, class E, class Board, class Show>
auto require_search_contract(E& engine, const Board& board, Show show) {
  const auto whole = watch_search<Answer>(engine, board, {}, show);
  REQUIRE(whole.fault == "");
  for (const Fuel slice : slices) {
    REQUIRE_FALSE(engine.open(board));
    Fuel some = {.nodes = whole.stats.nodes / 2};
    engine.advance(some);

    const auto sliced = watch_search<Answer>(engine, board, slice, show);
    INFO("slices of " << slice.nodes << " nodes and " << slice.work << " units of work");
    REQUIRE(sliced.fault == "");
    REQUIRE(sliced.stats == whole.stats);
    REQUIRE(sliced.work == whole.work);
    REQUIRE(sliced.solutions == whole.solutions);
  }
  return whole;
}

/// Checks the job of a puzzle on a text, for every question: the records are the same in any slices; progress never
/// falls; after a limit or a stop the job claims no more than was found and answers the other puzzles as before.
void require_job_contract(std::string_view puzzle, EngineChoice engine, const std::string& text);

/// Checks that both engines give equal answers to every question about every puzzle of the text: verdict, count, and
/// for complete lists the set of solutions.
void require_equal_answers(std::string_view puzzle, const std::string& text);

}  // namespace quadrille::test
