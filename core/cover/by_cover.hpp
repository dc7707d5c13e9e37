// Engines for a puzzle out of engines for exact covers. `Traits` is the puzzle's (core/job/puzzle.hpp lists what it
// has); `Search` is an engine for `Problem`. Tested through every puzzle's engine `dlx`.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/cover/cover_form.hpp"
#include "core/search/engine.hpp"

namespace quadrille::cover {

/// Satisfies `Engine<Traits::Board, Traits::Answer>`.
template <class Traits, class Search>
class ByCover {
 public:
  using Board = typename Traits::Board;
  using Answer = typename Traits::Answer;

  std::optional<Error> open(const Board& board) {
    board_ = board;
    if (auto refused = Traits::write_form(board, form_)) return refused;
    return search_.open(form_.problem);
  }
  Step advance(Fuel& fuel) { return search_.advance(fuel); }
  auto& tree() { return search_.tree(); }
  auto frames() const requires requires(const Search& search) { search.frames(); }
  { return search_.frames(); }
  void read(Answer& answer) const {
    search_.read(chosen_);
    placements_.clear();
    for (const Option option : chosen_) {
      const auto placements = form_.placements(option);
      placements_.insert(placements_.end(), placements.begin(), placements.end());
    }
    Traits::write_answer(board_, placements_, answer);
  }
  void path(std::vector<Choice>& path) const requires requires(const Search& search) { search.path(path); }
  { search_.path(path); }
  bool begin_at(std::span<const Branch> path) requires requires(Search& search) { search.begin_at(path); }
  { return search_.begin_at(path); }
  bool give_away(std::vector<Branch>& path) requires requires(Search& search) { search.give_away(path); }
  { return search_.give_away(path); }
  const Stats& stats() const { return search_.stats(); }
  double fraction() const { return search_.fraction(); }
  std::string_view name() const requires requires(const Search& search) { search.name(); }
  { return search_.name(); }

 protected:
  Board board_;
  CoverForm form_;
  Search search_;

 private:
  // Scratch of `read`.
  mutable std::vector<Option> chosen_;
  mutable std::vector<Placement> placements_;
};

}  // namespace quadrille::cover
