// Grid puzzles as the rest of the project sees them: the model, the engines, the notations, and which engine answers.
#pragma once

#include <span>
#include <string_view>

#include "core/job/request.hpp"
#include "core/puzzles/grid/board.hpp"
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
  static constexpr Kind bits =
      engine_kind<grid::Search, Board, Answer, Extras{.begin_at = true, .give_away = true}>("bits");

  static const Kind& choose(const Board&, Question, EngineChoice choice) {
    return choice == EngineChoice::dlx ? links : bits;
  }
  static bool obeys(const Board& board, const Answer& answer) { return grid::obeys(board, answer); }
};

}  // namespace quadrille
