#include "core/puzzles/tiling/notations.hpp"

#include <cstdint>
#include <string>
#include <string_view>

#include "core/cover/writers.hpp"
#include "core/puzzles/tiling/layout.hpp"
#include "core/puzzles/tiling/text/notations.hpp"
#include "core/puzzles/tiling/traits.hpp"

namespace quadrille::tiling {

namespace {

// Whatever is no file of BurrTools.
Detection detect_tiling(std::string_view text, bool last) { return opposite(detect_xmpuzzle(text, last)); }

Detection detect_none(std::string_view, bool) { return Detection::no; }

struct Source {
  using Board = tiling::Board;
  static bool write_form(const Board& board, cover::CoverForm& form) { return !Traits::write_form(board, form); }
  // A piece and its cells.
  static cover::WritePlacement names(const Board& board) {
    return [&board](cover::Placement placement, std::string& out) {
      out += board.kinds[board.layout->kind_of(placement)].name;
      for (const std::uint16_t place : board.layout->places(placement)) {
        const Point point = board.point_of(place);
        out += ' ';
        if (board.layers > 1) out += decimal(static_cast<std::uint64_t>(point.layer) + 1) + ',';
        out += decimal(static_cast<std::uint64_t>(point.row) + 1) + ',';
        out += decimal(static_cast<std::uint64_t>(point.column) + 1);
      }
    };
  }
};
using Writers = cover::FormWriters<Source>;

}  // namespace

const std::array<BoardNotation, 5> notations = {{
    {"tiling", detect_tiling, read_tiling, write_tiling, write_tiling_answer},
    {"xmpuzzle", detect_xmpuzzle, read_xmpuzzle, write_xmpuzzle, write_tiling_answer, fits_xmpuzzle},
    {"model", detect_none, cover::refuse_to_read, Writers::Model::write, write_tiling_answer, Writers::Model::fits},
    {"cnf", detect_none, cover::refuse_to_read, Writers::Cnf::write, write_tiling_answer, Writers::Cnf::fits},
    {"opb", detect_none, cover::refuse_to_read, Writers::Opb::write, write_tiling_answer, Writers::Opb::fits},
}};

}  // namespace quadrille::tiling
