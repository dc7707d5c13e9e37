// What a job does with each puzzle of a text: a class for each kind of work (make_task.hpp). Tested by
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

  /// Begins with the puzzle at hand. Returns why it cannot be answered, and has written nothing then. A task with
  /// little to do writes its answer here, and is not busy afterwards.
  virtual std::optional<Error> begin() = 0;

  /// The search that is under way; null when there is none, or no longer.
  virtual const AnySearch* search() const { return nullptr; }
  /// Whether there is no answer yet. A task may be busy without a search.
  virtual bool is_busy() const { return search() != nullptr; }
  /// Goes on until `fuel` is spent or the answer is written.
  virtual void advance(Fuel&) {}
  /// Gives parts of the search away, as an engine does (core/search/engine.hpp), and names the engine whose tree they
  /// are of. False where there are none, or the answer depends on where the search stops.
  virtual bool give_away(std::vector<Branch>&, std::string_view&) { return false; }
  /// Gives up: the answer is `stopped`, with what was found.
  virtual void stop() {}
};

}  // namespace quadrille
