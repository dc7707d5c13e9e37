// Text that is printed: it is UTF-8, whatever its input was.
#pragma once

#include <string>
#include <string_view>

namespace quadrille::cli {

/// Appends a text with a replacement character for each byte that is not UTF-8.
void append_utf8(std::string_view text, std::string& out);

/// A text of which nothing changes how a terminal shows what follows: control characters, but the ends of lines, and
/// direction marks are written as `\u001b`.
std::string harmless(std::string_view text);

}  // namespace quadrille::cli
