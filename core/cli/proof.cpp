#include "core/cli/proof.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/catalog.hpp"
#include "core/cli/system.hpp"
#include "core/command/record_reader.hpp"
#include "core/job/records.hpp"
#include "core/search/engine.hpp"

namespace quadrille::cli {

namespace {

using command::Formatter;
using command::Printout;
using command::RecordReader;
using command::Style;

// As long as a text that `verify` decompresses may be.
constexpr std::size_t most_bytes = 256'000'000;

// The request's puzzle in another notation; nothing, and why, if it cannot be written there.
std::optional<std::string> converted(std::string_view puzzle, Request request, std::string_view to, const Style& style,
                                     Printout& printed) {
  request.question = Question::convert;
  request.lines = false;
  request.to = to;
  request.limits = {};
  const auto job = find_puzzle(puzzle)->open(std::move(request));
  while (job->step({.work = work_per_ms})) continue;
  const std::string_view records = job->take_records();
  RecordReader reader(records);
  if (!reader.at_end() && reader.letter() == 'T') {
    reader.text();  // the name of the notation
    return std::string(reader.text());
  }
  Formatter(style).format(records, 0, printed);
  return std::nullopt;
}

// A Sudoku has no notation of a model, and is a variant by a link that both read.
std::optional<std::string> model_of(std::string_view puzzle, Request request, const Style& style, Printout& printed) {
  if (puzzle != "sudoku") return converted(puzzle, std::move(request), "model", style, printed);
  auto link = converted(puzzle, request, "puzzlink", style, printed);
  if (!link) return std::nullopt;
  request.format = "";
  request.text = std::move(*link);
  return converted("variant", std::move(request), "model", style, printed);
}

// What the records say of a certificate.
struct Certificate {
  std::string text;
  bool is_whole = false;
  bool is_refused = false;  // the records are an error
};

// Adds the records of one step.
void add(std::string_view records, Certificate& certificate) {
  RecordReader reader(records);
  while (!reader.at_end() && !certificate.is_refused) {
    const char letter = reader.letter();
    certificate.is_refused = letter == 'E';
    if (letter == 'S') certificate.text += reader.text();
    if (letter == 'N') reader.text();
    if (letter != 'A') continue;
    certificate.is_whole = static_cast<Verdict>(reader.number()) != Verdict::stopped;
    for (int number = 0; number < 4; ++number) reader.number();
    reader.text();
  }
}

command::Status fail(const std::string& file, std::string_view why, command::Status status, Printout& printed) {
  printed.messages.append(file).append(": ").append(why) += '\n';
  return printed.status = status;
}

}  // namespace

command::Status write_proof(const library::Command& command, const Request& request, const Style& style,
                            Printout& printed) {
  using Clock = std::chrono::steady_clock;
  const std::string file = command.proof;
  if (file.ends_with(".gz"))
    return fail(file, "only the command of the package compresses certificates; gzip does it afterwards",
                Status::failed, printed);
  if (std::string why = why_not_replaced(file); !why.empty()) return fail(file, why, Status::failed, printed);
  auto model = model_of(command.puzzle->id, request, style, printed);
  if (!model) return printed.status;
  Request asked;
  asked.question = request.question;
  asked.limits = request.limits;
  asked.parts = request.parts;
  asked.to = "proof";
  asked.single = true;
  asked.text = std::move(*model);
  const auto job = find_puzzle("model")->open(std::move(asked));
  const auto begun = Clock::now();
  Certificate certificate;
  for (bool goes_on = true; goes_on;) {
    goes_on = job->step({.work = work_per_ms});
    const std::string_view records = job->take_records();
    add(records, certificate);
    if (certificate.is_refused) return Formatter(style).format(records, 0, printed), printed.status;
    if (certificate.text.size() > most_bytes)
      return fail(file, "the certificate would be longer than 256 MB", Status::failed, printed);
    const std::chrono::duration<double> spent = Clock::now() - begun;
    if (is_interrupted() || spent.count() > command.seconds) break;
  }
  if (!certificate.is_whole)
    return fail(file, "a limit stopped the search of the certificate", Status::stopped, printed);
  if (std::string why = replace_file(file, certificate.text); !why.empty())
    return fail(file, why, Status::failed, printed);
  return Status::answered;
}

}  // namespace quadrille::cli
