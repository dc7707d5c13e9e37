// The engines that `auto` lets work on a Sudoku other than 9×9 in turns (core/search/portfolio.hpp), and how it weighs
// them: masks answer every 16×16 board that is known within milliseconds. On near-critical boards of 25×25 they take
// hours, and learning takes seconds.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/search/any_engine.hpp"
#include "core/search/portfolio.hpp"
#include "core/sudoku/board.hpp"
#include "core/sudoku/mask_search.hpp"
#include "core/sudoku/traits.hpp"

namespace quadrille::sudoku {

struct LineUp {
  using Board = sudoku::Board;
  using Answer = sudoku::Board;
  using Kind = EngineKind<Board, Answer>;

  static constexpr Kind masks = engine_kind<MaskSearch, Board, Answer>("bits");
  static constexpr Kind learning = engine_kind<Learning, Board, Answer>("learning");

  static constexpr std::size_t counter = 2;  // none
  static std::array<const Kind*, 2> kinds(const Board&) { return {&masks, &learning}; }
  static bool is_same(const Answer& one, const Answer& other) { return one == other; }

  /// Masks have all but all where they will soon be done, and else keep a small part: for boards with very many
  /// solutions.
  static void weigh(std::span<const Prospect> prospects, std::span<std::int64_t> weights) {
    const double spent = static_cast<double>(prospects[0].spent + prospects[1].spent);
    const bool is_near = prospects[0].expected < 4 * spent;
    weights[0] = is_near ? 56 : 8;
    weights[1] = is_near ? 8 : 56;
  }
  static constexpr Contest finding = {
      .counts = false, .first_look = 20 * work_per_ms, .shortest_round = work_per_ms, .weigh = weigh};
  static constexpr Contest counting = {
      .counts = true, .first_look = 20 * work_per_ms, .shortest_round = work_per_ms, .weigh = weigh};
};

/// For solutions: `solve`, `check`, `list`, `candidates`.
struct Finders : Portfolio<LineUp> {
  Finders() : Portfolio(LineUp::finding) {}
};

/// For `count`.
struct Counters : Portfolio<LineUp> {
  Counters() : Portfolio(LineUp::counting) {}
};

}  // namespace quadrille::sudoku
