// Cells that are all different: regions, diagonals, windows.
#include <algorithm>

#include "core/puzzles/variant/compile/compilers.hpp"
#include "core/puzzles/variant/compile/constraints.hpp"
#include "core/puzzles/variant/geometry.hpp"

namespace quadrille::variant {
namespace {

void add_group(Network& network, const Group& group, cover::Unit unit = other_unit) {
  add_different(network, {group.begin(), group.end()}, unit);
}

}  // namespace

std::optional<Fault> compile_all_different(const Rule& rule, const Board&, Network& network) {
  add_group(network, rule.groups[0]);
  return std::nullopt;
}

std::optional<Fault> compile_diagonal(const Rule& rule, const Board& board, Network& network) {
  add_group(network, diagonal_of(board.shape, rule.numbers[0]));
  return std::nullopt;
}

std::optional<Fault> compile_disjoint_sets(const Rule&, const Board& board, Network& network) {
  for (const Group& set : disjoint_sets(board)) add_group(network, set);
  return std::nullopt;
}

std::optional<Fault> compile_jigsaw(const Rule& rule, const Board&, Network& network) {
  for (std::size_t piece = 0; piece < rule.groups.size(); ++piece)
    add_group(network, rule.groups[piece], cover::unit(cover::UnitKind::box, piece));
  return std::nullopt;
}

std::optional<Fault> compile_windoku(const Rule&, const Board& board, Network& network) {
  for (const Group& window : windows(board)) add_group(network, window);
  return std::nullopt;
}

// The boxes that these two choose are added before the rules (compile.cpp).
std::optional<Fault> compile_no_boxes(const Rule&, const Board&, Network&) { return std::nullopt; }
std::optional<Fault> compile_region_size(const Rule&, const Board&, Network&) { return std::nullopt; }

}  // namespace quadrille::variant
