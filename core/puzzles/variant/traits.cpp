#include "core/puzzles/variant/traits.hpp"

#include <bit>

#include "core/network/form/form.hpp"
#include "core/text/text.hpp"

namespace quadrille::variant {

std::optional<Error> Traits::write_form(const Board& board, cover::CoverForm& form) {
  return network::write_form(*board.network, board.candidates, board.shape.values, form);
}

Board Traits::without_givens(const Board& board) {
  Board blank = board;
  for (Values& values : blank.candidates) {
    if (std::has_single_bit(values)) values = all_values(board.shape.values);
  }
  return blank;
}

void Traits::append_givens(const Board& board, std::vector<cover::Placement>& givens) {
  for (std::uint32_t cell = 0; cell < board.candidates.size(); ++cell) {
    const Values values = board.candidates[cell];
    if (std::has_single_bit(values))
      givens.push_back(cell * board.shape.values + static_cast<cover::Placement>(std::countr_zero(values)));
  }
}

void Traits::write_supposed(const Board& board, Placements more, Board& supposed) {
  supposed = board;
  for (const cover::Placement placement : more)
    supposed.candidates[placement / board.shape.values] &= Values{1} << placement % board.shape.values;
}

void Traits::write_answer(const Board& board, Placements placements, Answer& answer) {
  answer.assign(board.cells(), 0);
  for (const cover::Placement placement : placements)
    answer[placement / board.shape.values] = static_cast<std::uint8_t>(placement % board.shape.values + 1);
}

std::string Traits::note(const Board& board) {
  std::string note;
  if (board.lines > 1) note = "the " + decimal(board.lines) + " lines of this text were read as one puzzle";
  if (board.words.empty()) return note;
  if (!note.empty()) note += "; ";
  return note += "this puzzle also has rules in words: " + board.words;
}

}  // namespace quadrille::variant
