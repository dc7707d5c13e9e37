#include "core/cli/checkpoint.hpp"

#include <limits>
#include <utility>

#include "core/cli/count_sum.hpp"
#include "core/cli/json_value.hpp"
#include "core/search/part.hpp"
#include "core/text/json.hpp"

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

}  // namespace

std::string json_of(const Checkpoint& checkpoint) {
  std::string text;
  Json json(text);
  json.open('{').key("puzzle").text(checkpoint.puzzle).key("part").text(checkpoint.part);
  json.key("count").text(checkpoint.count).key("nodes").number(checkpoint.nodes);
  json.key("deadEnds").number(checkpoint.dead_ends).key("depth").number(checkpoint.depth);
  json.key("parts").open('[');
  for (const std::string& part : checkpoint.parts) json.text(part);
  json.close(']').close('}');
  return text + '\n';
}

bool read_checkpoint(std::string_view text, std::optional<Checkpoint>& checkpoint) {
  checkpoint.reset();
  const auto read = read_json(text);
  if (!read) return false;
  Checkpoint found;
  std::uint64_t depth = 0;
  const bool is_whole = take_text(*read, "puzzle", found.puzzle) && take_text(*read, "part", found.part) &&
                        take_text(*read, "count", found.count) && CountSum().add(found.count) &&
                        take_number(*read, "nodes", found.nodes) && take_number(*read, "deadEnds", found.dead_ends) &&
                        take_number(*read, "depth", depth) && depth <= std::numeric_limits<std::uint32_t>::max() &&
                        take_parts(read->member("parts"), found.parts);
  found.depth = static_cast<std::uint32_t>(depth);
  if (is_whole) checkpoint = std::move(found);
  return true;
}

}  // namespace quadrille::cli
