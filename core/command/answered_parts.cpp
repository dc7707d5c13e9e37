#include "core/command/answered_parts.hpp"

#include <utility>

#include "core/text/text.hpp"

namespace quadrille::command {

namespace {

constexpr std::size_t most_gaps = 10;

// A choice of a part, and the text of the part that it leads to.
struct Choice {
  Branch branch;
  std::string text;
};

// The choices of a part, root first.
std::vector<Choice> choices_of(const Part& part) {
  std::vector<Choice> choices;
  Part front = {.puzzle = part.puzzle, .levels = {}, .engine = part.engine, .path = {}};
  for (const Part::Level& level : part.levels) {
    front.levels.push_back(level);
    choices.push_back({level.branch, text_of(front)});
  }
  for (const Branch& branch : part.path) {
    front.path.push_back(branch);
    choices.push_back({branch, text_of(front)});
  }
  return choices;
}

}  // namespace

std::optional<std::string> AnsweredParts::add(const Part& part, std::size_t answer) {
  const std::string named = "the part " + text_of(part);
  if (part.puzzle != whole_.puzzle) return named + " is not a part of " + root_.text;
  Node* node = &root_;
  bool is_answered = root_.answer.has_value();
  for (Choice& choice : choices_of(part)) {
    const auto [child, is_new] = node->children.try_emplace(choice.branch.at);
    if (is_new) child->second.text = choice.text;
    if ((node->of != 0 && node->of != choice.branch.of) || child->second.text != choice.text) {
      if (is_new) node->children.erase(child);
      return named + " is of another division of the puzzle";
    }
    node->of = choice.branch.of;
    node = &child->second;
    is_answered |= node->answer.has_value();
  }
  // Every node was made on the way to an answer: below one that has children there is an answer.
  if (is_answered || node->of != 0) return named + " is answered twice";
  node->answer = answer;
  return std::nullopt;
}

std::vector<std::string> AnsweredParts::missing() const {
  std::vector<std::string> missing;
  visit([&missing](const Node& node) { append_missing(node, missing); });
  return missing;
}

std::vector<std::size_t> AnsweredParts::answers() const {
  std::vector<std::size_t> answers;
  visit([&answers](const Node& node) {
    if (node.answer) answers.push_back(*node.answer);
  });
  return answers;
}

void AnsweredParts::append_missing(const Node& node, std::vector<std::string>& missing) {
  if (node.answer) return;
  if (node.of == 0) missing.push_back(node.text);
  std::size_t gaps = 0;
  for (std::uint32_t at = 0; at < node.of && gaps < most_gaps; ++at) {
    if (node.children.contains(at)) continue;
    missing.push_back("choice " + decimal(at + 1) + " of " + decimal(node.of) + " below " + node.text);
    ++gaps;
  }
}

// Calls `visit` with each node, in the order of the tree, but those below an answer. Not recursive: trees are deep.
template <class Visit>
void AnsweredParts::visit(Visit visit) const {
  for (std::vector<const Node*> left = {&root_}; !left.empty();) {
    const Node& node = *left.back();
    left.pop_back();
    visit(node);
    if (node.answer) continue;
    for (auto child = node.children.rbegin(); child != node.children.rend(); ++child) left.push_back(&child->second);
  }
}

}  // namespace quadrille::command
