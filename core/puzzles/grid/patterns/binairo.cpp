// Binairo, also called takuzu or tango, as its players see it: no three alike, half of a line each, signs between two
// cells, and lines that must differ.
#include <algorithm>
#include <array>
#include <bit>

#include "core/puzzles/grid/latin.hpp"
#include "core/puzzles/grid/patterns/all.hpp"
#include "core/puzzles/grid/patterns/areas.hpp"

namespace quadrille::grid::patterns::binairo {

namespace {

constexpr Values both = 3;

struct Picture {
  Board board;
  std::vector<Cells> lines;
  std::vector<std::array<Variable, 3>> threes;  // side by side
  std::vector<Pair> pairs;                      // with a sign
  bool must_differ = false;
  const Text& text() const { return *board.text; }
};

std::size_t each_three(const Picture& picture) { return picture.threes.size(); }
std::size_t each_line(const Picture& picture) { return picture.lines.size(); }
std::size_t each_pair(const Picture& picture) { return picture.pairs.size(); }
std::size_t each_line_if_different(const Picture& picture) { return picture.must_differ ? picture.lines.size() : 0; }

Picture picture_of(const Board& board) {
  const Text& text = *board.text;
  Picture picture = {board, lines_of(text), {}, {}};
  for (const Cells& line : picture.lines)
    for (std::size_t at = 2; at < line.size(); ++at) picture.threes.push_back({line[at - 2], line[at - 1], line[at]});
  (void)read_pairs(text, "=x", picture.pairs);
  const Section* different = text.find("different");
  picture.must_differ = different != nullptr && different->rows[0].size() == 1 && different->rows[0][0].text == "yes";
  return picture;
}

bool is_known(Values values) { return std::has_single_bit(values); }

// Looks for three side by side: two that are known and equal, one of them the cell at `at`, and an open third.
template <std::size_t one, std::size_t other, std::size_t open>
void third_differs(const std::array<Variable, 3>& three, View& view) {
  const Values value = view.of(three[one]);
  if (!is_known(value) || view.of(three[other]) != value || view.of(three[open]) != both) return;
  sees(view, three[one], value);
  sees(view, three[other], value);
  view.conclude(three[open], both & ~value);
}

void two_alike(const Picture& picture, std::size_t place, View& view) {
  third_differs<0, 1, 2>(picture.threes[place], view);
  third_differs<1, 2, 0>(picture.threes[place], view);
}

void between_alike(const Picture& picture, std::size_t place, View& view) {
  third_differs<0, 2, 1>(picture.threes[place], view);
}

std::size_t count(const Cells& line, Values value, View& view) {
  return static_cast<std::size_t>(
      std::count_if(line.begin(), line.end(), [&](Variable cell) { return view.of(cell) == value; }));
}

void half_full(const Picture& picture, std::size_t place, View& view) {
  const Cells& line = picture.lines[place];
  for (const Values value : {Values{1}, Values{2}}) {
    if (count(line, value, view) != line.size() / 2 || count(line, both, view) == 0) continue;
    for (const Variable cell : line) {
      sees(view, cell, value);
      if (view.of(cell) == both) view.conclude(cell, both & ~value);
    }
  }
}

void sign(const Picture& picture, std::size_t place, View& view) {
  const Pair& pair = picture.pairs[place];
  for (const auto& [one, other] : {std::pair(pair.a, pair.b), {pair.b, pair.a}}) {
    const Values value = view.of(one);
    if (!is_known(value) || view.of(other) != both) continue;
    sees(view, one, value);
    view.conclude(other, pair.sign == '=' ? value : both & ~value);
  }
}

// Whether the line has three alike, if all of its open cells but `cell` have `value`.
bool makes_three(const Cells& line, Variable cell, Values value, View& view) {
  std::size_t alike = 0;
  for (const Variable each : line) {
    alike = each != cell && (view.of(each) & value) != 0 ? alike + 1 : 0;
    if (alike == 3) return true;
  }
  return false;
}

// One of a value is missing in a line: not where the rest would be three alike.
void last_of_half(const Picture& picture, std::size_t place, View& view) {
  const Cells& line = picture.lines[place];
  for (const Values value : {Values{1}, Values{2}}) {
    if (count(line, value, view) + 1 != line.size() / 2 || count(line, both, view) < 2) continue;
    for (const Variable cell : line) {
      if (view.of(cell) != both || !makes_three(line, cell, both & ~value, view)) continue;
      for (const Variable each : line)
        if (is_known(view.of(each))) sees(view, each, view.of(each));
      view.conclude(cell, both & ~value);
    }
    if (!view.seen().left.empty()) return;
  }
}

// A full line is the same where this one is known, but for two open cells: these are the other way round.
void must_differ(const Picture& picture, std::size_t place, View& view) {
  const Cells& line = picture.lines[place];
  if (count(line, both, view) != 2) return;
  const std::size_t rows = picture.text().rows;
  const std::size_t first = place < rows ? 0 : rows, end = place < rows ? rows : picture.lines.size();
  for (std::size_t other = first; other < end; ++other) {
    const Cells& full = picture.lines[other];
    bool is_same = other != place;
    for (std::size_t at = 0; at < line.size() && is_same; ++at)
      is_same = is_known(view.of(full[at])) && (view.of(line[at]) & view.of(full[at])) != 0;
    if (!is_same) continue;
    for (std::size_t at = 0; at < line.size(); ++at) {
      sees(view, full[at], view.of(full[at]));
      if (view.of(line[at]) == both) view.conclude(line[at], both & ~view.of(full[at]));
    }
    return;
  }
}

constexpr PatternTable<Picture>::Row rows[] = {
    {"two-alike", 1, each_three, two_alike},      {"between-alike", 1, each_three, between_alike},
    {"sign-between", 1, each_pair, sign},         {"half-full", 1, each_line, half_full},
    {"last-of-half", 2, each_line, last_of_half}, {"must-differ", 3, each_line_if_different, must_differ}};

}  // namespace

std::unique_ptr<Patterns> find(const Board& board) {
  return std::make_unique<PatternTable<Picture>>(picture_of(board), rows);
}

}  // namespace quadrille::grid::patterns::binairo
