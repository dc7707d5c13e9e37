#include <algorithm>

#include "core/puzzles/grid/genres/all.hpp"
#include "core/puzzles/grid/latin.hpp"

namespace quadrille::grid::suguru {

namespace {

constexpr SectionRule sections[] = {{"cells", SectionKind::cells, false, Clues::walls},
                                    {"regions", SectionKind::cells}};

std::optional<Error> compile(Maker& maker) {
  if (auto error = fill_regions(maker)) return error;
  for (Variable cell = 0; cell < maker.text.cells(); ++cell)
    for (const Variable other : maker.present(neighbours8(maker.text, cell)))
      if (other > cell && !maker.is_left_out(cell))
        maker.relate(cell, other, [](std::int64_t a, std::int64_t b) { return a != b; });
  return maker.give_filled();
}

bool obeys(const Text& text, const Answer& answer) {
  for (const Cells& region : regions_of(text)) {
    std::vector<std::uint8_t> numbers;
    for (const Variable cell : region) {
      for (const Variable other : neighbours8(text, cell))
        if (answer[cell] == answer[other] && text.at("regions", other)->text != "#") return false;
      numbers.push_back(answer[cell]);
    }
    std::sort(numbers.begin(), numbers.end());
    for (std::size_t i = 0; i < numbers.size(); ++i)
      if (numbers[i] != i + 1) return false;
  }
  return true;
}

}  // namespace

const Genre genre = {"suguru", sections, compile, obeys, write_number<1>};

}  // namespace quadrille::grid::suguru
