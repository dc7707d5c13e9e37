// Kakuro as the rest of the project sees it: the model, the engines, the notations, and which engine answers.
#pragma once

#include <cstddef>
#include <string_view>
#include <tuple>

#include "core/job/request.hpp"
#include "core/kakuro/as_cover.hpp"
#include "core/kakuro/bits.hpp"
#include "core/kakuro/board.hpp"
#include "core/kakuro/notations.hpp"
#include "core/kakuro/traits.hpp"

namespace quadrille {

struct Kakuro {
  static constexpr std::string_view id = "kakuro";
  using Board = kakuro::Board;
  using Answer = kakuro::Answer;
  using Engines = std::tuple<kakuro::DancingLinks, kakuro::Bits>;
  using Traits = kakuro::Traits;
  static constexpr const auto& notations = kakuro::notations;

  /// Links die on boards with few forced cells and lose on all others, so `automatic` is `bits`.
  static std::size_t choose(const Board&, Question, EngineChoice choice) { return choice == EngineChoice::dlx ? 0 : 1; }
  static std::string_view engine_name(std::size_t index) {
    return name(index == 0 ? EngineChoice::dlx : EngineChoice::bits);
  }
  static bool obeys(const Board& board, const Answer& answer) { return kakuro::obeys(board, answer); }
};

}  // namespace quadrille
