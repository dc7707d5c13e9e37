// Puzzles of lines are answered by the searches of networks and by counting with memory, in turns
// (core/search/portfolio.hpp). Tested by tests/core/grid_frontier_test.cpp.
#pragma once

#include <array>

#include "core/puzzles/grid/line_frontier.hpp"
#include "core/puzzles/grid/traits.hpp"
#include "core/search/any_engine.hpp"
#include "core/search/portfolio.hpp"

namespace quadrille::grid {

inline constexpr EngineKind<Board, Answer> network_searches =
    engine_kind<Search, Board, Answer, Extras{.begin_at = true, .give_away = true}>("bits");

inline constexpr Extras extras_of_frontier = {.count = true, .bound_memory = true, .has_given_up = true, .name = true};

/// For solutions.
struct ListingLineUp {
  using Board = grid::Board;
  using Answer = grid::Answer;
  static constexpr EngineKind<Board, Answer> memory =
      engine_kind<LineLister, Board, Answer, extras_of_frontier>("memory");
  static constexpr std::size_t counter = 2;
  static std::array<const EngineKind<Board, Answer>*, 2> kinds(const Board&) { return {&network_searches, &memory}; }
  static bool is_same(const Answer& one, const Answer& other) { return one == other; }
};

/// For `count`.
struct CountingLineUp {
  using Board = grid::Board;
  using Answer = grid::Answer;
  static constexpr EngineKind<Board, Answer> memory =
      engine_kind<LineCounter, Board, Answer, extras_of_frontier>("memory");
  static constexpr std::size_t counter = 1;
  static std::array<const EngineKind<Board, Answer>*, 2> kinds(const Board&) { return {&network_searches, &memory}; }
  static bool is_same(const Answer& one, const Answer& other) { return one == other; }
};

struct PathFinders : Portfolio<ListingLineUp> {
  PathFinders();
};
struct LoopFinders : Portfolio<ListingLineUp> {
  LoopFinders();
};
struct LineCounters : Portfolio<CountingLineUp> {
  LineCounters();
};

}  // namespace quadrille::grid
