#include "core/puzzles/grid/patterns/all.hpp"

#include <string_view>

#include "core/puzzles/grid/genre.hpp"

namespace quadrille::grid::patterns {

namespace {

struct Row {
  std::string_view genre;
  Find* find;
};
constexpr Row table[] = {{"akari", akari::find},
                         {"binairo", binairo::find},
                         {"fillomino", fillomino::find},
                         {"futoshiki", latin::futoshiki},
                         {"hashi", hashi::find},
                         {"heyawake", shading::heyawake},
                         {"hitori", shading::hitori},
                         {"kurodoko", shading::kurodoko},
                         {"minesweeper", mines::minesweeper},
                         {"mosaic", mines::mosaic},
                         {"nonogram", nonogram::find},
                         {"nurikabe", nurikabe::find},
                         {"shikaku", shikaku::find},
                         {"skyscrapers", latin::skyscrapers},
                         {"starbattle", starbattle::find},
                         {"tents", tents::find}};

}  // namespace

std::unique_ptr<reasoning::Patterns> find(const Board& board) {
  for (const Row& row : table)
    if (row.genre == board.text->genre->id) return row.find(board);
  return nullptr;
}

}  // namespace quadrille::grid::patterns
