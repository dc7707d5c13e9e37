#include "core/text/json.hpp"

#include <algorithm>

namespace quadrille {

Json& Json::text(std::string_view text) {
  constexpr std::string_view hex = "0123456789abcdef";
  constexpr std::string_view short_names = "btn-fr";  // of the characters from 8 on, but for 11
  const auto is_special = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\'; };
  separate();
  out_ += '"';
  while (true) {
    const auto special = std::find_if(text.begin(), text.end(), is_special);
    out_.append(text.begin(), special);
    if (special == text.end()) break;
    const char c = *special;
    text.remove_prefix(static_cast<std::size_t>(special - text.begin()) + 1);
    if (const auto byte = static_cast<unsigned char>(c); byte >= 8 && byte <= 13 && byte != 11) {
      out_ += '\\';
      out_ += short_names[byte - 8u];
    } else if (byte < 0x20) {
      out_ += "\\u00";
      out_ += hex[byte >> 4];
      out_ += hex[byte & 15];
    } else {
      out_ += '\\';
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
