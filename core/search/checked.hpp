// Which solutions are held to the rules when they are only counted.
#pragma once

#include <cstdint>

namespace quadrille {

/// Whether solution number `solution`, from 1, of those that an engine meets is checked: one of the first, which are
/// all that most puzzles have, or one of every 1024 after them, so that a count of millions takes no longer. It depends
/// on nothing but the number, so a count in slices checks the same ones. Tested by tests/template/latin_test.cpp.
constexpr bool is_checked_in_count(std::uint64_t solution) { return solution <= 64 || solution % 1024 == 0; }

}  // namespace quadrille
