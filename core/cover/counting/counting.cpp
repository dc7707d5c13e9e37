#include "core/cover/counting/counting.hpp"

#include <cstdint>

namespace quadrille::cover {

std::optional<Error> Counting::open(const Problem& problem) {
  if (problem.entries() > most_entries) {
    return Error{Error::Code::too_large, "the exact cover problem has more entries than counting with memory takes"};
  }
  return frontier_.open(problem, most_bytes_);
}

std::string Counting::note() const {
  if (!frontier_.is_in_parts() && !frontier_.has_given_up()) return {};
  const std::uint64_t megabytes = most_bytes_ >> 20;
  return "memory: ran out at " + decimal(megabytes) + " MB; --memory " + decimal(2 * megabytes) + " gives it more room";
}

}  // namespace quadrille::cover
