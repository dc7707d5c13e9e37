#include "core/puzzles/queens/vector_counting.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <span>

#include "core/simd.hpp"

namespace quadrille::queens {

namespace {

using simd::Int32x4;
using simd::Int8x16;
using simd::Uint32x4;

// Solutions are counted in parts of 1 / 840, because an image counts as 8 / t solutions, for t = 1 … 8.
constexpr std::uint64_t parts = 840;

// By the mask of lanes to keep: the permutation of bytes that packs these lanes.
constexpr auto packings = [] {
  std::array<std::array<char, 16>, 16> table = {};
  for (std::size_t lanes = 0; lanes < 16; ++lanes) {
    std::size_t to = 0;
    for (std::size_t from = 0; from < 16; ++from) {
      if ((lanes >> from / 4 & 1) != 0) table[lanes][to++] = static_cast<char>(from);
    }
  }
  return table;
}();

Uint32x4 all_lanes(std::uint32_t value) { return Uint32x4{value, value, value, value}; }

void store_packed(Uint32x4 lanes, Int8x16 packing, std::uint32_t* to) {
  const Int8x16 packed = simd::permute((Int8x16)lanes, packing);
  std::memcpy(to, &packed, sizeof packed);
}

}  // namespace

std::optional<Error> VectorCounting::open(const Board& board) {
  board_ = board;
  rows_.open(board);
  stats_ = {};
  level_ = root_ = 0;
  unpaid_nodes_ = 0;
  found_ = 0;
  ties_.fill(0);
  next_ = Next::root;
  // Rounds get enough rows that each start of rounds has much work, and few enough that there is progress to report.
  const std::size_t least_top = rows_.symmetric ? 2 : 0;
  top_ = std::clamp<std::size_t>(rows_.count < 12 ? 0 : rows_.count - 12, least_top, most_top);
  waiting_.resize(std::max(waiting_.size(), rows_.count));
  for (Waiting& waiting : waiting_) waiting.count = 0;
  return std::nullopt;
}

Step VectorCounting::advance(Fuel& fuel) {
  constexpr std::uint64_t nodes_per_unit = 6;  // measured
  return advance_by_nodes(fuel, nodes_per_unit, stats_, [this](std::uint64_t& nodes) { return go_on(nodes); });
}

// Leaves each row on the path one square, and goes down.
bool VectorCounting::begin_at(std::span<const Branch> path) {
  for (std::size_t at = 0; at < path.size(); ++at) {
    at == 0 ? enter_root() : place_top_queen();
    if (next_ != Next::top || level_ != at) return false;
    Level& level = levels_[at];
    if (static_cast<std::uint32_t>(std::popcount(level.squares)) != path[at].of) return false;
    for (std::uint32_t skipped = 0; skipped < path[at].at; ++skipped) level.untried &= level.untried - 1;
    level.untried &= -level.untried;
  }
  if (path.empty()) return true;
  root_ = path.size();
  unpaid_nodes_ = 0;
  stats_ = {.depth = static_cast<std::uint32_t>(path.size())};
  return true;
}

// A row whose squares are all untried keeps the first.
bool VectorCounting::give_away(std::vector<Branch>& path) {
  if (next_ == Next::root || next_ == Next::nothing) return false;
  for (std::size_t at = root_; at < open_levels(); ++at) {
    Level& level = levels_[at];
    const Mask kept = level.untried == level.squares ? level.untried & -level.untried : 0;
    const Mask given = level.untried ^ kept;
    if (given == 0) continue;
    for (std::size_t above = 0; above < at; ++above) {
      const Mask squares = levels_[above].squares;
      path.push_back({static_cast<std::uint32_t>(std::popcount(squares & (column_bit(column(above)) - 1))),
                      static_cast<std::uint32_t>(std::popcount(squares))});
    }
    const auto choices = static_cast<std::uint32_t>(std::popcount(level.squares));
    path.push_back({choices - static_cast<std::uint32_t>(std::popcount(given)), choices});
    level.untried = kept;
    root_ = at + 1;
    if (next_ == Next::top) find_next_top_queen();  // this one may have been given away
    return true;
  }
  return false;
}

// The column of the queen in a top row; the masks may have ties in their high bits.
std::size_t VectorCounting::column(std::size_t level) const {
  return static_cast<std::size_t>(std::countr_zero(levels_[level + 1].columns ^ levels_[level].columns));
}

// How many top rows have choices in force or to come.
std::size_t VectorCounting::open_levels() const { return std::min(level_ + 1, top_); }

Step VectorCounting::go_on(std::uint64_t& nodes) {
  for (;;) {
    const std::uint64_t paid = std::min<std::uint64_t>(nodes, unpaid_nodes_);
    nodes -= paid;
    stats_.nodes += paid;
    unpaid_nodes_ -= paid;
    if (next_ == Next::nothing && unpaid_nodes_ == 0) return Step::finished;
    if (nodes == 0) return Step::paused;
    switch (next_) {
      case Next::root: enter_root(); break;
      case Next::top: place_top_queen(); break;
      case Next::round: advance_round(nodes); break;
      case Next::nothing: break;
    }
  }
}

void VectorCounting::enter_root() {
  unpaid_nodes_ = 1;
  const Mask squares = rows_.clash ? 0 : rows_.allowed[0];
  levels_[0] = {squares, squares, 0, 0, 0};
  next_ = Next::nothing;
  if (!rows_.clash && rows_.count == 0) {
    add_solution(0);
  } else if (squares == 0) {
    ++stats_.dead_ends;
  } else if (top_ > 0) {
    next_ = Next::top;
  } else {
    begin_rounds(levels_[0]);
  }
}

// Places the next queen in a top row, and sets `next_` to the next choice.
void VectorCounting::place_top_queen() {
  unpaid_nodes_ = 1;
  Level& level = levels_[level_];
  const Mask queen = level.untried & -level.untried;
  level.untried ^= queen;
  if (rows_.symmetric && level_ < 2) rows_.restrict_to_first_images(level_, level.columns, queen);
  if (rows_.symmetric && level_ == 0) set_ties(queen);

  const std::size_t below = level_ + 1;
  const Mask columns = (level.columns | queen) + tie_at(level_, queen);
  const Mask falling = (level.falling | queen) << rows_.gap[level_],
             rising = (level.rising | queen) >> rows_.gap[level_];
  const Mask squares = rows_.symmetric ? rows_.free<true>(below, columns, falling, rising)
                                       : rows_.free<false>(below, columns, falling, rising);
  levels_[below] = {squares, squares, columns, falling, rising};
  stats_.depth = std::max(stats_.depth, static_cast<std::uint32_t>(below));
  if (below == rows_.count) {
    add_solution(columns);
  } else if (squares == 0) {
    ++stats_.dead_ends;
  } else if (below == top_) {
    return begin_rounds(levels_[below]);
  } else {
    level_ = below;
    return;
  }
  find_next_top_queen();
}

// Finds the top row of the next queen, if there is one.
void VectorCounting::find_next_top_queen() {
  next_ = Next::nothing;
  if (top_ == 0) return;
  while (level_ > 0 && levels_[level_].untried == 0) --level_;
  if (levels_[level_].untried != 0) next_ = Next::top;
}

// A queen in the corner has no ties here: its one image with an equal beginning, with rows and columns swapped, is not
// searched for.
void VectorCounting::set_ties(Mask queen) {
  ties_.fill(0);
  const std::size_t last = rows_.count - 1, distance = static_cast<std::size_t>(std::countr_zero(queen));
  if (distance == 0) return;
  ties_[distance] = ties_[last - distance] = column_bit(0) | column_bit(last);
  ties_[last] = column_bit(distance) | column_bit(last - distance);
}

// Starts the rounds for a position below the top rows.
void VectorCounting::begin_rounds(const Level& position) {
  Waiting& waiting = waiting_[top_];
  waiting.untried[0] = position.untried;
  waiting.columns[0] = position.columns;
  waiting.falling[0] = position.falling;
  waiting.rising[0] = position.rising;
  waiting.count = 1;
  round_.level = top_;
  begin_round();
}

// Continues with the level of the last round if it has positions and the next level is not full; otherwise takes the
// deepest full level, or else the top one. The round takes as many positions from the level's end as the next level has
// room for.
void VectorCounting::begin_round() {
  const auto is_full = [this](std::size_t level) {
    return level < rows_.count && waiting_[level].count + lanes > capacity;
  };
  std::size_t level = round_.level;
  if (waiting_[level].count == 0 || is_full(level + 1)) {
    level = rows_.count - 1;
    while (level > top_ && !is_full(level)) --level;
    while (level < rows_.count && waiting_[level].count == 0) ++level;
    if (level == rows_.count) return find_next_top_queen();
  }
  Waiting& waiting = waiting_[level];
  const std::size_t count = waiting.count,
                    room = level + 1 == rows_.count ? count : capacity - waiting_[level + 1].count;
  const std::size_t at = count > room ? (count - room + lanes - 1) / lanes * lanes : 0;
  for (std::size_t i = 0; i + 1 < lanes; ++i) waiting.untried[count + i] = 0;
  round_ = {level, at, count, at};
  next_ = Next::round;
}

void VectorCounting::advance_round(std::uint64_t nodes) {
  const std::size_t portion = static_cast<std::size_t>(std::min<std::uint64_t>(nodes, capacity));
  const std::size_t end = std::min(round_.end, round_.at + (portion + lanes - 1) / lanes * lanes);
  Waiting& waiting = waiting_[round_.level];
  unpaid_nodes_ = end - round_.at;
  stats_.depth = std::max(stats_.depth, static_cast<std::uint32_t>(round_.level + 1));
  if (round_.level + 1 == rows_.count) {
    for (std::size_t i = round_.at; i < end; ++i)
      add_solution(waiting.columns[i] + tie_at(round_.level, waiting.untried[i]));
    round_.at = end;
  } else {
    const bool at_side = (ties_[round_.level] | rows_.needed[round_.level + 1]) != 0;
    stats_.dead_ends += unpaid_nodes_ - (at_side ? place_queens<true>(end) : place_queens<false>(end));
  }
  if (round_.at < round_.end) return;
  waiting.count = round_.kept;
  begin_round();
}

// Places a queen in each position of the round up to `end`. Returns how many of the new positions are not dead ends.
// `at_side`: whether queens in the first and last column need attention in this row.
template <bool at_side>
std::size_t VectorCounting::place_queens(std::size_t end) {
  const std::size_t level = round_.level;
  Waiting &from = waiting_[level], &to = waiting_[level + 1];
  std::size_t kept = round_.kept, count = to.count;
  const bool has_next = level + 2 < rows_.count;
  const unsigned gap = rows_.gap[level], next_gap = has_next ? rows_.gap[level + 1] : 0;
  const Uint32x4 allowed = all_lanes(rows_.allowed[level + 1]),
                 next_allowed = all_lanes(has_next ? rows_.allowed[level + 2] : ~Mask{0});
  const Uint32x4 ties = all_lanes(ties_[level]), needed = all_lanes(rows_.needed[level + 1]);
  const Uint32x4 none = {};
  for (std::size_t at = round_.at; at < end; at += lanes) {
    const Uint32x4 untried = simd::load(&from.untried[at]), above = simd::load(&from.columns[at]);
    const Uint32x4 falling_above = simd::load(&from.falling[at]), rising_above = simd::load(&from.rising[at]);
    const Uint32x4 queen = untried & (none - untried), rest = untried ^ queen;
    Uint32x4 columns = above | queen;
    const Uint32x4 falling = (falling_above | queen) << gap, rising = (rising_above | queen) >> gap;
    Uint32x4 squares = allowed & ~(columns | falling | rising);
    if constexpr (at_side) {
      columns += ((Uint32x4)((queen & ties) != none) & all_lanes(1)) << tie;
      // If one needed column has no queen yet, the queen goes there; if two have none, this is a dead end.
      const Uint32x4 missing = needed & ~columns;
      squares &= missing | (Uint32x4)(missing == none);
      squares &= (Uint32x4)((missing & (missing - all_lanes(1))) == none);
    }
    const Uint32x4 next_squares = next_allowed & ~(columns | falling << next_gap | rising >> next_gap);
    const Int32x4 dead = (squares == none) | (next_squares == none) | (queen == none);
    const std::uint32_t live = ~simd::mask_of(dead) & 15, left = ~simd::mask_of((Int32x4)(rest == none)) & 15;

    const Int8x16 packing = simd::load(packings[live].data());
    store_packed(squares, packing, &to.untried[count]);
    store_packed(columns, packing, &to.columns[count]);
    store_packed(falling, packing, &to.falling[count]);
    store_packed(rising, packing, &to.rising[count]);
    count += static_cast<std::size_t>(std::popcount(live));

    const Int8x16 keeping = simd::load(packings[left].data());
    store_packed(rest, keeping, &from.untried[kept]);
    store_packed(above, keeping, &from.columns[kept]);
    store_packed(falling_above, keeping, &from.falling[kept]);
    store_packed(rising_above, keeping, &from.rising[kept]);
    kept += static_cast<std::size_t>(std::popcount(left));
  }
  const std::size_t put = count - to.count;
  to.count = count;
  round_.kept = kept;
  round_.at = end;
  return put;
}

void VectorCounting::add_solution(Mask columns) {
  const std::uint64_t images = rows_.symmetric ? 1 + (columns >> tie) : 8;
  found_ += 8 * parts / images;
  stats_.solutions = found_ / parts;
}

void VectorCounting::read(Board& answer) const {
  answer.columns = board_.columns;
  const std::size_t queens = next_ == Next::round ? top_ : level_;
  for (std::size_t level = 0; level < queens; ++level)
    answer.columns[rows_.row[level]] = static_cast<std::uint16_t>(column(level) + 1);
}

std::string VectorCounting::count() const {
  return root_ == 0 || found_ % parts == 0 ? decimal(found_ / parts) : decimal(found_) + "/" + decimal(parts);
}

double VectorCounting::fraction() const {
  if (next_ == Next::root) return 0;
  if (next_ == Next::nothing) return 1;
  struct Frame {
    int tried;
    int choices;
  };
  std::array<Frame, most_top> frames;
  std::size_t count = 0;
  for (std::size_t level = root_; level < open_levels(); ++level) {
    const int choices = std::popcount(levels_[level].squares);
    const int begun = choices - std::popcount(levels_[level].untried);
    frames[count++] = {level == level_ && next_ == Next::top ? begun : begun - 1, choices};
  }
  return fraction_behind(std::span(frames.data(), count));
}

}  // namespace quadrille::queens
