// Reads a model's text (text.hpp). Tested by tests/core/model_text_test.cpp.
#pragma once

#include "core/puzzles/model/text.hpp"
#include "core/text/text.hpp"

namespace quadrille::model {

/// The lines up to a blank one. `#` begins a comment; a line that begins with a blank goes on with the one before.
Read read_text(Cursor& cursor, Text& text, Error& error);

}  // namespace quadrille::model
