#include "core/library/answers.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <vector>

#include "core/command/record_reader.hpp"
#include "core/library/subject.hpp"
#include "core/reading/recognise.hpp"

namespace quadrille {

namespace {

// What only a program has: threads, a clock, files.
constexpr const char* of_programs[] = {"threads", "seconds", "checkpoint", "proof", "json"};

// A line for each puzzle that is wished for.
std::string wishes_of(const library::Command& command) {
  std::string text;
  for (std::uint64_t number = 0; number < command.count; ++number)
    text += command.wishes + " number=" + decimal(number) + '\n';
  return text;
}

}  // namespace

Answers::Answers(std::span<const std::string> words, std::string text, bool single) {
  const command::Refusal refusal = open(words, std::move(text), single);
  if (!refusal) return;
  is_refused_ = true;
  error_.message = Message(std::string_view(*refusal));
}

// Opens the job; or says what is wrong with the words, or with the link that the text is.
command::Refusal Answers::open(std::span<const std::string> words, std::string text, bool single) {
  library::Command command;
  if (auto refusal = library::read_arguments(words, command)) return refusal;
  const command::CommandLine& line = command.line;
  if (line.kind == command::CommandLine::Kind::recognise) {
    text_ = reading::recognition_json(text);
    is_recognised_ = true;
    return std::nullopt;
  }
  if (line.kind != command::CommandLine::Kind::question) return "a question and a puzzle expected";
  for (const char* const option : of_programs) {
    if (line.options.has(option)) return "--" + std::string(option) + " is for the command";
  }
  const bool is_generate = command.request.question == Question::generate;
  if (!is_generate && line.files != std::vector<std::string>{"-"}) return "<question> <puzzle> expected, without files";
  library::Subject subject = library::subject_of(command);
  if (library::front_of(command, text, true) == command::Front::enough) {
    if (auto refusal = library::subject_of(command, text, subject)) return refusal;
  }
  command.request.format = subject.format;
  command.request.single = single;
  if (!subject.text.empty()) text = std::move(subject.text);
  command.request.text = is_generate ? wishes_of(command) : std::move(text);
  job_ = subject.puzzle->open(std::move(command.request));
  note_ = std::move(subject.note);
  return std::nullopt;
}

Found Answers::next(Fuel& fuel) {
  if (is_refused_) {
    is_refused_ = false;
    return Found::error;
  }
  if (job_ == nullptr) return std::exchange(is_recognised_, false) ? Found::solution : Found::end;
  while (at_ == records_.size()) {
    if (!has_more_) return Found::end;
    if (fuel.is_spent()) return Found::pending;
    // In small steps, so that what is found is handed on soon.
    const Fuel step = {.work = std::min(fuel.work, work_per_ms)};
    has_more_ = job_->step(step);
    fuel.work -= step.work;
    records_ = job_->take_records();
    at_ = 0;
  }
  return read();
}

Found Answers::next() {
  for (;;) {
    Fuel fuel = {.work = work_per_ms};
    if (const Found found = next(fuel); found != Found::pending) return found;
  }
}

void Answers::stop() {
  if (job_ == nullptr) return;
  job_->stop();
  records_.erase(0, at_).append(job_->take_records());
  at_ = 0;
}

// Takes the next record; a note belongs to the answer behind it.
Found Answers::read() {
  command::RecordReader reader(std::string_view(records_).substr(at_));
  const auto taken = [&](Found found) {
    at_ = records_.size() - reader.rest().size();
    return found;
  };
  for (;;) {
    switch (reader.letter()) {
      case 'N': note_ = reader.text(); break;
      case 'F': reader.number(); break;
      case 'T':
        reader.text();  // the notation's name
        text_ = reader.text();
        return taken(Found::solution);
      case 'S': text_ = reader.text(); return taken(Found::solution);
      case 'A':
        answer_.verdict = static_cast<Verdict>(reader.number());
        answer_.engine = engine_names[reader.number()];
        answer_.nodes = reader.number();
        answer_.dead_ends = reader.number();
        answer_.depth = static_cast<std::uint32_t>(reader.number());
        answer_.count = reader.text();
        answer_.note = std::exchange(note_, {});
        return taken(Found::answer);
      default: {  // E
        const std::string_view code = reader.text();
        const auto place = std::find(std::begin(error_code_names), std::end(error_code_names), code);
        error_.code = static_cast<Error::Code>(place - std::begin(error_code_names));
        error_.line = static_cast<std::uint32_t>(reader.number());
        error_.column = static_cast<std::uint32_t>(reader.number());
        error_.message = Message(std::string_view(Message::plain(reader.text())));
        return taken(Found::error);
      }
    }
  }
}

}  // namespace quadrille
