// Sudoku as an exact cover, and the engines that search one: dancing links, and learning from conflicts.
//
// Items, all primary: (cell), (row, value), (column, value), (box, value). An option is a candidate: a value that the
// givens leave to a cell, or the given itself. Givens that clash leave an item without options, so the search says
// `none`.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/cover/links/dancing_links.hpp"
#include "core/cover/learning/learning.hpp"
#include "core/cover/problem.hpp"
#include "core/search/engine.hpp"
#include "core/sudoku/board.hpp"

namespace quadrille::sudoku {

/// What an option of the exact cover says.
struct Candidate {
  std::uint16_t cell;
  std::uint8_t value;
};

/// Writes the exact cover of `board` into `problem` and what its options say into `candidates`. Both keep their memory.
void as_cover(const Board& board, cover::Problem& problem, std::vector<Candidate>& candidates);

/// Writes `board` with what the chosen options say into `answer`.
void fill_in(const Board& board, std::span<const Candidate> candidates, std::span<const cover::Option> chosen,
             Board& answer);

/// Whether all that the chosen options say stands in `solution`.
bool agrees(std::span<const Candidate> candidates, std::span<const cover::Option> chosen, const Board& solution);

/// Satisfies `Engine<Board, Board>` with a `Search` of exact covers.
template <class Search>
class ByCover {
 public:
  std::optional<Error> open(const Board& board) {
    board_ = board;
    as_cover(board, problem_, candidates_);
    return search_.open(problem_);
  }
  Step advance(std::uint64_t& fuel) { return search_.advance(fuel); }
  void read(Board& answer) const {
    search_.read(chosen_);
    fill_in(board_, candidates_, chosen_, answer);
  }
  /// Whether `solution` is the one that was found last.
  bool is_at(const Board& solution) const {
    search_.read(chosen_);
    return agrees(candidates_, chosen_, solution);
  }
  void path(std::vector<Choice>& path) const requires requires(const Search& search) { search.path(path); }
  { search_.path(path); }
  const Stats& stats() const { return search_.stats(); }
  double fraction() const { return search_.fraction(); }
  std::string_view name() const requires requires(const Search& search) { search.name(); }
  { return search_.name(); }

 private:
  Board board_;
  cover::Problem problem_;
  std::vector<Candidate> candidates_;
  Search search_;
  mutable std::vector<cover::Option> chosen_;  // scratch
};

using DancingLinks = ByCover<cover::DancingLinks>;
using Learning = ByCover<cover::Learning>;

}  // namespace quadrille::sudoku
