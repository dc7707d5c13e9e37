// Which puzzle a link of penpa-edit draws. Tested by tests/core/penpa_grid_test.cpp.
#pragma once

#include <string_view>

#include "core/reading/recognition.hpp"

namespace quadrille::reading {

/// What a link of penpa-edit says that it is, or what else all that it draws may be.
Recognition recognise_drawing(std::string_view line);

}  // namespace quadrille::reading
