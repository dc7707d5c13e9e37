#include "core/puzzles/grid/patterns/all.hpp"

#include <string_view>

#include "core/puzzles/grid/genre.hpp"
#include "core/puzzles/grid/line_patterns/all.hpp"

namespace quadrille::grid::patterns {

namespace {

struct Row {
  std::string_view genre;
  Find* find;
};
constexpr Row table[] = {{"akari", akari::find},
                         {"binairo", binairo::find},
                         {"country", country_patterns},
                         {"fillomino", fillomino::find},
                         {"futoshiki", latin::futoshiki},
                         {"hashi", hashi::find},
                         {"heyawake", shading::heyawake},
                         {"hitori", shading::hitori},
                         {"kurodoko", shading::kurodoko},
                         {"masyu", masyu_patterns},
                         {"minesweeper", mines::minesweeper},
                         {"mosaic", mines::mosaic},
                         {"nonogram", nonogram::find},
                         {"numberlink", numberlink_patterns},
                         {"nurikabe", nurikabe::find},
                         {"shikaku", shikaku::find},
                         {"shingoki", shingoki_patterns},
                         {"skyscrapers", latin::skyscrapers},
                         {"slitherlink", slitherlink_patterns},
                         {"starbattle", starbattle::find},
                         {"tents", tents::find},
                         {"yajilin", yajilin_patterns}};

}  // namespace

std::unique_ptr<reasoning::Patterns> find(const Board& board) {
  for (const Row& row : table)
    if (row.genre == board.text->genre->id) return row.find(board);
  return nullptr;
}

}  // namespace quadrille::grid::patterns
