#include "core/cover/counting/frontier.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

namespace quadrille::cover {

namespace {

// In bytes. Each arena has a quarter of the size of the next one, so that all of them together take at most a third
// more than the last one.
constexpr std::size_t least_arena = 1 << 16;
constexpr std::size_t least_index = 64;
// An entry of the index is the number of a row plus one, in 32 bits.
constexpr std::size_t most_index = std::size_t{1} << 31;
// The largest number of rows to reserve for each later layer; fewer if that would be more than a quarter of all room.
constexpr std::size_t most_waiting_rows = 4;

std::uint64_t mixed(std::uint64_t hash, std::uint64_t word) {
  hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
  return hash ^ hash >> 29;
}

bool is_equal(const std::uint64_t* a, const std::uint64_t* b, std::size_t words) {
  std::uint64_t difference = 0;
  for (std::size_t word = 0; word < words; ++word) difference |= a[word] ^ b[word];
  return difference == 0;
}

// Adds `more` to `sum`. The result must fit.
void add(std::uint64_t* sum, const std::uint64_t* more, std::size_t limbs) {
  std::uint64_t carry = 0;
  for (std::size_t limb = 0; limb < limbs; ++limb) {
    const std::uint64_t partial = sum[limb] + carry;
    carry = partial < carry;
    sum[limb] = partial + more[limb];
    carry += sum[limb] < partial;
  }
}

}  // namespace

std::optional<Error> Frontier::open(const Problem& problem, std::size_t most_bytes) {
  stats_ = {};
  added_ = 0;
  total_.assign(1, 0);
  arena_.reset();
  index_.reset();
  tables_.assign(2, {});
  depth_ = 0;
  used_ = {};
  filling_ = false;
  finished_ = false;
  const bool fits = layers_.lay_out(problem, most_bytes / 2);
  bytes_ = layers_.bytes();
  most_arena_ = fits ? (most_bytes - bytes_) / 4 * 3 : 0;
  quarterings_ = 0;
  while (most_arena_ >> 2 * (quarterings_ + 1) >= least_arena) ++quarterings_;
  has_given_up_ = !set_up_arena();
  if (has_given_up_) return std::nullopt;
  waiting_rows_ = std::min(most_waiting_rows, most_arena_ / 32 / (layers_.words + 1) / (layers_.layers.size() + 1));
  stats_.depth = static_cast<std::uint32_t>(layers_.layers.size());
  state_.assign(layers_.words, 0);
  next_.assign(layers_.words, 0);
  count_.assign(1, 1);
  begin(tables_[0], 0, false, 1);
  add_state(tables_[0]);
  used_[0] = top(tables_[0]);
  return std::nullopt;
}

// Returns false if the arena would be too small to use.
bool Frontier::set_up_arena() {
  const std::uint64_t bytes = most_arena_ >> 2 * quarterings_, narrowest = layers_.words + 1;
  arena_words_ = static_cast<std::size_t>(bytes * narrowest / (8 * narrowest + 4));
  index_size_ = std::bit_floor(std::min<std::size_t>(arena_words_ / static_cast<std::size_t>(narrowest), most_index));
  if (index_size_ < least_index) return false;
  // Not vectors: a vector would write all its elements, and most of the last arena may never be used.
  arena_.reset(new Word[arena_words_]);
  index_.reset(new std::uint32_t[index_size_]);
  bytes_ += 8 * arena_words_ + 4 * index_size_;
  return true;
}

// Moves everything into an arena of four times the size. Returns false if this is the largest arena.
bool Frontier::enlarge() {
  if (quarterings_ == 0) return false;
  --quarterings_;
  const Table& filled = tables_[depth_ + 1];
  auto used = used_;
  used[filled.is_high] = top(filled);
  const auto arena = std::move(arena_);
  const auto index = std::move(index_);
  const std::size_t words = arena_words_;
  set_up_arena();
  std::copy_n(&arena[0], used[0], &arena_[0]);
  std::copy_n(&arena[words - used[1]], used[1], &arena_[arena_words_ - used[1]]);
  std::copy_n(&index[0], index_mask_ + 1, &index_[0]);
  for (Table& table : tables_) place_rows(table);
  set_bounds(filled);
  return true;
}

void Frontier::place_rows(Table& table) const {
  table.step = table.is_high ? 0 - stride(table) : stride(table);
  table.first = table.is_high ? arena_words_ - table.floor - stride(table) : table.floor;
}

// In the largest arena a table gets half of the free words, so that there is room for other tables if it has to be made
// in parts.
void Frontier::set_bounds(const Table& table) {
  const std::size_t free = arena_words_ - used_[0] - used_[1];
  std::size_t most_words = free;
  if (quarterings_ == 0) {
    const std::size_t layers = layers_.layers.size() + 1 - table.layer;
    const std::size_t left = std::min(free, layers * waiting_rows_ * stride(table));
    most_words = (free - left) / 2 + left / layers;
  }
  most_rows_ = std::min({most_words / stride(table), index_size_ / 4 * 3, most_states_});
}

// Starts an empty table. Its counts have as many limbs as `count_`.
void Frontier::begin(Table& table, std::size_t layer, bool is_high, std::size_t likely_rows) {
  table = {.layer = layer, .is_high = is_high, .floor = used_[is_high], .limbs = count_.size()};
  place_rows(table);
  set_bounds(table);
  index_mask_ = std::clamp(std::bit_ceil(4 * likely_rows), least_index, index_size_) - 1;
  std::fill_n(&index_[0], index_mask_ + 1, 0);
}

Step Frontier::advance(Fuel& fuel) {
  while (!finished_) {
    if (has_given_up_) return Step::paused;
    Table& from = tables_[depth_];
    if (from.layer == layers_.layers.size()) {
      // After the last layer there is no slot, so there is at most one state; its count is a number of solutions.
      if (from.size > 0) add_to_total(from);
      from.cursor = from.size;
    }
    if (from.cursor == from.size && !filling_) {
      resume_previous(from);
      continue;
    }
    Table& to = tables_[depth_ + 1];
    if (!filling_) {
      count_.resize(from.limbs);
      begin(to, from.layer + 1, !from.is_high, from.size);
    }
    filling_ = true;
    const bool has_room = fill(from, to, fuel);
    if (has_room && from.cursor < from.size) return Step::paused;
    filling_ = false;
    if (has_room) {
      used_[from.is_high] = from.floor;
      from = to;
      used_[from.is_high] = top(from);
    } else {
      suspend(from, to);
    }
  }
  return Step::finished;
}

// Expands states while there is fuel. Returns false if there is no room for a successor.
bool Frontier::fill(Table& from, Table& to, Fuel& fuel) {
  for (; from.cursor < from.size; ++from.cursor) {
    if (!from.is_started) {
      if (fuel.is_spent()) return true;
      --fuel.nodes;
      ++stats_.nodes;
      from.is_started = true;
      from.has_successor = false;
      from.move = layers_.layers[from.layer].first_move;
    }
    const std::uint32_t first_move = from.move;
    const std::uint64_t first_added = added_;
    const bool has_room = expand(from, to);
    const std::uint64_t tested = from.move - first_move;
    fuel.work -= static_cast<std::int64_t>(1 + work_of_adding() * (added_ - first_added) + tested * layers_.words / 4);
    if (!has_room) return false;
    if (!from.has_successor) ++stats_.dead_ends;
    from.is_started = false;
  }
  return true;
}

// Adds the successors of the state at the cursor to the next layer; continues if it was expanded in part. Returns false
// if there is no room for a successor.
bool Frontier::expand(Table& from, Table& to) {
  const std::size_t words = layers_.words;
  const Layers::Layer& layer = layers_.layers[from.layer];
  const Word* const keep = &layers_.masks[layer.keep];
  // Copies: `add_state` may move the arena and give `count_` more limbs. `state_` never changes its size.
  const Word* const at = row(from, from.cursor);
  std::copy_n(at, words, state_.begin());
  std::fill(std::copy_n(at + words, from.limbs, count_.begin()), count_.end(), Word{0});
  const Word* const state = state_.data();
  if ((state[layer.word] & layer.slot) != 0) {
    for (std::size_t word = 0; word < words; ++word) next_[word] = state[word] & keep[word];
    from.has_successor = true;
    return add_state(to);
  }
  for (; from.move < layer.last_move; ++from.move) {
    const Layers::Move& move = layers_.moves[from.move];
    const Word* const clear = &layers_.masks[move.masks];
    const Word* const set = clear + words;
    Word clash = 0;
    for (std::size_t word = 0; word < words; ++word) clash |= state[word] & clear[word];
    for (std::uint32_t t = move.first_constraint; t < move.last_constraint; ++t) {
      const Layers::ColourConstraint& tint = layers_.colour_constraints[t];
      const Word held = state[tint.word] & tint.slot;
      if (held != 0) clash |= held ^ tint.value;
    }
    if (clash != 0) continue;
    for (std::size_t word = 0; word < words; ++word) next_[word] = (state[word] | set[word]) & keep[word];
    if (!add_state(to)) return false;
    from.has_successor = true;
  }
  return true;
}

// Adds `count_` to the count of the state `next_`. Returns false if there is no room.
bool Frontier::add_state(Table& table) {
  ++added_;
  if (2 * (table.size + 1) > index_mask_ + 1 && index_mask_ + 1 < index_size_) grow_index(table);
  const std::size_t at = index_entry(table, next_.data());
  if (const std::size_t found = index_[at]; found != 0) {
    // The sum of two counts whose highest bit is 0 cannot overflow.
    if ((row(table, found - 1)[layers_.words + table.limbs - 1] | count_.back()) >> 63 != 0 && !widen(table))
      return false;
    add(row(table, found - 1) + layers_.words, count_.data(), table.limbs);
    return true;
  }
  while (table.size >= most_rows_) {
    if (!enlarge()) return false;
  }
  std::copy(count_.begin(), count_.end(), std::copy(next_.begin(), next_.end(), row(table, table.size)));
  index_[at] = static_cast<std::uint32_t>(++table.size);
  return true;
}

// The entry of the index for the state; if there is none, the free entry for it.
std::size_t Frontier::index_entry(const Table& table, const Word* state) const {
  std::uint64_t hash = 0;
  for (std::size_t word = 0; word < layers_.words; ++word) hash = mixed(hash, state[word]);
  for (std::size_t at = hash >> 20 & index_mask_;; at = (at + 1) & index_mask_) {
    const std::uint32_t found = index_[at];
    if (found == 0 || is_equal(state, row(table, found - 1), layers_.words)) return at;
  }
}

void Frontier::grow_index(const Table& table) {
  index_mask_ = 2 * index_mask_ + 1;
  std::fill_n(&index_[0], index_mask_ + 1, 0);
  for (std::size_t i = 0; i < table.size; ++i)
    index_[index_entry(table, row(table, i))] = static_cast<std::uint32_t>(i + 1);
}

// Adds one limb to `count_` and to every count of the table that is being filled. Rows move apart, so the last row
// moves first. Returns false if there is no room.
bool Frontier::widen(Table& table) {
  Table wide = table;
  ++wide.limbs;
  for (set_bounds(wide); table.size > most_rows_; set_bounds(wide)) {
    if (enlarge()) continue;
    set_bounds(table);
    return false;
  }
  place_rows(wide);
  for (std::size_t i = table.size; i-- > 0;) {
    Word* const moved = row(wide, i);
    std::memmove(moved, row(table, i), stride(table) * sizeof(Word));
    moved[stride(table)] = 0;
  }
  table = wide;
  count_.push_back(0);
  return true;
}

// There was no room: the states of `from` that are not expanded wait, and the states of `to` are followed first.
void Frontier::suspend(Table& from, const Table& to) {
  has_given_up_ = to.size == 0;
  const std::size_t left = from.size - from.cursor;
  std::memmove(from.is_high ? row(from, left - 1) : row(from, 0), row(from, from.is_high ? from.size - 1 : from.cursor),
               left * stride(from) * sizeof(Word));
  from.dropped += from.cursor;
  from.cursor = 0;
  from.size = left;
  used_[from.is_high] = top(from);
  used_[to.is_high] = top(to);
  ++depth_;
  if (tables_.size() == depth_ + 1) tables_.emplace_back();
}

// Continues with the suspended table before `from`: all states of `from` have been followed to the end.
void Frontier::resume_previous(const Table& from) {
  used_[from.is_high] = from.floor;
  finished_ = depth_ == 0;
  if (finished_) {
    stats_.solutions = total_.size() == 1 ? total_[0] : ~std::uint64_t{0};
  } else {
    --depth_;
    tables_[depth_].followed = tables_[depth_].dropped;
  }
}

void Frontier::add_to_total(const Table& table) {
  count_.assign(row(table, 0) + layers_.words, row(table, 0) + stride(table));
  const std::size_t limbs = std::max(total_.size(), count_.size()) + 1;
  total_.resize(limbs);
  count_.resize(limbs);
  add(total_.data(), count_.data(), limbs);
  while (total_.size() > 1 && total_.back() == 0) total_.pop_back();
}

double Frontier::fraction() const {
  if (finished_) return 1;
  const Table& bottom = tables_[0];
  const std::size_t size = bottom.dropped + bottom.size;
  const double part = size == 0 ? 0 : static_cast<double>(bottom.followed) / static_cast<double>(size);
  return (static_cast<double>(bottom.layer) + part) / static_cast<double>(layers_.layers.size() + 1);
}

}  // namespace quadrille::cover
