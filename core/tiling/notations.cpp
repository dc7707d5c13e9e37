#include "core/tiling/notations.hpp"

#include "core/tiling/text/notations.hpp"

namespace quadrille::tiling {

const std::array<BoardNotation, 1> notations = {{
    {"tiling", [](std::string_view, bool) { return Detection::yes; }, read_tiling, write_tiling, write_tiling_answer},
}};

}  // namespace quadrille::tiling
