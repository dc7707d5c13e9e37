// A grid puzzle: its text, and what it compiles to.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/network/constraint_words.hpp"
#include "core/network/network.hpp"
#include "core/puzzles/grid/line_board.hpp"
#include "core/puzzles/grid/text.hpp"
#include "core/text/places.hpp"
#include "core/text/text.hpp"

namespace quadrille::grid {

using network::Answer;
using network::Network;
using network::Values;
using network::Variable;

/// What a text compiles to. The network's first variables are the cells, row by row.
struct Model {
  Network network;
  std::vector<std::string> shown;    ///< by cell: what answers show of a cell without a value to be found; else empty
  std::vector<std::uint8_t> filled;  ///< by cell: the index of the value that the text has filled in, from 1; or 0
  std::vector<std::uint32_t> impossible;  ///< cells that were given a number which no cell has
  std::vector<std::uint8_t> decided;      ///< by cell: whether its own clue decides it, so that nobody fills it in
  std::uint32_t values = 0;               ///< the most that a cell may have
  /// Constraints that clues say: sums, counts and sequences, by what distinguishes them. What two clues say
  /// together stands here twice.
  struct Said {
    Place clue;
    std::vector<Variable> variables;
    std::int64_t total;  ///< or the number of the diagram
    Values in = 0;       ///< of a count: the set of its first member
  };
  std::vector<Said> said;
  bool has_turns = true;  ///< whether turns and reflections can be symmetries of the board
  /// By edge of the sections `horizontal` and `vertical`, from the point at which it begins: its variable, whose value
  /// 1 is a line; none where there can be none.
  std::vector<std::optional<Variable>> horizontal = {}, vertical = {};
  network::ConstraintWords words;  ///< of the rules of the text's own kind
  std::optional<LineBoard> lines;  ///< all that the network says, where it is of lines alone
  std::optional<Error> refused;    ///< what engines say of a part of a puzzle that is too large without the rest
};

struct Board {
  std::shared_ptr<const Text> text;    ///< never null after a board was read
  std::shared_ptr<const Model> model;  ///< likewise
  std::vector<std::uint8_t> givens;    ///< by cell: the index of its value, from 1; or 0

  std::size_t cells() const { return text->cells(); }
};

/// What engines for networks are asked.
network::Problem problem_of(const Board& board);

}  // namespace quadrille::grid
