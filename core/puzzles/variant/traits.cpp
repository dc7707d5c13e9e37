#include "core/puzzles/variant/traits.hpp"

#include <algorithm>
#include <bit>
#include <string_view>

#include "core/network/form/form.hpp"
#include "core/puzzles/variant/compile.hpp"
#include "core/puzzles/variant/obeys.hpp"
#include "core/puzzles/variant/text/notations.hpp"
#include "core/text/text.hpp"

namespace quadrille::variant {

namespace {

// Whether a form lacks some of what a board demands.
bool has_graphs(const Network& network) { return !network.connected.empty() || !network.labelled.empty(); }
bool has_more(const Network& network) { return !network.disjunctions.empty() || has_graphs(network); }

std::optional<Error> write(const Board& board, cover::CoverForm& form, std::vector<network::OptionValue>* says) {
  auto refused = network::write_form(*board.network, board.candidates, board.shape.values, form, says);
  if (has_more(*board.network))
    for (const Rule& rule : board.rules) write_rule(rule, board, form.beside);
  return refused;
}

}  // namespace

std::optional<Error> Traits::write_form(const Board& board, cover::CoverForm& form) {
  return write(board, form, nullptr);
}

std::optional<Error> DancingLinks::open(const Board& board) {
  if (board.network == nullptr) return not_compiled();
  begin_checks(has_more(*board.network));
  board_ = board;
  std::vector<network::OptionValue> says;
  if (auto refused = write(board, form_, &says)) return refused;
  const bool is_watched = has_graphs(*board.network);
  if (is_watched) watch_.open(*board.network, board.candidates, std::move(says));
  search_.watch_by(is_watched ? &watch_ : nullptr);
  return search_.open(form_.problem);
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

namespace {

// The lines of words that state rules: the title and the author of a puzzle, which come first, do not.
std::string_view rules_in_words(std::string_view words) {
  for (const std::string_view name : {"Title: ", "Author: "})
    if (words.starts_with(name)) words.remove_prefix(std::min(words.find('\n'), words.size() - 1) + 1);
  return words;
}

}  // namespace

std::string Traits::note(const Board& board) {
  std::string note;
  if (board.lines > 1) note = "the " + decimal(board.lines) + " lines of this text were read as one puzzle";
  const std::string_view rules = rules_in_words(board.words);
  if (rules.empty()) return note;
  if (!note.empty()) note += "; ";
  return note.append("this puzzle also has rules in words: ").append(rules);
}

}  // namespace quadrille::variant
