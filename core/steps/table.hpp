// The techniques in the order in which they are tried: from easy to hard.
#pragma once

#include <span>

#include "core/steps/techniques.hpp"

namespace quadrille::steps {

struct TableRow {
  bool (*find)(Context& context);
  unsigned lowest_rating;  ///< of its steps, in tenths
  bool needs_uniqueness;   ///< it is right only for a puzzle with one solution
  unsigned us = 1;         ///< about how long it takes on a hard 9×9 board, beside what it charges itself
};

std::span<const TableRow> techniques();

}  // namespace quadrille::steps
