// Which givens of a new puzzle are tried next. They are taken away in a given order, orbit by orbit of a symmetry, as
// long as the solution stays the only one; many together at first, because from a full board nearly all can go. In the
// end no orbit can be taken away. Tested by tests/core/generate_test.cpp and variant_generate_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/cells/symmetry.hpp"

namespace quadrille {

class GivenRemoval {
 public:
  struct Rules {
    std::uint32_t rows = 0, columns = 0;
    Symmetry symmetry = Symmetry::none;
    std::uint32_t least = 0;  ///< givens that must be left
  };

  /// Begins with a full board, whose cells are tried in this order, those of an orbit at its first cell.
  void begin(std::span<const std::uint32_t> order, const Rules& rules);
  /// Chooses the cells to take away from a board that has `givens` givens. Empty behind the last orbit.
  const std::vector<std::uint32_t>& choose(std::uint32_t givens);
  /// The cells that were chosen last.
  const std::vector<std::uint32_t>& chosen() const { return chosen_; }
  /// Takes note of whether the solution stays the only one without the cells chosen last. If it does not, and they were
  /// many, fewer of them are chosen next.
  void note(bool can_go);

 private:
  Rules rules_;
  std::vector<std::uint32_t> order_;
  std::size_t next_ = 0;     // the place in `order_` of the orbit that is tried next,
  std::size_t first_ = 0;    //   and of the first of those that are being tried
  std::size_t at_once_ = 1;  // cells to choose, or as many more as an orbit has
  std::vector<std::uint32_t> chosen_;
};

}  // namespace quadrille
