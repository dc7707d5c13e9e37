// A line-up for portfolios (core/search/portfolio.hpp) whose engines change so often that small problems reach every
// turn.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/cover/counting/counting.hpp"
#include "core/cover/learning/learning.hpp"
#include "core/cover/links/dancing_links.hpp"
#include "core/cover/problem.hpp"
#include "core/search/any_engine.hpp"
#include "core/search/portfolio.hpp"

namespace quadrille::test {

/// `look` units of work by dancing links alone, then turns with dancing links, learning and memory, by weights that
/// change with the work that is done.
template <std::int64_t look, bool is_count>
struct ShortTurns {
  using Board = cover::Problem;
  using Answer = std::vector<cover::Option>;
  using Kind = EngineKind<Board, Answer>;

  static constexpr Kind links = engine_kind<cover::DancingLinks, Board, Answer>("dlx");
  static constexpr Kind learning = engine_kind<cover::Learning, Board, Answer>("learning");
  static constexpr Kind memory = engine_kind<cover::Counting, Board, Answer>("memory");

  static constexpr bool counts = is_count;
  static constexpr std::size_t counter = 2;
  static constexpr std::int64_t first_look = look;
  static constexpr std::int64_t shortest_round = 30;

  static std::array<const Kind*, 3> kinds(const Board&) { return {&links, &learning, &memory}; }
  static std::array<std::int64_t, 3> weigh(const std::array<Prospect, 3>& prospects) {
    const std::int64_t sum = prospects[0].spent + prospects[1].spent + prospects[2].spent;
    return {sum % 7, sum % 5, sum % 3};
  }
  static bool is_same(Answer one, Answer other) {
    std::sort(one.begin(), one.end());
    std::sort(other.begin(), other.end());
    return one == other;
  }
};

template <std::int64_t look>
using ShortFinders = Portfolio<ShortTurns<look, false>>;
template <std::int64_t look>
using ShortCounters = Portfolio<ShortTurns<look, true>>;

}  // namespace quadrille::test
