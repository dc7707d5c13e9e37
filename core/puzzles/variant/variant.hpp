// Sudoku variants as the rest of the project sees them: the model, the engines, the notations, and which engine
// answers.
#pragma once

#include <string_view>

#include "core/job/request.hpp"
#include "core/puzzles/variant/board.hpp"
#include "core/puzzles/variant/hint_task.hpp"
#include "core/puzzles/variant/notations.hpp"
#include "core/puzzles/variant/obeys.hpp"
#include "core/puzzles/variant/search.hpp"
#include "core/puzzles/variant/statements.hpp"
#include "core/puzzles/variant/traits.hpp"
#include "core/search/any_engine.hpp"

namespace quadrille {

struct Variant {
  static constexpr std::string_view id = "variant";
  using Board = variant::Board;
  using Answer = variant::Answer;
  using Traits = variant::Traits;
  using Statements = variant::Statements;
  static constexpr const auto& notations = variant::notations;

  using Kind = EngineKind<Board, Answer>;
  static constexpr Kind links = engine_kind<variant::DancingLinks, Board, Answer, tree_of_options>("dlx");
  static constexpr Kind bits =
      engine_kind<variant::Search, Board, Answer, Extras{.begin_at = true, .give_away = true}>("bits");

  static const Kind& choose(const Board&, Question, EngineChoice choice) {
    return choice == EngineChoice::dlx ? links : bits;
  }
  static std::unique_ptr<Task> make_task(const Request& request, AnyPuzzle& puzzle, const Board& board,
                                         Records& records) {
    return request.question == Question::hint ? variant::make_hint_task(request, puzzle, board, records) : nullptr;
  }
  static bool obeys(const Board& board, const Answer& answer) { return variant::obeys(board, answer); }
  static std::int64_t work_to_check(const Board& board) { return variant::work_to_check(board); }
};

}  // namespace quadrille
