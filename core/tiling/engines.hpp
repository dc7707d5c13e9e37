// The engines of tilings, by their names.
#pragma once

#include "core/cover/puzzle/cover.hpp"
#include "core/cover/puzzle/line_up.hpp"
#include "core/tiling/cover_engine.hpp"
#include "core/tiling/symmetric_count.hpp"

namespace quadrille::tiling {

/// `E` over one of the engines of exact covers.
template <class E, const Cover::Kind& kind>
struct Over final : E {
  Over() : E(kind) {}
};

using Links = Over<CoverEngine, cover::LineUp::links>;
using Bits = Over<CoverEngine, cover::LineUp::bits>;
using Finders = Over<CoverEngine, Cover::finders>;
/// For counts; the others meet each solution.
using CountingLinks = Over<SymmetricCount, cover::LineUp::links>;
using CountingBits = Over<SymmetricCount, cover::LineUp::bits>;
using Counters = Over<SymmetricCount, Cover::counters>;

}  // namespace quadrille::tiling
