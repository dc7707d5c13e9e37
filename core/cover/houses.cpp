#include "core/cover/houses.hpp"

#include <cassert>

namespace quadrille::cover {

namespace {

// The houses of each cell, ascending: those of cell c are houses[starts[c] … starts[c + 1]).
struct HousesOfCells {
  std::vector<std::uint32_t> starts;
  std::vector<std::uint32_t> houses;

  HousesOfCells(const Houses& all, std::size_t cells) : starts(cells + 1, 0) {
    for (std::size_t house = 0; house < all.size(); ++house) {
      for (const std::uint32_t cell : all.cells(house)) ++starts[cell + 1];
    }
    for (std::size_t cell = 0; cell < cells; ++cell) starts[cell + 1] += starts[cell];
    houses.resize(starts[cells]);
    std::vector<std::uint32_t> next = starts;
    for (std::uint32_t house = 0; house < all.size(); ++house) {
      for (const std::uint32_t cell : all.cells(house)) houses[next[cell]++] = house;
    }
  }

  std::span<const std::uint32_t> of(std::size_t cell) const {
    return std::span(houses).subspan(starts[cell], starts[cell + 1] - starts[cell]);
  }
};

}  // namespace

void write_houses_form(const Houses& houses, std::span<const std::uint8_t> givens, std::uint32_t values,
                       CoverForm& form) {
  assert(values <= 64);
  const auto cells = static_cast<std::uint32_t>(givens.size());
  const auto bit_of = [](std::uint8_t value) { return std::uint64_t{1} << (value - 1); };
  const HousesOfCells houses_of_cells(houses, cells);

  form.reset(cells + houses.size() * values, 0);
  for (std::uint32_t cell = 0; cell < cells; ++cell) form.units.push_back(unit(UnitKind::cell, cell));
  std::vector<std::uint64_t> taken(houses.size(), 0);  // by house: the values of its givens
  for (std::size_t house = 0; house < houses.size(); ++house) {
    form.units.insert(form.units.end(), values, houses.unit(house));
    for (const std::uint32_t cell : houses.cells(house)) taken[house] |= givens[cell] == 0 ? 0 : bit_of(givens[cell]);
  }

  std::vector<Entry> option;
  for (std::uint32_t cell = 0; cell < cells; ++cell) {
    std::uint64_t excluded = 0;
    for (const std::uint32_t house : houses_of_cells.of(cell)) excluded |= taken[house];
    if (givens[cell] != 0) excluded = ~bit_of(givens[cell]);
    for (std::uint32_t value = 0; value < values; ++value) {
      if ((excluded >> value & 1) != 0) continue;
      option.assign(1, {cell});
      for (const std::uint32_t house : houses_of_cells.of(cell)) option.push_back({cells + house * values + value});
      const Placement placement = cell * values + value;
      form.add_option(option, {&placement, 1});
    }
  }
}

}  // namespace quadrille::cover
