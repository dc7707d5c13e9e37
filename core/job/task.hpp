// A task is what a job does with each puzzle of a text. Each kind of work is a class (make_task.hpp). Tested by
// tests/core/search_test.cpp and insight_test.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "core/job/any_puzzle.hpp"
#include "core/job/records.hpp"
#include "core/job/request.hpp"

namespace quadrille {

class Task {
 public:
  virtual ~Task() = default;

  /// Begins with the puzzle at hand. Returns an error if it cannot be answered; nothing is written then. A short task
  /// writes its answer here, and is not busy afterwards.
  virtual std::optional<Error> begin() = 0;

  /// The present search; null if there is none, or none any more.
  virtual const AnySearch* search() const { return nullptr; }
  /// Whether there is no answer yet. A task may be busy without a search.
  virtual bool is_busy() const { return search() != nullptr; }
  /// Goes on until `fuel` is spent or the answer is written.
  virtual void advance(Fuel&) {}
  /// Gives away parts of the search, as an engine does (core/search/engine.hpp), and names the engine whose tree they
  /// belong to. False if there are none, or if the answer depends on where the search stops.
  virtual bool give_away(std::vector<Branch>&, std::string_view&) { return false; }
  /// Gives up: answers `stopped`, with what was found so far.
  virtual void stop() {}
};

}  // namespace quadrille
