// The puzzle of a module with one: QUADRILLE_PUZZLE, its id, is set by CMakeLists.txt for each module. All else that
// such a module has in place of the whole catalog, puzzle.cpp, is compiled once for all.
namespace quadrille {

struct CatalogEntry;

namespace QUADRILLE_PUZZLE {
extern const CatalogEntry entry;
}

extern const CatalogEntry* const the_puzzle;
const CatalogEntry* const the_puzzle = &QUADRILLE_PUZZLE::entry;

}  // namespace quadrille
