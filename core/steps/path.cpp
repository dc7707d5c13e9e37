#include "core/steps/path.hpp"

namespace quadrille::steps {

bool Path::begin(std::span<const std::uint8_t> givens) {
  for (auto& old : scratch_.aligned) old.clear();
  for (Closures& closures : scratch_.closures) closures.forget();
  return position_.begin(givens);
}

bool Path::advance() {
  Context context = {position_, step_, scratch_};
  for (const TableRow& row : techniques()) {
    if (row.needs_uniqueness && !is_unique_) continue;
    if (!row.find(context)) continue;
    take();
    return true;
  }
  return false;
}

void Path::take() {
  const std::uint32_t values = position_.layout().values();
  for (const cover::Placement gone : step_.eliminated) position_.eliminate(gone / values, gone % values);
  if (step_.placed != cover::no_placement) position_.place(step_.placed / values, step_.placed % values);
}

}  // namespace quadrille::steps
