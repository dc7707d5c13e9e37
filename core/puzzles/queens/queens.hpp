// Queens as the rest of the project sees it: the model, the engines, the notations, and which engine answers.
#pragma once

#include <string_view>

#include "core/job/request.hpp"
#include "core/puzzles/queens/board.hpp"
#include "core/puzzles/queens/notations.hpp"
#include "core/puzzles/queens/restart_search.hpp"
#include "core/puzzles/queens/row_by_row.hpp"
#include "core/puzzles/queens/statements.hpp"
#include "core/puzzles/queens/traits.hpp"
#include "core/puzzles/queens/vector_counting.hpp"
#include "core/search/any_engine.hpp"

namespace quadrille {

struct Queens {
  static constexpr std::string_view id = "queens";
  using Board = queens::Board;
  using Answer = queens::Board;
  using Traits = queens::Traits;
  using Statements = queens::Statements;
  static constexpr const auto& notations = queens::notations;

  using Kind = EngineKind<Board, Answer>;
  static constexpr Kind links = engine_kind<queens::DancingLinks, Board, Answer, tree_of_options>("dlx");
  static constexpr Kind restarts = engine_kind<queens::RestartSearch, Board, Answer, Extras{}>("bits");
  static constexpr Kind row_by_row =
      engine_kind<queens::RowByRow, Board, Answer, Extras{.begin_at = true, .give_away = true}>("bits");
  static constexpr Kind counting =
      engine_kind<queens::VectorCounting, Board, Answer, Extras{.count = true, .begin_at = true, .give_away = true}>(
          "bits");

  /// `automatic` is `bits`: links took three times as long for one solution and over ten times as long for a count, on
  /// every size that was measured.
  static const Kind& choose(const Board& board, Question question, EngineChoice choice) {
    if (choice == EngineChoice::dlx) return links;
    if (is_settled_by_few(question) || board.side() > queens::Rows::most_side) return restarts;
    return question == Question::count ? counting : row_by_row;
  }
  static bool obeys(const Board& board, const Answer& answer) { return queens::obeys(board, answer); }
};

}  // namespace quadrille
