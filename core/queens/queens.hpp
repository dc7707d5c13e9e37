// Queens as the rest of the project sees it: the model, the engines, the notations, and which engine answers.
#pragma once

#include <cstddef>
#include <string_view>
#include <tuple>

#include "core/job/request.hpp"
#include "core/queens/as_cover.hpp"
#include "core/queens/bits.hpp"
#include "core/queens/board.hpp"
#include "core/queens/counting.hpp"
#include "core/queens/notations.hpp"
#include "core/queens/row_by_row.hpp"
#include "core/queens/traits.hpp"

namespace quadrille {

struct Queens {
  static constexpr std::string_view id = "queens";
  using Board = queens::Board;
  using Answer = queens::Board;
  using Engines = std::tuple<queens::DancingLinks, queens::Bits, queens::RowByRow, queens::Counting>;
  using Traits = queens::Traits;
  static constexpr const auto& notations = queens::notations;

  /// `automatic` is `bits`: links were slower by three times at finding and by over ten at counting on every size that
  /// was measured.
  static std::size_t choose(const Board& board, Question question, EngineChoice choice) {
    if (choice == EngineChoice::dlx) return 0;
    if (is_settled_by_few(question) || board.side() > queens::Rows::most_side) return 1;
    return question == Question::count ? 3 : 2;
  }
  static std::string_view engine_name(std::size_t index) {
    return name(index == 0 ? EngineChoice::dlx : EngineChoice::bits);
  }
  static bool obeys(const Board& board, const Answer& answer) { return queens::obeys(board, answer); }
};

}  // namespace quadrille
