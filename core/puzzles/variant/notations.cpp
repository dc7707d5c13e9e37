#include "core/puzzles/variant/notations.hpp"

#include "core/network/exports/writers.hpp"
#include "core/puzzles/variant/text/notations.hpp"

namespace quadrille::variant {

namespace {

// What the others leave.
Detection detect_iss(std::string_view text, bool last) {
  const Detection link = detect_puzzlink(text, last);
  return opposite(link == Detection::no ? detect_iss_text(text, last) : link);
}

Detection detect_none(std::string_view, bool) { return Detection::no; }

struct Source {
  using Board = variant::Board;
  static network::Problem problem(const Board& board) { return problem_of(board); }
  static network::WriteCell names(const Board& board) {
    return [shape = board.shape](network::Variable cell, std::string& out) {
      if (cell < shape.size()) {
        out += 'r' + decimal(cell / shape.columns + 1) + 'c' + decimal(cell % shape.columns + 1);
      } else {  // of variables, in their order
        out += 'w' + decimal(cell - shape.size() + 1);
      }
    };
  }
  static bool fits(const Board& board) { return board.network != nullptr; }
};
using Writers = network::Writers<Source>;

}  // namespace

const std::array<BoardNotation, 6> notations = {{
    {"iss", detect_iss, read_iss, write_iss, write_iss_answer},
    {"iss-text", detect_iss_text, read_iss_text, write_iss, write_iss_answer},
    {"puzzlink", detect_puzzlink, read_puzzlink, write_puzzlink, write_iss_answer, fits_puzzlink},
    {"model", detect_none, Writers::read, Writers::model, write_iss_answer, Writers::fits_model},
    {"cnf", detect_none, Writers::read, Writers::cnf, write_iss_answer, Writers::fits_cnf},
    {"opb", detect_none, Writers::read, Writers::opb, write_iss_answer, Writers::fits_opb},
}};

}  // namespace quadrille::variant
