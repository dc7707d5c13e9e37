// An exact cover in the form that counting along a frontier uses: the primary items in a fixed order, one *layer* or
// more for each, and the options as streams between the tables of states (item_order.hpp says which items are live and
// so have a slot).
//
//     state     a slot of bits for each live item: one bit, or enough bits for the colours of a secondary item
//     stream    those states of a table whose bits under the mask `care` are `value`; the successor of each is the
//               state plus `delta`
//     layer     its streams: an item that is covered already, and each option of the item with each content of the
//               coloured slots that it fits
//
// A stream adds the same number to each of its states, word by word, modulo 2^64. Slots neither overflow nor fall below
// 0, so its successors have the same order as its states. If a table is sorted, the next one is a merge of the layer's
// streams (frontier.hpp).
//
// A secondary item is forgotten after its last option. The states that differ only there are merged in layers of their
// own, which clear a few bits: a stream for each content of these.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/cover/problem.hpp"

namespace quadrille::cover {

struct Layers {
  using Word = std::uint64_t;

  /// Stream s has three times `words` words, from `masks[3 * words * s]` on: care, value, delta.
  struct Layer {
    std::uint32_t first_stream, last_stream;
  };

  /// Makes the layers of `problem`. Returns false if their masks would take more than `most_bytes`.
  bool lay_out(const Problem& problem, std::size_t most_bytes);

  const Word* stream(std::size_t stream) const { return &masks[3 * words * stream]; }
  /// The number of bytes of the layers.
  std::size_t bytes() const { return layers.capacity() * sizeof(Layer) + masks.capacity() * sizeof(Word); }

  std::vector<Layer> layers;
  std::vector<Word> masks;
  std::size_t words = 1;         // of a state
  std::size_t most_streams = 0;  // of a layer
  bool has_counters = false;
  double state_bound = 0;  // an upper bound on the number of states of all tables
};

}  // namespace quadrille::cover
