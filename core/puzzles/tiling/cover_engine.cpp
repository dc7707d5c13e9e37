#include "core/puzzles/tiling/cover_engine.hpp"

#include <utility>

#include "core/puzzles/tiling/traits.hpp"

namespace quadrille::tiling {

std::optional<Error> CoverEngine::open(const Board& board) {
  board_ = board;
  if (auto refused = Traits::write_form(board, form_)) return refused;
  std::swap(cover_, form_.problem);
  return search_->open(cover_);
}

void CoverEngine::read(Answer& answer) const {
  search_->read(chosen_);
  placements_.clear();
  for (const cover::Option option : chosen_) {
    const auto placements = form_.placements(option);
    placements_.insert(placements_.end(), placements.begin(), placements.end());
  }
  Traits::write_answer(board_, placements_, answer);
}

}  // namespace quadrille::tiling
