#include <array>
#include <iterator>

#include "core/puzzles/grid/genre.hpp"
#include "core/puzzles/grid/genres/all.hpp"

namespace quadrille::grid {

namespace {

constexpr std::array table = {
    &starbattle::genre,   &nonogram::genre, &kenken::genre,      &futoshiki::genre,   &skyscrapers::genre,
    &binairo::genre,      &tents::genre,    &battleships::genre, &shikaku::genre,     &dominosa::genre,
    &suguru::genre,       &ripple::genre,   &akari::genre,       &norinori::genre,    &kakurasu::genre,
    &thermometers::genre, &aquarium::genre, &mosaic::genre,      &minesweeper::genre, &str8ts::genre,
    &abcendview::genre,   &magnets::genre,  &tenner::genre,      &multisudoku::genre, &nurikabe::genre,
    &hitori::genre,       &heyawake::genre, &kurodoko::genre,    &lits::genre,        &yinyang::genre,
    &cave::genre,         &creek::genre,    &snake::genre,       &tapa::genre,        &shakashaka::genre,
    &fillomino::genre,    &galaxies::genre, &slitherlink::genre, &masyu::genre,       &yajilin::genre,
    &country::genre,      &shingoki::genre, &numberlink::genre,  &hashi::genre,       &gokigen::genre};
static_assert(table.size() == std::size(genre_ids));

}  // namespace

std::span<const Genre* const> genres() { return table; }

const Genre* find_genre(std::string_view id) {
  for (const Genre* genre : table)
    if (genre->id == id) return genre;
  return nullptr;
}

}  // namespace quadrille::grid
