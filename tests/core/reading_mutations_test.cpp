// Samples of all notations with random mistakes: each is recognised, or not, and each reading of it is read, or
// refused. QUADRILLE_ROUNDS=50 tries 100,000.
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/reading/recognise.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"

using namespace quadrille;

namespace {

std::string all_of_file(const std::string& name) {
  std::ifstream file("tests/data/" + name);
  REQUIRE(file);
  return {std::istreambuf_iterator<char>(file), {}};
}

// What stands between two marks, without the mark.
void add_parts(std::string_view text, std::string_view mark, std::vector<std::string>& parts) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(mark, at), text.size());
    if (end > at) parts.emplace_back(text.substr(at, end - at));
    at = end + mark.size();
  }
}

std::vector<std::string> samples_of_notations() {
  std::vector<std::string> samples;
  for (const char* const file :
       {"grids-links.tsv", "penpa-genres.tsv", "penpa-others.tsv", "kinds-saved.tsv", "pzprv3.tsv", "tatham.txt"}) {
    std::vector<std::string> lines;
    add_parts(all_of_file(file), "\n", lines);
    for (const std::string& line : lines) samples.push_back(line.substr(line.rfind('\t') + 1));
  }
  std::vector<std::string> posted;
  add_parts(all_of_file("posted.txt"), "=== ", posted);
  for (const std::string& text : posted) samples.push_back(text.substr(std::min(text.find('\n'), text.size() - 1) + 1));
  add_parts(all_of_file("../../core/text/notations.md"), "```\n", samples);
  std::erase(samples, std::string());
  return samples;
}

void mistake(std::string& text, const std::vector<std::string>& samples, test::Random& random) {
  constexpr std::string_view signs = "0123456789.-_?#[]{}\"',/|\n\t %<>=^vxoABTW*";
  for (std::uint32_t left = random.below(6) + 1; left > 0 && !text.empty(); --left) {
    const std::size_t at = random.below(text.size()), length = random.below(9) + 1;
    switch (random.below(5)) {
      case 0: text[at] = static_cast<char>(random.below(256)); break;
      case 1: text.erase(at, length); break;
      case 2: text.insert(at, text.substr(random.below(text.size()), length)); break;
      case 3: text[at] = signs[random.below(signs.size())]; break;
      default: {
        const std::string& other = samples[random.below(samples.size())];
        text.replace(at, length, other, random.below(other.size()), 4 * length);
      }
    }
  }
}

}  // namespace

TEST_CASE("reading: samples with random mistakes are read or refused", "[reading]") {
  const std::vector<std::string> samples = samples_of_notations();
  REQUIRE(samples.size() > 1000);
  test::Random random(20261130);
  std::size_t read = 0, refused = 0;
  for (int round = 0, most = test::rounds(2000); round < most; ++round) {
    std::string text = samples[random.below(samples.size())];
    mistake(text, samples, random);
    const reading::Recognition found = reading::recognise(text);
    for (std::size_t at = 0; at < found.readings.size(); ++at) {
      const auto& [puzzle, format] = found.readings[at];
      const std::string filled = filled_text(found, at);
      Request request = test::request_of(Question::convert, EngineChoice::automatic, filled.empty() ? text : filled);
      request.format = format;
      for (const auto& answer : test::ask(puzzle, request)) ++(answer.kind == 'T' ? read : refused);
    }
  }
  CHECK(read > 0);
  CHECK(refused > 0);
}
