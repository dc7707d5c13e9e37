// Compresses to raw DEFLATE (RFC 1951), which links of penpa-edit hold in base64. Tested by
// tests/core/inflate_test.cpp.
#pragma once

#include <string>
#include <string_view>

namespace quadrille {

/// One block with the fixed code of the RFC; repetitions are found where they begin with three equal bytes.
std::string deflate(std::string_view bytes);

}  // namespace quadrille
