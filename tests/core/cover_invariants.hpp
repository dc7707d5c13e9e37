// The engines of exact covers, each against dancing links, brute force, or a product of known counts.
#pragma once

#include <string>

#include "tests/core/engine_trial.hpp"

namespace quadrille::test {

/// How one of the engines, chosen at random, differs from what dancing links have found; else an empty text.
std::string judge_engine(const Trial<Cover>& trial, const EngineRun& links);

/// Independent parts whose counts dancing links can find: their product may be as large as needed. How an engine that
/// counts differs from it, with the puzzle; else an empty text.
std::string judge_product(Random& select, Random& made);

}  // namespace quadrille::test
