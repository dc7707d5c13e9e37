// The notation `grid`; `puzzlink` (also `pzpr`), a link to puzz.link or another site of the pzpr family, one a line;
// `pzprv3`, a saved board of such a site, which `puzzlink` reads too; `tatham`, a game of Simon Tatham's collection;
// `penpa`, a link of penpa-edit, one a line; `non` and `webpbn`, files of nonograms; one for each genre, named by its
// id: as `grid`, where the first line may be left out, or any of the others; and `model`, `cnf` and `opb`, and `rules`
// of a kind that is a text, which are only written. Tested by tests/core/grid_test.cpp, grid_links_test.cpp,
// grid_saved_test.cpp, penpa_grid_test.cpp and model_exports_test.cpp.
#pragma once

#include <array>
#include <iterator>

#include "core/job/notation.hpp"
#include "core/puzzles/grid/board.hpp"
#include "core/puzzles/grid/genre.hpp"

namespace quadrille::grid {

using BoardNotation = Notation<Board, Answer>;

/// Those that are no genre's, which come first (wasm/tools/catalog.js relies on that).
constexpr std::size_t own_notations = 12;
extern const std::array<BoardNotation, own_notations + std::size(genre_ids)> notations;

}  // namespace quadrille::grid
