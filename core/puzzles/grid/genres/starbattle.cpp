#include <algorithm>

#include "core/puzzles/grid/genres/all.hpp"

namespace quadrille::grid::starbattle {

namespace {

constexpr SectionRule sections[] = {{"stars", SectionKind::parameter},
                                    {"regions", SectionKind::cells, true, Clues::regions},
                                    {"cells", SectionKind::cells, false, Clues::tokens}};
constexpr Values star = 2;

std::vector<Cells> groups_of(const Text& text) {
  std::vector<Cells> groups = lines_of(text);
  for (Cells& region : regions_of(text)) groups.push_back(std::move(region));
  return groups;
}

std::optional<Error> compile(Maker& maker) {
  std::optional<Error> error;
  const Section& stars = *maker.text.find("stars");
  if (stars.rows[0].size() != 1) return Error{Error::Code::bad_input, "stars needs one number", stars.line, 1};
  const auto number = maker.number(stars.rows[0][0], 1, most_side, error);
  if (!number) return error;
  maker.set_values(2);
  for (std::size_t cell = 0; cell < maker.text.cells(); ++cell)
    if (maker.text.at("regions", cell)->text == "#") maker.leave_out(cell, ".");
  for (const Cells& group : groups_of(maker.text)) maker.count(group, star, *number);
  for (std::size_t cell = 0; cell < maker.text.cells(); ++cell)
    for (const Variable other : maker.present(neighbours8(maker.text, cell)))
      if (other > cell && !maker.is_left_out(cell))
        maker.relate(cell, other, [](std::int64_t a, std::int64_t b) { return a + b < 2; });
  return maker.give_filled();
}

bool obeys(const Text& text, const Answer& answer) {
  const auto stars = static_cast<std::ptrdiff_t>(*parameter(text, "stars"));
  const auto is_star = [&](Variable cell) { return answer[cell] == 2; };
  for (const Cells& group : groups_of(text))
    if (std::count_if(group.begin(), group.end(), is_star) != stars) return false;
  for (Variable cell = 0; cell < answer.size(); ++cell) {
    const Cells others = neighbours8(text, cell);
    if (is_star(cell) && std::any_of(others.begin(), others.end(), is_star)) return false;
  }
  return true;
}

}  // namespace

const Genre genre = {"starbattle", sections, compile, obeys, write_token<'.', '*'>};

}  // namespace quadrille::grid::starbattle
