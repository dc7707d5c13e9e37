// The tables of patterns, by genre.
#pragma once

#include <memory>

#include "core/puzzles/grid/board.hpp"
#include "core/reasoning/patterns.hpp"

namespace quadrille::grid {

std::unique_ptr<reasoning::Patterns> slitherlink_patterns(const Board& board);
std::unique_ptr<reasoning::Patterns> masyu_patterns(const Board& board);
std::unique_ptr<reasoning::Patterns> shingoki_patterns(const Board& board);
std::unique_ptr<reasoning::Patterns> yajilin_patterns(const Board& board);
std::unique_ptr<reasoning::Patterns> country_patterns(const Board& board);
std::unique_ptr<reasoning::Patterns> numberlink_patterns(const Board& board);

}  // namespace quadrille::grid
