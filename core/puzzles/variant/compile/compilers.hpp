// The functions that compile a kind of rule, one for each row of the table (rules.hpp). Each adds what its rule means
// to the network. A fault if that needs too much, or if the rule makes no sense on this board.
#pragma once

#include <optional>

#include "core/puzzles/variant/rules.hpp"

namespace quadrille::variant {

using Compile = std::optional<Fault>(const Rule& rule, const Board& board, Network& network);

Compile compile_all_different, compile_all_of, compile_anti_consecutive, compile_anti_king, compile_anti_knight,
    compile_anti_taxicab, compile_any_of, compile_arrow, compile_between, compile_black_dot, compile_cage,
    compile_chaos_arrow, compile_chaos_construction, compile_chaos_count, compile_connected_values,
    compile_contain_at_least, compile_contain_exact, compile_count_distinct, compile_counting_circles, compile_diagonal,
    compile_disjoint_sets, compile_doppelganger, compile_double_arrow, compile_dutch_flatmates, compile_entropic,
    compile_equal_sum, compile_equality_cage, compile_full_rank, compile_full_rank_ties, compile_given,
    compile_global_entropy, compile_global_mod, compile_greater_than, compile_hidden_skyscraper, compile_indexing,
    compile_jigsaw, compile_little_killer, compile_lockout, compile_look_and_say, compile_lunchbox, compile_modular,
    compile_nfa, compile_no_boxes, compile_numbered_room, compile_pair, compile_pair_x, compile_palindrome,
    compile_pill_arrow, compile_quad, compile_regex, compile_region_same_values, compile_region_size,
    compile_region_sum_line, compile_rellik_cage, compile_renban, compile_replicate, compile_same_values,
    compile_sandwich, compile_skyscraper, compile_strict_kropki, compile_strict_xv, compile_sum, compile_sum_line,
    compile_thermo, compile_v, compile_value_indexing, compile_whisper, compile_white_dot, compile_windoku, compile_x,
    compile_x_sum, compile_zipper;

}  // namespace quadrille::variant
