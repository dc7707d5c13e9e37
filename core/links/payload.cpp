// Both compress JSON by lz-string. SudokuPad takes what f-puzzles makes behind `fpuz` or `fpuzzles`, and its own JSON,
// often shortened first (short_json.hpp), behind `scl` or `ctc`. Behind `scf` are 81 digits: a character holds a digit
// and the number of zeros after it; `w` (windoku) and `x` (both diagonals) may follow (SudokuPad/sudokutools,
// src/puzzletools_lib.js).
#include "core/links/payload.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <initializer_list>

#include "core/links/short_json.hpp"
#include "core/text/json.hpp"
#include "core/text/link_table.hpp"
#include "core/text/lz.hpp"
#include "core/text/percent.hpp"

namespace quadrille::links {

namespace {

constexpr std::size_t longest_name = 60;  // of a puzzle that is kept on a server

bool has(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

// What follows the first of these fronts that a text has; the text if it has none.
std::string_view after(std::string_view text, std::initializer_list<std::string_view> fronts) {
  for (const std::string_view front : fronts)
    if (text.starts_with(front)) return text.substr(front.size());
  return text;
}

Payload refused(std::string_view message, Error::Code code = Error::Code::bad_input) {
  return {{}, error_of(message, code)};
}

// What stands behind the first of `keys` in the query of a link, up to the next one; nothing if it has none.
std::optional<std::string_view> in_query(std::string_view link) {
  for (std::size_t at = link.find_first_of("?&"); at != std::string_view::npos; at = link.find_first_of("?&", at + 1)) {
    const std::string_view rest = link.substr(at + 1);
    for (const std::string_view key : {"load=", "puzzleid=", "id="})
      if (rest.starts_with(key)) return rest.substr(key.size(), rest.find_first_of("&#") - key.size());
  }
  return std::nullopt;
}

// Without the % of an address; a plus sign in a query may have become a space. False if that is not UTF-8.
bool decode(std::string_view encoded, std::string& text) {
  for (std::size_t at = 0; at < encoded.size();) {
    if (encoded[at] != '%') {
      text += encoded[at] == ' ' ? '+' : encoded[at];
      ++at;
      continue;
    }
    const std::size_t begin = at;
    text += take_percent(encoded, at);
    if (at == begin + 1) return false;  // no code
  }
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t size = character_size(std::string_view(text).substr(at));
    if (size == 0) return false;
    at += size;
  }
  return true;
}

// What follows the host of an address; nothing if the link has none.
std::optional<std::string_view> path_of(std::string_view link) {
  for (const std::string_view scheme : {"https://", "http://"})
    if (lower_case(link.substr(0, scheme.size())) == scheme) return path_of(link.substr(scheme.size()));
  const std::size_t slash = link.find('/');
  const std::string_view host = link.substr(0, slash);
  const std::size_t dot = host.rfind('.');
  const auto is_part = [](char c) { return is_letter_or_digit(c) || c == '_' || c == '.' || c == '-'; };
  if (slash == std::string_view::npos || dot == std::string_view::npos || dot == 0 || dot + 1 == host.size())
    return std::nullopt;
  if (!std::all_of(host.begin(), host.end(), is_part) || host.find('-', dot) != std::string_view::npos)
    return std::nullopt;
  return link.substr(slash + 1);
}

bool is_base64(std::string_view text) {
  while (text.ends_with('=')) text.remove_suffix(1);
  return !text.empty() &&
         std::all_of(text.begin(), text.end(), [](char c) { return is_letter_or_digit(c) || c == '+' || c == '/'; });
}

void append_json(const JsonValue& value, std::size_t most, std::string& out) {
  using Kind = JsonValue::Kind;
  switch (value.kind) {
    case Kind::null: out += "null"; return;
    case Kind::boolean: out += value.boolean ? "true" : "false"; return;
    case Kind::number: out += text_in(&value); return;
    case Kind::text: Json(out).text(value.text); return;
    case Kind::list:
    case Kind::object: break;
  }
  const bool is_list = value.kind == Kind::list;
  out += is_list ? '[' : '{';
  for (std::size_t i = 0; i < value.items.size() && out.size() <= most; ++i) {
    if (i > 0) out += ',';
    if (!is_list) Json(out).text(value.keys[i]), out += ':';
    append_json(value.items[i], most, out);
  }
  out += is_list ? ']' : '}';
}

// The largest length in units of UTF-16; the rest is cut off.
std::string cut(std::string text) {
  constexpr std::size_t most = 60;
  std::size_t units = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t size = std::max<std::size_t>(1, character_size(std::string_view(text).substr(at)));
    units += size == 4 ? 2 : 1;
    if (units > most) return text.substr(0, at) + "…";
    at += size;
  }
  return text;
}

}  // namespace

std::string lower_case(std::string_view text) {
  std::string out(text);
  for (char& c : out)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c | 0x20);
  return out;
}

namespace {

// What stands in a link for the puzzle, still with the % of an address.
std::string_view encoded_in(std::string_view link) {
  const auto path = path_of(link);
  if (!path) {
    if (link.starts_with('?')) link.remove_prefix(1);
    return after(link, {"puzzleid="});
  }
  if (const auto query = in_query(link)) return *query;
  const std::string_view rest = after(*path, {"sudoku/", "puzzle/"});
  return rest.substr(0, rest.find_first_of("?#"));
}

// SudokuPad's JSON of the 81 digits behind `scf`.
Payload digits_of(std::string_view payload) {
  constexpr std::size_t side = 9, cells = side * side;
  std::string digits;
  std::size_t at = 0;
  for (; at < payload.size() && digits.size() < cells; ++at) {
    const int code = payload[at], both = code - (code > 'Z' ? 'a' - 36 : code > '9' ? 'A' - 10 : '0');
    if (both < 0) break;
    digits += static_cast<char>('0' + both % 10);
    digits.append(static_cast<std::size_t>(both / 10), '0');
  }
  const std::string_view rules = payload.substr(at);
  if (digits.size() != cells || rules.find_first_not_of("wx") != std::string_view::npos)
    return refused("what follows \"scf\" in the link is not a Sudoku");
  Payload found;
  std::string& json = found.json;
  json = "{\"cells\":[";
  for (std::size_t cell = 0; cell < cells; ++cell) {
    json += cell % side == 0 ? (cell == 0 ? "[" : "],[") : ",";
    json += digits[cell] == '0' ? "{}" : std::string("{\"value\":") + digits[cell] + '}';
  }
  json += "]],\"regions\":[";
  for (std::size_t at_box = 0; at_box < cells; ++at_box) {
    const std::size_t box = at_box / side, place = at_box % side;
    json += place == 0 ? (box == 0 ? "[" : "],[") : ",";
    json += '[' + decimal(3 * (box / 3) + place / 3) + ',' + decimal(3 * (box % 3) + place % 3) + ']';
  }
  json += "]],\"metadata\":{";
  if (has(rules, "w")) json += "\"windoku\":true";
  if (has(rules, "x")) json += std::string(has(rules, "w") ? "," : "") + "\"diagonal+\":true,\"diagonal-\":true";
  json += "}}";
  return found;
}

// What is compressed, with the short forms of SudokuPad written out.
Payload unpacked(std::string_view payload) {
  std::string text;
  Payload found;
  Unpacked unpacked = unpack_lz(payload, most_unpacked, text);
  if (unpacked == Unpacked::whole && !expand_json(text, most_unpacked, found.json)) unpacked = Unpacked::too_large;
  switch (unpacked) {
    case Unpacked::whole: return found;
    case Unpacked::too_large:
      return refused("the text is longer than 1 MB when it is decompressed", Error::Code::too_large);
    case Unpacked::bad: break;
  }
  return refused("the link holds no puzzle: what it holds is not JSON compressed by lz-string");
}

}  // namespace

Payload payload_of(std::string_view link) {
  if (link.size() > most_characters)
    return refused("a link of more than " + decimal(most_characters) + " characters is too long for a Sudoku");
  link = after(link, {"\""});  // as links stand in programs
  link = link.substr(0, link.find('"'));
  if (const LinkKind* const kind = link_kind("variant", link.substr(0, link.find('?')));
      kind != nullptr && !kind->program.empty())
    return refused("the link is of " + std::string(kind->program) +
                   ", whose form is not read; links of SudokuPad and f-puzzles to the same puzzle are");
  std::string id;
  if (!decode(encoded_in(link), id))
    return refused("the link has a % that is not followed by two hexadecimal digits of UTF-8");
  const std::string_view payload = after(id, {"fpuzzles", "fpuz", "scl", "ctc", "scf"});
  const auto is_name = [](char c) { return is_letter_or_digit(c) || c == '_' || c == '/' || c == '-'; };
  const bool has_kind = payload.size() < id.size();
  const bool may_be_name = path_of(link) && !has_kind && !has(link, "?load=") && !has(link, "&load=");
  if (may_be_name && !payload.empty() && payload.size() <= longest_name &&
      std::all_of(payload.begin(), payload.end(), is_name))
    return refused("the link holds no puzzle, only the name of one that is kept on a server");
  if (!is_base64(payload)) return refused("the link holds no puzzle: what should be one is not base64");
  return id.starts_with("scf") ? digits_of(payload) : unpacked(payload);
}

Error error_of(std::string_view message, Error::Code code) {
  Error error;
  error.code = code;
  error.message = std::string(message).c_str();  // a sentence, which a page may know in its language
  return error;
}

bool is_text(Value value) { return value != nullptr && value->is(JsonValue::Kind::text); }
bool is_list(Value value) { return value != nullptr && value->is(JsonValue::Kind::list); }
bool is_object(Value value) { return value != nullptr && value->is(JsonValue::Kind::object); }

bool is_empty(Value value) {
  if (value == nullptr || value->is(JsonValue::Kind::null)) return true;
  if (value->is(JsonValue::Kind::boolean)) return !value->boolean;
  if (is_text(value)) return value->text.empty();
  return (is_list(value) || is_object(value)) && value->items.empty();
}

Value member(Value value, std::string_view key) { return is_object(value) ? value->member(key) : nullptr; }

std::optional<double> number_in(Value value) {
  if (value == nullptr) return std::nullopt;
  if (value->is(JsonValue::Kind::number)) return value->number;
  if (!is_text(value)) return std::nullopt;
  std::string text(value->text);
  const std::size_t begin = text.find_first_not_of(" \t\r\n\v\f");
  if (begin == std::string::npos) return std::nullopt;
  text = text.substr(begin, text.find_last_not_of(" \t\r\n\v\f") + 1 - begin);
  if (text.find_first_not_of("0123456789+-.eE") != std::string::npos) return std::nullopt;
  char* end = nullptr;
  const double number = std::strtod(text.c_str(), &end);
  return *end == 0 ? std::optional(number) : std::nullopt;
}

std::optional<int> whole_in(Value value, int low, int high) {
  const auto number = number_in(value);
  if (!number || !(*number >= low && *number <= high) || *number != std::floor(*number)) return std::nullopt;
  return static_cast<int>(*number);
}

std::string text_in(Value value) {
  if (is_text(value)) return value->text;
  if (value == nullptr || !value->is(JsonValue::Kind::number)) return {};
  constexpr double most_exact = 9007199254740991;
  const double number = value->number;
  if (number != std::floor(number) || std::fabs(number) > most_exact) return std::string(value->source);
  return (number < 0 ? "-" : "") + decimal(static_cast<std::uint64_t>(std::fabs(number)));
}

std::string quoted(Value value) {
  if (value == nullptr) return "nothing";
  constexpr std::size_t enough = 400;  // bytes of what is cut
  std::string out;
  append_json(*value, enough, out);
  return cut(std::move(out));
}

std::string quoted(std::string_view text) {
  std::string out;
  Json(out).text(text);
  return cut(std::move(out));
}

}  // namespace quadrille::links
