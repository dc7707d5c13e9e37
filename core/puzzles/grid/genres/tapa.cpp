#include <algorithm>
#include <map>

#include "core/puzzles/grid/genres/all.hpp"
#include "core/puzzles/grid/ring.hpp"

namespace quadrille::grid::tapa {

namespace {

// A clue has the lengths of all runs of shaded cells around it, in any order, as one token: `13`, `2?`.
constexpr SectionRule sections[] = {{"cells", SectionKind::cells, true, Clues::tokens}};

bool is_clue(const Text& text, std::size_t cell) {
  const Token& token = *text.at("cells", cell);
  return !token.is_blank() && token.text != "#";
}

// Whether the runs are what a clue says, whose `?` are any length; a `?` alone may also be none, as on puzz.link.
bool fits(const std::string& clue, std::string runs) {
  if (clue.size() != runs.size()) return false;
  return std::all_of(clue.begin(), clue.end(), [&](char length) {
    const std::size_t at = length == '?' ? 0 : runs.find(length);
    if (length != '?' && at == std::string::npos) return false;
    if (length != '?') runs[at] = ' ';
    return true;
  });
}

bool is_possible_clue(const std::string& clue) {
  for (unsigned circle = 0; circle < 256; ++circle)
    if (fits(clue, runs_of(circle))) return true;
  return false;
}

std::optional<Error> follow_clue(Maker& maker, std::size_t cell) {
  const Token& clue = *maker.text.at("cells", cell);
  if (!is_possible_clue(clue.text)) {
    if (clue.text.find_first_not_of("0123456789?") != std::string::npos)
      return error_at(clue, quote(clue.text) + " are no lengths of runs around a cell");
    maker.network.is_impossible = true;
    return std::nullopt;
  }
  Cells cells;
  std::vector<std::int64_t> key = {'t'};
  key.insert(key.end(), clue.text.begin(), clue.text.end());
  std::vector<unsigned> bits;  // by position: the bit in the circle
  const auto ring = ring_of(maker.text, cell);
  for (unsigned i = 0; i < 8; ++i) {
    if (!ring[i]) continue;
    cells.push_back(*ring[i]);
    bits.push_back(i);
    key.push_back(i);
  }
  return maker.follow(
      &clue, cells, std::move(key),
      [&](std::uint64_t state, std::size_t position, std::int64_t number) {
        return state | static_cast<std::uint64_t>(number) << bits[position];
      },
      [&](std::uint64_t state) { return fits(clue.text, runs_of(static_cast<unsigned>(state))); });
}

std::optional<Error> compile(Maker& maker) {
  maker.set_values(2);
  for (std::size_t cell = 0; cell < maker.text.cells(); ++cell) {
    if (maker.text.at("cells", cell)->text == "#") maker.give(cell, 1);
    if (!is_clue(maker.text, cell)) continue;
    maker.decide(cell, 0);
    if (auto error = follow_clue(maker, cell)) return error;
  }
  forbid_squares(maker, {{1, 1, 1, 1}});
  connect(maker, shaded);
  return std::nullopt;
}

bool obeys(const Text& text, const Answer& answer) {
  const auto is_shaded = [&](std::size_t cell) { return answer[cell] == 2; };
  for (std::size_t cell = 0; cell < answer.size(); ++cell) {
    if (!is_clue(text, cell)) continue;
    if (is_shaded(cell) || !fits(text.at("cells", cell)->text, runs_in_ring(text, cell, is_shaded))) return false;
  }
  for (const Cells& square : squares_of(text))
    if (std::all_of(square.begin(), square.end(), is_shaded)) return false;
  return is_one_piece(text, is_shaded);
}

}  // namespace

const Genre genre = {"tapa", sections, compile, obeys, write_token<'.', '#'>};

}  // namespace quadrille::grid::tapa
