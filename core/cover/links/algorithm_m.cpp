#include "core/cover/links/algorithm_m.hpp"

#include <algorithm>
#include <string>

namespace quadrille::cover {

[[clang::minsize]] std::optional<Error> AlgorithmM::open(const Problem& problem) {
  if (Links::nodes_for(problem) > BoundedLinks::most_nodes) {
    return Error{Error::Code::too_large, "the cover problem with multiplicities has " + in_digits(problem.entries()) +
                                             " entries, more than dancing links can address"};
  }
  links_.build(problem);
  frames_.clear();
  frames_.reserve(links_.most_choices());
  start(problem.entries() / 4);
  return std::nullopt;
}

Step AlgorithmM::advance(Fuel& fuel) { return walk(*this, fuel); }

Node AlgorithmM::enter() {
  if (links_.wiped_out() > 0) return Node::dead_end;
  const Links::Index item = links_.item_to_branch_on();
  if (item == 0) return Node::solution;
  frames_.push_back(links_.choose(item));
  count_depth(frames_.size());
  charge_visits();
  return Node::inner;
}

Next AlgorithmM::leave() {
  if (is_root(frames_.size())) return Next::nothing;
  const bool has_next = links_.choose_next(frames_.back());
  charge_visits();
  if (has_next) return Next::enter;
  frames_.pop_back();
  return Next::leave;
}

void AlgorithmM::read(std::vector<Option>& chosen) const {
  chosen.clear();
  for (const Links::Frame& frame : frames_) {
    if (!links_.is_none(frame)) chosen.push_back(links_.option_of(frame.node));
  }
}

}  // namespace quadrille::cover
