#include "core/learning/restart.hpp"

#include <algorithm>

namespace quadrille::learning {

void LubyRestarts::note_restart() {
  conflicts_ = 0;
  if ((run_ & (~run_ + 1)) == luby_) {
    ++run_;
    luby_ = 1;
  } else {
    luby_ *= 2;
  }
}

void GlueRestarts::note_conflict(std::uint32_t glue) {
  constexpr double late_weight = 1.0 / 32;
  constexpr double long_weight = 1e-4;  // or more, in the first conflicts
  ++conflicts_;
  late_glue_ += (glue - late_glue_) * late_weight;
  long_glue_ += (glue - long_glue_) * std::max(long_weight, std::min(1.0 / static_cast<double>(conflicts_), 1e-3));
}

}  // namespace quadrille::learning
