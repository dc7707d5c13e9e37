// A pattern for new puzzles: Latin squares of 4×4 cells, each row and each column with the values 1 to 4. A puzzle
// needs what this header and latin.cpp have: a model, its rules, a notation, an exact cover, and its row in the
// catalog. Here both engines search the exact cover; a puzzle of the project has bitmasks of its own for `bits`.
//
// Tested by latin_test.cpp beside it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/cover/bits/bit_sets.hpp"
#include "core/cover/by_cover.hpp"
#include "core/cover/links/dancing_links.hpp"
#include "core/job/notation.hpp"
#include "core/job/request.hpp"
#include "core/search/any_engine.hpp"

namespace quadrille {

namespace latin {

constexpr std::uint32_t side = 4;
constexpr std::size_t cell_count = side * side;

struct Board {
  std::array<std::uint8_t, cell_count> cells = {};  ///< row by row, 0 blank
  friend bool operator==(const Board&, const Board&) = default;
};

/// Whether `answer` fills `board`: the givens stand, and every row and column has each value once.
bool obeys(const Board& board, const Board& answer);

/// What core/job/puzzle.hpp lists.
struct Traits {
  using Board = latin::Board;
  using Answer = latin::Board;
  using Placements = std::span<const cover::Placement>;

  static constexpr std::string_view single_place = "hidden-single";

  static std::size_t cells(const Board&) { return cell_count; }
  static std::uint32_t values(const Board&) { return side; }
  static std::uint32_t columns(const Board&) { return side; }
  static std::optional<Error> write_form(const Board& board, cover::CoverForm& form);
  static Board without_givens(const Board&) { return {}; }
  static void append_givens(const Board& board, std::vector<cover::Placement>& givens) {
    cover::append_placements(board.cells, cell_count, side, givens);
  }
  static void append_answer(const Board&, const Board& answer, std::vector<cover::Placement>& placements) {
    append_givens(answer, placements);
  }
  static void write_supposed(const Board& board, Placements more, Board& supposed);
  static void write_answer(const Board& board, Placements placements, Board& answer) {
    write_supposed(board, placements, answer);
  }
};

/// One notation, `line`: 16 characters, `1` to `4` and `.` for a blank cell.
extern const std::array<Notation<Board, Board>, 1> notations;

}  // namespace latin

struct Latin {
  static constexpr std::string_view id = "latin";
  using Board = latin::Board;
  using Answer = latin::Board;
  using Traits = latin::Traits;
  static constexpr const auto& notations = latin::notations;

  using Kind = EngineKind<Board, Answer>;
  static constexpr Kind links =
      engine_kind<cover::ByCover<Traits, cover::DancingLinks>, Board, Answer, tree_of_options>("dlx");
  static constexpr Kind bits = engine_kind<cover::ByCover<Traits, cover::BitSets>, Board, Answer,
                                           Extras{.path = true, .begin_at = true, .give_away = true}>("bits");

  static const Kind& choose(const Board&, Question, EngineChoice choice) {
    return choice == EngineChoice::dlx ? links : bits;
  }
  static bool obeys(const Board& board, const Answer& answer) { return latin::obeys(board, answer); }
};

}  // namespace quadrille
