// An exact cover as counting along a frontier sees it: the primary items in a fixed order, a *layer* each, and the
// options as masks over the state (item_order.hpp says which items are live, and so have a slot).
//
//     state     a slot of bits for each live item: one bit, or as many as tell the colours of a secondary item apart
//     layer     its own item's slot, and what of the state lives on behind it
//     move      an option of the layer's item: what of the state must be clear, and what it sets
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/cover/problem.hpp"

namespace quadrille::cover {

struct Layers {
  using Word = std::uint64_t;

  // One coloured entry: the slot must be clear or hold `value`.
  struct Tint {
    std::uint32_t word;
    Word slot;
    Word value;
  };
  // An option in its layer. Its masks are `words` words each, at `masks[at]`: what must be clear, then what is set.
  struct Move {
    std::uint32_t masks;
    std::uint32_t first_tint, last_tint;
  };
  struct Layer {
    std::uint32_t first_move, last_move;
    std::uint32_t keep;  // masks[keep …]: the slots that live on
    std::uint32_t word;  // the slot of the layer's own item
    Word slot;           // 0: nothing before it can have covered it
  };

  /// Writes the problem down anew, unless that takes more than so many bytes: then false.
  bool lay_out(const Problem& problem, std::size_t most_bytes);

  /// What it takes.
  std::size_t bytes() const {
    return layers.size() * sizeof(Layer) + moves.size() * sizeof(Move) + tints.size() * sizeof(Tint) +
           masks.size() * sizeof(Word);
  }

  std::vector<Layer> layers;
  std::vector<Move> moves;
  std::vector<Tint> tints;
  std::vector<Word> masks;
  std::size_t words = 1;   // of a state
  double state_bound = 0;  // no more states than this can be met, each layer's together
};

}  // namespace quadrille::cover
