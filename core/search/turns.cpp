#include "core/search/turns.hpp"

#include <algorithm>

#include "core/search/engine.hpp"

namespace quadrille {

void Turns::open(std::size_t engines, std::int64_t work, std::int64_t shortest) {
  engines_.assign(engines, {});
  engine_ = 0;
  left_ = work;
  spent_ = 0;
  shortest_ = shortest;
  weight_ = 0;
  turn_ = 0;
}

void Turns::spend(std::int64_t work) {
  engines_[engine_].spent += work;
  turn_ += work;
  left_ -= work;
  spent_ += work;
}

// Divides the work of the whole turn by the weight, once: the quotients of parts of a turn would each be rounded.
void Turns::begin_next() {
  std::int64_t weights = 0;
  if (weight_ > 0) engines_[engine_].pass += turn_ * most_weight / weight_;
  const Engine* next = nullptr;
  for (const Engine& engine : engines_) {
    weights += engine.weight;
    if (engine.weight > 0 && (next == nullptr || engine.pass < next->pass)) next = &engine;
  }
  engine_ = static_cast<std::size_t>(next - engines_.data());
  weight_ = next->weight;
  turn_ = 0;
  left_ = std::clamp(spent_ / part, shortest_, longest) * weight_ / weights + 1;
}

void Turns::leave_to(std::size_t engine) {
  for (Engine& other : engines_) other.weight = 0;
  engines_[engine].weight = most_weight;
  engine_ = engine;
  left_ = Fuel::unlimited_work;
}

}  // namespace quadrille
