// The engines that `auto` lets work on a Sudoku other than 9×9 in turns (core/search/portfolio.hpp), and how it weighs
// them: masks answer every 16×16 board that is known within milliseconds. On near-critical boards of 25×25 they take
// hours, and learning takes seconds.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/puzzles/sudoku/board.hpp"
#include "core/puzzles/sudoku/mask_search.hpp"
#include "core/puzzles/sudoku/traits.hpp"
#include "core/search/any_engine.hpp"
#include "core/search/portfolio.hpp"

namespace quadrille::sudoku {

struct LineUp {
  using Board = sudoku::Board;
  using Answer = sudoku::Board;
  using Kind = EngineKind<Board, Answer>;

  static constexpr Kind masks = engine_kind<MaskSearch, Board, Answer, Extras{.frames = true}>("bits");
  static constexpr Kind learning = engine_kind<Learning, Board, Answer, Extras{.name = true}>("learning");

  static constexpr std::size_t counter = 2;  // none
  static std::array<const Kind*, 2> kinds(const Board&) { return {&masks, &learning}; }
  static bool is_same(const Answer& one, const Answer& other) { return one == other; }

  /// Masks keep a small part, for boards with very many solutions, and a smaller one after a second of learning: what
  /// they can answer, they mostly answer in milliseconds. That much of their tree is done says little: on near-critical
  /// boards a third may be done immediately, and no more for hours.
  static bool weigh(std::span<const Prospect> prospects, std::span<std::int64_t> weights) {
    weights[0] = has_learnt_long(prospects) ? 2 : 8;
    weights[1] = 64 - weights[0];
    return false;
  }
  /// Nor does learning list many solutions fast: counts are shared alike, until a second of learning was in vain.
  static bool weigh_alike(std::span<const Prospect> prospects, std::span<std::int64_t> weights) {
    weights[0] = weights[1] = 32;
    return has_learnt_long(prospects);
  }
  static bool has_learnt_long(std::span<const Prospect> prospects) { return prospects[1].spent > 1000 * work_per_ms; }
  static constexpr Contest finding = {
      .counts = false, .first_look = 20 * work_per_ms, .shortest_round = work_per_ms, .weigh = weigh};
  static constexpr Contest counting = {
      .counts = true, .first_look = 20 * work_per_ms, .shortest_round = work_per_ms, .weigh = weigh_alike};
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
