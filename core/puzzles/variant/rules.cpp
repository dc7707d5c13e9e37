#include "core/puzzles/variant/rules.hpp"

#include <algorithm>
#include <array>

#include "core/puzzles/variant/rules/kinds.hpp"

namespace quadrille::variant {

namespace {

constexpr std::array<const RuleKind*, 68> table = {&kinds::all_different,
                                                   &kinds::anti_consecutive,
                                                   &kinds::anti_king,
                                                   &kinds::anti_knight,
                                                   &kinds::anti_taxicab,
                                                   &kinds::arrow,
                                                   &kinds::between,
                                                   &kinds::black_dot,
                                                   &kinds::cage,
                                                   &kinds::chaos_arrow,
                                                   &kinds::chaos_construction,
                                                   &kinds::chaos_count,
                                                   &kinds::connected_values,
                                                   &kinds::contain_at_least,
                                                   &kinds::contain_exact,
                                                   &kinds::count_distinct,
                                                   &kinds::counting_circles,
                                                   &kinds::diagonal,
                                                   &kinds::disjoint_sets,
                                                   &kinds::doppelganger,
                                                   &kinds::double_arrow,
                                                   &kinds::dutch_flatmates,
                                                   &kinds::entropic,
                                                   &kinds::equal_sum,
                                                   &kinds::equality_cage,
                                                   &kinds::full_rank,
                                                   &kinds::full_rank_ties,
                                                   &kinds::global_entropy,
                                                   &kinds::global_mod,
                                                   &kinds::greater_than,
                                                   &kinds::hidden_skyscraper,
                                                   &kinds::indexing,
                                                   &kinds::jigsaw,
                                                   &kinds::little_killer,
                                                   &kinds::lockout,
                                                   &kinds::look_and_say,
                                                   &kinds::lunchbox,
                                                   &kinds::modular,
                                                   &kinds::nfa,
                                                   &kinds::no_boxes,
                                                   &kinds::numbered_room,
                                                   &kinds::pair,
                                                   &kinds::pair_x,
                                                   &kinds::palindrome,
                                                   &kinds::pill_arrow,
                                                   &kinds::quad,
                                                   &kinds::regex,
                                                   &kinds::region_same_values,
                                                   &kinds::region_size,
                                                   &kinds::region_sum_line,
                                                   &kinds::rellik_cage,
                                                   &kinds::renban,
                                                   &kinds::same_values,
                                                   &kinds::sandwich,
                                                   &kinds::skyscraper,
                                                   &kinds::strict_kropki,
                                                   &kinds::strict_xv,
                                                   &kinds::sum,
                                                   &kinds::sum_line,
                                                   &kinds::thermo,
                                                   &kinds::v,
                                                   &kinds::value_indexing,
                                                   &kinds::whisper,
                                                   &kinds::white_dot,
                                                   &kinds::windoku,
                                                   &kinds::x,
                                                   &kinds::x_sum,
                                                   &kinds::zipper};

}  // namespace

std::span<const RuleKind* const> rule_kinds() { return table; }

const RuleKind* find_rule_kind(std::string_view name) {
  const auto at = std::lower_bound(table.begin(), table.end(), name,
                                   [](const RuleKind* kind, std::string_view wanted) { return kind->name < wanted; });
  return at != table.end() && (*at)->name == name ? *at : nullptr;
}

}  // namespace quadrille::variant
