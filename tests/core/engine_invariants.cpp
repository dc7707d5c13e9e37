#include "tests/core/engine_invariants.hpp"

#include <utility>

#include "core/puzzles/kakuro/kakuro.hpp"
#include "core/puzzles/variant/variant.hpp"
#include "tests/core/cover_invariants.hpp"
#include "tests/core/engine_trial.hpp"
#include "tests/core/insight_invariants.hpp"
#include "tests/core/random_boards.hpp"
#include "tests/core/short_turns.hpp"
#include "tests/core/tiling_boards.hpp"
#include "tests/core/variant_boards.hpp"
#include "tests/core/variant_texts.hpp"

namespace quadrille::test {

namespace {

struct ShortSudoku : Portfolio<sudoku::LineUp> {
  ShortSudoku() : Portfolio(short_contest<100, false>) {}
};

std::string judge_engine(const Trial<Sudoku>& trial, const EngineRun& bits) {
  using Learning = cover::ByCover<sudoku::Traits, SmallLearning<8192>>;
  switch (trial.select.below(trial.board.box == 3 ? 6 : 3)) {
    case 0: return trial.judge(bits, "dlx", sudoku::DancingLinks(), Same::solutions);
    case 1: return trial.judge(bits, "learning", Learning(), Same::solutions);
    case 2: return trial.judge(bits, "portfolio", ShortSudoku(), Same::solutions);
    default: return trial.judge(bits, "bands", sudoku::BandSearch(), Same::solutions);
  }
}

std::string judge_engine(const Trial<Kakuro>& trial, const EngineRun& links) {
  return trial.judge(links, "bits", kakuro::Learning(trial.select.one_in(2) ? 64 : 4096), Same::solutions);
}

std::string judge_engine(const Trial<Variant>& trial, const EngineRun& links) {
  using Learning = cover::ByCover<variant::Traits, SmallLearning<4096>>;
  if (trial.select.one_in(3)) return trial.judge(links, "learning", Learning(), Same::solutions);
  return trial.judge(links, "bits",
                     variant::Search(trial.select.one_in(2) ? 64 : 4096, trial.select.one_in(2) ? 0 : 400),
                     Same::solutions);
}

constexpr cover::LineUp::Kind short_finders =
    engine_kind<ShortFinders<60>, cover::Problem, cover::Answer, extras_of_portfolio>("bits");

std::string judge_engine(const Trial<Tiling>& trial, const EngineRun& links) {
  using Learning = cover::ByCover<tiling::Traits, SmallLearning<4096>>;
  switch (trial.select.below(3)) {
    case 0: return trial.judge(links, "bits", tiling::Bits(), Same::tree);
    case 1: return trial.judge(links, "learning", Learning(), Same::solutions);
    default:
      return trial.judge(links, "portfolio", tiling::Over<tiling::CoverEngine, short_finders>(), Same::solutions);
  }
}

std::string judge_engine(const Trial<Queens>& trial, const EngineRun& links) {
  if (trial.select.one_in(16)) {  // often enough that the search restarts
    return Trial<Queens>{trial.board, {3000}, trial.select}.judge(links, "bits", queens::RestartSearch(),
                                                                  Same::solutions);
  }
  switch (trial.select.below(trial.board.side() > queens::Rows::most_side ? 1 : 3)) {
    case 0: return trial.judge(links, "bits", queens::RestartSearch(), Same::solutions);
    case 1: return trial.judge(links, "row by row", queens::RowByRow(), Same::solutions);
    default: return trial.judge(links, "counting", queens::VectorCounting(), Same::count);
  }
}

template <class Puzzle>
std::string judge_board(const typename Puzzle::Board& board, Random& select) {
  const Trial<Puzzle> trial{board, {20u << select.below(4)}, select};
  std::string broken;
  if (select.one_in(4)) {
    broken = judge_insight(trial);
  } else {
    Judge<Puzzle> judge;
    broken = judge_engine(trial, trial.run("judge", judge, trial.bounds));
  }
  return broken.empty() ? "" : std::string(Puzzle::id) + '\n' + text_of<Puzzle>(board) + '\n' + broken;
}

template <class Puzzle>
MadePuzzle as_text(const typename Puzzle::Board& board) {
  return {std::string(Puzzle::id), text_of<Puzzle>(board)};
}

}  // namespace

MadePuzzle made_puzzle(Random& select, Random& made) {
  switch (select.below(6)) {
    case 0: return as_text<Sudoku>(random_sudoku(made));
    case 1: return as_text<Queens>(random_queens(made));
    case 2: return as_text<Kakuro>(random_kakuro(made));
    case 3: return as_text<Tiling>(random_tiling(made));
    case 4: return {"variant", random_variant({}, made)};
    default: return as_text<Cover>(random_cover(made));
  }
}

std::string broken_engine_invariant(Random& select, Random& made) {
  switch (select.below(11)) {
    case 0: return judge_board<Sudoku>(random_sudoku(made), select);
    case 1: return judge_board<Queens>(random_queens(made), select);
    case 2:
    case 3: return judge_board<Kakuro>(random_kakuro(made), select);
    case 4: return judge_product(select, made);
    case 5:
    case 6: return judge_board<Tiling>(random_tiling(made), select);
    case 7: return judge_board<Variant>(read_variant(random_variant({}, made)), select);
    default: return judge_board<Cover>(random_cover(made), select);
  }
}

}  // namespace quadrille::test
