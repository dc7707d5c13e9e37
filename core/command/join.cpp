#include "core/command/join.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/command/answered_parts.hpp"
#include "core/command/count_sum.hpp"
#include "core/command/formatter.hpp"
#include "core/job/records.hpp"
#include "core/search/part.hpp"
#include "core/text/json.hpp"
#include "core/text/json_value.hpp"
#include "core/text/text.hpp"
#include "core/text/utf8.hpp"

namespace quadrille::command {

namespace {

using Kind = JsonValue::Kind;

constexpr std::size_t most_faults = 20;

struct Candidate {
  std::uint64_t count = 0;
  bool is_open = false;
};
using Candidates = std::vector<std::map<std::int64_t, Candidate>>;  // by cell, then by value

// What the command prints about a part with --json.
struct PartAnswer {
  Part part;
  std::string puzzle;
  Question question = Question::solve;
  std::string verdict;
  std::string count;
  std::vector<std::string> solutions;
  Candidates candidates;
  std::vector<std::string> names;  // of the variables of a model
  std::uint64_t cap = 1;           // of the candidates' counts; 1 for other questions
  std::uint64_t nodes = 0;
  double ms = 0;
  std::string engine;
  std::string file;        // empty if it is unknown
  std::uint32_t line = 0;  // 0 if it is unknown
};

struct Fault {
  std::size_t line;  // 0: none
  std::string message;
};

const std::string* text_member(const JsonValue& object, std::string_view key) {
  const JsonValue* const value = object.member(key);
  return value != nullptr && value->is(Kind::text) ? &value->text : nullptr;
}

std::optional<std::uint64_t> whole_member(const JsonValue& object, std::string_view key) {
  const JsonValue* const value = object.member(key);
  return value == nullptr ? std::nullopt : value->whole();
}

// `has_names`: then numbers need not begin with 1.
bool read_candidates(const JsonValue* list, bool has_names, Candidates& candidates) {
  if (list == nullptr || !list->is(Kind::list)) return false;
  for (const JsonValue& cell : list->items) {
    if (!cell.is(Kind::list)) return false;
    auto& values = candidates.emplace_back();
    for (const JsonValue& candidate : cell.items) {
      const JsonValue* const given = candidate.member("value");
      const auto value = given == nullptr ? std::nullopt : signed_number(given->source);
      const auto count = whole_member(candidate, "count");
      const JsonValue* const open = candidate.member("open");
      if (!value || (*value < 1 && !has_names) || !count || open == nullptr || !open->is(Kind::boolean)) return false;
      values[*value] = {*count, open->boolean};
    }
  }
  return true;
}

bool read_solutions(const JsonValue* list, std::vector<std::string>& solutions) {
  if (list == nullptr || !list->is(Kind::list)) return false;
  for (const JsonValue& solution : list->items) {
    if (!solution.is(Kind::text)) return false;
    solutions.push_back(solution.text);
  }
  return true;
}

// What the formatter has split from the solutions: the numbers of variables by name.
bool add_variables(const JsonValue* list, std::vector<std::string>& solutions) {
  if (list == nullptr) return true;
  if (!list->is(Kind::list) || list->items.size() != solutions.size()) return false;
  for (std::size_t i = 0; i < solutions.size(); ++i) {
    if (!list->items[i].is(Kind::object)) return false;
    char before = '\t';
    for (std::size_t at = 0; at < list->items[i].items.size(); ++at) {
      const auto number = list->items[i].items[at].whole();
      if (!number) return false;
      solutions[i] += before + list->items[i].keys[at] + "=" + decimal(*number);
      before = ' ';
    }
  }
  return true;
}

bool read_count(const JsonValue* value, std::string& count) {
  if (value == nullptr) return false;
  const auto whole = value->whole();
  count = whole ? decimal(*whole) : value->text;
  return CountSum().add(count);
}

// What its question asks for.
bool read_found(const JsonValue& object, PartAnswer& answer) {
  if (answer.question != Question::candidates)
    return read_count(object.member("count"), answer.count) &&
           read_solutions(object.member("solutions"), answer.solutions) &&
           add_variables(object.member("variables"), answer.solutions);
  const auto cap = object.member("cap") == nullptr ? 1 : whole_member(object, "cap");
  answer.cap = cap.value_or(0);
  const JsonValue* const names = object.member("names");
  if (names != nullptr) {
    for (const JsonValue& name : names->items) answer.names.push_back(name.text);
  }
  return cap && read_candidates(object.member("candidates"), names != nullptr, answer.candidates) &&
         (names == nullptr || answer.names.size() == answer.candidates.size());
}

bool read_rest(const JsonValue& object, PartAnswer& answer) {
  const std::string* const puzzle = text_member(object, "puzzle");
  const std::string* const verdict = text_member(object, "verdict");
  const std::string* const engine = text_member(object, "engine");
  const auto nodes = whole_member(object, "nodes");
  const JsonValue* const ms = object.member("ms");
  if (puzzle == nullptr || verdict == nullptr || engine == nullptr || !nodes) return false;
  if (ms == nullptr || !ms->is(Kind::number)) return false;
  if (!is_engine_name(*engine)) return false;
  answer.puzzle = *puzzle;
  answer.verdict = *verdict;
  answer.engine = *engine;
  answer.nodes = *nodes;
  answer.ms = ms->number;
  if (const std::string* const file = text_member(object, "file")) answer.file = *file;
  answer.line = static_cast<std::uint32_t>(whole_member(object, "line").value_or(0));
  return read_found(object, answer);
}

// Quotes the front of a line: forty characters, as JavaScript counts them.
std::string quoted_front(std::string_view text) {
  constexpr std::size_t most = 40;
  std::size_t units = 0, bytes = 0;
  while (bytes < text.size() && units <= most) {
    const std::size_t size = character_size(text.substr(bytes));
    units += size == 4 ? 2 : 1;
    if (units <= most) bytes += size;
  }
  std::string front(text.substr(0, bytes)), quoted;
  if (bytes < text.size()) front += "…";
  Json(quoted).text(front);
  return quoted;
}

// An answer, or why a line is none.
std::variant<PartAnswer, std::string> read_answer(std::string_view line) {
  constexpr Question questions[] = {Question::solve, Question::check, Question::count, Question::list,
                                    Question::candidates};
  const auto object = read_json(line);
  if (!object) return quoted_front(line) + " is not JSON";
  const std::string* const named = text_member(*object, "part");
  auto part = named == nullptr ? std::nullopt : read_part(*named);
  if (!part) return quoted_front(line) + " is not the answer of a part: ask with --part and --json";
  const std::string* const asked = text_member(*object, "question");
  const auto question = std::find_if(std::begin(questions), std::end(questions), [asked](Question each) {
    return asked != nullptr && *asked == question_names[static_cast<std::size_t>(each)];
  });
  if (question == std::end(questions)) return quoted_front(line) + " is the answer of no question";
  PartAnswer answer;
  answer.part = *std::move(part);
  answer.question = *question;
  if (!read_rest(*object, answer)) return "the answer of the part " + *named + " is not whole";
  return answer;
}

// Why an answer is not of the same puzzle and question as the first one; empty if it is.
std::string difference(const PartAnswer& answer, const PartAnswer& first) {
  const auto differ = [&answer](const char* what, std::string_view one, std::string_view other) {
    const std::string front = "the part " + text_of(answer.part) + " answers another " + what + ": ";
    return front + std::string(one) + ", not " + std::string(other);
  };
  const auto name = [](const PartAnswer& each) { return question_names[static_cast<std::size_t>(each.question)]; };
  if (answer.puzzle != first.puzzle) return differ("puzzle", answer.puzzle, first.puzzle);
  if (answer.question != first.question) return differ("question", name(answer), name(first));
  if (answer.cap != first.cap) return differ("cap", decimal(answer.cap), decimal(first.cap));
  return "";
}

Candidates joined_candidates(const std::vector<const PartAnswer*>& answers, std::uint64_t cap) {
  Candidates joined;
  for (const PartAnswer* const answer : answers) {
    joined.resize(std::max(joined.size(), answer->candidates.size()));
    for (std::size_t cell = 0; cell < answer->candidates.size(); ++cell) {
      for (const auto& [value, candidate] : answer->candidates[cell]) {
        Candidate& sum = joined[cell][value];
        sum.count = std::min(sum.count + candidate.count, cap);
        sum.is_open = sum.count < cap && (sum.is_open || candidate.is_open);
      }
    }
  }
  return joined;
}

// As core's Candidates::append writes them.
std::string written(const Candidates& candidates, const std::vector<std::string>& names) {
  const auto least_of = [&names](const auto& cell) {
    return names.empty() || cell.empty() ? std::int64_t{1} : cell.begin()->first;
  };
  std::uint64_t values = 1;
  for (const auto& cell : candidates) {
    if (!cell.empty()) values = std::max(values, static_cast<std::uint64_t>(cell.rbegin()->first - least_of(cell) + 1));
  }
  std::string text = decimal(candidates.size()) + ' ' + decimal(values);
  for (std::size_t cell = 0; cell < candidates.size(); ++cell) {
    for (const auto& [value, candidate] : candidates[cell]) {
      const auto place = static_cast<std::uint64_t>(value - least_of(candidates[cell]));
      text += ',' + decimal(cell * values + place) + ' ' + decimal(candidate.count);
      if (candidate.is_open) text += '+';
    }
  }
  for (std::size_t cell = 0; cell < names.size(); ++cell)
    text += (cell == 0 ? '\t' : ' ') + names[cell] + '=' + signed_decimal(least_of(candidates[cell]));
  return text;
}

// The verdict of questions that list solutions, of which `found` were found in all parts.
Verdict verdict_of_all(Question question, std::size_t found, bool is_stopped) {
  if (question == Question::solve && found > 0) return Verdict::solved;
  if (question == Question::check && found > 1) return Verdict::multiple;
  if (is_stopped) return Verdict::stopped;
  if (question == Question::count) return Verdict::counted;
  if (question == Question::list) return Verdict::listed;
  return found == 0 ? Verdict::none : Verdict::unique;
}

// Writes the answer of the whole as a job would; returns its milliseconds. `answers`: of all parts, in the order of the
// tree.
double write_whole(const PartAnswer& first, const std::vector<const PartAnswer*>& answers, Records& records) {
  const auto has_verdict = [&answers](Verdict verdict) {
    return std::any_of(answers.begin(), answers.end(),
                       [verdict](const PartAnswer* each) { return each->verdict == name(verdict); });
  };
  const bool is_stopped = has_verdict(Verdict::stopped);
  if (first.line > 0) records.line(first.line);
  Stats stats;
  double ms = 0;
  std::string_view engine = first.engine;
  CountSum sum;
  std::vector<std::string_view> solutions;
  for (const PartAnswer* const answer : answers) {
    stats.nodes += answer->nodes;
    ms += answer->ms;
    if (answer->engine != first.engine) engine = "";
    sum.add(answer->count);
    solutions.insert(solutions.end(), answer->solutions.begin(), answer->solutions.end());
  }
  if (first.question == Question::candidates) {
    const auto named =
        std::find_if(answers.begin(), answers.end(), [](const auto* each) { return !each->names.empty(); });
    const auto names = named == answers.end() ? std::vector<std::string>() : (*named)->names;
    records.solution(written(joined_candidates(answers, first.cap), names));
    const Verdict found = has_verdict(Verdict::found) ? Verdict::found : Verdict::none;
    records.answer(is_stopped ? Verdict::stopped : found, engine, stats, "0");
    return ms;
  }
  const Verdict verdict = verdict_of_all(first.question, solutions.size(), is_stopped);
  const bool is_settled_early = is_settled_by_few(first.question);
  const std::size_t needed = first.question == Question::solve ? 1 : 2;
  if (is_settled_early) solutions.resize(std::min(solutions.size(), needed));
  for (const std::string_view solution : solutions) records.solution(solution);
  records.answer(verdict, engine, stats, is_settled_early ? decimal(solutions.size()) : sum.text());
  return ms;
}

// Reads the lines of a text, which must be UTF-8.
class Lines {
 public:
  explicit Lines(std::string_view text) {
    for (std::size_t line = 1; line == 1 || !text.empty(); ++line) {
      const std::string_view next = text.substr(0, text.find('\n'));
      text.remove_prefix(std::min(next.size() + 1, text.size()));
      if (!std::all_of(next.begin(), next.end(), is_space)) add(line, next);
    }
    if (!parts_) {
      if (faults_.empty()) faults_.push_back({0, "there are no answers of parts"});
      return;
    }
    for (const std::string& part : parts_->missing()) faults_.push_back({0, "a part is missing: " + part});
  }

  const std::vector<Fault>& faults() const { return faults_; }
  const PartAnswer& first() const { return answers_.front(); }
  // In the order of the tree.
  std::vector<const PartAnswer*> ordered() const {
    std::vector<const PartAnswer*> ordered;
    for (const std::size_t number : parts_->answers()) ordered.push_back(&answers_[number]);
    return ordered;
  }

 private:
  void add(std::size_t line, std::string_view text) {
    auto read = read_answer(text);
    if (auto* const fault = std::get_if<std::string>(&read)) return faults_.push_back({line, *fault});
    const PartAnswer& answer = answers_.emplace_back(std::move(std::get<PartAnswer>(read)));
    if (!parts_) parts_.emplace(answer.part.puzzle);
    std::string fault = difference(answer, first());
    if (fault.empty()) fault = parts_->add(answer.part, answers_.size() - 1).value_or("");
    if (!fault.empty()) faults_.push_back({line, fault});
  }

  std::vector<Fault> faults_;
  std::vector<PartAnswer> answers_;
  std::optional<AnsweredParts> parts_;  // once there is an answer
};

// The source of a line and its place there; for line 0, what is about no line, all sources.
std::string place_of(std::size_t line, std::span<const Source> sources) {
  std::string all;
  for (const Source& source : sources) {
    if (line > 0 && line <= source.lines) return source.name + ':' + decimal(line) + ":1";
    if (line > 0) line -= source.lines;
    all.append(all.empty() ? "" : ", ").append(source.name);
  }
  return all;
}

}  // namespace

Printout join(std::span<const Source> sources, std::string_view text, bool is_json) {
  std::string utf8;
  append_utf8(text, utf8);
  const Lines lines(utf8);
  Printout out;
  if (const auto& faults = lines.faults(); !faults.empty()) {
    out.status = Status::failed;
    for (std::size_t at = 0; at < std::min(faults.size(), most_faults); ++at)
      out.messages += place_of(faults[at].line, sources) + ": " + faults[at].message + '\n';
    if (faults.size() > most_faults)
      out.messages += place_of(0, sources) + ": and " + decimal(faults.size() - most_faults) + " more\n";
    return out;
  }
  Records records;
  const double ms = write_whole(lines.first(), lines.ordered(), records);
  Style style;
  style.puzzle = lines.first().puzzle;
  style.question = lines.first().question;
  style.is_json = is_json;
  style.source = lines.first().file;
  Formatter(style).format(records.take(), ms, out);
  out.write_numbers(0);
  return out;
}

}  // namespace quadrille::command
