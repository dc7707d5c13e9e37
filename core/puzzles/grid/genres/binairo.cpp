#include <algorithm>

#include "core/network/compile/line_order.hpp"
#include "core/puzzles/grid/genres/all.hpp"
#include "core/puzzles/grid/latin.hpp"

namespace quadrille::grid::binairo {

namespace {

constexpr SectionRule sections[] = {{"cells", SectionKind::cells, true, Clues::tokens},
                                    {"pairs", SectionKind::list, false, Clues::lines},
                                    {"different", SectionKind::parameter, false, Clues::whole}};

bool lines_must_differ(const Text& text) {
  const Section* section = text.find("different");
  return section != nullptr && section->rows[0].size() == 1 && section->rows[0][0].text == "yes";
}

// The state: how many 0 and 1 there were, the last value and whether it stood there twice.
std::optional<Error> add_line(Maker& maker, const Cells& cells) {
  const std::uint64_t half = cells.size() / 2;
  constexpr std::uint64_t none = 2;
  return maker.follow(
      nullptr, cells, {},
      [&](std::uint64_t state, std::size_t position, std::int64_t number) {
        const auto value = static_cast<std::uint64_t>(number);
        const std::uint64_t ones = (state >> 3) + value, last = state & 3, is_twice = state >> 2 & 1;
        if (ones > half || position + 1 - ones > half || (value == last && is_twice != 0))
          return network::Automaton::refused;
        return ones << 3 | (value == last ? 4u : 0u) | value;
      },
      [&](std::uint64_t state) { return state >> 3 == half; }, none);
}

std::optional<Error> compile(Maker& maker) {
  const Text& text = maker.text;
  if (auto error = need_small(text)) return error;
  if (text.rows % 2 != 0 || text.columns % 2 != 0)
    return Error{Error::Code::bad_input, "binairo needs an even number of rows and of columns", text.line, 1};
  if (const Section* section = text.find("different")) {
    const auto& values = section->rows[0];
    if (values.size() != 1 || (values[0].text != "yes" && values[0].text != "no"))
      return Error{Error::Code::bad_input, "different needs yes or no", section->line, 1};
  }
  maker.set_values(2);
  for (const Cells& line : lines_of(text))
    if (auto error = add_line(maker, line)) return error;
  const std::vector<Cells> lines = lines_of(text);
  for (std::size_t i = 0; lines_must_differ(text) && i < lines.size(); ++i)
    for (std::size_t j = i + 1; j < (i < text.rows ? text.rows : lines.size()); ++j)
      (void)network::add_unequal(maker.network, lines[i], lines[j]);  // it has three states
  std::vector<Pair> pairs;
  if (auto error = read_pairs(text, "=x", pairs)) return error;
  for (const Pair& pair : pairs)
    maker.relate(pair.a, pair.b, [&](std::int64_t a, std::int64_t b) { return (a == b) == (pair.sign == '='); });
  return maker.give_filled();
}

bool obeys_line(const Cells& cells, const Answer& answer) {
  for (std::size_t i = 2; i < cells.size(); ++i)
    if (answer[cells[i]] == answer[cells[i - 1]] && answer[cells[i]] == answer[cells[i - 2]]) return false;
  const auto ones = std::count_if(cells.begin(), cells.end(), [&](Variable cell) { return answer[cell] == 2; });
  return 2 * static_cast<std::size_t>(ones) == cells.size();
}

bool obeys(const Text& text, const Answer& answer) {
  const std::vector<Cells> lines = lines_of(text);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (!obeys_line(lines[i], answer)) return false;
    for (std::size_t j = 0; j < i && lines_must_differ(text); ++j)
      if ((i < text.rows) == (j < text.rows) &&
          std::equal(lines[i].begin(), lines[i].end(), lines[j].begin(),
                     [&](Variable a, Variable b) { return answer[a] == answer[b]; }))
        return false;
  }
  std::vector<Pair> pairs;
  return !read_pairs(text, "=x", pairs) && std::all_of(pairs.begin(), pairs.end(), [&](const Pair& pair) {
    return answer[pair.a] + answer[pair.b] == 3 ? pair.sign == 'x' : pair.sign == '=';
  });
}

}  // namespace

const Genre genre = {"binairo", sections, compile, obeys, write_token<'0', '1'>};

}  // namespace quadrille::grid::binairo
