// What questions that know no puzzle by name ask of an exact cover: see core/insight/insight_job.hpp. Its cells are its
// options; nothing is given. Tested by tests/core/insight_test.cpp.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/cover/board.hpp"
#include "core/cover/cover_form.hpp"
#include "core/text/text.hpp"

namespace quadrille::cover {

struct Traits {
  static constexpr std::string_view placing_rule = "only-option";

  static std::size_t cells(const Board& board) { return board.options(); }
  static std::uint32_t values(const Board&) { return 1; }
  static std::optional<Error> form(const Board& board, CoverForm& form);
  static void units(const Board& board, std::vector<Unit>& units);
  static const Board& blank(const Board& board) { return board; }
  static void givens(const Board&, std::vector<Placing>&) {}
  static void placings(const Board&, const Answer& answer, std::vector<Placing>& placings) { placings = answer; }
  static void append_name(const Board& board, Item item, std::string& out) { board.append_name(item, out); }

  /// Options that conflict with those chosen have no items, so that the others keep their numbers.
  static void suppose(const Board& board, std::span<const Placing> chosen, Board& supposed);
};

}  // namespace quadrille::cover
