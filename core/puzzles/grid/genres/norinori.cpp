#include <algorithm>

#include "core/puzzles/grid/genres/all.hpp"

namespace quadrille::grid::norinori {

namespace {

constexpr SectionRule sections[] = {{"regions", SectionKind::cells, true, Clues::regions},
                                    {"cells", SectionKind::cells, false, Clues::tokens}};
constexpr Values shaded = 2;

std::optional<Error> compile(Maker& maker) {
  const Text& text = maker.text;
  maker.set_values(2);
  for (std::size_t cell = 0; cell < text.cells(); ++cell)
    if (text.at("regions", cell)->text == "#") maker.leave_out(cell, ".");
  for (const Cells& region : regions_of(text)) maker.count(region, shaded, 2);
  for (Variable cell = 0; cell < text.cells(); ++cell) {
    if (maker.is_left_out(cell)) continue;
    Cells star = {cell};
    for (const Variable other : maker.present(neighbours4(text, cell))) star.push_back(other);
    // The state: 0 where the cell is not shaded, else 1 and the number of its shaded neighbours.
    const auto step = [](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
      if (position == 0) return static_cast<std::uint64_t>(number);
      if (state == 0) return 0;
      const std::uint64_t next = state + static_cast<std::uint64_t>(number);
      return next > 2 ? network::Automaton::refused : next;
    };
    if (auto error = maker.follow(nullptr, star, {}, step, [](std::uint64_t state) { return state != 1; }))
      return error;
  }
  return maker.give_filled();
}

bool obeys(const Text& text, const Answer& answer) {
  const auto is_shaded = [&](Variable cell) { return answer[cell] == 2; };
  for (const Cells& region : regions_of(text))
    if (std::count_if(region.begin(), region.end(), is_shaded) != 2) return false;
  for (Variable cell = 0; cell < answer.size(); ++cell) {
    const Cells others = neighbours4(text, cell);
    if (is_shaded(cell) && std::count_if(others.begin(), others.end(), is_shaded) != 1) return false;
  }
  return true;
}

}  // namespace

const Genre genre = {"norinori", sections, compile, obeys, write_token<'.', '#'>};

}  // namespace quadrille::grid::norinori
