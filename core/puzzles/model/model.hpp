// Models as the rest of the project sees them: the model, the engines, the notation, and which engine answers.
#pragma once

#include <memory>
#include <string_view>

#include "core/job/request.hpp"
#include "core/puzzles/model/board.hpp"
#include "core/puzzles/model/notations.hpp"
#include "core/puzzles/model/obeys.hpp"
#include "core/puzzles/model/proof_task.hpp"
#include "core/puzzles/model/statements.hpp"
#include "core/puzzles/model/traits.hpp"
#include "core/search/any_engine.hpp"

namespace quadrille {

struct Model {
  static constexpr std::string_view id = "model";
  using Board = model::Board;
  using Answer = model::Answer;
  using Traits = model::Traits;
  using Statements = model::Statements;
  static constexpr const auto& notations = model::notations;
  static constexpr bool has_hints = false;

  using Kind = EngineKind<Board, Answer>;
  static constexpr Kind links = engine_kind<model::DancingLinks, Board, Answer, tree_of_options>("dlx");
  static constexpr Kind bits =
      engine_kind<model::Search, Board, Answer, Extras{.begin_at = true, .give_away = true}>("bits");

  static const Kind& choose(const Board&, Question, EngineChoice choice) {
    return choice == EngineChoice::dlx ? links : bits;
  }
  static bool obeys(const Board& board, const Answer& answer) { return model::obeys(board, answer); }
  static std::unique_ptr<Task> make_task(const Request& request, AnyPuzzle&, const Board& board, Records& records) {
    return request.to == model::proof_notation ? model::make_proof_task(request, board, records) : nullptr;
  }
  static std::int64_t work_to_check(const Board& board) { return model::work_to_check(board); }
};

}  // namespace quadrille
