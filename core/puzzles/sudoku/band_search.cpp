#include "core/puzzles/sudoku/band_search.hpp"

#include <algorithm>
#include <bit>

#include "core/puzzles/sudoku/lanes/lane_words.hpp"
#include "core/search/rest.hpp"
#include "core/text/text.hpp"

namespace quadrille::sudoku {

namespace {

using Cells = simd::Uint32x4;

constexpr std::uint32_t band = (1u << 27) - 1;
constexpr std::uint32_t minirow_bits = 0x1249249;  // the first cell of each minirow
constexpr std::uint32_t column_bits = 0x1C0E07;    // the first row of each box
constexpr std::uint32_t box_bits = 0x40201;        // the first cell of each box
constexpr Cells board = {band, band, band, 0};
constexpr Cells spare = {0, 0, 0, 1};

constexpr Cells all(std::uint32_t lane) { return Cells{lane, lane, lane, lane}; }

// The result for a set of pairs (i, j), where bit 3·i + j is the pair: the pairs that occur in a permutation inside the
// set.
struct Matching {
  std::uint32_t cells;   // the cells of these minirows (row i, box j); 0: there is no permutation
  std::uint32_t locked;  // the cells of the rows that have only one such minirow
};

struct Matchings {
  std::array<Matching, 512> minirows;
  std::array<std::uint16_t, 512> columns;  // the pairs (band i, column j)
};

consteval Matchings make_matchings() {
  constexpr int permutations[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
  Matchings made = {};
  for (unsigned places = 0; places < 512; ++places) {
    unsigned used = 0;
    for (const auto& permutation : permutations) {
      const unsigned wanted = 1u << permutation[0] | 8u << permutation[1] | 64u << permutation[2];
      if ((places & wanted) == wanted) used |= wanted;
    }
    made.columns[places] = static_cast<std::uint16_t>(used);
    for (unsigned row = 0; row < 3; ++row) {
      const unsigned boxes = used >> 3 * row & 7;
      for (unsigned box = 0; box < 3; ++box) {
        const unsigned minirow = 7u << (9 * box + 3 * row);
        if ((boxes >> box & 1) != 0) made.minirows[places].cells |= minirow;
        if (boxes == 1 || boxes == 2 || boxes == 4) made.minirows[places].locked |= minirow;
      }
    }
  }
  return made;
}

constexpr Matchings matchings = make_matchings();

struct Place {
  std::uint8_t lane;
  std::uint8_t bit;
};

struct Geometry {
  std::array<Place, 81> place;                         // by cell of the board
  std::array<std::array<std::uint8_t, 27>, 3> cell;    // the cell of each place
  std::array<std::array<std::uint32_t, 4>, 81> peers;  // by 27 · lane + bit: cells in the same row, column or box
  std::array<std::uint8_t, 81> turn;                   // likewise: the order among equally good cells to branch on
};

consteval Geometry make_geometry() {
  Geometry made = {};
  for (unsigned cell = 0; cell < 81; ++cell) {
    const unsigned row = cell / 9, column = cell % 9;
    const unsigned lane = row / 3, bit = column / 3 * 9 + row % 3 * 3 + column % 3;
    made.place[cell] = {static_cast<std::uint8_t>(lane), static_cast<std::uint8_t>(bit)};
    made.cell[lane][bit] = static_cast<std::uint8_t>(cell);
    made.turn[27 * lane + bit] = static_cast<std::uint8_t>(row % 3 * 27 + column % 3 * 9 + column / 3 * 3 + lane);
    for (unsigned other = 0; other < 81; ++other) {
      const unsigned r = other / 9, c = other % 9;
      if (other == cell || (r != row && c != column && (r / 3 != row / 3 || c / 3 != column / 3))) continue;
      made.peers[27 * lane + bit][r / 3] |= 1u << (c / 3 * 9 + r % 3 * 3 + c % 3);
    }
  }
  return made;
}

constexpr Geometry geometry = make_geometry();

Cells peers_of(std::uint32_t lane, std::uint32_t bit) { return simd::load(geometry.peers[27 * lane + bit].data()); }

// The set of one cell.
Cells only(std::uint32_t lane, std::uint32_t cell) {
  Cells cells = {};
  cells[lane] = cell;
  return cells;
}

// The first cell of each box that has one of `cells`.
Cells boxes_of(Cells cells) {
  const Cells rows = (cells | cells >> 1 | cells >> 2) & all(minirow_bits);
  return (rows | rows >> 3 | rows >> 6) & all(box_bits);
}

// Every cell of these boxes.
Cells cells_of(Cells boxes) { return (boxes << 9) - boxes; }

}  // namespace

std::optional<Error> BandSearch::open(const Board& given) {
  if (frames_.empty()) frames_.resize(82);
  level_ = 0;
  start(10);

  // First collects the givens of each digit and the cells that they see, then computes the candidates of each digit in
  // one step.
  std::array<Cells, 9> seen = {}, placed = {};
  Cells occupied = {};
  for (std::size_t cell = 0; cell < 81; ++cell) {
    if (given.cells[cell] == 0) continue;
    const std::size_t digit = given.cells[cell] - 1u;
    const auto [lane, bit] = geometry.place[cell];
    const Cells here = only(lane, 1u << bit);
    seen[digit] |= peers_of(lane, bit);
    placed[digit] |= here;
    occupied |= here;
  }
  Frame& root = frames_[0];
  for (std::size_t digit = 0; digit < 9; ++digit)
    root.candidates[digit] = board & ~seen[digit] & (placed[digit] | ~occupied);
  root.unsettled = board & ~occupied;
  root.dirty = 0x1FF;
  return std::nullopt;
}

void BandSearch::exclude(std::size_t cell, std::uint8_t digit) {
  const auto [lane, bit] = geometry.place[cell];
  frames_[0].candidates[digit - 1U] &= ~only(lane, 1u << bit);
}

Step BandSearch::advance(Fuel& fuel) { return walk(*this, fuel); }

Node BandSearch::enter() {
  Frame& frame = frames_[level_];
  charge(4);
  if (!propagate(frame)) return Node::dead_end;
  if constexpr (checks_rest) require_rest("bands of Sudoku", find_unrest(frame));
  if (!choose_cell(frame)) return Node::solution;
  descend();
  return Node::inner;
}

Next BandSearch::leave() {
  if (is_root(level_)) return Next::nothing;
  Frame& parent = frames_[--level_];
  ++parent.tried;
  if (parent.untried == 0) return Next::leave;
  descend();
  return Next::enter;
}

// Copies the present frame to the next level and gives its chosen cell the next digit there.
void BandSearch::descend() {
  Frame& parent = frames_[level_];
  Frame& child = frames_[++level_];
  const auto digit = static_cast<std::size_t>(std::countr_zero(parent.untried));
  parent.untried &= parent.untried - 1;
  const Cells here = only(parent.lane, parent.cell);
  child.dirty = 1u << digit;
  for_each<9>([&](std::size_t other) {
    const Cells cells = parent.candidates[other];
    child.candidates[other] = cells & ~here;
    child.dirty |= static_cast<std::uint32_t>(simd::any(cells & here)) << other;
  });
  child.candidates[digit] = (child.candidates[digit] & ~cells_of(boxes_of(here))) | here;
  child.unsettled = parent.unsettled & ~here;
  count_depth(level_);
}

// Returns false if a digit or a cell has no candidate left.
bool BandSearch::propagate(Frame& frame) {
  std::size_t digits = 0;  // whose rules were applied
  const bool holds = [&] {
    for (;;) {
      for (std::uint32_t dirty = frame.dirty; dirty != 0; ++digits) {
        const auto digit = static_cast<std::size_t>(std::countr_zero(dirty));
        dirty &= dirty - 1;
        if (!settle_digit(frame, digit, dirty)) return false;
      }
      frame.dirty = 0;
      bool found = false;
      if (!place_naked_singles(frame, found)) return false;
      if (!found) return true;
    }
  }();
  charge(digits);
  return holds;
}

// For checks: the rules of all digits once more.
std::string BandSearch::find_unrest(const Frame& frame) {
  Frame again = frame;
  again.dirty = 0x1FF;
  if (!propagate(again)) return "a contradiction was not found";
  for (std::size_t digit = 0; digit < 9; ++digit)
    if (simd::any(again.candidates[digit] ^ frame.candidates[digit])) return "digit " + decimal(digit + 1);
  return {};
}

// Applies the rules of bands and stacks to one digit, and removes the cells that it settles from the other digits.
[[gnu::always_inline]] inline bool BandSearch::settle_digit(Frame& frame, std::size_t digit, std::uint32_t& dirty) {
  Cells cells = frame.candidates[digit];

  // Bands: the minirows with a candidate as nine bits 3·row + box, for each lane.
  Cells rows = (cells | cells >> 1 | cells >> 2) & all(minirow_bits);
  rows = (rows | rows >> 8 | rows >> 16) & all(511);
  const Matching& top = matchings.minirows[rows[0]];
  const Matching& middle = matchings.minirows[rows[1]];
  const Matching& bottom = matchings.minirows[rows[2]];
  cells &= Cells{top.cells, middle.cells, bottom.cells, 0};

  // Stacks: the columns with a candidate as nine bits 3·band + column, for each stack; 27 bits in all.
  const Cells columns = (cells | cells >> 3 | cells >> 6) & all(column_bits);
  const std::uint32_t stacks = columns[0] | columns[1] << 3 | columns[2] << 6;
  const std::uint32_t kept = matchings.columns[stacks & 511] |
                             std::uint32_t{matchings.columns[stacks >> 9 & 511]} << 9 |
                             std::uint32_t{matchings.columns[stacks >> 18]} << 18;
  const Cells kept_columns = Cells{kept, kept >> 3, kept >> 6, 0} & all(column_bits);
  const Cells left = cells & (kept_columns | kept_columns << 3 | kept_columns << 6);
  if (simd::has_zero_lane(left | spare)) return false;
  frame.candidates[digit] = left;
  dirty |= static_cast<std::uint32_t>(simd::any(left ^ cells)) << digit;

  // If a row has only one minirow left, and its box only one column, the digit's cell is known.
  const Cells twice =
      ((kept_columns & kept_columns >> 1) | ((kept_columns | kept_columns >> 1) & kept_columns >> 2)) & all(box_bits);
  const Cells settled =
      left & Cells{top.locked, middle.locked, bottom.locked, 0} & ~((twice << 9) - twice) & frame.unsettled;
  if (!simd::any(settled)) return true;
  frame.unsettled &= ~settled;
  // The digit itself is removed from its own cells too, which avoids a branch, and put back.
  std::uint32_t changed = 0;
  for_each<9>([&](std::size_t other) {
    const Cells removed = frame.candidates[other] & settled;
    frame.candidates[other] ^= removed;
    changed |= static_cast<std::uint32_t>(simd::any(removed)) << other;
  });
  frame.candidates[digit] = left;
  dirty |= changed & ~(1u << digit);
  return true;
}

// Finds the cells with one candidate by bit-sliced counters, and removes that digit from the rest of their boxes; the
// digit's own rules do the rest. Sets `pairs_` and `triples_` for the choice.
bool BandSearch::place_naked_singles(Frame& frame, bool& found) {
  Cells once = {}, twice = {}, thrice = {}, often = {};
  for_each<9>([&](std::size_t digit) {
    const Cells cells = frame.candidates[digit];
    often |= thrice & cells;
    thrice |= twice & cells;
    twice |= once & cells;
    once |= cells;
  });
  if (simd::any(once ^ board)) return false;
  const Cells singles = once & ~twice & frame.unsettled;
  found = simd::any(singles);
  if (!found) {
    pairs_ = twice & ~thrice;
    triples_ = thrice & ~often;
    return true;
  }
  frame.unsettled &= ~singles;
  for (std::size_t digit = 0; digit < 9; ++digit) {
    const Cells here = frame.candidates[digit] & singles;
    if (!simd::any(here)) continue;
    const Cells boxes = boxes_of(here);
    if (simd::popcount(boxes) != simd::popcount(here)) return false;  // two cells of one box
    frame.candidates[digit] = (frame.candidates[digit] & ~cells_of(boxes)) | here;
    frame.dirty |= 1u << digit;
  }
  return true;
}

// Chooses the frame's cell. Returns false if every cell is settled.
bool BandSearch::choose_cell(Frame& frame) const {
  if (!simd::any(frame.unsettled)) return false;
  Cells among = simd::any(pairs_) ? pairs_ : simd::any(triples_) ? triples_ : frame.unsettled;
  std::uint32_t most = 0;
  for (std::uint32_t lane = 0; lane < 3; ++lane) {
    for (std::uint32_t left = among[lane]; left != 0; left &= left - 1) {
      const auto bit = static_cast<std::uint32_t>(std::countr_zero(left));
      // Among equal cells the first in the order of `LaneSearch`: rows 0, 3, 6, then 1, 4, 7, then 2, 5, 8.
      const std::uint32_t seen = static_cast<std::uint32_t>(simd::popcount(peers_of(lane, bit) & frame.unsettled) + 1)
                                 << 7;
      const std::uint32_t score = seen - geometry.turn[27 * lane + bit];
      if (score > most) {
        most = score;
        frame.lane = lane;
        frame.cell = 1u << bit;
      }
    }
  }
  frame.untried = 0;
  for (std::size_t digit = 0; digit < 9; ++digit) {
    frame.untried |= static_cast<std::uint32_t>((frame.candidates[digit][frame.lane] & frame.cell) != 0) << digit;
  }
  frame.tried = 0;
  frame.choices = static_cast<std::uint32_t>(std::popcount(frame.untried));
  return true;
}

void BandSearch::read(Board& answer) const {
  answer.box = 3;
  std::fill_n(answer.cells.begin(), 81, std::uint8_t{0});
  const Frame& frame = frames_[level_];
  // At a solution each cell has one digit; elsewhere only settled cells are shown.
  for (std::size_t digit = 0; digit < 9; ++digit) {
    const Cells cells = frame.candidates[digit] & ~frame.unsettled;
    for (std::size_t lane = 0; lane < 3; ++lane) {
      for (std::uint32_t left = cells[lane]; left != 0; left &= left - 1) {
        answer.cells[geometry.cell[lane][static_cast<std::size_t>(std::countr_zero(left))]] =
            static_cast<std::uint8_t>(digit + 1);
      }
    }
  }
}

}  // namespace quadrille::sudoku
