#include "core/links/short_json.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace quadrille::links {

namespace {

constexpr std::pair<std::string_view, std::string_view> long_keys[] = {
    {"ce", "cells"},
    {"re", "regions"},
    {"ca", "cages"},
    {"cs", "cellSize"},
    {"v", "value"},
    {"t", "title"},
    {"l", "lines"},
    {"a", "arrows"},
    {"o", "overlays"},
    {"u", "underlays"},
    {"vd", "videos"},
    {"d", "duration"},
    {"c", "color"},
    {"ct", "center"},
    {"w", "width"},
    {"c1", "borderColor"},
    {"c2", "backgroundColor"},
    {"h", "height"},
    {"r", "rounded"},
    {"fs", "fontSize"},
    {"th", "thickness"},
    {"hl", "headLength"},
    {"wp", "wayPoints"},
    {"te", "text"},
};

std::string_view long_key(std::string_view key) {
  const auto is_this = [key](const auto& each) { return each.first == key; };
  const auto found = std::find_if(std::begin(long_keys), std::end(long_keys), is_this);
  return found == std::end(long_keys) ? key : found->second;
}

class Expander {
 public:
  explicit Expander(std::string_view text) : text_(text), last_quote_(text.rfind('\'')) {}

  // Writes what stands at the front.
  void step(std::string& json) {
    const char symbol = text_[at_];
    if (symbol == '\'' && last_quote_ != std::string_view::npos && at_ < last_quote_) return expand_string(json);
    if (is_letter_or_digit(symbol)) return expand_word(json);
    json += symbol;
    ++at_;
    if (symbol == ':') return expand_value(json);
    const char next = at_ < text_.size() ? text_[at_] : ' ';
    if ((symbol == '[' || symbol == ',') && (next == ',' || next == ']')) json += "{}";
  }
  bool at_end() const { return at_ >= text_.size(); }

 private:
  void expand_string(std::string& json) {
    std::size_t end = at_ + 1;
    while (end < text_.size() && text_[end] != '\'') end += text_[end] == '\\' ? 2 : 1;
    if (end >= text_.size()) {
      last_quote_ = std::string_view::npos;  // no later string has an end either
      return;
    }
    json += '"';
    for (std::size_t i = at_ + 1; i < end; ++i)
      if (!text_.substr(i, end - i).starts_with("\\'")) json += text_[i];
    json += '"';
    at_ = end + 1;
  }

  void expand_word(std::string& json) {
    const std::size_t begin = at_;
    while (at_ < text_.size() && is_letter_or_digit(text_[at_])) ++at_;
    const std::string_view word = text_.substr(begin, at_ - begin);
    const bool is_key = at_ < text_.size() && text_[at_] == ':';
    if (is_key) json += '"';
    json += is_key ? long_key(word) : word;
    if (is_key) json += '"';
  }

  // A short value behind a colon: `t`, `f`, or a colour; another one is none of its business.
  void expand_value(std::string& json) {
    const std::string_view rest = text_.substr(at_);
    const std::size_t end = rest.substr(0, 7).find_first_of(",}");
    const std::string_view value = rest.substr(0, end == std::string_view::npos ? 0 : end);
    const bool is_colour =
        value.size() == 6 && value.find_first_not_of("0123456789abcdefABCDEF") == std::string_view::npos;
    if (value == "t" || value == "f") {
      json += value == "t" ? "true" : "false";
    } else if (value == "#0" || value == "#F") {
      json += value == "#0" ? "\"#000000\"" : "\"#FFFFFF\"";
    } else if (is_colour) {
      json += '"', json += value, json += '"';
    } else {
      return;
    }
    at_ += value.size();
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t last_quote_;
};

}  // namespace

bool expand_json(std::string_view text, std::size_t most, std::string& json) {
  json.clear();
  if (text.starts_with("{\"")) {
    json = text;
    return true;
  }
  Expander expander(text);
  while (!expander.at_end() && json.size() <= most) expander.step(json);
  return json.size() <= most;
}

}  // namespace quadrille::links
