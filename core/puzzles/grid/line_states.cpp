#include "core/puzzles/grid/line_states.hpp"

#include <array>

#include "core/puzzles/grid/line_graph.hpp"

namespace quadrille::grid {

namespace {

constexpr unsigned first_end = 1, second_end = 2;  // codes of slots; labels from the last one on
constexpr unsigned labelled = LinePoints::first_label, most_labels = LinePoints::most_labels;

// What else a slot of a loop may hold.
constexpr unsigned wants_straight = 1u << 2, wants_turn = 1u << 3, has_turned = 1u << 4, has_edge = 1u << 5;

constexpr std::uint64_t closed = std::uint64_t{1} << 63;  // of a state's second word: the loop is closed
constexpr std::uint64_t slots_of_word = (std::uint64_t{1} << 60) - 1;

// By whether a line comes from the left (1) and from above (2): the shapes that go on from there.
constexpr std::array<unsigned, 4> shapes_after = [] {
  std::array<unsigned, 4> shapes = {};
  for (unsigned shape = 0; shape < all_shapes; ++shape) {
    const unsigned sides = line_shapes[shape].sides;
    shapes[((sides & leftward) != 0 ? 1 : 0) + ((sides & above) != 0 ? 2 : 0)] |= 1u << shape;
  }
  return shapes;
}();

// Labels of one face, in the order in which they stand around it: whether lines could join those that stand there
// twice.
class Face {
 public:
  void clear() { size_ = 0; }
  void add(unsigned code) { codes_[size_++] = static_cast<std::uint8_t>(code); }
  bool can_be_joined() const {
    if (size_ < 4) return true;  // of two pairs at least
    std::array<std::uint8_t, 64> times = {};
    for (std::size_t i = 0; i < size_; ++i) ++times[codes_[i]];
    std::array<std::uint8_t, most> open;
    std::size_t depth = 0;
    for (std::size_t i = 0; i < size_; ++i) {
      if (times[codes_[i]] != 2) continue;
      if (depth > 0 && open[depth - 1] == codes_[i]) {
        --depth;
      } else {
        open[depth++] = codes_[i];
      }
    }
    return depth == 0;
  }

 private:
  static constexpr std::size_t most = 2 * most_labels + 32;  // two of each, for a slot may lead to one of the border

  std::array<std::uint8_t, most> codes_;
  std::size_t size_ = 0;
};

}  // namespace

bool LineStates::open(const Board& board, const LineBoard& lines) {
  if (!points_.read(board, lines)) return false;
  is_loop_ = points_.is_loop();
  columns_ = points_.columns();
  code_mask_ = is_loop_ ? 3 : 63;
  return true;
}

unsigned LineStates::shapes(const State& state, std::size_t point) const {
  const std::size_t column = point % columns_;
  unsigned shapes = points_[point].shapes;
  shapes &= shapes_after[(code(state, column) != 0 ? 1u : 0u) + (code(state, column + 1) != 0 ? 2u : 0u)];
  return (state.high & closed) != 0 ? shapes & no_line : shapes;
}

std::optional<LineStates::State> LineStates::after(const State& state, std::size_t point, unsigned shape) const {
  State next = state;
  if (!draw(next, state, point, shape)) return std::nullopt;
  if (point % columns_ + 1 == columns_) {  // the last slot, to the right, is empty: the row's first one becomes it
    next.high = (next.high & closed) |
                (((next.high << slot_bits) | next.low >> slot_bits * (slots_in_word - 1)) & slots_of_word);
    next.low = next.low << slot_bits & slots_of_word;
  }
  if (!is_loop_ && !may_meet(next, point)) return std::nullopt;
  return next;
}

bool LineStates::is_end(const State& state) const { return state == State{0, is_loop_ ? closed : 0}; }

// Draws a shape at the point: false if that cannot be.
bool LineStates::draw(State& next, const State& state, std::size_t at, unsigned shape) const {
  const LinePoints::Point& point = points_[at];
  const std::size_t column = at % columns_;
  const unsigned sides = line_shapes[shape].sides;
  const bool goes_right = (sides & rightward) != 0, goes_down = (sides & below) != 0;
  const unsigned left = code(state, column), up = code(state, column + 1);
  unsigned right = 0, down = 0;
  put(next, column, 0);
  put(next, column + 1, 0);
  if (left != 0 && up != 0) {
    if (!join(next, state, column)) return false;
  } else if (left != 0 || up != 0) {
    const unsigned piece = left | up;
    if (goes_right || goes_down) {
      (goes_right ? right : down) = piece;
    } else if (piece >= labelled) {
      if (piece != point.label) return false;
    } else {
      set_code(next, mate_of(state, left != 0 ? column : column + 1), point.label);
    }
  } else if (goes_right && goes_down) {
    down = first_end;
    right = second_end;
  } else if (goes_right || goes_down) {
    (goes_right ? right : down) = point.label;
  }
  if (is_loop_ && !tell_next(right, down, state, at, shape)) return false;
  put(next, column, down);
  if (goes_right) put(next, column + 1, right);
  return true;
}

// What circles and clues demand here: false if it is not so. Adds to the slots what the next points have to know.
bool LineStates::tell_next(unsigned& right, unsigned& down, const State& state, std::size_t at, unsigned shape) const {
  const LinePoints::Point& point = points_[at];
  const std::size_t column = at % columns_;
  const unsigned come = slot(state, column) | (slot(state, column + 1) & ~has_edge);
  const unsigned sides = line_shapes[shape].sides;
  const bool goes_right = (sides & rightward) != 0, goes_down = (sides & below) != 0;
  const bool is_straight = (straight >> shape & 1) != 0, is_turn = (turns >> shape & 1) != 0;
  if (((come & wants_straight) != 0 && !is_straight) || ((come & wants_turn) != 0 && !is_turn)) return false;
  unsigned wanted = 0;
  if (point.circle == LineBoard::Circle::black) {
    if (!is_turn || (come & has_turned) != 0) return false;
    wanted = wants_straight;
  } else if (point.circle == LineBoard::Circle::white) {
    if (!is_straight) return false;
    wanted = (come & has_turned) != 0 ? 0 : wants_turn;
  }
  const auto tells = [&](std::size_t to) {
    return wanted | (is_turn && points_[to].circle != LineBoard::Circle::none ? has_turned : 0);
  };
  if (goes_right) right |= tells(at + 1);
  if (goes_down) down |= tells(at + columns_);
  if (point.clue != LineBoard::no_clue && goes_right) down |= has_edge;
  if (at < columns_ || column + 1 == columns_) return true;
  const std::uint8_t clue = points_[at - columns_].clue;
  if (clue == LineBoard::no_clue) return true;
  const unsigned edges = ((slot(state, column + 1) & has_edge) != 0 ? 1u : 0u) +
                         (code(state, column + 1) != 0 ? 1u : 0u) + (code(state, column + 2) != 0 ? 1u : 0u) +
                         (goes_right ? 1u : 0u);
  return edges == clue;
}

// Joins the pieces that come from the left and from above.
bool LineStates::join(State& next, const State& state, std::size_t column) const {
  const unsigned left = code(state, column), up = code(state, column + 1);
  if (left >= labelled && up >= labelled) return left == up;
  if (left >= labelled) {
    set_code(next, mate_of(state, column + 1), left);
  } else if (up >= labelled) {
    set_code(next, mate_of(state, column), up);
  } else if (left == up) {
    set_code(next, mate_of(state, left == first_end ? column + 1 : column), left);
  } else if (left == first_end) {  // the two ends of one piece: a loop, and nothing else
    if (!is_loop_) return false;
    for (std::size_t at = 0; at <= columns_; ++at)
      if (code(next, at) != 0) return false;
    next.high |= closed;
  }
  return true;
}

std::size_t LineStates::mate_of(const State& state, std::size_t at) const {
  const bool is_first = code(state, at) == first_end;
  for (std::size_t depth = 0;; is_first ? ++at : --at) {
    const unsigned there = code(state, at);
    if (there != first_end && there != second_end) continue;
    if ((there == first_end) == is_first) {
      ++depth;
    } else if (--depth == 0) {
      return at;
    }
  }
}

// The pieces divide what is above the frontier into faces. In a face, with the rest below it, lines between labels do
// not cross, whatever they do elsewhere.
bool LineStates::may_meet(const State& next, std::size_t point) const {
  std::array<Face, most_slots / 2 + 1> faces;
  std::size_t depth = 0;
  faces[0].clear();
  for (std::size_t at = 0; at <= columns_; ++at) {
    const unsigned there = code(next, at);
    if (there == first_end) {
      faces[++depth].clear();
    } else if (there == second_end) {
      if (!faces[depth--].can_be_joined()) return false;
    } else if (there != 0) {
      faces[depth].add(there);
    }
  }
  for (const LinePoints::Mark& mark : points_.border())
    if (mark.point > point) faces[0].add(mark.label);
  return faces[0].can_be_joined();
}

std::size_t LineStates::hash(const State& state) {
  std::uint64_t mixed = state.low ^ state.high * 0x9e3779b97f4a7c15;
  for (const unsigned shift : {32u, 29u, 32u}) mixed = (mixed ^ mixed >> shift) * 0xd6e8feb86659fd93;
  return static_cast<std::size_t>(mixed ^ mixed >> 32);
}

}  // namespace quadrille::grid
