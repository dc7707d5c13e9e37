// Grid puzzles as the rest of the project sees them: the model, the engines, the notations, and which engine answers.
#pragma once

#include <span>
#include <string_view>

#include "core/job/request.hpp"
#include "core/puzzles/grid/board.hpp"
#include "core/puzzles/grid/line_up.hpp"
#include "core/puzzles/grid/notations.hpp"
#include "core/puzzles/grid/obeys.hpp"
#include "core/puzzles/grid/statements.hpp"
#include "core/puzzles/grid/traits.hpp"
#include "core/search/any_engine.hpp"

namespace quadrille {

struct Grid {
  static constexpr std::string_view id = "grid";
  using Board = grid::Board;
  using Answer = grid::Answer;
  using Traits = grid::Traits;
  using Statements = grid::Statements;
  static constexpr const auto& notations = grid::notations;
  static constexpr std::span<const std::string_view> genres = grid::genre_ids;

  using Kind = EngineKind<Board, Answer>;
  static constexpr Kind links = engine_kind<grid::DancingLinks, Board, Answer, tree_of_options>("dlx");
  static constexpr const Kind& bits = grid::network_searches;
  static constexpr Kind path_deciders = engine_kind<grid::PathDeciders, Board, Answer, extras_of_portfolio>("bits");
  static constexpr Kind path_finders = engine_kind<grid::PathFinders, Board, Answer, extras_of_portfolio>("bits");
  static constexpr Kind loop_finders = engine_kind<grid::LoopFinders, Board, Answer, extras_of_portfolio>("bits");
  static constexpr Kind line_counters = engine_kind<grid::LineCounters, Board, Answer, extras_of_portfolio>("bits");

  static const Kind& choose(const Board& board, Question question, EngineChoice choice) {
    if (choice == EngineChoice::dlx) return links;
    if (choice == EngineChoice::bits || !board.model->lines) return bits;
    if (question == Question::count) return line_counters;
    if (board.model->lines->is_loop) return loop_finders;
    return is_settled_by_few(question) ? path_deciders : path_finders;
  }
  static bool obeys(const Board& board, const Answer& answer) { return grid::obeys(board, answer); }
};

}  // namespace quadrille
