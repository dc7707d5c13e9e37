// An exact cover in the form that counting along a frontier uses: the primary items in a fixed order, a *layer* for
// each, and the options as masks over the state (item_order.hpp says which items are live and so have a slot).
//
//     state     a slot of bits for each live item: one bit, or enough bits for the colours of a secondary item
//     layer     the slot of its own item, and the slots that are live after it
//     move      an option of the layer's item: which bits of the state must be 0, and which bits it sets
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/cover/problem.hpp"

namespace quadrille::cover {

struct Layers {
  using Word = std::uint64_t;

  // One coloured entry of an option: the slot must be 0 or `value`.
  struct ColourConstraint {
    std::uint32_t word;
    Word slot;
    Word value;
  };
  // An option in its layer. It has two masks of `words` words each, from `masks[masks]` on: the bits that must be 0,
  // and the bits that it sets.
  struct Move {
    std::uint32_t masks;
    std::uint32_t first_constraint, last_constraint;
  };
  struct Layer {
    std::uint32_t first_move, last_move;
    std::uint32_t keep;  // masks[keep …]: the slots that are live after this layer
    std::uint32_t word;  // the slot of the layer's own item
    Word slot;           // 0: no earlier option can have covered it
  };

  /// Makes the layers of `problem`. Returns false if they would take more than `most_bytes`.
  bool lay_out(const Problem& problem, std::size_t most_bytes);

  /// The number of bytes of the layers.
  std::size_t bytes() const {
    return layers.size() * sizeof(Layer) + moves.size() * sizeof(Move) +
           colour_constraints.size() * sizeof(ColourConstraint) + masks.size() * sizeof(Word);
  }

  std::vector<Layer> layers;
  std::vector<Move> moves;
  std::vector<ColourConstraint> colour_constraints;
  std::vector<Word> masks;
  std::size_t words = 1;   // of a state
  double state_bound = 0;  // an upper bound on the number of states of all layers
};

}  // namespace quadrille::cover
