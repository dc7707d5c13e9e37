// What engines for exact covers and questions that know no puzzle by name need of models: core/job/puzzle.hpp lists it.
// Tested by tests/core/model_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/cover/checked_by_cover.hpp"
#include "core/cover/cover_form.hpp"
#include "core/cover/links/watched.hpp"
#include "core/network/form/watch.hpp"
#include "core/network/line_up/line_up.hpp"
#include "core/puzzles/model/board.hpp"

namespace quadrille::model {

struct Traits {
  using Board = model::Board;
  using Answer = model::Answer;
  using Placements = std::span<const cover::Placement>;

  static constexpr std::string_view single_place = "hidden-single";

  static std::size_t cells(const Board& board) { return board.cells(); }
  static std::uint32_t values(const Board& board) { return board.values; }
  /// They are in one row.
  static std::uint32_t columns(const Board& board) { return static_cast<std::uint32_t>(board.cells()); }
  static std::string cell_name(const Board& board, std::size_t cell) {
    return name_of(*board.text, static_cast<network::Variable>(cell));
  }
  static std::int64_t least(const Board& board, std::size_t cell) { return board.least[cell]; }
  static std::optional<Error> write_form(const Board& board, cover::CoverForm& form);
  static Board without_givens(const Board& board) { return board; }
  static void append_givens(const Board&, std::vector<cover::Placement>&) {}
  static void append_answer(const Board& board, const Answer& answer, std::vector<cover::Placement>& placements) {
    cover::append_placements(answer, answer.size(), board.values, placements);
  }
  static void write_supposed(const Board& board, Placements more, Board& supposed);
  static void write_answer(const Board& board, Placements placements, Answer& answer);
};

/// Dancing links over the form, which knows no graphs, labels and disjunctions: its nodes are held to the first two,
/// and with disjunctions what it finds is checked.
class DancingLinks : public cover::CheckedByCover<Traits, cover::MaybeWatched<network::Watch>> {
 public:
  std::optional<Error> open(const Board& board);

 private:
  network::Watch watch_;
};

/// The searches of networks in turns. Satisfies `Engine<Board, Answer>`.
struct Search : network::LineUp {
  Search() : LineUp() {}
  std::optional<Error> open(const Board& board);
};

}  // namespace quadrille::model
