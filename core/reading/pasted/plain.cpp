#include "core/reading/pasted/plain.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>

#include "core/text/text.hpp"

namespace quadrille::reading::pasted {

namespace {

constexpr char keep = '\1', drop = '\0';

struct Range {
  std::uint32_t first, last;
  char sign;
};
// Characters that stand for one of ASCII. The first range that holds a character counts.
constexpr Range signs[] = {{0xAD, 0xAD, drop},    {0xA0, 0xA0, ' '},      {0xA6, 0xA6, '|'},     {0xB7, 0xB7, '.'},
                           {0x2000, 0x200A, ' '}, {0x200B, 0x200D, drop}, {0x2014, 0x2015, '-'}, {0x2022, 0x2022, '.'},
                           {0x202F, 0x202F, ' '}, {0x2060, 0x2060, drop}, {0x2219, 0x2219, '.'}, {0x22C5, 0x22C5, '.'},
                           {0x2500, 0x2501, '-'}, {0x2502, 0x2503, '|'},  {0x2504, 0x2505, '-'}, {0x2506, 0x2507, '|'},
                           {0x2508, 0x2509, '-'}, {0x250A, 0x250B, '|'},  {0x250C, 0x254B, '+'}, {0x254C, 0x254D, '-'},
                           {0x254E, 0x254F, '|'}, {0x2550, 0x2550, '-'},  {0x2551, 0x2551, '|'}, {0x2552, 0x2570, '+'},
                           {0x25A1, 0x25A2, '.'}, {0x25FB, 0x25FB, '.'},  {0x2610, 0x2610, '.'}, {0x2B1C, 0x2B1C, '.'},
                           {0x3000, 0x3000, ' '}, {0xFEFF, 0xFEFF, drop}};

// The number of a character of UTF-8 with more than one byte.
std::uint32_t code_of(std::string_view character) {
  std::uint32_t code = static_cast<unsigned char>(character[0]) & (0x7Fu >> character.size());
  for (const char c : character.substr(1)) code = code << 6 | (static_cast<unsigned char>(c) & 0x3Fu);
  return code;
}

char sign_of(std::uint32_t code) {
  constexpr std::uint32_t first_wide = 0xFF01, last_wide = 0xFF5E;  // `!` to `~`
  if (code >= first_wide && code <= last_wide) return static_cast<char>(code - first_wide + '!');
  for (const auto& [first, last, sign] : signs)
    if (code >= first && code <= last) return sign;
  return keep;
}

bool is_fence(std::string_view line) {
  line = trim(line);
  if (!line.starts_with("```") && !line.starts_with("~~~")) return false;
  return std::all_of(line.begin() + 3, line.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

using Inner = std::optional<std::string_view> (*)(std::string_view line);

// What follows the sign of a quotation or a comment.
std::optional<std::string_view> after_sign(std::string_view line) {
  constexpr std::string_view marks[] = {"///", "//", ">", "--", ";;", ";", "%", "REM"};
  const std::string_view text = line.substr(std::min(line.find_first_not_of(" \t"), line.size()));
  for (const std::string_view mark : marks) {
    if (!text.starts_with(mark)) continue;
    if (text.size() == mark.size()) return std::string_view();
    if (text[mark.size()] == ' ') return text.substr(mark.size() + 1);
  }
  return std::nullopt;
}

// What stands between quotation marks, with `\n` before the last one and signs of a program behind it.
std::optional<std::string_view> between_quotes(std::string_view line) {
  line = trim(line);
  const auto is_quote = [](char c) { return c == '"' || c == '\'' || c == '`'; };
  if (line.empty() || !is_quote(line[0])) return std::nullopt;
  while (!line.empty() && std::string_view(" ,;+\\&.").find(line.back()) != std::string_view::npos)
    line.remove_suffix(1);
  if (line.size() < 2 || !is_quote(line.back())) return std::nullopt;
  line = line.substr(1, line.size() - 2);
  if (line.ends_with("\\n")) line.remove_suffix(2);
  return line;
}

bool has_all_of(std::string_view text, std::string_view known) {
  return text.find_first_not_of(known) == std::string_view::npos;
}

// Names between commas, semicolons or tabs, perhaps in quotation marks: `id,puzzle,solution`.
bool is_heading(std::string_view line) {
  line = trim(line);
  std::size_t names = 0;
  for (std::size_t begin = 0; begin <= line.size(); ++names) {
    const std::size_t end = std::min(line.find_first_of(",;\t", begin), line.size());
    std::string_view name = line.substr(begin, end - begin);
    if (!name.empty() && (name[0] == '"' || name[0] == '\'')) name.remove_prefix(1);
    if (!name.empty() && (name.back() == '"' || name.back() == '\'')) name.remove_suffix(1);
    const auto is_part = [names](char c) { return is_letter(c) || c == '_' || (names > 0 && c == ' '); };
    if (name.size() < 2 || !std::all_of(name.begin(), name.end(), is_part)) return false;
    begin = end + 1;
  }
  return names > 1;
}

// `Grid 01`, `# Puzzle: 3`.
bool is_named(std::string_view line) {
  constexpr std::string_view words[] = {"grid", "puzzle", "sudoku", "game", "board"};
  constexpr std::size_t most_behind = 30;
  const auto is_word = [](char c) { return is_letter(c) || is_digit(c) || c == '_'; };
  line.remove_prefix(static_cast<std::size_t>(std::find_if(line.begin(), line.end(), is_word) - line.begin()));
  const auto end = static_cast<std::size_t>(std::find_if_not(line.begin(), line.end(), is_word) - line.begin());
  const std::string_view rest = line.substr(end);
  return std::any_of(std::begin(words), std::end(words),
                     [&](auto word) { return is_same(line.substr(0, end), word); }) &&
         rest.size() <= most_behind && std::all_of(rest.begin(), rest.end(), [&is_word](char c) {
           return is_word(c) || std::string_view(" #:,-").find(c) != std::string_view::npos;
         });
}

}  // namespace

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) {
  const char small = static_cast<char>(c | 0x20);
  return (small >= 'a' && small <= 'z') || static_cast<signed char>(c) < 0;
}
bool is_same(std::string_view word, std::string_view small) {
  return std::equal(word.begin(), word.end(), small.begin(), small.end(), [](char c, char other) {
    return (c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c) == other;
  });
}
bool is_empty(std::string_view line) { return trim(line).empty(); }

std::string plain(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t size = 0; !text.empty(); text.remove_prefix(size)) {
    size = std::max<std::size_t>(1, character_size(text));
    const char sign = size == 1 ? keep : sign_of(code_of(text.substr(0, size)));
    if (size == 1 && text[0] == '\r') {
      if (!text.substr(1).starts_with('\n')) out += '\n';
    } else if (sign == keep) {
      out += text.substr(0, size);
    } else if (sign != drop) {
      out += sign;
    }
  }
  return out;
}

Lines lines_of(std::string_view text) {
  Lines lines;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = text.substr(begin, end - begin);
    if (!is_fence(line)) lines.push_back(line);
    begin = end + 1;
  }
  for (const Inner inner : {after_sign, between_quotes}) {
    if (!std::all_of(lines.begin(), lines.end(), [inner](auto line) { return is_empty(line) || inner(line); }))
      continue;
    for (std::string_view& line : lines) line = inner(line).value_or(line);
    break;
  }
  return lines;
}

bool is_rule(std::string_view line, bool keeps_dashes) {
  std::string signs;
  for (const char c : line)
    if (!is_space(c)) signs += c;
  if (!has_all_of(signs, "-+|=:.*'`,~_#")) return false;
  bool has_pair = signs.find('+') != std::string::npos;
  const auto is_dash = [](char c) { return c == '-' || c == '=' || c == '_' || c == '~'; };
  for (std::size_t at = 0; at + 1 < signs.size(); ++at) has_pair |= is_dash(signs[at]) && is_dash(signs[at + 1]);
  return has_pair && !(keeps_dashes && (has_all_of(signs, "|-") || has_all_of(signs, "|_")));
}

bool is_label(std::string_view line) {
  const std::string_view text = trim(line);
  if (text.starts_with('#') || text.starts_with("//") || text.starts_with('%')) return true;
  const bool is_section = text.size() > 2 && text.starts_with('[') && text.ends_with(']') &&
                          std::all_of(text.begin() + 1, text.end() - 1, is_letter);
  return is_section || is_heading(line) || is_named(line);
}

bool is_prose(std::string_view line) {
  constexpr std::size_t longest = 1000, two_characters = 6;
  if (line.size() > longest) return false;
  std::size_t words = 0, run = 0;
  bool has_word = false, is_apart = false, has_digit = false, is_long = false;
  for (const char c : line) {
    run = is_letter(c) ? run + 1 : 0;
    words += run == 1;
    has_digit |= is_digit(c);
    is_long |= run == 4;
    if (is_apart && run == 2) return true;
    if (run == two_characters && static_cast<signed char>(c) < 0) return true;
    has_word |= run == 3;
    is_apart |= has_word && is_space(c);
  }
  return is_long && words == 1 && !has_digit;
}

}  // namespace quadrille::reading::pasted
