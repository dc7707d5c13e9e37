#include "core/cli/findings.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <vector>

#include "core/text/text.hpp"

namespace quadrille::cli {

namespace {

// The end of the value that begins at byte `at`: behind it is a comma or a bracket.
std::size_t end_of_value(std::string_view json, std::size_t at) {
  int depth = 0;
  for (bool is_in_text = false; at < json.size(); ++at) {
    const char c = json[at];
    if (is_in_text) {
      if (c == '\\') ++at;
      is_in_text = c != '"';
    } else if (c == '"') {
      is_in_text = true;
    } else if (c == '{' || c == '[') {
      ++depth;
    } else if (depth == 0 && (c == ',' || c == '}')) {
      return at;
    } else if (c == '}' || c == ']') {
      --depth;
    }
  }
  return at;
}

// A member of an object that core has written as JSON; empty if there is none.
std::string_view member(std::string_view object, std::string_view name) {
  for (std::size_t at = 1; at < object.size();) {
    const std::size_t key_end = object.find('"', at + 1);
    const std::size_t end = end_of_value(object, key_end + 2);
    if (object.substr(at + 1, key_end - at - 1) == name) return object.substr(key_end + 2, end - key_end - 2);
    at = end + 1;
  }
  return {};
}

// The same for a list of numbers, in order.
std::vector<std::uint32_t> sorted_member(std::string_view object, std::string_view name) {
  std::vector<std::uint32_t> numbers;
  const std::string_view list = member(object, name);
  for (const char *at = list.data(), *const end = at + list.size(); at != end;) {
    std::uint32_t number = 0;
    const auto [after, failure] = std::from_chars(at, end, number);
    if (failure == std::errc()) numbers.push_back(number);
    at = failure == std::errc() ? after : at + 1;
  }
  std::sort(numbers.begin(), numbers.end());
  return numbers;
}

// Without the quotation marks of a text that needs no escapes.
std::string_view unquoted(std::string_view value) {
  return value.starts_with('"') ? value.substr(1, value.size() - 2) : value;
}

// The rating of a step or a puzzle, with its tenth.
std::string rating_of(std::string_view object) {
  const std::string rating(member(object, "rating"));
  return rating.find('.') == std::string::npos ? rating + ".0" : rating;
}

// Reads what Candidates::append (core/insight/candidates.hpp) has written.
class CandidateReader {
 public:
  explicit CandidateReader(std::string_view text) : at_(text.data()), end_(text.data() + text.size()) {
    if (text.empty()) return;
    cells = number();
    values_ = number();
    next();
  }

  std::uint64_t cells = 0;

  // The next candidate. Its cell is `cells` behind the last one.
  std::uint64_t cell = 0;
  std::uint64_t value = 0;
  std::uint64_t count = 0;
  bool is_open = false;

  void next() {
    cell = cells;
    if (at_ >= end_) return;
    const std::uint64_t placing = number();
    cell = placing / values_;
    value = placing % values_ + 1;
    count = number();
    is_open = at_[-1] == '+';
    if (is_open) ++at_;
  }

 private:
  // A number and the character behind it.
  std::uint64_t number() {
    std::uint64_t number = 0;
    at_ = std::from_chars(at_, end_, number).ptr + 1;
    return number;
  }

  const char* at_;
  const char* end_;
  std::uint64_t values_ = 1;
};

}  // namespace

void append_hint(std::string_view hint, Json& json) {
  const bool is_found = !member(hint, "value").empty(), is_wrong = !member(hint, "rule").empty();
  json.key("kind").raw(is_found                              ? "\"placement\""
                       : !member(hint, "eliminated").empty() ? "\"elimination\""
                       : is_wrong                            ? "\"contradiction\""
                                                             : "null");
  for (const char* const name : {"cell", "value", "rule"}) {
    const std::string_view value = member(hint, name);
    json.key(name).raw(value.empty() ? "null" : value);
  }
  json.key("unit");
  if (const std::string_view unit = member(hint, "unit"); unit.empty()) {
    json.null();
  } else {
    json.open('{');
    for (const char* const name : {"kind", "number", "name"}) json.key(name).raw(member(unit, name));
    json.key("cells").numbers(sorted_member(unit, "cells"));
    if (const std::string_view sum = member(unit, "sum"); !sum.empty()) json.key("sum").raw(sum);
    json.close('}');
  }
  const std::string_view ahead = member(hint, "ahead");
  json.key("because").numbers(sorted_member(hint, "because"));
  json.key("ahead").raw(ahead.empty() ? "false" : ahead);
  const std::string_view eliminated = member(hint, "eliminated"), source = member(hint, "source");
  json.key("eliminated").raw(eliminated.empty() ? "[]" : eliminated);
  const std::string_view reasons = member(hint, "reasons"), line = member(hint, "line");
  const std::string_view steps = member(hint, "steps");
  json.key("reasons").raw(reasons.empty() ? "[]" : reasons).key("steps").raw(steps.empty() ? "[]" : steps);
  json.key("line").raw(line.empty() ? "null" : line);
  json.key("source").raw(source.empty() ? "null" : source);
}

void append_hint(std::string_view hint, std::string& out) {
  const std::string_view line = unquoted(member(hint, "line"));
  if (member(hint, "eliminated").empty()) {
    for (const char* const name : {"cell", "value", "rule"}) {
      const std::string_view value = unquoted(member(hint, name));
      if (!value.empty()) out.append(" ").append(value);
    }
    if (!line.empty()) out.append(" because ").append(line);
  } else {
    out.append(" ").append(line);
  }
  out += '\n';
}

void append_step(std::string_view step, std::string& out) {
  out.append(rating_of(step)).append(" ").append(unquoted(member(step, "line"))) += '\n';
}

void append_grade(std::string_view grade, std::string& out) {
  out.append(unquoted(member(grade, "grade"))).append(" ").append(rating_of(grade));
}

void append_grade(std::string_view grade, Json& json) {
  for (const char* const key : {"grade", "rating", "technique"}) {
    const std::string_view value = member(grade, key);
    json.key(key).raw(value.empty() ? "null" : value);
  }
}

void append_candidates(std::string_view text, Json& json) {
  CandidateReader candidate(text);
  json.key("candidates").open('[');
  for (std::uint64_t cell = 0; cell < candidate.cells; ++cell) {
    json.open('[');
    for (; candidate.cell == cell; candidate.next()) {
      json.open('{').key("value").number(candidate.value).key("count").number(candidate.count);
      json.key("open").boolean(candidate.is_open).close('}');
    }
    json.close(']');
  }
  json.close(']');
}

void append_candidates(std::string_view text, std::string& out) {
  for (CandidateReader candidate(text); candidate.cell < candidate.cells;) {
    const std::uint64_t cell = candidate.cell;
    out += decimal(cell) + ':';
    for (; candidate.cell == cell; candidate.next()) {
      out += ' ' + decimal(candidate.value) + "×" + decimal(candidate.count);
      if (candidate.is_open) out += '+';
    }
    out += '\n';
  }
  out += '\n';
}

}  // namespace quadrille::cli
