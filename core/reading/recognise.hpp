// Which puzzle a text is and in which notation, where nobody has said so. Tested by tests/core/reading_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "core/reading/recognition.hpp"

namespace quadrille::reading {

/// Judges a text by its first puzzle.
Recognition recognise(std::string_view text);

/// The text of a reading with what has been filled in (`entries`) among its givens, for a program that only asks; empty
/// if it is the text itself.
std::string filled_text(const Recognition& recognition, std::size_t reading);

/// What a text may be, as JSON: `{"puzzle", "format", "sure"}` if there is one reading, else `{"choices": [{"puzzle",
/// "format"}], "problem"}`, with a problem where that is known. `filled` is the text above where it is another. Modules
/// of one puzzle are linked without it (wasm/bindings/puzzle.cpp).
std::string recognition_json(std::string_view text);

/// What a link says (core/text/link_line.hpp), for another module. Asked is the id of a puzzle or a genre, a space and
/// the link; the answer is `0`, the remark, a line break and the text; or what is wrong, behind `1` and upwards for the
/// code. Or asked is `fpuzzles` or `sudokupad`, a space and JSON of f-puzzles; the answer is `0`, a line break and the
/// link. Modules of one puzzle are linked without it.
std::string link_answer(std::string_view asked);

}  // namespace quadrille::reading
