#include "core/puzzles/grid/line_frontier.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "core/puzzles/grid/line_graph.hpp"

namespace quadrille::grid {

namespace {

constexpr unsigned first_end = 1, second_end = 2, labelled = 3;  // codes of slots; labels from the last one on
constexpr unsigned most_labels = 61;

// What else a slot of a loop may hold.
constexpr unsigned wants_straight = 1u << 2, wants_turn = 1u << 3, has_turned = 1u << 4, has_edge = 1u << 5;

constexpr std::uint64_t closed = std::uint64_t{1} << 63;  // of a state's second word: the loop is closed
constexpr std::uint64_t slots_of_word = (std::uint64_t{1} << 60) - 1;
constexpr unsigned shape_bits = 4;

constexpr unsigned turned_sides(unsigned sides) {
  return ((sides & above) != 0 ? leftward : 0) | ((sides & leftward) != 0 ? above : 0) |
         ((sides & rightward) != 0 ? below : 0) | ((sides & below) != 0 ? rightward : 0);
}
constexpr unsigned reversed_sides(unsigned sides) {
  return (sides & (leftward | rightward)) | ((sides & above) != 0 ? below : 0) | ((sides & below) != 0 ? above : 0);
}

// The shape of a cell of the board after rows and columns changed places, if they did, and then the order of the rows.
constexpr unsigned turned_shape(unsigned shape, bool is_turned, bool is_reversed) {
  unsigned sides = line_shapes[shape].sides, turned = 0;
  if (is_turned) sides = turned_sides(sides);
  if (is_reversed) sides = reversed_sides(sides);
  while (line_shapes[turned].sides != sides) ++turned;
  return turned;
}

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

std::optional<Error> LineFrontier::open(const Board& board) {
  stage_ = Stage::finished;
  has_given_up_ = false;
  stats_ = {};
  total_.assign(1, 0);
  for (auto* of_states : {&states_, &next_states_}) of_states->clear();
  for (auto* numbers : {&layers_, &firsts_, &links_, &way_}) numbers->clear();
  const auto& lines = board.model->lines;
  if (board.model->refused) return board.model->refused;
  if (!lines || !read_board(board, *lines))
    return Error{Error::Code::too_large, "the board is too wide for counting with memory", board.text->line, 1};
  stage_ = Stage::forward;
  at_ = next_ = 0;
  limbs_ = 1;
  is_wide_ = false;
  states_.push_back({});
  amounts_.assign(1, 1);
  begin_layer();
  return std::nullopt;
}

bool LineFrontier::read_board(const Board& board, const LineBoard& lines) {
  is_loop_ = lines.is_loop;
  has_faces_ = lines.has_faces;
  rows_ = std::max(lines.rows, lines.columns);
  columns_ = std::min(lines.rows, lines.columns);
  choose_start(lines);
  code_mask_ = is_loop_ ? 3 : 63;
  if (columns_ + 1 > most_slots) return false;
  std::vector<std::uint32_t> names(lines.labels);
  names.push_back(0);  // no label
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  if (names.size() - 1 > most_labels) return false;
  if (has_faces_ && std::any_of(board.givens.begin(), board.givens.end(), [](auto given) { return given != 0; }))
    return false;
  points_.assign(rows_ * columns_, {});
  for (std::size_t place = 0; place < points_.size(); ++place) {
    const std::size_t row = place / columns_, column = place % columns_, from = place_of(place);
    Point& point = points_[place];
    Values shapes = lines.shapes.empty() ? network::all_values(loop_shapes) : lines.shapes[from];
    if (!has_faces_ && board.givens[from] != 0) shapes &= Values{1} << (board.givens[from] - 1u);
    unsigned outside = (row == 0 ? above : 0) | (column == 0 ? leftward : 0);
    outside |= (row + 1 == rows_ ? below : 0) | (column + 1 == columns_ ? rightward : 0);
    for (unsigned shape = 0; shape < all_shapes; ++shape) {
      const unsigned turned = turned_shape(shape, is_turned_, is_reversed_);
      if ((shapes >> shape & 1) != 0 && (line_shapes[turned].sides & outside) == 0)
        point.shapes = static_cast<std::uint16_t>(point.shapes | 1u << turned);
    }
    if (!lines.labels.empty() && lines.labels[from] != 0) {
      const auto name = std::lower_bound(names.begin(), names.end(), lines.labels[from]);
      point.label = static_cast<std::uint8_t>(labelled + static_cast<unsigned>(name - names.begin()) - 1);
    }
    point.circle = lines.circles.empty() ? LineBoard::Circle::none : lines.circles[from];
    point.clue = LineBoard::no_clue;
    if (!lines.clues.empty() && row + 1 < rows_ && column + 1 < columns_)
      point.clue = lines.clues[face_of(row, column)];
  }
  read_border();
  return true;
}

// Begins at the side where most is said: with few labels a numberlink has up to forty times as many states from the
// other side.
void LineFrontier::choose_start(const LineBoard& lines) {
  std::size_t least = ~std::size_t{0};
  bool turned = false, reversed = false;
  for (const bool is_turned : {false, true}) {
    if (is_turned ? lines.rows > lines.columns : lines.columns > lines.rows) continue;
    for (const bool is_reversed : {false, true}) {
      is_turned_ = is_turned;
      is_reversed_ = is_reversed;
      std::size_t sum = 0;  // of the rows of what is said
      for (std::size_t place = 0; place < rows_ * columns_; ++place) {
        const std::size_t row = place / columns_, column = place % columns_, from = place_of(place);
        const bool has_face = !lines.clues.empty() && row + 1 < rows_ && column + 1 < columns_;
        if ((!lines.labels.empty() && lines.labels[from] != 0) ||
            (!lines.circles.empty() && lines.circles[from] != LineBoard::Circle::none) ||
            (has_face && lines.clues[face_of(row, column)] != LineBoard::no_clue))
          sum += row;
      }
      if (sum >= least) continue;
      least = sum;
      turned = is_turned;
      reversed = is_reversed;
    }
  }
  is_turned_ = turned;
  is_reversed_ = reversed;
}

// The place of a point, and of the face to its lower right, on the board as it was before it was turned.
std::size_t LineFrontier::place_of(std::size_t point) const {
  const std::size_t row = point / columns_, column = point % columns_, at = is_reversed_ ? rows_ - 1 - row : row;
  return is_turned_ ? column * rows_ + at : at * columns_ + column;
}
std::size_t LineFrontier::face_of(std::size_t row, std::size_t column) const {
  const std::size_t at = is_reversed_ ? rows_ - 2 - row : row;
  return is_turned_ ? column * (rows_ - 1) + at : at * (columns_ - 1) + column;
}

void LineFrontier::read_border() {
  border_.clear();
  border_at_.clear();
  const auto add = [&](std::size_t row, std::size_t column) {
    const std::size_t point = row * columns_ + column;
    if (points_[point].label == 0) return;
    border_.push_back(points_[point].label);
    border_at_.push_back(static_cast<std::uint32_t>(point));
  };
  for (std::size_t row = 0; row < rows_; ++row) add(row, columns_ - 1);
  for (std::size_t column = columns_ - 1; column > 0; --column) add(rows_ - 1, column - 1);
  if (columns_ < 2) return;
  for (std::size_t row = rows_ - 1; row > 0; --row) add(row - 1, 0);
}

double LineFrontier::fraction() const {
  if (stage_ != Stage::forward) return 1;
  return static_cast<double>(at_) / static_cast<double>(points_.size());
}

Step LineFrontier::advance(Fuel& fuel) {
  if (stage_ == Stage::forward && !has_given_up_) return go_forward(fuel);
  if (stage_ != Stage::list) return has_given_up_ ? Step::paused : Step::finished;
  fuel.work -= work_of_state * static_cast<std::int64_t>(points_.size());
  if (list_next()) {
    ++stats_.solutions;
    return Step::solution;
  }
  stage_ = Stage::finished;
  return Step::finished;
}

Step LineFrontier::go_forward(Fuel& fuel) {
  for (;;) {
    if (next_ < states_.size()) {
      if (fuel.is_spent()) return Step::paused;
      --fuel.nodes;
      fuel.work -= work_of_state;
      ++stats_.nodes;
      if (!counts_) firsts_.push_back(static_cast<std::uint32_t>(links_.size()));
      follow(states_[next_++]);
      if (bytes() <= most_bytes_) continue;
      give_up();
      return Step::paused;
    }
    states_.swap(next_states_);
    amounts_.swap(next_amounts_);
    next_ = 0;
    stats_.depth = static_cast<std::uint32_t>(++at_);
    if (!is_last() && !states_.empty()) {
      begin_layer();
      continue;
    }
    if (counts_) {
      add_total();
      stage_ = Stage::finished;
      return Step::finished;
    }
    fuel.work -= static_cast<std::int64_t>(links_.size() / 8);
    mark_live();
    stage_ = Stage::list;
    return Step::paused;
  }
}

// The table of the next states becomes empty; counts get another limb before they could overflow.
void LineFrontier::begin_layer() {
  if (!counts_) layers_.push_back(static_cast<std::uint32_t>(firsts_.size()));
  next_states_.clear();
  next_amounts_.clear();
  if (is_wide_) {
    std::vector<std::uint64_t> wide(states_.size() * (limbs_ + 1));
    for (std::size_t state = 0; state < states_.size(); ++state)
      std::copy_n(&amounts_[state * limbs_], limbs_, &wide[state * (limbs_ + 1)]);
    amounts_ = std::move(wide);
    ++limbs_;
    is_wide_ = false;
  }
  table_.assign(std::bit_ceil(4 * states_.size() + 16), 0);
}

void LineFrontier::follow(const State& state) {
  const std::size_t column = at_ % columns_;
  unsigned shapes = points_[at_].shapes;
  shapes &= shapes_after[(code(state, column) != 0 ? 1u : 0u) + (code(state, column + 1) != 0 ? 2u : 0u)];
  if ((state.high & closed) != 0) shapes &= no_line;
  for (; shapes != 0; shapes &= shapes - 1) {
    const auto shape = static_cast<unsigned>(std::countr_zero(shapes));
    State next = state;
    if (!draw(next, state, shape)) continue;
    if (column + 1 == columns_) {  // the last slot, to the right, is empty: the row's first one becomes it
      next.high = (next.high & closed) |
                  (((next.high << slot_bits) | next.low >> slot_bits * (slots_in_word - 1)) & slots_of_word);
      next.low = next.low << slot_bits & slots_of_word;
    }
    if (is_loop_ || may_meet(next)) add(next, shape);
  }
}

// Draws a shape at the point: false if that cannot be.
bool LineFrontier::draw(State& next, const State& state, unsigned shape) const {
  const Point& point = points_[at_];
  const std::size_t column = at_ % columns_;
  const unsigned sides = line_shapes[shape].sides;
  const bool goes_right = (sides & rightward) != 0, goes_down = (sides & below) != 0;
  const unsigned left = code(state, column), up = code(state, column + 1);
  unsigned right = 0, down = 0;
  put(next, column, 0);
  put(next, column + 1, 0);
  if (left != 0 && up != 0) {
    if (!join(next, state)) return false;
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
  if (is_loop_ && !tell_next(right, down, state, shape)) return false;
  put(next, column, down);
  if (goes_right) put(next, column + 1, right);
  return true;
}

// What circles and clues demand here: false if it is not so. Adds to the slots what the next points have to know.
bool LineFrontier::tell_next(unsigned& right, unsigned& down, const State& state, unsigned shape) const {
  const Point& point = points_[at_];
  const std::size_t column = at_ % columns_;
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
  if (goes_right) right |= tells(at_ + 1);
  if (goes_down) down |= tells(at_ + columns_);
  if (point.clue != LineBoard::no_clue && goes_right) down |= has_edge;
  if (at_ < columns_ || column + 1 == columns_) return true;
  const std::uint8_t clue = points_[at_ - columns_].clue;
  if (clue == LineBoard::no_clue) return true;
  const unsigned edges = ((slot(state, column + 1) & has_edge) != 0 ? 1u : 0u) +
                         (code(state, column + 1) != 0 ? 1u : 0u) + (code(state, column + 2) != 0 ? 1u : 0u) +
                         (goes_right ? 1u : 0u);
  return edges == clue;
}

// Joins the pieces that come from the left and from above.
bool LineFrontier::join(State& next, const State& state) const {
  const std::size_t column = at_ % columns_;
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

std::size_t LineFrontier::mate_of(const State& state, std::size_t at) const {
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
bool LineFrontier::may_meet(const State& next) const {
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
  for (std::size_t i = 0; i < border_.size(); ++i)
    if (border_at_[i] > at_) faces[0].add(border_[i]);
  return faces[0].can_be_joined();
}

void LineFrontier::add(const State& next, unsigned shape) {
  if (2 * next_states_.size() >= table_.size()) grow_table();
  const std::size_t mask = table_.size() - 1;
  std::size_t place = hash(next) & mask;
  while (table_[place] != 0 && !(next_states_[table_[place] - 1] == next)) place = (place + 1) & mask;
  if (table_[place] == 0) {
    next_states_.push_back(next);
    table_[place] = static_cast<std::uint32_t>(next_states_.size());
    if (counts_) next_amounts_.resize(next_amounts_.size() + limbs_);
  }
  const std::uint32_t to = table_[place] - 1;
  if (counts_) {
    add_count(to);
  } else {
    links_.push_back(to << shape_bits | shape);
  }
}

void LineFrontier::add_count(std::uint32_t to) {
  const std::uint64_t* const from = &amounts_[(next_ - 1) * limbs_];
  std::uint64_t* const sum = &next_amounts_[to * limbs_];
  std::uint64_t carry = 0;
  for (std::size_t limb = 0; limb < limbs_; ++limb) {
    const std::uint64_t added = from[limb] + carry;
    carry = added < carry ? 1 : 0;
    sum[limb] += added;
    carry += sum[limb] < added ? 1 : 0;
  }
  // A state follows on far fewer than 2^16 others.
  if (sum[limbs_ - 1] >> 47 != 0) is_wide_ = true;
}

void LineFrontier::grow_table() {
  table_.assign(2 * table_.size(), 0);
  const std::size_t mask = table_.size() - 1;
  for (std::uint32_t state = 0; state < next_states_.size(); ++state) {
    std::size_t place = hash(next_states_[state]) & mask;
    while (table_[place] != 0) place = (place + 1) & mask;
    table_[place] = state + 1;
  }
}

std::size_t LineFrontier::hash(const State& state) {
  std::uint64_t mixed = state.low ^ state.high * 0x9e3779b97f4a7c15;
  for (const unsigned shift : {32u, 29u, 32u}) mixed = (mixed ^ mixed >> shift) * 0xd6e8feb86659fd93;
  return static_cast<std::size_t>(mixed ^ mixed >> 32);
}

// Roughly: vectors may have twice the room that they use.
std::size_t LineFrontier::bytes() const {
  const std::size_t of_states = sizeof(State) * (states_.size() + next_states_.size()) + 4 * table_.size() / 2;
  const std::size_t of_counts = sizeof(std::uint64_t) * (amounts_.size() + next_amounts_.size());
  return 2 * (of_states + of_counts + sizeof(std::uint32_t) * (firsts_.size() + links_.size()));
}

void LineFrontier::give_up() {
  has_given_up_ = true;
  states_ = next_states_ = {};
  amounts_ = next_amounts_ = {};
  layers_ = firsts_ = links_ = table_ = {};
}

bool LineFrontier::is_end(const State& state) const { return state == State{0, is_loop_ ? closed : 0}; }

void LineFrontier::add_total() {
  for (std::size_t state = 0; state < states_.size(); ++state)
    if (is_end(states_[state])) total_.assign(&amounts_[state * limbs_], &amounts_[state * limbs_] + limbs_);
  while (total_.size() > 1 && total_.back() == 0) total_.pop_back();
  stats_.solutions = total_.size() == 1 ? total_[0] : ~std::uint64_t{0};
}

void LineFrontier::mark_live() {
  const std::size_t last = firsts_.size();
  layers_.push_back(static_cast<std::uint32_t>(last));
  is_live_.assign(last + states_.size(), false);
  if (!is_last()) return;
  for (std::size_t state = 0; state < states_.size(); ++state) is_live_[last + state] = is_end(states_[state]);
  firsts_.push_back(static_cast<std::uint32_t>(links_.size()));
  for (std::size_t layer = layers_.size() - 1; layer-- > 0;)
    for (std::size_t state = layers_[layer]; state < layers_[layer + 1]; ++state)
      for (std::uint32_t link = firsts_[state]; link < firsts_[state + 1] && !is_live_[state]; ++link)
        is_live_[state] = is_live_[layers_[layer + 1] + (links_[link] >> shape_bits)];
}

// The next way along links from live states to live states, in the order of the links. False if there is none.
bool LineFrontier::list_next() {
  if (way_.empty()) {
    if (!is_last() || !is_live_[0]) return false;
    way_.push_back(0);
  } else {
    ++way_.back();
  }
  while (!way_.empty()) {
    const std::size_t depth = way_.size() - 1;
    const std::size_t state = depth == 0 ? 0 : layers_[depth] + (links_[way_[depth - 1]] >> shape_bits);
    std::uint32_t& link = way_.back();
    const auto target = [&] { return layers_[depth + 1] + (links_[link] >> shape_bits); };
    while (link < firsts_[state + 1] && !is_live_[target()]) ++link;
    if (link == firsts_[state + 1]) {
      way_.pop_back();
      if (!way_.empty()) ++way_.back();
    } else if (way_.size() == points_.size()) {
      return true;
    } else {
      way_.push_back(firsts_[target()]);
    }
  }
  return false;
}

void LineFrontier::read(Answer& answer) const {
  const std::size_t faces = (rows_ - 1) * (columns_ - 1);
  answer.assign(has_faces_ ? faces : points_.size(), 0);
  if (stage_ != Stage::list || way_.size() != points_.size()) return;
  const auto shape_of = [&](std::size_t point) { return links_[way_[point]] & ((1u << shape_bits) - 1); };
  if (!has_faces_) {
    for (unsigned shape = 0; shape < all_shapes; ++shape) {
      const unsigned turned = turned_shape(shape, is_turned_, is_reversed_);
      for (std::size_t point = 0; point < points_.size(); ++point)
        if (shape_of(point) == turned) answer[place_of(point)] = static_cast<std::uint8_t>(shape + 1);
    }
    return;
  }
  for (std::size_t row = 0; row + 1 < rows_; ++row) {
    bool is_inside = false;
    for (std::size_t column = 0; column + 1 < columns_; ++column) {
      is_inside ^= (line_shapes[shape_of(row * columns_ + column)].sides & below) != 0;
      answer[face_of(row, column)] = is_inside ? 2 : 1;
    }
  }
}

}  // namespace quadrille::grid
