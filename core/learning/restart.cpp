#include "core/learning/restart.hpp"

#include <algorithm>

namespace quadrille::learning {

void Restarts::open(std::uint64_t unit) {
  unit_ = interval_ = unit;
  conflicts_ = 0;
  run_ = luby_ = 1;
}

void Restarts::note_restart() {
  constexpr std::uint64_t longest = std::uint64_t{1} << 20;
  conflicts_ = 0;
  if ((run_ & (~run_ + 1)) == luby_) {
    ++run_;
    luby_ = 1;
  } else {
    luby_ *= 2;
  }
  interval_ = std::min(unit_ * luby_, longest);
}

}  // namespace quadrille::learning
