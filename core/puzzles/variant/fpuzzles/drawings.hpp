// What is drawn without a rule, as far as f-puzzles can draw it. Sizes are those of SudokuPad/sudokutools,
// src/fpuzzlesdecoder.js. core/links/drawings.cpp reads them.
#pragma once

#include <string_view>

#include "core/puzzles/variant/fpuzzles/document.hpp"

namespace quadrille::variant::fpuzzles {

/// Lines of a board's decoration (core/links/figure.hpp); what is no figure is passed over.
void write_drawings(std::string_view decoration, Document& document);

}  // namespace quadrille::variant::fpuzzles
