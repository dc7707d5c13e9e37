// What writes the boards of a puzzle as a model, as CNF and as OPB, for its table of notations. `Source` has the type
// `Board`, and of one: `problem(board)`; `names(board)`, a WriteCell; `fits(board)`, whether it has a network.
#pragma once

#include <string>

#include "core/cover/writers.hpp"
#include "core/network/exports/model_text.hpp"
#include "core/network/exports/other_solvers.hpp"
#include "core/text/text.hpp"

namespace quadrille::network {

template <class Source>
struct Writers {
  using Board = typename Source::Board;

  static constexpr auto read = cover::refuse_to_read<Board>;
  static void model(const Board& board, std::string& out) {
    write_model(Source::problem(board), Source::names(board), out);
  }
  static void cnf(const Board& board, std::string& out) {
    (void)write_cnf(Source::problem(board), Source::names(board), out);
  }
  static void opb(const Board& board, std::string& out) {
    (void)write_opb(Source::problem(board), Source::names(board), out);
  }
  static bool fits_model(const Board& board) {
    return Source::fits(board) && network::fits_model(*Source::problem(board).network);
  }
  static bool fits_cnf(const Board& board) { return fits(board, write_cnf); }
  static bool fits_opb(const Board& board) { return fits(board, write_opb); }

 private:
  static bool fits(const Board& board, bool (*write)(const Problem&, const WriteCell&, std::string&)) {
    std::string text;
    return Source::fits(board) && has_whole_form(*Source::problem(board).network) &&
           write(Source::problem(board), Source::names(board), text);
  }
};

}  // namespace quadrille::network
