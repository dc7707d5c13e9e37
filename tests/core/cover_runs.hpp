// Complete searches of exact covers, to be compared with each other.
#pragma once

#include <vector>

#include "core/cover/problem.hpp"
#include "core/search/engine.hpp"
#include "tests/core/catch.hpp"

namespace quadrille::test {

using Chosen = std::vector<cover::Option>;

/// A complete search: its solutions in order, and its statistics.
struct Found {
  std::vector<Chosen> solutions;
  Stats stats;
  friend bool operator==(const Found&, const Found&) = default;
};

template <class E>
Found search_all(E& engine, const cover::Problem& problem) {
  Found found;
  REQUIRE_FALSE(engine.open(problem));
  Fuel fuel;
  while (engine.advance(fuel) != Step::finished) engine.read(found.solutions.emplace_back());
  found.stats = engine.stats();
  return found;
}

}  // namespace quadrille::test
