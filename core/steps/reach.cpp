#include "core/steps/reach.hpp"

#include <algorithm>

namespace quadrille::steps {

void Reach::build(const Implications& graph) {
  if (built_for_ == graph.version()) return;
  built_for_ = graph.version();
  is_known_ = graph.size() <= most_candidates;
  if (!is_known_) return;
  const std::size_t codes = 2 * std::size_t{graph.size()};
  words_ = (codes + 63) / 64;
  component_.assign(codes, none);
  number_.assign(codes, none);
  low_.resize(codes);
  sets_.clear();
  is_cyclic_.clear();
  numbers_ = 0;
  for (Code code = 0; code < codes; ++code) {
    if (number_[code] == none) walk_from(code, graph);
  }
}

void Reach::walk_from(Code first, const Implications& graph) {
  const auto enter = [&](Code code) {
    number_[code] = low_[code] = numbers_++;
    open_.push_back(code);
    visits_.push_back({code, 0});
  };
  enter(first);
  while (!visits_.empty()) {
    auto& [code, done] = visits_.back();
    const auto all = next(graph, code);
    if (done < all.size()) {
      const Code to = code_of(all[done++], code % 2 == 0);
      if (number_[to] == none) {
        enter(to);
      } else if (component_[to] == none) {
        low_[code] = std::min(low_[code], number_[to]);
      }
      continue;
    }
    const Code left = code;
    visits_.pop_back();
    if (!visits_.empty()) low_[visits_.back().code] = std::min(low_[visits_.back().code], low_[left]);
    if (low_[left] == number_[left]) close(left, graph);
  }
}

// Makes the component of all open literals from `root` on. What they lead to has its components already.
void Reach::close(Code root, const Implications& graph) {
  const auto component = static_cast<std::uint32_t>(is_cyclic_.size());
  const auto first = std::find(open_.rbegin(), open_.rend(), root).base() - 1;
  is_cyclic_.push_back(open_.end() - first > 1);
  sets_.resize(sets_.size() + words_);
  Word* const set = sets_.data() + component * words_;
  for (auto member = first; member != open_.end(); ++member) {
    component_[*member] = component;
    set[*member / 64] |= Word{1} << *member % 64;
  }
  for (auto member = first; member != open_.end(); ++member) {
    for (const Candidate candidate : next(graph, *member)) {
      const Code to = code_of(candidate, *member % 2 == 0);
      if ((set[to / 64] >> to % 64 & 1) != 0) continue;  // and all that it leads to
      const Word* const more = sets_.data() + component_[to] * words_;
      for (std::size_t word = 0; word < words_; ++word) set[word] |= more[word];
    }
  }
  open_.erase(first, open_.end());
}

}  // namespace quadrille::steps
