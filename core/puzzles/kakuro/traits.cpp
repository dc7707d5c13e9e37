#include "core/puzzles/kakuro/traits.hpp"

#include <array>
#include <string>

#include "core/puzzles/kakuro/digit_sets.hpp"
#include "core/puzzles/kakuro/runs.hpp"

namespace quadrille::kakuro {

namespace {

Digits digits_of(const Run& run) {
  Digits possible = 0;
  for (const Digits set : digit_sets(run.length, run.sum)) possible |= set;
  return possible;
}

std::size_t entries_at_most(const Runs& runs) {
  std::size_t entries = runs.cells() * digits * 3;
  for (const Run& run : runs.runs) entries += digit_sets(run.length, run.sum).size() * (1 + digits - run.length);
  return entries;
}

// The items of a board with these runs, in their order.
struct Items {
  cover::Item cells;
  cover::Item runs;

  cover::Item run(cover::Item run) const { return cells + run; }
  cover::Item digit(cover::Item run, unsigned digit) const { return cells + runs + run * digits + digit - 1; }
};

// Cells come first, so that of two items with equally few options a cell is branched on, not a digit's place.
void write_units(const Runs& runs, std::vector<cover::Unit>& units) {
  using enum cover::UnitKind;
  const auto unit_of = [&](std::size_t run) {
    return run < runs.across ? cover::unit(across, run) : cover::unit(down, run - runs.across);
  };
  for (const std::uint32_t place : runs.places) units.push_back(cover::unit(cell, place));
  for (std::size_t run = 0; run < runs.runs.size(); ++run) units.push_back(unit_of(run));
  for (std::size_t run = 0; run < runs.runs.size(); ++run) units.insert(units.end(), digits, unit_of(run));
}

void add_cell_options(const Board& board, const Runs& runs, const Items& items, cover::CoverForm& form) {
  for (cover::Item cell = 0; cell < items.cells; ++cell) {
    const std::uint32_t across = runs.runs_of[cell][0], down = runs.runs_of[cell][1];
    const std::uint32_t place = runs.places[cell];
    Digits possible = digits_of(runs.runs[across]) & digits_of(runs.runs[down]);
    if (board.cells[place].given != 0) possible &= digit_bit(board.cells[place].given);
    for_digits(possible, [&](unsigned digit) {
      const std::array<cover::Entry, 3> option = {{{cell}, {items.digit(across, digit)}, {items.digit(down, digit)}}};
      const cover::Placement placement = place * digits + digit - 1;
      form.add_option(option, {&placement, 1});
    });
  }
}

void add_digit_set_options(const Runs& runs, const Items& items, cover::CoverForm& form) {
  std::vector<cover::Entry> option;
  for (cover::Item run = 0; run < items.runs; ++run) {
    for (const Digits set : digit_sets(runs.runs[run].length, runs.runs[run].sum)) {
      option.assign(1, {items.run(run)});
      for_digits(all_digits ^ set, [&](unsigned digit) { option.push_back({items.digit(run, digit)}); });
      form.add_option(option, {});
    }
  }
}

}  // namespace

// A board has at most twice as many runs as cells, and one more in each row and column.
static_assert(4 * most_cells <= cover::unit_numbers);

std::optional<Error> Traits::write_form(const Board& board, cover::CoverForm& form) {
  Runs runs;
  runs.find(board);
  if (const std::size_t entries = entries_at_most(runs); entries > most_entries) {
    return Error{Error::Code::too_large, "the board makes an exact cover problem of up to " + in_digits(entries) +
                                             " entries; dancing links take " + decimal(most_entries)};
  }
  const Items items = {static_cast<cover::Item>(runs.cells()), static_cast<cover::Item>(runs.runs.size())};
  form.reset(items.cells + items.runs + items.runs * digits, 0);
  write_units(runs, form.units);
  add_cell_options(board, runs, items, form);
  add_digit_set_options(runs, items, form);
  return std::nullopt;
}

Board Traits::without_givens(const Board& board) {
  Board blank = board;
  for (Cell& cell : blank.cells) cell.given = 0;
  return blank;
}

void Traits::append_givens(const Board& board, std::vector<cover::Placement>& givens) {
  for (std::uint32_t place = 0; place < board.cells.size(); ++place) {
    if (board.cells[place].given != 0) givens.push_back(place * digits + board.cells[place].given - 1u);
  }
}

void Traits::write_supposed(const Board& board, Placements more, Board& supposed) {
  supposed = board;
  for (const cover::Placement placement : more) {
    supposed.cells[placement / digits].given = static_cast<std::uint8_t>(placement % digits + 1);
  }
}

void Traits::write_answer(const Board& board, Placements placements, Answer& answer) {
  answer.assign(board.cells.size(), 0);
  for (const cover::Placement placement : placements) {
    answer[placement / digits] = static_cast<std::uint8_t>(placement % digits + 1);
  }
}

}  // namespace quadrille::kakuro
