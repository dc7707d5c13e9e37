// Sums that follow from houses and other sums.
#pragma once

#include "core/variant/network.hpp"

namespace quadrille::variant {

/// Adds derived sums (`is_derived`).
void derive_sums(Network& network);

}  // namespace quadrille::variant
