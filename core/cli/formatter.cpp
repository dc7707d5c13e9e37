#include "core/cli/formatter.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>

#include "core/cli/arguments.hpp"
#include "core/cli/count_sum.hpp"
#include "core/cli/record_reader.hpp"
#include "core/cli/utf8.hpp"
#include "core/job/records.hpp"
#include "core/text/json.hpp"
#include "core/text/text.hpp"

namespace quadrille::cli {

namespace {

std::string whole_count(std::string_view count) {
  CountSum sum;
  sum.add(count);
  return sum.floor();
}

// The nodes of all answers.
std::uint64_t nodes_of(std::string_view records) {
  std::uint64_t nodes = 0;
  for (RecordReader reader(records); !reader.at_end();) {
    const char letter = reader.letter();
    if (letter == 'A') {
      reader.number();
      reader.number();
      nodes += reader.number();
      reader.number();
      reader.number();
    } else if (letter == 'E') {
      reader.text();
      reader.number();
      reader.number();
    } else if (letter == 'T') {
      reader.text();
    }
    reader.text();  // with which each of them ends
  }
  return nodes;
}

// Three decimal places at most.
std::string short_number(double number) {
  std::array<char, 400> digits;  // the largest number has 309 before the point
  std::string text(digits.data(),
                   static_cast<std::size_t>(std::snprintf(digits.data(), digits.size(), "%.3f", number)));
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text;
}

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

// The members of wasm/api/results.js's Hint.
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

// What is eliminated; or the value, or what contradicts itself, and the reasons for it.
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

std::string_view or_else(std::string_view words, std::string_view otherwise) {
  return words.empty() ? otherwise : words;
}

}  // namespace

void Formatter::format(std::string_view records, double ms, Printout& out) {
  const double ms_a_node = style_.is_json ? ms / static_cast<double>(std::max<std::uint64_t>(nodes_of(records), 1)) : 0;
  for (RecordReader reader(records); !reader.at_end();) {
    switch (reader.letter()) {
      case 'S': format_solution(reader.text(), out); break;
      case 'N': note_ = reader.text(); break;
      case 'A': {
        Answer answer;
        answer.verdict = static_cast<Verdict>(reader.number());
        answer.engine = engine_names[reader.number()];
        answer.nodes = reader.number();
        reader.number();
        reader.number();
        answer.count = reader.text();
        // A search that was stopped may have counted a fraction.
        if (answer.verdict == Verdict::stopped) answer.count = whole_count(answer.count);
        format_answer(answer, ms_a_node * static_cast<double>(answer.nodes), out);
        break;
      }
      case 'T':
        reader.text();
        append_utf8(reader.text(), out.answers);
        out.answers += '\n';
        break;
      default: {
        const bool is_bad_input = reader.text() == error_code_names[static_cast<std::size_t>(Error::Code::bad_input)];
        const std::uint64_t line = reader.number(), column = reader.number();
        if (style_.is_single && line == 0 && is_bad_input) {
          std::string refusal;
          append_utf8(reader.text(), refusal);
          out.messages += refusal_text(refusal);
          out.status = Status::wrong_usage;
          break;
        }
        out.messages += style_.source;
        if (line > 0) out.messages += ':' + decimal(line);
        if (column > 0) out.messages += ':' + decimal(column);
        out.messages += ": ";
        append_utf8(reader.text(), out.messages);
        out.messages += '\n';
        out.status = Status::failed;
        solutions_.clear();
      }
    }
  }
}

// A list prints each solution as it comes; other questions need it for the answer.
void Formatter::format_solution(std::string_view solution, Printout& out) {
  if (style_.question != Question::list || style_.is_json) return append_utf8(solution, solutions_.emplace_back());
  has_many_lines_ = solution.find('\n') != std::string_view::npos;
  append_utf8(solution, out.answers);
  out.answers += has_many_lines_ ? "\n\n" : "\n";
}

void Formatter::format_answer(const Answer& answer, double ms, Printout& out) {
  if (answer.verdict == Verdict::stopped) out.status = worse(out.status, Status::stopped);
  if (style_.question == Question::split) {
    for (const std::string& part : solutions_) out.answers += part + '\n';
  } else if (style_.is_json) {
    append_json(answer, ms, out.answers);
  } else {
    if (!note_.empty()) out.messages += note_ + '\n';
    append_text(answer, out.answers);
    has_many_lines_ = false;
  }
  note_.clear();
  solutions_.clear();
}

// In the judge's own words, where the notation has them.
void Formatter::append_text(const Answer& answer, std::string& out) const {
  const bool is_stopped = answer.verdict == Verdict::stopped;
  const JudgeWords& judge = style_.judge;
  switch (style_.question) {
    case Question::list:
      if (is_stopped) out += "stopped\n";
      if (!has_many_lines_) out += '\n';
      return;
    case Question::hint:
      out += name(answer.verdict);
      append_hint(first_solution(), out);
      return;
    case Question::steps:
      for (const std::string& step : solutions_)
        out.append(rating_of(step)).append(" ").append(unquoted(member(step, "line"))) += '\n';
      if (answer.verdict != Verdict::solved) out.append(name(answer.verdict)) += '\n';
      out += '\n';
      return;
    case Question::grade:
      if (answer.verdict == Verdict::found) {
        out.append(unquoted(member(first_solution(), "grade"))).append(" ").append(rating_of(first_solution()));
      } else {
        out += name(answer.verdict);
      }
      out += '\n';
      return;
    case Question::candidates:
      if (answer.verdict == Verdict::none) {
        out += "none\n";
      } else {
        if (is_stopped) out += "stopped\n";
        append_candidates(first_solution(), out);
      }
      return;
    default: break;
  }
  if (is_stopped || (style_.question == Question::count && answer.verdict != Verdict::none)) {
    if (is_stopped) out += style_.question == Question::count ? "stopped " : "stopped";
    if (style_.question == Question::count) out += answer.count;
    out += '\n';
    return;
  }
  switch (answer.verdict) {
    case Verdict::none: out += or_else(judge.none, "none"); break;
    case Verdict::multiple: out += or_else(judge.multiple, "multiple"); break;
    case Verdict::found:  // a new puzzle
      out += first_solution();
      if (first_solution().find('\n') != std::string_view::npos) out += '\n';
      break;
    case Verdict::unique: out += judge.unique_is_bare ? first_solution() : "unique"; break;
    default: out += first_solution();
  }
  out += '\n';
  out += judge.after;
}

void Formatter::append_json(const Answer& answer, double ms, std::string& out) const {
  Json json(out);
  json.open('{').key("puzzle").text(style_.puzzle);
  if (style_.part != nullptr) {
    json.key("question").text(question_names[static_cast<std::size_t>(style_.question)]).key("part").text(style_.part);
    if (style_.question == Question::candidates) json.key("cap").number(style_.cap);
  }
  json.key("verdict").text(name(answer.verdict));
  if (style_.question == Question::candidates) {
    append_candidates(first_solution(), json);
  } else if (style_.question == Question::hint) {
    append_hint(first_solution(), json);
  } else if (style_.question == Question::steps) {
    json.key("steps").open('[');
    for (const std::string& step : solutions_) json.raw(step);
    json.close(']');
  } else if (style_.question == Question::grade) {
    for (const char* const key : {"grade", "rating", "technique"}) {
      const std::string_view value = member(first_solution(), key);
      json.key(key).raw(value.empty() ? "null" : value);
    }
  } else {
    // JavaScript's numbers are exact up to 2⁵³ − 1.
    constexpr std::uint64_t most_exact = (std::uint64_t{1} << 53) - 1;
    std::uint64_t number = 0;
    const char* const end = answer.count.data() + answer.count.size();
    const auto [after, failure] = std::from_chars(answer.count.data(), end, number);
    const bool is_exact = failure == std::errc() && after == end && number <= most_exact;
    is_exact ? json.key("count").number(number) : json.key("count").text(answer.count);
    json.key("solutions").open('[');
    for (const std::string& solution : solutions_) json.text(solution);
    json.close(']');
  }
  json.key("nodes").number(answer.nodes).key("ms").raw(short_number(ms)).key("engine").text(answer.engine);
  if (!note_.empty()) json.key("note").text(note_);
  json.close('}');
  out += '\n';
}

}  // namespace quadrille::cli
