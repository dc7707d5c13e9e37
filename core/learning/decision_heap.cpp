#include "core/learning/decision_heap.hpp"

#include <numeric>

namespace quadrille::learning {

[[clang::minsize]] void DecisionHeap::open(std::size_t elements, double decay) {
  heap_.resize(elements);
  places_.resize(elements);
  std::iota(heap_.begin(), heap_.end(), 0u);
  std::iota(places_.begin(), places_.end(), 0u);
  activity_.assign(elements, 0);
  increment_ = 1;
  decay_ = decay;
}

void DecisionHeap::pop() {
  places_[heap_.front()] = popped;
  const std::uint32_t last = heap_.back();
  heap_.pop_back();
  if (!heap_.empty()) sift_down(last, 0);
}

void DecisionHeap::insert(std::uint32_t element) {
  heap_.push_back(element);
  sift_up(element, heap_.size() - 1);
}

void DecisionHeap::bump(std::uint32_t element, double share) {
  activity_[element] += share * increment_;
  if (places_[element] != popped) sift_up(element, places_[element]);
}

void DecisionHeap::decay() {
  constexpr double too_large = 1e100;
  increment_ /= decay_;
  if (increment_ < too_large) return;
  for (double& activity : activity_) activity /= too_large;
  increment_ /= too_large;
}

void DecisionHeap::put(std::uint32_t element, std::size_t at) {
  heap_[at] = element;
  places_[element] = static_cast<std::uint32_t>(at);
}

void DecisionHeap::sift_up(std::uint32_t element, std::size_t at) {
  for (; at > 0 && precedes(element, heap_[(at - 1) / 2]); at = (at - 1) / 2) put(heap_[(at - 1) / 2], at);
  put(element, at);
}

void DecisionHeap::sift_down(std::uint32_t element, std::size_t at) {
  for (;;) {
    std::size_t child = 2 * at + 1;
    if (child >= heap_.size()) break;
    if (child + 1 < heap_.size() && precedes(heap_[child + 1], heap_[child])) ++child;
    if (!precedes(heap_[child], element)) break;
    put(heap_[child], at);
    at = child;
  }
  put(element, at);
}

}  // namespace quadrille::learning
