#include "core/cli/checkpoint.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "core/search/part.hpp"
#include "core/text/json.hpp"
#include "core/text/json_value.hpp"
#include "core/text/text.hpp"

namespace quadrille::cli {

namespace {

using Kind = JsonValue::Kind;

bool take_text(const JsonValue& object, std::string_view key, std::string& text) {
  const JsonValue* const value = object.member(key);
  if (value == nullptr || !value->is(Kind::text)) return false;
  text = value->text;
  return true;
}

bool take_number(const JsonValue& object, std::string_view key, std::uint64_t& number) {
  const JsonValue* const value = object.member(key);
  const auto whole = value == nullptr ? std::nullopt : value->whole();
  number = whole.value_or(0);
  return whole.has_value();
}

bool take_parts(const JsonValue* list, std::vector<std::string>& parts) {
  if (list == nullptr || !list->is(Kind::list)) return false;
  for (const JsonValue& part : list->items) {
    if (!part.is(Kind::text) || !read_part(part.text)) return false;
    parts.push_back(part.text);
  }
  return true;
}

// Whole, or over the unit in which fractions of solutions are written; the sum of all parts is whole.
bool is_count(std::string_view count, bool is_done) {
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  const std::string_view over = count.substr(0, count.find('/')), under = count.substr(over.size());
  return !over.empty() && std::all_of(over.begin(), over.end(), is_digit) &&
         (under.empty() || (under == "/840" && !is_done));
}

// The number of choices that a field of a part's text claims: all of it, if it is no choice.
std::string_view choices_in(std::string_view field) {
  const std::size_t of = field.rfind("of");
  return of == std::string_view::npos ? field : field.substr(of);
}

// Why two parts cannot be beside each other in one tree, of which `part` follows `before` in order; empty if they can.
// Both texts end with a dot.
std::string conflict(std::string_view before, std::string_view part) {
  const std::string named = "the part " + std::string(part.substr(0, part.size() - 1));
  if (part.starts_with(before)) return named + " is counted twice";
  std::size_t field = 0;  // the first one that differs
  for (std::size_t at = 0; before[at] == part[at]; ++at) {
    if (part[at] == '.') field = at + 1;
  }
  const auto choices = [field](std::string_view text) {
    return choices_in(text.substr(field, text.find('.', field) - field));
  };
  return choices(before) == choices(part) ? "" : named + " is of another division of the puzzle";
}

// FNV-1a (Fowler, Noll and Vo) of all fields, in eight hexadecimal digits. It finds what was changed by mistake.
std::string check_sum(const Checkpoint& checkpoint) {
  std::string text = checkpoint.puzzle + ' ' + checkpoint.part + ' ' + checkpoint.count + ' ' +
                     decimal(checkpoint.nodes) + ' ' + decimal(checkpoint.dead_ends) + ' ' + decimal(checkpoint.depth);
  for (const std::string& part : checkpoint.parts) (text += ' ') += part;
  std::uint32_t sum = 0x811C9DC5;
  for (const char c : text) sum = (sum ^ static_cast<unsigned char>(c)) * 0x01000193;
  std::string digits;
  for (int shift = 28; shift >= 0; shift -= 4) digits += "0123456789abcdef"[sum >> shift & 15];
  return digits;
}

}  // namespace

std::string json_of(const Checkpoint& checkpoint) {
  std::string text;
  Json json(text);
  json.open('{').key("puzzle").text(checkpoint.puzzle).key("part").text(checkpoint.part);
  json.key("count").text(checkpoint.count).key("nodes").number(checkpoint.nodes);
  json.key("deadEnds").number(checkpoint.dead_ends).key("depth").number(checkpoint.depth);
  json.key("parts").open('[');
  for (const std::string& part : checkpoint.parts) json.text(part);
  json.close(']').key("check").text(check_sum(checkpoint)).close('}');
  return text + '\n';
}

bool read_checkpoint(std::string_view text, std::optional<Checkpoint>& checkpoint) {
  checkpoint.reset();
  const auto read = read_json(text);
  if (!read) return false;
  Checkpoint found;
  std::uint64_t depth = 0;
  const bool is_whole = take_text(*read, "puzzle", found.puzzle) && take_text(*read, "part", found.part) &&
                        take_text(*read, "count", found.count) && take_number(*read, "nodes", found.nodes) &&
                        take_number(*read, "deadEnds", found.dead_ends) && take_number(*read, "depth", depth) &&
                        depth <= std::numeric_limits<std::uint32_t>::max() &&
                        take_parts(read->member("parts"), found.parts) && is_count(found.count, found.parts.empty());
  found.depth = static_cast<std::uint32_t>(depth);
  take_text(*read, "check", found.check);
  if (is_whole) checkpoint = std::move(found);
  return true;
}

std::string fault_of(const Checkpoint& checkpoint, std::string_view puzzle, std::string_view part) {
  if (checkpoint.puzzle != puzzle || checkpoint.part != part)
    return "it is of " + checkpoint.puzzle + ' ' + checkpoint.part + ", not of " + std::string(part);
  std::vector<std::string> parts;
  for (const std::string& each : checkpoint.parts) parts.push_back(each + '.');
  std::sort(parts.begin(), parts.end());  // a part that holds another one then comes before it, and none between
  const std::string root = std::string(part) + '.';
  for (std::size_t at = 0; at < parts.size(); ++at) {
    if (!parts[at].starts_with(root))
      return "the part " + parts[at].substr(0, parts[at].size() - 1) + " is not a part of " + std::string(part);
    std::string fault = at == 0 ? "" : conflict(parts[at - 1], parts[at]);
    if (!fault.empty()) return fault;
  }
  return checkpoint.check == check_sum(checkpoint) ? "" : "it was changed: its check sum is another one";
}

}  // namespace quadrille::cli
