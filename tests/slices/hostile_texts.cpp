#include "tests/slices/hostile_texts.hpp"

#include <algorithm>
#include <regex>
#include <sstream>

#include "tests/core/ask.hpp"
#include "tests/core/random.hpp"

namespace quadrille::test {

namespace {

std::string queens(std::size_t side) {
  std::string text = std::to_string(side);
  for (std::size_t row = 0; row < side; ++row) text += " 0";
  return text;
}

// A board without black cells but those of the clues, which all runs share.
std::string kakuro(std::size_t side) {
  std::string text;
  for (std::size_t row = 0; row <= side; ++row) {
    for (std::size_t column = 0; column <= side; ++column) {
      const bool is_across = column % 10 == 0, is_down = row % 10 == 0;
      text += column == 0 ? "" : " ";
      text += is_across && is_down ? "#" : is_across ? "\\45" : is_down ? "45\\" : ".";
    }
    text += '\n';
  }
  return text;
}

// Exact covers of 99 items by options of three.
std::string cover(std::size_t options) {
  Random random(2);
  std::string text;
  for (std::size_t item = 0; item < 99; ++item) text += 'i' + std::to_string(item) + ' ';
  for (std::size_t option = 0; option < options; ++option) {
    text += '\n';
    for (std::size_t at = 0; at < 3; ++at) text += 'i' + std::to_string(33 * at + random.below(33)) + ' ';
  }
  return text;
}

// A cover whose options are all of one item, or each of an item of its own.
std::string one_item(std::size_t options) {
  std::string text = "a b";
  for (std::size_t option = 0; option < options; ++option) text += "\na";
  return text + "\nb";
}
std::string long_chain(std::size_t items) {
  std::string text;
  for (std::size_t item = 0; item < items; ++item) text += 'i' + std::to_string(item) + ' ';
  for (std::size_t item = 0; item + 1 < items; ++item)
    text += "\ni" + std::to_string(item) + " i" + std::to_string(item + 1);
  return text;
}

// Puts the cells of a rule elsewhere on a board of 9×9.
std::string moved(const std::string& rule, Random& random) {
  static const std::regex cell("R([1-9])C([1-9])");
  int rows = 1, columns = 1;
  for (std::sregex_iterator at(rule.begin(), rule.end(), cell), end; at != end; ++at) {
    rows = std::max(rows, std::stoi((*at)[1]));
    columns = std::max(columns, std::stoi((*at)[2]));
  }
  const int down = static_cast<int>(random.below(static_cast<std::uint64_t>(10 - rows)));
  const int right = static_cast<int>(random.below(static_cast<std::uint64_t>(10 - columns)));
  std::string text;
  std::size_t done = 0;
  for (std::sregex_iterator at(rule.begin(), rule.end(), cell), end; at != end; ++at) {
    const auto place = static_cast<std::size_t>(at->position());
    text += rule.substr(done, place - done) + 'R' + std::to_string(std::stoi((*at)[1]) + down) + 'C' +
            std::to_string(std::stoi((*at)[2]) + right);
    done = place + at->str().size();
  }
  return text + rule.substr(done);
}

}  // namespace

std::vector<NamedText> large_boards() {
  std::vector<NamedText> all;
  for (const std::size_t side : {16, 25, 36})
    all.push_back({"blank " + std::to_string(side), "sudoku", std::string(side * side, '.')});
  for (const std::size_t side : {100, 500, 2000}) all.push_back({std::to_string(side), "queens", queens(side)});
  for (const std::size_t side : {40, 120}) all.push_back({std::to_string(side), "kakuro", kakuro(side)});
  for (const char* const board :
       {"64x64 pentominoes", "64x60 *F *I5 *X *W", "10x6 pentominoes", "cube 16x16x16 *I3 *L4"})
    all.push_back({board, "tiling", board});
  for (const std::size_t options : {2'000, 20'000})
    all.push_back({"random " + std::to_string(options), "cover", cover(options)});
  all.push_back({"one item", "cover", one_item(50'000)});
  all.push_back({"chain", "cover", long_chain(20'000)});
  for (const char* const shape : {".Shape~16x16", ".Shape~16x16~16~Raw", ".Shape~16x16.ChaosConstruction.NoBoxes"})
    all.push_back({shape, "variant", shape});
  return all;
}

std::vector<NamedText> many_rules(std::size_t times) {
  std::vector<NamedText> all;
  std::istringstream lines(read_file("tests/data/variant/rules.iss"));
  std::string last;
  for (std::string line; std::getline(lines, line);) {
    static const std::regex shape("^\\.Shape~[^.]*(\\.NoBoxes)?");
    const std::string rule = std::regex_replace(line, shape, "");
    const std::string name = rule.substr(1, rule.find_first_of("~.", 1) - 1);
    if (name == last) continue;
    last = name;
    std::string same = ".Shape~9x9", shifted = ".Shape~9x9.NoBoxes";
    Random random(1);
    for (std::size_t time = 0; time < times; ++time) {
      same += rule;
      shifted += moved(rule, random);
    }
    const std::string often = " x " + std::to_string(times);
    all.push_back({name + often, "variant", same});
    if (shifted.size() != same.size() || rule.find("R1C1") != std::string::npos)
      all.push_back({name + often + " moved", "variant", shifted});
  }
  return all;
}

}  // namespace quadrille::test
