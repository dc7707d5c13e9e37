#include "core/puzzles/grid/line_frontier.hpp"

#include <algorithm>
#include <bit>

#include "core/puzzles/grid/line_graph.hpp"

namespace quadrille::grid {

namespace {

constexpr unsigned shape_bits = 4;

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
  if (!lines || !lines_.open(board, *lines))
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

double LineFrontier::fraction() const {
  if (stage_ != Stage::forward) return 1;
  return static_cast<double>(at_) / static_cast<double>(lines_.points().size());
}

Step LineFrontier::advance(Fuel& fuel) {
  if (stage_ == Stage::forward && !has_given_up_) return go_forward(fuel);
  if (stage_ != Stage::list) return has_given_up_ ? Step::paused : Step::finished;
  fuel.work -= work_of_state * static_cast<std::int64_t>(lines_.points().size());
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
  for (unsigned shapes = lines_.shapes(state, at_); shapes != 0; shapes &= shapes - 1) {
    const auto shape = static_cast<unsigned>(std::countr_zero(shapes));
    if (const auto next = lines_.after(state, at_, shape)) add(*next, shape);
  }
}

void LineFrontier::add(const State& next, unsigned shape) {
  if (2 * next_states_.size() >= table_.size()) grow_table();
  const std::size_t mask = table_.size() - 1;
  std::size_t place = LineStates::hash(next) & mask;
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
    std::size_t place = LineStates::hash(next_states_[state]) & mask;
    while (table_[place] != 0) place = (place + 1) & mask;
    table_[place] = state + 1;
  }
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

void LineFrontier::add_total() {
  for (std::size_t state = 0; state < states_.size(); ++state)
    if (lines_.is_end(states_[state])) total_.assign(&amounts_[state * limbs_], &amounts_[state * limbs_] + limbs_);
  while (total_.size() > 1 && total_.back() == 0) total_.pop_back();
  stats_.solutions = total_.size() == 1 ? total_[0] : ~std::uint64_t{0};
}

void LineFrontier::mark_live() {
  const std::size_t last = firsts_.size();
  layers_.push_back(static_cast<std::uint32_t>(last));
  is_live_.assign(last + states_.size(), false);
  if (!is_last()) return;
  for (std::size_t state = 0; state < states_.size(); ++state) is_live_[last + state] = lines_.is_end(states_[state]);
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
    } else if (way_.size() == lines_.points().size()) {
      return true;
    } else {
      way_.push_back(firsts_[target()]);
    }
  }
  return false;
}

void LineFrontier::read(Answer& answer) const {
  const LinePoints& points = lines_.points();
  const std::size_t rows = points.rows(), columns = points.columns();
  answer.assign(points.has_faces() ? (rows - 1) * (columns - 1) : points.size(), 0);
  if (stage_ != Stage::list || way_.size() != points.size()) return;
  const auto shape_of = [&](std::size_t point) { return links_[way_[point]] & ((1u << shape_bits) - 1); };
  if (!points.has_faces()) {
    for (unsigned shape = 0; shape < all_shapes; ++shape)
      for (std::size_t point = 0; point < points.size(); ++point)
        if (shape_of(point) == points.turned(shape))
          answer[points.place_of(point)] = static_cast<std::uint8_t>(shape + 1);
    return;
  }
  for (std::size_t row = 0; row + 1 < rows; ++row) {
    bool is_inside = false;
    for (std::size_t column = 0; column + 1 < columns; ++column) {
      is_inside ^= (line_shapes[shape_of(row * columns + column)].sides & below) != 0;
      answer[points.face_of(row, column)] = is_inside ? 2 : 1;
    }
  }
}

}  // namespace quadrille::grid
