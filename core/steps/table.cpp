#include "core/steps/table.hpp"

namespace quadrille::steps {

namespace {

// The order, and the ratings that the techniques write, are Sudoku Explainer's (N. Juillerat; as continued by
// SudokuMonster's SukakuExplainer 1.18 with its default techniques). Finned fish of three and more lines are not known
// there; they stand behind the chains of strong links that mostly do the same.
constexpr TableRow rows[] = {
    {find_full_house, 10, false},
    {find_hidden_single, 12, false},
    {find_direct_locked, 17, false},
    {find_direct_hidden_pair, 20, false},
    {find_naked_single, 23, false},
    {find_direct_hidden_triple, 25, false},
    {find_locked, 26, false},
    {find_naked_pair, 30, false},
    {find_x_wing, 32, false},
    {find_hidden_pair, 34, false},
    {find_naked_triple, 36, false},
    {find_swordfish, 38, false},
    {find_hidden_triple, 40, false},
    {find_two_strong_links, 40, false},
    {find_xy_wing, 42, false},
    {find_xyz_wing, 44, false},
    {find_unique_loop, 45, true},
    {find_naked_quad, 50, false},
    {find_jellyfish, 52, false},
    {find_hidden_quad, 54, false},
    {find_three_strong_links, 54, false},
    {find_wing_of_four, 55, false},
    {find_bug, 56, true},
    {find_finned_swordfish, 57, false},
    {find_four_strong_links, 58, false},
    {find_finned_jellyfish, 61, false},
    {find_wing_of_five, 62, false, 20},
    {find_aligned_pair, 62, false, 20},
    {find_wing_of_six, 66, false, 20},
    {find_chain, 65, false, 200},
    {find_wing_of_seven, 75, false, 20},
    {find_aligned_triple, 75, false, 200},
    {find_nishio, 75, false, 100},
    {find_forcing_chains, 80, false, 500},
    {find_dynamic_chains, 85, false, 300},
    {find_dynamic_chains_plus, 90, false, 300},
    {find_nested_chains, 95, false},
};

}  // namespace

std::span<const TableRow> techniques() { return rows; }

}  // namespace quadrille::steps
