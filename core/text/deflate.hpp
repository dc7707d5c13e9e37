// Compresses to raw DEFLATE (RFC 1951) in base64, as links of penpa-edit hold it. Tested by
// tests/core/inflate_test.cpp.
#pragma once

#include <string>
#include <string_view>

namespace quadrille {

/// One block with the fixed code of the RFC; repetitions are found where they begin with three equal bytes.
std::string deflate(std::string_view bytes);

/// With `=` at the end, as the padding of the last four digits.
std::string to_base64(std::string_view bytes);

}  // namespace quadrille
