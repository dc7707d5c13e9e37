// Kakuro as an exact cover, and dancing links over it.
//
// Items, all primary: every cell; every run; and for every run its nine digits. An option "cell = d" covers the cell
// and d in both of its runs. An option "the run uses the digit set S" covers the run and each of its digits that is not
// in S: so the cells have to supply S, each digit once, and no sum is left to check. Digits that a given or the runs'
// digit sets rule out make no option; a contradiction leaves an item without options, so the search says `none`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/cover/links/dancing_links.hpp"
#include "core/cover/problem.hpp"
#include "core/kakuro/board.hpp"
#include "core/kakuro/runs.hpp"
#include "core/search/engine.hpp"

namespace quadrille::kakuro {

/// The most entries that the options may have together: links of about 200 MB.
constexpr std::size_t most_entries = std::size_t{1} << 23;

/// What an option says: a digit for a cell of the board. Options that choose digit sets have digit 0.
struct Placement {
  std::uint32_t place;
  std::uint8_t digit;
};

/// Writes the exact cover of `board`, whose runs are `runs`, into `problem` and what its options say into `placements`.
/// Both keep their memory. Too large past `most_entries`.
std::optional<Error> as_cover(const Board& board, const Runs& runs, cover::Problem& problem,
                              std::vector<Placement>& placements);

/// Satisfies `Engine<Board, Answer>`.
class DancingLinks {
 public:
  std::optional<Error> open(const Board& board);
  Step advance(std::uint64_t& fuel) { return search_.advance(fuel); }
  void read(Answer& answer) const;
  void path(std::vector<Choice>& path) const { search_.path(path); }
  const Stats& stats() const { return search_.stats(); }
  double fraction() const { return search_.fraction(); }

 private:
  std::size_t places_ = 0;  // cells of the board
  Runs runs_;
  cover::Problem problem_;
  std::vector<Placement> placements_;
  cover::DancingLinks search_;
  mutable std::vector<cover::Option> chosen_;  // scratch of read
};

}  // namespace quadrille::kakuro
