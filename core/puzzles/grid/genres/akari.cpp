#include <algorithm>

#include "core/puzzles/grid/genres/all.hpp"

namespace quadrille::grid::akari {

namespace {

constexpr SectionRule sections[] = {{"cells", SectionKind::cells, true, Clues::walls}};
constexpr Values lamp = 2;

bool is_wall(const Text& text, std::size_t cell) { return text.at("cells", cell)->text[0] == '#'; }

// A variable that is 1 if the segment has a lamp, and 0 if it has none.
Variable lamps_of(Maker& maker, const Cells& segment) {
  if (segment.size() == 1) return segment[0];
  const Variable lamps = maker.network.add_auxiliary(2, 0);
  maker.count_into(lamps, segment, lamp);
  return lamps;
}

std::optional<Error> compile(Maker& maker) {
  const Text& text = maker.text;
  maker.set_values(2);
  for (std::size_t cell = 0; cell < text.cells(); ++cell) {
    const Token& token = *text.at("cells", cell);
    if (is_wall(text, cell)) {
      maker.leave_out(cell, ".");
    } else if (token.text == "*") {
      maker.give(cell, 1);
    } else if (!token.is_blank()) {
      return error_at(token, quote(token.text) + " is no wall and no lamp");
    }
  }
  for (std::size_t cell = 0; cell < text.cells(); ++cell) {
    Token token = *text.at("cells", cell);
    if (!is_wall(text, cell) || token.text == "#") continue;
    token.text.erase(0, 1);
    if (auto error = maker.count_clue(token, neighbours4(text, cell), lamp)) return error;
  }
  std::vector<Cells> lights(text.cells());  // by cell: whether there are lamps in its row, and in its column
  for (const Cells& segment : segments_of(text, [&](Variable cell) { return !is_wall(text, cell); })) {
    const Variable lamps = lamps_of(maker, segment);
    for (const Variable cell : segment) lights[cell].push_back(lamps);
  }
  for (const Cells& both : lights)
    if (!both.empty()) maker.relate(both[0], both[1], [](std::int64_t a, std::int64_t b) { return a + b > 0; });
  return std::nullopt;
}

bool obeys(const Text& text, const Answer& answer) {
  const auto is_lamp = [&](Variable cell) { return answer[cell] == 2; };
  for (Variable cell = 0; cell < answer.size(); ++cell) {
    const std::string& token = text.at("cells", cell)->text;
    const Cells beside = neighbours4(text, cell);
    std::ptrdiff_t seen = 0;
    for (const Variable next : beside) {
      const auto down = static_cast<int>(next / text.columns) - static_cast<int>(cell / text.columns);
      const auto right = static_cast<int>(next % text.columns) - static_cast<int>(cell % text.columns);
      for (const Variable other : ray_of(text, cell, down, right)) {
        if (is_wall(text, other)) break;
        seen += is_lamp(other);
      }
    }
    if (token[0] != '#' && is_lamp(cell) != (seen == 0)) return false;
    if (token.size() > 1 && std::count_if(beside.begin(), beside.end(), is_lamp) != token[1] - '0') return false;
  }
  return true;
}

}  // namespace

const Genre genre = {"akari", sections, compile, obeys, write_token<'.', '*'>};

}  // namespace quadrille::grid::akari
