#include "tests/core/ask.hpp"

#include <charconv>
#include <fstream>
#include <iterator>
#include <ostream>

#include "core/catalog.hpp"
#include "tests/core/catch.hpp"

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

// Fails the test unless `holds`. There are millions of records, too many for an assertion each.
void demand(bool holds, std::string_view what) {
  if (!holds) FAIL(what);
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
  REQUIRE(entry != nullptr);
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

std::vector<Answered> convert(std::string_view puzzle, std::string text, std::string to, std::string format) {
  Request request = request_of(Question::solve, EngineChoice::automatic, std::move(text));
  request.convert = true;
  request.to = std::move(to);
  request.format = std::move(format);
  return ask(puzzle, request);
}

std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  INFO("tests run from the repository's root and read " << path);
  REQUIRE(file.good());
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

}  // namespace quadrille::test
