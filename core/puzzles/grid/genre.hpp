// A genre of grid puzzles: one file of genres/, a text of its rules (kinds) or C++. It says which sections its texts
// have, how they become constraints, which tokens its values are, and when a finished board obeys its rules.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzles/grid/board.hpp"
#include "core/puzzles/grid/text.hpp"
#include "core/text/text.hpp"

namespace quadrille::grid {

class Maker;
namespace kinds {
struct Kind;
}
namespace links {
struct Link;
}
namespace saved {
struct Saved;
}

/// What turns and reflections of a board do to the texts and answers of a genre (symmetries.hpp).
struct Turning {
  /// Those that keep the rules.
  enum class Group : std::uint8_t {
    all,
    mirrors,     ///< not those that exchange rows and columns
    left_right,  ///< one reflection: what is above stays above
    diagonal     ///< one: rows and columns are exchanged, the first cell stays
  };
  /// Which cell has the number of a region.
  enum class RegionNumber : std::uint8_t { none, first_cell, any_cell };

  Group group = Group::all;
  bool has_sides = false;  ///< tokens are arrows, slashes, upright or level, or name sides: `ne`
  bool has_views = false;  ///< clues outside see their line from their side; else they are of the whole line
  RegionNumber region_number = RegionNumber::none;
};

/// Which lines a player draws, if any: along the borders of cells, or from centre to centre.
enum class Edges : std::uint8_t { none, borders, segments };

struct Genre {
  std::string_view id;
  std::span<const SectionRule> sections;
  /// Adds the constraints, and what is filled in; or says what is wrong with the text.
  std::optional<Error> (*compile)(Maker& maker);
  /// Whether a full board obeys the rules; cells without a value to be found have 1. No engine uses it.
  bool (*obeys)(const Text& text, const Answer& answer);
  /// Appends the token of a value, by its index from 0, in a cell.
  void (*write_value)(const Text& text, std::size_t cell, unsigned value, std::string& out);
  /// Appends a whole answer; null: the parts or, where there are none, the tokens of the cells.
  void (*write_answer)(const Board& board, const Answer& answer, std::string& out) = nullptr;
  /// If answers are parts of the board, which have any names: by cell, the number of its part, or `no_part`.
  std::vector<std::size_t> (*parts_of)(const Text& text, const Answer& answer) = nullptr;
  /// If answers have a token for each part of the board: the value of a cell, by the neighbours of the same part
  /// (bits: 1 above, 2 left, 4 right, 8 below); none if no part is so.
  std::optional<unsigned> (*value_in_part)(unsigned neighbours) = nullptr;
  /// Whether `compile` and `obeys` also read what is filled in, which says something of several cells together.
  bool reads_filled = false;
  Turning turning = {};
  Edges edges = Edges::none;
  /// Beside edges: values of cells that players mark too.
  Values marked = 0;
  /// Beside edges: values of cells where two lines cross.
  Values crossing = 0;
  /// The rules, if they are a text; null: they are `compile` and `obeys` alone.
  const kinds::Kind* kind = nullptr;
  /// The links and saved boards of a kind, if it has some. Those of other genres are in tables.
  const links::Link* link = nullptr;
  const saved::Saved* saved = nullptr;
};

/// The ids of all genres, in the order in which they are shown: a notation each (notations.hpp).
constexpr std::string_view genre_ids[] = {
    "starbattle", "nonogram", "kenken",      "futoshiki", "skyscrapers", "binairo",     "tents",    "battleships",
    "shikaku",    "dominosa", "suguru",      "ripple",    "akari",       "norinori",    "kakurasu", "thermometers",
    "aquarium",   "mosaic",   "minesweeper", "str8ts",    "abcendview",  "magnets",     "tenner",   "multisudoku",
    "nurikabe",   "hitori",   "heyawake",    "kurodoko",  "lits",        "yinyang",     "cave",     "creek",
    "snake",      "tapa",     "shakashaka",  "fillomino", "galaxies",    "slitherlink", "masyu",    "yajilin",
    "country",    "shingoki", "numberlink",  "hashi",     "gokigen"};
/// All genres, in the same order.
std::span<const Genre* const> genres();
/// The genre of this id, or null.
const Genre* find_genre(std::string_view id);

/// `write_value` of genres whose values are these characters.
template <char... tokens>
void write_token(const Text&, std::size_t, unsigned value, std::string& out) {
  static constexpr char all[] = {tokens...};
  out += all[value];
}
/// `write_value` of genres whose values are numbers from `lowest` on.
template <unsigned lowest>
void write_number(const Text&, std::size_t, unsigned value, std::string& out) {
  out += decimal(lowest + value);
}

}  // namespace quadrille::grid
