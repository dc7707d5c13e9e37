#include "core/puzzles/variant/notations.hpp"

#include "core/puzzles/variant/text/notations.hpp"

namespace quadrille::variant {

namespace {

// What the others leave.
Detection detect_iss(std::string_view text, bool last) {
  const Detection link = detect_puzzlink(text, last);
  return opposite(link == Detection::no ? detect_iss_text(text, last) : link);
}

}  // namespace

const std::array<BoardNotation, 3> notations = {{
    {"iss", detect_iss, read_iss, write_iss, write_iss_answer},
    {"iss-text", detect_iss_text, read_iss_text, write_iss, write_iss_answer},
    {"puzzlink", detect_puzzlink, read_puzzlink, write_puzzlink, write_iss_answer, fits_puzzlink},
}};

}  // namespace quadrille::variant
