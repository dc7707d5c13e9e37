#include <algorithm>

#include "core/puzzles/grid/genres/all.hpp"

namespace quadrille::grid::minesweeper {

namespace {

constexpr SectionRule sections[] = {{"mines", SectionKind::parameter, false}, {"cells", SectionKind::cells}};
constexpr Values mine = 2;

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
    if (!maker.is_left_out(cell) || token.text == "#") continue;
    if (auto error = maker.count_clue(token, 8, neighbours8(text, cell), mine)) return error;
  }
  const Section* mines = text.find("mines");
  if (mines == nullptr) return std::nullopt;
  if (mines->rows[0].size() != 1) return Error{Error::Code::bad_input, "mines needs one number", mines->line, 1};
  return maker.count_clue(mines->rows[0][0], all.size(), all, mine);
}

bool obeys(const Text& text, const Answer& answer) {
  const auto is_mine = [&](Variable cell) { return answer[cell] == 2; };
  for (Variable cell = 0; cell < answer.size(); ++cell) {
    const auto clue = whole_number(text.at("cells", cell)->text);
    const Cells others = neighbours8(text, cell);
    const auto times = std::count_if(others.begin(), others.end(), is_mine);
    if (clue && (is_mine(cell) || *clue != static_cast<std::uint64_t>(times))) return false;
  }
  const auto mines = parameter(text, "mines");
  return !mines || *mines == static_cast<std::uint64_t>(std::count(answer.begin(), answer.end(), 2));
}

}  // namespace

const Genre genre = {"minesweeper", sections, compile, obeys, write_token<'.', '*'>};

}  // namespace quadrille::grid::minesweeper
