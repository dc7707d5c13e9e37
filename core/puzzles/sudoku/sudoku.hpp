// Sudoku as the rest of the project sees it: the model, the engines, the notations, and which engine answers.
#pragma once

#include <string_view>

#include "core/job/request.hpp"
#include "core/puzzles/sudoku/band_search.hpp"
#include "core/puzzles/sudoku/board.hpp"
#include "core/puzzles/sudoku/line_up.hpp"
#include "core/puzzles/sudoku/notations.hpp"
#include "core/puzzles/sudoku/traits.hpp"
#include "core/search/any_engine.hpp"

namespace quadrille {

struct Sudoku {
  static constexpr std::string_view id = "sudoku";
  using Board = sudoku::Board;
  using Answer = sudoku::Board;
  using Traits = sudoku::Traits;
  static constexpr const auto& notations = sudoku::notations;
  static constexpr bool searches_only = true;  ///< core/grading has the rest

  using Kind = EngineKind<Board, Answer>;
  static constexpr Kind links = engine_kind<sudoku::DancingLinks, Board, Answer, tree_of_options>("dlx");
  static constexpr Kind bands = engine_kind<sudoku::BandSearch, Board, Answer, Extras{.frames = true}>("bits");
  static constexpr Kind masks = sudoku::LineUp::masks;
  static constexpr Kind finders = engine_kind<sudoku::Finders, Board, Answer, extras_of_portfolio>("bits");
  static constexpr Kind counters = engine_kind<sudoku::Counters, Board, Answer, extras_of_portfolio>("bits");

  /// Propagation was faster than links at every size that was measured, so `automatic` is `bits`, and in turns with
  /// learning where those do not end.
  static const Kind& choose(const Board& board, Question question, EngineChoice choice) {
    if (choice == EngineChoice::dlx) return links;
    if (board.box == 3) return bands;
    if (choice == EngineChoice::bits) return masks;
    return question == Question::count ? counters : finders;
  }
  static bool obeys(const Board& board, const Answer& answer) { return sudoku::obeys(board, answer); }
};

}  // namespace quadrille
