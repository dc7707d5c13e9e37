#include "tests/core/ask.hpp"

#include <charconv>
#include <fstream>
#include <iterator>
#include <ostream>
#include <stdexcept>

#include "core/catalog.hpp"

namespace quadrille::test {

namespace {

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts;
  for (;;) {
    const std::size_t end = text.find(separator);
    parts.emplace_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

// Fails the test, or ends the fuzzing, unless `holds`.
void demand(bool holds, const std::string& what) {
  if (!holds) throw std::logic_error(what);
}

std::uint64_t number(const std::string& field) {
  std::uint64_t number = 0;
  const char* end = field.data() + field.size();
  const auto [stop, fault] = std::from_chars(field.data(), end, number);
  demand(fault == std::errc() && stop == end, "a field of a record is no number: \"" + field + '"');
  return number;
}

void take_last_record(const std::vector<std::string>& fields, Answered& answered) {
  answered.kind = fields[0][0];
  switch (answered.kind) {
    case 'A':
      demand(fields.size() == 7, "an A record has seven fields");
      answered.verdict = fields[1];
      answered.count = number(fields[2]);
      answered.nodes = number(fields[3]);
      answered.dead_ends = number(fields[4]);
      answered.depth = number(fields[5]);
      answered.engine = fields[6];
      break;
    case 'E':
      demand(fields.size() == 5, "an E record has five fields");
      answered.code = fields[1];
      answered.line = number(fields[2]);
      answered.column = number(fields[3]);
      answered.message = fields[4];
      break;
    case 'T':
      demand(fields.size() == 3, "a T record has three fields");
      answered.format = fields[1];
      answered.text = fields[2];
      break;
    default: demand(false, "unknown record " + fields[0]);
  }
}

}  // namespace

std::ostream& operator<<(std::ostream& out, const Answered& answered) {
  switch (answered.kind) {
    case 'E': return out << answered.code << ' ' << answered.line << ':' << answered.column << ' ' << answered.message;
    case 'T': return out << answered.format << '\n' << answered.text;
    default:
      for (const std::string& solution : answered.solutions) out << solution << '\n';
      return out << answered.verdict << ", " << answered.count << " solutions, " << answered.nodes << " nodes, "
                 << answered.dead_ends << " dead ends, depth " << answered.depth << ", " << answered.engine;
  }
}

Request request_of(Question question, EngineChoice engine, std::string text) {
  Request request;
  request.question = question;
  request.engine = engine;
  request.text = std::move(text);
  return request;
}

std::unique_ptr<Job> open_job(std::string_view puzzle, const Request& request) {
  const CatalogEntry* entry = find_puzzle(puzzle);
  demand(entry != nullptr, "no puzzle in the catalog: " + std::string(puzzle));
  return entry->open(request);
}

std::vector<Answered> parse_records(std::string_view records) {
  std::vector<Answered> all;
  Answered present;
  while (!records.empty()) {
    const std::size_t end = records.find(record_end);
    demand(end != std::string_view::npos, "a record does not end");
    const std::vector<std::string> fields = split(records.substr(0, end), field_separator);
    records.remove_prefix(end + 1);
    demand(fields[0].size() == 1, "a record begins with one letter");
    if (fields[0] == "S") {
      demand(fields.size() == 2, "an S record has two fields");
      present.solutions.push_back(fields[1]);
    } else {
      take_last_record(fields, present);
      all.push_back(std::exchange(present, {}));
    }
  }
  demand(present.solutions.empty(), "solutions without an answer");
  return all;
}

std::vector<Answered> ask(std::string_view puzzle, const Request& request, std::uint64_t fuel) {
  const std::unique_ptr<Job> job = open_job(puzzle, request);
  std::string records;
  while (job->step(fuel)) records += job->take_records();
  records += job->take_records();
  return parse_records(records);
}

std::vector<Answered> ask_in_pieces(std::string_view puzzle, const Request& request, const std::vector<std::size_t>& ends) {
  std::vector<Answered> answers;
  Request piece = request;
  piece.text.clear();
  std::size_t begin = 0;
  for (std::size_t i = 0; i <= ends.size(); ++i) {
    piece.last = i == ends.size();
    const std::size_t end = piece.last ? request.text.size() : ends[i];
    piece.text += request.text.substr(begin, end - begin);
    begin = end;

    Request after = piece;
    const std::size_t bytes = find_puzzle(puzzle)->cut(after);
    demand(bytes <= piece.text.size(), "cut behind the end of the text");
    Request front = piece;
    front.text.resize(bytes);
    for (Answered& answered : ask(puzzle, front)) answers.push_back(std::move(answered));
    piece.text.erase(0, bytes);
    piece.line = after.line;
    piece.announced = after.announced;
  }
  return answers;
}

std::vector<Answered> convert(std::string_view puzzle, std::string text, std::string to, std::string format) {
  Request request = request_of(Question::solve, EngineChoice::automatic, std::move(text));
  request.convert = true;
  request.to = std::move(to);
  request.format = std::move(format);
  return ask(puzzle, request);
}

namespace {

// The values of a key in JSON as plain as the catalog's.
std::vector<std::string> values_of(std::string_view json, const std::string& key) {
  const std::string before = '"' + key + "\":\"";
  std::vector<std::string> values;
  for (std::size_t at = 0; (at = json.find(before, at)) != std::string_view::npos;) {
    at += before.size();
    values.emplace_back(json.substr(at, json.find('"', at) - at));
  }
  return values;
}

}  // namespace

std::vector<std::string> puzzle_ids() { return values_of(catalog_json(), "id"); }

std::vector<std::string> notations_of(std::string_view puzzle) {
  std::string json;
  find_puzzle(puzzle)->describe(json);
  return values_of(json, "name");
}

std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  demand(file.good(), "tests run from the repository's root and read " + path);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

}  // namespace quadrille::test
