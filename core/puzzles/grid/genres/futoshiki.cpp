#include <algorithm>

#include "core/puzzles/grid/genres/all.hpp"
#include "core/puzzles/grid/latin.hpp"

namespace quadrille::grid::futoshiki {

namespace {

constexpr SectionRule sections[] = {{"cells", SectionKind::cells, true, Clues::tokens},
                                    {"pairs", SectionKind::list, false, Clues::lines}};

std::optional<Error> compile(Maker& maker) {
  if (auto error = make_latin(maker)) return error;
  std::vector<Pair> pairs;
  if (auto error = read_pairs(maker.text, "<>", pairs)) return error;
  for (const Pair& pair : pairs)
    maker.relate(pair.a, pair.b, [&](std::int64_t a, std::int64_t b) { return pair.sign == '<' ? a < b : a > b; });
  return maker.give_filled();
}

bool obeys(const Text& text, const Answer& answer) {
  const std::vector<Cells> lines = lines_of(text);
  std::vector<Pair> pairs;
  return !read_pairs(text, "<>", pairs) &&
         std::all_of(lines.begin(), lines.end(), [&](const Cells& line) { return are_different(line, answer); }) &&
         std::all_of(pairs.begin(), pairs.end(), [&](const Pair& pair) {
           return pair.sign == '<' ? answer[pair.a] < answer[pair.b] : answer[pair.b] < answer[pair.a];
         });
}

}  // namespace

const Genre genre = {"futoshiki", sections, compile, obeys, write_number<1>};

}  // namespace quadrille::grid::futoshiki
