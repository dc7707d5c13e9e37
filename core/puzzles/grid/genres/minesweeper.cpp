#include <algorithm>
#include <numeric>

#include "core/puzzles/grid/genres/all.hpp"

namespace quadrille::grid::minesweeper {

namespace {

constexpr SectionRule sections[] = {{"mines", SectionKind::parameter, false, Clues::whole},
                                    {"cells", SectionKind::cells, true, Clues::walls}};
constexpr Values mine = 2;
// A cell of `?` has no mine; how many there are around it is not told.

// Cells that hang together by clues are divided into blocks of this side if they are more than a block has.
constexpr std::size_t block_side = 5;

// All mines. Each group of cells has a variable with their number, so that the search can learn about it: cells that
// hang together by clues, or a block of them.
void add_total(Maker& maker, std::uint64_t mines) {
  const Text& text = maker.text;
  Cells parent(text.cells());
  std::iota(parent.begin(), parent.end(), Variable{0});
  const auto root = [&](Variable cell) {
    while (parent[cell] != cell) cell = parent[cell] = parent[parent[cell]];
    return cell;
  };
  for (Variable cell = 0; cell < text.cells(); ++cell) {
    if (!whole_number(text.at("cells", cell)->text)) continue;
    const Cells others = maker.present(neighbours8(text, cell));
    for (const Variable other : others) parent[root(other)] = root(others[0]);
  }
  std::vector<std::size_t> sizes(text.cells());
  for (Variable cell = 0; cell < text.cells(); ++cell) sizes[root(cell)] += maker.is_left_out(cell) ? 0 : 1;
  std::map<std::pair<Variable, std::size_t>, Cells> groups;  // by root, and block from 1 or 0
  for (Variable cell = 0; cell < text.cells(); ++cell) {
    if (maker.is_left_out(cell)) continue;
    const std::size_t row = cell / text.columns / block_side, column = cell % text.columns / block_side;
    const bool is_large = sizes[root(cell)] > block_side * block_side;
    groups[{root(cell), is_large ? row * text.columns + column + 1 : 0}].push_back(cell);
  }
  std::vector<network::Network::Term> total;
  for (const auto& [first, cells] : groups) {
    if (cells.size() > 1 && groups.size() > 1) {
      const Variable number = maker.network.add_auxiliary(static_cast<unsigned>(cells.size() + 1), 0);
      maker.count_into(number, cells, mine);
      total.push_back({1, number});
    } else {
      for (const Variable cell : cells) total.push_back({1, cell});
    }
  }
  network::add_sum(maker.network, std::move(total), static_cast<std::int64_t>(mines));
}

std::optional<Error> compile(Maker& maker) {
  const Text& text = maker.text;
  maker.set_values(2);
  for (std::size_t cell = 0; cell < text.cells(); ++cell) {
    const Token& token = *text.at("cells", cell);
    if (token.text == "*") {
      maker.give(cell, 1);
    } else if (!token.is_blank()) {
      maker.leave_out(cell, ".");
    }
  }
  Cells all;
  for (Variable cell = 0; cell < text.cells(); ++cell) {
    all.push_back(cell);
    const Token& token = *text.at("cells", cell);
    if (!maker.is_left_out(cell) || token.text == "#" || token.text == "?") continue;
    if (auto error = maker.count_clue(token, neighbours8(text, cell), mine)) return error;
  }
  const Section* mines = text.find("mines");
  if (mines == nullptr) return std::nullopt;
  if (mines->rows[0].size() != 1) return Error{Error::Code::bad_input, "mines needs one number", mines->line, 1};
  std::optional<Error> error;
  const auto times = maker.clue_number(mines->rows[0][0], 0, all.size(), error);
  if (times) add_total(maker, *times);
  return error;
}

bool obeys(const Text& text, const Answer& answer) {
  const auto is_mine = [&](Variable cell) { return answer[cell] == 2; };
  for (Variable cell = 0; cell < answer.size(); ++cell) {
    const auto clue = whole_number(text.at("cells", cell)->text);
    const Cells others = neighbours8(text, cell);
    const auto times = std::count_if(others.begin(), others.end(), is_mine);
    if (text.at("cells", cell)->text == "?" && is_mine(cell)) return false;
    if (clue && (is_mine(cell) || *clue != static_cast<std::uint64_t>(times))) return false;
  }
  const auto mines = parameter(text, "mines");
  return !mines || *mines == static_cast<std::uint64_t>(std::count(answer.begin(), answer.end(), 2));
}

}  // namespace

const Genre genre = {"minesweeper", sections, compile, obeys, write_token<'.', '*'>};

}  // namespace quadrille::grid::minesweeper
