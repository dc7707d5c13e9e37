#include "tests/core/ask.hpp"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <iterator>
#include <ostream>
#include <stdexcept>

#include "core/catalog.hpp"

namespace quadrille::test {

namespace {

// Fails the test or stops the fuzzer if `holds` is false.
void demand(bool holds, const std::string& what) {
  if (!holds) throw std::logic_error(what);
}

// Reads the fields of records (core/job/records.hpp) one after the other.
class Fields {
 public:
  explicit Fields(std::string_view records) : left_(records) {}

  bool at_end() const { return left_.empty(); }

  char letter() {
    const char letter = left_[0];
    left_.remove_prefix(1);
    return letter;
  }

  std::uint64_t number() {
    std::uint64_t number = 0;
    const char* const end = left_.data() + left_.size();
    const auto [stop, fault] = std::from_chars(left_.data(), end, number);
    demand(fault == std::errc() && stop != end && *stop == ' ', "a field of a record is no number");
    left_.remove_prefix(static_cast<std::size_t>(stop - left_.data()) + 1);
    return number;
  }

  std::string text() {
    const std::uint64_t size = number();
    demand(size <= left_.size(), "a record ends in the midst of a text");
    std::string text(left_.substr(0, size));
    left_.remove_prefix(size);
    return text;
  }

 private:
  std::string_view left_;
};

// The value of decimal digits, or the largest number if the value is larger; of a fraction its numerator's.
std::uint64_t number_up_to_64_bits(const std::string& text) {
  std::uint64_t number = 0;
  const char* const end = text.data() + std::min(text.size(), text.find('/'));
  const auto [stop, fault] = std::from_chars(text.data(), end, number);
  demand(fault != std::errc::invalid_argument && stop == end, "a count is no number");
  return fault == std::errc() ? number : ~std::uint64_t{0};
}

void take_last_record(char letter, Fields& fields, Answered& answered) {
  answered.kind = letter;
  switch (letter) {
    case 'A': {
      answered.verdict = name(static_cast<Verdict>(fields.number()));
      const std::uint64_t engine = fields.number();
      demand(engine < std::size(engine_names), "unknown engine");
      answered.engine = engine_names[engine];
      answered.nodes = fields.number();
      answered.dead_ends = fields.number();
      answered.depth = fields.number();
      answered.exact_count = fields.text();
      answered.count = number_up_to_64_bits(answered.exact_count);
      break;
    }
    case 'E':
      answered.code = fields.text();
      answered.line = fields.number();
      answered.column = fields.number();
      answered.message = quadrille::Message::plain(fields.text());
      break;
    case 'T':
      answered.format = fields.text();
      answered.text = fields.text();
      break;
    default: demand(false, std::string("unknown record ") + letter);
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
  for (Fields fields(records); !fields.at_end();) {
    const char letter = fields.letter();
    if (letter == 'S') {
      present.solutions.push_back(fields.text());
    } else if (letter == 'N') {
      present.note = fields.text();
    } else if (letter == 'F') {
      fields.number();
    } else {
      take_last_record(letter, fields, present);
      all.push_back(std::exchange(present, {}));
    }
  }
  demand(present.solutions.empty(), "solutions without an answer");
  return all;
}

std::vector<Answered> ask(std::string_view puzzle, const Request& request, Fuel slice) {
  const std::unique_ptr<Job> job = open_job(puzzle, request);
  std::string records;
  while (job->step(slice)) records += job->take_records();
  records += job->take_records();
  return parse_records(records);
}

std::vector<Answered> ask_until(std::string_view puzzle, const Request& request, std::uint64_t nodes) {
  const std::unique_ptr<Job> job = open_job(puzzle, request);
  for (bool more = job->step({.nodes = nodes}); more; more = job->step({.work = 1})) job->stop();
  return parse_records(job->take_records());
}

std::vector<Answered> ask_in_pieces(std::string_view puzzle, const Request& request,
                                    const std::vector<std::size_t>& ends) {
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

std::vector<std::string> texts_or_errors(std::string_view puzzle, std::string text, std::string to,
                                         std::string format) {
  std::vector<std::string> texts;
  for (const Answered& read : convert(puzzle, std::move(text), std::move(to), std::move(format))) {
    texts.push_back(read.kind == 'T'
                        ? read.text
                        : std::to_string(read.line) + ":" + std::to_string(read.column) + ": " + read.message);
  }
  return texts;
}

std::vector<Answered> convert(std::string_view puzzle, std::string text, std::string to, std::string format) {
  Request request = request_of(Question::convert, EngineChoice::automatic, std::move(text));
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

std::uint64_t number_in(std::string_view json, std::string_view key) {
  const std::string before = '"' + std::string(key) + "\":";
  const std::size_t at = json.find(before);
  std::uint64_t number = 0;
  const std::string_view rest = json.substr(at == std::string_view::npos ? json.size() : at + before.size());
  demand(std::from_chars(rest.data(), rest.data() + rest.size(), number).ec == std::errc(), "no number: " + before);
  return number;
}

std::vector<std::string> puzzle_ids() { return values_of(catalog_json(), "id"); }

std::vector<std::string> notations_of(std::string_view puzzle) {
  std::string description;
  Json json(description);
  find_puzzle(puzzle)->describe(json);
  return values_of(description, "name");
}

std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  demand(file.good(), "tests run from the repository's root and read " + path);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

}  // namespace quadrille::test
