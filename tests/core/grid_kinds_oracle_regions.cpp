// What the oracle of kinds' rules says of the values of a region, and of those across its border.
#include <algorithm>
#include <set>
#include <string>

#include "tests/core/grid_kinds_board.hpp"

namespace quadrille::test::kind_oracle {

namespace {

// In how many other regions a cell with the value is beside such a cell of the region; -1 if there is none here.
int goes_on_in(const Game& game, const Cells& region, const std::string& value) {
  std::set<std::string> names;
  if (count(game, region, value) == 0) return -1;
  for (int one = 0; one < game.size(); ++one)
    for (const int other : neighbours(game, one))
      if (std::count(region.begin(), region.end(), one) > 0 && game.regions[one] != game.regions[other] &&
          is(game, one, value) && is(game, other, value))
        names.insert(game.regions[other]);
  return static_cast<int>(names.size());
}

const KindRule rules_of_regions[] = {
    {"each region: * goes on in 1 regions beside it",
     [](const Game& g) {
       return all(regions(g), [&](auto& c) { return goes_on_in(g, c, "*") == 1 || goes_on_in(g, c, "*") == -1; });
     }},
    {"each region: . goes on in 2 regions beside it",
     [](const Game& g) {
       return all(regions(g), [&](auto& c) { return goes_on_in(g, c, ".") == 2 || goes_on_in(g, c, ".") == -1; });
     }},
    {"each region: as many * as . if both are there",
     [](const Game& g) {
       return all(regions(g), [&](auto& c) {
         const int one = count(g, c, "*"), other = count(g, c, ".");
         return one * other == 0 || one == other;
       });
     }},
    {"each cell: as many . as * if both are there in its neighbours",
     [](const Game& g) {
       return each_cell(g, [&](int cell) {
         const Cells around = neighbours(g, cell);
         const int one = count(g, around, "*"), other = count(g, around, ".");
         return one == 0 || other == 0 || one == other;
       });
     }},
};

const KindFamily families_of_regions[] = {{". *", board_of_signs, rules_of_regions, random_shading, next_shading}};

}  // namespace

std::span<const KindFamily> regions_families() { return families_of_regions; }

}  // namespace quadrille::test::kind_oracle
