// What can be seen of a search while it runs: its choices in force, and an estimate of the number of solutions. Tested
// by tests/core/insight_test.cpp and tests/wasm/findings.test.js.
#pragma once

#include <cstdint>
#include <string>

#include "core/cover/cover_form.hpp"
#include "core/insight/estimate.hpp"
#include "core/job/any_puzzle.hpp"

namespace quadrille {

class SearchView {
 public:
  /// The choices of `search` in force as JSON, with the members `path`, `covered` and `hidden` of `View` in
  /// wasm/api/watch.js. Each puzzle has another `number`, so that its exact-cover form is written only once.
  std::string path(const AnyPuzzle& puzzle, std::uint64_t number, const AnySearch& search);

  /// Improves the estimate of the number of solutions by one random descent, apart from the search, and returns it; 0
  /// while there is none.
  double estimate(const AnyPuzzle& puzzle, std::uint64_t number);

 private:
  static constexpr std::uint64_t no_puzzle = ~std::uint64_t{0};

  bool has_form(const AnyPuzzle& puzzle, std::uint64_t number);

  cover::BoardForm form_;
  bool has_form_ = false;
  std::uint64_t form_of_ = no_puzzle;  // the number of the puzzle that form_ is of
  Estimate estimate_;
  std::uint64_t estimate_of_ = no_puzzle;
};

}  // namespace quadrille
