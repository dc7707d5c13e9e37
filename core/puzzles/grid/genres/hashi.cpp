#include <algorithm>
#include <numeric>

#include "core/puzzles/grid/genres/all.hpp"

namespace quadrille::grid::hashi {

namespace {

constexpr SectionRule sections[] = {{"cells", SectionKind::cells, true, Clues::islands}};
// Values of cells: blank, one or two level bridges, one or two upright ones.
constexpr unsigned level = 1, upright = 3;  // one bridge; the next value is two of them
constexpr Values level_values = 6, upright_values = 24;

// An island with another one right beside it has values too: how many bridges, 0 to 2, it has to the one on its right,
// and three times as many to the one below it.
constexpr unsigned bridges_to_each = 3, island_values = 9;

bool is_island(const Text& text, std::size_t cell) {
  const std::string& token = text.at("cells", cell)->text;
  return token == "?" || whole_number(token).has_value();
}

// Whether there is an island right behind a cell: to its right, or below it.
bool is_beside(const Text& text, std::size_t cell, bool is_level) {
  const std::size_t other = cell + (is_level ? 1 : text.columns);
  return other < text.cells() && (!is_level || other % text.columns != 0) && is_island(text, other);
}

unsigned bridges_beside(const Answer& answer, std::size_t cell, bool is_level) {
  const unsigned value = answer[cell] - 1u;
  return is_level ? value % bridges_to_each : value / bridges_to_each;
}

// How many bridges there can be between two islands is a variable; cells between them show it.
class Compiler {
 public:
  explicit Compiler(Maker& maker) : maker_(maker), text_(maker.text) {}

  std::optional<Error> compile() {
    const auto has_beside = [&](std::size_t cell) {
      return is_island(text_, cell) && (is_beside(text_, cell, true) || is_beside(text_, cell, false));
    };
    bool has_any_beside = false;
    for (std::size_t cell = 0; cell < text_.cells(); ++cell) has_any_beside |= has_beside(cell);
    maker_.set_values(has_any_beside ? island_values : 5);
    if (has_any_beside) maker_.deny_turns();
    for (std::size_t cell = 0; cell < text_.cells(); ++cell) {
      if (!is_island(text_, cell)) continue;
      if (has_beside(cell)) {
        maker_.decide_among(cell, network::all_values(island_values));
      } else {
        maker_.leave_out(cell, text_.at("cells", cell)->text);
      }
    }
    if (auto error = maker_.give_filled()) return error;
    node_of_.resize(text_.cells());
    possible_.assign(text_.cells(), 1);
    bridges_.resize(text_.cells());
    for (Variable cell = 0; cell < text_.cells(); ++cell) {
      if (!is_island(text_, cell)) continue;
      node_of_[cell] = static_cast<std::uint32_t>(graph_.nodes.size());
      graph_.nodes.push_back({cell, network::all_values(island_values)});
    }
    for (Variable cell = 0; cell < text_.cells(); ++cell)
      for (const bool is_level : {true, false})
        if (is_island(text_, cell)) add_bridges(cell, is_level);
    for (Variable cell = 0; cell < text_.cells(); ++cell) {
      if (!is_island(text_, cell)) {
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
  void add_bridges(Variable from, bool is_level) {
    const Cells ray = ray_of(text_, from, is_level ? 0 : 1, is_level ? 1 : 0);
    const auto island = std::find_if(ray.begin(), ray.end(), [&](Variable cell) { return is_island(text_, cell); });
    if (maker_.network.domains[from].values > 1 && (island == ray.end() || island != ray.begin()))
      maker_.relate(from, from, [&](std::int64_t value, std::int64_t) {
        return (is_level ? value % bridges_to_each : value / bridges_to_each) == 0;
      });
    if (island == ray.end()) return;
    const Variable bridges = maker_.network.add_auxiliary(3, 0);
    if (island == ray.begin())
      maker_.relate(from, bridges, [&](std::int64_t value, std::int64_t count) {
        return (is_level ? value % bridges_to_each : value / bridges_to_each) == count;
      });
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
  }

  std::optional<Error> add_number(Variable cell) {
    const Token& token = *text_.at("cells", cell);
    if (token.text == "?") return std::nullopt;
    std::optional<Error> error;
    const auto number = maker_.clue_number(token, 1, 8, error);
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
      const unsigned beside = bridges_beside(answer, cell, first == level);
      if (!is_beside(text, cell, first == level) && beside > 0) return false;
      if (end == ray.begin() && end != ray.end() && beside > 0) {
        for (const std::size_t island : {cell, std::size_t{*end}}) ends[island] += beside;
        const std::size_t one = root(cell), other = root(*end);
        pieces -= one != other;
        piece[one] = other;
      }
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

// Bridges to islands right beside one stand behind its number: `3-`, `2="`.
void write_value(const Text& text, std::size_t cell, unsigned value, std::string& out) {
  constexpr std::string_view tokens = ".-=|\"";
  const bool has_beside = is_beside(text, cell, true) || is_beside(text, cell, false);
  if (!is_island(text, cell) || !has_beside) {
    out += tokens[std::min<std::size_t>(value, tokens.size() - 1)];
    return;
  }
  out += text.at("cells", cell)->text;
  if (value % bridges_to_each > 0) out += tokens[value % bridges_to_each];
  if (value / bridges_to_each > 0) out += tokens[2 + value / bridges_to_each];
}

}  // namespace

const Genre genre = {.id = "hashi",
                     .sections = sections,
                     .compile = compile,
                     .obeys = obeys,
                     .write_value = write_value,
                     .turning = {.has_sides = true}};

}  // namespace quadrille::grid::hashi
