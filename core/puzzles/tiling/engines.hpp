// The engines of tilings, by their names.
#pragma once

#include "core/cover/line_up/line_up.hpp"
#include "core/puzzles/tiling/cover_engine.hpp"
#include "core/puzzles/tiling/symmetric_count.hpp"

namespace quadrille::tiling {

/// `E` over one of the engines of exact covers.
template <class E, const cover::LineUp::Kind& kind>
struct Over final : E {
  Over() : E(kind) {}
};

using Links = Over<CoverEngine, cover::LineUp::links>;
using Bits = Over<CoverEngine, cover::LineUp::bits>;
using Finders = Over<CoverEngine, cover::finders>;
/// For counts; the others meet each solution.
using CountingLinks = Over<SymmetricCount, cover::LineUp::links>;
using CountingBits = Over<SymmetricCount, cover::LineUp::bits>;
using Counters = Over<SymmetricCount, cover::counters>;

/// What they have of the members that an engine may lack.
inline constexpr Extras extras_of_count = {.count = true,
                                           .samples = true,
                                           .bound_memory = true,
                                           .has_given_up = true,
                                           .note = true,
                                           .name = true,
                                           .begin_at = true,
                                           .give_away = true};
inline constexpr Extras extras = [] {
  Extras has = extras_of_count;
  has.path = true;
  return has;
}();

}  // namespace quadrille::tiling
