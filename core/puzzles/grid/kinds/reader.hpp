// Reads the text of a kind: its lines up to the blank one. Tested by tests/core/grid_kinds_test.cpp.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "core/puzzles/grid/kinds/kind.hpp"
#include "core/puzzles/grid/kinds/line.hpp"
#include "core/text/text.hpp"

namespace quadrille::grid::kinds {

/// Null, and the error, if the text is wrong.
std::shared_ptr<Kind> read_kind(std::span<const Line> lines, Error& error);
/// The same of a whole text.
std::shared_ptr<Kind> read_kind(std::string_view text, Error& error);

}  // namespace quadrille::grid::kinds
