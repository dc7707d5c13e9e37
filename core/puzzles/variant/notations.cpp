#include "core/puzzles/variant/notations.hpp"

#include "core/links/notation.hpp"
#include "core/network/exports/writers.hpp"
#include "core/puzzles/variant/fpuzzles/writer.hpp"
#include "core/puzzles/variant/text/notations.hpp"

namespace quadrille::variant {

namespace {

Detection detect_link(std::string_view notation, std::string_view text, bool last) {
  return links::detect_link("variant", notation, text, last);
}
Detection detect_fpuzzles(std::string_view text, bool last) { return detect_link("fpuzzles", text, last); }
Detection detect_sudokupad(std::string_view text, bool last) { return detect_link("sudokupad", text, last); }
Detection detect_penpa(std::string_view text, bool last) { return detect_link("penpa", text, last); }

// What the others leave.
Detection detect_iss(std::string_view text, bool last) {
  for (const auto detect : {detect_puzzlink, detect_fpuzzles, detect_sudokupad, detect_penpa})
    if (const Detection link = detect(text, last); link != Detection::no) return opposite(link);
  return opposite(detect_iss_text(text, last));
}

Detection detect_none(std::string_view, bool) { return Detection::no; }

std::optional<Message> write_fpuzzles(const Board& board, std::string& out) {
  return fpuzzles::write_link(board, "fpuzzles", out);
}
std::optional<Message> write_sudokupad(const Board& board, std::string& out) {
  return fpuzzles::write_link(board, "sudokupad", out);
}

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

const std::array<BoardNotation, 9> notations = {{
    {"iss", detect_iss, read_iss, write_iss, write_iss_answer},
    {"iss-text", detect_iss_text, read_iss_text, write_iss, write_iss_answer},
    {"puzzlink", detect_puzzlink, read_puzzlink, write_puzzlink, write_iss_answer, fits_puzzlink},
    // Boards in answers are `iss`: a link of each would hold all rules again.
    {"fpuzzles", detect_fpuzzles, read_link, write_iss, write_iss_answer, nullptr, {}, write_fpuzzles},
    {"sudokupad", detect_sudokupad, read_link, write_iss, write_iss_answer, nullptr, {}, write_sudokupad},
    {"penpa", detect_penpa, read_link, nullptr, write_iss_answer},
    {"model", detect_none, Writers::read, Writers::model, write_iss_answer, Writers::fits_model},
    {"cnf", detect_none, Writers::read, Writers::cnf, write_iss_answer, Writers::fits_cnf},
    {"opb", detect_none, Writers::read, Writers::opb, write_iss_answer, Writers::fits_opb},
}};

}  // namespace quadrille::variant
