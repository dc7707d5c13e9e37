// What comparing engines on one board takes: the engine that judges the others, and answers as texts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/puzzles/cover/cover.hpp"
#include "core/puzzles/queens/queens.hpp"
#include "core/puzzles/sudoku/sudoku.hpp"
#include "core/puzzles/tiling/tiling.hpp"
#include "tests/core/engine_runs.hpp"
#include "tests/core/random.hpp"

namespace quadrille::test {

std::string shown(const tiling::Answer& pieces);
std::string shown(const std::vector<std::uint8_t>& digits);
std::string shown(const queens::Board& board);
std::string shown(const sudoku::Board& board);
std::string shown(std::vector<cover::Option> options);

/// Learning with little or much room for clauses.
template <std::size_t words>
struct SmallLearning : cover::Learning {
  SmallLearning() : Learning(words) {}
};

/// A board, and the bounds of the search.
template <class Puzzle>
struct Trial {
  const typename Puzzle::Board& board;
  RunBounds bounds;
  Random& select;

  template <class E>
  EngineRun run(std::string name, E& engine, RunBounds within) const {
    using Answer = typename Puzzle::Answer;
    const auto obeys = [this](const Answer& answer) { return Puzzle::obeys(board, answer); };
    const auto show = [](const Answer& answer) { return shown(answer); };
    return run_engine<Answer>(std::move(name), engine, board, within, obeys, show);
  }

  /// How the engine differs from other engines, or from itself in slices.
  template <class E>
  std::string judge(const EngineRun& judge, std::string name, E&& engine, Same same) const {
    RunBounds within = bounds;
    within.only_counts = same == Same::count;
    const EngineRun run = this->run(name, engine, within);
    if (std::string broken = disagreement(judge, run, same); !broken.empty() || !select.one_in(3)) return broken;
    within.slice = 1 + select.below(9);
    const EngineRun again = this->run(name + ", opened again, in slices", engine, within);
    return disagreement(run, again, Same::tree);
  }
};

/// The engine that judges the others: dancing links, but not for Sudoku, whose links are large.
template <class Puzzle>
struct JudgeOf {
  using Engine = cover::ByCover<typename Puzzle::Traits, cover::DancingLinks>;
};
template <>
struct JudgeOf<Cover> {
  using Engine = cover::DancingLinks;
};
template <>
struct JudgeOf<Sudoku> {
  using Engine = sudoku::MaskSearch;
};
template <class Puzzle>
using Judge = typename JudgeOf<Puzzle>::Engine;

/// The board as a text, or an empty text.
template <class Puzzle>
std::string text_of(const typename Puzzle::Board& board) {
  const auto& notation = Puzzle::notations[0];
  std::string text;
  if (notation.fits == nullptr || notation.fits(board)) notation.write(board, text);
  return text;
}

}  // namespace quadrille::test
