#include "core/kakuro/order.hpp"

#include <numeric>

namespace quadrille::kakuro {

void Order::open(std::size_t cells) {
  heap_.resize(cells);
  places_.resize(cells);
  std::iota(heap_.begin(), heap_.end(), 0u);
  std::iota(places_.begin(), places_.end(), 0u);
  activity_.assign(cells, 0);
  bump_ = 1;
}

void Order::drop_first() {
  places_[heap_.front()] = dropped;
  const std::uint32_t last = heap_.back();
  heap_.pop_back();
  if (!heap_.empty()) sink(last, 0);
}

void Order::restore(std::uint32_t cell) {
  if (places_[cell] != dropped) return;
  heap_.push_back(cell);
  rise(cell, heap_.size() - 1);
}

void Order::bump(std::uint32_t cell) {
  activity_[cell] += bump_;
  if (places_[cell] != dropped) rise(cell, places_[cell]);
}

void Order::age() {
  constexpr double decay = 0.9, too_large = 1e100;
  bump_ /= decay;
  if (bump_ < too_large) return;
  for (double& activity : activity_) activity /= too_large;
  bump_ /= too_large;
}

void Order::put(std::uint32_t cell, std::size_t at) {
  heap_[at] = cell;
  places_[cell] = static_cast<std::uint32_t>(at);
}

void Order::rise(std::uint32_t cell, std::size_t at) {
  for (; at > 0 && before(cell, heap_[(at - 1) / 2]); at = (at - 1) / 2) put(heap_[(at - 1) / 2], at);
  put(cell, at);
}

void Order::sink(std::uint32_t cell, std::size_t at) {
  for (;;) {
    std::size_t child = 2 * at + 1;
    if (child >= heap_.size()) break;
    if (child + 1 < heap_.size() && before(heap_[child + 1], heap_[child])) ++child;
    if (!before(heap_[child], cell)) break;
    put(heap_[child], at);
    at = child;
  }
  put(cell, at);
}

}  // namespace quadrille::kakuro
