// Unique rectangles and loops: cells with two common values v and w, one after the other in a house, so that each house
// they touch has two of them. If they had no other values, v and w could be swapped and the puzzle would have two
// solutions. So a puzzle with one solution has another value there. Types as in Sudoku Explainer:
//   1  one cell has other values: it has one of them
//   2  all other values are the same: one of those cells has it
//   3  the other values of two cells in a house behave as one cell of a naked or hidden subset
//   4  two cells in a house hold every place of v there: w is in neither
// Only for puzzles that are known to have one solution. Tested by tests/core/steps_techniques_test.cpp.
#include <algorithm>
#include <array>

#include "core/steps/subset_walk.hpp"
#include "core/steps/techniques.hpp"

namespace quadrille::steps {

namespace {

constexpr std::size_t longest_loop = 16;

class LoopFinder {
 public:
  explicit LoopFinder(Context& context)
      : context_(context), position_(context.position), layout_(context.position.layout()) {}

  bool find() {
    for (Cell cell = 0; cell < layout_.cells(); ++cell) {
      if (count(position_.values(cell)) != 2) continue;
      pair_ = position_.values(cell);
      size_ = 0;
      pair_places_.clear();
      for (House house = 0; house < layout_.houses(); ++house) {
        pair_places_.push_back(position_.places(house, lowest(pair_)) &
                               position_.places(house, lowest(pair_ & (pair_ - 1))));
      }
      visits_[0].assign(layout_.houses(), 0);
      visits_[1].assign(layout_.houses(), 0);
      extend(cell, 0, 0, layout_.houses());
    }
    return best_rating_ != none;
  }

 private:
  static constexpr unsigned none = ~0U;

  // Adds `cell` to the loop; `wide` cells of it have other values, which are `others`. The last link was in `from`.
  void extend(Cell cell, unsigned wide, Mask others, House from) {
    const std::size_t parity = size_ % 2;
    for (const Seat seat : layout_.seats(cell)) {
      if (visits_[parity][seat.house] != 0) return;
    }
    for (const Seat seat : layout_.seats(cell)) visits_[parity][seat.house] = 1;
    loop_[size_++] = cell;
    for (const Seat seat : layout_.seats(cell)) {
      if (seat.house == from) continue;
      for_bits(pair_places_[seat.house], [&](std::uint32_t place) {
        const Cell next = layout_.house(seat.house)[place];
        if (next == loop_[0] && size_ >= 4) close();
        if (size_ == longest_loop) return;
        const auto end = loop_.begin() + static_cast<std::ptrdiff_t>(size_);
        if (std::find(loop_.begin(), end, next) != end) return;
        const Mask values = position_.values(next);
        const unsigned more = wide + (values == pair_ ? 0 : 1);
        const Mask left = others | (values & ~pair_);
        if (more <= 2 || count(left) == 1) extend(next, more, left, seat.house);
      });
    }
    --size_;
    for (const Seat seat : layout_.seats(cell)) visits_[parity][seat.house] = 0;
  }

  // Each house that is visited must be visited once with each parity.
  void close() {
    if (size_ % 2 != 0 || visits_[0] != visits_[1]) return;
    wide_.clear();
    Mask others = 0;
    for (std::size_t at = 0; at < size_; ++at) {
      if (position_.values(loop_[at]) == pair_) continue;
      wide_.push_back(loop_[at]);
      others |= position_.values(loop_[at]) & ~pair_;
    }
    const unsigned rating = 45 + (size_ >= 10 ? 5U : size_ >= 8 ? 2U : size_ >= 6 ? 1U : 0U);
    if (wide_.size() == 1) {
      consider(rating, [&](Writer& writer) { writer.eliminate(wide_[0], pair_); });
    } else if (count(others) == 1) {
      consider(rating, [&](Writer& writer) { eliminate_seen_by_all(writer, others); });
    }
    if (wide_.size() == 2) pair_of_cells(rating, others);
  }

  void eliminate_seen_by_all(Writer& writer, Mask others) {
    for (const Cell cell : layout_.peers(wide_[0])) {
      if (std::all_of(wide_.begin(), wide_.end(), [&](Cell wide) { return layout_.sees(cell, wide); }))
        writer.eliminate(cell, others);
    }
  }

  // Types 3 and 4, in each house of both cells.
  void pair_of_cells(unsigned rating, Mask others) {
    for (const Seat seat : layout_.seats(wide_[0])) {
      const auto seats = layout_.seats(wide_[1]);
      const auto other = std::find_if(seats.begin(), seats.end(), [&](Seat at) { return at.house == seat.house; });
      if (other == seats.end()) continue;
      const Mask both = bit(seat.place) | bit(other->place);
      for_bits(pair_, [&](std::uint32_t v) {
        if (position_.places(seat.house, v) != both) return;
        consider(rating, [&](Writer& writer) {
          writer.look_at(seat.house);
          for (const Cell cell : wide_) writer.eliminate(cell, pair_ & ~bit(v));
        });
      });
      if (count(others) < 2) continue;
      naked(seat.house, both, others, rating);
      hidden(seat.house, both, others, rating);
    }
  }

  void naked(House house, Mask both, Mask others, unsigned rating) {
    const unsigned open = count(position_.open(house));
    for (unsigned size = count(others); size <= open / 2 && size <= 7; ++size) {
      Members members;
      for_bits(position_.open(house) & ~both, [&](std::uint32_t place) {
        const Mask values = position_.values(layout_.house(house)[place]) | others;
        if (count(values) <= size) members.add(place, values);
      });
      for_unions(members, size - 1, size, [&](Mask places, Mask values) {
        if (count(values) != size) return false;
        consider(rating + size - 1, [&](Writer& writer) {
          writer.look_at(house);
          for_bits(values, [&](std::uint32_t v) { writer.eliminate_in(house, ~(places | both), v); });
          for_bits(places, [&](std::uint32_t place) { writer.show(layout_.house(house)[place], values); });
        });
        return false;
      });
    }
  }

  // `hidden` further cells hold v, w and hidden − 1 more values, but one that one of both cells has.
  void hidden(House house, Mask both, Mask others, unsigned rating) {
    Mask pair_places = 0;
    for_bits(pair_, [&](std::uint32_t v) { pair_places |= position_.places(house, v) & ~both; });
    const unsigned open = count(position_.open(house));
    for (unsigned size = 2; 2 * size < open && size <= 7; ++size) {
      const auto meet = [&](Mask values, Mask places) {
        if (count(places) != size - 1) return false;
        consider(rating + size - 2, [&](Writer& writer) {
          writer.look_at(house);
          for_bits(places,
                   [&](std::uint32_t place) { writer.eliminate(layout_.house(house)[place], ~(values | pair_)); });
          for_bits(values | pair_, [&](std::uint32_t v) { writer.show_in(house, places, v); });
        });
        return false;
      };
      if (size == 2) {
        meet(0, pair_places);
        continue;
      }
      Members members;
      for (std::uint32_t v = 0; v < layout_.values(); ++v) {
        const Mask places = position_.places(house, v);
        if (((others | pair_) & bit(v)) == 0 && count(places) >= 2) members.add(v, places | pair_places);
      }
      for_unions(members, size - 2, size - 1, meet);
    }
  }

  template <class Fill>
  void consider(unsigned rating, Fill&& fill) {
    if (rating >= best_rating_) return;
    Deduction& trial = context_.scratch.trial;
    trial.begin(size_ == 4 ? Technique::unique_rectangle : Technique::unique_loop, rating);
    Writer writer(position_, trial);
    fill(writer);
    if (!writer.is_useful()) return;
    for (std::size_t at = 0; at < size_; ++at) writer.show(loop_[at], pair_);
    best_rating_ = rating;
    std::swap(trial, context_.found);
  }

  Context& context_;
  const Position& position_;
  const Layout& layout_;
  Mask pair_ = 0;
  std::array<Cell, longest_loop> loop_ = {};
  std::size_t size_ = 0;
  std::vector<Mask> pair_places_;        // by house: the cells that have both
  std::vector<std::uint8_t> visits_[2];  // by parity and house
  std::vector<Cell>& wide_ = context_.scratch.cells;
  unsigned best_rating_ = none;
};

}  // namespace

bool find_unique_loop(Context& context) { return LoopFinder(context).find(); }

}  // namespace quadrille::steps
