// The kinds of rules, in a file for each family. Tested by tests/core/variant_rules_test.cpp.
#pragma once

#include "core/puzzles/variant/board.hpp"

namespace quadrille::variant::kinds {

extern const RuleKind all_different, anti_consecutive, anti_king, anti_knight, anti_taxicab, arrow, between, black_dot,
    cage, chaos_arrow, chaos_construction, chaos_count, connected_values, contain_at_least, contain_exact,
    count_distinct, counting_circles, diagonal, disjoint_sets, doppelganger, double_arrow, dutch_flatmates, entropic,
    equal_sum, equality_cage, full_rank, full_rank_ties, global_entropy, global_mod, greater_than, hidden_skyscraper,
    indexing, jigsaw, little_killer, lockout, look_and_say, lunchbox, modular, nfa, no_boxes, numbered_room, pair,
    pair_x, palindrome, pill_arrow, quad, regex, region_same_values, region_size, region_sum_line, rellik_cage, renban,
    same_values, sandwich, skyscraper, strict_kropki, strict_xv, sum, sum_line, thermo, v, value_indexing, whisper,
    white_dot, windoku, x, x_sum, zipper;

/// Kinds whose rules have rules in them up to `End`, and candidates of cells inside them. The reader knows these by
/// itself; they are not in the table.
extern const RuleKind all_of, any_of, given, replicate;

}  // namespace quadrille::variant::kinds
