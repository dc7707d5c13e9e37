// Kakuro as the rest of the project sees it: the model, the engines, the notations, and which engine answers.
#pragma once

#include <string_view>

#include "core/job/request.hpp"
#include "core/puzzles/kakuro/board.hpp"
#include "core/puzzles/kakuro/learning.hpp"
#include "core/puzzles/kakuro/notations.hpp"
#include "core/puzzles/kakuro/statements.hpp"
#include "core/puzzles/kakuro/traits.hpp"
#include "core/search/any_engine.hpp"

namespace quadrille {

struct Kakuro {
  static constexpr std::string_view id = "kakuro";
  using Board = kakuro::Board;
  using Answer = kakuro::Answer;
  using Traits = kakuro::Traits;
  using Statements = kakuro::Statements;
  static constexpr const auto& notations = kakuro::notations;

  using Kind = EngineKind<Board, Answer>;
  static constexpr Kind links = engine_kind<kakuro::DancingLinks, Board, Answer, tree_of_options>("dlx");
  static constexpr Kind bits = engine_kind<kakuro::Learning, Board, Answer, Extras{}>("bits");

  /// Links do not end on boards with few forced cells and are slower on all others, so `automatic` is `bits`.
  static const Kind& choose(const Board&, Question, EngineChoice choice) {
    return choice == EngineChoice::dlx ? links : bits;
  }
  static bool obeys(const Board& board, const Answer& answer) { return kakuro::obeys(board, answer); }
};

}  // namespace quadrille
