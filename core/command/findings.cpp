#include "core/command/findings.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <string>
#include <vector>

#include "core/text/json_value.hpp"
#include "core/text/text.hpp"

namespace quadrille::command {

namespace {

// An object that core has written as JSON; an empty one if the text is empty.
JsonValue object_in(std::string_view json) { return read_json(json).value_or(JsonValue()); }

// A member as it stands in the JSON, or what stands for one that is not there.
std::string_view source_of(const JsonValue& object, std::string_view name, std::string_view otherwise = {}) {
  const JsonValue* const value = object.member(name);
  return value == nullptr ? otherwise : value->source;
}

// A list of numbers, in order.
std::vector<std::uint32_t> sorted_member(const JsonValue& object, std::string_view name) {
  std::vector<std::uint32_t> numbers;
  if (const JsonValue* const list = object.member(name)) {
    for (const JsonValue& each : list->items) numbers.push_back(static_cast<std::uint32_t>(each.number));
  }
  std::sort(numbers.begin(), numbers.end());
  return numbers;
}

// A text without its quotation marks, or a number.
std::string_view plain_member(const JsonValue& object, std::string_view name) {
  const JsonValue* const value = object.member(name);
  if (value == nullptr) return {};
  return value->is(JsonValue::Kind::text) ? value->text : value->source;
}

// The rating of a step or a puzzle, with its tenth.
std::string rating_of(const JsonValue& object) {
  const std::string rating(source_of(object, "rating"));
  return rating.find('.') == std::string::npos ? rating + ".0" : rating;
}

// Reads what Candidates::append (core/insight/candidates.hpp) has written.
class CandidateReader {
 public:
  explicit CandidateReader(std::string_view text)
      : at_(text.data()), end_(at_ + std::min(text.find('\t'), text.size())) {
    if (text.empty()) return;
    read_names(text.substr(std::min(text.find('\t'), text.size())));
    cells = number();
    values_ = number();
    next();
  }

  std::uint64_t cells = 0;
  std::vector<std::string_view> names;  // by cell, where cells have names of their own

  // The next candidate. Its cell is `cells` behind the last one.
  std::uint64_t cell = 0;
  std::int64_t value = 0;
  std::uint64_t count = 0;
  bool is_open = false;

  std::string_view name() const { return names[static_cast<std::size_t>(cell)]; }

  void next() {
    cell = cells;
    if (at_ >= end_) return;
    const std::uint64_t placing = number();
    cell = placing / values_;
    value =
        static_cast<std::int64_t>(placing % values_) + (least_.empty() ? 1 : least_[static_cast<std::size_t>(cell)]);
    count = number();
    is_open = at_[-1] == '+';
    if (is_open) ++at_;
  }

 private:
  // A tab or a blank, then `name=least`, for each cell.
  void read_names(std::string_view text) {
    while (!text.empty()) {
      const std::string_view one = text.substr(1, text.find(' ', 1) - 1);
      const std::size_t sign = one.find('=');
      names.push_back(one.substr(0, sign));
      least_.push_back(*signed_number(one.substr(sign + 1)));
      text.remove_prefix(one.size() + 1);
    }
  }

  // A number and the character behind it.
  std::uint64_t number() {
    std::uint64_t number = 0;
    at_ = std::from_chars(at_, end_, number).ptr + 1;
    return number;
  }

  const char* at_;
  const char* end_;
  std::uint64_t values_ = 1;
  std::vector<std::int64_t> least_;  // by cell, where cells have names
};

}  // namespace

void append_hint(std::string_view hint, Json& json) {
  const JsonValue found = object_in(hint);
  const auto has = [&found](std::string_view name) { return found.member(name) != nullptr; };
  json.key("kind").raw(has("value")        ? "\"placement\""
                       : has("edges")      ? "\"edges\""
                       : has("eliminated") ? "\"elimination\""
                       : has("rule")       ? "\"contradiction\""
                                           : "null");
  for (const char* const name : {"cell", "value", "rule"}) json.key(name).raw(source_of(found, name, "null"));
  json.key("unit");
  if (const JsonValue* const unit = found.member("unit"); unit == nullptr) {
    json.null();
  } else {
    json.open('{');
    for (const char* const name : {"kind", "number", "name"}) json.key(name).raw(source_of(*unit, name));
    json.key("cells").numbers(sorted_member(*unit, "cells"));
    if (const std::string_view sum = source_of(*unit, "sum"); !sum.empty()) json.key("sum").raw(sum);
    json.close('}');
  }
  json.key("because").numbers(sorted_member(found, "because"));
  json.key("ahead").raw(source_of(found, "ahead", "false"));
  for (const char* const name : {"eliminated", "reasons", "steps"}) json.key(name).raw(source_of(found, name, "[]"));
  for (const char* const name : {"line", "source"}) json.key(name).raw(source_of(found, name, "null"));
  json.key("clues").raw(source_of(found, "clues", "[]"));
  for (const char* const name : {"grade", "constraint"}) json.key(name).raw(source_of(found, name, "null"));
  for (const char* const name : {"marks", "edges", "drawn"})
    if (has(name)) json.key(name).raw(source_of(found, name));
}

void append_hint(std::string_view hint, std::string& out) {
  const JsonValue found = object_in(hint);
  const std::string_view line = plain_member(found, "line");
  const bool draws = found.member("edges") != nullptr && found.member("value") == nullptr;
  if (found.member("eliminated") == nullptr && !draws) {
    for (const char* const name : {"cell", "value", "rule"}) {
      const std::string_view value = plain_member(found, name);
      if (!value.empty()) out.append(" ").append(value);
    }
    if (!line.empty()) out.append(" because ").append(line);
  } else {
    out.append(" ").append(line);
  }
  out += '\n';
}

void append_step(std::string_view step, std::string& out) {
  const JsonValue found = object_in(step);
  out.append(rating_of(found)).append(" ").append(plain_member(found, "line")) += '\n';
}

void append_grade(std::string_view grade, std::string& out) {
  const JsonValue found = object_in(grade);
  out.append(plain_member(found, "grade")).append(" ").append(rating_of(found));
}

void append_grade(std::string_view grade, Json& json) {
  const JsonValue found = object_in(grade);
  for (const char* const key : {"grade", "rating", "technique"}) json.key(key).raw(source_of(found, key, "null"));
}

void append_statements(Verdict verdict, std::string_view text, std::string& out) {
  const JsonValue found = object_in(text);
  const JsonValue* const statements = found.member("statements");
  if (statements == nullptr || statements->items.empty()) out.append(name(verdict)) += '\n';
  if (statements != nullptr) {
    for (const JsonValue& statement : statements->items) {
      out.append(source_of(statement, "line")).append(":").append(source_of(statement, "column"));
      out.append(" ").append(plain_member(statement, "text")) += '\n';
    }
  }
  out += '\n';
}

void append_statements(std::string_view text, Json& json) {
  const JsonValue found = object_in(text);
  json.key("statements").raw(source_of(found, "statements", "[]"));
  for (const char* const name : {"minimal", "smallest"}) json.key(name).raw(source_of(found, name, "false"));
}

void append_candidates(std::string_view text, Json& json) {
  CandidateReader candidate(text);
  json.key("candidates").open('[');
  for (std::uint64_t cell = 0; cell < candidate.cells; ++cell) {
    json.open('[');
    for (; candidate.cell == cell; candidate.next()) {
      json.open('{').key("value").raw(signed_decimal(candidate.value)).key("count").number(candidate.count);
      json.key("open").boolean(candidate.is_open).close('}');
    }
    json.close(']');
  }
  json.close(']');
  if (candidate.names.empty()) return;
  json.key("names").open('[');
  for (const std::string_view name : candidate.names) json.text(name);
  json.close(']');
}

void append_candidates(std::string_view text, std::string& out) {
  for (CandidateReader candidate(text); candidate.cell < candidate.cells;) {
    const std::uint64_t cell = candidate.cell;
    out.append(candidate.names.empty() ? decimal(cell) : std::string(candidate.name())) += ':';
    for (; candidate.cell == cell; candidate.next()) {
      out += ' ' + signed_decimal(candidate.value) + "×" + decimal(candidate.count);
      if (candidate.is_open) out += '+';
    }
    out += '\n';
  }
  out += '\n';
}

}  // namespace quadrille::command
