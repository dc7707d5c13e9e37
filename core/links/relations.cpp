#include "core/links/relations.hpp"

#include <algorithm>
#include <cstdlib>
#include <string_view>

#include "core/text/text.hpp"

namespace quadrille::links {

namespace {

std::string numbered(std::string_view name, int number) {
  return std::string(name) + ' ' + decimal(static_cast<std::uint64_t>(number));
}

}  // namespace

Relation difference_of(int number) {
  return {numbered("difference", number), [number](int a, int b) { return std::abs(a - b) == number; }};
}

Relation ratio_of(int number) {
  return {numbered("ratio", number), [number](int a, int b) { return a == number * b || b == number * a; }};
}

Relation none_of(const std::vector<Relation>& relations) {
  std::string name = "no ";
  for (const Relation& each : relations) name += (&each == relations.data() ? "" : ", ") + each.name;
  return {name, [relations](int a, int b) {
            return std::none_of(relations.begin(), relations.end(),
                                [=](const Relation& each) { return each.allows(a, b); });
          }};
}

Relation slow_thermometer() {
  return {"slow thermometer", [](int a, int b) { return a <= b; }};
}

Relation nabner() {
  return {"nabner", [](int a, int b) { return std::abs(a - b) > 1; }};
}

Relation box_indexer(int from, int to) {
  return {numbered(numbered("box indexer", from), to), [from, to](int a, int b) { return (a == to) == (b == from); }};
}

std::vector<int> forbidden_numbers(const std::vector<int>& numbers_of_dots, int usual) {
  std::vector<int> numbers;
  for (const int number : numbers_of_dots)
    if (std::find(numbers.begin(), numbers.end(), number) == numbers.end()) numbers.push_back(number);
  if (numbers.empty()) numbers.push_back(usual);
  return numbers;
}

std::string entropic_pattern(int values, std::size_t length) {
  const auto all = std::string_view("123456789ABCDEFG").substr(0, static_cast<std::size_t>(values));
  const std::size_t low = values % 3 == 1 ? all.size() / 3 : (all.size() + 2) / 3;
  const std::string_view groups[] = {all.substr(0, low), all.substr(low, all.size() - std::min(all.size(), 2 * low)),
                                     all.substr(all.size() - low)};
  std::string pattern;
  for (const std::string_view order : {"012", "021", "102", "120", "201", "210"}) {
    std::string three, rest;
    for (std::size_t at = 0; at < order.size(); ++at) {
      const std::string group = '[' + std::string(groups[order[at] - '0']) + ']';
      three += group;
      if (at < length % 3) rest += group;
    }
    pattern += (pattern.empty() ? "(" : "|(") + three + "){" + decimal(length / 3) + '}' + rest;
  }
  return pattern;
}

}  // namespace quadrille::links
