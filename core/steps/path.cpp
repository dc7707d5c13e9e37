#include "core/steps/path.hpp"

#include <limits>

namespace quadrille::steps {

bool Path::begin(std::span<const std::uint8_t> givens) {
  for (auto& old : scratch_.aligned) old.clear();
  for (auto& old : scratch_.wings) old.clear();
  for (Closures& closures : scratch_.closures) closures.forget();
  scratch_.nested.is_under_way = false;
  scratch_.barren.forget();
  scratch_.chains.barren.forget();
  next_ = 0;
  return position_.begin(givens);
}

Path::Look Path::look(std::int64_t& work) {
  // Chains, which take the most time, grow with about the third power of the side.
  const std::int64_t side = position_.layout().values();
  const std::int64_t work_of_us = 100 * side * side * side / (9 * 9 * 9) + 1;
  const auto rows = techniques();
  Context context = {position_, step_, scratch_, work};
  bool is_found = false;
  while (next_ < rows.size() && context.work > 0 && !is_found) {
    const TableRow& row = rows[next_];
    is_found = (is_unique_ || !row.needs_uniqueness) && row.find(context);
    if (context.is_open) break;
    context.work -= work_of_us * row.us;
    ++next_;
  }
  work = context.work;
  if (!is_found) return next_ < rows.size() ? Look::open : Look::none;
  take();
  next_ = 0;
  return Look::step;
}

bool Path::advance() {
  std::int64_t work = std::numeric_limits<std::int64_t>::max() / 2;
  return look(work) == Look::step;
}

void Path::take() {
  const std::uint32_t values = position_.layout().values();
  for (const cover::Placement gone : step_.eliminated) position_.eliminate(gone / values, gone % values);
  if (step_.placed != cover::no_placement) position_.place(step_.placed / values, step_.placed % values);
}

}  // namespace quadrille::steps
