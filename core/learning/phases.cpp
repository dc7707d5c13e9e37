#include "core/learning/phases.hpp"

#include <algorithm>

namespace quadrille::learning {

namespace {

constexpr std::uint64_t interval = 1000;  // conflicts before the first `rephase`; then this number more each time

}  // namespace

void Phases::open(std::size_t variables) {
  saved_.assign(variables, 1);
  target_.values.resize(variables);
  best_.values.resize(variables);
  target_.clear();
  best_.clear();
  conflicts_ = rephased_ = 0;
  next_ = interval;
}

void Phases::Longest::clear() {
  std::fill(values.begin(), values.end(), std::int8_t{0});
  size = 0;
}

void Phases::Longest::note_trail(const Trail& trail, std::uint32_t length) {
  if (length <= size) return;
  clear();
  size = length;
  for (const Literal literal : trail.literals().first(length)) {
    values[variable_of(literal)] = is_negative(literal) ? -1 : 1;
  }
}

void Phases::note_trail(const Trail& trail, std::uint32_t size) {
  target_.note_trail(trail, size);
  best_.note_trail(trail, size);
}

// The schedule of CaDiCaL, without random phases and local search.
void Phases::rephase() {
  switch (rephased_++ % 6) {
    case 0: std::fill(saved_.begin(), saved_.end(), std::int8_t{-1}); break;
    case 2:
      for (std::int8_t& value : saved_) value = static_cast<std::int8_t>(-value);
      break;
    case 4: std::fill(saved_.begin(), saved_.end(), std::int8_t{1}); break;
    default:
      for (std::size_t variable = 0; variable < saved_.size(); ++variable) {
        if (best_.values[variable] != 0) saved_[variable] = best_.values[variable];
      }
      best_.clear();
  }
  target_.clear();
  next_ = conflicts_ + interval * (rephased_ + 1);
}

}  // namespace quadrille::learning
