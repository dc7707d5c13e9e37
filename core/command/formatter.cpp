#include "core/command/formatter.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <utility>

#include "core/command/count_sum.hpp"
#include "core/command/findings.hpp"
#include "core/command/printout.hpp"
#include "core/command/record_reader.hpp"
#include "core/job/records.hpp"
#include "core/text/json.hpp"
#include "core/text/text.hpp"
#include "core/text/utf8.hpp"

namespace quadrille::command {

namespace {

// A search that was stopped may have counted a fraction.
std::string whole_count(std::string_view count) {
  if (count.find('/') == std::string_view::npos) return std::string(count);
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
    } else if (letter == 'L' || letter == 'F') {
      reader.number();
      continue;
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

// Whether a solution may have several lines where another one of the same puzzle has a single one: options and pieces
// have a line each. Then a list has a blank line after every solution, which shows where one ends.
bool varies_in_lines(std::string_view puzzle) { return puzzle == "cover" || puzzle == "tiling"; }

// What stands beside a solution, after a tab: the numbers of variables, as VA1=2 VA2=12.
std::string_view variables_of(std::string_view solution) {
  const std::size_t tab = solution.find('\t');
  return tab == std::string_view::npos ? std::string_view() : solution.substr(tab + 1);
}

void append_variables(std::string_view variables, Json& json) {
  json.open('{');
  while (!variables.empty()) {
    const std::string_view one = variables.substr(0, variables.find(' '));
    const std::size_t sign = one.find('=');
    json.key(one.substr(0, sign)).raw(one.substr(sign + 1));
    variables.remove_prefix(std::min(one.size() + 1, variables.size()));
  }
  json.close('}');
}

// A key whose value is the number of a puzzle, which is filled in when it is printed.
void append_number(std::string_view key, std::uint64_t puzzle, Json& json, Printout& out) {
  json.key(key).raw("");
  out.missing.push_back({out.answers.size(), puzzle});
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
      case 'L': line_ = reader.number(); break;
      case 'F': reader.number(); break;
      case 'A': {
        Answer answer;
        answer.verdict = static_cast<Verdict>(reader.number());
        answer.engine = engine_names[reader.number()];
        answer.nodes = reader.number();
        reader.number();
        reader.number();
        answer.count = reader.text();
        format_answer(answer, ms_a_node * static_cast<double>(answer.nodes), out);
        break;
      }
      case 'T': {
        const std::string_view format = reader.text();
        format_converted(format, reader.text(), out);
        break;
      }
      default: {
        const std::string_view code = reader.text();
        const std::uint64_t line = reader.number(), column = reader.number();
        std::string message;
        append_utf8(Message::plain(reader.text()), message);
        format_fault(code, line, column, message, out);
      }
    }
  }
}

void Formatter::refuse(std::string_view message, Printout& out) {
  format_fault(error_code_names[static_cast<std::size_t>(Error::Code::bad_input)], 1, 1, message, out);
}

void Formatter::format_fault(std::string_view code, std::uint64_t line, std::uint64_t column, std::string_view message,
                             Printout& out) {
  const bool is_bad_input = code == error_code_names[static_cast<std::size_t>(Error::Code::bad_input)];
  if (style_.is_single && line == 0 && is_bad_input) {
    out.messages += refusal_text(message);
    out.status = Status::wrong_usage;
    return;
  }
  out.messages += style_.source;
  if (line > 0) out.messages += ':' + decimal(line);
  if (column > 0) out.messages += ':' + decimal(column);
  out.messages.append(": ").append(message) += '\n';
  out.status = Status::failed;
  solutions_.clear();
  line_ = 0;
  ++out.puzzles;
  if (!style_.is_json) return;
  if (std::exchange(is_list_begun_, false)) {
    out.answers += ']';
  } else {
    Json json(out.answers);
    json.open('{');
    append_number("puzzle", out.puzzles, json, out);
    append_place(out);
    if (line > 0) Json(out.answers, true).key("line").number(line);
  }
  Json json(out.answers, true);
  json.key("error").open('{').key("code").text(code).key("message").text(message);
  if (line > 0) json.key("line").number(line);
  if (column > 0) json.key("column").number(column);
  json.close('}').close('}');
  out.answers += '\n';
}

// Which puzzle it is of all that are read, and of which file.
void Formatter::append_place(Printout& out) const {
  Json json(out.answers, true);
  append_number("index", out.puzzles, json, out);
  if (!style_.source.empty()) json.key("file").text(style_.source);
}

// How the object of a puzzle begins that could be read.
void Formatter::append_start(Printout& out) const {
  Json(out.answers).open('{').key("puzzle").text(style_.puzzle);
  append_place(out);
}

// The line at which the puzzle begins. A hint has a member `line` already: its reason in short.
void Formatter::append_line(Printout& out) {
  const std::uint64_t line = std::exchange(line_, 0);
  if (line > 0 && style_.question != Question::hint) Json(out.answers, true).key("line").number(line);
}

// A list of any length is written as it comes.
void Formatter::append_listed(std::string_view solution, Printout& out) {
  if (!is_list_begun_) {
    ++out.puzzles;  // the one that is being answered
    append_start(out);
    --out.puzzles;
    Json(out.answers, true).key("solutions").open('[');
  }
  std::string utf8;
  append_utf8(solution, utf8);
  Json(out.answers, std::exchange(is_list_begun_, true)).text(utf8);
}

void Formatter::format_converted(std::string_view format, std::string_view text, Printout& out) {
  ++out.puzzles;
  if (style_.is_json) {
    std::string utf8;
    append_utf8(text, utf8);
    append_start(out);
    append_line(out);
    Json(out.answers, true).key("format").text(format).key("text").text(utf8).close('}');
  } else {
    append_utf8(text, out.answers);
  }
  out.answers += '\n';
}

// A list prints each solution as it comes; other questions need it for the answer.
void Formatter::format_solution(std::string_view solution, Printout& out) {
  const bool is_list = style_.question == Question::list;
  if (is_list && style_.is_json && variables_of(solution).empty()) return append_listed(solution, out);
  if (!is_list || style_.is_json) return append_utf8(solution, solutions_.emplace_back());
  has_many_lines_ = varies_in_lines(style_.puzzle) || solution.find('\n') != std::string_view::npos;
  append_utf8(solution, out.answers);
  out.answers += has_many_lines_ ? "\n\n" : "\n";
}

void Formatter::format_answer(const Answer& answer, double ms, Printout& out) {
  ++out.puzzles;
  if (answer.verdict == Verdict::stopped) out.status = worse(out.status, Status::stopped);
  if (style_.question == Question::split) {
    for (const std::string& part : solutions_) out.answers += part + '\n';
  } else if (style_.is_json) {
    append_json(answer, ms, out);
    is_list_begun_ = false;
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
  // A judge that asks for a solution has no words about how many there are.
  const bool is_judged =
      style_.question == Question::solve || (style_.question == Question::check && style_.judge.unique_is_bare);
  const JudgeWords judge = is_judged ? style_.judge : JudgeWords();
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
      for (const std::string& step : solutions_) append_step(step, out);
      if (answer.verdict != Verdict::solved) out.append(name(answer.verdict)) += '\n';
      out += '\n';
      return;
    case Question::grade:
      if (answer.verdict == Verdict::found) {
        append_grade(first_solution(), out);
      } else {
        out += name(answer.verdict);
      }
      out += '\n';
      return;
    case Question::why: append_statements(answer.verdict, first_solution(), out); return;
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
    if (style_.question == Question::count) out += whole_count(answer.count);
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

void Formatter::append_json(const Answer& answer, double ms, Printout& out) {
  if (is_list_begun_) {
    out.answers += ']';
  } else {
    append_start(out);
  }
  append_line(out);
  Json json(out.answers, true);
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
    append_grade(first_solution(), json);
  } else if (style_.question == Question::why) {
    append_statements(first_solution(), json);
  } else {
    append_found(whole_count(answer.count), json);
  }
  json.key("nodes").number(answer.nodes).key("ms").raw(short_number(ms)).key("engine").text(answer.engine);
  if (!note_.empty()) json.key("note").text(note_);
  json.close('}');
  out.answers += '\n';
}

// The count, and the solutions where they are not written yet.
void Formatter::append_found(const std::string& count, Json& json) const {
  // JavaScript's numbers are exact up to 2⁵³ − 1.
  constexpr std::uint64_t most_exact = (std::uint64_t{1} << 53) - 1;
  std::uint64_t number = 0;
  const char* const end = count.data() + count.size();
  const auto [after, failure] = std::from_chars(count.data(), end, number);
  const bool is_exact = failure == std::errc() && after == end && number <= most_exact;
  is_exact ? json.key("count").number(number) : json.key("count").text(count);
  if (is_list_begun_) return;
  json.key("solutions").open('[');
  for (const std::string_view solution : solutions_) json.text(solution.substr(0, solution.find('\t')));
  json.close(']');
  if (variables_of(first_solution()).empty()) return;
  json.key("variables").open('[');
  for (const std::string& solution : solutions_) append_variables(variables_of(solution), json);
  json.close(']');
}

}  // namespace quadrille::command
