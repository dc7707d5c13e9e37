// A line-up for portfolios (core/search/portfolio.hpp) whose engines change so often that small problems reach every
// turn.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/cover/counting/counting.hpp"
#include "core/cover/learning/learning.hpp"
#include "core/cover/links/dancing_links.hpp"
#include "core/cover/problem.hpp"
#include "core/search/any_engine.hpp"
#include "core/search/portfolio.hpp"

namespace quadrille::test {

/// Dancing links, learning and memory, by weights that change with the work that is done.
struct ShortTurns {
  using Board = cover::Problem;
  using Answer = std::vector<cover::Option>;
  using Kind = EngineKind<Board, Answer>;

  static constexpr Kind links = engine_kind<cover::DancingLinks, Board, Answer, tree_of_options>("dlx");
  static constexpr Kind learning = engine_kind<cover::Learning, Board, Answer, Extras{.name = true}>("learning");
  static constexpr Kind memory = engine_kind<cover::Counting, Board, Answer, extras_of<cover::Counting>()>("memory");

  static constexpr std::size_t counter = 2;
  static std::array<const Kind*, 3> kinds(const Board&) { return {&links, &learning, &memory}; }
  static bool is_same(Answer one, Answer other) {
    std::sort(one.begin(), one.end());
    std::sort(other.begin(), other.end());
    return one == other;
  }
};

/// `look` units of work by the first engine alone, then short turns.
template <std::int64_t look, bool counts>
constexpr Contest short_contest = {.counts = counts,
                                   .first_look = look,
                                   .shortest_round = 30,
                                   .weigh = [](std::span<const Prospect> prospects, std::span<std::int64_t> weights) {
                                     std::int64_t sum = 0;
                                     for (const Prospect& prospect : prospects) sum += prospect.spent;
                                     for (std::size_t engine = 0; engine < weights.size(); ++engine)
                                       weights[engine] = sum % (7 - 2 * static_cast<std::int64_t>(engine));
                                     return false;
                                   }};

template <std::int64_t look>
struct ShortFinders : Portfolio<ShortTurns> {
  ShortFinders() : Portfolio(short_contest<look, false>) {}
};
template <std::int64_t look>
struct ShortCounters : Portfolio<ShortTurns> {
  ShortCounters() : Portfolio(short_contest<look, true>) {}
};

}  // namespace quadrille::test
