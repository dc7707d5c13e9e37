#include "core/text/json.hpp"

namespace quadrille {

Json& Json::text(std::string_view text) {
  constexpr std::string_view hex = "0123456789abcdef";
  constexpr std::string_view short_names = "btn-fr";  // of the characters from 8 on, but for 11
  separate();
  out_ += '"';
  for (const char c : text) {
    if (const auto byte = static_cast<unsigned char>(c); byte >= 8 && byte <= 13 && byte != 11) {
      out_ += '\\';
      out_ += short_names[byte - 8u];
    } else if (byte < 0x20) {
      out_ += "\\u00";
      out_ += hex[byte >> 4];
      out_ += hex[byte & 15];
    } else {
      if (c == '"' || c == '\\') out_ += '\\';
      out_ += c;
    }
  }
  out_ += '"';
  return *this;
}

Json& Json::share(double share) {
  constexpr std::uint64_t billion = 1'000'000'000;
  const auto billionths = static_cast<std::uint64_t>(share * static_cast<double>(billion) + 0.5);
  std::string digits = decimal(billionths % billion);
  digits.insert(0, 9 - digits.size(), '0');
  return raw(decimal(billionths / billion) + "." + digits);
}

}  // namespace quadrille
