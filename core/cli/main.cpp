// The command quadrille <question> <puzzle> [file], and quadrille join [file]. Answers are printed in the order of the
// puzzles, each as soon as it is known. Memory does not grow with the input.
#include <new>
#include <span>
#include <string>
#include <string_view>
#include <thread>

#include "core/cli/arguments.hpp"
#include "core/cli/formatter.hpp"
#include "core/cli/join.hpp"
#include "core/cli/output_queue.hpp"
#include "core/cli/scheduler.hpp"
#include "core/cli/system.hpp"
#include "core/cli/text_pieces.hpp"

using namespace quadrille;
using namespace quadrille::cli;

namespace {

// Pieces under way for each thread.
constexpr std::size_t pieces_a_thread = 4;

// The judge's words of a notation.
JudgeWords judge_of(const CatalogEntry& puzzle, std::string_view notation) {
  for (std::size_t place = 0; !puzzle.notation_name(place).empty(); ++place) {
    if (puzzle.notation_name(place) == notation) return puzzle.judge_words(place);
  }
  return {};
}

// Has the whole input answered by the scheduler. What cannot be read goes to the queue, behind the answers.
void read_input(const Command& command, Scheduler& scheduler, OutputQueue& queue) {
  const std::string_view source = command.file == nullptr ? "stdin" : command.file;
  Input input(command.file);
  TextPieces pieces(*command.puzzle, command.request, input);
  Request piece;
  for (;;) {
    const auto result = pieces.next(scheduler.piece_bytes(), piece);
    if (result == TextPieces::Result::piece) {
      const JudgeWords judge = judge_of(*command.puzzle, piece.to.empty() ? piece.format : piece.to);
      const Style style = {command.puzzle->id, piece.question, command.is_json, source, command.part, piece.cap, judge};
      scheduler.add(std::move(piece), Formatter(style), queue.add());
      continue;
    }
    if (result == TextPieces::Result::failed || result == TextPieces::Result::link) {
      const std::string why = result == TextPieces::Result::link ? link_refusal : input.failure();
      Printout failure = {.answers = "", .messages = std::string(source) + ": " + why + '\n', .status = Status::failed};
      OutputQueue::Outbox& outbox = queue.add();
      queue.put(outbox, failure);
      queue.close(outbox);
    }
    return queue.end();
  }
}

Status answer_all(const Command& command) {
  OutputQueue queue(pieces_a_thread * command.threads);
  Scheduler scheduler(*command.puzzle, command.seconds, command.threads, queue);
  std::thread reader([&] { read_input(command, scheduler, queue); });
  Status status = Status::answered;
  for (Printout next; queue.take(next);) {
    complain(next.messages);
    print(next.answers);
    status = worse(status, next.status);
  }
  reader.join();
  return worse(status, is_interrupted() ? Status::stopped : Status::answered);
}

// Prints the answer of a puzzle from the answers of its parts.
Status join_parts(const Command& command) {
  const std::string source = command.file == nullptr ? "stdin" : command.file;
  Input input(command.file);
  std::string text;
  auto result = Input::Result::bytes;
  while (result == Input::Result::bytes) result = input.read(text);
  if (result == Input::Result::interrupted) return Status::stopped;
  if (result == Input::Result::failed) return complain(source + ": " + input.failure() + '\n'), Status::failed;
  const Printout joined = join(text, source, command.is_json);
  complain(joined.messages);
  print(joined.answers);
  return joined.status;
}

void run_out_of_memory() {
  complain("quadrille: out of memory\n");
  end_process(Status::failed);
}

Status run(std::span<char* const> arguments) {
  Command command;
  if (const auto refusal = read_arguments(arguments, command)) {
    complain("quadrille: " + *refusal + "\nquadrille --help tells more\n");
    return Status::wrong_usage;
  }
  if (command.wants_help) return print(usage()), Status::answered;
  if (command.wants_version) return print(QUADRILLE_VERSION "\n"), Status::answered;
  return command.wants_join ? join_parts(command) : answer_all(command);
}

}  // namespace

int main(int count, char** words) {
  prepare_process();
  std::set_new_handler(run_out_of_memory);
  const std::span<char* const> arguments(words, static_cast<std::size_t>(count));
  return static_cast<int>(run(arguments.subspan(arguments.empty() ? 0 : 1)));
}
