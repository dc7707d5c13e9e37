// What may be asked with each question, and how: one table, which the commands read and JavaScript has by the schema
// (core/schema.hpp). Tested by tests/wasm/schema.test.js and tests/cli.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string_view>

#include "core/job/question.hpp"

namespace quadrille {

enum class QuestionTrait : std::uint8_t {
  of_puzzles,      ///< it has an answer for each puzzle: not one for wishes, a notation or a search tree
  divided,         ///< one search is divided among threads and workers
  up_to_symmetry,  ///< solutions that a symmetry turns into each other can count as one
  of_parts,        ///< it can be asked about a part of the search tree
  larger_module    ///< of Sudoku, the module `grading` answers it; the small one only searches for solutions
};
constexpr std::string_view question_trait_names[] = {"ofPuzzles", "divided", "upToSymmetry", "ofParts", "largerModule"};

/// Whether a question has a trait.
constexpr bool has_trait(Question question, QuestionTrait trait) {
  using enum QuestionTrait;
  const auto all = [](auto... traits) { return (0U | ... | (1U << static_cast<unsigned>(traits))); };
  const std::uint32_t table[] = {
      all(of_puzzles, divided, up_to_symmetry, of_parts),  // solve
      all(of_puzzles, divided, up_to_symmetry, of_parts),  // check
      all(of_puzzles, divided, up_to_symmetry, of_parts),  // count
      all(of_puzzles, divided, up_to_symmetry, of_parts),  // list
      all(of_puzzles, of_parts, larger_module),            // candidates
      all(of_puzzles, larger_module),                      // hint
      all(of_puzzles, larger_module),                      // steps
      all(of_puzzles, larger_module),                      // grade
      all(of_puzzles, larger_module),                      // why
      all(larger_module),                                  // generate
      all(),                                               // convert
      all(up_to_symmetry, of_parts, larger_module),        // split
  };
  static_assert(std::size(table) == std::size(question_names));
  return (table[static_cast<std::size_t>(question)] >> static_cast<unsigned>(trait) & 1U) != 0;
}

}  // namespace quadrille
