// Links of kanpen.net, whose boards stand in them in plain sight. Tested by tests/core/reading_kanpen_test.cpp.
//
//     http://www.kanpen.net/slitherlink.html?problem=2/3/._3_./2_._0/    rows, columns, and a line for each row
//     http://www.kanpen.net/slitherlink.html?pzpr=/3/2/…                 as behind `p?slither/` at puzz.link
#pragma once

#include <string>
#include <string_view>

#include "core/reading/recognition.hpp"
#include "core/text/link_line.hpp"

namespace quadrille::reading {

/// The board of a link (`is_kanpen`) with `problem=`, or what is wrong with it; neither if its puzzle is not known.
/// What it lacks at its end is blank, as in pzprjs.
Recognition recognise_kanpen(std::string_view link);

/// The same for `genre`, or as "grid" for any, in the notation `grid`.
LinkText text_of_kanpen(std::string_view genre, std::string_view link);

/// The link to puzz.link that one with `pzpr=` stands for; empty if it is none.
std::string pzpr_link_in(std::string_view link);

}  // namespace quadrille::reading
