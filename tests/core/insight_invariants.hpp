// Candidates and hints, each against the list of all solutions.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "tests/core/ask.hpp"
#include "tests/core/engine_trial.hpp"

namespace quadrille::test {

/// For each value of each cell, in order: the number of solutions that have it.
template <class Puzzle>
std::vector<std::uint64_t> tally(const typename Puzzle::Board& board,
                                 const std::vector<typename Puzzle::Answer>& solutions) {
  std::vector<std::uint64_t> tally(Puzzle::Traits::cells(board) * Puzzle::Traits::values(board));
  std::vector<cover::Placement> placements;
  for (const auto& solution : solutions) {
    placements.clear();
    Puzzle::Traits::append_answer(board, solution, placements);
    for (const cover::Placement placement : placements) ++tally[placement];
  }
  return tally;
}

/// What is wrong with an answer about candidates, which counts up to `cap`; else an empty text.
std::string judge_candidates(const Answered& answered, std::vector<std::uint64_t> tally, std::uint32_t cap);

/// What is wrong with a hint on a board with this number of solutions; else an empty text.
std::string judge_hint(const Answered& answered, const std::vector<std::uint64_t>& tally, std::size_t solutions,
                       std::uint32_t values);

/// Checks candidates or the hint against the list of all solutions.
template <class Puzzle>
std::string judge_insight(const Trial<Puzzle>& trial) {
  using Answer = typename Puzzle::Answer;
  std::vector<Answer> solutions;
  Judge<Puzzle> engine;
  const auto keep = [&solutions](const Answer& answer) {
    solutions.push_back(answer);
    return std::string();
  };
  const EngineRun run = run_engine<Answer>(
      "judge", engine, trial.board, {trial.bounds.nodes}, [](const Answer&) { return true; }, keep);
  const std::string text = text_of<Puzzle>(trial.board);
  if (!run.ended || text.empty()) return "";
  const auto all = tally<Puzzle>(trial.board, solutions);
  const bool of_hint = trial.select.one_in(3);
  Request request = request_of(of_hint ? Question::hint : Question::candidates, EngineChoice::automatic, text);
  if (trial.select.one_in(2)) request.engine = EngineChoice::dlx;
  request.format = Puzzle::notations[0].name;
  request.cap = trial.select.one_in(2) ? 1 : 1 + trial.select.below(5);
  request.limits.nodes = 2000;
  const auto answers = ask(Puzzle::id, request);
  if (answers.size() != 1) return "";  // for example, the text of a board without items has no puzzle
  if (of_hint) return judge_hint(answers[0], all, solutions.size(), Puzzle::Traits::values(trial.board));
  return judge_candidates(answers[0], all, request.cap);
}

}  // namespace quadrille::test
