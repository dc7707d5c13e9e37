// Text that a terminal may show.
#pragma once

#include <string>
#include <string_view>

namespace quadrille::cli {

/// A text of which nothing changes how a terminal shows what follows: control characters, but the ends of lines, and
/// direction marks are written as `\u001b`.
std::string harmless(std::string_view text);

}  // namespace quadrille::cli
