#include "tests/core/pieces.hpp"

#include "core/catalog.hpp"
#include "tests/core/catch.hpp"

namespace quadrille::test {

void require_same_detection(std::string_view puzzle, const std::string& text) {
  const auto detect = find_puzzle(puzzle)->detect;
  const std::string_view whole = detect(text, true);
  REQUIRE(!whole.empty());
  bool certain = false;
  const std::size_t step = 1 + text.size() / 500;
  for (std::size_t size = 0; size <= text.size(); size += step) {
    const std::string_view seen = detect(std::string_view(text).substr(0, size), false);
    const bool holds = seen == whole || (seen.empty() && !certain);
    certain = !seen.empty();
    if (holds) continue;
    INFO("the first " << size << " bytes look like \"" << seen << "\", the whole like \"" << whole << '"');
    FAIL(text);
  }
}

void require_same_answers_when_cut(std::string_view puzzle, const Request& request) {
  Request reading = request;
  reading.question = Question::convert;
  const auto read = ask(puzzle, reading);
  const std::size_t size = request.text.size();
  const std::size_t step = 1 + size / 250;
  for (std::size_t end = 0; end <= size; end += step) {
    const auto halves = ask_in_pieces(puzzle, reading, {end});
    if (halves == read) continue;
    INFO("cut after " << end << " bytes of\n" << request.text);
    REQUIRE(halves == read);
  }
  std::vector<std::size_t> ends;
  for (std::size_t end = 13 * step; end < size; end += 13 * step) ends.push_back(end);
  REQUIRE(ask_in_pieces(puzzle, request, ends) == ask(puzzle, request));
}

}  // namespace quadrille::test
