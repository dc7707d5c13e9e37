#include "tests/core/ask.hpp"

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

// Anything but digits fails the test.
std::uint64_t number(const std::string& field) {
  REQUIRE(!field.empty());
  REQUIRE(field.find_first_not_of("0123456789") == std::string::npos);
  return std::stoull(field);
}

void take_last_record(const std::vector<std::string>& fields, Answered& answered) {
  answered.kind = fields[0][0];
  switch (answered.kind) {
    case 'A':
      REQUIRE(fields.size() == 7);
      answered.verdict = fields[1];
      answered.count = number(fields[2]);
      answered.nodes = number(fields[3]);
      answered.dead_ends = number(fields[4]);
      answered.depth = number(fields[5]);
      answered.engine = fields[6];
      break;
    case 'E':
      REQUIRE(fields.size() == 5);
      answered.code = fields[1];
      answered.line = number(fields[2]);
      answered.column = number(fields[3]);
      answered.message = fields[4];
      break;
    case 'T':
      REQUIRE(fields.size() == 3);
      answered.format = fields[1];
      answered.text = fields[2];
      break;
    default: FAIL("unknown record " << fields[0]);
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
    REQUIRE(end != std::string_view::npos);
    const std::vector<std::string> fields = split(records.substr(0, end), field_separator);
    records.remove_prefix(end + 1);
    REQUIRE(fields[0].size() == 1);
    if (fields[0] == "S") {
      REQUIRE(fields.size() == 2);
      present.solutions.push_back(fields[1]);
    } else {
      take_last_record(fields, present);
      all.push_back(std::exchange(present, {}));
    }
  }
  REQUIRE(present.solutions.empty());
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
