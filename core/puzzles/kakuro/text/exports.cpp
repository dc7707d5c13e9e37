// Boards for other solvers. As a model: a variable for each white cell, and what each run says; as CNF and OPB by way
// of the exact cover. Tested by tests/core/model_exports_test.cpp.
#include "core/cover/writers.hpp"
#include "core/puzzles/kakuro/runs.hpp"
#include "core/puzzles/kakuro/text/notations.hpp"
#include "core/puzzles/kakuro/traits.hpp"

namespace quadrille::kakuro {

namespace {

void append_name(const Board& board, std::size_t place, std::string& out) {
  out += 'r' + decimal(place / board.columns + 1) + 'c' + decimal(place % board.columns + 1);
}

struct Source {
  using Board = kakuro::Board;
  static bool write_form(const Board& board, cover::CoverForm& form) { return !Traits::write_form(board, form); }
  static cover::WritePlacement names(const Board& board) {
    return [&board](cover::Placement placement, std::string& out) {
      append_name(board, placement / digits, out);
      out += " = " + decimal(placement % digits + 1);
    };
  }
};
using Writers = cover::FormWriters<Source>;

}  // namespace

bool write_model(const Board& board, std::string& out) {
  Runs runs;
  runs.find(board);
  if (runs.cells() == 0 || runs.cells() > cover::most_model_variables) return false;
  out += "var";
  for (const std::uint32_t place : runs.places) append_name(board, place, out += ' ');
  out += ": 1..9";
  for (const std::uint32_t place : runs.places) {
    if (board.cells[place].given == 0) continue;
    append_name(board, place, out += '\n');
    out += " = " + decimal(board.cells[place].given);
  }
  for (const Run& run : runs.runs) {
    const auto add = [&](std::string_view word, std::string_view between) {
      out += word;
      for (const std::uint32_t& cell : runs.cells_of(run)) {
        if (&cell != runs.cells_of(run).data()) out += between;
        append_name(board, runs.places[cell], out += ' ');
      }
    };
    if (run.length > 1) add("\nalldifferent", "");
    if (run.sum == no_clue) continue;
    if (run.length == 0 || run.sum > digits * run.length) {
      if (run.length > 0 || run.sum > 0) out += "\nsum 0 = 1";
      continue;
    }
    add("\nsum", " +");
    out += " = " + decimal(run.sum);
  }
  return true;
}

bool write_cnf(const Board& board, std::string& out) { return Writers::write_cnf(board, out); }
bool write_opb(const Board& board, std::string& out) { return Writers::write_opb(board, out); }

}  // namespace quadrille::kakuro
