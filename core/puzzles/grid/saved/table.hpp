// What the saved boards of each genre hold: blocks of lines in their order, each bound to sections of the text. After
// pzprjs, `decodeData` of the genre's file in src/variety. Tested by tests/core/grid_saved_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/puzzles/grid/links/table.hpp"

namespace quadrille::grid::saved {

using links::Codec;
using links::Number;
using links::Place;
using links::Symbols;

enum class Block : std::uint8_t {
  level,       ///< a line that is `r` alone, or none: without it the section `level` is `pool`
  names,       ///< from `since` on, a line with names of rules that our genre does not have
  fill,        ///< a line: whether the section `fill` is `no`
  line,        ///< a line that says nothing; written as `word`
  count,       ///< a line: a parameter with one number
  fleet,       ///< a letter, or a number and that number of lines
  regions,     ///< borders; before `since`, a line with the number of regions, and the number of each cell's region
  cells,       ///< clues or what is filled in, by `form`
  sides,       ///< the same, with clues outside: in the places of the codec `outside`
  ships,       ///< cells that are parts of ships, of whatever form
  corners,     ///< a clue a corner
  goal,        ///< a line: a column and a row, both counted in half cells from the corner of the board
  dots,        ///< centres: a line a row of cells, and between them
  edges,       ///< the sections `horizontal` and `vertical`
  wide_edges,  ///< likewise, with an edge more at both ends of each line, where nothing is drawn
  bridges,     ///< how many between each cell and the next one
  parts,       ///< borders that the player drew around parts
  framed,      ///< likewise, from `since` on also those of the board
  borders,     ///< borders that the player drew, which are passed over; those of the puzzle are refused
  rest,        ///< a row of cells and more of them, passed over
  all_edges,   ///< likewise a row of edges
  pairs,       ///< between cells: 1 for a pair of the list `section`, 2 for one of `word`
  between,     ///< likewise, a sign of `word` for a pair of `section`, or a token that stands for one
  blots        ///< as `dots`, numbers to 3: lines of the lists `section`, `word` and `third`, or clues as `side` says
};

/// A token of a cell, and what our text says for it in the section of clues and in `filled`; empty: nothing.
struct Word {
  std::string_view token, clue = {}, filled = {};
};

/// What tokens of cells say: a word of the list, or a number behind a prefix.
struct CellForm {
  std::span<const Word> words = {};
  bool has_clues = false;  ///< numbers behind `clue_prefix`
  std::string_view clue_prefix = {};
  Symbols clues = {};
  bool are_letters = false;  ///< clues: A to Z and a to z for 1 to 52
  bool has_filled = false;   ///< numbers behind `filled_prefix`
  std::string_view filled_prefix = {};
  Symbols filled = {};
};

struct SavedPart {
  Block block;
  std::string_view section = {};
  CellForm form = {};
  Codec outside = Codec::two_sides;
  Symbols side = {};   ///< of clues outside and of corners
  unsigned since = 0;  ///< the form of the file
  std::string_view word = {};
  std::string_view third = {};
  std::uint64_t most_clues = 0;  ///< of parts: one with more clues is not filled in; 0: each has one clue or centre
};

struct Saved {
  std::string_view genre, name;
  std::span<const SavedPart> parts;
};

constexpr unsigned never = ~0u;
/// A cell's clue that stands for a cell outside the board.
constexpr std::string_view outside_clue = "outside";

std::span<const Saved> table();
/// By the names that links have too; null if no genre has it.
const Saved* find_saved(std::string_view name);

/// How many rows and columns of clues stand around a board, for a codec of sides or runs.
struct Frame {
  std::size_t top, left, bottom, right;
};
Frame frame_of(Codec codec, std::size_t rows, std::size_t columns);
/// The place of a clue outside, by its row and column in the frame; an empty section in a corner.
Place place_outside(Codec codec, std::size_t row, std::size_t column, std::size_t rows, std::size_t columns);

}  // namespace quadrille::grid::saved
