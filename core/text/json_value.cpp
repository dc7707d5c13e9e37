#include "core/text/json_value.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdlib>

#include "core/text/utf8.hpp"

namespace quadrille {

namespace {

constexpr int most_depth = 100;

bool is_digit(char c) { return c >= '0' && c <= '9'; }

class JsonReader {
 public:
  explicit JsonReader(std::string_view text) : left_(text) {}

  bool read_all(JsonValue& value) { return read_value(value, 0) && (skip_space(), left_.empty()); }

 private:
  bool read_value(JsonValue& value, int depth) {
    skip_space();
    const std::string_view from = left_;
    if (!read_kind(value, depth)) return false;
    value.source = from.substr(0, from.size() - left_.size());
    return true;
  }

  bool read_kind(JsonValue& value, int depth) {
    if (left_.empty() || depth > most_depth) return false;
    switch (left_.front()) {
      case '{': return read_items(value, '}', depth);
      case '[': return read_items(value, ']', depth);
      case '"': value.kind = JsonValue::Kind::text; return read_text(value.text);
      case 't': value.boolean = true; [[fallthrough]];
      case 'f': value.kind = JsonValue::Kind::boolean; return take(value.boolean ? "true" : "false");
      case 'n': return take("null");
      default: value.kind = JsonValue::Kind::number; return read_number(value.number);
    }
  }

  // The items of a list, or the members of an object.
  bool read_items(JsonValue& value, char end, int depth) {
    value.kind = end == '}' ? JsonValue::Kind::object : JsonValue::Kind::list;
    left_.remove_prefix(1);
    if (take_mark(end)) return true;
    do {
      if (end == '}') {
        skip_space();
        if (!left_.starts_with('"') || !read_text(value.keys.emplace_back()) || !take_mark(':')) return false;
      }
      if (!read_value(value.items.emplace_back(), depth + 1)) return false;
    } while (take_mark(','));
    return take_mark(end);
  }

  bool read_text(std::string& text) {
    for (left_.remove_prefix(1); !left_.empty();) {
      const char c = left_.front();
      left_.remove_prefix(1);
      if (c == '"') return true;
      if (static_cast<unsigned char>(c) < ' ' || (c == '\\' && !read_escape(text))) return false;
      if (c != '\\') text += c;
    }
    return false;
  }

  bool read_escape(std::string& text) {
    constexpr std::string_view names = "\"\\/bfnrt", characters = "\"\\/\b\f\n\r\t";
    if (left_.empty()) return false;
    const char name = left_.front();
    left_.remove_prefix(1);
    if (const std::size_t at = names.find(name); at != std::string_view::npos) {
      text += characters[at];
      return true;
    }
    std::uint32_t code = 0;
    if (name != 'u' || !read_code(code)) return false;
    if (code >= 0xD800 && code < 0xDC00 && left_.starts_with("\\u")) {
      const std::string_view before = left_;
      std::uint32_t low = 0;
      left_.remove_prefix(2);
      if (!read_code(low)) return false;
      if (low >= 0xDC00 && low < 0xE000) {
        code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
      } else {
        left_ = before;
      }
    }
    if (!append_character(code, text)) append_character(0xFFFD, text);  // half of a pair is no character
    return true;
  }

  bool read_code(std::uint32_t& code) {
    constexpr std::size_t digits = 4;
    if (left_.size() < digits) return false;
    const auto [end, failure] = std::from_chars(left_.data(), left_.data() + digits, code, 16);
    if (failure != std::errc() || end != left_.data() + digits) return false;
    left_.remove_prefix(digits);
    return true;
  }

  bool read_number(double& number) {
    const std::string_view before = left_;
    take("-");
    if (!take("0") && !take_digits()) return false;
    if (take(".") && !take_digits()) return false;
    if (take("e") || take("E")) {
      if (!take("+")) take("-");
      if (!take_digits()) return false;
    }
    number = std::strtod(std::string(before.substr(0, before.size() - left_.size())).c_str(), nullptr);
    return true;
  }

  bool take_digits() {
    const auto end = std::find_if_not(left_.begin(), left_.end(), is_digit);
    const auto digits = static_cast<std::size_t>(end - left_.begin());
    left_.remove_prefix(digits);
    return digits > 0;
  }

  bool take(std::string_view word) {
    if (!left_.starts_with(word)) return false;
    left_.remove_prefix(word.size());
    return true;
  }

  bool take_mark(char mark) {
    skip_space();
    return take({&mark, 1});
  }

  void skip_space() { left_.remove_prefix(std::min(left_.find_first_not_of(" \t\r\n"), left_.size())); }

  std::string_view left_;
};

}  // namespace

const JsonValue* JsonValue::member(std::string_view key) const {
  for (std::size_t at = keys.size(); at-- > 0;) {
    if (keys[at] == key) return &items[at];
  }
  return nullptr;
}

std::optional<std::uint64_t> JsonValue::whole() const {
  constexpr double most_exact = 9007199254740991;
  if (kind != JsonValue::Kind::number || number < 0 || number > most_exact || number != std::floor(number))
    return std::nullopt;
  return static_cast<std::uint64_t>(number);
}

std::optional<JsonValue> read_json(std::string_view text) {
  JsonValue value;
  if (!JsonReader(text).read_all(value)) return std::nullopt;
  return value;
}

}  // namespace quadrille
