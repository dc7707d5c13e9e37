// Sudoku as the rest of the project sees it: the model, the engines, the notations, and which engine answers.
#pragma once

#include <cstddef>
#include <string_view>
#include <tuple>

#include "core/search/job.hpp"
#include "core/sudoku/as_cover.hpp"
#include "core/sudoku/bands.hpp"
#include "core/sudoku/bits.hpp"
#include "core/sudoku/board.hpp"
#include "core/sudoku/notations.hpp"

namespace quadrille {

struct Sudoku {
  static constexpr std::string_view id = "sudoku";
  using Board = sudoku::Board;
  using Answer = sudoku::Board;
  using Engines = std::tuple<sudoku::DancingLinks, sudoku::Bands, sudoku::Bits>;
  static constexpr const auto& notations = sudoku::notations;

  /// Propagation beats links at every size that was measured, so `automatic` is `bits`.
  static std::size_t choose(const Board& board, Question, EngineChoice choice) {
    if (choice == EngineChoice::dlx) return 0;
    return board.box == 3 ? 1 : 2;
  }
  static std::string_view engine_name(std::size_t index) { return name(index == 0 ? EngineChoice::dlx : EngineChoice::bits); }
  static bool obeys(const Board& board, const Answer& answer) { return sudoku::obeys(board, answer); }
};

}  // namespace quadrille
