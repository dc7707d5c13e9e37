#include "core/puzzles/grid/traits.hpp"

#include <utility>
#include <vector>

#include "core/network/form/form.hpp"
#include "core/network/form/part_filter.hpp"
#include "core/puzzles/grid/reader.hpp"

namespace quadrille::grid {

namespace {

void put(const Board& board, std::span<const cover::Placement> placements, std::vector<std::uint8_t>& cells) {
  for (const cover::Placement placement : placements)
    cells[placement / board.model->values] = static_cast<std::uint8_t>(placement % board.model->values + 1);
}

}  // namespace

namespace {

// Dancing links see one item at a time: what follows of several before any choice is taken away first.
constexpr std::int64_t most_narrowing = 40 * work_per_ms;

std::optional<Error> write(const Board& board, std::span<const Values> candidates, cover::CoverForm& form,
                           std::vector<network::OptionValue>* says) {
  const Network& network = board.model->network;
  auto refused = network::write_form(network, candidates, board.model->values, form, says, true);
  if (!network.connected.empty() || !network.lines.empty()) write_text(*board.text, form.beside);
  return refused;
}

}  // namespace

std::optional<Error> Traits::write_form(const Board& board, cover::CoverForm& form) {
  return write(board, problem_of(board).candidates, form, nullptr);
}

std::optional<Error> DancingLinks::open(const Board& board) {
  if (board.model->refused) return board.model->refused;
  board_ = board;
  const Network& network = board.model->network;
  const auto candidates = network::narrow_candidates(network, problem_of(board).candidates, most_narrowing);
  std::vector<network::OptionValue> says;
  if (auto refused = write(board, candidates, form_, &says)) return refused;
  const bool is_watched = !network.connected.empty() || !network.lines.empty();
  if (is_watched) watch_.open(network, candidates, std::move(says));
  search_.watch_by(is_watched ? &watch_ : nullptr);
  return search_.open(form_.problem);
}

Board Traits::without_givens(const Board& board) {
  Board blank = board;
  blank.givens.assign(board.cells(), 0);
  return blank;
}

void Traits::write_supposed(const Board& board, Placements more, Board& supposed) {
  supposed = board;
  put(board, more, supposed.givens);
}

void Traits::write_answer(const Board& board, Placements placements, Answer& answer) {
  answer.assign(board.cells(), 0);
  put(board, placements, answer);
}

}  // namespace quadrille::grid
