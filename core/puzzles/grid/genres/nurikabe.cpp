#include <algorithm>

#include "core/puzzles/grid/choice.hpp"
#include "core/puzzles/grid/genres/all.hpp"

namespace quadrille::grid::nurikabe {

namespace {

constexpr SectionRule sections[] = {{"cells", SectionKind::cells, true, Clues::islands}};

// An island may be everywhere where it reaches from its number without touching another number.
class Compiler {
 public:
  explicit Compiler(Maker& maker) : maker_(maker), text_(maker.text) {}

  std::optional<Error> compile() {
    maker_.set_values(2);
    for (std::size_t cell = 0; cell < text_.cells(); ++cell) {
      const Token& token = *text_.at("cells", cell);
      if (token.is_blank()) continue;
      std::optional<Error> error;
      if (token.text == "#") {
        maker_.give(cell, 1);
      } else if (token.text == "?") {
        islands_.push_back({cell, 0});
      } else if (const auto size = maker_.clue_number(token, 1, text_.cells(), error)) {
        islands_.push_back({cell, static_cast<std::size_t>(*size)});
      } else {
        return error;
      }
    }
    std::size_t land = 0;
    for (const Island& island : islands_) land += std::max<std::size_t>(island.size, 1);
    maker_.network.is_impossible |= land > text_.cells();
    if (maker_.network.is_impossible) return std::nullopt;
    of_cell_.resize(text_.cells());
    for (std::size_t island = 0; island < islands_.size(); ++island) add_reach(island);
    owner_.reserve(text_.cells());
    for (Variable cell = 0; cell < text_.cells(); ++cell) {
      if (network::is_too_large(maker_.network)) return std::nullopt;
      add_owner(cell);
    }
    for (std::size_t island = 0; island < islands_.size(); ++island) add_island(island);
    forbid_squares(maker_, {{1, 1, 1, 1}});
    add_sea(land);
    return std::nullopt;
  }

 private:
  struct Island {
    std::size_t cell, size;  // 0: any
  };

  bool is_number(std::size_t cell) const {
    const Token& token = *text_.at("cells", cell);
    return !token.is_blank() && token.text != "#";
  }

  void add_reach(std::size_t number) {
    const auto [start, size] = islands_[number];
    std::vector<std::size_t> distance(text_.cells(), 0);
    std::vector<std::size_t> reached = {start};
    distance[start] = 1;
    for (std::size_t at = 0; at < reached.size(); ++at) {
      of_cell_[reached[at]].push_back(number);
      if (distance[reached[at]] == size) continue;
      for (const Variable other : neighbours4(text_, reached[at])) {
        const Cells beside = neighbours4(text_, other);
        const bool is_open = text_.at("cells", other)->is_blank() &&
                             std::none_of(beside.begin(), beside.end(), [&, start = start](Variable next) {
                               return next != start && is_number(next);
                             });
        if (!is_open || distance[other] > 0) continue;
        distance[other] = distance[reached[at]] + 1;
        reached.push_back(other);
      }
    }
  }

  // To what a cell belongs: 0 is the sea, then the islands that reach it.
  void add_owner(Variable cell) {
    const auto& islands = of_cell_[cell];
    const Choice& owner = owner_.emplace_back(maker_, islands.size() + 1);
    agree(maker_, {cell, shaded}, owner.option(0));
    if (is_number(cell)) maker_.decide(cell, 0);
    for (const Variable other : neighbours4(text_, cell)) {
      if (other > cell) continue;
      Choice::relate(maker_, owner_[other], owner, [&](std::size_t a, std::size_t b) {
        return a == 0 || b == 0 || of_cell_[other][a - 1] == islands[b - 1];
      });
    }
  }

  void add_island(std::size_t number) {
    network::Network::Connected graph;
    std::vector<std::uint32_t> node_of(text_.cells());
    for (Variable cell = 0; cell < text_.cells(); ++cell) {
      const auto at = std::find(of_cell_[cell].begin(), of_cell_[cell].end(), number);
      if (at == of_cell_[cell].end()) continue;
      node_of[cell] = static_cast<std::uint32_t>(graph.nodes.size()) + 1;
      for (const Variable other : neighbours4(text_, cell))
        if (node_of[other] > 0) graph.edges.emplace_back(node_of[other] - 1, node_of[cell] - 1);
      const auto [variable, in] = owner_[cell].option(static_cast<std::size_t>(at - of_cell_[cell].begin()) + 1);
      graph.nodes.push_back({variable, in});
    }
    const auto size = static_cast<std::uint32_t>(islands_[number].size);
    graph.low = std::max(size, 1u);
    if (size > 0) graph.high = size;
    network::add(maker_.network, std::move(graph));
  }

  void add_sea(std::size_t land) {
    const bool is_known =
        std::all_of(islands_.begin(), islands_.end(), [](const Island& island) { return island.size > 0; });
    auto graph = graph_of(maker_, shaded);
    graph.high = static_cast<std::uint32_t>(text_.cells() - land);
    if (is_known) graph.low = graph.high;
    network::add(maker_.network, std::move(graph));
  }

  Maker& maker_;
  const Text& text_;
  std::vector<Island> islands_;
  std::vector<std::vector<std::size_t>> of_cell_;  // by cell: the islands that reach it
  std::vector<Choice> owner_;                      // by cell
};

std::optional<Error> compile(Maker& maker) { return Compiler(maker).compile(); }

bool obeys(const Text& text, const Answer& answer) {
  const auto is_sea = [&](std::size_t cell) { return answer[cell] == 2; };
  for (const Cells& square : squares_of(text))
    if (std::all_of(square.begin(), square.end(), is_sea)) return false;
  const auto island_of = pieces_of(text, [&](std::size_t cell) { return !is_sea(cell); });
  std::vector<std::size_t> sizes(answer.size()), numbers(answer.size());
  for (const std::size_t island : island_of)
    if (island != no_part) ++sizes[island];
  for (std::size_t cell = 0; cell < answer.size(); ++cell) {
    const Token& token = *text.at("cells", cell);
    if (token.text == "#" && !is_sea(cell)) return false;
    if (token.is_blank() || token.text == "#") continue;
    if (is_sea(cell)) return false;
    const auto size = whole_number(token.text);
    if (++numbers[island_of[cell]] > 1 || (size && sizes[island_of[cell]] != *size)) return false;
  }
  for (std::size_t island = 0; island < sizes.size(); ++island)
    if (sizes[island] > 0 && numbers[island] == 0) return false;
  return is_one_piece(text, is_sea);
}

}  // namespace

const Genre genre = {"nurikabe", sections, compile, obeys, write_token<'.', '#'>};

}  // namespace quadrille::grid::nurikabe
