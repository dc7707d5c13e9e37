#include "core/variant/notations.hpp"

#include "core/variant/text/notations.hpp"

namespace quadrille::variant {

namespace {

Detection detect_iss(std::string_view, bool) { return Detection::yes; }

}  // namespace

const std::array<BoardNotation, 1> notations = {{
    {"iss", detect_iss, read_iss, write_iss, write_iss_answer},
}};

}  // namespace quadrille::variant
