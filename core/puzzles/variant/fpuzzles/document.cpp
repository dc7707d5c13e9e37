#include "core/puzzles/variant/fpuzzles/document.hpp"

#include <algorithm>
#include <utility>

#include "core/puzzles/variant/rules.hpp"

namespace quadrille::variant::fpuzzles {

Document::Member& Document::member(std::string_view key) {
  const auto found =
      std::find_if(members_.begin(), members_.end(), [key](const Member& each) { return each.key == key; });
  return found == members_.end() ? members_.emplace_back(Member{key, {}, false}) : *found;
}

void Document::set(std::string_view key, std::string value) { member(key).value = std::move(value); }

void Document::push(std::string_view key, std::string_view entry) {
  Member& list = member(key);
  if (!list.value.empty()) list.value += ',';
  list.value += entry;
  list.is_list = true;
}

std::string Document::text() const {
  std::string out;
  Json json(out);
  json.open('{');
  for (const Member& each : members_) {
    json.key(each.key);
    if (each.is_list) json.open('[');
    json.raw(each.value);
    if (each.is_list) json.close(']');
  }
  json.close('}');
  return out;
}

void Document::refuse(Message message) {
  if (!fault_) fault_ = std::move(message);
}

void Document::refuse(const RuleKind& kind) {
  refuse("f-puzzles does not have the rule " + quote(kind.name) + " as it is here");
}

std::string name_of(const Shape& shape, Cell cell) {
  return 'R' + decimal(shape.row(cell) + 1) + 'C' + decimal(shape.column(cell) + 1);
}

void write_names(const Shape& shape, std::span<const Cell> cells, Json& json) {
  json.open('[');
  for (const Cell cell : cells) json.text(name_of(shape, cell));
  json.close(']');
}

namespace {

std::string entry(const Shape& shape, std::span<const Cell> cells, bool is_line, std::string_view key,
                  std::string_view text) {
  std::string out;
  Json json(out);
  json.open('{').key(is_line ? "lines" : "cells");
  if (is_line) json.open('[');
  write_names(shape, cells, json);
  if (is_line) json.close(']');
  if (!key.empty()) json.key(key).text(text);
  json.close('}');
  return out;
}

}  // namespace

std::string cells_entry(const Shape& shape, std::span<const Cell> cells, std::string_view key, std::string_view text) {
  return entry(shape, cells, false, key, text);
}

std::string line_entry(const Shape& shape, std::span<const Cell> cells, std::string_view key, std::string_view text) {
  return entry(shape, cells, true, key, text);
}

std::string cell_entry(const Shape& shape, Cell cell) {
  std::string out;
  Json(out).open('{').key("cell").text(name_of(shape, cell)).close('}');
  return out;
}

}  // namespace quadrille::variant::fpuzzles
