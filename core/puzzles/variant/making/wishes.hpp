// What may be wished for a new Sudoku variant. Tested by tests/core/variant_generate_test.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/cells/symmetry.hpp"
#include "core/job/wishes.hpp"
#include "core/puzzles/variant/board.hpp"

namespace quadrille::variant {

///     rules=.AntiKnight      a puzzle without givens in the notation `iss`, to whose rules givens are found
///     size=9                 the side of the board, if the rules do not say it
///     jigsaw=true            random regions in place of the boxes
///     killer=true            random cages with their sums
///     symmetry=rotational    of the givens; one of `symmetry_names`
///     grade=3                core/making/grade_wish.hpp
///     givens=20              this number or, with a symmetry, up to an orbit more; else as few as can be, of a killer
///     none
struct Wishes {
  std::string rules;
  std::uint32_t side = 0;  ///< 0: as the rules say
  Symmetry symmetry = Symmetry::none;
  std::uint32_t givens = 0;  ///< 0: as few as can be
  bool is_jigsaw = false, is_killer = false;

  /// Takes a wish, or says what is wrong with it.
  Refusal take(std::string_view name, std::string_view value);
  /// The board to which givens and random regions or cages are added, in the notation `iss`.
  std::string frame_text() const;
  /// Says why all wishes together cannot be met on this frame; nothing if perhaps they can.
  Refusal refuse(const Board& frame) const;

 private:
  Refusal refuse_rules(const Board& frame) const;
};

}  // namespace quadrille::variant
