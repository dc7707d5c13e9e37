// What engines for exact covers and questions that know no puzzle by name need of grid puzzles: core/job/puzzle.hpp
// lists it. Tested by tests/core/grid_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/cover/by_cover.hpp"
#include "core/cover/cover_form.hpp"
#include "core/cover/links/watched.hpp"
#include "core/network/form/watch.hpp"
#include "core/network/line_up/line_up.hpp"
#include "core/puzzles/grid/board.hpp"
#include "core/puzzles/grid/hint.hpp"
#include "core/puzzles/grid/symmetries.hpp"

namespace quadrille::grid {

struct Traits {
  using Board = grid::Board;
  using Answer = grid::Answer;
  using Placements = std::span<const cover::Placement>;

  static constexpr std::string_view single_place = "hidden-single";

  static std::size_t cells(const Board& board) { return board.cells(); }
  static std::uint32_t values(const Board& board) { return board.model->values; }
  static std::uint32_t columns(const Board& board) { return static_cast<std::uint32_t>(board.text->columns); }
  static std::optional<Error> write_form(const Board& board, cover::CoverForm& form);
  static Board without_givens(const Board& board);
  static void append_givens(const Board& board, std::vector<cover::Placement>& givens) {
    cover::append_placements(board.givens, board.givens.size(), board.model->values, givens);
  }
  static void append_answer(const Board& board, const Answer& answer, std::vector<cover::Placement>& placements) {
    cover::append_placements(answer, answer.size(), board.model->values, placements);
  }
  static std::vector<std::vector<cover::Placement>> symmetries(const Board& board) { return grid::symmetries(board); }
  static void append_marks(const Board& board, const Answer& answer, std::vector<cover::Placement>& marks) {
    grid::append_marks(board, answer, marks);
  }
  static void write_supposed(const Board& board, Placements more, Board& supposed);
  static void write_answer(const Board& board, Placements placements, Answer& answer);
  static reasoning::Reasoning reasoning(const Board& board) { return reasoning_of(board); }
};

/// Dancing links over the form, whose nodes are also held to what the form does not know.
class DancingLinks : public cover::ByCover<Traits, cover::MaybeWatched<network::Watch>> {
 public:
  std::optional<Error> open(const Board& board);

 private:
  network::Watch watch_;
};

/// The searches of networks in turns. Satisfies `Engine<Board, Answer>`.
struct Search : network::LineUp {
  Search() : LineUp() {}
  std::optional<Error> open(const Board& board) {
    return board.model->refused ? board.model->refused : LineUp::open(problem_of(board));
  }
};

}  // namespace quadrille::grid
