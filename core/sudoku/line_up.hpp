// The engines that `auto` lets work on a Sudoku other than 9×9 in turns (core/search/portfolio.hpp), and how it weighs
// them: masks answer every 16×16 board that is known within milliseconds. On near-critical boards of 25×25 they take
// hours, and learning takes seconds.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/search/any_engine.hpp"
#include "core/search/portfolio.hpp"
#include "core/sudoku/board.hpp"
#include "core/sudoku/mask_search.hpp"
#include "core/sudoku/traits.hpp"

namespace quadrille::sudoku {

template <bool is_count>
struct LineUp {
  using Board = sudoku::Board;
  using Answer = sudoku::Board;
  using Kind = EngineKind<Board, Answer>;

  static constexpr Kind masks = engine_kind<MaskSearch, Board, Answer>("bits");
  static constexpr Kind learning = engine_kind<Learning, Board, Answer>("learning");

  static constexpr bool counts = is_count;
  static constexpr std::int64_t first_look = 20 * work_per_ms;
  static constexpr std::int64_t shortest_round = work_per_ms;
  static constexpr std::size_t counter = 2;  // none
  static std::array<const Kind*, 2> kinds(const Board&) { return {&masks, &learning}; }
  static bool is_same(const Answer& one, const Answer& other) { return one == other; }

  /// Masks keep a small part, for boards with very many solutions; all, where they will soon be done.
  static std::array<std::int64_t, 2> weigh(const std::array<Prospect, 2>& prospects) {
    const double spent = static_cast<double>(prospects[0].spent + prospects[1].spent);
    if (prospects[0].expected < 4 * spent) return {56, 8};
    return {8, 56};
  }
};

}  // namespace quadrille::sudoku
