// The inner loops: the states of a table become those of the next one, in order.
#include <algorithm>

#include "core/cover/counting/frontier.hpp"

namespace quadrille::cover {

namespace {

// Rows that are read in a unit of work.
constexpr std::uint64_t rows_a_unit = 4;

}  // namespace

Frontier::Filled Frontier::fill(const Table& from, Table& to, Fuel& fuel) {
  return layers_.words == 1 ? merge<true>(from, to, fuel) : merge<false>(from, to, fuel);
}

// Merges the streams of the layer while there is fuel and room.
template <bool has_one_word>
Frontier::Filled Frontier::merge(const Table& from, Table& to, Fuel& fuel) {
  const std::size_t words = has_one_word ? 1 : layers_.words;
  if (filling_.started < layers_.layers[from.layer].last_stream) start_streams<has_one_word>(from, fuel);
  if (filling_.started < layers_.layers[from.layer].last_stream) return Filled::in_part;
  while (filling_.heads_in_use > 0) {
    if (fuel.is_spent()) return Filled::in_part;
    if (to.size >= filling_.most_rows && !make_room(to)) return Filled::to_the_brim;
    const Word* const state = row(from, filling_.heads[0].row);
    const Word* const delta = layers_.stream(filling_.heads[0].stream) + 2 * words;
    for (std::size_t word = 0; word < words; ++word) filling_.next[word] = state[word] + delta[word];
    std::fill(std::copy_n(state + words, from.limbs, filling_.sum.begin()), filling_.sum.end(), Word{0});
    for (bool is_first = true; is_first || is_next<has_one_word>(from); is_first = false) {
      Head& head = filling_.heads[0];
      if (!is_first) add_counts(filling_.sum.data(), row(from, head.row) + words, from.limbs);
      ++head.row;
      if (!seek<has_one_word>(from, head, nullptr)) head = filling_.heads[--filling_.heads_in_use];
      sift_down<has_one_word>(from, 0);
    }
    if (!has_residues_ && filling_.sum[to.limbs] != 0) add_limb(to);
    std::copy_n(filling_.sum.begin(), to.limbs, std::copy_n(filling_.next.begin(), words, row(to, to.size)));
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
  for (; filling_.started < last && !fuel.is_spent(); ++filling_.started) {
    Head head = {0, 0, static_cast<std::uint32_t>(filling_.started)};
    if (seek<has_one_word>(from, head, bookmark_of(from))) filling_.heads[filling_.heads_in_use++] = head;
    fuel.work -= static_cast<std::int64_t>(1 + work_ / rows_a_unit);
    work_ %= rows_a_unit;
  }
  if (filling_.started < last) return;
  for (std::size_t at = filling_.heads_in_use / 2; at-- > 0;) sift_down<has_one_word>(from, at);
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
  const Head head = filling_.heads[at];
  for (std::size_t below = 2 * at + 1; below < filling_.heads_in_use; below = 2 * at + 1) {
    if (below + 1 < filling_.heads_in_use)
      below += precedes<has_one_word>(from, filling_.heads[below + 1], filling_.heads[below]) ? 1 : 0;
    if (!precedes<has_one_word>(from, filling_.heads[below], head)) break;
    filling_.heads[at] = filling_.heads[below];
    at = below;
  }
  filling_.heads[at] = head;
}

// Whether the least successor is `filling_.next`.
template <bool has_one_word>
bool Frontier::is_next(const Table& from) const {
  if (filling_.heads_in_use == 0 || filling_.heads[0].top != filling_.next[0]) return false;
  if (has_one_word) return true;
  const Word* const state = row(from, filling_.heads[0].row);
  const Word* const delta = layers_.stream(filling_.heads[0].stream) + 2 * layers_.words;
  std::size_t word = 1;
  while (word < layers_.words && (state[word] + delta[word]) == filling_.next[word]) ++word;
  return word == layers_.words;
}

// Adds a count to `sum`, which has one more limb if counts are whole.
void Frontier::add_counts(Word* sum, const Word* count, std::size_t limbs) const {
  if (has_residues_) {
    const std::size_t first = course_.has_ceiling ? 1 : 0;
    if (course_.has_ceiling) sum[0] = add_ceilings(sum[0], count[0]);
    for (std::size_t limb = first; limb < limbs; ++limb)
      sum[limb] = add_residues(sum[limb], count[limb], course_.modulus[limb - first]);
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

// The first row that has a successor behind the bookmark; the number of rows if there is none.
[[clang::minsize]] std::size_t Frontier::first_unfollowed(const Table& from) {
  std::size_t first = from.size;
  const Layers::Layer& layer = layers_.layers[from.layer];
  for (std::uint32_t stream = layer.first_stream; stream < layer.last_stream; ++stream) {
    Head head = {0, 0, stream};
    const bool has_more =
        layers_.words == 1 ? seek<true>(from, head, bookmark_of(from)) : seek<false>(from, head, bookmark_of(from));
    if (has_more) first = std::min<std::size_t>(first, head.row);
  }
  return first;
}

}  // namespace quadrille::cover
