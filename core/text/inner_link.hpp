// Links in what people paste. Tested by tests/core/reading_test.cpp and links_test.cpp.
#pragma once

#include <string_view>

namespace quadrille {

/// The link that another one carries, as penpa-edit has it: `…/penpa-edit/?m=solve&p=https://puzz.link/p?…`; else the
/// same one.
std::string_view inner_link(std::string_view link);

/// A link without what marks it in a text: `<link>`, `"link"`, `> link`, `[words](link)` of Markdown; else the line
/// without white space around it.
std::string_view bare_link(std::string_view line);

}  // namespace quadrille
