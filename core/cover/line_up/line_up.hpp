// The engines that `auto` lets work on an exact cover in turns (core/search/portfolio.hpp), and how it weighs them.
//
// What each is good at, as measured: enumeration wins on nearly all problems with few conflicts, and finds first
// solutions of packings. Learning wins where every choice seems possible for long and few solutions exist: large Latin
// squares, Sudoku. Memory proves in no time that a parity or a number of pigeons does not fit, and counts what no
// enumeration can list.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "core/cover/bits/bit_sets.hpp"
#include "core/cover/counting/counting.hpp"
#include "core/cover/learning/learning.hpp"
#include "core/cover/links/dancing_links.hpp"
#include "core/cover/problem.hpp"
#include "core/search/any_engine.hpp"
#include "core/search/portfolio.hpp"

namespace quadrille::cover {

struct LineUp {
  using Board = Problem;
  using Answer = cover::Answer;
  using Kind = EngineKind<Board, Answer>;

  static constexpr Kind links = engine_kind<DancingLinks, Board, Answer, tree_of_options>("dlx");
  static constexpr Kind bits =
      engine_kind<BitSets, Board, Answer, Extras{.path = true, .begin_at = true, .give_away = true}>("bits");
  static constexpr Kind learning = engine_kind<Learning, Board, Answer, Extras{.name = true}>("learning");
  static constexpr Kind memory =
      engine_kind<Counting, Board, Answer,
                  Extras{.count = true, .bound_memory = true, .has_given_up = true, .note = true, .name = true}>(
          "memory");

  static constexpr std::size_t counter = 2;
  static std::array<const Kind*, 3> kinds(const Problem& problem);
  /// Answers are in the order of choice, which differs from engine to engine. With multiplicities one solution may be a
  /// part of another.
  static bool is_same(Answer one, Answer other);
};

/// For solutions: `solve`, `check`, `list`, `candidates`.
struct Finders : Portfolio<LineUp> {
  Finders();
};

/// For `count`.
struct Counters : Portfolio<LineUp> {
  Counters();
};

inline constexpr LineUp::Kind finders = engine_kind<Finders, Problem, Answer, extras_of_portfolio>("bits");
inline constexpr LineUp::Kind counters = engine_kind<Counters, Problem, Answer, extras_of_portfolio>("bits");

}  // namespace quadrille::cover
