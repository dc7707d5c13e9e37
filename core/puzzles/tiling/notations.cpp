#include "core/puzzles/tiling/notations.hpp"

#include "core/puzzles/tiling/text/notations.hpp"

namespace quadrille::tiling {

namespace {

// Whatever is no file of BurrTools.
Detection detect_tiling(std::string_view text, bool last) { return opposite(detect_xmpuzzle(text, last)); }

}  // namespace

const std::array<BoardNotation, 2> notations = {{
    {"tiling", detect_tiling, read_tiling, write_tiling, write_tiling_answer},
    {"xmpuzzle", detect_xmpuzzle, read_xmpuzzle, write_xmpuzzle, write_tiling_answer, fits_xmpuzzle},
}};

}  // namespace quadrille::tiling
