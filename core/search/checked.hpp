// Which solutions are checked against the rules when they are only counted.
#pragma once

#include <cstdint>

namespace quadrille {

/// Whether the solution with this number, from 1, is checked: each of the first 64, since most puzzles have no more,
/// and then one of every 1024, so that a count of millions takes no longer. Only the number decides, so a count in
/// slices checks the same solutions. Tested by tests/template/latin_test.cpp.
constexpr bool is_checked_in_count(std::uint64_t solution) { return solution <= 64 || solution % 1024 == 0; }

}  // namespace quadrille
