#include "core/cover/learning/learning.hpp"

namespace quadrille::cover {

[[clang::minsize]] std::optional<Error> Learning::open(const Problem& problem) {
  if (problem.entries() > most_entries) {
    return Error{Error::Code::too_large, "the exact cover problem has more entries than learning is given memory for"};
  }
  solver_.open(problem, most_words_);
  return std::nullopt;
}

Step Learning::advance(Fuel& fuel) { return solver_.advance(fuel); }

void Learning::read(std::vector<Option>& options) const {
  options.clear();
  for (const Literal literal : solver_.trail().literals()) {
    if (!learning::is_negative(literal)) options.push_back(option_of(literal));
  }
}

}  // namespace quadrille::cover
