// The genres, a file each, and what all of them include. Tested by tests/core/grid_test.cpp.
#pragma once

#include "core/puzzles/grid/genre.hpp"
#include "core/puzzles/grid/maker.hpp"
#include "core/puzzles/grid/pieces.hpp"

namespace quadrille::grid {

namespace abcendview {
extern const Genre genre;
}
namespace aquarium {
extern const Genre genre;
}
namespace battleships {
extern const Genre genre;
}
namespace dominosa {
extern const Genre genre;
}
namespace fillomino {
extern const Genre genre;
}
namespace galaxies {
extern const Genre genre;
}
namespace hashi {
extern const Genre genre;
}
namespace nonogram {
extern const Genre genre;
}
namespace numberlink {
extern const Genre genre;
}
namespace skyscrapers {
extern const Genre genre;
}

}  // namespace quadrille::grid
