// The patterns of each genre that has some: pictures of clues and marks that its players know by name
// (core/reasoning/patterns.hpp), a file for each genre or for some that are alike.
// Tested by tests/core/grid_patterns_test.cpp.
#pragma once

#include <memory>
#include <vector>

#include "core/puzzles/grid/board.hpp"
#include "core/reasoning/patterns.hpp"

namespace quadrille::grid::patterns {

using Find = std::unique_ptr<reasoning::Patterns>(const Board& board);

// clang-format off
namespace akari { Find find; }
namespace binairo { Find find; }
namespace fillomino { Find find; }
namespace hashi { Find find; }
namespace latin { Find futoshiki, skyscrapers; }
namespace mines { Find minesweeper, mosaic; }
namespace nonogram { Find find; }
namespace nurikabe { Find find; }
namespace shading { Find heyawake, hitori, kurodoko; }
namespace shikaku { Find find; }
namespace starbattle { Find find; }
namespace tents { Find find; }
// clang-format on

/// The network of a shikaku without its cells: which rectangles numbers can have, beside what stands on the board,
/// which is taken out of `domains`. A cell follows from a whole rectangle alone, as a person draws it. Null where a
/// number has too many rectangles for a pattern.
namespace shikaku {
std::shared_ptr<const Network> rectangles_alone(const Board& board, std::vector<Values>& domains);
}

/// Those of the board's genre; null if it has none.
Find find;

}  // namespace quadrille::grid::patterns
