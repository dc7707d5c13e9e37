#include "core/insight/representatives.hpp"

#include <algorithm>
#include <utility>

#include "core/sort.hpp"

namespace quadrille {

using cover::Placement;

void Representatives::open(AnySearch& engine, Reader& reader, Symmetries symmetries) {
  engine_ = &engine;
  reader_ = &reader;
  symmetries_ = std::move(symmetries);
  for (Placement& given : symmetries_.givens) given -= symmetries_.first;
  sort_numbers(symmetries_.givens);
  stats_ = {};
}

Step Representatives::advance(Fuel& fuel) {
  for (;;) {
    const Step step = engine_->advance(fuel);
    const std::uint64_t found = stats_.solutions;
    stats_ = engine_->stats();
    stats_.solutions = found;
    if (step != Step::solution) return step;
    placements_.clear();
    // A solution that breaks the rules is passed on, so that the task reports the error.
    const bool obeys = reader_->read_placements(placements_);
    fuel.work -= static_cast<std::int64_t>(placements_.size() * symmetries_.images.size() / 4 + 1);
    if (!obeys || is_representative()) {
      ++stats_.solutions;
      return Step::solution;
    }
    if (fuel.is_spent()) return Step::paused;
  }
}

// Whether no image of the solution comes before it, among images that have the givens too. Most images differ in their
// least placement already, and are then compared without sorting.
bool Representatives::is_representative() {
  keys_.clear();
  for (const Placement placement : placements_) keys_.push_back(placement - symmetries_.first);
  const Placement least = placements_.empty() ? 0 : *std::min_element(keys_.begin(), keys_.end());
  const auto& givens = symmetries_.givens;
  bool is_sorted = false;
  for (const auto& image_of : symmetries_.images) {
    const auto has_no_image = [&image_of](Placement each) { return image_of[each] == cover::no_placement; };
    if (std::any_of(placements_.begin(), placements_.end(), has_no_image)) continue;
    image_.clear();
    for (const Placement placement : placements_) image_.push_back(image_of[placement] - symmetries_.first);
    const Placement least_image = image_.empty() ? 0 : *std::min_element(image_.begin(), image_.end());
    if (least_image > least) continue;
    sort_numbers(image_);
    if (!std::includes(image_.begin(), image_.end(), givens.begin(), givens.end())) continue;
    if (!is_sorted) sort_numbers(keys_);
    is_sorted = true;
    if (image_ < keys_) return false;
  }
  return true;
}

}  // namespace quadrille
