// How the bodies of pzpr's links hold numbers, marks, borders and ships: each codec once, a reader and a writer. After
// pzprjs, src/variety-common/Encode.js; the names of its functions stand beside ours. Tested by
// tests/core/grid_links_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzles/grid/links/clue_numbers.hpp"
#include "core/text/pzpr_link.hpp"

namespace quadrille::grid::links {

constexpr Number most_number16 = 77776 + 0xfffff;  ///< of `write_numbers16`
constexpr Number most_ship = 35;                   ///< of `write_ships`
constexpr Number most_weight = 1023;               ///< of `write_weights`
/// The number of the sign `<` in `write_between`; that of `>` is larger by 1.
constexpr Number first_relation = 256;
constexpr Number most_kakuru = 45;  ///< of `write_kakuru`

struct Entry {
  Number number = none;
  std::size_t at = 0;    ///< the byte of the line where it is written
  std::size_t size = 1;  ///< bytes that it takes
};

constexpr Number most_digits36 = 36 * 36 - 1;

enum class Codec : std::uint8_t {
  // Before the sizes.
  flag,  ///< a letter; without it, the parameter `section`, if there is one, has the value `symbols.list`
  name,  ///< the last of the names; with it, the parameter `section` has the value `symbols.list`
  // In the body.
  count,         ///< digits up to a slash: a parameter with one number
  slash,         ///< nothing
  two_sides,     ///< numbers16 of `top` and `left`
  weights,       ///< likewise, two digits at most to the base 32
  four_sides,    ///< numbers16 of `top`, `bottom`, `left` and `right`
  poles,         ///< numbers16 of `bottom` and `right`, next to the board, and of `top` and `left`
  runs,          ///< numbers16 of `columns` and `rows`, the last run of a line first
  numbers,       ///< numbers16 of a section of cells
  digits,        ///< digits36, likewise
  tens,          ///< numbers to 9, likewise
  circles,       ///< likewise: runs around a cell
  arrows,        ///< likewise: numbers with arrows
  parts,         ///< likewise: parts of a line around a cell
  castle,        ///< likewise: a mark, a number and an arrow
  compasses,     ///< likewise: four numbers
  corner_signs,  ///< likewise: arrows, and circles with numbers
  makaro,        ///< likewise: numbers, and walls with arrows
  tens_or_more,  ///< likewise, or behind a dash numbers16
  fours,         ///< of a section of cells
  pipes,         ///< likewise: lines through cells that are given, and circles
  signs,         ///< likewise: numbers from 1 to 4, or unknown
  marks,         ///< likewise
  shading,       ///< bits of a section of cells
  thirds,        ///< likewise
  points,        ///< fours of a section of corners
  crosses,       ///< marks of a section of corners, none of which is on the border
  goal,          ///< numbers16 of a column and a row: a place in the middle of a cell
  dots,          ///< a list of points in the middle of cells and between them
  pairs,         ///< thirds of the edges between cells: two lists, of pairs of cells
  bars,          ///< bits of the edges between cells: a list of pairs of cells, with the first sign between them
  between,       ///< numbers and two signs between cells: a list of pairs of cells, with a sign between them
  blots,         ///< a digit to 3 for each place of `dots`: three lists, of the cells around it; or a clue of a cell
  kakuru,        ///< of a section of cells: numbers to 45, and walls
  borders,       ///< of a section of regions
  rooms,         ///< numbers16: a cell of each region has its number, in the order of their first cells
  outside,       ///< bits: cells outside the board, which are `#` in a section of regions
  ships          ///< a parameter with their lengths
};

/// Codecs of several cells a character: numbers below `radix`, where 0 is `none`; the first has the greatest weight.
struct Packing {
  unsigned radix, cells;
};
constexpr Packing thirds = {3, 3};  ///< decodeCircle
constexpr Packing bits = {2, 5};    ///< decodeBinary; decodeBorder is two of them, upright edges and level edges

/// Reads a body from left to right. What a link lacks of the entries at its end is `none`, as in pzprjs. A function
/// that returns false has written the error.
class BodyReader : public PzprLinkReader {
 public:
  BodyReader(std::string_view line, std::uint32_t number, Error& error) : PzprLinkReader(line, number, error) {}

  bool read_numbers16(std::span<Entry> entries);     ///< decodeNumber16, decodeNumber16ExCell
  bool read_digits36(std::span<Entry> entries);      ///< decodeHitori: numbers to 1295, a dot for none
  bool read_tens(std::span<Entry> entries);          ///< decodeNumber10: numbers to 9
  bool read_tens_or_more(std::span<Entry> entries);  ///< decodeNumber10or16
  bool read_circles(std::span<Entry> entries);       ///< decodeNumber_tapa: numbers of `ClueForm::runs`
  bool read_arrows(std::span<Entry> entries);        ///< decodeArrowNumber16: numbers of `ClueForm::arrows`
  bool read_parts(std::span<Entry> entries);         ///< decodeNumber_tapaloop: numbers of `ClueForm::parts`
  bool read_castle(std::span<Entry> entries);        ///< of castle: numbers of `ClueForm::castles`
  bool read_makaro(std::span<Entry> entries);        ///< decodeMakaro: 5 and a number; or below 5 a wall and its arrow
  bool read_compasses(std::span<Entry> entries);     ///< of compass: numbers of `ClueForm::compasses`
  bool read_corners(std::span<Entry> entries);       ///< of sashigane: numbers of `ClueForm::corners`
  bool read_fours(std::span<Entry> entries);         ///< decode4Cell: numbers to 4
  bool read_pipes(std::span<Entry> entries);         ///< decodePipelink: places of `pipe_tokens`
  bool read_signs(std::span<Entry> entries);         ///< decode4Cell_toichika: numbers from 1 to 4
  bool read_marks(std::span<Entry> entries);         ///< decode1Cell: 1 or none
  bool read_packed(Packing packing, std::span<Entry> entries);
  bool read_bits(std::span<Entry> entries) { return read_packed(bits, entries); }
  bool read_thirds(std::span<Entry> entries) { return read_packed(thirds, entries); }
  bool read_dots(std::span<Entry> entries);     ///< decodeDot: colours, 0 or 1
  bool read_crosses(std::span<Entry> entries);  ///< decodeCrossMark: 1 or none
  bool read_weights(std::span<Entry> entries);  ///< decodeBox: numbers to 1023
  bool read_between(std::span<Entry> entries);  ///< decodeMinarism: numbers to 255, and from `first_relation` on signs
  bool read_blots(std::span<Entry> entries);    ///< decodeKurarin: numbers from 1 to 3
  bool read_kakuru(std::span<Entry> entries);   ///< decodeKakuru: walls, with numbers to 45
  /// decodePieceBank: a slash, then the lengths of ships.
  bool read_ships(std::vector<Entry>& lengths);
  /// A number in digits up to the next slash, which is skipped.
  bool read_count(Entry& count);
  bool read_slash();
  using PzprLinkReader::read_end;

 protected:
  bool has_more() const { return at_ < line_.size(); }
  /// Whether the body ends here, or this part of it at a slash.
  bool is_at_end() const { return !has_more() || line_[at_] == '/'; }

 private:
  /// Cells that `read_one(entry)` reads, and letters, from `one` on, for stretches of cells without a number.
  template <class ReadOne>
  bool read_in_stretches(char one, std::span<Entry> entries, ReadOne read_one);
  bool read_number16(Entry& entry);
  bool read_arrow(Entry& entry);
  bool read_circle(Entry& entry);
  bool read_part_lengths(Entry& entry);
  bool read_preset(std::vector<Entry>& lengths);
  bool read_ship(std::vector<Entry>& lengths);
};

/// A codec that has a number for each cell.
struct CellCodec {
  Codec codec;
  bool (BodyReader::*read)(std::span<Entry> entries);
  void (*write)(std::span<const Number> numbers, std::string& out);
  Number most = std::numeric_limits<Number>::max();  ///< no larger number can be written
};
/// Null for the other codecs.
const CellCodec* find_cell_codec(Codec codec);

void write_numbers16(std::span<const Number> numbers, std::string& out);
void write_digits36(std::span<const Number> numbers, std::string& out);
void write_tens(std::span<const Number> numbers, std::string& out);
void write_tens_or_more(std::span<const Number> numbers, std::string& out);
void write_circles(std::span<const Number> numbers, std::string& out);
void write_parts(std::span<const Number> numbers, std::string& out);
void write_castle(std::span<const Number> numbers, std::string& out);
void write_compasses(std::span<const Number> numbers, std::string& out);
void write_corners(std::span<const Number> numbers, std::string& out);
void write_makaro(std::span<const Number> numbers, std::string& out);
void write_arrows(std::span<const Number> numbers, std::string& out);
void write_fours(std::span<const Number> numbers, std::string& out);
void write_pipes(std::span<const Number> numbers, std::string& out);
void write_signs(std::span<const Number> numbers, std::string& out);
void write_marks(std::span<const Number> numbers, std::string& out);
void write_packed(Packing packing, std::span<const Number> numbers, std::string& out);
void write_crosses(std::span<const Number> numbers, std::string& out);
void write_weights(std::span<const Number> numbers, std::string& out);
void write_dots(std::span<const Number> numbers, std::string& out);
void write_between(std::span<const Number> numbers, std::string& out);
void write_blots(std::span<const Number> numbers, std::string& out);
void write_kakuru(std::span<const Number> numbers, std::string& out);
/// Lengths from 1 to `most_ship`, in any order.
void write_ships(std::vector<Number> lengths, std::string& out);

}  // namespace quadrille::grid::links
