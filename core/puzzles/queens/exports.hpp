// Queens for other solvers. As a model up to N = 64: the column of each row's queen, which all differ, and of no two
// rows as far apart as these; larger boards, and CNF and OPB, by way of the exact cover. Tested by
// tests/core/model_exports_test.cpp.
#pragma once

#include <string>

#include "core/cover/writers.hpp"
#include "core/puzzles/queens/board.hpp"

namespace quadrille::queens {

/// Appends the board; nothing, and false, if it is too large.
bool write_model(const Board& board, std::string& out);
bool write_cnf(const Board& board, std::string& out);
bool write_opb(const Board& board, std::string& out);

}  // namespace quadrille::queens
