#include "core/cover/counting/counting.hpp"

namespace quadrille::cover {

std::optional<Error> Counting::open(const Problem& problem) {
  if (problem.entries() > most_entries) {
    return Error{Error::Code::too_large, "the exact cover problem has more entries than counting with memory takes"};
  }
  return frontier_.open(problem, most_bytes_);
}

}  // namespace quadrille::cover
