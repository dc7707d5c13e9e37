#include "core/cover/links/algorithm_c.hpp"

#include <string>

namespace quadrille::cover {

[[clang::minsize]] std::optional<Error> AlgorithmC::open(const Problem& problem) {
  if (Links::nodes_for(problem) > Links::most_nodes) {
    return Error{Error::Code::too_large, "the exact cover problem has " + in_digits(problem.entries()) +
                                             " entries, more than dancing links can address"};
  }
  links_.build(problem);
  frames_.clear();
  frames_.reserve(problem.primary());
  start(problem.entries() / 4);
  return std::nullopt;
}

Step AlgorithmC::advance(Fuel& fuel) { return walk(*this, fuel); }

Node AlgorithmC::enter() {
  if (links_.wiped_out() > 0) return Node::dead_end;
  if (links_.uncovered() == 0) return Node::solution;
  choose(links_.fewest_options());
  return Node::inner;
}

void AlgorithmC::choose(Index item) {
  const Index choices = links_.size(item);
  links_.cover(item);
  const Index node = links_.first(item);
  frames_.push_back({node, links_.commit_others(node), 0, choices});
  count_depth(frames_.size());
  charge_visits();
}

// Takes back the last choice and makes the next one for the same item; when there is none, uncovers the item.
Next AlgorithmC::leave() {
  if (is_root(frames_.size())) return Next::nothing;
  charge_visits();
  Frame& frame = frames_.back();
  links_.uncommit_others(frame.node, frame.reached);
  frame.node = links_.below(frame.node);
  if (++frame.tried < frame.choices) {
    frame.reached = links_.commit_others(frame.node);
    return Next::enter;
  }
  links_.uncover(links_.item_of(frame.node));
  frames_.pop_back();
  return Next::leave;
}

void AlgorithmC::read(std::vector<Option>& chosen) const {
  chosen.clear();
  for (const Frame& frame : frames_) chosen.push_back(links_.option_of(frame.node));
}

}  // namespace quadrille::cover
