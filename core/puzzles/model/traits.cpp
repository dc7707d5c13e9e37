#include "core/puzzles/model/traits.hpp"

#include <utility>

#include "core/network/form/form.hpp"
#include "core/network/form/part_filter.hpp"
#include "core/puzzles/model/obeys.hpp"

namespace quadrille::model {

namespace {

// Dancing links see one item at a time: what follows of several before any choice is taken away first.
constexpr std::int64_t most_narrowing = 40 * work_per_ms;

bool has_graphs(const Network& network) {
  return !network.connected.empty() || !network.lines.empty() || !network.labelled.empty();
}

Error not_compiled() { return Error{Error::Code::too_large, "the statements need too many constraints"}; }

std::optional<Error> write(const Board& board, std::span<const Values> candidates, cover::CoverForm& form,
                           std::vector<network::OptionValue>* says) {
  auto refused = network::write_form(*board.network, candidates, board.values, form, says, true);
  if (has_graphs(*board.network) || !board.network->disjunctions.empty())
    for (const Line& line : board.text->lines) form.beside += line.text + '\n';
  return refused;
}

}  // namespace

std::optional<Error> Traits::write_form(const Board& board, cover::CoverForm& form) {
  if (board.network == nullptr) return not_compiled();
  return write(board, board.candidates, form, nullptr);
}

void Traits::write_supposed(const Board& board, Placements more, Board& supposed) {
  supposed = board;
  for (const cover::Placement placement : more)
    supposed.candidates[placement / board.values] &= Values{1} << placement % board.values;
}

void Traits::write_answer(const Board& board, Placements placements, Answer& answer) {
  answer.assign(board.cells(), 0);
  for (const cover::Placement placement : placements)
    answer[placement / board.values] = static_cast<std::uint8_t>(placement % board.values + 1);
}

std::optional<Error> DancingLinks::open(const Board& board) {
  if (board.network == nullptr) return not_compiled();
  const Network& network = *board.network;
  begin_checks(!network.disjunctions.empty());
  board_ = board;
  const auto candidates = network::narrow_candidates(network, board.candidates, most_narrowing);
  std::vector<network::OptionValue> says;
  if (auto refused = write(board, candidates, form_, &says)) return refused;
  const bool is_watched = has_graphs(network);
  if (is_watched) watch_.open(network, candidates, std::move(says));
  search_.watch_by(is_watched ? &watch_ : nullptr);
  return search_.open(form_.problem);
}

std::optional<Error> Search::open(const Board& board) {
  if (board.network == nullptr) return not_compiled();
  return LineUp::open(problem_of(board));
}

}  // namespace quadrille::model
