#include <algorithm>
#include <numeric>

#include "core/puzzles/grid/genres/all.hpp"

namespace quadrille::grid::hashi {

namespace {

constexpr SectionRule sections[] = {{"cells", SectionKind::cells, true, Clues::islands}};
// Values of cells: blank, one or two level bridges, one or two upright ones.
constexpr unsigned level = 1, upright = 3;  // one bridge; the next value is two of them
constexpr Values level_values = 6, upright_values = 24;

bool is_island(const Text& text, std::size_t cell) {
  const std::string& token = text.at("cells", cell)->text;
  return token == "?" || whole_number(token).has_value();
}

// How many bridges there can be between two islands is a variable; cells between them show it.
class Compiler {
 public:
  explicit Compiler(Maker& maker) : maker_(maker), text_(maker.text) {}

  std::optional<Error> compile() {
    maker_.set_values(5);
    for (std::size_t cell = 0; cell < text_.cells(); ++cell)
      if (is_island(text_, cell)) maker_.leave_out(cell, text_.at("cells", cell)->text);
    if (auto error = maker_.give_filled()) return error;
    node_of_.resize(text_.cells());
    possible_.assign(text_.cells(), 1);
    bridges_.resize(text_.cells());
    for (Variable cell = 0; cell < text_.cells(); ++cell) {
      if (!maker_.is_left_out(cell)) continue;
      node_of_[cell] = static_cast<std::uint32_t>(graph_.nodes.size());
      graph_.nodes.push_back({cell, 1});
    }
    for (Variable cell = 0; cell < text_.cells(); ++cell)
      for (const bool is_level : {true, false})
        if (maker_.is_left_out(cell))
          if (auto error = add_bridges(cell, is_level)) return error;
    for (Variable cell = 0; cell < text_.cells(); ++cell) {
      if (!maker_.is_left_out(cell)) {
        maker_.allow(cell, possible_[cell]);
      } else if (auto error = add_number(cell)) {
        return error;
      }
    }
    network::add(maker_.network, std::move(graph_));
    return std::nullopt;
  }

 private:
  // To the next island on the right or below.
  std::optional<Error> add_bridges(Variable from, bool is_level) {
    const Cells ray = ray_of(text_, from, is_level ? 0 : 1, is_level ? 1 : 0);
    const auto island = std::find_if(ray.begin(), ray.end(), [&](Variable cell) { return maker_.is_left_out(cell); });
    if (island == ray.end()) return std::nullopt;
    if (island == ray.begin())
      return error_at(*text_.at("cells", *island), "there is no cell for bridges between this island and another one");
    const Variable bridges = maker_.network.add_auxiliary(3, 0);
    const unsigned one = is_level ? level : upright;
    for (auto cell = ray.begin(); cell != island; ++cell) {
      possible_[*cell] |= is_level ? level_values : upright_values;
      maker_.relate(*cell, bridges, [&](std::int64_t value, std::int64_t count) {
        const bool is_bridge = value == one || value == one + 1;
        return count == (is_bridge ? value - one + 1 : 0);
      });
    }
    const auto node = static_cast<std::uint32_t>(graph_.nodes.size());
    graph_.nodes.push_back({bridges, 6});
    for (const Variable end : {from, *island}) {
      graph_.edges.emplace_back(node_of_[end], node);
      bridges_[end].push_back({1, bridges});
    }
    return std::nullopt;
  }

  std::optional<Error> add_number(Variable cell) {
    const Token& token = *text_.at("cells", cell);
    if (token.text == "?") return std::nullopt;
    std::optional<Error> error;
    const auto number = maker_.number(token, 1, 8, error);
    if (!number) return error;
    if (bridges_[cell].empty()) maker_.network.is_impossible = true;
    if (!bridges_[cell].empty())
      network::add_sum(maker_.network, std::move(bridges_[cell]), static_cast<std::int64_t>(*number));
    return std::nullopt;
  }

  Maker& maker_;
  const Text& text_;
  network::Network::Connected graph_;                         // islands, and the variables of bridges between them
  std::vector<std::uint32_t> node_of_;                        // by cell with an island
  std::vector<Values> possible_;                              // by cell
  std::vector<std::vector<network::Network::Term>> bridges_;  // by cell with an island
};

std::optional<Error> compile(Maker& maker) { return Compiler(maker).compile(); }

// From each island to the right and downwards along the bridges that begin there; no other cell has any.
bool obeys(const Text& text, const Answer& answer) {
  std::vector<std::size_t> ends(text.cells()), piece(text.cells());
  std::iota(piece.begin(), piece.end(), std::size_t{0});
  const auto root = [&](std::size_t island) {
    while (piece[island] != island) island = piece[island];
    return island;
  };
  std::size_t walked = 0, bridged = 0, pieces = 0;
  for (std::size_t cell = 0; cell < answer.size(); ++cell) {
    if (!is_island(text, cell)) {
      bridged += answer[cell] > 1;
      continue;
    }
    ++pieces;
    for (const unsigned first : {level, upright}) {
      const Cells ray = ray_of(text, cell, first == level ? 0 : 1, first == level ? 1 : 0);
      const auto end = std::find_if(ray.begin(), ray.end(), [&](Variable each) { return is_island(text, each); });
      if (end == ray.begin() || ray.empty()) continue;
      const unsigned value = answer[ray[0]] - 1u;
      if (value != first && value != first + 1) continue;
      if (end == ray.end() || std::any_of(ray.begin(), end, [&](Variable each) { return answer[each] != value + 1; }))
        return false;
      walked += static_cast<std::size_t>(end - ray.begin());
      for (const std::size_t island : {cell, std::size_t{*end}}) ends[island] += value - first + 1;
      const std::size_t one = root(cell), other = root(*end);
      pieces -= one != other;
      piece[one] = other;
    }
  }
  for (std::size_t cell = 0; cell < answer.size(); ++cell)
    if (const auto number = whole_number(text.at("cells", cell)->text))
      if (ends[cell] != *number) return false;
  return walked == bridged && pieces <= 1;
}

}  // namespace

const Genre genre = {.id = "hashi",
                     .sections = sections,
                     .compile = compile,
                     .obeys = obeys,
                     .write_value = write_token<'.', '-', '=', '|', '"'>,
                     .turning = {.has_sides = true}};

}  // namespace quadrille::grid::hashi
