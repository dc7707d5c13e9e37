// The eliminations that were found on the way to a hint, in order. Each may rely on earlier ones. A hint only has those
// that its value relies on. Tested by tests/core/hint_reasons_test.cpp.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/insight/hint.hpp"

namespace quadrille {

class Reasons {
 public:
  using Number = std::uint32_t;  ///< of an elimination, in order
  using Numbers = std::vector<Number>;
  static constexpr Number none = ~Number{0};

  /// Adds a reason that relies on the eliminations `premises`; returns its number, from 0.
  std::uint32_t add(Hint::Reason&& reason, std::span<const Number> premises);
  /// Eliminates a candidate by a reason; the numbers of reasons may not descend from call to call.
  Number eliminate(cover::Placement candidate, std::uint32_t reason);

  /// How much a person has to see for these eliminations: for each reason, 1 plus the number of forced values.
  std::size_t cost(std::span<const Number> needed);
  /// Moves the reasons into the hint, each with those of its eliminations that are needed.
  void tell(std::span<const Number> needed, Hint& hint);

 private:
  void mark(std::span<const Number> needed);

  std::vector<Hint::Reason> reasons_;
  Numbers premises_;                          // of all reasons in sequence; lower than the numbers that they eliminate
  std::vector<std::uint32_t> ends_;           // reason r has premises_[ends_[r − 1] … ends_[r])
  std::vector<cover::Placement> eliminated_;  // by number
  std::vector<std::uint32_t> reason_of_;      // by number, ascending
  std::vector<std::uint32_t> is_needed_;      // by number: 0 or 1
};

}  // namespace quadrille
