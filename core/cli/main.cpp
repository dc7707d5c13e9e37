// The command quadrille <question> [puzzle] [file ...], and quadrille join [file ...]. Answers are printed in the order
// of the puzzles, each as soon as it is known. Memory does not grow with the input.
#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdint>
#include <exception>
#include <new>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "core/cli/checkpoint.hpp"
#include "core/cli/output_queue.hpp"
#include "core/cli/progress.hpp"
#include "core/cli/proof.hpp"
#include "core/cli/scheduler.hpp"
#include "core/cli/system.hpp"
#include "core/cli/text_input.hpp"
#include "core/cli/text_pieces.hpp"
#include "core/command/formatter.hpp"
#include "core/command/join.hpp"
#include "core/command/record_reader.hpp"
#include "core/job/records.hpp"
#include "core/library/arguments.hpp"
#include "core/library/subject.hpp"
#include "core/reading/recognise.hpp"
#include "core/text/json_value.hpp"
#include "core/text/text.hpp"

using namespace quadrille;
using namespace quadrille::cli;
using command::Formatter;
using command::RecordReader;
using command::Style;
using command::worse;
using library::Command;

namespace {

// Pieces under way for each thread.
constexpr std::size_t pieces_a_thread = 4;
// A larger file is no checkpoint. Parts are short, and there are a few thousand at most.
constexpr std::size_t most_checkpoint_bytes = std::size_t{16} << 20;

// The judge's words of a notation.
JudgeWords judge_of(const CatalogEntry& puzzle, std::string_view notation) {
  for (std::size_t place = 0; !puzzle.notation_name(place).empty(); ++place) {
    if (puzzle.notation_name(place) == notation) return puzzle.judge_words(place);
  }
  return {};
}

// Null for standard input.
const char* path_of(const std::string& file) { return file == "-" ? nullptr : file.c_str(); }

// Names a file in messages. Lives as long as the file's name.
std::string_view source_of(const std::string& file) { return file == "-" ? "stdin" : std::string_view(file); }

// Why puzzles cannot be read from a file. A person who writes a puzzle in place of a file reads where puzzles come
// from.
std::string why_unread(const std::string& file, const std::string& failure) {
  const bool is_path = file.find_first_of("./") != std::string::npos;
  if (is_path || failure != no_such_file) return failure;
  return failure + "; puzzles are read from files or from standard input";
}

Status fail(std::string_view source, const std::string& why) {
  complain(std::string(source) + ": " + why + '\n');
  return Status::failed;
}

Status refuse(std::string_view refusal) {
  complain(command::refusal_text(refusal));
  return Status::wrong_usage;
}

std::string remark_of(const std::string& file, const TextInput& input) {
  return std::string(source_of(file)) + ": " + std::string(input.remark()) + '\n';
}

Input::Result read_all(TextInput& input, std::string& text) {
  auto result = Input::Result::bytes;
  while (result == Input::Result::bytes) result = input.read(text);
  return result;
}

// How much of the input is handed to the scheduler, which is little ahead of what is answered.
struct Reading {
  std::atomic<double> done = 0;
  double all = 0;  // 0: not known

  // At the end there may be less or more than was said, as of compressed files.
  double fraction() const { return all == 0 ? 0 : std::fmin(done / all, 1); }
};

// Prints all that comes out of a queue, and meanwhile how far the scheduler has come.
Status print_all(OutputQueue& queue, Scheduler& scheduler, const Command& command, const Reading& reading) {
  std::optional<ProgressLine> line;
  if (is_progress_seen(command.line.files)) {
    line.emplace([&] {
      command::Standing standing = scheduler.standing();
      standing.input = reading.fraction();
      return standing;
    });
  }
  Status status = Status::answered;
  std::uint64_t puzzles = 0;
  for (Printout next; queue.take(next);) {
    next.write_numbers(puzzles);
    complain(next.messages);
    print(next.answers);
    status = worse(status, next.status);
    puzzles += next.puzzles;
  }
  return status;
}

// Finds out what is asked about a file, and reads as much of it as shows that. False if nothing is.
bool find_subject(const Command& command, const std::string& file, TextInput& input, Begun& begun,
                  library::Subject& subject, Printout& said) {
  auto result = Input::Result::bytes;
  auto front = library::front_of(command, begun.text, false);
  while (front == command::Front::more && result == Input::Result::bytes) {
    result = input.read(begun.text);
    begun.has_ended = result == Input::Result::end;
    front = library::front_of(command, begun.text, begun.has_ended);
  }
  command::Refusal refusal;
  if (front == command::Front::no) {
    subject = library::subject_of(command);
  } else if (front == command::Front::enough) {
    refusal = library::subject_of(command, begun.text, subject);
    if (!subject.text.empty()) begun.text = std::move(subject.text);
  } else if (result == Input::Result::interrupted) {
    return false;
  } else {
    said.messages = std::string(source_of(file)) + ": " + why_unread(file, input.failure()) + '\n';
    said.status = Status::failed;
    return false;
  }
  if (refusal) {
    Style style;
    style.is_json = command.is_json;
    style.source = source_of(file);
    Formatter(style).refuse(*refusal, said);
  } else if (!subject.note.empty()) {
    said.messages = std::string(source_of(file)) + ": " + subject.note + '\n';
  }
  return !refusal;
}

// Has a whole file answered by the scheduler. What is said of it goes to the queue, before and behind the answers.
void read_file(const Command& command, const std::string& file, Scheduler& scheduler, OutputQueue& queue,
               Reading& reading) {
  const std::string_view source = source_of(file);
  const auto say = [&queue](Printout& said) {
    OutputQueue::Outbox& outbox = queue.add();
    queue.put(outbox, said);
    queue.close(outbox);
  };
  TextInput input(path_of(file));
  Begun begun;
  library::Subject subject;
  Printout first;
  const bool is_found = find_subject(command, file, input, begun, subject, first);
  if (!first.messages.empty()) say(first);
  if (!is_found) return;
  Request request = command.request;
  request.format = subject.format;
  TextPieces pieces(*subject.puzzle, std::move(request), input, std::move(begun));
  Request piece;
  for (;;) {
    const auto result = pieces.next(scheduler.piece_bytes(), piece);
    if (result == TextPieces::Result::piece) {
      reading.done = reading.done + static_cast<double>(piece.text.size());
      const JudgeWords judge = judge_of(*subject.puzzle, piece.to.empty() ? piece.format : piece.to);
      const Style style = {.puzzle = subject.word,
                           .question = piece.question,
                           .is_json = command.is_json,
                           .source = source,
                           .part = command.part,
                           .cap = piece.cap,
                           .judge = judge};
      scheduler.add(*subject.puzzle, std::move(piece), Formatter(style), queue.add());
      continue;
    }
    Printout last;
    if (result == TextPieces::Result::failed) {
      last.messages = std::string(source) + ": " + why_unread(file, input.failure()) + '\n';
      last.status = Status::failed;
    } else if (!input.remark().empty()) {
      last.messages = remark_of(file, input);
    }
    return say(last);
  }
}

void read_files(const Command& command, Scheduler& scheduler, OutputQueue& queue, Reading& reading) {
  for (const std::string& file : command.line.files) {
    if (is_interrupted()) break;
    read_file(command, file, scheduler, queue, reading);
  }
  queue.end();
}

// Has the wishes answered by the scheduler, in pieces for all threads.
void give_wishes(const Command& command, Scheduler& scheduler, OutputQueue& queue, Reading& reading) {
  constexpr std::uint64_t most_in_piece = 64;
  const std::uint64_t in_piece =
      std::clamp(command.count / (pieces_a_thread * command.threads), std::uint64_t{1}, most_in_piece);
  const Style style = {.puzzle = command.line.puzzle,
                       .question = Question::generate,
                       .is_json = command.is_json,
                       .source = {},
                       .judge = {}};
  for (std::uint64_t number = 0; number < command.count && !is_interrupted();) {
    Request piece = command.request;
    for (const std::uint64_t end = std::min(number + in_piece, command.count); number < end; ++number)
      piece.text += command.wishes + " number=" + decimal(number) + '\n';
    scheduler.add(*command.puzzle, std::move(piece), Formatter(style), queue.add());
    reading.done = static_cast<double>(number);
  }
  queue.end();
}

// What is wrong with the wishes; nothing if they can be met.
std::string refusal_of_wishes(const Command& command) {
  Request request = command.request;
  request.limits.nodes = 0;
  request.text = command.wishes;
  const auto job = command.puzzle->open(std::move(request));
  while (job->step({.work = work_per_ms})) continue;
  const std::string_view records = job->take_records();
  RecordReader reader(records);
  if (reader.letter() != 'E') return {};
  reader.text();
  reader.number();
  reader.number();
  return Message::plain(reader.text());
}

Status answer_all(const Command& command) {
  const bool is_generate = command.request.question == Question::generate;
  if (is_generate) {
    if (const std::string refusal = refusal_of_wishes(command); !refusal.empty()) return refuse(refusal);
  }
  OutputQueue queue(pieces_a_thread * command.threads);
  Scheduler scheduler(command.seconds, command.threads, queue);
  Reading reading;
  reading.all = is_generate ? static_cast<double>(command.count) : size_of(command.line.files);
  std::thread reader([&] {
    is_generate ? give_wishes(command, scheduler, queue, reading) : read_files(command, scheduler, queue, reading);
  });
  const Status status = print_all(queue, scheduler, command, reading);
  reader.join();
  return worse(status, is_interrupted() ? Status::stopped : Status::answered);
}

// The name of what a request asks about (core/search/part.hpp); nothing, and why, if it cannot be read.
std::optional<std::string> name_of(const CatalogEntry& puzzle, const Request& request, const Style& style,
                                   Printout& refused) {
  Request split = request;  // with all that changes what is searched
  split.question = Question::split;
  split.parts = 1;
  split.lines = false;
  split.limits = {};
  const auto job = puzzle.open(std::move(split));
  while (job->step({.work = work_per_ms})) continue;
  const std::string_view records = job->take_records();
  RecordReader reader(records);
  if (!reader.at_end() && reader.letter() == 'S') return read_json(reader.text())->member("part")->text;
  Formatter(style).format(records, 0, refused);
  return std::nullopt;
}

// Reads the file of the checkpoint, if there is one. False, and that is said, if it cannot be read.
bool read_saved(const char* file, bool& has_saved, std::optional<Checkpoint>& from) {
  Input saved(file, Input::Kind::regular);
  std::string text;
  auto result = Input::Result::bytes;
  while (result == Input::Result::bytes && text.size() <= most_checkpoint_bytes) result = saved.read(text);
  has_saved = !saved.is_missing();
  if (result == Input::Result::interrupted || !has_saved) return true;
  if (result == Input::Result::failed) return fail(file, saved.failure()), false;
  if (result == Input::Result::end && read_checkpoint(text, from)) return true;
  return fail(file, "this is no checkpoint"), false;
}

// Reads the one puzzle of a file into the request. What to end with where that fails, which is said.
std::optional<Status> read_one(const std::string& file, Request& request) {
  TextInput input(path_of(file));
  request.single = true;
  const auto result = read_all(input, request.text);
  if (result == Input::Result::failed) return fail(source_of(file), why_unread(file, input.failure()));
  if (!input.remark().empty()) complain(remark_of(file, input));
  if (is_interrupted()) return Status::stopped;
  return std::nullopt;
}

// Answers one puzzle by all threads.
Status answer_one(const Command& command, Request request, const Style& style, OutputQueue& queue,
                  Scheduler& scheduler) {
  scheduler.add(*command.puzzle, std::move(request), Formatter(style), queue.add());
  queue.end();
  return worse(print_all(queue, scheduler, command, {}), is_interrupted() ? Status::stopped : Status::answered);
}

// Counts one puzzle, from where the file of the checkpoint says that it has come to.
Status count_on(const Command& command) {
  const std::string& file = command.line.files.front();
  const Style style = {.puzzle = command.line.puzzle,
                       .question = Question::count,
                       .is_json = command.is_json,
                       .source = source_of(file),
                       .part = command.part,
                       .is_single = true,
                       .judge = {}};
  Saving saving;
  saving.keep = [&command](std::string_view checkpoint) {
    const std::string failure = replace_file(command.checkpoint, checkpoint);
    if (!failure.empty()) end_process(fail(command.checkpoint, failure));
  };
  bool has_saved = false;
  if (!read_saved(command.checkpoint, has_saved, saving.from)) return Status::failed;
  if (const std::string failure = why_not_replaced(command.checkpoint); !failure.empty())
    return fail(command.checkpoint, failure);

  Request request = command.request;
  if (const auto failure = read_one(file, request)) return *failure;
  if (has_saved) {
    Printout refused;
    const auto name = name_of(*command.puzzle, request, style, refused);
    if (!name) return complain(refused.messages), refused.status;
    if (!saving.from) return refuse("checkpoint: it is not whole");
    const std::string fault = fault_of(*saving.from, command.puzzle->id, *name);
    if (!fault.empty()) return refuse("checkpoint: " + fault);
  }
  OutputQueue queue(1);
  Scheduler scheduler(command.seconds, command.threads, queue, saving);
  return answer_one(command, std::move(request), style, queue, scheduler);
}

// Writes a certificate of one puzzle's answer, and then answers it as usual. A puzzle without one is like one that
// cannot be read.
Status answer_with_proof(const Command& command) {
  const std::string& file = command.line.files.front();
  const Style style = {.puzzle = command.line.puzzle,
                       .question = command.request.question,
                       .is_json = command.is_json,
                       .source = source_of(file),
                       .judge = {}};
  Request request = command.request;
  if (const auto failure = read_one(file, request)) return *failure;
  Printout said;
  const Status proved = write_proof(command, request, style, said);
  said.write_numbers(0);
  complain(said.messages);
  print(said.answers);
  if (proved != Status::answered) return proved;
  OutputQueue queue(1);
  Scheduler scheduler(command.seconds, command.threads, queue);
  return answer_one(command, std::move(request), style, queue, scheduler);
}

// Prints the answer of a puzzle from the answers of its parts.
Status join_parts(const Command& command) {
  std::string all;
  std::vector<command::Source> sources;
  for (const std::string& file : command.line.files) {
    TextInput input(path_of(file));
    std::string text;
    const auto result = read_all(input, text);
    if (result == Input::Result::interrupted) return Status::stopped;
    if (result == Input::Result::failed) return fail(source_of(file), input.failure());
    if (!text.ends_with('\n')) text += '\n';
    const auto lines = std::count(text.begin(), text.end(), '\n');
    sources.push_back({std::string(source_of(file)), static_cast<std::size_t>(lines)});
    all += text;
  }
  const Printout joined = command::join(sources, all, command.is_json);
  complain(joined.messages);
  print(joined.answers);
  return joined.status;
}

// Says of each file which puzzle it may be.
Status recognise_files(const Command& command) {
  Status status = Status::answered;
  for (const std::string& file : command.line.files) {
    TextInput input(path_of(file));
    std::string text;
    const auto result = read_all(input, text);
    if (result == Input::Result::interrupted) return Status::stopped;
    if (result == Input::Result::failed) {
      status = worse(status, fail(source_of(file), input.failure()));
      continue;
    }
    const reading::Recognition found = reading::recognise(text);
    if (found.readings.empty()) status = worse(status, fail(source_of(file), command::unread(found.problem)));
    std::string lines;
    for (const command::Candidate& each : library::candidates_of(found)) lines += command::line_of(each);
    print(command.is_json ? reading::recognition_json(text) + '\n' : lines);
  }
  return status;
}

void run_out_of_memory() {
  complain("quadrille: out of memory\n");
  end_process(Status::failed);
}

// Nothing here throws but the start of a thread, whose stack needs memory too.
void run_out_of_threads() {
  complain("quadrille: out of memory: the system starts no more threads; --threads 1 needs the least\n");
  end_process(Status::failed);
}

Status run(std::span<const std::string> words) {
  Command command;
  if (const auto refusal = library::read_arguments(words, command)) return refuse(*refusal);
  using Kind = command::CommandLine::Kind;
  switch (command.line.kind) {
    case Kind::print: return print(command.line.printed), Status::answered;
    case Kind::version: return print(QUADRILLE_VERSION "\n"), Status::answered;
    case Kind::join: return join_parts(command);
    case Kind::recognise: return recognise_files(command);
    case Kind::question: break;
  }
  if (command.proof != nullptr) return answer_with_proof(command);
  return command.checkpoint == nullptr ? answer_all(command) : count_on(command);
}

}  // namespace

int main(int count, char** words) {
  prepare_process();
  std::set_new_handler(run_out_of_memory);
  std::set_terminate(run_out_of_threads);
  const std::vector<std::string> arguments(words + std::min(count, 1), words + count);
  const Status status = run(arguments);
  if (is_interrupted()) end_by_interrupt();
  return static_cast<int>(status);
}
