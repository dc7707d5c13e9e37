#include <algorithm>
#include <iterator>
#include <memory>
#include <vector>

#include "core/puzzles/grid/genre.hpp"
#include "core/puzzles/grid/genres/all.hpp"
#include "core/puzzles/grid/kinds/named.hpp"

namespace quadrille::grid {

namespace {

// Those that are C++; the others are texts.
constexpr const Genre* in_code[] = {
    &nonogram::genre,   &skyscrapers::genre, &battleships::genre, &dominosa::genre,   &aquarium::genre,
    &abcendview::genre, &fillomino::genre,   &galaxies::genre,    &numberlink::genre, &hashi::genre,
};

struct All {
  All() {
    for (const std::string_view id : genre_ids) {
      const auto found =
          std::find_if(std::begin(in_code), std::end(in_code), [&](const Genre* genre) { return genre->id == id; });
      if (found == std::end(in_code)) written.push_back(kinds::written_genre(id));
      genres.push_back(found == std::end(in_code) ? written.back().get() : *found);
    }
  }

  std::vector<std::shared_ptr<const Genre>> written;
  std::vector<const Genre*> genres;
};

}  // namespace

std::span<const Genre* const> genres() {
  static const All all;
  return all.genres;
}

const Genre* find_genre(std::string_view id) {
  for (const Genre* genre : genres())
    if (genre->id == id) return genre;
  return nullptr;
}

}  // namespace quadrille::grid
