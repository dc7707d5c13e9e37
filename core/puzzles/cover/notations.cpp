#include "core/puzzles/cover/notations.hpp"

#include <string_view>

#include "core/puzzles/cover/text/notations.hpp"

namespace quadrille::cover {

namespace {

Detection detect_dlx(std::string_view text, bool last) { return opposite(detect_matrix(text, last)); }

}  // namespace

const std::array<BoardNotation, 2> notations = {{
    {"dlx", detect_dlx, read_dlx, write_dlx, write_dlx_answer, fits_dlx},
    {"matrix", detect_matrix, read_matrix, write_matrix, write_matrix_answer, fits_matrix},
}};

}  // namespace quadrille::cover
