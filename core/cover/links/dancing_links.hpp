// Dancing links for any cover: Algorithm C, or Algorithm M if the problem has multiplicities, so that one without them
// costs nothing more.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/cover/links/algorithm_c.hpp"
#include "core/cover/links/algorithm_m.hpp"
#include "core/cover/problem.hpp"
#include "core/search/engine.hpp"
#include "core/search/walk.hpp"

namespace quadrille::cover {

class DancingLinks {
 public:
  /// Too large when the links would need more nodes than they can address.
  std::optional<Error> open(const Problem& problem) {
    has_multiplicities_ = problem.has_multiplicities();
    return has_multiplicities_ ? multiple_.open(problem) : exact_.open(problem);
  }
  Step advance(Fuel& fuel) { return has_multiplicities_ ? multiple_.advance(fuel) : exact_.advance(fuel); }
  DepthFirst& tree() { return has_multiplicities_ ? multiple_.tree() : exact_.tree(); }
  std::span<const Links::Frame> frames() const { return has_multiplicities_ ? multiple_.frames() : exact_.frames(); }
  /// The chosen options, in the order of choice.
  void read(std::vector<Option>& chosen) const { has_multiplicities_ ? multiple_.read(chosen) : exact_.read(chosen); }
  /// Appends them with what else there was to choose.
  void path(std::vector<Choice>& path) const { has_multiplicities_ ? multiple_.path(path) : exact_.path(path); }
  const Stats& stats() const { return has_multiplicities_ ? multiple_.stats() : exact_.stats(); }
  double fraction() const { return has_multiplicities_ ? multiple_.fraction() : exact_.fraction(); }

  /// For tests: the links of an exact cover, and of a cover with multiplicities, as they stand.
  const Links& links() const { return exact_.links(); }
  const BoundedLinks& bounded_links() const { return multiple_.links(); }

 private:
  bool has_multiplicities_ = false;
  AlgorithmC exact_;
  AlgorithmM multiple_;
};

}  // namespace quadrille::cover
