// Nogoods learnt from conflicts: each is a set of literals of which at least one must hold. Two literals of each are watched
// (Moskewicz, Madigan, Zhao, Zhang, Malik, "Chaff", DAC 2001): while neither of them fails, the nogood has nothing to say.
//
// The store never grows past what it was opened with, so that nothing is allocated in a search. When it is full, half of
// what can be spared goes: the nogoods over most levels first (Audemard, Simon, "Glucose", IJCAI 2009), of equal ones the oldest.
//
//     words_   0 │ size  levels  next0  next1  literal0  literal1  literal2 … │ size …
//              │   └─ at `Nogood` ─┘  │ the chains of those that watch literal0 and literal1; a link is 2·nogood + which
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/kakuro/facts.hpp"

namespace quadrille::kakuro {

class Nogoods {
 public:
  using Nogood = std::uint32_t;  ///< where it begins

  /// Begins anew for literals about `cells` cells, with room for `most_words` words; keeps memory.
  void open(std::size_t cells, std::size_t most_words);

  /// Makes room for a nogood of `size` literals, forgetting others if need be. False if that many cannot be kept.
  bool make_room(std::size_t size, Facts& facts);

  /// Takes in two or more literals, the first two to be watched. There must be room.
  Nogood add(std::span<const Literal> literals, std::uint32_t levels);

  std::span<const Literal> literals(Nogood nogood) const { return {&words_[nogood + header], words_[nogood]}; }

  /// `failed` has come to fail: what follows from the nogoods that watch it is learnt. False at a conflict.
  bool follow(Literal failed, Facts& facts, Conflict& conflict);

 private:
  static constexpr std::uint32_t header = 4;
  static constexpr std::uint32_t no_link = ~std::uint32_t{0};

  std::uint32_t& size(Nogood nogood) { return words_[nogood]; }
  std::uint32_t& levels(Nogood nogood) { return words_[nogood + 1]; }
  std::uint32_t& next(std::uint32_t link) { return words_[link / 2 + 2 + link % 2]; }
  Literal* first(Nogood nogood) { return &words_[nogood + header]; }

  void watch(Nogood nogood);
  void forget_half(Facts& facts);
  std::uint32_t levels_to_keep();

  std::size_t most_words_ = 0;
  std::vector<std::uint32_t> words_;
  std::vector<std::uint32_t> watchers_;  // the first link of each literal's chain
  std::vector<std::uint32_t> tally_;     // scratch: how many nogoods there are over so many levels
};

}  // namespace quadrille::kakuro
