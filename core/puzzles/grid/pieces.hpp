// What genres with connected areas share: constraints, and the same for finished boards. Tested by
// tests/core/grid_test.cpp.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/function_ref.hpp"
#include "core/puzzles/grid/maker.hpp"

namespace quadrille::grid {

constexpr Values white = 1, shaded = 2;  ///< of genres whose values are `.` and `#`

/// The blocks of 2×2 cells.
std::vector<Cells> squares_of(const Text& text);
/// The cells around the corner at the start of a row and column: upper left, upper right, lower left, lower right. None
/// outside.
std::vector<std::optional<Variable>> around_corner(const Text& text, std::size_t row, std::size_t column);

/// A graph whose nodes are the cells that are present, with edges between neighbours.
network::Network::Connected graph_of(const Maker& maker, Values in);
/// The cells that have a value of the set are in one piece, or each piece of them reaches the border.
void connect(Maker& maker, Values in);
void connect_to_border(Maker& maker, Values in);

using IsMember = FunctionRef<bool(std::size_t cell)>;
/// By cell: the number of its piece, or `no_part`.
std::vector<std::size_t> pieces_of(const Text& text, IsMember is_member);
/// The same, where the cells of a piece have equal numbers.
std::vector<std::size_t> pieces_of_equal(const Text& text, FunctionRef<std::size_t(std::size_t)> number);
bool is_one_piece(const Text& text, IsMember is_member);

}  // namespace quadrille::grid
