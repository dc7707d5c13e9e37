// JSON for what crosses to JavaScript seldom and is no plain list: the catalog, hints, the choices in force.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/text/text.hpp"

namespace quadrille {

/// Appends values to a string, with commas where they belong. In an object a key stands before each value:
///
///     json.open('{').key("rule").text("naked-single").key("cells").numbers(cells).close('}');
class Json {
 public:
  /// `continues`: behind the last value of an object or a list that is open.
  explicit Json(std::string& out, bool continues = false) : out_(out), needs_comma_(continues) {}

  /// Begins an object '{' or a list '['.
  Json& open(char bracket) {
    separate();
    out_ += bracket;
    needs_comma_ = false;
    return *this;
  }
  Json& close(char bracket) {
    out_ += bracket;
    needs_comma_ = true;
    return *this;
  }
  Json& key(std::string_view key) {
    text(key);
    out_ += ':';
    needs_comma_ = false;
    return *this;
  }
  /// Any bytes: what is not UTF-8 stays as it is.
  Json& text(std::string_view text);
  Json& number(std::uint64_t number) { return raw(decimal(number)); }
  /// A number from 0 to 1, with nine digits.
  Json& share(double share);
  Json& boolean(bool value) { return raw(value ? "true" : "false"); }
  Json& null() { return raw("null"); }
  /// A value that is JSON already.
  Json& raw(std::string_view value) {
    separate();
    out_ += value;
    return *this;
  }
  Json& numbers(std::span<const std::uint32_t> numbers) {
    open('[');
    for (const std::uint32_t each : numbers) number(each);
    return close(']');
  }

 private:
  void separate() {
    if (needs_comma_) out_ += ',';
    needs_comma_ = true;
  }

  std::string& out_;
  bool needs_comma_;
};

}  // namespace quadrille
