// What a link of penpa-edit draws, thing by thing, each with its place on the board or around it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/penpa/link.hpp"

namespace quadrille::grid::drawings {

enum class Kind : std::uint8_t {
  number,  ///< its text; `detail` is penpa-edit's kind of it
  small,   ///< a number in a corner of a cell, by `detail`, from 0 at the upper left
  symbol,  ///< `text` is its name
  surface,
  border,  ///< a thick line between two cells, the first of which is the place; `detail` is `right` or `down`
  edge,    ///< any other line along cells
  line,    ///< and whatever else leads from cell to cell
  thermo,  ///< `cells` from its bulb
  other    ///< what no genre has, by its key
};

/// A place in a cell: its middle, its lower right corner, the middle of its lower or of its right edge.
enum class Part : std::uint8_t { middle, corner, down, right };

struct Thing {
  Kind kind;
  long row = 0, column = 0;  ///< from 0; outside the board they may be less, or more
  Part part = Part::middle;
  long style = 0;
  std::string text = {};
  std::string detail = {};
  std::vector<std::size_t> cells = {};
};

struct Drawing {
  std::size_t rows = 0, columns = 0;
  std::vector<bool> has;  ///< by cell, whether the board has it
  std::vector<Thing> things;

  bool is_whole() const;
  bool is_inside(const Thing& thing) const;
  std::size_t cell_of(const Thing& thing) const {
    return static_cast<std::size_t>(thing.row) * columns + static_cast<std::size_t>(thing.column);
  }
};

/// Reads what the setter has drawn, not what a solver has entered.
std::optional<Error> read_drawing(const penpa::Link& link, Drawing& drawing);

}  // namespace quadrille::grid::drawings
