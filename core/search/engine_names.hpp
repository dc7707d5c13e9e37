// The names of engines in answers. Tested by tests/core/grid_tight_paths_test.cpp.
#pragma once

#include <algorithm>
#include <iterator>
#include <string_view>

namespace quadrille {

/// By their numbers in records (core/job/records.hpp); the first is for answers that need no search.
inline constexpr std::string_view engine_names[] = {"", "dlx", "bits", "memory", "learning", "tight"};

constexpr bool is_engine_name(std::string_view name) {
  return std::find(std::begin(engine_names), std::end(engine_names), name) != std::end(engine_names);
}

}  // namespace quadrille
