#include "core/library/arguments.hpp"

#include <algorithm>
#include <chrono>
#include <limits>
#include <optional>
#include <thread>
#include <vector>

#include "core/text/link_table.hpp"
#include "core/text/text.hpp"

namespace quadrille::library {

namespace {

// A seed that differs from run to run.
double any_seed() {
  constexpr std::int64_t most = 999'999'999'999'999;
  const auto time = std::chrono::system_clock::now().time_since_epoch();
  const auto ticks = std::chrono::duration_cast<std::chrono::microseconds>(time).count();
  return static_cast<double>(ticks % most);
}

double cores() { return std::max(1.0, static_cast<double>(std::thread::hardware_concurrency())); }

// The number that an option gives, or the table of options; otherwise what the machine has.
double number_or(const command::Options& options, std::string_view name, double otherwise) {
  const double number = options.number(name);
  return number < command::infinity ? number : otherwise;
}

// No number is no limit.
std::uint64_t limit_of(const command::Options& options, std::string_view name) {
  const double number = options.number(name);
  return number < command::infinity ? static_cast<std::uint64_t>(number) : std::numeric_limits<std::uint64_t>::max();
}

const char* text_or_null(const std::string* text) { return text == nullptr ? nullptr : text->c_str(); }

Request request_of(const command::CommandLine& line) {
  const auto& options = line.options;
  Request request;
  request.question = line.question;
  request.engine = line.engine;
  const std::string* const format = options.text("format");
  request.format = format != nullptr ? *format : std::string(notation_by_word(line.puzzle));
  if (const std::string* const to = options.text("to")) request.to = *to;
  if (const std::string* const part = options.text("part")) request.part = *part;
  if (const std::string* const cell = options.text("cell")) request.cell = *cell;
  if (const std::string* const value = options.text("value")) request.cell += '=' + *value;
  request.up_to_symmetry = options.has("up-to-symmetry");
  request.limits.solutions = limit_of(options, "limit");
  request.limits.nodes = limit_of(options, "nodes");
  request.parts = static_cast<std::uint32_t>(number_or(options, "parts", 1));
  request.cap = static_cast<std::uint32_t>(options.number("cap"));
  request.memory = static_cast<std::size_t>(options.number("memory")) << 20;
  request.lines = options.has("json") && line.question != Question::generate && line.question != Question::split;
  return request;
}

}  // namespace

command::Equipment equipment() {
  command::Equipment all;
  for (const CatalogEntry* entry : catalog()) {
    command::PuzzleNames puzzle = {.id = std::string(entry->id),
                                   .notations = {},
                                   .genres = {entry->genres.begin(), entry->genres.end()},
                                   .generates = entry->generates};
    for (std::size_t place = 0; !entry->notation_name(place).empty(); ++place)
      puzzle.notations.emplace_back(entry->notation_name(place));
    all.puzzles.push_back(std::move(puzzle));
  }
  return all;
}

command::Refusal read_arguments(std::span<const std::string> words, Command& command) {
  command::CommandLine& line = command.line;
  if (auto refusal = command::read_command_line(words, equipment(), line)) return refusal;
  const auto& options = line.options;
  command.is_json = options.has("json");
  if (line.kind != command::CommandLine::Kind::question) return std::nullopt;
  command.puzzle = find_puzzle(line.puzzle);
  command.request = request_of(line);
  command.part = text_or_null(options.text("part"));
  command.checkpoint = text_or_null(options.text("checkpoint"));
  command.proof = text_or_null(options.text("proof"));
  command.wishes = "seed=" + decimal(static_cast<std::uint64_t>(number_or(options, "seed", any_seed()))) + line.wishes;
  command.count = limit_of(options, "count");
  command.seconds = options.number("seconds");
  command.threads = static_cast<std::size_t>(number_or(options, "threads", cores()));
  return std::nullopt;
}

}  // namespace quadrille::library
