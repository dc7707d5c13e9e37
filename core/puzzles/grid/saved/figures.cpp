#include "core/puzzles/grid/saved/figures.hpp"

#include <algorithm>

#include "core/puzzles/grid/links/regions.hpp"
#include "core/puzzles/grid/maker.hpp"

namespace quadrille::grid::saved {

namespace {

constexpr std::string_view level_bridges = "-=", upright_bridges = "|\"";

}  // namespace

std::optional<Tokens> bridge_tokens(const Text& text, const Tokens& islands, const InnerEdges& bridges) {
  Tokens tokens(text.cells());
  for (std::size_t cell = 0; cell < text.cells(); ++cell) {
    for (const bool is_level : {true, false}) {
      const auto& edges = is_level ? bridges.right : bridges.below;
      const std::size_t step = is_level ? 1 : text.columns;
      const bool has_before = is_level ? cell % text.columns > 0 : cell >= text.columns;
      const std::string_view signs = is_level ? level_bridges : upright_bridges;
      const unsigned behind = edges[cell];
      if (!islands[cell].empty()) {
        // A bridge between two islands side by side stands behind the number of the first.
        if (behind == 0 || islands[cell + step].empty()) continue;
        if (tokens[cell].empty()) tokens[cell] = islands[cell];
        tokens[cell] += signs[behind - 1];
      } else if (const unsigned most = std::max(behind, has_before ? unsigned{edges[cell - step]} : 0u); most > 0) {
        if (!tokens[cell].empty()) return std::nullopt;
        tokens[cell] = signs[most - 1];
      }
    }
  }
  return tokens;
}

unsigned bridges_between(const Tokens& islands, const Tokens& tokens, std::size_t cell, std::size_t other) {
  const std::string_view signs = other == cell + 1 ? level_bridges : upright_bridges;
  const bool are_both = !islands[cell].empty() && !islands[other].empty();
  const std::size_t shown = islands[cell].empty() || are_both ? cell : other;
  std::string_view token = tokens[shown];
  if (are_both) token.remove_prefix(std::min(islands[shown].size(), token.size()));
  for (unsigned number : {1u, 2u})
    if (token.find(signs[number - 1]) != std::string_view::npos) return number;
  return 0;
}

Tokens part_tokens(const Text& text, const InnerEdges& borders, const Tokens& clues, const std::vector<Token>& centres,
                   std::uint64_t most) {
  std::vector<links::Edge> joined;
  const auto join = [&](const links::Edge& edge, std::uint8_t border) {
    if (border == 0 && clues[edge.first] != "#" && clues[edge.second] != "#") joined.push_back(edge);
  };
  for (const links::Edge& edge : links::upright_edges(text.rows, text.columns)) join(edge, borders.right[edge.first]);
  for (const links::Edge& edge : links::level_edges(text.rows, text.columns)) join(edge, borders.below[edge.first]);
  const std::vector<std::size_t> part = links::regions_of_joined(text.cells(), joined);
  Tokens tokens(text.cells());
  const auto is_border = [](std::uint8_t border) { return border != 0; };
  if (std::none_of(borders.right.begin(), borders.right.end(), is_border) &&
      std::none_of(borders.below.begin(), borders.below.end(), is_border))
    return tokens;                                // nothing is drawn
  std::vector<std::size_t> number(text.cells());  // by part, of its clues
  for (std::size_t cell = 0; cell < text.cells(); ++cell) number[part[cell]] += !clues[cell].empty();
  for (const Token& centre : centres) {
    const auto point = point_named(text, centre.text);
    if (!point) continue;
    std::vector<std::size_t> in;
    for (const std::size_t row : {point->row / 2, (point->row + 1) / 2})
      for (const std::size_t column : {point->column / 2, (point->column + 1) / 2})
        in.push_back(part[row * text.columns + column]);
    const bool is_whole = std::all_of(in.begin(), in.end(), [&](std::size_t each) { return each == in[0]; });
    for (const std::size_t each : in) number[each] += is_whole ? 0 : 2;
    number[in[0]] += is_whole;
  }
  for (std::size_t cell = 0; cell < text.cells(); ++cell)
    if (clues[cell] != "#" && (most > 0 ? number[part[cell]] <= most : number[part[cell]] == 1))
      tokens[cell] = links::region_name(part[cell]);
  return tokens;
}

Tokens ship_tokens(const Text& text, const std::vector<Sea>& sea) {
  constexpr std::string_view forms = "ov>.<.#.^#......";  // by the sides with parts; what is not straight has none
  Tokens tokens(text.cells());
  for (std::size_t cell = 0; cell < text.cells(); ++cell) {
    if (sea[cell] != Sea::ship) continue;
    unsigned sides = 0;  // 1 above, 2 left, 4 right, 8 below
    bool is_known = true;
    for (const Variable other : neighbours4(text, cell)) {
      const bool is_beside = other / text.columns == cell / text.columns;
      if (sea[other] == Sea::ship) sides |= other < cell ? (is_beside ? 2u : 1u) : (is_beside ? 4u : 8u);
      is_known = is_known && sea[other] != Sea::unknown;
    }
    if (is_known && forms[sides] != '.') tokens[cell] = forms[sides];
  }
  return tokens;
}

}  // namespace quadrille::grid::saved
