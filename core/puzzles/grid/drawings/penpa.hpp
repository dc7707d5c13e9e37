// Links of penpa-edit as texts of genres. Tested by tests/core/penpa_grid_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzles/grid/drawings/drawing.hpp"
#include "core/puzzles/grid/drawings/forms.hpp"
#include "core/text/text.hpp"

namespace quadrille::grid::drawings {

/// What a link may hold.
struct Guess {
  std::vector<Form> forms;  ///< those that have a place for all that is drawn, the likeliest first, kinds behind genres
  bool is_told = false;     ///< the link says which
  std::string name;         ///< of the puzzle that the link names, where it is none of ours
};

/// Opens a link for any genre.
std::optional<Error> open_link(std::string_view line, penpa::Link& link);
Guess guess(const penpa::Link& link, const Drawing& drawing);

/// Whether the answer check of a link looks at nothing else than what these words name (`Form::solved`), or says
/// nothing.
bool may_be_solved_with(const penpa::Link& link, std::string_view words);

/// What a solver has entered in a link, as a section `filled`: shaded cells and numbers, as far as the genre has them.
/// `clues` are the tokens of the cells, `.` without one. Empty if it is nothing.
std::string filled_in(const Form& form, const penpa::Link& link, const std::vector<std::string>& clues);

/// Makes a text of a drawing, or says what the form has no place for.
std::optional<Error> read_as(const Form& form, const penpa::Link& link, const Drawing& drawing, std::string& text);

/// Makes a text of a link: of this genre, or with an empty one of that which the link says.
/// `remark` is what has to be said of the way in which it was read; or empty.
std::optional<Error> convert(std::string_view line, std::string_view genre, std::string& text,
                             std::string_view& remark);

/// Makes a link of a text as core writes it, which is read as the same puzzle; or says what has no place there.
std::optional<Error> write_drawn(std::string_view text, std::string& link);

}  // namespace quadrille::grid::drawings
