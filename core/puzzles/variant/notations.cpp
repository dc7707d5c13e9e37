#include "core/puzzles/variant/notations.hpp"

#include "core/puzzles/variant/text/notations.hpp"

namespace quadrille::variant {

// What `iss-text` leaves is read by `iss`, the first one.
const std::array<BoardNotation, 2> notations = {{
    {"iss", [](std::string_view text, bool last) { return opposite(detect_iss_text(text, last)); }, read_iss, write_iss,
     write_iss_answer},
    {"iss-text", detect_iss_text, read_iss_text, write_iss, write_iss_answer},
}};

}  // namespace quadrille::variant
