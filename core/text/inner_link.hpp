// A link that carries another one. Tested by tests/core/reading_test.cpp.
#pragma once

#include <string_view>

namespace quadrille {

/// The link that another one carries, as penpa-edit has it: `…/penpa-edit/?m=solve&p=https://puzz.link/p?…`; else the
/// same one.
std::string_view inner_link(std::string_view link);

}  // namespace quadrille
