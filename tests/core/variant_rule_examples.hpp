// Tiny boards with one rule each, and fillings that obey it or not.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace quadrille::test {

/// Only the rules of this kind are asked: rows and columns of the fillings need not be right.
struct RuleExample {
  std::string_view kind;
  std::string text;
  std::vector<std::string> yes, no;
};

const std::vector<RuleExample>& rule_examples();

}  // namespace quadrille::test
