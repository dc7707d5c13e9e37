// Sudoku as the rest of the project sees it: the model, the engines, the notations, and which engine answers.
#pragma once

#include <cstddef>
#include <memory>
#include <string_view>
#include <tuple>

#include "core/job/request.hpp"
#include "core/search/handover.hpp"
#include "core/sudoku/as_cover.hpp"
#include "core/sudoku/bands.hpp"
#include "core/sudoku/bits.hpp"
#include "core/sudoku/board.hpp"
#include "core/sudoku/lanes/line_batch.hpp"
#include "core/sudoku/notations.hpp"
#include "core/sudoku/traits.hpp"

namespace quadrille {

struct Sudoku {
  static constexpr std::string_view id = "sudoku";
  using Board = sudoku::Board;
  using Answer = sudoku::Board;
  /// Bits in so many nodes, a few milliseconds, answer every 16×16 board that is known; near-critical boards of 25×25
  /// take them hours.
  using BitsThenLearning = Handover<sudoku::Bits, sudoku::Learning, Board, Answer, 2000>;
  using Engines = std::tuple<sudoku::DancingLinks, sudoku::Bands, sudoku::Bits, BitsThenLearning>;
  using Traits = sudoku::Traits;
  static constexpr const auto& notations = sudoku::notations;

  /// Propagation beats links at every size that was measured, so `automatic` is `bits`, and learning where those are
  /// stuck.
  static std::size_t choose(const Board& board, Question question, EngineChoice choice) {
    if (choice == EngineChoice::dlx) return 0;
    if (board.box == 3) return 1;
    return choice == EngineChoice::automatic && is_settled_by_few(question) ? 3 : 2;
  }
  static std::string_view engine_name(std::size_t index) {
    return name(index == 0 ? EngineChoice::dlx : EngineChoice::bits);
  }
  static std::unique_ptr<Batch> make_batch(const Request& request, std::string_view from, std::string_view to) {
    return sudoku::make_line_batch(request, from, to);
  }
  static bool obeys(const Board& board, const Answer& answer) { return sudoku::obeys(board, answer); }
};

}  // namespace quadrille
