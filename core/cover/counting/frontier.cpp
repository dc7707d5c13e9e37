#include "core/cover/counting/frontier.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

namespace quadrille::cover {

namespace {

// In bytes. Each arena has an eighth of the size of the next one, so that all of them together take at most a seventh
// more than the last one.
constexpr std::size_t least_arena = 1 << 16;
constexpr std::uint32_t growth_bits = 3;
// The smallest number of rows for which an arena must have room.
constexpr std::size_t least_rows = 64;
// The largest number of rows to reserve for each later layer; fewer if that would be more than a quarter of all room.
constexpr std::size_t most_waiting_rows = 4;
// Rows that are read in a unit of work.
constexpr std::uint64_t rows_a_unit = 4;

}  // namespace

[[clang::minsize]] std::optional<Error> Frontier::open(const Problem& problem, std::size_t most_bytes) {
  if (auto error = prepare(problem, most_bytes)) return error;
  if (has_given_up_) return std::nullopt;
  has_residues_ = is_single_pass_ = false;
  start_pass(0, false);
  return std::nullopt;
}

[[clang::minsize]] std::optional<Error> Frontier::open_pass(const Problem& problem, std::size_t most_bytes,
                                                            const Pass& pass) {
  if (auto error = prepare(problem, most_bytes)) return error;
  if (has_given_up_) return std::nullopt;
  has_residues_ = is_single_pass_ = true;
  first_modulus_ = pass.first_modulus;
  start_pass(pass.residues, pass.has_ceiling);
  return std::nullopt;
}

[[clang::minsize]] std::optional<Error> Frontier::prepare(const Problem& problem, std::size_t most_bytes) {
  stats_ = {};
  total_.assign(1, 0);
  residues_.clear();
  ceiling_ = 0;
  first_modulus_ = most_used_ = passes_ = 0;
  work_ = 0;
  is_in_parts_ = finished_ = false;
  floor_ = base_ = 0;
  span_ = 1;
  tables_.assign(2, {});
  depth_ = 0;
  arena_.reset();
  const bool fits = layers_.lay_out(problem, most_bytes / 2);
  bytes_ = layers_.bytes() + layers_.most_streams * sizeof(Head);
  has_given_up_ = !fits || bytes_ >= most_bytes;
  if (has_given_up_) {
    bytes_ = 0;
    layers_ = {};
    return std::nullopt;
  }
  const std::size_t most = (most_bytes - bytes_) / 8 * 7;
  most_arena_ = most / sizeof(Word);
  growths_ = 0;
  while (most >> growth_bits * (growths_ + 1) >= least_arena) ++growths_;
  heads_.resize(layers_.most_streams);
  next_.assign(layers_.words, 0);
  waiting_rows_ = std::min(most_waiting_rows, most_arena_ / 4 / (layers_.words + 1) / (layers_.layers.size() + 1));
  stats_.depth = static_cast<std::uint32_t>(layers_.layers.size());
  has_given_up_ = !set_up_arena();
  return std::nullopt;
}

// Starts a pass: the first table has the empty state alone. Without residues counts are whole.
[[clang::minsize]] void Frontier::start_pass(std::size_t residues, bool has_ceiling) {
  ++passes_;
  has_ceiling_ = has_ceiling;
  modulus_.clear();
  for (std::size_t i = 0; i < residues; ++i) modulus_.push_back(moduli_[first_modulus_ + i]);
  const std::size_t limbs = has_residues_ ? residues + (has_ceiling ? 1 : 0) : 1;
  sums_.assign(limbs, 0);
  tables_.assign(2, {});
  used_ = {};
  filling_ = false;
  Table& root = tables_[0];
  root.limbs = limbs;
  place_rows(root);
  std::fill_n(row(root, 0), layers_.words, Word{0});
  std::fill_n(row(root, 0) + layers_.words, limbs, Word{1});  // 1 is a ceiling of 1, too
  root.size = 1;
  used_[0] = top(root);
}

// Returns false if the arena would be too small to use.
[[clang::minsize]] bool Frontier::set_up_arena() {
  arena_words_ = most_arena_ >> growth_bits * growths_;
  if (arena_words_ / (layers_.words + 1) < least_rows) return false;
  // Not a vector: that would write all its elements, and most of the last arena may never be used.
  arena_.reset(new Word[arena_words_]);
  bytes_ += sizeof(Word) * arena_words_;
  return true;
}

// Moves everything into the next larger arena. Returns false if this is the largest.
[[clang::minsize]] bool Frontier::enlarge() {
  if (growths_ == 0) return false;
  --growths_;
  const Table& filled = tables_[depth_ + 1];
  auto used = used_;
  used[filled.is_high] = top(filled);
  const auto arena = std::move(arena_);
  const std::size_t words = arena_words_;
  set_up_arena();
  std::copy_n(&arena[0], used[0], &arena_[0]);
  std::copy_n(&arena[words - used[1]], used[1], &arena_[arena_words_ - used[1]]);
  for (Table& table : tables_) place_rows(table);
  set_bounds(filled);
  return true;
}

void Frontier::place_rows(Table& table) const {
  table.step = table.is_high ? 0 - stride(table) : stride(table);
  table.first = table.is_high ? arena_words_ - table.floor - stride(table) : table.floor;
}

// Streams of counters leave most states of a table with more successors when it is suspended. So a table must leave the
// rows that are reserved for later layers.
void Frontier::set_bounds(const Table& table) {
  const std::size_t free = arena_words_ - used_[0] - used_[1];
  const std::size_t layers = layers_.has_counters ? layers_.layers.size() + 1 - table.layer : 0;
  const std::size_t left = std::min(free, layers * waiting_rows_ * stride(table));
  most_rows_ = std::min((free - left) / stride(table), most_states_);
}

// The number of rows that a part of the table may have: they get half of the free words, so that there is room for the
// tables of later layers.
[[clang::minsize]] std::size_t Frontier::rows_of_part(const Table& table) const {
  const std::size_t free = arena_words_ - used_[0] - used_[1];
  const std::size_t layers = layers_.layers.size() + 1 - table.layer;
  const std::size_t left = std::min(free, layers * waiting_rows_ * stride(table));
  return ((free - left) / 2 + left / layers) / stride(table);
}

// Starts an empty table. Its counts have as many limbs as those of the table before it.
[[clang::minsize]] void Frontier::begin(Table& table, std::size_t layer, bool is_high) {
  const std::size_t limbs = tables_[depth_].limbs;
  table = {.layer = layer, .is_high = is_high, .floor = used_[is_high], .limbs = limbs};
  place_rows(table);
  set_bounds(table);
  sum_.assign(limbs + 1, 0);
  heads_in_use_ = 0;
  started_ = layers_.layers[layer - 1].first_stream;
  filling_ = true;
}

Step Frontier::advance(Fuel& fuel) {
  while (!finished_) {
    if (has_given_up_) return Step::paused;
    Table& from = tables_[depth_];
    if (from.layer == layers_.layers.size() && from.size > 0) {
      add_to_total(from);
      from.size = 0;
    }
    if (from.size == 0) {
      resume_previous(from);
      continue;
    }
    Table& to = tables_[depth_ + 1];
    if (!filling_) begin(to, from.layer + 1, !from.is_high);
    const Filled filled = layers_.words == 1 ? fill<true>(from, to, fuel) : fill<false>(from, to, fuel);
    if (filled == Filled::in_part) return Step::paused;
    filling_ = false;
    if (filled == Filled::to_the_brim) {
      suspend(from, to);
      continue;
    }
    most_used_ = std::max(most_used_, from.size + to.size);
    used_[from.is_high] = from.floor;
    from = to;
    used_[from.is_high] = top(from);
  }
  return Step::finished;
}

// Merges the streams of the layer while there is fuel and room.
template <bool has_one_word>
Frontier::Filled Frontier::fill(const Table& from, Table& to, Fuel& fuel) {
  const std::size_t words = has_one_word ? 1 : layers_.words;
  if (started_ < layers_.layers[from.layer].last_stream) start_streams<has_one_word>(from, fuel);
  if (started_ < layers_.layers[from.layer].last_stream) return Filled::in_part;
  while (heads_in_use_ > 0) {
    if (fuel.is_spent()) return Filled::in_part;
    if (to.size >= most_rows_ && !make_room(to)) return Filled::to_the_brim;
    const Word* const state = row(from, heads_[0].row);
    const Word* const delta = layers_.stream(heads_[0].stream) + 2 * words;
    for (std::size_t word = 0; word < words; ++word) next_[word] = state[word] + delta[word];
    std::fill(std::copy_n(state + words, from.limbs, sum_.begin()), sum_.end(), Word{0});
    for (bool is_first = true; is_first || is_next<has_one_word>(from); is_first = false) {
      Head& head = heads_[0];
      if (!is_first) add_counts(sum_.data(), row(from, head.row) + words, from.limbs);
      ++head.row;
      if (!seek<has_one_word>(from, head, nullptr)) head = heads_[--heads_in_use_];
      sift_down<has_one_word>(from, 0);
    }
    if (!has_residues_ && sum_[to.limbs] != 0) add_limb(to);
    std::copy_n(sum_.begin(), to.limbs, std::copy_n(next_.begin(), words, row(to, to.size)));
    ++to.size;
    ++stats_.nodes;
    --fuel.nodes;
    fuel.work -= static_cast<std::int64_t>(1 + work_ / rows_a_unit);
    work_ %= rows_a_unit;
  }
  return Filled::wholly;
}

// Finds the first successor of each stream, behind the bookmark if there is one.
template <bool has_one_word>
void Frontier::start_streams(const Table& from, Fuel& fuel) {
  const std::size_t last = layers_.layers[from.layer].last_stream;
  for (; started_ < last && !fuel.is_spent(); ++started_) {
    Head head = {0, 0, static_cast<std::uint32_t>(started_)};
    if (seek<has_one_word>(from, head, bookmark_of(from))) heads_[heads_in_use_++] = head;
    fuel.work -= static_cast<std::int64_t>(1 + work_ / rows_a_unit);
    work_ %= rows_a_unit;
  }
  if (started_ < last) return;
  for (std::size_t at = heads_in_use_ / 2; at-- > 0;) sift_down<has_one_word>(from, at);
}

// Finds the stream's next successor, from the row of `head` on, that comes after `bookmark`. Returns false if there is
// none.
template <bool has_one_word>
bool Frontier::seek(const Table& from, Head& head, const Word* bookmark) {
  const std::size_t words = has_one_word ? 1 : layers_.words, size = from.size;
  const Word* const care = layers_.stream(head.stream);
  const Word* const value = care + words;
  const Word* const delta = value + words;
  const auto fits = [&](const Word* state) {
    if constexpr (has_one_word) {
      return (state[0] & care[0]) == value[0] && (bookmark == nullptr || (state[0] + delta[0]) > bookmark[0]);
    } else {
      Word difference = 0;
      for (std::size_t word = 0; word < words; ++word) difference |= (state[word] & care[word]) ^ value[word];
      if (difference != 0) return false;
      if (bookmark == nullptr) return true;
      std::size_t word = 0;
      while (word < words && (state[word] + delta[word]) == bookmark[word]) ++word;
      return word < words && (state[word] + delta[word]) > bookmark[word];
    }
  };
  std::size_t at = head.row;
  std::size_t place = from.first + at * from.step;
  while (at < size && !fits(&arena_[place])) {
    ++at;
    place += from.step;
  }
  work_ += at - head.row + 1;
  head.row = static_cast<std::uint32_t>(at);
  if (at == size) return false;
  head.top = arena_[place] + delta[0];
  return true;
}

template <bool has_one_word>
bool Frontier::precedes(const Table& from, const Head& a, const Head& b) const {
  if (has_one_word || a.top != b.top) return a.top < b.top;
  const Word* const state = row(from, a.row);
  const Word* const other = row(from, b.row);
  const Word* const delta = layers_.stream(a.stream) + 2 * layers_.words;
  const Word* const other_delta = layers_.stream(b.stream) + 2 * layers_.words;
  for (std::size_t word = 1; word < layers_.words; ++word) {
    const Word mine = state[word] + delta[word], its = other[word] + other_delta[word];
    if (mine != its) return mine < its;
  }
  return false;
}

// Restores the heap where the head at `at` may come after those below it.
template <bool has_one_word>
void Frontier::sift_down(const Table& from, std::size_t at) {
  const Head head = heads_[at];
  for (std::size_t below = 2 * at + 1; below < heads_in_use_; below = 2 * at + 1) {
    if (below + 1 < heads_in_use_) below += precedes<has_one_word>(from, heads_[below + 1], heads_[below]) ? 1 : 0;
    if (!precedes<has_one_word>(from, heads_[below], head)) break;
    heads_[at] = heads_[below];
    at = below;
  }
  heads_[at] = head;
}

// Whether the least successor is `next_`.
template <bool has_one_word>
bool Frontier::is_next(const Table& from) const {
  if (heads_in_use_ == 0 || heads_[0].top != next_[0]) return false;
  if (has_one_word) return true;
  const Word* const state = row(from, heads_[0].row);
  const Word* const delta = layers_.stream(heads_[0].stream) + 2 * layers_.words;
  std::size_t word = 1;
  while (word < layers_.words && (state[word] + delta[word]) == next_[word]) ++word;
  return word == layers_.words;
}

// Adds a count to `sum`, which has one more limb if counts are whole.
void Frontier::add_counts(Word* sum, const Word* count, std::size_t limbs) const {
  if (has_residues_) {
    const std::size_t first = has_ceiling_ ? 1 : 0;
    if (has_ceiling_) sum[0] = add_ceilings(sum[0], count[0]);
    for (std::size_t limb = first; limb < limbs; ++limb)
      sum[limb] = add_residues(sum[limb], count[limb], modulus_[limb - first]);
    return;
  }
  std::uint64_t carry = 0;
  for (std::size_t limb = 0; limb < limbs; ++limb) {
    const std::uint64_t partial = sum[limb] + carry;
    carry = partial < carry;
    sum[limb] = partial + count[limb];
    carry += sum[limb] < partial;
  }
  for (; carry != 0; ++limbs) carry = ++sum[limbs] == 0;
}

std::size_t Frontier::least_limbs() const {
  std::size_t least = tables_[0].limbs;
  for (std::size_t depth = 1; depth <= depth_ + 1; ++depth) least = std::min(least, tables_[depth].limbs);
  return least;
}

// Returns false if there is no room for one more row.
[[clang::minsize]] bool Frontier::make_room(const Table& to) {
  while (to.size >= most_rows_) {
    if (enlarge()) continue;
    if (to.limbs == 1) return false;
    narrow(std::min(least_limbs(), to.limbs - 1));
  }
  return true;
}

// `sum_` needs one more limb than the counts of the table.
[[clang::minsize]] void Frontier::add_limb(Table& to) {
  if (widen(to)) {
    sum_.push_back(0);
    return;
  }
  const std::size_t limbs = least_limbs();
  narrow(limbs);
  std::vector<Word> words(limbs);
  take_residues(sum_, words);
  std::copy(words.begin(), words.end(), sum_.begin());
}

// Adds one limb to every count of the table that is being filled. Rows move apart, so the last row moves first. Returns
// false if there is no room.
[[clang::minsize]] bool Frontier::widen(Table& table) {
  if (table.limbs >= most_limbs_) return false;
  Table wide = table;
  ++wide.limbs;
  for (set_bounds(wide); table.size >= most_rows_; set_bounds(wide)) {
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
  return true;
}

// Gives all counts `limbs` words, no more than any of them has: whole counts become a ceiling and residues, and of
// residues the last ones are dropped.
[[clang::minsize]] void Frontier::narrow(std::size_t limbs) {
  const bool are_whole = !has_residues_;
  if (are_whole) {
    expect(position(), tables_[depth_ + 1].limbs);
    has_residues_ = has_ceiling_ = true;
    for (std::size_t i = 0; i + 1 < limbs; ++i) modulus_.push_back(moduli_[i]);
    sums_.resize(limbs);
    take_residues(total_, sums_);
    total_.assign(1, 0);
  }
  sums_.resize(limbs);
  modulus_.resize(limbs - (has_ceiling_ ? 1 : 0));
  used_ = {};
  std::vector<Word> words(limbs);  // a copy: the old row and the new one may overlap
  for (std::size_t depth = 0; depth <= depth_ + 1; ++depth) {
    Table& table = tables_[depth];
    Table narrowed = table;
    narrowed.floor = used_[table.is_high];
    narrowed.limbs = limbs;
    place_rows(narrowed);
    for (std::size_t i = 0; i < table.size; ++i) {
      const Word* const old = row(table, i);
      Word* const moved = row(narrowed, i);
      const Word* const count = old + layers_.words;
      if (are_whole) {
        take_residues({count, table.limbs}, words);
      } else {
        std::copy_n(count, limbs, words.begin());
      }
      std::memmove(moved, old, layers_.words * sizeof(Word));
      std::copy(words.begin(), words.end(), moved + layers_.words);
    }
    table = narrowed;
    if (depth <= depth_) used_[table.is_high] = top(table);
  }
  set_bounds(tables_[depth_ + 1]);
}

// Writes the ceiling of a number, and then as many residues as there is room.
void Frontier::take_residues(std::span<const Word> whole, std::span<Word> words) const {
  words[0] = ceiling_of(whole);
  for (std::size_t i = 1; i < words.size(); ++i) words[i] = residue_of(whole, modulus_[i - 1]);
}

// There was no room: the states of `from` with more successors wait, and the states of `to` are followed first.
[[clang::minsize]] void Frontier::suspend(Table& from, Table& to) {
  is_in_parts_ = true;
  to.size = std::min(to.size, rows_of_part(to));
  has_given_up_ = to.size == 0;
  if (has_given_up_) return;
  bookmarks_.resize(std::max(bookmarks_.size(), (depth_ + 1) * layers_.words));
  std::copy_n(row(to, to.size - 1), layers_.words, &bookmarks_[depth_ * layers_.words]);
  from.has_bookmark = true;
  std::size_t first = from.size;  // the first row with a successor behind the bookmark
  const Layers::Layer& layer = layers_.layers[from.layer];
  for (std::uint32_t stream = layer.first_stream; stream < layer.last_stream; ++stream) {
    Head head = {0, 0, stream};
    const bool has_more =
        layers_.words == 1 ? seek<true>(from, head, bookmark_of(from)) : seek<false>(from, head, bookmark_of(from));
    if (has_more) first = std::min<std::size_t>(first, head.row);
  }
  const std::size_t left = from.size - first;
  if (left > 0) {
    std::memmove(from.is_high ? row(from, left - 1) : row(from, 0), row(from, from.is_high ? from.size - 1 : first),
                 left * stride(from) * sizeof(Word));
  }
  from.dropped += first;
  from.size = left;
  used_[from.is_high] = top(from);
  used_[to.is_high] = top(to);
  ++depth_;
  if (tables_.size() == depth_ + 1) tables_.emplace_back();
}

// Continues with the suspended table before `from`: all states of `from` have been followed to the end.
[[clang::minsize]] void Frontier::resume_previous(const Table& from) {
  used_[from.is_high] = from.floor;
  if (depth_ == 0) {
    finish_pass();
  } else {
    --depth_;
    tables_[depth_].followed = tables_[depth_].dropped;
  }
}

// After the last layer there is no slot, so there is at most one state; its count is a number of solutions.
[[clang::minsize]] void Frontier::add_to_total(const Table& table) {
  const Word* const count = row(table, 0) + layers_.words;
  if (has_residues_) {
    add_counts(sums_.data(), count, table.limbs);
    return;
  }
  total_.resize(std::max(total_.size(), table.limbs) + 1);
  add_counts(total_.data(), count, table.limbs);
  while (total_.size() > 1 && total_.back() == 0) total_.pop_back();
}

// Ends the search, or starts a pass for residues that are missing: for as many as there is room.
[[clang::minsize]] void Frontier::finish_pass() {
  finished_ = true;
  if (has_residues_) {
    if (has_ceiling_) ceiling_ = sums_[0];
    residues_.insert(residues_.end(), sums_.begin() + (has_ceiling_ ? 1 : 0), sums_.end());
    if (is_single_pass_) return;
    const std::size_t needed = moduli_for(ceiling_);
    if (residues_.size() < needed) {
      const std::size_t missing = needed - residues_.size();
      const std::size_t room = is_in_parts_ ? 1 : arena_words_ / most_used_ - layers_.words;
      const std::size_t residues = std::clamp<std::size_t>(std::min(room, most_limbs_), 1, missing);
      finished_ = false;
      first_modulus_ = residues_.size();
      expect(static_cast<double>(passes_), (missing + residues - 1) / residues);
      start_pass(residues, false);
      return;
    }
    total_ = join_residues(residues_);
  }
  stats_.solutions = total_.size() == 1 ? total_[0] : ~std::uint64_t{0};
}

// The passes done, and the part of the present one.
[[clang::minsize]] double Frontier::position() const {
  const Table& bottom = tables_[0];
  const std::size_t size = bottom.dropped + bottom.size;
  const double part = size == 0 ? 0 : static_cast<double>(bottom.followed) / static_cast<double>(size);
  const double layers = static_cast<double>(layers_.layers.size() + 1);
  return static_cast<double>(passes_) - 1 + (static_cast<double>(bottom.layer) + part) / layers;
}

// From now on the fraction is computed for the way from `start` to the end of this number of passes after the present
// one.
[[clang::minsize]] void Frontier::expect(double start, std::size_t passes) {
  floor_ = fraction();
  base_ = start;
  span_ = static_cast<double>(passes_ + passes) - start;
}

[[clang::minsize]] double Frontier::fraction() const {
  if (finished_) return 1;
  if (passes_ == 0) return 0;  // there was no room
  return floor_ + (1 - floor_) * std::min((position() - base_) / span_, 1.0);
}

}  // namespace quadrille::cover
