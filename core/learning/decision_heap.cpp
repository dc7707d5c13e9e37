#include "core/learning/decision_heap.hpp"

#include <numeric>

namespace quadrille {

void Order::open(std::size_t things, double decay) {
  heap_.resize(things);
  places_.resize(things);
  std::iota(heap_.begin(), heap_.end(), 0u);
  std::iota(places_.begin(), places_.end(), 0u);
  activity_.assign(things, 0);
  bump_ = 1;
  decay_ = decay;
}

void Order::drop_first() {
  places_[heap_.front()] = dropped;
  const std::uint32_t last = heap_.back();
  heap_.pop_back();
  if (!heap_.empty()) sink(last, 0);
}

void Order::restore(std::uint32_t thing) {
  if (places_[thing] != dropped) return;
  heap_.push_back(thing);
  rise(thing, heap_.size() - 1);
}

void Order::bump(std::uint32_t thing) {
  activity_[thing] += bump_;
  if (places_[thing] != dropped) rise(thing, places_[thing]);
}

void Order::age() {
  constexpr double too_large = 1e100;
  bump_ /= decay_;
  if (bump_ < too_large) return;
  for (double& activity : activity_) activity /= too_large;
  bump_ /= too_large;
}

void Order::put(std::uint32_t thing, std::size_t at) {
  heap_[at] = thing;
  places_[thing] = static_cast<std::uint32_t>(at);
}

void Order::rise(std::uint32_t thing, std::size_t at) {
  for (; at > 0 && before(thing, heap_[(at - 1) / 2]); at = (at - 1) / 2) put(heap_[(at - 1) / 2], at);
  put(thing, at);
}

void Order::sink(std::uint32_t thing, std::size_t at) {
  for (;;) {
    std::size_t child = 2 * at + 1;
    if (child >= heap_.size()) break;
    if (child + 1 < heap_.size() && before(heap_[child + 1], heap_[child])) ++child;
    if (!before(heap_[child], thing)) break;
    put(heap_[child], at);
    at = child;
  }
  put(thing, at);
}

}  // namespace quadrille
