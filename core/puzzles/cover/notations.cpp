#include "core/puzzles/cover/notations.hpp"

#include <string>
#include <string_view>

#include "core/cover/writers.hpp"
#include "core/puzzles/cover/text/notations.hpp"
#include "core/puzzles/cover/traits.hpp"

namespace quadrille::cover {

namespace {

Detection detect_dlx(std::string_view text, bool last) { return opposite(detect_matrix(text, last)); }

Detection detect_none(std::string_view, bool) { return Detection::no; }

struct Source {
  using Board = cover::Board;
  static bool write_form(const Board& board, CoverForm& form) { return !Traits::write_form(board, form); }
  static WritePlacement names(const Board& board) {
    return [&board](Placement option, std::string& out) {
      const std::size_t begin = out.size();
      write_option(board, option, out);
      out.erase(begin, 1);  // a space
    };
  }
};
using Writers = FormWriters<Source>;

}  // namespace

const std::array<BoardNotation, 5> notations = {{
    {"dlx", detect_dlx, read_dlx, write_dlx, write_dlx_answer, fits_dlx},
    {"matrix", detect_matrix, read_matrix, write_matrix, write_matrix_answer, fits_matrix},
    {"model", detect_none, refuse_to_read, Writers::Model::write, write_dlx_answer, Writers::Model::fits},
    {"cnf", detect_none, refuse_to_read, Writers::Cnf::write, write_dlx_answer, Writers::Cnf::fits},
    {"opb", detect_none, refuse_to_read, Writers::Opb::write, write_dlx_answer, Writers::Opb::fits},
}};

}  // namespace quadrille::cover
