// Exact cover as the rest of the project sees it: the model, the engines, the notations, and which engine answers.
#pragma once

#include <string_view>

#include "core/cover/line_up/line_up.hpp"
#include "core/job/request.hpp"
#include "core/puzzles/cover/board.hpp"
#include "core/puzzles/cover/notations.hpp"
#include "core/puzzles/cover/statements.hpp"
#include "core/puzzles/cover/traits.hpp"
#include "core/search/any_engine.hpp"

namespace quadrille {

struct Cover {
  static constexpr std::string_view id = "cover";
  using Board = cover::Board;
  using Answer = cover::Answer;
  using Traits = cover::Traits;
  using Statements = cover::Statements;
  static constexpr const auto& notations = cover::notations;

  using Kind = EngineKind<Board, Answer>;
  static constexpr Kind links = engine_kind<cover::DancingLinks, Board, Answer, tree_of_options>("dlx");
  static constexpr Kind bits =
      engine_kind<cover::BitSets, Board, Answer, Extras{.path = true, .begin_at = true, .give_away = true}>("bits");
  static constexpr Kind finders = engine_kind<cover::Finders, Board, Answer, extras_of_portfolio>("bits");
  static constexpr Kind counters = engine_kind<cover::Counters, Board, Answer, extras_of_portfolio>("bits");

  static const Kind& choose(const Board&, Question question, EngineChoice choice) {
    if (choice == EngineChoice::dlx) return links;
    if (choice == EngineChoice::bits) return bits;
    return question == Question::count ? counters : finders;
  }
  using Tally = cover::Tally;
  static bool obeys(const Board& board, const Answer& answer, Tally& tally) {
    return cover::obeys(board, answer, tally);
  }
  static bool obeys(const Board& board, const Answer& answer) { return cover::obeys(board, answer); }
};

}  // namespace quadrille
