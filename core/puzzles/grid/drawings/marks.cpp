#include "core/puzzles/grid/drawings/marks.hpp"

#include <utility>

#include "core/text/text.hpp"

namespace quadrille::grid::drawings {

namespace {

bool is_circle(const Thing& thing) {
  return thing.text == "circle_L" || thing.text == "circle_M" || thing.text == "circle_S";
}

bool put_number(const Form& form, const std::string& text, std::string& token) {
  if (is_number(text)) return token = text, true;
  if (!is_unknown(text) || form.unknown.empty()) return false;
  token = form.unknown;
  return true;
}

bool put_circle(const Thing& thing, std::string_view colours, std::string& token) {
  const bool is_known = thing.style >= 1 && thing.style <= static_cast<long>(colours.size());
  if (thing.kind != Kind::symbol || !is_circle(thing) || !is_known) return false;
  token = colours[static_cast<std::size_t>(thing.style - 1)];
  return true;
}

bool put_symbol(const Thing& thing, std::string_view name, std::string_view tokens, std::string& token) {
  const bool is_known = thing.kind == Kind::symbol && thing.text == name && thing.style >= 1 &&
                        thing.style <= static_cast<long>(tokens.size());
  if (is_known) token = tokens[static_cast<std::size_t>(thing.style - 1)];
  return is_known;
}

bool put_stop(const Thing& thing, std::string_view colours, std::string& token) {
  if (thing.kind == Kind::number && is_number(thing.text)) {
    token = (token == "." ? std::string() : token) + thing.text;  // numbers are read first
    return true;
  }
  std::string circle;
  if (!put_circle(thing, colours, circle)) return false;
  token = circle + (token == "." ? "" : token);
  return true;
}

// `3_1`: a number and a direction, which older links have as a symbol.
bool put_arrow(const std::string& text, char symbol, std::string& token) {
  std::string number = text, arrow(symbol == '\0' ? 0 : 1, symbol);
  if (const std::size_t mark = number.find('_'); mark != std::string::npos) {
    constexpr std::string_view directions = "^<>v";
    const std::size_t place = mark + 2 == number.size() ? static_cast<std::size_t>(number[mark + 1] - '0') : 9;
    if (place >= directions.size()) return false;
    arrow = directions[place];
    number.resize(mark);
  }
  if (!is_unknown(number) && !is_number(number)) return false;
  const std::string known = is_number(number) ? number : arrow.empty() ? "#" : "?";
  token = known + arrow;
  return true;
}

bool put_runs(const std::string& text, std::string& token) {
  std::string runs = text;
  std::erase(runs, ' ');
  if (runs.empty() || runs.size() > 4 || runs.find_first_not_of("0123456789?") != std::string::npos) return false;
  token = runs;
  return true;
}

}  // namespace

bool is_number(std::string_view text) { return whole_number(text).has_value(); }

bool is_letter(std::string_view text) { return text.size() == 1 && (text[0] | 0x20) >= 'a' && (text[0] | 0x20) <= 'z'; }

bool put(const Form& form, const Thing& thing, char arrow, std::string& token) {
  switch (form.marks) {
    case Marks::none: return false;
    case Marks::numbers: return thing.kind == Kind::number && put_number(form, thing.text, token);
    case Marks::letters:
      if (thing.kind != Kind::number || !is_letter(thing.text)) return false;
      token = small_letter(thing.text);
      return true;
    case Marks::walls:
      if (thing.kind != Kind::number || (!is_unknown(thing.text) && !is_number(thing.text))) return false;
      token = is_number(thing.text) ? '#' + thing.text : "#";
      return true;
    case Marks::dark:
      if (thing.kind != Kind::number || !is_number(thing.text)) return false;
      token = (token == "#" ? "#" : "") + thing.text;
      return true;
    case Marks::circles:
    case Marks::ends: return put_circle(thing, form.marks == Marks::ends ? "oS" : form.colours, token);
    case Marks::bits:
      if (thing.kind != Kind::number) return put_circle(thing, "01", token);
      if (thing.text != "0" && thing.text != "1") return false;
      token = thing.text;
      return true;
    case Marks::stops: return put_stop(thing, form.colours, token);
    case Marks::arrows: return thing.kind == Kind::number && put_arrow(thing.text, arrow, token);
    case Marks::runs: return thing.kind == Kind::number && put_runs(thing.text, token);
    case Marks::trees: return put_symbol(thing, "tents", "T", token);
    case Marks::ships: return put_symbol(thing, "battleship_B", "o#<^>v~", token);
    case Marks::labels:
      if (thing.kind != Kind::number || thing.text.empty()) return false;
      token = thing.text;
      return true;
    case Marks::targets:
      if (thing.text.empty() || token != "." || (thing.kind == Kind::small && thing.detail != "0")) return false;
      if (thing.kind == Kind::symbol) return false;
      token = thing.text;
      return true;
  }
  return false;
}

std::string count_in(const std::string& prose, std::string_view word) {
  std::string small;
  for (const char c : prose) small += c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
  for (std::size_t at = small.find(word); at != std::string::npos; at = small.find(word, at + 1)) {
    const std::string_view all = std::string_view(small).substr(0, at);
    const std::string_view before = all.substr(0, all.find_last_not_of(" -") + 1);
    const std::string_view digits = before.substr(before.find_last_not_of("0123456789") + 1);
    if (!digits.empty() && digits[0] != '0') return std::string(digits);
    constexpr std::pair<std::string_view, std::string_view> words[] = {{"one", "1"}, {"two", "2"}, {"three", "3"}};
    for (const auto& [count, digit] : words)
      if (before.ends_with(count)) return std::string(digit);
  }
  return {};
}

}  // namespace quadrille::grid::drawings
