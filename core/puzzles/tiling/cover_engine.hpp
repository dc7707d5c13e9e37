// Tilings by the engines of exact covers. The engines' types are forgotten (core/search/any_engine.hpp): as a template
// over them, this would be compiled four times, and a page loads it before it searches. Tested by
// tests/core/tiling_test.cpp.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/cover/cover_form.hpp"
#include "core/cover/line_up/line_up.hpp"
#include "core/puzzles/tiling/board.hpp"
#include "core/search/any_engine.hpp"

namespace quadrille::tiling {

/// Satisfies `Engine<Board, Answer>`.
class CoverEngine {
 public:
  explicit CoverEngine(const cover::LineUp::Kind& kind) : search_(kind.make()) {}

  std::optional<Error> open(const Board& board);
  void read(Answer& answer) const;
  Step advance(Fuel& fuel) { return search_->advance(fuel); }
  const Stats& stats() const { return search_->stats(); }
  double fraction() const { return search_->fraction(); }
  std::string count() const { return search_->count(); }
  bool samples() const { return search_->samples(); }
  void path(std::vector<Choice>& path) const { search_->path(path); }
  void bound_memory(std::size_t bytes) { search_->bound_memory(bytes); }
  bool begin_at(std::span<const Branch> path) { return search_->begin_at(path); }
  bool give_away(std::vector<Branch>& path) { return search_->give_away(path); }
  bool has_given_up() const { return search_->has_given_up(); }
  std::string note() const { return search_->note(); }
  std::string_view name() const { return search_->own_name(); }

 private:
  Board board_;
  cover::CoverForm form_;  // its problem is in `cover_`
  cover::Problem cover_;
  std::unique_ptr<AnyEngine<cover::Problem, cover::Answer>> search_;
  // Scratch of `read`.
  mutable cover::Answer chosen_;
  mutable std::vector<cover::Placement> placements_;
};

}  // namespace quadrille::tiling
