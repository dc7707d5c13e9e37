// The arena and the rows in it: what is done where there is no room for one more.
#include <algorithm>
#include <cstring>
#include <utility>

#include "core/cover/counting/frontier.hpp"

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

}  // namespace

// Takes the smallest arena of a series in which each is larger than the one before and all together have at most
// `most_bytes`. Returns false if it would be too small to use.
bool Frontier::open_arena(std::size_t most_bytes) {
  const std::size_t most = most_bytes / 8 * 7;
  most_arena_ = most / sizeof(Word);
  growths_ = 0;
  while (most >> growth_bits * (growths_ + 1) >= least_arena) ++growths_;
  waiting_rows_ = std::min(most_waiting_rows, most_arena_ / 4 / (layers_.words + 1) / (layers_.layers.size() + 1));
  return set_up_arena();
}

// Returns false if the arena would be too small to use.
bool Frontier::set_up_arena() {
  arena_words_ = most_arena_ >> growth_bits * growths_;
  if (arena_words_ / (layers_.words + 1) < least_rows) return false;
  // Not a vector: that would write all its elements, and most of the last arena may never be used.
  arena_.reset(new Word[arena_words_]);
  bytes_ += sizeof(Word) * arena_words_;
  return true;
}

// Moves everything into the next larger arena. Returns false if this is the largest.
bool Frontier::enlarge() {
  if (growths_ == 0) return false;
  --growths_;
  const Table& filled = course_.tables[course_.depth + 1];
  auto used = course_.used;
  used[filled.is_high] = top(filled);
  const auto arena = std::move(arena_);
  const std::size_t words = arena_words_;
  set_up_arena();
  std::copy_n(&arena[0], used[0], &arena_[0]);
  std::copy_n(&arena[words - used[1]], used[1], &arena_[arena_words_ - used[1]]);
  for (Table& table : course_.tables) place_rows(table);
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
  const std::size_t free = arena_words_ - course_.used[0] - course_.used[1];
  const std::size_t layers = layers_.has_counters ? layers_.layers.size() + 1 - table.layer : 0;
  const std::size_t left = std::min(free, layers * waiting_rows_ * stride(table));
  filling_.most_rows = std::min((free - left) / stride(table), most_states_);
}

// The number of rows that a part of the table may have: they get half of the free words, so that there is room for the
// tables of later layers.
std::size_t Frontier::rows_of_part(const Table& table) const {
  const std::size_t free = arena_words_ - course_.used[0] - course_.used[1];
  const std::size_t layers = layers_.layers.size() + 1 - table.layer;
  const std::size_t left = std::min(free, layers * waiting_rows_ * stride(table));
  return ((free - left) / 2 + left / layers) / stride(table);
}

std::size_t Frontier::least_limbs() const {
  std::size_t least = course_.tables[0].limbs;
  for (std::size_t depth = 1; depth <= course_.depth + 1; ++depth) least = std::min(least, course_.tables[depth].limbs);
  return least;
}

// Returns false if there is no room for one more row.
bool Frontier::make_room(const Table& to) {
  while (to.size >= filling_.most_rows) {
    if (enlarge()) continue;
    if (to.limbs == 1) return false;
    narrow(std::min(least_limbs(), to.limbs - 1));
  }
  return true;
}

// `filling_.sum` needs one more limb than the counts of the table.
void Frontier::add_limb(Table& to) {
  if (widen(to)) {
    filling_.sum.push_back(0);
    return;
  }
  const std::size_t limbs = least_limbs();
  narrow(limbs);
  std::vector<Word> words(limbs);
  take_residues(filling_.sum, words);
  std::copy(words.begin(), words.end(), filling_.sum.begin());
}

// Adds one limb to every count of the table that is being filled. Rows move apart, so the last row moves first. Returns
// false if there is no room.
bool Frontier::widen(Table& table) {
  if (table.limbs >= most_limbs_) return false;
  Table wide = table;
  ++wide.limbs;
  for (set_bounds(wide); table.size >= filling_.most_rows; set_bounds(wide)) {
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
void Frontier::narrow(std::size_t limbs) {
  const bool are_whole = !has_residues_;
  if (are_whole) {
    expect(position(), course_.tables[course_.depth + 1].limbs);
    has_residues_ = course_.has_ceiling = true;
    for (std::size_t i = 0; i + 1 < limbs; ++i) course_.modulus.push_back(moduli_[i]);
    course_.sums.resize(limbs);
    take_residues(total_, course_.sums);
    total_.assign(1, 0);
  }
  course_.sums.resize(limbs);
  course_.modulus.resize(limbs - (course_.has_ceiling ? 1 : 0));
  course_.used = {};
  std::vector<Word> words(limbs);  // a copy: the old row and the new one may overlap
  for (std::size_t depth = 0; depth <= course_.depth + 1; ++depth) {
    Table& table = course_.tables[depth];
    Table narrowed = table;
    narrowed.floor = course_.used[table.is_high];
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
    if (depth <= course_.depth) course_.used[table.is_high] = top(table);
  }
  set_bounds(course_.tables[course_.depth + 1]);
}

// Writes the ceiling of a number, and then as many residues as there is room.
void Frontier::take_residues(std::span<const Word> whole, std::span<Word> words) const {
  words[0] = ceiling_of(whole);
  for (std::size_t i = 1; i < words.size(); ++i) words[i] = residue_of(whole, course_.modulus[i - 1]);
}

// There was no room: the states of `from` with more successors wait, and the states of `to` are followed first.
void Frontier::suspend(Table& from, Table& to) {
  is_in_parts_ = true;
  to.size = std::min(to.size, rows_of_part(to));
  has_given_up_ = to.size == 0;
  if (has_given_up_) return;
  course_.bookmarks.resize(std::max(course_.bookmarks.size(), (course_.depth + 1) * layers_.words));
  std::copy_n(row(to, to.size - 1), layers_.words, &course_.bookmarks[course_.depth * layers_.words]);
  from.has_bookmark = true;
  const std::size_t first = first_unfollowed(from);
  const std::size_t left = from.size - first;
  if (left > 0) {
    std::memmove(from.is_high ? row(from, left - 1) : row(from, 0), row(from, from.is_high ? from.size - 1 : first),
                 left * stride(from) * sizeof(Word));
  }
  from.dropped += first;
  from.size = left;
  course_.used[from.is_high] = top(from);
  course_.used[to.is_high] = top(to);
  ++course_.depth;
  if (course_.tables.size() == course_.depth + 1) course_.tables.emplace_back();
}

}  // namespace quadrille::cover
