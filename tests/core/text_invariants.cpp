#include "tests/core/text_invariants.hpp"

#include <algorithm>
#include <sstream>
#include <vector>

#include "core/catalog.hpp"
#include "tests/core/ask.hpp"

namespace quadrille::test {

namespace {

constexpr std::uint64_t most_nodes = 200;
constexpr std::uint64_t most_solutions = 20;

std::string shown(std::string_view what, const Answered& one, const Answered& other) {
  std::ostringstream out;
  out << what << ":\n" << one << "\n--- and ---\n" << other;
  return out.str();
}

// The first pair that differs.
std::string difference(std::string_view what, const std::vector<Answered>& one, const std::vector<Answered>& other) {
  for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i) {
    if (one[i] != other[i]) return shown(what, one[i], other[i]);
  }
  if (one.size() == other.size()) return "";
  return std::string(what) + ": " + std::to_string(one.size()) + " answers, and " + std::to_string(other.size());
}

std::string disagreement(const Answered& links, const Answered& bits) {
  if (links.code == "too-large" || bits.code == "too-large") return "";
  if (links.kind != 'A' || bits.kind != 'A') return links == bits ? "" : shown("the engines read differently", links, bits);
  if (links.verdict == "stopped" || bits.verdict == "stopped") return "";
  if (links.verdict != bits.verdict || links.count != bits.count) return shown("the engines disagree", links, bits);
  return "";
}

// An answer by itself.
std::string nonsense(const Answered& answered) {
  if (answered.code == "internal") return "an engine was caught breaking the rules: " + answered.message;
  if (answered.kind == 'E' && answered.message.size() > 1000) return "a message is long: " + answered.message;
  if (answered.nodes > most_nodes || answered.count > most_solutions) return "a limit was passed";
  if (answered.nodes < answered.dead_ends + answered.count) return "more dead ends and solutions than nodes";
  return "";
}

// What a puzzle is written as can be read again, and on the way back to its own notation nothing but its style is lost.
std::string lost_in_writing(std::string_view puzzle, const Answered& converted) {
  if (converted.kind != 'T') return "";
  for (const std::string& to : notations_of(puzzle)) {
    const auto written = convert(puzzle, converted.text, to, converted.format);
    if (written.size() != 1) return "a puzzle that was written is not one puzzle:\n" + converted.text;
    if (written[0].kind != 'T') continue;  // no writer, or the puzzle does not fit
    const auto back = convert(puzzle, written[0].text, converted.format, to);
    if (back.size() != 1 || back[0].kind != 'T') return "there is no way back from " + to + ":\n" + written[0].text;
    const auto again = convert(puzzle, back[0].text, to, converted.format);
    if (again.size() != 1 || again[0].text != written[0].text) return "lost on the way back from " + to + ":\n" + written[0].text;
  }
  return "";
}

}  // namespace

std::string broken_invariant(std::string_view puzzle, Question question, const std::string& format, const std::string& text) {
  const CatalogEntry* entry = find_puzzle(puzzle);
  const std::string detected(entry->detect(text, true));
  const std::size_t middle = text.size() / 2;
  const std::string_view seen = entry->detect(std::string_view(text).substr(0, middle), false);
  if (!seen.empty() && seen != detected) return "the front looks like " + std::string(seen) + ", the whole like " + detected;

  Request request = request_of(question, EngineChoice::dlx, text);
  request.format = format.empty() ? detected : format;
  request.limits = {most_solutions, most_nodes};
  const auto by_links = ask(puzzle, request);
  request.engine = EngineChoice::bits;
  const auto by_bits = ask(puzzle, request);

  std::string broken;
  const auto note = [&broken](const std::string& what) {
    if (broken.empty()) broken = what;
  };
  for (const Answered& answered : by_links) note(nonsense(answered));
  for (const Answered& answered : by_bits) note(nonsense(answered));
  if (by_links.size() != by_bits.size()) note("the engines answer different numbers of puzzles");
  for (std::size_t i = 0; i < std::min(by_links.size(), by_bits.size()); ++i) note(disagreement(by_links[i], by_bits[i]));
  note(difference("slices change the answer", by_bits, ask(puzzle, request, 7)));
  note(difference("a cut changes the answer", by_bits, ask_in_pieces(puzzle, request, {middle})));
  for (const Answered& converted : convert(puzzle, text, "", request.format)) note(lost_in_writing(puzzle, converted));
  return broken;
}

std::string broken_invariant(std::string_view data) {
  if (data.empty()) return "";
  const auto selector = static_cast<std::size_t>(static_cast<unsigned char>(data[0]));
  const auto puzzles = puzzle_ids();
  const std::string& puzzle = puzzles[selector % puzzles.size()];
  auto formats = notations_of(puzzle);
  formats.insert(formats.begin(), "");
  const auto rest = selector / puzzles.size();
  return broken_invariant(puzzle, static_cast<Question>(rest % 4), formats[rest / 4 % formats.size()], std::string(data.substr(1)));
}

}  // namespace quadrille::test
