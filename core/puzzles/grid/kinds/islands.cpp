#include "core/puzzles/grid/kinds/islands.hpp"

#include <algorithm>

#include "core/puzzles/grid/choice.hpp"
#include "core/puzzles/grid/pieces.hpp"

namespace quadrille::grid::kinds {

namespace {

// An island may be everywhere where it reaches from its number without touching another number.
class Islands {
 public:
  Islands(const Building& building, Values set)
      : maker_(building.maker), text_(building.maker.text), set_(set), of_cell_(text_.cells()), seen_(text_.cells()) {
    for (std::size_t cell = 0; cell < text_.cells(); ++cell) {
      const Token* clue = clue_of_cell(text_, cell);
      if (clue == nullptr) continue;
      const std::uint64_t size = number_of(clue->text).value_or(0);
      maker_.network.is_impossible |= number_of(clue->text) == 0u || size > text_.cells();
      islands_.push_back({cell, static_cast<std::size_t>(std::min<std::uint64_t>(size, text_.cells())), {}});
    }
  }

  void add() {
    std::size_t land = 0;
    for (const Island& island : islands_) land += std::max<std::size_t>(island.size, 1);
    maker_.network.is_impossible |= land > text_.cells();
    if (maker_.network.is_impossible) return;
    for (std::size_t island = 0; island < islands_.size(); ++island) add_reach(island);
    owner_.reserve(text_.cells());
    for (Variable cell = 0; cell < text_.cells(); ++cell) {
      if (network::is_too_large(maker_.network)) return;
      add_owner(cell);
    }
    for (std::size_t island = 0; island < islands_.size(); ++island) add_island(island);
    add_sea(land);
  }

 private:
  struct Island {
    std::size_t cell, size;  // 0: any
    Cells reach;             // the cells that it may have
  };

  void add_reach(std::size_t number) {
    auto& [start, size, reached] = islands_[number];
    std::vector<std::size_t>& distance = seen_;
    reached = {static_cast<Variable>(start)};
    distance[start] = 1;
    for (std::size_t at = 0; at < reached.size(); ++at) {
      of_cell_[reached[at]].push_back(number);
      if (distance[reached[at]] == size) continue;
      for (const Variable other : neighbours4(text_, reached[at])) {
        const Cells beside = neighbours4(text_, other);
        const bool is_open = text_.at("cells", other)->is_blank() &&
                             std::none_of(beside.begin(), beside.end(), [&, start = start](Variable next) {
                               return next != start && clue_of_cell(text_, next) != nullptr;
                             });
        if (!is_open || distance[other] > 0) continue;
        distance[other] = distance[reached[at]] + 1;
        reached.push_back(other);
      }
    }
    for (const Variable cell : reached) distance[cell] = 0;
    std::sort(reached.begin(), reached.end());
  }

  // To what a cell belongs: 0 is the sea, then the islands that reach it.
  void add_owner(Variable cell) {
    const auto& islands = of_cell_[cell];
    const Choice& owner = owner_.emplace_back(maker_, islands.size() + 1);
    agree(maker_, {cell, sea()}, owner.option(0));
    for (const Variable other : neighbours4(text_, cell)) {
      if (other > cell) continue;
      Choice::relate(maker_, owner_[other], owner, [&](std::size_t a, std::size_t b) {
        return a == 0 || b == 0 || of_cell_[other][a - 1] == islands[b - 1];
      });
    }
  }

  void add_island(std::size_t number) {
    network::Network::Connected graph;
    std::vector<std::size_t>& node_of = seen_;
    for (const Variable cell : islands_[number].reach) {
      const auto at = std::find(of_cell_[cell].begin(), of_cell_[cell].end(), number);
      node_of[cell] = graph.nodes.size() + 1;
      for (const Variable other : neighbours4(text_, cell))
        if (node_of[other] > 0)
          graph.edges.emplace_back(static_cast<std::uint32_t>(node_of[other] - 1),
                                   static_cast<std::uint32_t>(node_of[cell] - 1));
      const auto [variable, in] = owner_[cell].option(static_cast<std::size_t>(at - of_cell_[cell].begin()) + 1);
      graph.nodes.push_back({variable, in});
    }
    for (const Variable cell : islands_[number].reach) node_of[cell] = 0;
    const auto size = static_cast<std::uint32_t>(islands_[number].size);
    graph.low = std::max(size, 1u);
    if (size > 0) graph.high = size;
    network::add(maker_.network, std::move(graph));
  }

  void add_sea(std::size_t land) {
    const bool is_known =
        std::all_of(islands_.begin(), islands_.end(), [](const Island& island) { return island.size > 0; });
    auto graph = graph_of(maker_, sea());
    graph.high = static_cast<std::uint32_t>(text_.cells() - land);
    if (is_known) graph.low = graph.high;
    network::add(maker_.network, std::move(graph));
  }

  Values sea() const { return 3 & ~set_; }

  Maker& maker_;
  const Text& text_;
  Values set_;
  std::vector<Island> islands_;
  std::vector<std::vector<std::size_t>> of_cell_;  // by cell: the islands that reach it
  std::vector<Choice> owner_;                      // by cell
  std::vector<std::size_t> seen_;                  // by cell, while an island is looked at; else 0
};

}  // namespace

bool are_islands(const Building& building, Values set) {
  const auto has = [&](std::string_view form, std::string_view group, Values of) {
    return std::any_of(building.kind.rules.begin(), building.kind.rules.end(), [&](const Rule& rule) {
      return rule.row->form == form && rule.groups[0].row->form == group && rule.groups.size() == 1 &&
             !rule.condition && rule.where == nullptr && rule.sets[0] == of &&
             (form != "its piece of SET has AMOUNT cells" ||
              (rule.amount.how == Amount::How::exactly && rule.amount.low.from == Quantity::From::clue));
    });
  };
  if (set != 1 && set != 2) return false;
  const std::size_t cells = building.maker.text.cells();
  for (std::size_t cell = 0; cell < cells; ++cell) {
    const Token* clue = clue_of_cell(building.maker.text, cell);
    if (building.ground.is_wall(cell) || (clue != nullptr && clue->text != "?" && !whole_number(clue->text)))
      return false;
  }
  return building.ground.values() == 2 && has("is SET", "each clue", set) &&
         has("its piece of SET has AMOUNT cells", "each number", set) &&
         has("pieces of SET have a clue", "the board", set) &&
         has("pieces of SET have no two clues", "the board", set) && has("SET is connected", "the board", 3 & ~set);
}

void add_islands(const Building& building, Values set) { Islands(building, set).add(); }

}  // namespace quadrille::grid::kinds
