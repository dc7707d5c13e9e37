// The functions that compile a kind of rule, one for each row of the table (rules.hpp). Each adds what its rule means
// to the network. A fault if that needs too much, or if the rule makes no sense on this board.
#pragma once

#include <optional>

#include "core/puzzles/variant/rules.hpp"

namespace quadrille::variant {

std::optional<Fault> compile_all_different(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_all_of(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_anti_consecutive(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_anti_king(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_anti_knight(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_anti_taxicab(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_any_of(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_arrow(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_between(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_black_dot(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_cage(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_contain_at_least(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_contain_exact(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_count_distinct(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_counting_circles(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_diagonal(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_disjoint_sets(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_doppelganger(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_double_arrow(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_dutch_flatmates(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_entropic(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_equal_sum(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_equality_cage(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_full_rank(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_full_rank_ties(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_given(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_global_entropy(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_global_mod(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_greater_than(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_hidden_skyscraper(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_indexing(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_jigsaw(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_little_killer(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_lockout(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_look_and_say(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_lunchbox(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_modular(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_nfa(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_no_boxes(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_numbered_room(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_pair(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_pair_x(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_palindrome(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_pill_arrow(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_quad(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_regex(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_region_same_values(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_region_size(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_region_sum_line(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_rellik_cage(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_renban(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_replicate(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_same_values(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_sandwich(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_skyscraper(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_strict_kropki(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_strict_xv(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_sum(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_sum_line(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_thermo(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_v(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_value_indexing(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_whisper(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_white_dot(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_windoku(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_x(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_x_sum(const Rule& rule, const Board& board, Network& network);
std::optional<Fault> compile_zipper(const Rule& rule, const Board& board, Network& network);

}  // namespace quadrille::variant
