#include "core/command/progress.hpp"

#include <cmath>
#include <string_view>

#include "core/text/text.hpp"

namespace quadrille::command {

namespace {

constexpr std::size_t most_characters = 79;  // a longer line would be two on a narrow terminal
constexpr std::size_t most_digits = 24;      // of a number of solutions: else too little is left of the line

std::string counted(const std::string& number, std::string_view thing) {
  return number + ' ' + std::string(thing) + (number == "1" ? "" : "s");
}

// A time in the largest unit of which there are two.
std::string in_words(double seconds) {
  struct Unit {
    double seconds;
    std::string_view name;
  };
  constexpr Unit units[] = {{365.25 * 86400, " years"}, {86400, " days"}, {3600, " h"}, {60, " min"}};
  constexpr double most = 1e15;
  for (const Unit& unit : units) {
    if (seconds >= 2 * unit.seconds)
      return decimal(static_cast<std::uint64_t>(std::fmin(seconds / unit.seconds, most))) + std::string(unit.name);
  }
  return decimal(static_cast<std::uint64_t>(std::ceil(seconds))) + " s";
}

// `37 %, 2 min left`; where nothing is known of that, the time until now.
std::string done_of(double fraction, double seconds) {
  constexpr double least = 1e-4;  // with less behind it, the time left is a guess
  if (!(fraction >= least && fraction < 1)) return in_words(seconds);
  const auto percent = static_cast<std::uint64_t>(100 * fraction);
  const std::string left = in_words(seconds * (1 - fraction) / fraction);
  return (percent == 0 ? "<1" : decimal(percent)) + " %, " + left + " left";
}

std::string whole_line(const Standing& standing) {
  std::string line = standing.puzzles == 0 ? "" : counted(decimal(standing.puzzles), "puzzle");
  const auto& present = standing.present;
  const bool is_known = !present.solutions.empty() || present.fraction > 0;
  if ((standing.input > 0 && standing.input < 1) || !is_known)
    return line + (line.empty() ? "" : ", ") + done_of(standing.input, standing.seconds);
  if (!line.empty()) line += "; the next: ";
  const std::string& found = present.solutions;
  if (!found.empty()) line += counted(found.size() > most_digits ? "many" : found, "solution") + ", ";
  return line + done_of(present.fraction, present.seconds);
}

}  // namespace

std::string progress_line(const Standing& standing) { return whole_line(standing).substr(0, most_characters); }

}  // namespace quadrille::command
