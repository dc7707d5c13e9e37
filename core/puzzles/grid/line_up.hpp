// Puzzles of lines are answered by the searches of networks and by counting with memory, in turns
// (core/search/portfolio.hpp). Tested by tests/core/grid_frontier_test.cpp.
#pragma once

#include <array>
#include <cstddef>

#include "core/puzzles/grid/line_frontier.hpp"
#include "core/puzzles/grid/tight_paths.hpp"
#include "core/puzzles/grid/traits.hpp"
#include "core/search/any_engine.hpp"
#include "core/search/portfolio.hpp"

namespace quadrille::grid {

inline constexpr EngineKind<Board, Answer> network_searches =
    engine_kind<Search, Board, Answer, Extras{.begin_at = true, .give_away = true}>("bits");

inline constexpr Extras extras_of_frontier = {.count = true, .bound_memory = true, .has_given_up = true, .name = true};

/// The searches, and a memory that lists solutions or counts them. `counter_at`: the place of the one that only counts;
/// 2: there is none.
template <class Memory, std::size_t counter_at>
struct LineUpWith {
  using Board = grid::Board;
  using Answer = grid::Answer;
  static constexpr EngineKind<Board, Answer> memory = engine_kind<Memory, Board, Answer, extras_of_frontier>("memory");
  static constexpr std::size_t counter = counter_at;
  static std::array<const EngineKind<Board, Answer>*, 2> kinds(const Board&) { return {&network_searches, &memory}; }
  static bool is_same(const Answer& one, const Answer& other) { return one == other; }
};
using ListingLineUp = LineUpWith<LineLister, 2>;
using CountingLineUp = LineUpWith<LineCounter, 1>;

/// For whoever asks for two solutions at most.
struct DecidingLineUp {
  using Board = grid::Board;
  using Answer = grid::Answer;
  static constexpr EngineKind<Board, Answer> tight =
      engine_kind<TightPaths, Board, Answer, Extras{.has_given_up = true, .name = true}>("tight");
  static constexpr std::size_t counter = 3;
  static std::array<const EngineKind<Board, Answer>*, 3> kinds(const Board&) {
    return {&network_searches, &ListingLineUp::memory, &tight};
  }
  static bool is_same(const Answer& one, const Answer& other) { return one == other; }
};

struct PathDeciders : Portfolio<DecidingLineUp> {
  PathDeciders();
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
