// Random statements of models, each with what it says as a function of numbers: written once more, apart from core.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "tests/core/random.hpp"

namespace quadrille::test {

/// A number for each variable.
using ModelNumbers = std::vector<std::int64_t>;

struct ModelVariable {
  std::string name;
  std::vector<std::int64_t> numbers;
};

struct ModelStatement {
  std::string text;
  std::function<bool(const ModelNumbers&)> holds;
};

/// The kinds of statements, without `or`.
extern const std::vector<std::string> model_words;

/// Variables, and their declarations.
std::vector<ModelVariable> random_variables(Random& random, std::string& declarations);

ModelStatement random_statement(Random& random, const std::string& word, const std::vector<ModelVariable>& variables);

/// Calls `use(numbers)` for all combinations of numbers.
template <class Use>
void for_assignments(const std::vector<ModelVariable>& variables, Use use) {
  std::vector<std::size_t> at(variables.size());
  ModelNumbers numbers(variables.size());
  for (;;) {
    for (std::size_t i = 0; i < at.size(); ++i) numbers[i] = variables[i].numbers[at[i]];
    use(numbers);
    std::size_t next = 0;
    while (next < at.size() && ++at[next] == variables[next].numbers.size()) at[next++] = 0;
    if (next == at.size()) return;
  }
}

}  // namespace quadrille::test
