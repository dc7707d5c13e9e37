#include "core/learning/trail.hpp"

namespace quadrille::learning {

[[clang::minsize]] void Trail::open(std::size_t variables, std::size_t most_levels) {
  values_.assign(2 * variables, 0);
  assignments_.assign(variables, {});
  literals_.resize(variables);
  starts_.resize(most_levels + 1);
  size_ = level_ = 0;
}

}  // namespace quadrille::learning
