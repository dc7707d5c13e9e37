// The engines of exact cover for tilings. `auto` is the portfolio of exact covers.
#pragma once

#include <optional>

#include "core/cover/bits/bit_sets.hpp"
#include "core/cover/by_cover.hpp"
#include "core/cover/links/dancing_links.hpp"
#include "core/cover/puzzle/line_up.hpp"
#include "core/tiling/symmetric_count.hpp"
#include "core/tiling/traits.hpp"

namespace quadrille::tiling {

/// A portfolio over a problem that has no names.
template <class Portfolio>
class Contestants : public Portfolio {
 public:
  std::optional<Error> open(const cover::Problem& problem) {
    static_cast<cover::Problem&>(board_) = problem;
    return Portfolio::open(board_);
  }

 private:
  cover::Board board_;
};

/// For counts; the others meet each solution.
using CountingLinks = SymmetricCount<cover::ByCover<Traits, cover::DancingLinks>>;
using CountingBits = SymmetricCount<cover::ByCover<Traits, cover::BitSets>>;
using Counters = SymmetricCount<cover::ByCover<Traits, Contestants<cover::Counters>>>;

using Links = cover::ByCover<Traits, cover::DancingLinks>;
using Bits = cover::ByCover<Traits, cover::BitSets>;
using Finders = cover::ByCover<Traits, Contestants<cover::Finders>>;

}  // namespace quadrille::tiling
