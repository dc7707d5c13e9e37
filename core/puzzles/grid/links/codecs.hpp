// How the bodies of pzpr's links hold numbers, marks, borders and ships: each codec once, a reader and a writer. After
// pzprjs, src/variety-common/Encode.js; the names of its functions stand beside ours. Tested by
// tests/core/grid_links_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/pzpr_link.hpp"

namespace quadrille::grid::links {

/// What a link says of a cell, an edge or a place outside: a number from 0, or one of the next two.
using Number = std::int32_t;
constexpr Number none = -1;
constexpr Number unknown = -2;                     ///< a clue whose number is unknown
constexpr Number most_number16 = 77776 + 0xfffff;  ///< of `write_numbers16`
constexpr Number most_ship = 35;                   ///< of `write_ships`
constexpr Number most_kakuru = 45;                 ///< of `write_kakuru`

struct Entry {
  Number number = none;
  std::size_t at = 0;    ///< the byte of the line where it is written
  std::size_t size = 1;  ///< bytes that it takes
};

/// The number of the lengths of runs around a cell, a digit or `?` each; none if links have no such runs. And back.
Number circle_number(std::string_view runs);
std::string circle_runs(Number number);
/// The same of the parts of a line around a cell, which may be longer.
Number parts_number(std::string_view parts);
std::string parts_of_number(Number number);
constexpr Number most_digits36 = 36 * 36 - 1;

/// The number of a clue with an arrow: `2^`, `2`, `?^`, or `#`, which has neither; none if links have no such clue. And
/// back.
Number arrow_number(std::string_view clue);
std::string arrow_clue(Number number);

/// A mark of three (the remainder), and what `arrow_number` says of the clue behind it: `o2^`, `o` alone.
constexpr std::string_view castle_marks = "#ox";
Number castle_number(std::string_view clue);
std::string castle_clue(Number number);

/// The same of a compass, whose numbers are at most 126 in links.
Number compass_number(std::string_view clue);
std::string compass_clue(Number number);

/// An arrow is its place here; behind them come a circle, `o`, and circles with numbers: `o0`, `o1`, …
constexpr std::string_view corner_arrows = "^v<>";
Number corner_number(std::string_view clue);
std::string corner_clue(Number number);

/// The tokens of lines through cells, by their number, after a circle.
constexpr std::string_view pipe_tokens[] = {"o", "+", "ns", "ew", "ne", "nw", "sw", "se"};

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
  bool read_circles(std::span<Entry> entries);       ///< decodeNumber_tapa: numbers as `circle_number` has them
  bool read_arrows(std::span<Entry> entries);        ///< decodeArrowNumber16: numbers as `arrow_number` has them
  bool read_parts(std::span<Entry> entries);         ///< decodeNumber_tapaloop: numbers as `parts_number` has them
  bool read_castle(std::span<Entry> entries);        ///< of castle: numbers as `castle_number` has them
  bool read_makaro(std::span<Entry> entries);        ///< decodeMakaro: 5 and a number; or below 5 a wall and its arrow
  bool read_compasses(std::span<Entry> entries);     ///< of compass: numbers as `compass_number` has them
  bool read_corners(std::span<Entry> entries);       ///< of sashigane: numbers as `corner_number` has them
  bool read_fours(std::span<Entry> entries);         ///< decode4Cell: numbers to 4
  bool read_pipes(std::span<Entry> entries);         ///< decodePipelink: places of `pipe_tokens`
  bool read_signs(std::span<Entry> entries);         ///< decode4Cell_toichika: numbers from 1 to 4
  bool read_marks(std::span<Entry> entries);         ///< decode1Cell: 1 or none
  bool read_packed(Packing packing, std::span<Entry> entries);
  bool read_dots(std::span<Entry> entries);    ///< decodeDot: colours, 0 or 1
  bool read_blots(std::span<Entry> entries);   ///< decodeKurarin: numbers from 1 to 3
  bool read_kakuru(std::span<Entry> entries);  ///< decodeKakuru: walls, with numbers to 45
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
void write_dots(std::span<const Number> numbers, std::string& out);
void write_blots(std::span<const Number> numbers, std::string& out);
void write_kakuru(std::span<const Number> numbers, std::string& out);
/// Lengths from 1 to `most_ship`, in any order.
void write_ships(std::vector<Number> lengths, std::string& out);

}  // namespace quadrille::grid::links
