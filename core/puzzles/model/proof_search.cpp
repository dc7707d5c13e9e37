#include "core/puzzles/model/proof_search.hpp"

#include <memory>
#include <utility>

#include "core/puzzles/model/compile.hpp"

namespace quadrille::model {

std::optional<Error> ProofSearch::open(const Board& board) {
  board_ = board;
  auto origins = std::make_shared<network::Origins>();
  if (auto refused = compile(board_, origins.get())) return refused;
  search_.proof().describe(board_.network, std::move(origins));
  search_.open(problem_of(board_), most_words);
  return std::nullopt;
}

void ProofSearch::read(Answer& answer) const {
  const auto candidates = search_.propagator().store().candidates();
  answer.assign(board_.cells(), 0);
  for (Variable variable = 0; variable < board_.cells(); ++variable)
    if (network::is_single(candidates[variable]))
      answer[variable] = static_cast<std::uint8_t>(network::first_of(candidates[variable]) + 1);
}

}  // namespace quadrille::model
