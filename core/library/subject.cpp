#include "core/library/subject.hpp"

#include <algorithm>
#include <vector>

#include "core/reading/recognise.hpp"

namespace quadrille::library {

std::vector<command::Candidate> candidates_of(const reading::Recognition& found) {
  std::vector<command::Candidate> candidates;
  for (std::size_t at = 0; at < found.readings.size(); ++at) {
    const auto& [puzzle, format] = found.readings[at];
    candidates.push_back({std::string(puzzle), std::string(format), std::string(found.text_of(at))});
  }
  return candidates;
}

command::Front front_of(const Command& command, std::string_view text, bool is_whole) {
  if (!command.request.format.empty() || command.request.question == Question::generate) return command::Front::no;
  return command::front_of(command.line.puzzle, text, is_whole);
}

command::Refusal subject_of(const Command& command, std::string_view text, Subject& subject) {
  subject = subject_of(command);
  const reading::Recognition found = reading::recognise(text);
  const std::vector<command::Candidate> candidates = candidates_of(found);
  command::Advice advice = command::advise(command.line.puzzle, candidates, found.is_sure, found.problem);
  if (advice.kind == command::Advice::Kind::refuse) return std::move(advice.words);
  if (advice.kind == command::Advice::Kind::none) return std::nullopt;
  const CatalogEntry* const puzzle = find_puzzle(advice.taken.puzzle);
  subject = {puzzle, puzzle->id, advice.taken.format, std::move(advice.words)};
  const auto is_taken = [&](const command::Candidate& each) {
    return each.puzzle == advice.taken.puzzle && each.format == advice.taken.format;
  };
  const auto at = std::find_if(candidates.begin(), candidates.end(), is_taken) - candidates.begin();
  subject.text = reading::filled_text(found, static_cast<std::size_t>(at));
  const command::Equipment all = equipment();
  const auto names = std::find_if(all.puzzles.begin(), all.puzzles.end(),
                                  [&](const command::PuzzleNames& each) { return each.id == subject.word; });
  return command::check_notation(*names, command.line.options.text("to"));
}

Subject subject_of(const Command& command) { return {command.puzzle, command.line.puzzle, command.request.format}; }

}  // namespace quadrille::library
