#include "tests/core/insight_invariants.hpp"

#include <charconv>
#include <string_view>
#include <system_error>

namespace quadrille::test {

namespace {

// Takes the number at the beginning of a record, and the character after it.
std::uint64_t take_number(std::string_view& text) {
  std::uint64_t number = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  text.remove_prefix(fault == std::errc() ? std::min(text.size(), static_cast<std::size_t>(end - text.data()) + 1)
                                          : text.size());
  return number;
}

}  // namespace

std::string judge_candidates(const Answered& answered, std::vector<std::uint64_t> tally, std::uint32_t cap) {
  if (answered.kind != 'A' || answered.verdict == "stopped") return "";
  std::vector<std::uint64_t> told(tally.size());
  std::string_view record = answered.solutions.at(0);
  const std::size_t comma = record.find(',');
  record.remove_prefix(comma == std::string_view::npos ? record.size() : comma + 1);
  while (!record.empty()) {
    const std::uint64_t placement = take_number(record);
    if (placement >= told.size()) return "a candidate is of no cell: " + answered.solutions[0];
    told[placement] = take_number(record);
  }
  for (std::uint64_t& count : tally) count = std::min<std::uint64_t>(count, cap);
  return told == tally ? "" : "candidates are not those of all solutions: " + answered.solutions[0];
}

std::string judge_hint(const Answered& answered, const std::vector<std::uint64_t>& tally, std::size_t solutions,
                       std::uint32_t values) {
  if (answered.kind != 'A') return "";
  const std::string& record = answered.solutions.at(0);
  if (answered.verdict == "none") return solutions == 0 ? "" : "a hint denies that there are solutions: " + record;
  if (answered.verdict == "solved")
    return solutions <= 1 ? "" : "a hint says solved where there are several solutions: " + record;
  if (answered.verdict != "found") return "";
  if (const std::size_t list = record.find("\"eliminated\""); list != std::string::npos) {
    std::string_view left = std::string_view(record).substr(list, record.find(']', list) - list);
    for (std::size_t at; (at = left.find('{')) != std::string_view::npos; left.remove_prefix(at + 1)) {
      const std::string eliminated(left.substr(at, left.find('}') - at));
      const std::uint64_t placement = number_in(eliminated, "cell") * values + number_in(eliminated, "value") - 1;
      if (placement >= tally.size() || tally[placement] != 0) return "a hint eliminates part of a solution: " + record;
    }
    return "";
  }
  if (record.find("\"edges\"") != std::string::npos) return "";  // patterns_test.cpp judges them
  const std::uint64_t placement = number_in(record, "cell") * values + number_in(record, "value") - 1;
  if (placement >= tally.size()) return "a hint is of no cell: " + record;
  return tally[placement] == solutions ? "" : "a hint is not in every solution: " + record;
}

}  // namespace quadrille::test
