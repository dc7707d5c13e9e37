#include "core/kakuro/traits.hpp"

#include "core/kakuro/as_cover.hpp"
#include "core/kakuro/runs.hpp"

namespace quadrille::kakuro {

std::optional<Error> Traits::form(const Board& board, cover::CoverForm& form) {
  Runs runs;
  runs.find(board);
  std::vector<Placement> placements;
  if (auto refused = as_cover(board, runs, form.problem, placements)) return refused;
  form.placings.clear();
  for (const auto& [place, digit] : placements)
    form.placings.push_back(digit == 0 ? cover::no_placing : place * digits + digit - 1);
  return std::nullopt;
}

// A board has at most twice as many runs as cells, and one more in each row and column.
static_assert(4 * most_cells <= cover::unit_numbers);

// As `as_cover` numbers them: the white cells, the runs, nine digits for each run.
void Traits::units(const Board& board, std::vector<cover::Unit>& units) {
  using enum cover::UnitKind;
  Runs runs;
  runs.find(board);
  units.clear();
  for (const std::uint32_t place : runs.places) units.push_back(cover::unit(cell, place));
  const std::size_t count = runs.runs.size();
  for (std::size_t item = 0; item < count + count * digits; ++item) {
    const std::size_t run = item < count ? item : (item - count) / digits;
    units.push_back(run < runs.across ? cover::unit(across, run) : cover::unit(down, run - runs.across));
  }
}

Board Traits::blank(const Board& board) {
  Board blank = board;
  for (Cell& cell : blank.cells) cell.given = 0;
  return blank;
}

void Traits::givens(const Board& board, std::vector<cover::Placing>& givens) {
  for (std::uint32_t place = 0; place < board.cells.size(); ++place) {
    if (board.cells[place].given != 0) givens.push_back(place * digits + board.cells[place].given - 1u);
  }
}

void Traits::placings(const Board&, const Answer& answer, std::vector<cover::Placing>& placings) {
  for (std::uint32_t place = 0; place < answer.size(); ++place) {
    if (answer[place] != 0) placings.push_back(place * digits + answer[place] - 1u);
  }
}

void Traits::suppose(const Board& board, std::span<const cover::Placing> more, Board& supposed) {
  supposed = board;
  for (const cover::Placing placing : more) {
    supposed.cells[placing / digits].given = static_cast<std::uint8_t>(placing % digits + 1);
  }
}

}  // namespace quadrille::kakuro
