// Tilings as the rest of the project sees them: the model, the engines, the notations, and which engine answers.
#pragma once

#include <string_view>

#include "core/job/request.hpp"
#include "core/puzzles/tiling/board.hpp"
#include "core/puzzles/tiling/engines.hpp"
#include "core/puzzles/tiling/notations.hpp"
#include "core/puzzles/tiling/obeys.hpp"
#include "core/puzzles/tiling/statements.hpp"
#include "core/puzzles/tiling/traits.hpp"
#include "core/search/any_engine.hpp"

namespace quadrille {

struct Tiling {
  static constexpr std::string_view id = "tiling";
  using Board = tiling::Board;
  using Answer = tiling::Answer;
  using Traits = tiling::Traits;
  using Statements = tiling::Statements;
  static constexpr const auto& notations = tiling::notations;

  using Kind = EngineKind<Board, Answer>;
  static constexpr Kind links = engine_kind<tiling::Links, Board, Answer, tiling::extras>("dlx");
  static constexpr Kind bits = engine_kind<tiling::Bits, Board, Answer, tiling::extras>("bits");
  static constexpr Kind counting_links =
      engine_kind<tiling::CountingLinks, Board, Answer, tiling::extras_of_count>("dlx");
  static constexpr Kind counting_bits =
      engine_kind<tiling::CountingBits, Board, Answer, tiling::extras_of_count>("bits");
  static constexpr Kind finders = engine_kind<tiling::Finders, Board, Answer, tiling::extras>("bits");
  static constexpr Kind counters = engine_kind<tiling::Counters, Board, Answer, tiling::extras_of_count>("bits");

  static const Kind& choose(const Board&, Question question, EngineChoice choice) {
    const bool counts = question == Question::count;
    if (choice == EngineChoice::dlx) return counts ? counting_links : links;
    if (choice == EngineChoice::bits) return counts ? counting_bits : bits;
    return counts ? counters : finders;
  }
  static bool obeys(const Board& board, const Answer& answer) { return tiling::obeys(board, answer); }
};

}  // namespace quadrille
