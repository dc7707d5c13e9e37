// Exact cover as the rest of the project sees it: the model, the engines, the notations, and which engine answers.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/cover/bits/bit_sets.hpp"
#include "core/cover/counting/counting.hpp"
#include "core/cover/learning/learning.hpp"
#include "core/cover/links/dancing_links.hpp"
#include "core/cover/puzzle/board.hpp"
#include "core/cover/puzzle/notations.hpp"
#include "core/cover/puzzle/traits.hpp"
#include "core/job/request.hpp"
#include "core/search/any_engine.hpp"
#include "core/search/handover.hpp"

namespace quadrille {

struct Cover {
  static constexpr std::string_view id = "cover";
  using Board = cover::Board;
  using Answer = cover::Answer;
  using BitsThenLearning = Handover<cover::BitSets, cover::Learning, cover::Problem, Answer, 20'000>;
  using Traits = cover::Traits;
  static constexpr const auto& notations = cover::notations;

  using Kind = EngineKind<Board, Answer>;
  static constexpr Kind links = engine_kind<cover::DancingLinks, Board, Answer>("dlx");
  static constexpr Kind bits = engine_kind<cover::BitSets, Board, Answer>("bits");
  static constexpr Kind counting = engine_kind<cover::Counting, Board, Answer>("bits");
  static constexpr Kind bits_then_learning = engine_kind<BitsThenLearning, Board, Answer>("bits");

  static const Kind& choose(const Board& board, Question question, EngineChoice choice) {
    if (choice == EngineChoice::dlx) return links;
    if (choice == EngineChoice::bits) return bits;
    if (question == Question::count) return counting;
    if (!suits_bits(board)) return links;
    return is_settled_by_few(question) ? bits_then_learning : bits;
  }
  static bool obeys(const Board& board, const Answer& answer) { return cover::obeys(board, answer); }

  /// Measured: bit sets are 3 to 5 times as fast as links on packings, with colours, and on queens, and 1.5 to 3 times
  /// on all else, by lanes where items have few options. Where an option conflicts with so many that its masks are not
  /// kept, links win: 6 times with a million options over 2000 items. The line between is drawn by options times words
  /// of all sets.
  static bool suits_bits(const Board& board) {
    constexpr std::uint64_t most = std::uint64_t{1} << 27;
    return std::uint64_t{board.options()} * (board.entries() / 64 + board.primary()) <= most;
  }
};

}  // namespace quadrille
