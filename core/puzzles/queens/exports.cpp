#include "core/puzzles/queens/exports.hpp"

#include "core/puzzles/queens/traits.hpp"

namespace quadrille::queens {

namespace {

constexpr std::size_t most_numbers = 64;  // of a variable of a model

struct Source {
  using Board = queens::Board;
  static bool write_form(const Board& board, cover::CoverForm& form) { return !Traits::write_form(board, form); }
  static cover::WritePlacement names(const Board& board) {
    return [side = board.side()](cover::Placement square, std::string& out) {
      out += 'r' + decimal(square / side + 1) + 'c' + decimal(square % side + 1);
    };
  }
};
using Writers = cover::FormWriters<Source>;

}  // namespace

bool write_model(const Board& board, std::string& out) {
  const std::size_t side = board.side();
  if (side > most_numbers) return Writers::write_model(board, out);
  std::string rows;
  for (std::size_t row = 1; row <= side; ++row) rows += " r" + decimal(row);
  out += "var" + rows + ": 1.." + decimal(side) + "\nalldifferent" + rows;
  for (std::size_t row = 1; row <= side; ++row) {
    if (board.columns[row - 1] != 0) out += "\nr" + decimal(row) + " = " + decimal(board.columns[row - 1]);
    for (std::size_t before = 1; before < row; ++before)
      out += "\ndistance r" + decimal(before) + " r" + decimal(row) + " != " + decimal(row - before);
  }
  return true;
}

bool write_cnf(const Board& board, std::string& out) { return Writers::write_cnf(board, out); }
bool write_opb(const Board& board, std::string& out) { return Writers::write_opb(board, out); }

}  // namespace quadrille::queens
