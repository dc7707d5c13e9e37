// The parts of a puzzle's search tree (core/search/part.hpp) that are answered: whether they make up the whole, and
// what is missing. Each choice in the text of a part says how many there are beside it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/search/part.hpp"

namespace quadrille::command {

class AnsweredParts {
 public:
  /// `puzzle`: the fingerprint of which parts are to be made up.
  explicit AnsweredParts(std::uint64_t puzzle) : whole_{.puzzle = puzzle, .levels = {}, .engine = {}, .path = {}} {
    root_.text = text_of(whole_);
  }

  /// Adds the answer with this number. Returns why it does not fit: it is of a part of something else, or of one that
  /// was answered already.
  std::optional<std::string> add(const Part& part, std::size_t answer);

  /// What is missing, by the texts of parts where they are known. A text may claim billions of choices: of those at one
  /// node only the first ones are named.
  std::vector<std::string> missing() const;

  /// The numbers of the answers in the order of the tree.
  std::vector<std::size_t> answers() const;

 private:
  struct Node {
    std::string text;                        // the part's own
    std::uint32_t of = 0;                    // number of choices at this node; 0 while it is not known
    std::map<std::uint32_t, Node> children;  // by the number of the choice, from 0
    std::optional<std::size_t> answer;
  };

  template <class Visit>
  void visit(Visit visit) const;
  static void append_missing(const Node& node, std::vector<std::string>& missing);

  Part whole_;
  Node root_;
};

}  // namespace quadrille::command
